/** Running text and figures → leaves. */

import { type Block, withPages } from '../../manuscript/block.ts';
import { memo } from '../../memo.ts';
import { baseline, setCaption, shifted } from '../../typeset/page/body.ts';
import { betweenParagraphs, isCloseTo, setGalley, withoutDoubleGlue } from '../../typeset/page/galley.ts';
import { type GalleyItem, keep, type Setting } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { heightOf, type PageColumn, place } from '../../typeset/page/paginate.ts';
import { areaHeight, lineMeasure } from '../../typeset/page/style.ts';
import { type BrokenGalley, breakGalley } from '../../typeset/spread/galley-spreads.ts';
import type { AnyRequest } from '../document.ts';
import type { DeferredPage, PageDraft } from './book.ts';
import { ruled } from './ledgers.ts';
import { minPictureRoom, pictureBelow, type Subject } from './pictures.ts';

interface FlowFigure {
  readonly kind: 'drawn';
  readonly items: readonly GalleyItem[];
  /** How far it may move down past the text after it. */
  readonly floats?: 'section' | 'chapter';
}

export type FlowPart = Block | FlowFigure;

/** The same items, so that a page ends at none of them but the last white. */
function onOnePage(items: readonly GalleyItem[]): GalleyItem[] {
  const last = items.findLastIndex(({ kind }) => kind === 'box');
  return items.flatMap((item, index): GalleyItem[] => {
    if (item.kind === 'penalty') return [keep];
    if (index >= last) return [item];
    return item.kind === 'glue' ? [keep, item] : [item, keep];
  });
}

/** Blocks kept on one page that they fit, with what is above them if tied to it. */
export function keptTogether(blocks: readonly Block[], request: AnyRequest, { isTied = false } = {}): FlowFigure {
  const set = setGalley(blocks, request);
  const items = heightOf(set) > areaHeight(request.style) ? set : onOnePage(set);
  return { kind: 'drawn', items: isTied ? [keep, ...items] : items };
}

/** Max share of a page for what is kept on one. */
const maxKept = 0.6;

/** Blocks of which procedures and tables are each kept on one page with the line above, unless they are long. */
export const keptWhole = (blocks: readonly Block[], request: AnyRequest): FlowPart[] =>
  blocks.map((block, index) => {
    const isWhole = (block.kind === 'list' && block.ordered) || block.kind === 'table';
    if (!isWhole) return block;
    const items = setGalley([block], request);
    if (heightOf(items) >= areaHeight(request.style) * maxKept) return block;
    return { kind: 'drawn', items: [keep, ...onOnePage(items.slice(isCloseTo(blocks[index - 1], block) ? 1 : 0))] };
  });

export interface FlowOptions {
  /** Leaves before it, which decide the facing pages. */
  readonly before?: number;
  readonly section?: string;
  /** A picture below the last line if there is room. */
  readonly closing?: Subject | undefined;
  /** Whether lines to write on fill the last page if a third of it is free. */
  readonly notes?: boolean;
  /** Pictures below chapters, where the next is better on a new page. */
  readonly plates?: readonly Subject[];
}

/** Text and figures as leaves, floating figures in their cheapest places. */
export function flow(
  parts: readonly FlowPart[],
  request: AnyRequest,
  { before = 0, section, closing, notes = false, plates = [] }: FlowOptions = {},
): PageDraft[] {
  const { leading, sideColumn } = request.style;
  const full = areaHeight(request.style);
  const picture = plates.length > 0 ? minPictureRoom(request.style) : undefined;
  const spreads = { begins: before % 2 === 1 ? 'left' : 'right', leading, picture } as const;
  const columns = bestOrder(inOrder(parts, request), (items, like) =>
    breakGalley(items, full, { ...spreads, like }),
  ).columns();
  let plated = 0;
  return columns.map(({ marks, height, hasPicture }, index): PageDraft => {
    const isLast = index === columns.length - 1;
    const picture = isLast ? closing : hasPicture ? plates[plated++ % plates.length] : undefined;
    const lines = notes && isLast && full - height > full / 3 ? notesBelow(request, height) : [];
    return {
      marks: [...shifted(marks, sideColumn, 0), ...lines],
      ...(picture && { below: (to) => pictureBelow(picture, { from: height, to, low: isLast }, request) }),
      ...(section && { head: { section } }),
    };
  });
}

/** Lines to write on, down to the foot of the page. */
function notesBelow(request: AnyRequest, height: number): Mark[] {
  const { style, say } = request;
  const { leading, sideColumn } = style;
  const full = areaHeight(style);
  const foot = full - leading + baseline(style);
  const caption = foot - 2 * leading * Math.floor((foot - height) / leading / 2 - 1);
  const { marks } = setCaption(say('notes-heading'), { size: 9 }, 'artifact', request);
  const lines = ruled(request, lineMeasure(style), caption + 2 * leading, full);
  return [...shifted(marks, sideColumn, caption), ...shifted(lines, sideColumn, 0)];
}

