/** Rules, seed → weights for the runner's judgement: played, fitted, played again. */

import { numberedRolls } from '../../dice/numbered.ts';
import type { Weights } from '../../model/balance.ts';
import { playOut } from '../run/play.ts';
import type { Rules } from '../run/rules.ts';
import { newState, resetState, type State } from '../run/state.ts';
import { featureCount } from './features.ts';
import { outlookWith } from './outlook.ts';
import type { Player } from './policy.ts';
import { runnerWith } from './runner.ts';
import { firstWeights, namedWeights } from './runner-weights.ts';
import { placeWorth } from './worth.ts';

/** How a fit is made. */
export interface FitPlan {
  readonly seed: string;
  /** Each round plays with the weights of the one before. */
  readonly rounds: number;
  readonly runsPerRound: number;
  /** Walks over all States of a round. */
  readonly epochs: number;
  /** Runs on dice of their own that decide which round's weights are the best. */
  readonly judgeRuns: number;
}

/** States seen in Movement Phases, one row each, and what their Runs came to. */
interface Samples {
  readonly width: number;
  readonly rows: Float32Array;
  readonly worths: Float32Array;
  count: number;
}

const mostSamples = 400_000;

/**
 * Policy iteration with logistic regression (Bertsekas, "Dynamic Programming and Optimal Control", vol. 2, 2012,
 * §6.3: approximate policy iteration with Monte Carlo evaluation), from `firstWeights` on. Deterministic for a plan.
 * `onRuns` hears of Runs as they are played: `runsOfFit` in all.
 */
export function fitRunner(rules: Rules, plan: FitPlan, onRuns: (runs: number) => void = () => {}): Weights {
  const width = featureCount(rules);
  let weights = [...firstWeights(rules)];
  const samples: Samples = {
    width,
    rows: new Float32Array(mostSamples * width),
    worths: new Float32Array(mostSamples),
    count: 0,
  };
  let best = { worth: -1, weights };
  for (let round = 0; round < plan.rounds; round++) {
    samples.count = 0;
    gather(rules, weights, plan, round, samples, onRuns);
    weights = regress(samples, weights, plan.epochs, round);
    const worth = meanWorth(rules, weights, plan, onRuns);
    if (worth > best.worth) best = { worth, weights };
  }
  return namedWeights(rules, best.weights);
}

/** How many Runs a fit plays. */
export const runsOfFit = ({ rounds, runsPerRound, judgeRuns }: FitPlan): number => rounds * (runsPerRound + judgeRuns);

const heard = 200; // Runs between two words of how far it is

/** What the Runs of a runner with these weights come to on average, on dice no fit has seen. */
function meanWorth(
  rules: Rules,
  weights: readonly number[],
  { seed, judgeRuns }: FitPlan,
  onRuns: (runs: number) => void,
): number {
  const player = runnerWith(rules, weights);
  const dice = numberedRolls(seed, 'judge dice');
  const pick = numberedRolls(seed, 'judge player');
  const state = newState(rules);
  let sum = 0;
  for (let index = 0; index < judgeRuns; index++) {
    resetState(rules, state);
    playOut(rules, state, player, dice(index), pick(index));
    sum += worthOf(rules, state);
    if ((index + 1) % heard === 0) onRuns(heard);
  }
  return sum / judgeRuns;
}

/** What a Run that is over came to. */
function worthOf(rules: Rules, state: State): number {
  const when = rules.content.endings[state.ending]?.when;
  return when?.kind === 'place' ? placeWorth(rules, when.place, state.cores) : 0;
}

/** Plays the Runs of a round, choosing DiceMods at random in half of them so that all types are seen. */
function gather(
  rules: Rules,
  weights: readonly number[],
  plan: FitPlan,
  round: number,
  samples: Samples,
  onRuns: (runs: number) => void,
): void {
  const { featuresOf } = outlookWith(rules, weights);
  const careful = runnerWith(rules, weights);
  const dice = numberedRolls(plan.seed, `fit ${round} dice`);
  const pick = numberedRolls(plan.seed, `fit ${round} player`);
  const state = newState(rules);
  for (let index = 0; index < plan.runsPerRound; index++) {
    const first = samples.count;
    const player: Player = (now, legal, roll) => {
      const isTaking = now.phase === 'setup' || now.phase === 'gain';
      if (isTaking && roll(2) === 1) return legal[roll(legal.length) - 1] as (typeof legal)[number];
      if (now.phase === 'movement' && samples.count < mostSamples) {
        samples.rows.set(featuresOf(now), samples.count * samples.width);
        samples.count++;
      }
      return careful(now, legal, roll);
    };
    resetState(rules, state);
    playOut(rules, state, player, dice(index), pick(index));
    samples.worths.fill(worthOf(rules, state), first, samples.count);
    if ((index + 1) % heard === 0) onRuns(heard);
  }
}

/** Logistic regression by stochastic gradient descent with AdaGrad's step sizes (Duchi et al. 2011). */
function regress({ width, rows, worths, count }: Samples, start: readonly number[], epochs: number, round: number) {
  const weights = Float64Array.from(start);
  const squares = new Float64Array(width).fill(1e-6);
  const rate = 0.05;
  const decay = 1e-6;
  const order = numberedRolls(`fit order ${round}`, 'samples')(0);
  for (let visit = 0; visit < epochs * count; visit++) {
    const base = (order(count) - 1) * width;
    let sum = 0;
    for (let index = 0; index < width; index++) sum += (weights[index] as number) * (rows[base + index] as number);
    const error = 1 / (1 + Math.exp(-sum)) - (worths[base / width] as number);
    for (let index = 0; index < width; index++) {
      const slope = error * (rows[base + index] as number) + decay * (weights[index] as number);
      if (slope === 0) continue;
      squares[index] = (squares[index] as number) + slope * slope;
      weights[index] = (weights[index] as number) - (rate * slope) / Math.sqrt(squares[index] as number);
    }
  }
  return [...weights];
}
