/** Traits → exact odds of their totals and of narrative control. */

import { chanceColumns, numberColumns, textColumns } from '../../dice/columns.ts';
import { compare } from '../../dice/fraction.ts';
import { chanceOf, type Moments, momentsOf, type Odds, oddsOfTotals } from '../../dice/odds.ts';
import { english, spoken } from '../../dice/phrase.ts';
import { die, type Polynomial, product, unit } from '../../dice/polynomial.ts';
import type { Counted, NamedOdds, OddsTable } from '../../dice/system.ts';
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
  const highest = Math.max(...[own, ...others].map((dice) => dice.reduce((sum, sides) => sum + sides, 0)));
  const mine = ladder(own, highest);
  const theirs = others.map((dice) => ladder(dice, highest));
  const over = (ways: (one: typeof mine) => bigint) => theirs.reduce((all, one) => all * ways(one), 1n);
  let [win, top] = [0n, 0n];
  mine.exactly.forEach((count, total) => {
    if (count === 0n) return;
    win += count * over(({ less }) => less[total] ?? 0n);
    top += count * over(({ less, exactly }) => (less[total] ?? 0n) + (exactly[total] ?? 0n));
  });
  const of = mine.of * over((one) => one.of);
  const ways = { lose: of - top, shared: top - win, win };
  return { of, entries: controlResults.map((value) => ({ value, ways: ways[value] })), tails: [] };
}

/** Odds of the total; with other traits first those of narrative control, trait by trait. */
export function countTraits({ traits, set }: TraitTest): Pick<Counted, 'odds' | 'tables'> {
  const [own, ...others] = traits;
  const total: NamedOdds = { id: 'total', title: `total of ${named(own)}`, odds: oddsOfTotals(waysOfDice(own.dice)) };
  const tables = [legalTable(own, others, set)];
  if (others.length === 0) return { odds: [total], tables };
  const control: NamedOdds = { id: 'control', title: `control by ${named(own)}`, odds: controlFor(traits, 0) };
  const rest = others.map((trait, index) => ({
    id: `control-${index + 2}`,
    title: `control by ${named(trait)}`,
    odds: controlFor(traits, index + 1),
  }));
  return { odds: [control, ...rest, total], tables };
}

const named = (trait: Trait) => spoken(nameOf(trait), english);

const controlFor = (traits: readonly Trait[], at: number): Odds<Control> =>
  controlOdds(
    traits[at]?.dice ?? [],
    traits.filter((_, index) => index !== at).map(({ dice }) => dice),
  );

/** All legal dice of a level: mean and spread, and the chances of each choice against other traits. */
function legalTable({ level }: Trait, others: readonly Trait[], set: 'all' | 'core'): OddsTable {
  const against = others.map(({ dice }) => dice);
  const chances = against.length === 0 ? [] : [...controlResults].reverse();
  const rows = legalDice(level, set).map((dice) => ({
    dice,
    moments: momentsOf(oddsOfTotals(waysOfDice(dice))),
    control: controlOdds(dice, against),
  }));
  return {
    id: 'dice',
    title: `dice of level ${level}`,
    columns: [...textColumns('dice', 'set'), ...numberColumns('mean', 'variance'), ...chanceColumns(...chances)],
    rows: rows
      .sort(byCountThenSpread)
      .map(({ dice, moments, control }) => [
        formatDice(dice),
        isCore(dice) ? 'core' : 'optional',
        moments.mean,
        moments.variance,
        ...chances.map((word) => chanceOf(control, word)),
      ]),
  };
}

type Row = { readonly dice: Dice; readonly moments: Moments };

const byCountThenSpread = (a: Row, b: Row): number =>
  a.dice.length - b.dice.length || compare(a.moments.variance, b.moments.variance);
