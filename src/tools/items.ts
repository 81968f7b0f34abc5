/** `npm run items [CONTENT]`: what each item of a Shop is worth to who needs it, by Runs played on from the counter. */

import { numberedRolls } from '../dice/numbered.ts';
import { runner } from '../game/policy/runner.ts';
import { newSurvey, survey } from '../game/policy/survey.ts';
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
const runs = 12_000;
const ways = 16;
/** Of those who need nothing, one in so many Runs is asked. */
const sparing = 32;

interface Worth {
  asked: number;
  gain: number;
  squares: number;
}

const directory = process.argv[2] ?? 'content/core-runner';
const { content } = loadContent(directory);
if (content === undefined) throw new Error(`${directory} has faults: see core-runner validate`);
const rules = compileRules(content, content.game.defaultDifficulty);
const player = runner.seat(rules);
const view = newSurvey(rules);
const { words } = content.game;

/** Who stands at the counter; a Run may be all of them. */
const needs: Readonly<Record<string, (state: State) => boolean>> = {
  'whoever comes': () => true,
  [`the poor (${words.money.many} 2 at most)`]: ({ credits }) => credits <= 2,
  [`the hurt (${words.health.one} 3 at most)`]: ({ health }) => health <= 3,
  'the shut in (nothing new in reach)': (state) => survey(rules, state, state.health, view).open === 0,
};
const worths = new Map(
  Object.keys(needs).map((need) => [need, rules.items.map((): Worth => ({ asked: 0, gain: 0, squares: 0 }))]),
);
const onward = { dice: numberedRolls('items', 'onward'), pick: numberedRolls('items', 'pick') };
const trial = newState(rules);
let asked = 0;

for (let index = 0; index < runs; index++) {
  for (const state of countersOf(index)) {
    const here = Object.keys(needs).filter((need) => needs[need]?.(state));
    if (here.length === 1 && index % sparing !== 0) continue;
    const legal = [...legalChoices(rules, state)];
    const leave = legal.at(-1) as Choice;
    const share = (bought?: Choice) => wonAfter(state, bought, leave);
    const before = share();
    for (const choice of legal.slice(0, -1)) {
      const gain = share(choice) - before;
      for (const need of here) {
        const worth = worths.get(need)?.[choice.what] as Worth;
        worth.asked++;
        worth.gain += gain;
        worth.squares += gain * gain;
      }
    }
    asked++;
  }
}

console.log(
  `${content.game.title}, ${rules.difficulty.name}: what one item adds to the chance of a win, in points at 95 %, for runner, who buys\n` +
    `nothing else there; ${asked} visits of ${runs} Runs, each way out of the Shop played ${ways} times on the same dice.`,
);
for (const [need, list] of worths) {
  console.log(`\n${need}`);
  rules.items.forEach(({ event, name, cost }, item) => {
    const { asked: n, gain, squares } = list[item] as Worth;
    if (n < 30) return;
    const mean = gain / n;
    const margin = 1.96 * Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
    const shop = rules.events[event];
    const place = rules.itemsOf[event]?.indexOf(item) ?? 0;
    const effects = shop?.kind === 'shop' ? effectsText(shop.items[place]?.effects ?? [], words) : '';
    const points = `${mean < 0 ? '−' : '+'}${(Math.abs(mean) * 100).toFixed(1)} ± ${(margin * 100).toFixed(1)}`;
    console.log(`  ${points.padStart(12)}  ${shop?.number} ${name}, ${cost}: ${effects} (${n})`);
  });
}

/** The States of a Run as it comes to each counter where something can be paid. */
function countersOf(index: number): State[] {
  const found: State[] = [];
  const state = newState(rules);
  let turn = -1;
  playOut(rules, state, player, numberedRolls('items', 'dice')(index), numberedRolls('items', 'player')(index), {
    before(now) {
      if (now.phase !== 'shop' || now.turn === turn) return;
      turn = now.turn;
      const kept = newState(rules);
      copyState(now, kept);
      found.push(kept);
    },
    after() {},
  });
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
    if (trial.phase === 'shop') advance(rules, trial, leave, dice);
    playOut(rules, trial, player, dice, pick);
    if (isWon(rules, trial)) won++;
  }
  return won / ways;
}