/** Text and figures in one endless column. */
export const setInColumn = (parts: readonly FlowPart[], request: AnyRequest): PageColumn =>
  place(galleyOf(inOrder(parts, request), new Map()));

interface Stretch {
  readonly items: readonly GalleyItem[];
  readonly isFigure: boolean;
  readonly floats?: FlowFigure['floats'];
}

/** Parts as they are written, each run of blocks set as one. */
function inOrder(parts: readonly FlowPart[], setting: Setting): Stretch[] {
  const stretches: Stretch[] = [];
  let run: Block[] = [];
  const close = () => {
    if (run.length > 0) stretches.push({ items: setGalley(run, setting), isFigure: false });
    run = [];
  };
  for (const part of parts) {
    if (part.kind !== 'drawn') run.push(part);
    else {
      close();
      stretches.push({ ...part, isFigure: true });
    }
  }
  close();
  return stretches;
}

/** Cost of each paragraph between a figure and its place. */
const costPerParagraph = 6;

/** Pages with each floating figure at its place or some paragraphs later: the cheapest. */
function bestOrder(
  stretches: readonly Stretch[],
  lay: (items: readonly GalleyItem[], like?: BrokenGalley) => BrokenGalley,
): BrokenGalley {
  const paragraphs = new Map<number, number>();
  let best = lay(galleyOf(stretches, paragraphs));
  stretches.forEach(({ floats }, index) => {
    const places = floats ? placesIn(stretches[index + 1]?.items ?? [], floats).length : 0;
    const from = places > 0 ? galleyOf(stretches.slice(0, index), paragraphs).length : 0;
    let [own, minCost] = [0, best.costAt(from)];
    for (let count = 1; count <= places; count++) {
      const found = lay(galleyOf(stretches, paragraphs.set(index, count)), best);
      const cost = found.costAt(from) + count * costPerParagraph;
      if (cost < minCost) [own, minCost, best] = [count, cost, found];
    }
    paragraphs.set(index, own);
  });
  return best;
}

const isHead = (item: GalleyItem, within: FlowFigure['floats']) =>
  item.kind === 'box' &&
  item.marks.some((mark) => mark.kind === 'anchor' && (within !== 'chapter' || mark.bookmark?.level === 1));

/** Places for a figure: after each paragraph to the end of its section. */
function placesIn(items: readonly GalleyItem[], within: FlowFigure['floats']): number[] {
  const head = items.findIndex((item) => isHead(item, within));
  return items.flatMap((item, index) =>
    (head < 0 || index < head) &&
    items[index - 1]?.kind === 'box' &&
    (item.kind === 'glue' || item === betweenParagraphs)
      ? [index]
      : [],
  );
}

/** One galley, each figure a number of paragraphs after its place. */
function galleyOf(stretches: readonly Stretch[], paragraphs: ReadonlyMap<number, number>): GalleyItem[] {
  const items: GalleyItem[] = [];
  let from = 0;
  const put = (figure: Stretch) => {
    from = Math.max(from, items.findLastIndex((item) => isHead(item, figure.floats)) + 1);
    items.push(...onOneOpening([...items.splice(from), ...figure.items]));
    from = items.length;
  };
  stretches.forEach((stretch, index) => {
    const before = stretches[index - 1];
    const count = paragraphs.get(index - 1) ?? 0;
    if (stretch.isFigure) {
      if ((paragraphs.get(index) ?? 0) === 0) put(stretch);
    } else if (before && count > 0) {
      const at = placesIn(stretch.items, before.floats)[count - 1] as number;
      items.push(...stretch.items.slice(0, at));
      put(before);
      items.push(...stretch.items.slice(at));
    } else items.push(...stretch.items);
  });
  return withoutDoubleGlue(items);
}

/** Cost of a page turn between a figure and its heading, or the figure before it. */
const turnCost = 600;

/** The same items, kept in one opening if possible. */
function onOneOpening(items: readonly GalleyItem[]): GalleyItem[] {
  return items.flatMap((item, index): GalleyItem[] => {
    if (item.kind === 'penalty') return [{ ...item, turn: (item.turn ?? 0) + turnCost }];
    return item.kind === 'glue' && items[index - 1]?.kind === 'box'
      ? [{ kind: 'penalty', cost: 0, turn: turnCost }, item]
      : [item];
  });
}

/** Running text with references to pages, of the same length for all numbers. */
export function deferredFlow(blocks: readonly Block[], request: AnyRequest, options: FlowOptions = {}): DeferredPage[] {
  const leaves = memo((pageOf: (anchor: string) => string) =>
    flow(
      blocks.map((block) => withPages(block, pageOf)),
      request,
      options,
    ),
  );
  // Three digits suffice for any book.
  return leaves(() => '888').map((usual, index) => (pageOf) => leaves(pageOf)[index] ?? { ...usual, marks: [] });
}
