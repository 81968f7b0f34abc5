/** Entry → columns: an Event, Shop or Ending as its page shows it. */

import { wholeFile } from '../diagnostics.ts';
import { type EntryBlock, type Inlines, type OutcomeBlock, plain } from '../manuscript/block.ts';
import { baseline, bodyStyle, captionStyle, type Setting, setBody, shifted } from './galley.ts';
import type { Mark } from './page.ts';
import type { Column } from './paginate.ts';
import { displayCuts, setParagraph, setSingleLine, type TextStyle } from './paragraph.ts';
import { line } from './path.ts';
import { areaWidth, ink, type Style } from './style.ts';
import { setTable } from './table.ts';

/** An entry set for one paper: one column, or two that lie side by side (a full page) or face each other (a spread). */
export interface SetEntry {
  readonly scene: Column;
  /** Absent where everything stands in the scene's column. */
  readonly outcomes?: Column;
  /** Height of the taller column in points. */
  readonly height: number;
}

/** Width of the scene's column on a full page, and the gap to the Outcomes. */
const sceneWidth = 174;
const gap = 17;

/** Sets an entry for a full page: the scene on the left, the Outcomes on the right, where a card can cover them. */
export function setEntryBeside(entry: EntryBlock, setting: Setting): SetEntry {
  const outcomesWidth = areaWidth(setting.style) - sceneWidth - gap;
  const left = stack(setting.style);
  // Only an Event with Outcomes has something to be covered; Shops and Endings are read whole, in the wide column.
  const covered = entry.outcomes.length > 0;
  left.add(header(entry, { ...setting, width: sceneWidth }, { number: 30, title: 16 }));
  if (covered) {
    left.add(scene(entry, { ...setting, width: sceneWidth }, 'ragged'));
    left.skip(0.5);
    left.add(rollRows(entry, { ...setting, width: sceneWidth }));
  }
  const right = stack(setting.style);
  const wide = { ...setting, width: outcomesWidth };
  if (!covered) right.add(scene(entry, wide, 'justified'));
  entry.outcomes.forEach((outcome, index) => {
    if (index > 0) right.skip(0.5);
    right.add(setOutcome(outcome, wide));
  });
  if (entry.table) {
    right.skip(0.5);
    right.add(tableColumn(entry, wide));
  }
  const moved = shifted(right.column().marks, sceneWidth + gap, 0);
  const height = Math.max(left.column().height, right.column().height);
  return { scene: left.column(), outcomes: { marks: moved, height: right.column().height }, height };
}

/** Sets an entry for a small page: all in one column where it fits, else the scene and, facing it, the Outcomes. */
export function setEntrySpread(entry: EntryBlock, setting: Setting, pageHeight: number): SetEntry {
  const { style } = setting;
  const sizes = { number: 40, title: 23 };
  const opening = stack(style);
  opening.add(header(entry, setting, sizes));
  opening.skip(entry.outcomes.length === 0 ? 0.5 : 1);
  opening.add(scene(entry, setting, 'justified'));
  if (entry.table) {
    opening.skip(1);
    opening.add(tableColumn(entry, setting));
  }
  if (entry.outcomes.length === 0) return { scene: opening.column(), height: opening.column().height };
  opening.skip(1);
  opening.add(rollRows(entry, setting));
  const outcomes = entry.outcomes.map((outcome) => setOutcome(outcome, setting));
  const heightOf = (columns: readonly Column[]) => columns.reduce((height, column) => height + column.height, 0);
  // What does not fit the facing page begins below the scene.
  while (outcomes.length > 1 && heightOf(outcomes) > pageHeight + 0.01) {
    opening.skip(1);
    opening.add(outcomes.shift() as Column);
  }
  const spare = (pageHeight - heightOf(outcomes)) / (outcomes.length - 1) / style.leading;
  const between = spare >= 1 ? 1 : spare >= 0.5 ? 0.5 : 0;
  const facing = stack(style);
  outcomes.forEach((column, index) => {
    if (index > 0) facing.skip(between);
    facing.add(column);
  });
  return {
    scene: opening.column(),
    outcomes: facing.column(),
    height: Math.max(opening.column().height, facing.column().height),
  };
}

