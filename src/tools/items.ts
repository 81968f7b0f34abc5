/** `npm run items [CONTENT]`: what each item of a Shop is worth to who needs it, by Runs played on from the counter. */

import { numberedRolls } from '../dice/numbered.ts';
import { newBoardView, unreachable, viewBoard } from '../game/policy/board-view.ts';
import { runner } from '../game/policy/runner.ts';
import type { Choice } from '../game/run/choice.ts';
import { isWon } from '../game/run/endings.ts';
import { legalChoices } from '../game/run/legal.ts';
import { playOut } from '../game/run/play.ts';
import { compileRules } from '../game/run/rules.ts';
import { copyState, newState, type State } from '../game/run/state.ts';
import { advance } from '../game/run/turn.ts';
import { loadContent } from '../load/game/load.ts';
import { effectsText } from '../model/notation.ts';

/** Runs that are played to come to a Shop, and how often each way out of it is played to its end. */
const runs = 60_000;
const ways = 8;
/** Of each kind of visitor so many are asked at each Shop; what fewer than `fewest` could pay for is not told. */
const visitors = 300;
const fewest = 60;

/** Gains of one purchase over another, in shares of Runs won, over the visits where both could be paid. */
interface Worth {
  asked: number;
  gain: number;
  squares: number;
}

/** In place of an item: to leave with none. */
const nothing = -1;

const directory = process.argv[2] ?? 'content/core-runner';
const { content } = loadContent(directory);
if (content === undefined) throw new Error(`${directory} has faults: see core-runner validate`);
const rules = compileRules(content, content.game.defaultDifficulty);
const player = runner.createPlayer(rules);
const { words, coresToWin } = content.game;
const poorest = 1;
const weakest = 3;

/** Who stands at the counter; a visitor may be all of them but the last. */
const kinds: Readonly<Record<string, (state: State) => boolean>> = {
  poor: ({ credits }) => credits <= poorest,
  hurt: ({ health }) => health <= weakest,
  'shut in': isShutIn,
  barred: (state) => isShutIn(state) && isBarred(state),
  others: (state) => state.credits > poorest && state.health > weakest && !isShutIn(state),
};
/** By kind of visitor, what was bought and what might have been. */
const worths = new Map<string, Worth>();
/** Visits asked, by kind of visitor and Shop. */
const visits = new Map<string, number>();
const onward = { dice: numberedRolls('items', 'onward'), pick: numberedRolls('items', 'pick') };
const trial = newState(rules);
/** Of a column, in letters. */
const width = 14;
let asked = 0;

for (let index = 0; index < runs; index++) {
  for (const state of countersOf(index)) {
    const shop = state.events[state.sector] as number;
    const here = Object.keys(kinds).filter((kind) => visited(kind, shop) < visitors && kinds[kind]?.(state));
    if (here.length === 0) continue;
    for (const kind of here) visits.set(`${kind} ${shop}`, visited(kind, shop) + 1);
    const legal = [...legalChoices(rules, state)];
    const leave = legal.at(-1) as Choice;
    const shares = legal.map((choice) => ({
      item: choice === leave ? nothing : choice.what,
      won: wonAfter(state, choice === leave ? undefined : choice, leave),
    }));
    for (const one of shares)
      for (const other of shares)
        if (one !== other) for (const kind of here) note(`${kind} ${one.item} ${other.item}`, one.won - other.won);
    asked++;
  }
}

console.log(
  `${content.game.title}, ${rules.difficulty.name}: what one item adds to the chance of a win, in points at 95 %, for runner, who buys\n` +
    `nothing else there. * more than nothing does, and more than whatever else there can be paid: the right buy.\n` +
    `Poor: ${words.money.one} ${poorest} at most. Hurt: ${words.health.one} ${weakest} at most. Others: none of these.\n` +
    `Shut in: nothing new in reach, no win either. Barred: shut in, by a ${words.sector.one} Number above their ${words.health.one}.\n` +
    `${asked} visits of ${runs} Runs, each way out of the Shop played ${ways} times on the same dice.\n`,
);
console.log(
  Object.keys(kinds)
    .map((kind) => `${kind}  `.padStart(width))
    .join(''),
);
rules.items.forEach(({ event, name, cost }, item) => {
  const shop = rules.events[event];
  if (shop?.kind !== 'shop') return;
  const effects = effectsText(shop.items[rules.itemsOf[event]?.indexOf(item) ?? 0]?.effects ?? [], words);
  const cells = Object.keys(kinds).map((kind) => cellOf(kind, item, event).padStart(width));
  console.log(`${cells.join('')}  ${shop.number} ${name}, ${cost}: ${effects}`);
});

