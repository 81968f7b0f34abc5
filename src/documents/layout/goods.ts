/** Goods → a column: items, their effects and prices. */

import { sumOf } from '../../item-at.ts';
import { type GoodsBlock, type GoodsRow, type Inlines, plain, type Sign } from '../../manuscript/block.ts';
import { baseline, captionStyle, linesAt, setCaption, shifted } from '../../typeset/page/body.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { Mark, Tag, Tagged } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { ink, isFullPage } from '../../typeset/page/style.ts';
import { setParagraph, setSingleLine } from '../../typeset/text/paragraph.ts';
import type { TextStyle } from '../../typeset/text/text-style.ts';
import { columnStyle, setSigns } from './signs.ts';

/** Points between columns; fewer if names break, and after row numbers. */
const gaps = { usual: 8, narrow: 3.5 };

/** Widths of columns and gaps, in points. */
interface GoodsColumns {
  readonly number: number;
  readonly name: number;
  readonly gap: number;
  readonly signs: number;
  readonly lastGap: number;
  readonly cost: number;
}

const textOf = ({ style }: Setting): TextStyle => ({ ...captionStyle(style.body, ink.text), tabular: true });

/** The number of a row, counting rows that are not shown. */
const setNumber = (row: GoodsRow, place: number, setting: Setting, tag: Tagged) =>
  setSingleLine(
    plain(String(row.number ?? place + 1), 'bold'),
    { ...textOf(setting), colour: ink.accent, runsOn: true },
    tag,
    setting.typesetter,
  );

/** Columns of a table: common to the book if a full page fits the widest, else its own. */
function goodsColumns({ header, rows, all = rows }: GoodsBlock, setting: Setting, table: Tag): GoodsColumns {
  const { style, typesetter, width } = setting;
  const text = textOf(setting);
  const widthOf = (words: Inlines) => setSingleLine(words, text, 'table-cell', typesetter).width;
  const costOf = (of: readonly GoodsRow[]) =>
    Math.max(...[header[2], ...of.map((row) => row.cost)].map((words) => widthOf(plain(words, 'bold'))));
  const widestOf = (of: readonly GoodsRow[]) => Math.max(...of.map((row) => widthOf(row.name)), 30) + 0.01;
  const boundless = { ...setting, width: Number.POSITIVE_INFINITY };
  const signsOf = (lines: readonly (readonly Sign[])[]) =>
    Math.max(...lines.map((one) => setSigns(one, boundless, table, columnStyle).width), 30);
  const number =
    Math.max(...rows.map((row, place) => setNumber(row, place, setting, 'table-cell').width)) + gaps.narrow;
  if (isFullPage(style)) {
    const [name, signs, cost] = [widestOf(all), signsOf(all.map((row) => row.signs)), costOf(all)];
    const { usual } = gaps;
    if (number + name + signs + cost + 2 * usual <= width)
      return { number, name, gap: usual, signs, lastGap: usual, cost };
  }
  /** Effects are wide side by side, high below each other. */
  const own = (layout: 'beside' | 'below') => {
    const [widest, cost] = [widestOf(rows), costOf(rows)];
    const widths = rows.flatMap((row) => (layout === 'beside' ? [row.signs] : row.signs.map((sign) => [sign])));
    const signs = Math.min(width * 0.55, signsOf(widths));
    const room = width - number - cost - signs;
    // Costs are right-aligned: the room before them goes first.
    const lastGap = widest + 2 * gaps.usual <= room ? gaps.usual : gaps.narrow;
    const gap = Math.max(gaps.narrow, Math.min(gaps.usual, room - widest - lastGap));
    const name = Math.min(room - gap - lastGap, widest);
    const names = rows.map((row) => setParagraph(row.name, name + 0.01, text, 'table-cell', typesetter).length);
    const lines = rows.map((row, place) => Math.max(names[place] ?? 0, layout === 'beside' ? 1 : row.signs.length));
    const height = sumOf(lines) + sumOf(names) / 1000;
    return { columns: { number, name, gap, signs, lastGap, cost }, height };
  };
  const [beside, below] = [own('beside'), own('below')];
  return below.height < beside.height ? below.columns : beside.columns;
}

/** Sets goods as a numbered table; names break first. */
export function setGoods(goods: GoodsBlock, setting: Setting): PageColumn {
  const { header, rows } = goods;
  const { style, typesetter, width } = setting;
  const table: Tag = { role: 'table', ...(setting.within && { within: setting.within }) };
  const head = { size: style.body, colour: ink.accent };
  const text = textOf(setting);
  const { number, name, gap, signs, lastGap, cost } = goodsColumns(goods, setting, table);
  // As wide as the text: both gaps share the free room.
  const free = Math.max(0, width - (number + name + gap + signs + lastGap + cost));
  const atSigns = number + name + gap + free / 2;
  const atCost = width - cost;
  const rule = (y: number, colour: number, weight: number) =>
    horizontalLine(y, 0, width, { stroke: colour, width: weight });

  const headRow: Tag = { role: 'table-row', within: table };
  const marks: Mark[] = [];
  for (const [index, words] of header.entries()) {
    const tag: Tag = { role: 'table-header', within: headRow, scope: 'column' };
    const set = setCaption(words, head, tag, setting);
    const x = index === 2 ? atCost + cost - set.width : index === 1 ? atSigns : 0;
    marks.push(...shifted(set.marks, x, baseline(style)));
  }
  let y = style.leading;
  marks.push(rule(y - 0.6, ink.text, 0.8));
  for (const [place, row] of rows.entries()) {
    const within: Tag = { role: 'table-row', within: table, ...(row.span && { span: row.span }) };
    const cell = (): Tag => ({ role: 'table-cell', within });
    const named = cell();
    const names = setParagraph(row.name, name + 0.01, text, named, typesetter);
    marks.push(...shifted(setNumber(row, place, setting, named).marks, 0, y + baseline(style)));
    const does = setSigns(row.signs, { ...setting, width: signs + 0.01 }, cell(), columnStyle);
    const price = setSingleLine(plain(row.cost, 'bold'), text, cell(), typesetter);
    marks.push(...linesAt(names, number, y + baseline(style), style.leading));
    marks.push(...shifted(does.marks, atSigns, y));
    marks.push(...shifted(price.marks, atCost + cost - price.width, y + baseline(style)));
    y += Math.max(names.length * style.leading, does.height, style.leading);
    marks.push(rule(y - 0.6, ink.hair, 0.4));
  }
  return { marks, height: y };
}
