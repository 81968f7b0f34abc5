/** Traits → exact odds of their totals and of narrative control. */

import { chanceColumns, numberColumns, textColumns } from '../../dice/columns.ts';
import type { CountResult } from '../../dice/define-system.ts';
import { compare } from '../../dice/fraction.ts';
import { chanceOf, momentsOf, type Odds, oddsOf, oddsOfTotals } from '../../dice/odds.ts';
import { english, spoken } from '../../dice/phrase.ts';
import { die, type Polynomial, product, unit } from '../../dice/polynomial.ts';
import type { NamedOdds, OddsTable } from '../../dice/system.ts';
import { sumOf } from '../../item-at.ts';
import { nameOf, type TraitTest } from './input.ts';
import { type Dice, formatDice, isCore, legalDice, type Trait } from './trait.ts';

/** Results of a test for a trait, worst first. */
export const controlResults = ['lose', 'shared', 'win'] as const;
/** Control after a test: none, shared, or all (ET-011). */
export type Control = (typeof controlResults)[number];

export const waysOfDice = (dice: Dice): Polynomial => dice.map(die).reduce(product, unit);

/** By total: the ways to show it, and to show less, up to the highest of all. */
function ladder(dice: Dice, highest: number) {
  const ways = waysOfDice(dice);
  const exactly = Array.from({ length: highest + 1 }, (_, total) => ways.get(total) ?? 0n);
  let of = 0n;
  const less = exactly.map((count) => {
    of += count;
    return of - count;
  });
  return { exactly, less, of };
}

/** ET-011: odds to show more than all others, share the highest total, or show less. */
export function controlOdds(own: Dice, others: readonly Dice[]): Odds<Control> {
  const highest = Math.max(...[own, ...others].map(sumOf));
  const mine = ladder(own, highest);
  const theirs = others.map((dice) => ladder(dice, highest));
  const over = (ways: (one: typeof mine) => bigint) => theirs.reduce((all, one) => all * ways(one), 1n);
  let [win, top] = [0n, 0n];
  mine.exactly.forEach((count, total) => {
    if (count === 0n) return;
    win += count * over(({ less }) => less[total] ?? 0n);
    top += count * over(({ less, exactly }) => (less[total] ?? 0n) + (exactly[total] ?? 0n));
  });
  const ways = { lose: mine.of * over((one) => one.of) - top, shared: top - win, win };
  return oddsOf(controlResults.map((value) => ({ value, ways: ways[value] })));
}

/** Odds of the total; with other traits first those of narrative control, trait by trait. */
export function countTraits({ traits, set }: TraitTest): CountResult {
  const [own, ...others] = traits;
  const total: NamedOdds = { id: 'total', title: `total of ${named(own)}`, odds: oddsOfTotals(waysOfDice(own.dice)) };
  const tables = [legalTable(own, others, set)];
  if (others.length === 0) return { odds: [total], tables };
  const controlBy = (trait: Trait, at: number): NamedOdds => {
    const against = traits.filter((_, index) => index !== at).map(({ dice }) => dice);
    return { id: controlId(at), title: `control by ${named(trait)}`, odds: controlOdds(trait.dice, against) };
  };
  const rest = others.map((trait, index) => controlBy(trait, index + 1));
  return { odds: [controlBy(own, 0), ...rest, total], tables };
}

/** Id of the control of a trait, by its place in the test. */
export const controlId = (index: number): string => (index === 0 ? 'control' : `control-${index + 1}`);

const named = (trait: Trait) => spoken(nameOf(trait), english);

/** All legal dice of a level: mean and spread, and the chances of each choice against other traits. */
function legalTable({ level }: Trait, others: readonly Trait[], set: 'all' | 'core'): OddsTable {
  const against = others.map(({ dice }) => dice);
  const chances = against.length === 0 ? [] : controlResults.toReversed();
  const rows = legalDice(level, set).map((dice) => ({
    dice,
    moments: momentsOf(oddsOfTotals(waysOfDice(dice))),
    control: controlOdds(dice, against),
  }));
  // Fewest dice first, then the narrowest spread.
  rows.sort((a, b) => a.dice.length - b.dice.length || compare(a.moments.variance, b.moments.variance));
  return {
    id: 'dice',
    title: `dice of level ${level}`,
    columns: [...textColumns('dice', 'set'), ...numberColumns('mean', 'variance'), ...chanceColumns(...chances)],
    rows: rows.map(({ dice, moments: { mean, variance }, control }) => [
      formatDice(dice),
      isCore(dice) ? 'core' : 'optional',
      mean,
      variance,
      ...chances.map((word) => chanceOf(control, word)),
    ]),
  };
}
