/** Galley → columns of marks, one a page. */

import { type Box, freely, type Galley, type GalleyItem, type Glue, type Penalty } from './item.ts';
import { type Mark, moved } from './page.ts';

/** The content of one page, from the top of its text area. */
export interface PageColumn {
  readonly marks: readonly Mark[];
  readonly height: number;
}

/** Breaks a galley into the cheapest pages of `height` points; a taller box has its own. With `leading`, nearly full pages grow. */
export function paginate(galley: Galley, height: number, leading?: number): PageColumn[] {
  const columns: PageColumn[] = [];
  let at = skipWhite(galley, 0);
  while (at < galley.length) {
    const first = galley[at];
    const head = first?.kind === 'box' ? first.head : undefined;
    const end = pageEndFrom(galley, at, height - (head?.height ?? 0));
    const items = [...(head ? [head] : []), ...galley.slice(at, end)];
    at = skipWhite(galley, end);
    const column = place(items);
    const isLast = at >= galley.length;
    columns.push(leading === undefined || isLast ? column : place(stretched(items, height - column.height, leading)));
  }
  return columns;
}

/** Max lines of white to add to a page. */
const maxTaken = 3;

/** The items with `free` points more white, in whole lines, at most one a stretch. */
function stretched(items: readonly GalleyItem[], free: number, leading: number): readonly GalleyItem[] {
  const lines = Math.floor(free / leading + 0.01);
  const last = items.findLastIndex(({ kind }) => kind === 'box');
  const isWhite = (item: GalleyItem, index: number): item is Glue =>
    item.kind === 'glue' && index < last && item.height > leading / 2;
  const gaps = items.filter(isWhite).length;
  if (lines < 1 || lines > Math.min(maxTaken, gaps)) return items;
  const white = items.map((item, index) =>
    isWhite(item, index) ? { ...item, stretch: 1 as const, growsLast: false } : item,
  );
  return grown(white, { widest: 0, early: lines, last: 0 }, leading);
}

/** Gaps that can grow, or growth in lines: two above a chapter, one at others, early or last. */
export interface Gaps {
  readonly widest: number;
  readonly early: number;
  readonly last: number;
}

/** The same items with lines of white spread over the glue of each kind. */
export function grown(items: readonly GalleyItem[], lines: Gaps, leading: number): readonly GalleyItem[] {
  const last = items.findLastIndex(({ kind }) => kind === 'box');
  const more = new Map<number, number>();
  const spread = (taken: number, test: (glue: Glue) => boolean) => {
    const places = items.flatMap((item, index) => (item.kind === 'glue' && index < last && test(item) ? [index] : []));
    const share = (count: number) => Math.floor((taken * count) / places.length);
    places.forEach((place, index) => {
      more.set(place, share(index + 1) - share(index));
    });
  };
  spread(lines.widest, ({ stretch }) => stretch === 2);
  spread(lines.early, ({ stretch, growsLast }) => stretch === 1 && !growsLast);
  spread(lines.last, ({ stretch, growsLast }) => stretch === 1 && growsLast === true);
  return items.map((item, index) =>
    item.kind === 'glue' ? { ...item, height: item.height + (more.get(index) ?? 0) * leading } : item,
  );
}

export function skipWhite(galley: Galley, from: number): number {
  let at = from;
  while (at < galley.length && galley[at]?.kind !== 'box') at++;
  return at;
}

const emptyLine = 8; // cost of a line's height left empty

function pageEndFrom(galley: Galley, from: number, height: number): number {
  let best = { end: from, cost: Number.POSITIVE_INFINITY };
  let [at, used] = [from, 0];
  for (const { end, penalty } of breaksAfter(galley, from)) {
    for (; at < end; at++) {
      const item = galley[at] as GalleyItem;
      if (item.kind === 'penalty') continue;
      used += item.height;
      if (item.kind === 'box' && used > height + 0.01) return best.end > from ? best.end : Math.max(at, from + 1);
    }
    if (penalty.cost === Number.NEGATIVE_INFINITY) return end;
    const cost = penalty.cost + ((height - used) / 12) * emptyLine;
    if (cost <= best.cost) best = { end, cost };
  }
  return galley.length;
}

/** Places after an item for the end of a page, up to that of the galley. */
export function* breaksAfter(
  galley: Galley,
  from: number,
): Generator<{ readonly end: number; readonly penalty: Penalty }> {
  for (let end = from + 1; end < galley.length; end++) {
    const item = galley[end];
    if (item?.kind === 'penalty' && item.cost < Number.POSITIVE_INFINITY) yield { end, penalty: item };
    else if (item?.kind === 'glue' && galley[end - 1]?.kind === 'box') yield { end, penalty: freely };
  }
  yield { end: galley.length, penalty: freely };
}

/** Items one under the other, with no white below the last. */
export function place(items: readonly GalleyItem[]): PageColumn {
  const marks: Mark[] = [];
  const height = heightOf(items, (box, y) => marks.push(...box.marks.map((mark) => moved(mark, 0, y))));
  return { marks, height };
}

/** The height of items one under the other, in points, without white below the last box; calls back for the top of each. */
export function heightOf(items: readonly GalleyItem[], onBox?: (box: Box, y: number) => void): number {
  let y = 0;
  let height = 0;
  for (const item of items) {
    if (item.kind === 'penalty') continue;
    if (item.kind === 'box') {
      onBox?.(item, y);
      height = y + item.height;
    }
    y += item.height;
  }
  return height;
}
