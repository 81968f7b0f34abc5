/** The published table of dice → its errors; the table corrected, extended and completed. */

import { numbersIn } from '../../dice/number-parameter.ts';
import type {
  Correction,
  FinishedRoll,
  FinishedRow,
  PublishedTable,
  TableFault,
  TableReader,
} from '../../dice/published-table.ts';
import { sumOf } from '../../item-at.ts';
import { allDice, type Dice, formatDice, isCore, legalDice, levelRange, maximumOf } from './trait.ts';

const columns = ['core', 'optional'] as const;
type Column = (typeof columns)[number];

const diceOf = (text: string): Dice => text.split('+').map((die) => Number(die.slice(1)));
const tidy = (text: string): string => formatDice([...diceOf(text)].sort((a, b) => b - a));

/** All errors in the published rows: wrong sums, wrong columns (ET-017 to ET-020). */
export function misprintsOf({ rows }: Pick<PublishedTable, 'rows'>) {
  return rows.flatMap(({ level, ...row }, index) =>
    columns.flatMap((column) =>
      row[column].flatMap((printed, place) => {
        const fault = faultOf(diceOf(printed), level, column);
        return fault === undefined ? [] : [{ path: ['rows', index, column, place], level, column, printed, fault }];
      }),
    ),
  );
}

function faultOf(dice: Dice, level: number, column: Column): string | undefined {
  const unknown = dice.find((sides) => !allDice.some((known) => known === sides));
  const [sum, maximum] = [sumOf(dice), maximumOf(level)];
  if (unknown !== undefined) return `there is no d${unknown}`;
  if (sum !== maximum) return `it adds up to ${sum}, the level needs ${maximum}`;
  if (column === 'core' && !isCore(dice)) return 'it is not made of core dice alone';
  if (column === 'optional' && isCore(dice)) return 'it is made of core dice alone';
  return undefined;
}

/** ET-017 to ET-020: published rolls must add up or be corrected; corrected ones must be wrong. */
function faults({ rows, corrections }: PublishedTable): TableFault[] {
  const misprints = misprintsOf({ rows });
  const isSame = (a: Pick<Correction, 'level' | 'column' | 'printed'>, b: typeof a) =>
    a.level === b.level && a.column === b.column && a.printed === b.printed;
  const found: TableFault[] = [];
  rows.forEach(({ level, maximum }, index) => {
    const add = (kind: TableFault['kind'], key: string, message: string) =>
      found.push({ kind, path: ['rows', index, key], message });
    if (maximum !== maximumOf(level))
      add('maximum', 'maximum', `level ${level} must have a maximum of ${maximumOf(level)}, found ${maximum}`);
    if (rows.findIndex((one) => one.level === level) < index) add('twice', 'level', `duplicate level ${level}`);
  });
  for (const misprint of misprints) {
    if (corrections.some((one) => isSame(one, misprint))) continue;
    const { path, level, printed, fault } = misprint;
    const message = `${printed} at level ${level} is wrong: ${fault}`;
    found.push({ kind: 'misprint', path, message, hint: 'correct it under corrections' });
  }
  corrections.forEach((correction, index) => {
    const { level, printed, right } = correction;
    const add = (path: TableFault['path'], message: string) => found.push({ kind: 'correction', path, message });
    const sum = right === undefined ? maximumOf(level) : sumOf(diceOf(right));
    if (!misprints.some((one) => isSame(one, correction)))
      add(['corrections', index], `${printed} at level ${level} is right in the table`);
    if (sum !== maximumOf(level)) {
      const message = `a correction at level ${level} must add up to ${maximumOf(level)}, found ${sum}`;
      add(['corrections', index, 'right'], message);
    }
  });
  return found;
}

/** The corrected table to the last level, with all rolls of two dice in each row, or of three core dice if there are none. */
export function finishedTable({ rows, corrections }: PublishedTable): FinishedRow[] {
  return numbersIn(levelRange).map((level) => {
    const row = rows.find((one) => one.level === level);
    const finish = (column: Column) => {
      const here = corrections.filter((one) => one.level === level && one.column === column);
      return finishColumn(here, row?.[column] ?? [], rollsOf(level, column));
    };
    return { level, maximum: maximumOf(level), core: finish('core'), optional: finish('optional') };
  });
}

function finishColumn(
  corrections: readonly Correction[],
  printed: readonly string[],
  all: readonly string[],
): FinishedRoll[] {
  const kept = printed.flatMap((dice): FinishedRoll[] => {
    const correction = corrections.find((one) => one.printed === dice);
    if (correction === undefined) return [{ dice: tidy(dice), source: 'published' }];
    return correction.right === undefined ? [] : [{ dice: correction.right, source: 'corrected' }];
  });
  const added = all.filter((dice) => !kept.some((one) => one.dice === dice));
  return [...kept, ...added.map((dice) => ({ dice, source: 'added' as const }))];
}

/** All rolls of two dice for a column, most even first; of core dice three if two cannot. */
function rollsOf(level: number, column: Column): string[] {
  const arePair = ({ length }: Dice) => length === 2;
  const core = legalDice(level, 'core');
  const rolls =
    column === 'optional'
      ? legalDice(level).filter((dice) => arePair(dice) && !isCore(dice))
      : core.some(arePair)
        ? core.filter(arePair)
        : core;
  return rolls.map(formatDice);
}

export const tableReader: TableReader = { faults, finished: finishedTable };
