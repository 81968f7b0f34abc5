/** Boards → a file of Run sheets, with contents on which scores are kept. */

import type { Say } from '../../language/catalogue.ts';
import { dayOf } from '../../language/formats.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { composed, gameDocument, type Request } from '../document.ts';
import type { Plan } from '../figures/pen.ts';
import { sheetPlan } from '../sheets/plan.ts';
import { boardList } from './board-list.ts';
import { fileHead, headHeight, notes, type SheetRange, sheetFile } from './sheet-file.ts';

/** A Run sheet for each week, after contents with room for scores. */
export const calendar = gameDocument(['deals', 'punch', 'weeksFrom'], {
  id: 'calendar',
  lay(_, request) {
    const plan = sheetPlan(request.style, request);
    const pages = sheetFile(request, plan, { front: (range) => contents(request, plan, range) });
    return composed(request, request.say('calendar-title'), pages);
  },
});

const week = 7 * 86_400_000;

/** `23 Nov`: the day `weeks` weeks after a day. */
function dayText(from: string, weeks: number, say: Say): string {
  const day = new Date(Date.parse(`${from}T00:00:00Z`) + weeks * week);
  return dayOf(say, day.toISOString().slice(0, 10));
}

function contents(request: Request<'deals' | 'weeksFrom'>, plan: Plan, { places }: SheetRange): Mark[][] {
  const { deals: boards, weeksFrom, say } = request;
  const names = { title: say('calendar-title'), heading: say('calendar-heading'), anchor: 'calendar' };
  const top = headHeight(plan);
  const { pageRows, pages } = boardList(request, plan, {
    first: weeksFrom === undefined ? say('calendar-week') : say('calendar-week-of'),
    firsts: boards.map((_, index) => (weeksFrom === undefined ? String(index + 1) : dayText(weeksFrom, index, say))),
    places,
    hasBoxes: true,
    room: plan.height - top,
  });
  const even = Math.ceil(boards.length / Math.ceil(boards.length / pageRows));
  return pages(even, (page) => (page === 0 ? top : 0)).map(({ marks, foot }, page, { length }) => [
    ...(page === 0 ? fileHead(request, plan, names) : []),
    ...marks,
    ...(page === length - 1 ? notes(request, plan, foot) : []),
  ]);
}
