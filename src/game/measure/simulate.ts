/** Rules, policy, seed, range of Runs → their tally. */

import { numberedRolls } from '../../dice/numbered.ts';
import type { Roll } from '../../dice/roll.ts';
import type { Deal } from '../deal.ts';
import type { Policy } from '../policy/policy.ts';
import type { Choice } from '../run/choice.ts';
import { dealtState, dealtTable } from '../run/dealt.ts';
import { isWon } from '../run/endings.ts';
import { playOut, type Watcher } from '../run/play.ts';
import { itemEffects, outcomeAt, outcomeEffects, type Rules, totalAfter } from '../run/rules.ts';
import { copyState, newState, type State } from '../run/state.ts';
import { addTally, count, mostCores, mostTurns, newTally, type Tally } from './tally.ts';

/**
 * Plays the Runs numbered `from` up to but not including `to` of a seed and counts what happened. Run number i is the
 * same Run in whatever chunk it is played, so chunks may be shared out among workers and their tallies added up in any
 * order. Memory does not grow with the number of Runs. The game's dice and the player's are streams apart: policies
 * can be compared over the same dice as far as they choose alike. With a sheet, all Runs are on its board.
 */
export function simulate(rules: Rules, policy: Policy, seed: string, from: number, to: number, sheet?: Deal): Tally {
  const tally = newTally(rules);
  playRuns(rules, policy, { seed, sheet }, from, to, (state) => countRun(rules, tally, state), counter(rules, tally));
  return tally;
}

/** The same Runs: 1 for each that was won, 0 for each that was not. To compare games Run by Run on the same dice. */
export function winsOf(rules: Rules, policy: Policy, seed: string, from: number, to: number, sheet?: Deal): Uint8Array {
  const wins = new Uint8Array(to - from);
  playRuns(rules, policy, { seed, sheet }, from, to, (state, index) => {
    if (isWon(rules, state)) wins[index - from] = 1;
  });
  return wins;
}

/** Where the chance of Runs comes from: two streams of a seed, and the board of a sheet where they are played on one. */
export interface Chance {
  readonly seed: string;
  readonly sheet?: Deal | undefined;
  /** Other names of the streams are other Runs. */
  readonly dice?: string;
  readonly player?: string;
}

/** Plays Runs of a seed one after the other on one State, and shows the end of each. */
export function playRuns(
  rules: Rules,
  policy: Policy,
  { seed, sheet, dice: forDice = 'dice', player: forPlayer = 'player' }: Chance,
  from: number,
  to: number,
  ended: (state: State, index: number) => void,
  watcher?: Watcher,
): void {
  const player = policy.seat(rules);
  const dice = numberedRolls(seed, forDice);
  const pick = numberedRolls(seed, forPlayer);
  const start = sheet ? dealtState(rules, sheet) : newState(rules);
  const table = sheet ? dealtTable(sheet) : (roll: Roll) => roll;
  const state = newState(rules);
  for (let index = from; index < to; index++) {
    copyState(start, state);
    playOut(rules, state, player, table(dice(index)), pick(index), watcher);
    ended(state, index);
  }
}

/** Adds up tallies of one game. @throws Error for none. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const [first, ...others] = tallies;
  if (!first) throw new Error('no tallies');
  const sum = Object.fromEntries(Object.entries(first).map(([name, list]) => [name, list.slice()])) as unknown as Tally;
  for (const other of others) addTally(sum, other);
  return sum;
}

/** Counts step by step what the last State does not tell any more. */
function counter(rules: Rules, tally: Tally): Watcher {
  const before = { event: -1, list: -1, health: 0, credits: 0, cores: 0, mods: 0 };
  let turn = 0;
  return {
    before: (state, choice) => {
      turn = state.turn;
      const { kind, what } = choice;
      if (kind === 'keep' || kind === 'use') noteRoll(rules, before, state, choice);
      if (kind === 'use') count(tally.modsUsed, what);
      else if (kind === 'buy') {
        before.list = itemEffects(rules, what);
        count(tally.bought, what);
      } else if (kind === 'lose') count(tally.modsLost, what);
      else if (kind === 'reset-event') count(tally.modsUsed, rules.resetEvent);
      else if (kind === 'reset-sector') count(tally.modsUsed, rules.resetSector);
    },
    after: (state) => {
      if (state.turn !== turn) {
        const at = Math.min(state.turn, mostTurns);
        count(tally.reached, at);
        count(tally.health, at, state.health);
      }
      if (before.event >= 0 && state.phase !== 'gain' && state.phase !== 'lose') {
        countEvent(tally, before, state);
        before.event = -1;
      }
      if (state.phase === 'over' && state.health === 0) count(tally.deaths, before.list);
    },
  };
}

interface Before {
  event: number;
  list: number;
  health: number;
  credits: number;
  cores: number;
  mods: number;
}

/** Notes how things stand before an Outcome; a Modifier that is used up is no effect of it. */
function noteRoll(rules: Rules, before: Before, state: State, { kind, what }: Choice): void {
  const total = kind === 'use' ? totalAfter(rules, what, state.total) : state.total;
  before.event = state.events[state.sector] as number;
  before.list = outcomeEffects(before.event, outcomeAt(rules, before.event, total));
  before.health = state.health;
  before.credits = state.credits;
  before.cores = state.cores;
  before.mods = modsOf(state) - (kind === 'use' ? 1 : 0);
}

function countEvent(tally: Tally, before: Before, state: State): void {
  const { event } = before;
  const health = state.health - before.health;
  count(tally.outcomes, before.list);
  count(tally.healthChange, event, health);
  count(tally.healthSquares, event, health * health);
  count(tally.creditsChange, event, state.credits - before.credits);
  count(tally.coresChange, event, state.cores - before.cores);
  count(tally.modsChange, event, modsOf(state) - before.mods);
}

function modsOf(state: State): number {
  let sum = 0;
  for (let mod = 0; mod < state.owned.length; mod++) sum += state.owned[mod] as number;
  return sum;
}

function countRun(rules: Rules, tally: Tally, state: State): void {
  const won = isWon(rules, state) ? 1 : 0;
  count(tally.runs, 0);
  count(tally.won, 0, won);
  count(tally.endings, state.ending);
  count(tally.cores, Math.min(state.cores, mostCores));
  count(tally.turns, Math.min(state.turn, mostTurns));
  count(tally.endedAt, state.sector);
  const when = rules.content.endings[state.ending]?.when;
  if (when?.kind === 'cause' && when.cause === 'unable-to-move') count(tally.stuckAt, state.sector);
  for (let event = 0; event < rules.events.length; event++) {
    if (state.used[event] !== 2) continue;
    count(tally.met, event);
    count(tally.metAndWon, event, won);
  }
  for (let mod = 0; mod < rules.mods.length; mod++) {
    count(tally.modsGained, mod, state.gained[mod]);
    count(tally.modsLeft, mod, state.owned[mod]);
  }
}
