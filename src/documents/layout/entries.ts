/** Entry → columns: an Event, Shop or Ending as its page shows it. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { bodyStyle, setBody, shifted, textFoot } from '../../typeset/page/body.ts';
import { boundsOf, footOf } from '../../typeset/page/box.ts';
import { cut } from '../../typeset/page/cut.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { linesColumn, stackColumns, stacked, stackHeight } from '../../typeset/page/stack.ts';
import { areaHeight, areaWidth, isFullPage, lineMeasure, type Style } from '../../typeset/page/style.ts';
import { breakStack, levelStacks } from '../../typeset/spread/stacks.ts';
import type { TextStyle } from '../../typeset/text/text-style.ts';
import { hasRoomBelow } from '../book/pictures.ts';
import { asEntry, entryHeader, headerAgain } from './entry-head.ts';
import { setGoods } from './goods.ts';
import { setOutcome } from './outcomes.ts';
import { rollRows } from './roll.ts';

/** An entry as pages. */
export interface LeafEntry {
  /** The scene, and all else that fits below it. */
  readonly front: PageColumn;
  /** Outcomes: none if they are on the front, two pages if they need them. */
  readonly backs: readonly LeafBack[];
}

/** Outcomes of a page; two of them may have all white between them. */
export interface LeafBack extends PageColumn {
  /** White, in points from the top of the page. */
  readonly between?: { readonly from: number; readonly to: number };
}

/** Width of the scene's column on a full page, and its gap. */
export const sceneWidth = 156;
export const columnGap = 16;

/** An entry on a full page, in two columns side by side. */
export interface BesideEntry {
  readonly scene: PageColumn;
  /** The right column: Outcomes, or all of a Shop, a line apart. */
  readonly beside: readonly PageColumn[];
}

/** Sets an entry for a full page: the scene at the left, Outcomes at the right, where a card can cover them. */
export function setEntryBeside(entry: EntryBlock, place: Setting): BesideEntry {
  const setting = asEntry(place);
  const wide = { ...setting, width: areaWidth(setting.style) - sceneWidth - columnGap };
  const narrow = { ...setting, width: sceneWidth };
  const head = entryHeader(entry, narrow, headSizes.beside);
  // Only Outcomes need covering; Shops and Endings take the wide column.
  if (entry.outcomes.length === 0) return { scene: head, beside: [scene(entry, wide), ...goodsOf(entry, wide)] };
  const text = scene(entry, narrow, 'ragged');
  return {
    scene: stackColumns([stacked([head, text]), rollRows(entry.roll, narrow, 'low')], setting.style),
    beside: entry.outcomes.map((outcome) => setOutcome(outcome, wide)),
  };
}

/** Sets an entry for a small page, or with Outcomes on the facing page above room for `below` lines. */
export function setEntrySpread(entry: EntryBlock, place: Setting, below: number): LeafEntry {
  const setting = asEntry(place);
  const { style } = setting;
  const pageHeight = areaHeight(style);
  const top = stackColumns([entryHeader(entry, setting, headSizes.across), scene(entry, setting)], style);
  if (entry.outcomes.length === 0) return { front: stackColumns([top, ...goodsOf(entry, setting)], style), backs: [] };
  const before = [top, rollRows(entry.roll, setting, 'low')];
  const set = entry.outcomes.map((outcome) => setOutcome(outcome, setting));
  const levelled = (left: readonly PageColumn[], right: readonly PageColumn[]) =>
    levelStacks(
      { stack: left, maxMore: left.length - 1 },
      { stack: right, maxMore: (right.length - 1) * gapLines.level },
      style,
    );
  // The facing page's overflow begins below the scene, or goes overleaf.
  for (let first = 0; first < set.length; first++) {
    const left = [...before, ...set.slice(0, first)];
    const right = set.slice(first);
    const natural = stackColumns(left, style);
    const facing = filled(right, style, below);
    if (natural.height > pageHeight + 0.01) break;
    if (facing.height > pageHeight + 0.01) continue;
    const [front, back] = (first > 0 && levelled(left, right)) || [natural, facing];
    return { front, backs: [back] };
  }
  const backs = breakStack(set, style, 2).map((group) => filled(group, style, below));
  return { front: stackColumns(before, style), backs };
}