/** Whether nothing is left to explore, and the Run cannot be won as it stands. */
function isShutIn(state: State): boolean {
  const view = viewBoard(rules, state, state.health, newBoardView(rules));
  const { open } = view;
  const { goal } = view.nearest;
  return open === 0 && (state.cores < coresToWin || goal === unreachable);
}

/** Whether a Sector not yet met lies next to those in reach, behind a Sector Number too high. */
function isBarred(state: State): boolean {
  const view = viewBoard(rules, state, state.health, newBoardView(rules));
  return rules.neighbours.some(
    (around, sector) =>
      state.finished[sector] !== 1 &&
      (state.numbers[sector] as number) > state.health - rules.margin &&
      around.some((near) => view.distance[near] !== unreachable),
  );
}

function visited(kind: string, shop: number): number {
  return visits.get(`${kind} ${shop}`) ?? 0;
}

function note(key: string, gain: number): void {
  const worth = worths.get(key) ?? { asked: 0, gain: 0, squares: 0 };
  worth.asked++;
  worth.gain += gain;
  worth.squares += gain * gain;
  worths.set(key, worth);
}

/** `+5.1 ± 2.1 *`: the gain of an item over nothing, and whether it is the right buy. */
function cellOf(kind: string, item: number, event: number): string {
  const over = (other: number) => gainOf(worths.get(`${kind} ${item} ${other}`));
  const gain = over(nothing);
  if (gain === undefined) return '';
  const rivals = [nothing, ...(rules.itemsOf[event] ?? [])].flatMap((other) => over(other) ?? []);
  const mark = rivals.every(({ mean, margin }) => mean > margin) ? '*' : ' ';
  return `${gain.mean < 0 ? '−' : '+'}${(Math.abs(gain.mean) * 100).toFixed(1)} ± ${(gain.margin * 100).toFixed(1)} ${mark}`;
}

/** Mean and margin at 95 %; undefined of too few visits. */
function gainOf(worth: Worth | undefined): { mean: number; margin: number } | undefined {
  if (worth === undefined || worth.asked < fewest) return undefined;
  const mean = worth.gain / worth.asked;
  const variance = Math.max(0, worth.squares / worth.asked - mean * mean);
  return { mean, margin: 1.96 * Math.sqrt(variance / worth.asked) };
}

/** The States of a Run as it comes to each counter where something can be paid. */
function countersOf(index: number): State[] {
  const found: State[] = [];
  const state = newState(rules);
  let turn = -1;
  const dice = numberedRolls('items', 'dice')(index);
  const pick = numberedRolls('items', 'player')(index);
  playOut(
    rules,
    state,
    { player, dice, pick },
    {
      before(now) {
        if (now.phase !== 'shop' || now.turn === turn) return;
        turn = now.turn;
        const kept = newState(rules);
        copyState(now, kept);
        found.push(kept);
      },
      after() {},
    },
  );
  return found.filter((one) => legalChoices(rules, one).length > 1);
}

/** The share of Runs won after a purchase and no other; the dice are those of the visit, whatever is bought. */
function wonAfter(state: State, bought: Choice | undefined, leave: Choice): number {
  let won = 0;
  for (let way = 0; way < ways; way++) {
    const dice = onward.dice(asked * ways + way);
    const pick = onward.pick(asked * ways + way);
    copyState(state, trial);
    if (bought) advance(rules, trial, bought, dice);
    while (trial.phase === 'gain' || trial.phase === 'lose') {
      const legal = [...legalChoices(rules, trial)];
      advance(rules, trial, legal.length === 1 ? (legal[0] as Choice) : player(trial, legal, pick), dice);
    }
    // The counter is closed behind them, or they would come back on the next turn for what they left.
    for (const item of rules.itemsOf[trial.events[trial.sector] as number] ?? []) trial.bought[item] = 1;
    if (trial.phase === 'shop') advance(rules, trial, leave, dice);
    playOut(rules, trial, { player, dice, pick });
    if (isWon(rules, trial)) won++;
  }
  return won / ways;
}
