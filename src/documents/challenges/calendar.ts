/** Boards → a file of Run sheets, with contents on which scores are kept. */

import type { Mark } from '../../typeset/page/page.ts';
import { gameDocument, printed, type Request } from '../document.ts';
import type { Plan } from '../figures/pen.ts';
import { sheetPlan } from '../sheets/plan.ts';
import { boardList } from './board-list.ts';
import { fileHead, headHeight, notes, type SheetRange, sheetFile } from './sheet-file.ts';

/** A Run sheet for each week, after contents with room for scores. */
export const calendar = gameDocument(['deals', 'punch', 'weeksFrom'], {
  id: 'calendar',
  compose(request) {
    const plan = sheetPlan(request.style, request);
    const pages = sheetFile(request, plan, request.deals, { front: (range) => contents(request, plan, range) });
    return printed(request, title, pages);
  },
});

const title = 'Calendar';
const week = 7 * 86_400_000;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `23 Nov`: the day `weeks` weeks after a day. */
function dayText(from: string, weeks: number): string {
  const day = new Date(Date.parse(`${from}T00:00:00Z`) + weeks * week);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

function contents(request: Request<'deals' | 'weeksFrom'>, plan: Plan, { places }: SheetRange): Mark[][] {
  const { deals: boards, weeksFrom } = request;
  const list = boardList(request, plan, boards, {
    first: weeksFrom === undefined ? 'Week' : 'Week of',
    firsts: boards.map((_, index) => (weeksFrom === undefined ? String(index + 1) : dayText(weeksFrom, index))),
    places,
    hasBoxes: true,
    room: plan.height - headHeight(plan),
  });
  const top = headHeight(plan);
  const rows = Math.floor((plan.height - top - list.headHeight) / list.rowHeight + 0.01);
  const count = Math.ceil(boards.length / rows);
  const each = Math.ceil(boards.length / count);
  return Array.from({ length: count }, (_, page) => {
    const [first, end, from] = [page * each, Math.min(boards.length, (page + 1) * each), page === 0 ? top : 0];
    return [
      ...(page === 0 ? fileHead(request, plan, title, 'calendar', boards) : []),
      ...list.marks(first, end, from),
      ...(end === boards.length ? notes(request, plan, from + list.headHeight + list.rowHeight * (end - first)) : []),
    ];
  });
}
