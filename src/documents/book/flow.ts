/** Running text and figures → leaves. */

import type { Block } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import { type GalleyItem, keep } from '../../typeset/page/item.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { areaWidth } from '../../typeset/page/style.ts';
import type { Setup } from '../document.ts';
import { areaHeight, columnSetting, type DeferredLeaf, type Leaf } from './book.ts';
import { pictureBelow, type Subject } from './pictures.ts';

/** A figure already set for the column. */
interface FlowFigure {
  readonly kind: 'figure';
  readonly items: readonly GalleyItem[];
  /** Whether it may stand behind text that follows it, so that no page before it is left half empty. */
  readonly floats?: boolean;
}

/** Running text, or a figure. */
export type FlowPart = Block | FlowFigure;

/** The same items, so that a page ends at none of them. */
function onOnePage(items: readonly GalleyItem[]): GalleyItem[] {
  return items.flatMap((item): GalleyItem[] =>
    item.kind === 'penalty' ? [keep] : item.kind === 'glue' ? [keep, item] : [item, keep],
  );
}

/** Blocks that no page parts, nor from what stands above them where they are tied to it. */
export function held(blocks: readonly Block[], request: Setup, isTied = false): FlowPart {
  const items = onOnePage(setGalley(blocks, columnSetting(request)));
  return { kind: 'figure', items: isTied ? [keep, ...items] : items };
}

/** What a flow of text is part of. */
export interface FlowOptions {
  /** Leaves before its first: they decide which pages face each other. */
  readonly before?: number;
  /** Stands in the running head. */
  readonly section?: string;
  /** A picture that stands below the last line where there is room. */
  readonly closing?: Subject | undefined;
}

/** Text and figures in their order, as leaves. */
export function flow(
  parts: readonly FlowPart[],
  request: Setup,
  { before = 0, section, closing }: FlowOptions = {},
): Leaf[] {
  const setting = columnSetting(request);
  let items: GalleyItem[] = [];
  let floating: { readonly at: number; readonly figure: readonly GalleyItem[] } | undefined;
  let run: Block[] = [];
  const close = () => {
    items.push(...setGalley(run, setting));
    run = [];
  };
  for (const part of parts) {
    if (part.kind !== 'figure') run.push(part);
    else {
      close();
      if (part.floats) floating = { at: items.length, figure: part.items };
      else items.push(...part.items);
    }
  }
  close();
  const { leading } = request.style;
  const full = areaHeight(request.style);
  if (floating) items = settled(items, floating, full);
  const columns = paginate(items, full, { beginsLeft: before % 2 === 1, leading });
  /** A picture ends level with the page it faces, where that is all but full. */
  const room = (from: number, index: number) => {
    const facing = (before + index) % 2 === 0 ? columns[index - 1]?.height : undefined;
    const to = facing !== undefined && facing > full - 3.3 * leading ? facing : full;
    return { width: areaWidth(request.style), from, to };
  };
  return columns.map(({ marks, height }, index) => {
    const below = index === columns.length - 1 ? pictureBelow(closing, room(height, index), request) : [];
    return { marks: [...shifted(marks, request.style.margin, 0), ...below], ...(section && { section }) };
  });
}

/** Room above a figure that need not be filled, as a share of the page. */
const mayStayEmpty = 0.12;

/** The items with a figure among them, at the first gap of its chapter before which little or least room is left empty. */
function settled(
  items: readonly GalleyItem[],
  { at, figure }: { readonly at: number; readonly figure: readonly GalleyItem[] },
  height: number,
): GalleyItem[] {
  const own = figure.reduce((sum, item) => sum + (item.kind === 'penalty' ? 0 : item.height), 0);
  const isHead = (item: GalleyItem) =>
    item.kind === 'box' && item.marks.some((mark) => mark.kind === 'anchor' && mark.bookmark?.level === 1);
  const head = items.findIndex((item, index) => index > at && isHead(item));
  const end = head < 0 ? items.length : head;
  const isGap = (index: number) => items[index]?.kind === 'glue' && items[index - 1]?.kind === 'box';
  const gaps = items.flatMap((_, index) => (index > at && index < end && isGap(index) ? [index] : []));
  const places = [at, ...gaps].map((index) => {
    const room = height - (paginate(items.slice(0, index), height).at(-1)?.height ?? 0);
    return { index, empty: own <= room ? 0 : room };
  });
  const least = Math.max(height * mayStayEmpty, Math.min(...places.map(({ empty }) => empty)));
  const index = places.find(({ empty }) => empty <= least)?.index ?? at;
  return [...items.slice(0, index), ...figure, ...items.slice(index)];
}

/** Running text that needs page numbers: as many leaves as it fills, whatever the numbers are. */
export function deferredFlow(
  blocks: (pageOf: (anchor: string) => string) => readonly Block[],
  request: Setup,
  options: FlowOptions = {},
): DeferredLeaf[] {
  // Numbers of three digits are as wide as any book has, so that the count of leaves is known before the numbers.
  const count = flow(
    blocks(() => '888'),
    request,
    options,
  ).length;
  return Array.from({ length: count }, (_, index) => (pageOf) => {
    const leaf = flow(blocks(pageOf), request, options)[index];
    return leaf ?? { marks: [], ...(options.section && { section: options.section }) };
  });
}
