/** Rules, seed → weights for the runner's judgement: played, fitted, played again. */

import { numberedRolls } from '../../dice/numbered.ts';
import { itemAt } from '../../item-at.ts';
import type { Weights } from '../../model/balance.ts';
import { playOut } from '../run/play.ts';
import type { Rules } from '../run/rules.ts';
import { newState, type State } from '../run/state.ts';
import { placeWorth } from './ending-worth.ts';
import { createEvaluator } from './evaluator.ts';
import type { Player } from './policy.ts';
import { runnerWith } from './runner.ts';
import { firstWeights, namedWeights } from './runner-weights.ts';

/** Plan of a fit. */
export interface FitPlan {
  readonly seed: string;
  /** Each round plays with the weights of the last. */
  readonly rounds: number;
  readonly runsPerRound: number;
  /** Passes over all States of a round. */
  readonly epochs: number;
  /** Runs on separate dice that decide which round's weights are best. */
  readonly judgeRuns: number;
}

interface Fit {
  readonly rules: Rules;
  readonly plan: FitPlan;
  /** Receives the number of Runs since the last call. */
  readonly onRuns: (runs: number) => void;
}

/** Features of a State in a Movement Phase, followed by its Run's worth. */
type Sample = Float32Array;

const maxSamples = 400_000;

/**
 * Policy iteration with logistic regression (Bertsekas, "Dynamic Programming and Optimal Control", vol. 2, 2012, §6.3:
 * approximate policy iteration with Monte Carlo evaluation), from `firstWeights`. Deterministic for a plan. `onRuns`
 * counts Runs: `runsOfFit` in all.
 */
export function fitRunner(rules: Rules, plan: FitPlan, onRuns: (runs: number) => void = () => {}): Weights {
  const fit: Fit = { rules, plan, onRuns };
  let weights = [...firstWeights(rules)];
  let best = { worth: -1, weights };
  for (let round = 0; round < plan.rounds; round++) {
    weights = regress(gather(fit, weights, round), weights, plan.epochs, round);
    const worth = meanWorth(fit, weights);
    if (worth > best.worth) best = { worth, weights };
  }
  return namedWeights(rules, best.weights);
}

/** Number of Runs of a fit. */
export const runsOfFit = ({ rounds, runsPerRound, judgeRuns }: FitPlan): number => rounds * (runsPerRound + judgeRuns);

const runsPerReport = 200;

/** Plays Runs on named streams of dice, and passes on the worth of each. */
function playFitRuns(
  { rules, plan, onRuns }: Fit,
  player: Player,
  name: string,
  runs: number,
  end: (worth: number) => void,
) {
  const dice = numberedRolls(plan.seed, `${name} dice`);
  const pick = numberedRolls(plan.seed, `${name} player`);
  for (let index = 0; index < runs; index++) {
    const state = newState(rules);
    playOut(rules, state, { player, dice: dice(index), pick: pick(index) });
    end(worthOf(rules, state));
    if ((index + 1) % runsPerReport === 0) onRuns(runsPerReport);
  }
}

/** Worth of a finished Run. */
function worthOf(rules: Rules, state: State): number {
  const when = rules.content.endings[state.ending]?.when;
  return when?.kind === 'place' ? placeWorth(rules, when.place, state.cores) : 0;
}

/** Mean worth of Runs with these weights, on dice that no fit has seen. */
function meanWorth(fit: Fit, weights: readonly number[]): number {
  const { judgeRuns } = fit.plan;
  let sum = 0;
  playFitRuns(fit, runnerWith(fit.rules, weights), 'judge', judgeRuns, (worth) => {
    sum += worth;
  });
  return sum / judgeRuns;
}

/** Plays the Runs of a round; in half of them DiceMods are chosen at random, so that all types are seen. */
function gather(fit: Fit, weights: readonly number[], round: number): Sample[] {
  const { featuresOf } = createEvaluator(fit.rules, weights);
  const careful = runnerWith(fit.rules, weights);
  const samples: Sample[] = [];
  let seen: Float64Array[] = [];
  const player: Player = (state, legal, roll) => {
    const isTaking = state.phase === 'setup' || state.phase === 'gain';
    if (isTaking && roll(2) === 1) return itemAt(legal, roll(legal.length) - 1);
    if (state.phase === 'movement' && samples.length + seen.length < maxSamples) seen.push(featuresOf(state).slice());
    return careful(state, legal, roll);
  };
  playFitRuns(fit, player, `fit ${round}`, fit.plan.runsPerRound, (worth) => {
    for (const features of seen) samples.push(Float32Array.from([...features, worth]));
    seen = [];
  });
  return samples;
}

/** Logistic regression by stochastic gradient descent with AdaGrad's step sizes (Duchi et al. 2011). */
function regress(samples: readonly Sample[], start: readonly number[], epochs: number, round: number): number[] {
  const weights = [...start];
  const squares = start.map(() => 1e-6);
  const rate = 0.05;
  const decay = 1e-6;
  const order = numberedRolls(`fit order ${round}`, 'samples')(0);
  for (let visit = 0; visit < epochs * samples.length; visit++) {
    const sample = itemAt(samples, order(samples.length) - 1);
    const sum = weights.reduce((all, weight, index) => all + weight * (sample[index] ?? 0), 0);
    const error = 1 / (1 + Math.exp(-sum)) - (sample[weights.length] ?? 0);
    weights.forEach((weight, index) => {
      const slope = error * (sample[index] ?? 0) + decay * weight;
      if (slope === 0) return;
      const square = itemAt(squares, index) + slope * slope;
      squares[index] = square;
      weights[index] = weight - (rate * slope) / Math.sqrt(square);
    });
  }
  return weights;
}
