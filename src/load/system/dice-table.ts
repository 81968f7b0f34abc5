/** A published table of dice → the table put right, extended and completed, by arithmetic. */

/** One row as published: dice such as `d8+d6`. */
export interface DiceRow {
  readonly level: number;
  readonly maximum: number;
  readonly core: readonly string[];
  readonly optional: readonly string[];
}

/** A misprint and what should stand there: another roll, or the same roll in the other column. */
export interface Correction {
  readonly level: number;
  readonly column: 'core' | 'optional';
  readonly printed: string;
  /** What stands there instead; absent where the roll only moves or goes. */
  readonly right?: string;
  readonly why: string;
}

/** The table as content: which dice there are, how a maximum follows from a level, and what was published. */
export interface DiceTable {
  readonly core: readonly number[];
  readonly optional: readonly number[];
  readonly perLevel: number;
  readonly base: number;
  readonly levels: { readonly from: number; readonly to: number };
  readonly rows: readonly DiceRow[];
  readonly corrections: readonly Correction[];
}

/** What arithmetic finds wrong with a published roll; `path` leads to it within the table. */
export interface Misprint {
  readonly path: readonly (string | number)[];
  readonly level: number;
  readonly column: 'core' | 'optional';
  readonly printed: string;
  readonly fault: string;
}

/** A roll of the finished table and where it comes from. */
export interface FinishedRoll {
  readonly dice: string;
  readonly source: 'published' | 'corrected' | 'added';
}

export interface FinishedRow {
  readonly level: number;
  readonly maximum: number;
  readonly core: readonly FinishedRoll[];
  readonly optional: readonly FinishedRoll[];
}

const columns = ['core', 'optional'] as const;

/** `d8+d6` → 8, 6; undefined for anything that is not two or three dice. */
export function parseDice(text: string): number[] | undefined {
  return /^d\d+(\+d\d+){1,2}$/u.test(text) ? text.split('+').map((die) => Number(die.slice(1))) : undefined;
}

const formatDice = (sides: readonly number[]) =>
  [...sides]
    .sort((a, b) => b - a)
    .map((one) => `d${one}`)
    .join('+');
const sum = (sides: readonly number[]) => sides.reduce((all, one) => all + one, 0);

/** Everything in the published rows that does not add up, or stands in the wrong column (ET-017 to ET-020). */
export function misprintsOf(table: DiceTable): Misprint[] {
  return table.rows.flatMap(({ level, ...row }, index) =>
    columns.flatMap((column) =>
      row[column].flatMap((printed, place) => {
        const fault = faultOf(parseDice(printed) ?? [], maximumOf(table, level), column, table);
        return fault === undefined ? [] : [{ path: ['rows', index, column, place], level, column, printed, fault }];
      }),
    ),
  );
}

function faultOf(
  sides: readonly number[],
  maximum: number,
  column: 'core' | 'optional',
  { core, optional }: DiceTable,
): string | undefined {
  const unknown = sides.find((one) => !core.includes(one) && !optional.includes(one));
  if (unknown !== undefined) return `there is no d${unknown}`;
  if (sum(sides) !== maximum) return `it adds up to ${sum(sides)}, the level needs ${maximum}`;
  if (column === 'core' && sides.some((one) => !core.includes(one))) return 'it is not made of core dice alone';
  if (column === 'optional' && sides.every((one) => core.includes(one))) return 'it is made of core dice alone';
  return undefined;
}

export const maximumOf = ({ perLevel, base }: DiceTable, level: number): number => perLevel * level + base;

/**
 * The table put right: corrections made, every level to the last, and in each row all rolls of two dice; where core
 * dice alone have none, all their rolls of three.
 */
export function finishedTable(table: DiceTable): FinishedRow[] {
  const { from, to } = table.levels;
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const level = from + index;
    const maximum = maximumOf(table, level);
    const row = table.rows.find((one) => one.level === level);
    const all = rollsOf(table, maximum);
    const finish = (column: 'core' | 'optional') =>
      finishColumn(table, level, column, row?.[column] ?? [], all[column]);
    return { level, maximum, core: finish('core'), optional: finish('optional') };
  });
}

function finishColumn(
  { corrections }: DiceTable,
  level: number,
  column: 'core' | 'optional',
  printed: readonly string[],
  all: readonly string[],
): FinishedRoll[] {
  const here = corrections.filter((one) => one.level === level && one.column === column);
  const kept = printed.flatMap((dice): FinishedRoll[] => {
    const correction = here.find((one) => one.printed === dice);
    if (correction === undefined) return [{ dice: formatDice(parseDice(dice) ?? []), source: 'published' }];
    return correction.right === undefined ? [] : [{ dice: correction.right, source: 'corrected' }];
  });
  const added = all.filter((dice) => !kept.some((one) => one.dice === dice));
  return [...kept, ...added.map((dice) => ({ dice, source: 'added' as const }))];
}

/** All rolls of two dice, the most even first; of core dice three where two do not do. */
function rollsOf({ core, optional }: DiceTable, maximum: number): { core: string[]; optional: string[] } {
  const all = [...core, ...optional].sort((a, b) => a - b);
  const pairs = all.flatMap((one) => all.filter((two) => two <= one && one + two === maximum).map((two) => [one, two]));
  const isCore = (sides: readonly number[]) => sides.every((one) => core.includes(one));
  const corePairs = pairs.filter(isCore);
  const sorted = [...core].sort((a, b) => a - b);
  const triples = sorted.flatMap((one) =>
    sorted.flatMap((two) =>
      sorted
        .filter((three) => three <= two && two <= one && one + two + three === maximum)
        .map((three) => [one, two, three]),
    ),
  );
  return {
    core: (corePairs.length > 0 ? corePairs : triples).map(formatDice),
    optional: pairs.filter((sides) => !isCore(sides)).map(formatDice),
  };
}
