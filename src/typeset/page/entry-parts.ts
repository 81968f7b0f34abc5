/** Parts of an entry → columns: its header, scene, roll, Outcomes and table. */

import { type EntryBlock, type Inlines, type OutcomeBlock, plain, type RollBlock } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import { asTag } from '../text/tag.ts';
import { displayCuts, type TextStyle } from '../text/text-style.ts';
import { baseline, bodyStyle, captionStyle, paragraphTag, setBody, shifted } from './body.ts';
import type { Setting } from './item.ts';
import type { Mark, Tag, Tagged } from './page.ts';
import type { PageColumn } from './paginate.ts';
import { line, rectangle } from './path.ts';
import { setSigns } from './signs.ts';
import { ink, type Style, touchLines } from './style.ts';

interface Stack {
  add(column: PageColumn): void;
  /** White space, in lines. */
  skip(lines: number): void;
  column(): PageColumn;
}

/** An empty column that grows downwards. */
export function stack(style: Style): Stack {
  const marks: Mark[] = [];
  let y = 0;
  return {
    add(column) {
      marks.push(...shifted(column.marks, 0, y));
      y += column.height;
    },
    skip(lines) {
      y += lines * style.leading;
    },
    column: () => ({ marks, height: y }),
  };
}

/** Number and title side by side over a rule; an Ending has its title alone. */
export function entryHeader(
  entry: EntryBlock,
  setting: Setting,
  sizes: { readonly number: number; readonly title: number },
): PageColumn {
  const { style, typesetter, width } = setting;
  const titleStyle: TextStyle = { cuts: displayCuts, size: sizes.title, colour: ink.text, mode: 'ragged' };
  const title: Inlines = [
    { text: entry.title, cut: 'bold' },
    ...(entry.tag ? [{ text: ` ${entry.tag}`, cut: 'roman' as const }] : []),
  ];
  const heading = asTag('heading-2', setting.within);
  const number =
    entry.number === undefined
      ? undefined
      : setSingleLine(
          plain(String(entry.number), 'bold'),
          { ...titleStyle, size: sizes.number, colour: ink.accent },
          heading,
          typesetter,
          true,
        );
  const indent = number ? number.width + sizes.number * 0.28 : 0;
  const lines = setParagraph(title, width - indent, titleStyle, heading, typesetter);
  const lineHeight = sizes.title * 1.08;
  const caption =
    entry.caption === undefined
      ? []
      : setParagraph(
          plain(entry.caption, 'bold'),
          width,
          { ...captionStyle(9.5, ink.accent), even: true },
          asTag('label', setting.within),
          typesetter,
        );
  const captionHeight = caption.length * 12;
  const numberHeight = number ? sizes.number * 0.78 : 0;
  const titleHeight = captionHeight + lines.length * lineHeight;
  const top = Math.max(numberHeight, titleHeight - sizes.title * 0.1);
  const height = Math.ceil((top + style.leading * 0.75) / style.leading) * style.leading;
  const ruleY = height - style.leading * 0.35;
  const firstBaseline = lines.length === 1 && number ? sizes.number * 0.72 : captionHeight + sizes.title * 0.82;
  const bookmark = entry.number === undefined ? entry.title : `${entry.number} ${entry.title}`;
  return {
    height,
    marks: [
      { kind: 'anchor', id: entry.id, y: 0, bookmark: { title: bookmark, level: 2 } },
      ...caption.flatMap((set, index) => shifted(set.marks, 0, 8 + index * 12)),
      ...(number ? shifted(number.marks, 0, sizes.number * 0.72) : []),
      ...lines.flatMap((set, index) => shifted(set.marks, indent, firstBaseline + index * lineHeight)),
      line({ x: 0, y: ruleY }, { x: width, y: ruleY }, { stroke: ink.text, width: 0.8 }),
    ],
  };
}

/**
 * Number and title once more, on the back of their leaf: for the eye that has turned it, no heading of the document. The
 * title stands below the number, so that totals and label of the first Outcome have the line to themselves.
 */
