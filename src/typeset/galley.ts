/** Blocks → galley: a vertical list of boxes, glue and penalties. */

import { type Diagnostic, type Span, wholeFile } from '../diagnostics.ts';
import type { Aside, Block, Heading, List, Paragraph } from '../manuscript/block.ts';
import { plain, plainText } from '../manuscript/block.ts';
import { type Mark, moved, type Role } from './page.ts';
import {
  displayCuts,
  type SetLine,
  serifCuts,
  setParagraph,
  setSingleLine,
  type TextStyle,
  type Typesetter,
} from './paragraph.ts';
import { line } from './path.ts';
import { ink, isFullPage, type Style } from './style.ts';
import { setTable } from './table.ts';

/** Something with a height. Its marks count from its own top and from the left edge of the text column. */
export interface Box {
  readonly kind: 'box';
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** White space; it vanishes where a page begins or ends with it. */
export interface Glue {
  readonly kind: 'glue';
  readonly height: number;
}

/** What it costs to end a page here: Infinity never, -Infinity always. */
export interface Penalty {
  readonly kind: 'penalty';
  readonly cost: number;
}

export type Item = Box | Glue | Penalty;
export type Galley = readonly Item[];

export const keep: Penalty = { kind: 'penalty', cost: Number.POSITIVE_INFINITY };
export const pageEnd: Penalty = { kind: 'penalty', cost: Number.NEGATIVE_INFINITY };
const hyphenAtPageEnd: Penalty = { kind: 'penalty', cost: 100 };
const freely: Penalty = { kind: 'penalty', cost: 0 };

/** Where and how a galley is set. */
export interface Setting {
  readonly style: Style;
  readonly typesetter: Typesetter;
  /** Width of the column in points. */
  readonly width: number;
  /** Complaints about lines, each with its place. */
  readonly complain: (diagnostic: Diagnostic) => void;
}

/** Body text of a style. */
export function bodyStyle(style: Style, mode: TextStyle['mode'] = 'justified'): TextStyle {
  return { cuts: serifCuts, size: style.body, colour: ink.text, mode };
}

/** Sets blocks one under the other. Entries and slots must have been taken out before. */
export function setGalley(blocks: readonly Block[], setting: Setting): Item[] {
  const items: Item[] = [];
  let opens = true;
  for (const block of blocks) {
    items.push(...setBlock(block, setting, opens));
    opens = block.kind !== 'paragraph';
  }
  return items;
}

function setBlock(block: Block, setting: Setting, opens: boolean): Item[] {
  switch (block.kind) {
    case 'heading':
      return setHeading(block, setting);
    case 'paragraph':
      return linesToItems(setBody(block, setting, block.opens ?? opens), setting.style);
    case 'list':
      return setList(block, setting);
    case 'table':
      return [halfLine(setting), ...setTable(block, setting), halfLine(setting)];
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

function halfLine({ style }: Setting): Glue {
  return { kind: 'glue', height: style.leading / 2 };
}

/** The lines of a paragraph of body text; complains of lines that are too loose to print. */
export function setBody(
  paragraph: Paragraph,
  setting: Setting,
  opens: boolean,
  text = bodyStyle(setting.style),
): SetLine[] {
  const { style, typesetter, width } = setting;
  const indent = text.indent ?? (opens || text.mode !== 'justified' ? 0 : style.indent);
  const lines = setParagraph(paragraph.text, width, { ...text, indent }, 'paragraph', typesetter);
  complainOfLines(lines, width, text.mode, paragraph.span, setting.complain);
  return lines;
}

const loosest = 1.75;

function complainOfLines(
  lines: readonly SetLine[],
  width: number,
  mode: TextStyle['mode'],
  span: Span | undefined,
  complain: Setting['complain'],
): void {
  const place = span ?? wholeFile('template');
  for (const { text, spacing, width: set } of lines) {
    if (set > width + 0.5)
      complain({
        severity: 'warning',
        code: 'CR302',
        message: `a line is too wide for its column: ${text}`,
        span: place,
        hint: 'a word cannot be divided here',
      });
    else if (mode === 'justified' && spacing > loosest + 0.005)
      complain({
        severity: 'warning',
        code: 'CR301',
        message: `word spaces ${spacing.toFixed(2)} times their width: ${text}`,
        span: place,
        hint: 'change a word in the paragraph',
      });
  }
}

/** Lines as boxes, with what keeps a page from ending after its first or before its last line. */
export function linesToItems(lines: readonly SetLine[], style: Style): Item[] {
  return lines.flatMap((set, index): Item[] => {
    const box = lineBox(set, style);
    if (index === lines.length - 1) return [box];
    const lonely = index === 0 || index === lines.length - 2;
    return [box, lonely ? keep : set.text.endsWith('\u00AD') ? hyphenAtPageEnd : freely];
  });
}

/** Where in its line a baseline lies: ascenders and descenders have equal air. */
export function baseline(style: Style): number {
  return style.leading * 0.75;
}

export function lineBox(set: SetLine, style: Style, x = 0): Box {
  return { kind: 'box', height: style.leading, marks: shifted(set.marks, x, baseline(style)) };
}

/** Marks moved: the baseline of a set line to its place. */
export function shifted(marks: readonly Mark[], dx: number, dy: number): Mark[] {
  return marks.map((mark) => moved(mark, dx, dy));
}

const headingSizes = { 1: 25, 2: 14.5, 3: 11.5 } as const;

function setHeading(heading: Heading, setting: Setting): Item[] {
  const { style, typesetter, width } = setting;
  const role = `heading-${heading.level}` as Role;
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
  const above: Glue = { kind: 'glue', height: heading.level === 3 ? style.leading / 2 : style.leading };
  const below: Glue = {
    kind: 'glue',
    height: heading.level === 3 ? style.leading / 2 : heading.level === 1 ? style.leading : 0,
  };
  const fillsLine = heading.level === 3 ? [above, box, keep] : [above, box, keep, below, keep];
  return fillsLine;
}

/** A heading in the margin beside the text that follows. */
function besideText(lines: readonly SetLine[], anchor: Mark, style: Style): Item[] {
  const height = style.leading * 1.15;
  const marks = lines.flatMap((set, index) => shifted(set.marks, -style.margin, baseline(style) + index * height));
  return [{ kind: 'glue', height: style.leading }, { kind: 'box', height: 0, marks: [anchor, ...marks] }, keep];
}

const listIndent = 15;

function setList(list: List, setting: Setting): Item[] {
  const { style, typesetter, width } = setting;
  const items = list.items.flatMap((item, index): Item[] => {
    const sign = list.ordered ? plain(`${index + 1}`, 'bold') : plain('•');
    const label = setSingleLine(
      sign,
      { ...bodyStyle(style), ...(list.ordered && { cuts: displayCuts, size: style.body + 1 }), colour: ink.accent },
      'label',
      typesetter,
    );
    const lines = setParagraph(item, width - listIndent, bodyStyle(style), 'list-item', typesetter);
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
      .concat(index < list.items.length - 1 ? [freely] : []);
  });
  return [halfLine(setting), ...items, halfLine(setting)];
}

const asideInset = 14;

/** Text beside a rule. It may run over pages, so every line draws its own stretch of the rule. */
function setAside(aside: Aside, setting: Setting): Item[] {
  const { leading } = setting.style;
  const inner = setGalley(aside.blocks, { ...setting, width: setting.width - asideInset });
  const ruled = inner.map((item): Item => {
    if (item.kind === 'penalty') return item;
    const rule = line({ x: 1, y: 0 }, { x: 1, y: item.height }, { stroke: ink.accent, width: 1.6 });
    return {
      kind: 'box',
      height: item.height,
      marks: [rule, ...(item.kind === 'box' ? shifted(item.marks, asideInset, 0) : [])],
    };
  });
  return [{ kind: 'glue', height: leading / 2 }, ...ruled, { kind: 'glue', height: leading / 2 }];
}

/** Small text in the display face: captions and labels. */
export function captionStyle(size: number, colour: TextStyle['colour'] = ink.faint): TextStyle {
  return { cuts: displayCuts, size, colour, mode: 'ragged' };
}
