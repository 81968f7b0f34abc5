/** Exact odds → a bar chart and tables of text. */

import { type Fraction, formatFraction, toNumber } from '../../../dice/fraction.ts';
import { atLeast, isOfTotals, momentsOf, type Odds } from '../../../dice/odds.ts';
import { percentage } from '../../../dice/percentage.ts';
import type { Cell, Counted, NamedOdds, OddsTable, ReadingInForce } from '../../../dice/system.ts';
import { itemAt } from '../../../item-at.ts';
import { textTable } from '../../terminal/text-table.ts';

/** Rows rarer than 1 in this many are merged at the ends of a chart. */
const minShare = 2000n;

interface Row {
  readonly label: string;
  readonly ways: bigint;
  /** The ways to this total or more. */
  readonly orMore?: bigint;
}

/** Distributions as bars, tables and readings, for a terminal of `columns` characters. */
export function drawCounted({ title, odds, tables, readings }: Counted, columns: number): string {
  const parts = [title, ...odds.map((one) => drawOdds(one, columns)), ...tables.map(drawTable), drawReadings(readings)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** One distribution as bars, each percentage rounded on its own. */
export function drawOdds({ title, odds }: NamedOdds, columns: number): string {
  const rows = rowsOf(odds);
  const shares = rows.map(({ ways }) => percentage({ ways, of: odds.of }));
  const sums = rows.map(({ orMore }) => (orMore === undefined ? '' : percentage({ ways: orMore, of: odds.of })));
  const label = Math.max(...rows.map((row) => row.label.length));
  const hasSums = sums.some((sum) => sum !== '');
  const width = Math.max(10, Math.min(60, columns - label - (hasSums ? 28 : 14)));
  const [max = 1n] = rows.map(({ ways }) => ways).sort((a, b) => (a < b ? 1 : -1));
  const lines = rows.map(({ label: text, ways }, index) => {
    const share = `${shares[index]} %`.padStart(8);
    const sum = hasSums ? `${sums[index]} %`.padStart(9) : '';
    return `  ${typeof odds.entries[0]?.value === 'number' ? text.padStart(label) : text.padEnd(label)} ${share}${sum}  ${bar(ways, max, width)}`.trimEnd();
  });
  const head = hasSums ? [`  ${''.padStart(label)} ${'exactly'.padStart(8)}${'or more'.padStart(9)}`] : [];
  return [title, ...head, ...lines, ...momentLine(odds)].join('\n');
}

function momentLine(odds: Odds): string[] {
  if (!isOfTotals(odds)) return [];
  const { mean, variance } = momentsOf(odds);
  const exact = (value: Fraction) => (value.of < 100_000n && value.of > 1n ? ` (${formatFraction(value)})` : '');
  return [
    `  mean ${toNumber(mean).toFixed(3)}${exact(mean)}, standard deviation ${Math.sqrt(toNumber(variance)).toFixed(3)}`,
  ];
}

/** Rows of a chart, with rare totals at both ends merged. */
function rowsOf(odds: Odds): Row[] {
  if (!isOfTotals(odds)) return odds.entries.map(({ value, ways }) => ({ label: String(value), ways }));
  const sums = atLeast(odds);
  const rows = odds.entries.map(
    ({ value, ways }, index): Row => ({ label: String(value), ways, orMore: sums[index]?.ways ?? 0n }),
  );
  const isRare = ({ ways }: Row) => ways * minShare < odds.of;
  let [from, to] = [0, rows.length - 1];
  while (from < to && isRare(itemAt(rows, from))) from++;
  while (to > from && isRare(itemAt(rows, to))) to--;
  // One rare total alone keeps its own row.
  const tail = (side: 'below' | 'above') => odds.tails.some((one) => one.side === side);
  if (from === 1 && !tail('below')) from = 0;
  if (to === rows.length - 2 && !tail('above')) to = rows.length - 1;
  const kept = rows.slice(from, to + 1);
  const [first, last] = [odds.entries[from]?.value ?? 0, odds.entries[to]?.value ?? 0];
  const below = odds.of - (rows[from]?.orMore ?? 0n);
  const above = (rows[to]?.orMore ?? 0n) - (rows[to]?.ways ?? 0n);
  return [
    ...(below > 0n ? [{ label: `${first - 1} or less`, ways: below, orMore: odds.of }] : []),
    ...kept,
    ...(above > 0n ? [{ label: `${last + 1} or more`, ways: above, orMore: above }] : []),
  ];
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar to an eighth of a character, which is also the minimum for what is possible. */
function bar(ways: bigint, max: bigint, width: number): string {
  if (ways === 0n) return '';
  const length = Math.max(1, Number((ways * BigInt(width * 8) + max / 2n) / max));
  return '█'.repeat(Math.floor(length / 8)) + (eighths[length % 8] ?? '');
}

/** A table in columns; chances are percentages. */
export function drawTable({ title, columns, rows }: OddsTable): string {
  const text = (cell: Cell, index: number) =>
    typeof cell === 'object' && columns[index]?.shows === 'chance' ? `${percentage(cell)} %` : cellText(cell);
  const cells = [columns.map((column) => column.title), ...rows.map((row) => row.map(text))];
  const align = columns.map(({ shows }) => (shows === 'text' ? '<' : '>')).join('');
  const lines = textTable(align, cells).split('\n');
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'object') return String(cell);
  const exact = formatFraction(cell);
  if (cell.of === 1n) return exact;
  return exact.length > 9 ? toNumber(cell).toFixed(3) : `${toNumber(cell).toFixed(3)} = ${exact}`;
}

function drawReadings(readings: readonly ReadingInForce[]): string {
  if (readings.length === 0) return '';
  const lines = readings.map(({ question, answer, option }) => {
    const by = option ? ` (--${option.name} ${option.value}${option.isDefault ? ', the default' : ''})` : '';
    return `  ${question}? ${answer}${by}`;
  });
  return ['readings in force', ...lines].join('\n');
}
