/** Blocks → galley: a vertical list of boxes, glue and penalties. */

import { type Aside, type Block, type Heading, type List, plain, plainText } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import type { SetLine } from '../text/set-line.ts';
import { asTag } from '../text/tag.ts';
import { displayCuts, type TextStyle } from '../text/text-style.ts';
import { baseline, bodyStyle, freely, linesToItems, setBody, shifted } from './body.ts';
import { type Box, type GalleyItem, type Glue, keep, type Penalty, pageEnd, type Setting } from './item.ts';
import type { Mark, Tag } from './page.ts';
import { line } from './path.ts';
import { ink, isFullPage, type Style } from './style.ts';
import { setTable } from './table.ts';

/** Sets blocks one under the other. Entries and slots must have been taken out before. */
export function setGalley(blocks: readonly Block[], setting: Setting): GalleyItem[] {
  const items: GalleyItem[] = [];
  let opens = true;
  let before: Block | undefined;
  for (const block of blocks) {
    const set = setBlock(block, setting, opens);
    // A list begins on the line of its heading, or on the next one.
    const isHeaded = block.kind === 'list' && before?.kind === 'heading' && before.level > 1;
    items.push(...(isHeaded ? set.slice(1) : set));
    opens = block.kind !== 'paragraph';
    before = block;
  }
  return withoutDoubleGlue(items);
}

/** Gaps that meet are one: as high as the higher. */
function withoutDoubleGlue(items: readonly GalleyItem[]): GalleyItem[] {
  const kept: GalleyItem[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    if (item.kind === 'glue' && last?.kind === 'glue') kept[kept.length - 1] = item.height > last.height ? item : last;
    else kept.push(item);
  }
  return kept;
}

function setBlock(block: Block, setting: Setting, opens: boolean): GalleyItem[] {
  switch (block.kind) {
    case 'heading':
      return setHeading(block, setting);
    case 'paragraph':
      return linesToItems(setBody(block, setting, block.opens ?? opens), setting.style);
    case 'list':
      return setList(block, setting);
    case 'table':
      return [gap(setting), ...setTable(block, setting), gap(setting)];
    case 'aside':
      return setAside(block, setting);
    case 'page-break':
      return [pageEnd];
    case 'entry':
    case 'slot':
      throw new Error(`a ${block.kind} cannot stand in running text`);
    default:
      return block satisfies never;
  }
}

/** A whole line, so that all text stands on one grid. */
function gap({ style }: Setting): Glue {
  return { kind: 'glue', height: style.leading };
}

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
  const beside = heading.level === 2 && isFullPage(style);
  if (beside) return [besideText(setParagraph(bold, style.margin - 16, text, role, typesetter), anchor, style)].flat();
  const lines = setParagraph(bold, width, text, role, typesetter);
  const lineHeight = heading.level === 1 ? style.leading * 2 : style.leading;
  const marks = lines.flatMap((set, index) =>
    shifted(set.marks, 0, index * lineHeight + lineHeight - style.leading * 0.25),
  );
  const box: Box = { kind: 'box', height: lines.length * lineHeight, marks: [anchor, ...marks] };
  const above = gap(setting);
  const below: Glue = {
    kind: 'glue',
    height: heading.level === 1 ? style.leading : 0,
  };
  const fillsLine = heading.level === 3 ? [above, box, keep] : [above, box, keep, below, keep];
  return fillsLine;
}

/** A heading in the margin beside the text that follows. */
function besideText(lines: readonly SetLine[], anchor: Mark, style: Style): GalleyItem[] {
  const height = style.leading * 1.15;
  const marks = lines.flatMap((set, index) => shifted(set.marks, -style.margin, baseline(style) + index * height));
  return [{ kind: 'glue', height: style.leading }, { kind: 'box', height: 0, marks: [anchor, ...marks] }, keep];
}

const listIndent = 15;
/** The last item of a list is not to stand alone. */
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
    const sign = list.ordered ? plain(`${index + 1}`, 'bold') : plain('•');
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
    return linesToItems(lines, style)
      .map((line, place) =>
        line.kind !== 'box'
          ? line
          : {
              ...line,
              marks: [
                ...(place === 0 ? shifted(label.marks, 0, baseline(style)) : []),
                ...shifted(line.marks, listIndent, 0),
              ],
            },
      )
      .concat(index < list.items.length - 1 ? [index === list.items.length - 2 ? reluctantly : freely] : []);
  });
  return [gap(setting), ...items, gap(setting)];
}

const asideInset = 14;

/** Text beside a rule. It may run over pages, so every line draws its own stretch of the rule. */
function setAside(aside: Aside, setting: Setting): GalleyItem[] {
  const inner = setGalley(aside.blocks, { ...setting, width: setting.width - asideInset });
  const ruled = inner.map((item): GalleyItem => {
    if (item.kind === 'penalty') return item;
    const rule = line({ x: 1, y: 0 }, { x: 1, y: item.height }, { stroke: ink.accent, width: 1.6 });
    return {
      kind: 'box',
      height: item.height,
      marks: [rule, ...(item.kind === 'box' ? shifted(item.marks, asideInset, 0) : [])],
    };
  });
  return [gap(setting), ...ruled, gap(setting)];
}
