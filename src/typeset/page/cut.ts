/** Column → columns for pages, cut between lines at the most white. */

import { boundsOf, hasInk } from './box.ts';
import { freely, type GalleyItem, keep } from './item.ts';
import { elementOf, type Mark, moved, type Tag } from './page.ts';
import { type PageColumn, paginate } from './paginate.ts';
import { areaHeight, type Style } from './style.ts';

/** Lines of the grid that stay together, and their marks. */
interface Band {
  readonly from: number;
  to: number;
  readonly marks: Mark[];
}

/** Max lines of a row that is never cut. */
const together = 4;

/** Max lines of a last stretch without its own page, such as a table of results. */
const shortTail = 5;

/** Cuts a column of lines on the grid if it is higher than a page; a stretch higher than a page keeps its own column. */
export function cut(column: PageColumn, style: Style): PageColumn[] {
  const { marks, height } = column;
  if (height <= areaHeight(style) + 0.01) return [column];
  const bands = bandsOf(marks, style.leading);
  const items = bands.flatMap((band, index): GalleyItem[] => {
    const next = bands[index + 1];
    const gap = next ? next.from - band.to : 0;
    const box: GalleyItem = {
      kind: 'box',
      height: (band.to - band.from) * style.leading,
      marks: band.marks.map((mark) => moved(mark, 0, -band.from * style.leading)),
    };
    // A short last stretch takes lines from above it onto its page.
    if (gap > 0)
      return [box, ...(isShortTail(bands, index) ? [keep] : []), { kind: 'glue', height: gap * style.leading }];
    return next ? [box, isLonely(bands, index) ? keep : freely] : [box];
  });
  return paginate(items, areaHeight(style), style.leading);
}

function isShortTail(bands: readonly Band[], index: number): boolean {
  const [from, to] = [bands[index + 1]?.from ?? 0, bands.at(-1)?.to ?? 0];
  return (
    to - from <= shortTail && bands.slice(index + 1, -1).every((band, at) => band.to === bands[index + 2 + at]?.from)
  );
}

/** Whether a cut after a band would isolate one line of a row, or divide a short row or a table. */
function isLonely(bands: readonly Band[], index: number): boolean {
  const table = tableOf(bands[index]);
  if (table !== undefined && table === tableOf(bands[index + 1])) return true;
  const isTied = (place: number) => bands[place]?.to === bands[place + 1]?.from;
  let [first, last] = [index, index + 1];
  while (first > 0 && isTied(first - 1)) first--;
  while (isTied(last)) last++;
  if (last - first < together || index === first || index + 1 === last) return true;
  // The first and last line of a paragraph, and the signs below it, are not isolated either.
  const [before, above, below, after] = [-1, 0, 1, 2].map((step) => paragraphOf(bands[index + step]));
  if (above === undefined || above.element !== below?.element) return false;
  return before?.element !== above.element || after?.element !== above.element || !after.isText;
}

function tableOf(band: Band | undefined): Tag | undefined {
  for (const mark of band?.marks ?? [])
    for (let tag = mark.kind === 'text' ? elementOf(mark.role) : undefined; tag; tag = tag.within)
      if (tag.role === 'table') return tag;
  return undefined;
}

/** The paragraph of a line, and whether it is in its text or in the signs below. */
function paragraphOf(band: Band | undefined): { readonly element: Tag; readonly isText: boolean } | undefined {
  for (const mark of band?.marks ?? []) {
    const element = mark.kind === 'text' ? elementOf(mark.role) : undefined;
    if (mark.kind === 'text' && element?.role === 'paragraph')
      return {
        element,
        isText: band?.marks.some((one) => one.kind === 'text' && one.face.startsWith('serif')) ?? false,
      };
  }
  return undefined;
}

/** The bands from top to bottom; links and anchors belong to their line. */
function bandsOf(marks: readonly Mark[], leading: number): Band[] {
  const spans = marks.map((mark) => {
    const { y, height } = boundsOf(mark);
    // Large type may rise above the first line.
    const from = Math.max(0, Math.floor(y / leading + 0.02));
    return { mark, from, to: Math.max(from + 1, Math.ceil((y + height) / leading - 0.02)) };
  });
  const bands: Band[] = [];
  for (const { from, to } of spans.filter(({ mark }) => hasInk(mark)).sort((a, b) => a.from - b.from)) {
    const open = bands.at(-1);
    if (open && from < open.to) open.to = Math.max(open.to, to);
    else bands.push({ from, to, marks: [] });
  }
  for (const { mark, from } of spans) (bands.findLast((band) => band.from <= from) ?? bands[0])?.marks.push(mark);
  return bands;
}
