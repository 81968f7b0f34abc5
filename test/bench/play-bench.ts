/** Runs a second, by policy, next to a bare generator that draws the same number of dice. */

import { numberedRolls } from '../../src/dice/numbered.ts';
import { simulate } from '../../src/game/measure/simulate.ts';
import { policies } from '../../src/game/policy/index.ts';
import { playOut } from '../../src/game/run/play.ts';
import { compileRules, type Rules } from '../../src/game/run/rules.ts';
import { newState } from '../../src/game/run/state.ts';
import { loadContent } from '../load/directory.ts';

/** Runs played for each policy: about a second each on a machine of 2025. */
const counts: Readonly<Record<string, number>> = {
  random: 100_000,
  cautious: 15_000,
  novice: 15_000,
  runner: 2_000,
  freelance: 2_000,
};

/** Seconds that a job takes. */
function seconds(job: () => void): number {
  const begin = performance.now();
  job();
  return (performance.now() - begin) / 1000;
}

/** Dice drawn by Runs of a policy, counted while they are played. */
function diceOf(rules: Rules, policy: (typeof policies)[number], runs: number): number {
  const player = policy.createPlayer(rules);
  const dice = numberedRolls('bench', 'dice');
  const pick = numberedRolls('bench', 'player');
  let drawn = 0;
  for (let index = 0; index < runs; index++) {
    const [roll, choose] = [dice(index), pick(index)];
    const counted = (sides: number) => {
      drawn++;
      return roll(sides);
    };
    const chosen = (sides: number) => {
      drawn++;
      return choose(sides);
    };
    playOut(rules, newState(rules), { player, dice: counted, pick: chosen });
  }
  return drawn / runs;
}

/** Plays, then draws as many dice without playing, in the same process. */
export function benchPlay(directory: string): string[] {
  const { content } = loadContent(directory);
  if (!content) throw new Error('content has faults');
  const rules = compileRules(content, 'normal');
  return policies.map((policy) => {
    const runs = counts[policy.id] ?? 2_000;
    simulate(rules, policy, { seed: 'warm', from: 0, to: Math.ceil(runs / 5) });
    const dice = Math.round(diceOf(rules, policy, Math.ceil(runs / 20)));
    const played = seconds(() => simulate(rules, policy, { seed: 'bench', from: 0, to: runs }));
    const rolls = numberedRolls('bench', 'bare');
    let sum = 0;
    const bare = seconds(() => {
      for (let index = 0; index < runs; index++) {
        const roll = rolls(index);
        for (let throws = 0; throws < dice; throws++) sum += roll(6);
      }
    });
    if (sum === 0) throw new Error('no dice');
    const perSecond = Math.round(runs / played).toLocaleString('en');
    return `${policy.id.padEnd(9)} ${perSecond.padStart(9)} Runs/s   ${dice} dice a Run   ${(played / bare).toFixed(1)} × bare dice`;
  });
}
