/** Blocks → galley: a vertical list of boxes, glue and penalties. */

import { type Aside, type Block, type Heading, type List, plain, plainText } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import type { SetLine } from '../text/set-line.ts';
import { asTag } from '../text/tag.ts';
import { displayCuts, type TextStyle } from '../text/text-style.ts';
import { baseline, bodyStyle, linesToItems, setBody, shifted } from './body.ts';
import {
  type Box,
  beforeChapter,
  freely,
  type GalleyItem,
  type Glue,
  keep,
  type Penalty,
  pageEnd,
  type Setting,
} from './item.ts';
import type { Mark, Tag } from './page.ts';
import { verticalLine } from './path.ts';
import { ink, isFullPage, type Style } from './style.ts';
import { setTable } from './table.ts';

export const betweenParagraphs: Penalty = { kind: 'penalty', cost: 0 };

/** Avoids turning a leaf between a table and its text. */
const beforeTable: Penalty = { kind: 'penalty', cost: 20, turn: 240 };

/** Sets blocks one under the other, without entries and slots. */
export function setGalley(blocks: readonly Block[], setting: Setting): GalleyItem[] {
  const items: GalleyItem[] = [];
  let opens = true;
  let before: Block | undefined;
  // Lines kept below a heading; one in the side column may have two itself.
  const minBelow = isFullPage(setting.style) ? 2 : 1;
  let isLone = false;
  for (const block of blocks) {
    const set = setBlock(block, setting, { opens });
    items.push(...(isLone ? [keep] : between(before, block)));
    const isBelow = block.kind !== 'heading' || isBeside(block, setting);
    const own = isCloseTo(before, block) && set[0]?.kind === 'glue' && isBelow ? set.slice(1) : set;
    items.push(...(before?.kind === 'heading' && block.kind === 'list' ? withTwoLines(own) : own));
    isLone = before?.kind === 'heading' && block.kind === 'paragraph' && set.filter(isBox).length <= minBelow;
    opens = block.kind !== 'paragraph';
    before = block;
  }
  return withoutDoubleGlue(items);
}

/** Whether a heading needs no white of the block after it: a list begins on its line or the next; a chapter's has white below. */
export const isCloseTo = (before: Block | undefined, block: Block): boolean =>
  before?.kind === 'heading' && (block.kind === 'list' || before.level === 1);

/** The cost of a page end between two blocks without white between them. */
function between(before: Block | undefined, block: Block): Penalty[] {
  if (block.kind === 'paragraph' && before?.kind === 'paragraph') return [block.joined ? keep : betweenParagraphs];
  if (block.kind === 'table' && (before?.kind === 'paragraph' || before?.kind === 'list')) return [beforeTable];
  return [];
}

const isBox = ({ kind }: GalleyItem) => kind === 'box';

/** A list whose first line stays with its second. */
function withTwoLines(items: readonly GalleyItem[]): GalleyItem[] {
  const second = items.findIndex(isBox) + 1;
  return items.map((item, index) => (index === second && item.kind === 'penalty' ? keep : item));
}

/** Adjacent gaps become the higher of them. */
export function withoutDoubleGlue(items: readonly GalleyItem[]): GalleyItem[] {
  const kept: GalleyItem[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    if (item.kind === 'glue' && last?.kind === 'glue') kept[kept.length - 1] = wider(item, last);
    else kept.push(item);
  }
  return kept;
}

function wider(one: Glue, other: Glue): Glue {
  if (one.height !== other.height) return one.height > other.height ? one : other;
  const [more, less] = [one.stretch ?? 0, other.stretch ?? 0];
  return more > less || (more === less && one.growsLast) ? one : other;
}

/** The galley of a block; a paragraph is indented unless it `opens` a run of them. */
function setBlock(block: Block, setting: Setting, { opens }: { readonly opens: boolean }): GalleyItem[] {
  const { style } = setting;
  switch (block.kind) {
    case 'heading':
      return setHeading(block, setting);
    case 'paragraph':
      return linesToItems(
        setBody(block, setting, indented((block.opens ?? opens) ? 'opening' : 'following', style)),
        style,
      );
    case 'list':
      return setList(block, setting);
    case 'table':
      return [gap(setting), ...setTable(block, setting), gap(setting)];
    case 'aside':
      return setAside(block, setting);
    case 'page-break':
      return [pageEnd];
    default:
      throw new Error(`a ${block.kind} cannot be in running text`);
  }
}

/** Body text; a following paragraph has an indent if lines are justified or large. */
function indented(place: 'opening' | 'following', style: Style): TextStyle {
  const text = bodyStyle(style);
  const isFlush = place === 'opening' || (text.mode !== 'justified' && !style.flows);
  return { ...text, indent: isFlush ? 0 : style.indent };
}

/** A whole line, which keeps text on the grid. */
function gap({ style }: Setting): Glue {
  return { kind: 'glue', height: style.leading, stretch: 1 };
}