/** Complains of an entry that is higher than the room it has: an error where there is no more room to give it. */
export function complainOfHeight(
  entry: EntryBlock,
  height: number,
  room: { readonly height: number; readonly words: string; readonly isLast: boolean },
  { style, complain }: Setting,
): void {
  if (height <= room.height + 0.01) return;
  const lines = Math.ceil((height - room.height) / style.leading - 0.01);
  const name = entry.number === undefined ? entry.title : `event ${entry.number}`;
  complain({
    severity: room.isLast ? 'error' : 'warning',
    code: 'CR303',
    message: `${name} is ${lines} ${lines === 1 ? 'line' : 'lines'} too long for ${room.words} on ${style.paper}`,
    span: entry.scene[0]?.span ?? wholeFile('template'),
    hint: room.isLast ? 'shorten it' : 'shorten it, or give it size: full',
  });
}

interface Stack {
  add(column: Column): void;
  /** White space, in lines. */
  skip(lines: number): void;
  column(): Column;
}

function stack(style: Style): Stack {
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
function header(
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
  const number =
    entry.number === undefined
      ? undefined
      : setSingleLine(
          plain(String(entry.number), 'bold'),
          { ...titleStyle, size: sizes.number, colour: ink.accent },
          'heading-2',
          typesetter,
        );
  const indent = number ? number.width + sizes.number * 0.28 : 0;
  const lines = setParagraph(title, width - indent, titleStyle, 'heading-2', typesetter);
  const lineHeight = sizes.title * 1.08;
  const caption =
    entry.caption === undefined
      ? []
      : setParagraph(plain(entry.caption, 'bold'), width, captionStyle(9.5, ink.accent), 'label', typesetter);
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

function scene(entry: EntryBlock, setting: Setting, mode: TextStyle['mode']): Column {
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

/** The Outcome Roll line: totals in brackets, each with its Outcome, in as many lines as they need. */
function rollRows(entry: EntryBlock, setting: Setting): Column {
  if (entry.roll.length === 0) return { marks: [], height: 0 };
  const { style, typesetter, width } = setting;
  const column = stack(style);
  const caption = setSingleLine(plain('OUTCOME ROLL', 'bold'), captionStyle(9, ink.accent), 'label', typesetter);
  column.add({ height: style.leading, marks: shifted(caption.marks, 0, baseline(style)) });
  const text: TextStyle = { ...captionStyle(11.5, ink.text), tabular: true };
  const cells = entry.roll.map(({ totals, label }) =>
    setSingleLine(
      [
        { text: `[${totals}]`, cut: 'bold' },
        { text: ` ${label}`, cut: 'roman' },
      ],
      text,
      'paragraph',
      typesetter,
    ),
  );
  const widest = Math.max(...cells.map((cell) => cell.width)) + 12;
  const across = widest * cells.length - 12 <= width ? cells.length : widest * 2 - 12 <= width ? 2 : 1;
  const step = across === cells.length ? (width + 12) / across : width / across;
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
function setOutcome(outcome: OutcomeBlock, setting: Setting): Column {
  const { style, typesetter } = setting;
  const label = setSingleLine(
    plain(outcome.label.toUpperCase(), 'bold'),
    captionStyle(11.5, ink.accent),
    'label',
    typesetter,
  );
  const totals = setSingleLine(plain(`[${outcome.totals}]`), captionStyle(10, ink.faint), 'artifact', typesetter);
  const lead = label.width + 4 + totals.width + 7;
  const column = stack(style);
  outcome.text.forEach((paragraph, index) => {
    const indent = index === 0 ? lead : style.indent;
    column.add(linesColumn(setBody(paragraph, setting, index === 0, { ...bodyStyle(style), indent }), style));
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

function tableColumn(entry: EntryBlock, setting: Setting): Column {
  const column = stack(setting.style);
  if (entry.table)
    for (const item of setTable(entry.table, setting))
      if (item.kind === 'box') column.add({ marks: item.marks, height: item.height });
  return column.column();
}