/** Spreads Outcomes over their pages, which they fill. */
function onPages(outcomes: readonly PageColumn[], style: Style, max: number): readonly LeafBack[] {
  const groups = breakStack(outcomes, style, max);
  return inQuarters(groups, style) ?? groups.map((group) => filled(group, style));
}

/** Four Outcomes on two pages, at the head and the foot of each. */
function inQuarters(groups: readonly (readonly PageColumn[])[], style: Style): LeafBack[] | undefined {
  const lines = groups.map((group) => (areaHeight(style) - stackHeight(group, style)) / style.leading + 0.01);
  if (groups.length !== 2 || groups.some(({ length }) => length !== 2) || lines.some((free) => free < 0))
    return undefined;
  return groups.map((group, index) => {
    const free = Math.floor(lines[index] ?? 0);
    const from = group[0]?.height ?? 0;
    return { ...stackColumns(group, style, free), between: { from, to: from + (free + 1) * style.leading } };
  });
}

/** Sets an entry for a leaf: one of a full page or half of one, or a small one whose roll or goods may be at the foot. */
export function setEntryLeaf(
  entry: EntryBlock,
  place: Setting,
  options: { readonly toFoot?: boolean; readonly isVeiled?: boolean } = {},
): LeafEntry {
  return isFullPage(place.style) ? onFullLeaf(entry, place) : onSmallLeaf(entry, place, options);
}

/** Number and title in the side column. */
function onFullLeaf(entry: EntryBlock, place: Setting): LeafEntry {
  const setting = asEntry(place);
  const { style } = setting;
  const wide = { ...setting, width: lineMeasure(style) };
  const narrow = { ...setting, width: style.sideColumn - columnGap };
  const besideHead = (head: PageColumn, text: PageColumn): PageColumn => ({
    marks: [...head.marks, ...shifted(text.marks, style.sideColumn, 0)],
    height: Math.max(head.height, text.height),
  });
  const front = besideHead(entryHeader(entry, narrow, headSizes.beside), sceneSide(entry, wide));
  if (entry.outcomes.length === 0) return { front, backs: [] };
  const outcomes = entry.outcomes.map((outcome) => setOutcome(outcome, wide, { place: 'beside', isVeiled: true }));
  const back = filled(outcomes, style);
  const head = clearOf(back, (width) => headerAgain(entry, { ...setting, width }), style);
  return { front, backs: [besideHead(head, back)] };
}

/** Min points between a title and the totals beside its lines. */
const clear = 8;

/** The head beside Outcomes, narrower if its title would run into their totals in the side column. */
function clearOf(
  { marks }: PageColumn,
  head: (width: number) => PageColumn,
  { sideColumn, leading }: Style,
): PageColumn {
  const totals = marks.flatMap((mark) => (mark.kind === 'path' ? boundsOf(mark) : [])).filter(({ x }) => x < 0);
  const usual = head(sideColumn - columnGap);
  const meets = usual.marks.some((mark) => {
    const { x, y, width } = boundsOf(mark);
    const line = totals.filter((box) => box.y < footOf(mark) && box.y + box.height > y);
    return mark.kind === 'text' && mark.y > 2 * leading && line.some((box) => x + width + clear > sideColumn + box.x);
  });
  return meets ? head(sideColumn + Math.min(...totals.map(({ x }) => x)) - clear) : usual;
}

/** Long Outcomes take more leaves. */
function onSmallLeaf(
  entry: EntryBlock,
  place: Setting,
  { toFoot = false, isVeiled = false }: { readonly toFoot?: boolean; readonly isVeiled?: boolean },
): LeafEntry {
  const setting = asEntry(place);
  const head = entryHeader(entry, setting, headSizes.across);
  const { leading, flows } = setting.style;
  const room = areaHeight(setting.style) - head.height - leading;
  const sideOf = (more: number) => sceneSide(entry, setting, { more, ...(toFoot && flows && { room }) });
  const misses = ({ height }: PageColumn) => flows && height >= room + 0.01 && height <= room + leading + 0.01;
  const usual = sideOf(0);
  // A scene one line too long is a little wider, or takes the line below its head.
  const side = (misses(usual) ? wider.map(sideOf).find((one) => !misses(one)) : undefined) ?? usual;
  const outcomes = entry.outcomes.map((outcome) => setOutcome(outcome, setting, { isVeiled }));
  return {
    front: stacked([head, [misses(side) ? 0 : leading, side]]),
    backs: outcomes.length === 0 ? [] : backsOf(outcomes, setting.style),
  };
}

