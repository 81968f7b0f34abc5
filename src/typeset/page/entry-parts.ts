/** Parts of an entry → columns: its header, scene, roll, Outcomes and table. */

import { type EntryBlock, type Inlines, type OutcomeBlock, plain } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import { asTag } from '../text/tag.ts';
import { displayCuts, type TextStyle } from '../text/text-style.ts';
import { baseline, bodyStyle, captionStyle, setBody, shifted } from './body.ts';
import type { Setting } from './item.ts';
import type { Mark, Tag } from './page.ts';
import type { Column } from './paginate.ts';
import { line } from './path.ts';
import { ink, type Style } from './style.ts';
import { setTable } from './table.ts';

interface Stack {
  add(column: Column): void;
  /** White space, in lines. */
  skip(lines: number): void;
  column(): Column;
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
export function header(
  entry: EntryBlock,
  setting: Setting,
  sizes: { readonly number: number; readonly title: number },
): Column {
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
          captionStyle(9.5, ink.accent),
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

/** Number and title once more, on the back of their leaf: for the eye that has turned it, no heading of the document. */
export function headerAgain(
  entry: EntryBlock,
  { style, typesetter, width }: Setting,
  sizes: { readonly number: number; readonly title: number },
): Column {
  const text: TextStyle = { cuts: displayCuts, size: sizes.title, colour: ink.faint, mode: 'ragged' };
  const number = setSingleLine(
    plain(String(entry.number ?? ''), 'bold'),
    { ...text, size: sizes.number, colour: ink.accent },
    'artifact',
    typesetter,
  );
  const indent = number.width + sizes.number * 0.28;
  // Broken as a heading is, which divides no word.
  const lines = setParagraph(plain(entry.title, 'bold'), width - indent, text, 'heading-2', typesetter).map((set) => ({
    marks: set.marks.map((mark) => ({ ...mark, role: 'artifact' as const })),
  }));
  const step = sizes.title * 1.08;
  return {
    height: Math.max(style.leading * 2, lines.length * step),
    marks: [
      ...shifted(number.marks, 0, sizes.number * 0.72),
      ...lines.flatMap((set, index) => shifted(set.marks, indent, sizes.number * 0.72 + index * step)),
    ],
  };
}

/** What is read first. */
export function scene(entry: EntryBlock, setting: Setting, mode: TextStyle['mode']): Column {
  const column = stack(setting.style);
  entry.scene.forEach((paragraph, index) => {
    const indent = index === 0 ? 0 : setting.style.indent;
    column.add(
      linesColumn(
        setBody(paragraph, setting, index === 0, { ...bodyStyle(setting.style, mode), indent }),
        setting.style,
      ),
    );
  });
  return column.column();
}

function linesColumn(lines: readonly { readonly marks: readonly Mark[] }[], style: Style): Column {
  return {
    height: lines.length * style.leading,
    marks: lines.flatMap((set, index) => shifted(set.marks, 0, baseline(style) + index * style.leading)),
  };
}

/** The Outcome Roll: totals in brackets, each with its Outcome, two by two, or where room is short in one row if it holds them. */
export function rollRows(entry: EntryBlock, setting: Setting, shape: 'square' | 'low' = 'square'): Column {
  if (entry.roll.length === 0) return { marks: [], height: 0 };
  const { style, typesetter, width } = setting;
  const column = stack(style);
  const caption = setSingleLine(
    plain('OUTCOME ROLL', 'bold'),
    captionStyle(9, ink.accent),
    asTag('label', setting.within),
    typesetter,
  );
  column.add({ height: style.leading, marks: shifted(caption.marks, 0, baseline(style)) });
  const text: TextStyle = { ...captionStyle(11.5, ink.text), tabular: true };
  const list: Tag = { role: 'list', ...(setting.within && { within: setting.within }) };
  const cells = entry.roll.map(({ totals, label, found }) =>
    setSingleLine(
      [
        { text: `[${totals}]`, cut: 'bold' },
        { text: ` ${label}${found ? ': ' : ''}`, cut: 'roman' },
        ...(found ? [{ text: String(found.number), cut: 'bold' as const, to: found.id }] : []),
      ],
      text,
      { role: 'list-body', within: { role: 'list-item', within: list } },
      typesetter,
    ),
  );
  const widest = Math.max(...cells.map((cell) => cell.width)) + 12;
  const inOneRow = shape === 'low' && widest * cells.length - 12 <= width;
  const across = inOneRow ? cells.length : widest * 2 - 12 <= width ? 2 : 1;
  const step = inOneRow ? (width + 12) / across : width / across;
  for (let index = 0; index < cells.length; index += across) {
    const row = cells.slice(index, index + across);
    column.add({
      height: style.leading,
      marks: row.flatMap((cell, place) => shifted(cell.marks, place * step, baseline(style))),
    });
  }
  return column.column();
}

/** An Outcome: its label and totals open its first line. */
export function setOutcome(outcome: OutcomeBlock, setting: Setting): Column {
  const { style, typesetter } = setting;
  const opening = asTag('paragraph', setting.within);
  const name = plain(outcome.label.toUpperCase(), 'bold');
  const label = setSingleLine(name, captionStyle(11.5, ink.accent), opening, typesetter, true);
  const totals = setSingleLine(plain(`[${outcome.totals}]`), captionStyle(10, ink.faint), opening, typesetter, true);
  const lead = label.width + 4 + totals.width + 7;
  const column = stack(style);
  outcome.text.forEach((paragraph, index) => {
    const indent = index === 0 ? lead : style.indent;
    const tag = index === 0 ? opening : asTag('paragraph', setting.within);
    column.add(linesColumn(setBody(paragraph, setting, index === 0, { ...bodyStyle(style), indent }, tag), style));
  });
  const { marks, height } = column.column();
  return {
    height,
    marks: [
      ...shifted(label.marks, 0, baseline(style)),
      ...shifted(totals.marks, label.width + 4, baseline(style)),
      ...marks,
    ],
  };
}

/** What a Shop sells; empty where nothing is sold. */
export function tableColumn(entry: EntryBlock, setting: Setting): Column {
  const column = stack(setting.style);
  if (entry.table)
    for (const item of setTable(entry.table, setting))
      if (item.kind === 'box') column.add({ marks: item.marks, height: item.height });
  return column.column();
}