export function headerAgain(
  entry: EntryBlock,
  { style, typesetter, width }: Setting,
  sizes: { readonly number: number; readonly title: number },
): PageColumn {
  const text: TextStyle = { cuts: displayCuts, size: sizes.title, colour: ink.faint, mode: 'ragged' };
  const number = setSingleLine(
    plain(String(entry.number ?? ''), 'bold'),
    { ...text, size: sizes.number, colour: ink.accent },
    'artifact',
    typesetter,
  );
  // Broken as a heading is, which divides no word.
  const lines = setParagraph(plain(entry.title, 'bold'), width, text, 'heading-2', typesetter).map((set) => ({
    marks: set.marks.map((mark) => ({ ...mark, role: 'artifact' as const })),
  }));
  const top = style.leading * 2 + baseline(style);
  return {
    height: style.leading * (3 + lines.length),
    marks: [
      ...shifted(number.marks, 0, sizes.number * 0.72),
      ...lines.flatMap((set, index) => shifted(set.marks, 0, top + index * style.leading)),
    ],
  };
}

/** What is read first. */
export function scene(entry: EntryBlock, setting: Setting, mode: TextStyle['mode']): PageColumn {
  const column = stack(setting.style);
  entry.scene.forEach((paragraph, index) => {
    const indent = index === 0 || paragraph.opens ? 0 : setting.style.indent;
    column.add(
      linesColumn(
        setBody(paragraph, setting, index === 0, { ...bodyStyle(setting.style, mode), indent }),
        setting.style,
      ),
    );
  });
  return column.column();
}

function linesColumn(lines: readonly { readonly marks: readonly Mark[] }[], style: Style): PageColumn {
  return {
    height: lines.length * style.leading,
    marks: lines.flatMap((set, index) => shifted(set.marks, 0, baseline(style) + index * style.leading)),
  };
}

/** Totals of the house's size, light on dark. */
const totalsStyle: TextStyle = { ...captionStyle(12, 1), tabular: true };

/** From the middle of a box down to the baseline of its totals, in points. */
const middleOfBox = 0.32 * totalsStyle.size;

/** Between totals and the sides of their box, in points. */
const roomInBox = 2.8;

/** Totals in a solid box, at `least` so wide, and how much room they take with the gap behind them; the box is no text. */
function boxedTotals(
  totals: string,
  tag: Tagged,
  { typesetter }: Setting,
  least = 0,
): { marks: readonly Mark[]; width: number } {
  const { size } = totalsStyle;
  const set = setSingleLine(plain(`[${totals}]`, 'bold'), totalsStyle, tag, typesetter, true);
  const width = Math.max(set.width + 2 * roomInBox, least - gapBehind);
  const box = rectangle(-0.5, -0.92 * size, width + 1, 1.2 * size, { role: 'artifact', fill: ink.text });
  return { marks: [box, ...shifted(set.marks, (width - set.width) / 2, 0)], width: width + gapBehind };
}

/** Between a box and what stands behind it, in points. */
const gapBehind = 4;