/** Outcomes on the back of their leaf and opposite; in large type one may be cut to save a leaf. */
function backsOf(outcomes: readonly PageColumn[], style: Style): readonly LeafBack[] {
  if (!style.flows) return onPages(outcomes, style, 2);
  const closer = closeTogether(outcomes, style);
  if (closer) return [closer];
  const whole = onPages(outcomes, style, outcomes.length);
  const parted = cut(stackColumns(outcomes, style), style);
  return leavesOf(whole) > leavesOf(parted) ? parted : whole;
}

/** Min share of a line between Outcomes. */
const minGap = 0.6;

/** Outcomes on one page with less white between them, if that is enough. */
function closeTogether(outcomes: readonly PageColumn[], style: Style): PageColumn | undefined {
  const lines = (stackHeight(outcomes, style) - areaHeight(style)) / style.leading;
  const gap = 1 - lines / (outcomes.length - 1);
  return lines > 0.001 && gap >= minGap ? stackColumns(outcomes, style, 0, gap) : undefined;
}

/** The first page is the back of a leaf. */
const leavesOf = ({ length }: readonly PageColumn[]) => Math.ceil((length + 1) / 2);

/** The scene `more` points wider, then roll or goods, at the foot of a `room` if given. */
function sceneSide(
  entry: EntryBlock,
  setting: Setting,
  { more = 0, room }: { readonly more?: number; readonly room?: number } = {},
): PageColumn {
  const { style, width } = setting;
  const text = scene(entry, { ...setting, width: width + more });
  const [below] = entry.roll ? [rollRows(entry.roll, setting)] : goodsOf(entry, setting);
  if (below === undefined) return text;
  const both = (gap: number) => stacked([text, [gap * style.leading, below]]);
  const natural = both(1);
  const lacking = room === undefined ? 0 : (room - textFoot(natural.marks, style)) / style.leading;
  return room === undefined || lacking <= 0 ? natural : { ...both(1 + lacking), height: room };
}

/** Points that ragged lines of large type may gain: at most an indent. */
const wider = [2, 4, 6, 8, 10, 12];

/** Lines that a gap between Outcomes may grow by, and its lines where that leaves more room; `level` with the scene. */
const gapLines = {
  small: { max: 4, beyond: 2 },
  full: { max: 2, beyond: 0 },
  beside: { max: 2, beyond: 2 },
  level: 3,
} as const;

/** Outcomes on a page, free lines in the gaps between them; opposite a scene `below` lines stay free if possible. */
function filled(outcomes: readonly PageColumn[], style: Style, below?: number): PageColumn {
  const height = areaHeight(style);
  const rest = height - stackHeight(outcomes, style);
  if (below === undefined && hasRoomBelow(rest, height, style)) return stackColumns(outcomes, style);
  const free = Math.max(0, Math.floor(rest / style.leading + 0.01));
  const gaps = outcomes.length - 1;
  const { max, beyond } = gapLines[below !== undefined ? 'beside' : isFullPage(style) ? 'full' : 'small'];
  const hasBelow = below !== undefined && free >= below;
  const more = free <= gaps * max ? free : hasBelow ? Math.min(gaps, free - below) : gaps * beyond;
  return stackColumns(outcomes, style, more);
}

function scene(entry: EntryBlock, setting: Setting, mode: TextStyle['mode'] = 'justified'): PageColumn {
  const { style } = setting;
  const lines = entry.scene.flatMap((paragraph, index) => {
    const indent = index === 0 || paragraph.opens ? 0 : style.indent;
    return setBody(paragraph, setting, { ...bodyStyle(style, mode), indent });
  });
  return linesColumn(lines, style);
}

const goodsOf = ({ goods }: EntryBlock, setting: Setting) => (goods ? [setGoods(goods, setting)] : []);

/** Sizes of number and title in points: above the text, and beside it. */
const headSizes = { across: { number: 40, title: 23 }, beside: { number: 30, title: 16 } };
