/** Rules, policy, seed, range of Runs → their tally. */

import { numberedRolls } from '../../dice/numbered.ts';
import type { Roll } from '../../dice/roll.ts';
import type { Deal } from '../deal.ts';
import type { Policy } from '../policy/policy.ts';
import type { Choice } from '../run/choice.ts';
import { diceForDeal, stateOnDeal } from '../run/dealt.ts';
import { isWon } from '../run/endings.ts';
import { playOut, type Watcher } from '../run/play.ts';
import { itemEffects, type Rules } from '../run/rules.ts';
import { copyState, eventHere, newState, ownedInAll, type State } from '../run/state.ts';
import { careerReader, outcomeRead } from './career.ts';
import { careerRuns, count, maxCores, maxTurns, newTally, type Tally } from './tally.ts';

/** Runs `from` to `to` (excluded), and two streams of a seed. */
export interface RunRange {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Board of all Runs; undefined for an empty map. */
  readonly sheet?: Deal | undefined;
  /** Another name of the streams gives other Runs. */
  readonly dice?: string;
  readonly player?: string;
}

/**
 * Plays and counts Runs. Run number i is the same in any range, so workers can share ranges and add tallies in any
 * order. The game and the player have separate streams: policies meet the same dice as long as they choose alike.
 */
export function simulate(rules: Rules, policy: Policy, range: RunRange): Tally {
  const tally = newTally(rules);
  const reader = careerReader(rules, tally);
  const counted = counter(rules, tally);
  // What is new depends on the whole career.
  const from = startOfCareer(range.from);
  let index = from;
  const isCounted = () => index >= range.from;
  playRuns(
    rules,
    policy,
    { ...range, from },
    (state) => {
      if (isCounted()) countRun(rules, tally, state);
      if (isCounted() && isWon(rules, state)) count(tally.careersWon, index % careerRuns);
      reader.finish(state, index, isCounted());
      index++;
    },
    {
      before: (state, choice) => {
        reader.watcher.before?.(state, choice);
        if (isCounted()) counted.before?.(state, choice);
      },
      after: (state) => isCounted() && counted.after?.(state),
    },
  );
  return tally;
}

/** 1 for each Run won, else 0: compares games Run by Run on the same dice. */
export function winsOf(rules: Rules, policy: Policy, range: RunRange): Uint8Array {
  const wins = new Uint8Array(range.to - range.from);
  playRuns(rules, policy, range, (state, index) => {
    if (isWon(rules, state)) wins[index - range.from] = 1;
  });
  return wins;
}

const startOfCareer = (index: number) => index - (index % careerRuns);

/** Plays Runs on one State, and shows the end of each; a policy that remembers plays its careers from their start. */
export function playRuns(
  rules: Rules,
  policy: Policy,
  range: RunRange,
  ended: (state: State, index: number) => void,
  watcher?: Watcher,
): void {
  const { seed, sheet } = range;
  const memory = new Uint8Array(rules.effects.length);
  const player = policy.createPlayer(rules, memory);
  const dice = numberedRolls(seed, range.dice ?? 'dice');
  const pick = numberedRolls(seed, range.player ?? 'player');
  const start = sheet ? stateOnDeal(rules, sheet) : newState(rules);
  const table = sheet ? diceForDeal(sheet) : (roll: Roll) => roll;
  const state = newState(rules);
  const remembering: Watcher = {
    before: (before, choice) => {
      const outcome = outcomeRead(rules, before, choice);
      if (outcome >= 0) memory[outcome] = 1;
      watcher?.before?.(before, choice);
    },
    after: (after) => watcher?.after?.(after),
  };
  const seen = policy.remembers ? remembering : watcher;
  for (let index = policy.remembers ? startOfCareer(range.from) : range.from; index < range.to; index++) {
    if (index % careerRuns === 0) memory.fill(0);
    copyState(start, state);
    playOut(rules, state, { player, dice: table(dice(index)), pick: pick(index) }, seen);
    if (index >= range.from) ended(state, index);
  }
}

/** Counts each step that the last State no longer shows. */
function counter(rules: Rules, tally: Tally): Watcher {
  const before: Before = { event: -1, list: -1, health: 0, credits: 0, cores: 0, mods: 0 };
  let turn = 0;
  return {
    before: (state, choice) => {
      turn = state.turn;
      const { kind, what } = choice;
      if (kind === 'keep' || kind === 'use') Object.assign(before, beforeOutcome(rules, state, choice));
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
        const at = Math.min(state.turn, maxTurns);
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

/** Totals before an Outcome; a used Modifier is no effect of it. */
function beforeOutcome(rules: Rules, state: State, choice: Choice): Before {
  const { health, credits, cores } = state;
  const list = outcomeRead(rules, state, choice);
  return {
    event: eventHere(state),
    list,
    health,
    credits,
    cores,
    mods: ownedInAll(state) - (choice.kind === 'use' ? 1 : 0),
  };
}

function countEvent(tally: Tally, before: Before, state: State): void {
  const { event } = before;
  const health = state.health - before.health;
  count(tally.outcomes, before.list);
  count(tally.healthChange, event, health);
  count(tally.healthSquares, event, health * health);
  count(tally.creditsChange, event, state.credits - before.credits);
  count(tally.coresChange, event, state.cores - before.cores);
  count(tally.modsChange, event, ownedInAll(state) - before.mods);
}

function countRun(rules: Rules, tally: Tally, state: State): void {
  const won = isWon(rules, state) ? 1 : 0;
  count(tally.runs, 0);
  count(tally.won, 0, won);
  count(tally.endings, state.ending);
  count(tally.cores, Math.min(state.cores, maxCores));
  count(tally.turns, Math.min(state.turn, maxTurns));
  count(tally.endedAt, state.sector);
  const when = rules.content.endings[state.ending]?.when;
  if (when?.kind === 'cause' && when.cause === 'unable-to-move') count(tally.stuckAt, state.sector);
  rules.events.forEach((_, event) => {
    if (state.used[event] !== 2) return;
    count(tally.met, event);
    count(tally.metAndWon, event, won);
  });
  rules.mods.forEach((_, mod) => {
    count(tally.modsGained, mod, state.gained[mod]);
    count(tally.modsLeft, mod, state.owned[mod]);
  });
}
