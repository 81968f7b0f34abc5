/** One Event → exactly what it does: every throw counted, without a Modifier and with the best one. */

import { everyPath } from '../../dice/every-path.ts';
import type { Roll } from '../../dice/roll.ts';
import { itemAt } from '../../item-at.ts';
import { type OutcomeName, outcomeNames } from '../../model/event.ts';
import { legalChoices } from '../run/legal.ts';
import { rollTotals, waysTo } from '../run/outcome-roll.ts';
import { outcomeAt, type Rules, totalAfter } from '../run/rules.ts';
import { copyState, newState, ownedInAll, type State } from '../run/state.ts';
import { step } from '../run/turn.ts';

/** Changes by an Outcome, in the State it was met in. */
export interface MeanChange {
  readonly health: number;
  readonly credits: number;
  readonly cores: number;
  /** DiceMods gained, less those lost. */
  readonly mods: number;
  /** 1 if the last Health was lost. */
  readonly deaths: number;
}

/** Sums over the 36 throws of two dice: divide by 36 for the expectation. */
export interface Expectation extends MeanChange {
  readonly of: 36;
}

/** The options on one total. */
export interface TotalRow {
  readonly total: number;
  /** Throws of 36. */
  readonly ways: number;
  readonly outcome: OutcomeName;
  /** Each legal Modifier by its index in the rules, with the Outcome it leads to. */
  readonly modifiers: readonly { readonly mod: number; readonly total: number; readonly outcome: OutcomeName }[];
  /** The best Modifier; undefined if keeping is as good. */
  readonly best?: number;
}

/** Exact figures of an Event: 36 throws of two dice, with and without one DiceMod. */
export interface ExactEvent {
  readonly event: number;
  /** Throws of 36 for each Outcome. */
  readonly ways: Readonly<Record<OutcomeName, number>>;
  readonly plain: Expectation;
  /** By DiceMod index: with one of it, used where it is worth more than keeping. */
  readonly withMod: readonly Expectation[];
  /** The same as throws of 36. */
  readonly waysWithMod: readonly Readonly<Record<OutcomeName, number>>[];
  /** The most valuable DiceMod; undefined if none helps. */
  readonly bestMod?: number;
  readonly totals: readonly TotalRow[];
}

/** Value of a change to a player. */
export type Worth = (change: MeanChange) => number;

/** Default prices, in points of Health. */
export const plainWorth: Worth = ({ health, credits, cores, mods, deaths }) =>
  health + 0.6 * credits + 5 * cores + mods - 20 * deaths;

/** Meets an Event in a State and plays every throw, without DiceMods of the State. @throws Error for a Shop */
export function exactEvent(rules: Rules, state: State, event: number, worth: Worth = plainWorth): ExactEvent {
  if (rules.isShop[event]) throw new Error(`event ${rules.events[event]?.number} is a Shop`);
  const met = meet(rules, state, event);
  // Every throw of the two dice, kept.
  const changes = new Map(everyPath((roll) => settled(rules, met, roll)).map(({ result }) => result));
  const after = (total: number) => changes.get(total) as MeanChange;
  const used = (mod: number, total: number) => {
    const changed = totalAfter(rules, mod, total);
    return changed !== 0 && worth(after(changed)) > worth(after(total)) ? changed : total;
  };
  const withMod = rules.mods.map((_, mod) => sumUp((total) => after(used(mod, total))));
  const plain = sumUp(after);
  const bestMod = argmax(withMod.map(worth), worth(plain));
  return {
    event,
    ways: countWays(rules, event, (total) => total),
    plain,
    withMod,
    waysWithMod: rules.mods.map((_, mod) => countWays(rules, event, (total) => used(mod, total))),
    ...(bestMod !== undefined && { bestMod }),
    totals: rollTotals.map((total) => totalRow(rules, event, total, (at) => worth(after(at)))),
  };
}

function totalRow(rules: Rules, event: number, total: number, worthAt: (total: number) => number): TotalRow {
  const modifiers = rules.mods.flatMap((_, mod) => {
    const changed = totalAfter(rules, mod, total);
    return changed === 0 ? [] : [{ mod, total: changed, outcome: outcomeOf(rules, event, changed) }];
  });
  const best = argmax(
    modifiers.map((one) => worthAt(one.total)),
    worthAt(total),
  );
  const outcome = outcomeOf(rules, event, total);
  const mod = best === undefined ? undefined : modifiers[best]?.mod;
  return { total, ways: waysTo(total), outcome, modifiers, ...(mod !== undefined && { best: mod }) };
}

/** The State at the table, with the Event just entered. */
function meet(rules: Rules, state: State, event: number): State {
  const met = newState(rules);
  copyState(state, met);
  met.phase = 'event';
  met.turn = Math.max(1, met.turn);
  met.events[met.sector] = event;
  met.finished[met.sector] = 0;
  return met;
}

/** Rolls, keeps, and applies the effects; a DiceMod of choice is the first legal one, which sums ignore. */
function settled(rules: Rules, met: State, roll: Roll): readonly [total: number, change: MeanChange] {
  let now = step(rules, met, { kind: 'roll', what: 0 }, roll);
  const { total } = now;
  const noRoll = () => {
    throw new Error('effects roll no dice');
  };
  do {
    const [choice] = legalChoices(rules, now);
    if (!choice) break;
    now = step(rules, now, choice, noRoll);
  } while (now.phase === 'gain' || now.phase === 'lose');
  const change = {
    health: now.health - met.health,
    credits: now.credits - met.credits,
    cores: now.cores - met.cores,
    mods: ownedInAll(now) - ownedInAll(met),
    deaths: now.health === 0 ? 1 : 0,
  };
  return [total, change];
}

function sumUp(of: (total: number) => MeanChange): Expectation {
  const sum = { health: 0, credits: 0, cores: 0, mods: 0, deaths: 0, of: 36 as const };
  for (const total of rollTotals) {
    const change = of(total);
    for (const name of ['health', 'credits', 'cores', 'mods', 'deaths'] as const)
      sum[name] += waysTo(total) * change[name];
  }
  return sum;
}

function countWays(rules: Rules, event: number, keptAs: (total: number) => number): ExactEvent['ways'] {
  const ways = { bad: 0, neutral: 0, good: 0, wild: 0 };
  for (const total of rollTotals) ways[outcomeOf(rules, event, keptAs(total))] += waysTo(total);
  return ways;
}

const outcomeOf = (rules: Rules, event: number, total: number): OutcomeName =>
  itemAt(outcomeNames, outcomeAt(rules, event, total));

/** Index of the first maximum above `floor`; undefined if there is none. */
function argmax(values: readonly number[], floor: number): number | undefined {
  const max = Math.max(...values);
  return max > floor ? values.indexOf(max) : undefined;
}