/** The same, above sections and round lists. */
const gapThatGrowsLast = (setting: Setting): Glue => ({ ...gap(setting), growsLast: true });

/** Whether a heading is in the side column. */
const isBeside = ({ level }: Heading, { style }: Setting) => level === 2 && isFullPage(style);

const headingSizes = { 1: 25, 2: 14.5, 3: 11.5 } as const;

function setHeading(heading: Heading, setting: Setting): GalleyItem[] {
  const { style, typesetter, width } = setting;
  const role = asTag(`heading-${heading.depth ?? heading.level}`, setting.within);
  const size = headingSizes[heading.level];
  const text: TextStyle = {
    cuts: displayCuts,
    size,
    colour: heading.level === 3 ? ink.text : ink.accent,
    mode: 'ragged',
  };
  const bold = heading.text.map((inline) => ({ ...inline, cut: 'bold' as const }));
  const anchor: Mark = {
    kind: 'anchor',
    id: heading.id,
    y: 0,
    ...(heading.level < 3 && { bookmark: { title: plainText(heading.text), level: heading.level } }),
  };
  if (isBeside(heading, setting))
    return besideText(setParagraph(bold, style.sideColumn - 16, text, role, typesetter), anchor, setting);
  const lines = setParagraph(bold, width, text, role, typesetter);
  const lineHeight = heading.level === 1 ? style.leading * 2 : style.leading;
  const marks = lines.flatMap((set, index) =>
    shifted(set.marks, 0, index * lineHeight + lineHeight - style.leading * 0.25),
  );
  const box: Box = { kind: 'box', height: lines.length * lineHeight, marks: [anchor, ...marks] };
  const above: Glue = heading.level === 1 ? { ...gap(setting), stretch: 2 } : gapThatGrowsLast(setting);
  const below: Glue = { kind: 'glue', height: heading.level === 1 ? style.leading : 0 };
  if (heading.level === 3) return [above, box, keep];
  return [above, ...(heading.level === 1 ? [beforeChapter] : []), box, keep, below, keep];
}

function besideText(lines: readonly SetLine[], anchor: Mark, setting: Setting): GalleyItem[] {
  const { style } = setting;
  const height = style.leading * 1.15;
  const marks = lines.flatMap((set, index) => shifted(set.marks, -style.sideColumn, baseline(style) + index * height));
  return [gapThatGrowsLast(setting), { kind: 'box', height: 0, marks: [anchor, ...marks] }, keep];
}

const listIndent = 15;
/** Avoids a lone last item of a list. */
const reluctantly: Penalty = { kind: 'penalty', cost: 40 };

function setList(list: List, setting: Setting): GalleyItem[] {
  const { style, typesetter, width } = setting;
  const whole: Tag = {
    role: 'list',
    labels: list.ordered ? 'numbers' : 'bullets',
    ...(setting.within && { within: setting.within }),
  };
  const items = list.items.flatMap((item, index): GalleyItem[] => {
    const within: Tag = { role: 'list-item', within: whole };
    const sign = list.ordered ? plain(`${(list.start ?? 1) + index}`, 'bold') : plain('•');
    const label = setSingleLine(
      sign,
      { ...bodyStyle(style), ...(list.ordered && { cuts: displayCuts, size: style.body + 1 }), colour: ink.accent },
      { role: 'list-label', within },
      typesetter,
    );
    const lines = setParagraph(
      item,
      width - listIndent,
      bodyStyle(style, 'ragged'),
      { role: 'list-body', within },
      typesetter,
    );
    const marked = (line: Box, place: number): Box => {
      const own = place === 0 ? shifted(label.marks, 0, baseline(style)) : [];
      return { ...line, marks: [...own, ...shifted(line.marks, listIndent, 0)] };
    };
    return linesToItems(lines, style)
      .map((line, place) => (line.kind === 'box' ? marked(line, place) : line))
      .concat(index < list.items.length - 1 ? [index === list.items.length - 2 ? reluctantly : freely] : []);
  });
  return [gapThatGrowsLast(setting), ...items, gapThatGrowsLast(setting)];
}

const asideInset = 14;

/** Text beside a rule, which every line draws in part, as it may run over pages. */
function setAside(aside: Aside, setting: Setting): GalleyItem[] {
  const set = setGalley(aside.blocks, { ...setting, width: setting.width - asideInset });
  const inner = set.slice(set.findIndex(isBox), set.findLastIndex(isBox) + 1);
  const ruled = inner.map((item): GalleyItem => {
    if (item.kind === 'penalty') return item;
    const rule = verticalLine(1, 0, item.height, { stroke: ink.accent, width: 1.6 });
    return {
      kind: 'box',
      height: item.height,
      marks: [rule, ...(item.kind === 'box' ? shifted(item.marks, asideInset, 0) : [])],
    };
  });
  return [gap(setting), ...ruled, gap(setting)];
}