/** Between the cells of a roll in one row at least, in points. */
const leastInRow = 7;

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** The Outcome Roll: boxed totals, each before its Outcome, two by two, or where room is short in one row if it holds them. */
export function rollRows(
  roll: RollBlock | undefined,
  setting: Setting,
  shape: 'square' | 'low' = 'square',
): PageColumn {
  if (roll === undefined) return { marks: [], height: 0 };
  const { style, typesetter, width } = setting;
  const caption = setSingleLine(
    plain(roll.caption, 'bold'),
    captionStyle(9, ink.accent),
    asTag('label', setting.within),
    typesetter,
  );
  const list: Tag = { role: 'list', ...(setting.within && { within: setting.within }) };
  // Boxes that stand one below the other are of one width.
  const widths = roll.rows.map(({ totals }) => boxedTotals(totals, 'list-body', setting).width);
  const isBelow = (a: number, b: number) => (a - b) % 2 === 0;
  const cells = roll.rows.map(({ totals, label, found }, place) => {
    const tag: Tag = { role: 'list-body', within: { role: 'list-item', within: list } };
    const least = shape === 'square' ? Math.max(...widths.filter((_, other) => isBelow(place, other))) : 0;
    const box = boxedTotals(totals, tag, setting, least);
    const name = setSingleLine(
      [{ text: found ? `${label}: ${found.number}` : label, cut: 'bold', ...(found && { to: found.id }) }],
      { ...captionStyle(11.5, ink.accent), tabular: true },
      tag,
      typesetter,
    );
    // What leads to the Outcome is its box as well.
    const links = name.marks.map((mark) =>
      mark.kind === 'link' ? { ...mark, x: mark.x - box.width, width: mark.width + box.width } : mark,
    );
    return { marks: [...box.marks, ...shifted(links, box.width, 0)], width: box.width + name.width };
  });
  const widest = Math.max(...cells.map((cell) => cell.width)) + 12;
  const taken = cells.map((cell) => cell.width);
  const gap = (width - sumOf(taken)) / (cells.length - 1);
  const inOneRow = shape === 'low' && gap >= leastInRow;
  const across = inOneRow ? cells.length : widest * 2 - 12 <= width ? 2 : 1;
  const split = roll.rows.some(({ found }) => found !== undefined);
  const pairs = Math.max(pairWidth[split ? 'found' : 'plain'], widest);
  const step = style.single ? (width + 12) / across : Math.min((width + 12) / 2, pairs);
  // In one row cells have columns of one width where these hold them, else one gap between them.
  const even = (width + 12) / cells.length;
  const left = (index: number) => {
    if (!inOneRow) return (index % across) * step;
    return widest <= even ? index * even : sumOf(taken.slice(0, index)) + index * gap;
  };
  const rows = Math.ceil(cells.length / across);
  // Boxes stand a little further apart than lines do, and the whole is whole lines high.
  const height = style.leading * (style.single ? touchLines : 1.35);
  const top = style.leading * 1.05;
  // On a screen all of the cell is touched, no more than which leads to another.
  const touched = (mark: Mark): Mark =>
    mark.kind === 'link' && style.single
      ? { ...mark, x: 0, y: -middleOfBox - height / 2, width: step - 12, height }
      : mark;
  return {
    height: Math.ceil((top + height * rows) / style.leading - 0.01) * style.leading,
    marks: [
      ...shifted(caption.marks, 0, baseline(style)),
      ...cells.flatMap(({ marks }, index) =>
        shifted(marks.map(touched), left(index), top + Math.floor(index / across) * height + baseline(style)),
      ),
    ],
  };
}

/** From a box of a roll to the one beside it, in points: wider than all but any box and label, so that these stand in one place. */
const pairWidth = { plain: 100, found: 130 } as const;

/** Room in a margin that the number of an Event takes, in points. */
const numberRoom = 40;

/** Behind the label, in points: no wider than the space between two words may be. */
const labelGap = 4.1;

/** An Outcome: its totals and label open its first line, or stand in the margin beside it; what it does has lines of its own. */
export function setOutcome(outcome: OutcomeBlock, setting: Setting, place: 'before' | 'beside' = 'before'): PageColumn {
  const { style, typesetter } = setting;
  const opening = paragraphTag(outcome.text[0] ?? {}, setting);
  const totals = boxedTotals(outcome.totals, opening, setting);
  const name = plain(outcome.label.toUpperCase(), 'bold');
  const label = setSingleLine(name, captionStyle(11.5, ink.accent), opening, typesetter, true);
  const lead = totals.width + label.width + labelGap;
  // Beside it stands the number of its Event.
  const isBeside = place === 'beside' && lead <= style.margin - numberRoom;
  const column = stack(style);
  let tag = opening;
  outcome.text.forEach((paragraph, index) => {
    const indent = index > 0 ? style.indent : isBeside ? 0 : lead;
    if (index > 0) tag = paragraphTag(paragraph, setting);
    column.add(linesColumn(setBody(paragraph, setting, index === 0, { ...bodyStyle(style), indent }, tag), style));
  });
  column.add(setSigns(outcome.signs, setting, tag));
  const { marks, height } = column.column();
  const x = isBeside ? -lead - 5 : 0;
  return {
    height,
    marks: [
      ...shifted(totals.marks, x, baseline(style)),
      ...shifted(label.marks, x + totals.width, baseline(style)),
      ...marks,
    ],
  };
}
