/** Rules → the weights a runner goes by: those fitted to the game, or the general ones. */

import type { Weights } from '../../model/balance.ts';
import type { Rules } from '../run/rules.ts';
import { boardFeatures, modFeature } from './features.ts';

/** Fitted weights for a game at a difficulty, else general ones. A DiceMod without weights gets the mean of the others. */
export function runnerWeights({ content, difficulty, mods }: Rules): readonly number[] {
  const fitted = content.fitted?.weights[difficulty.id];
  const { board, mods: known } = fitted?.board.length === boardFeatures ? fitted : generalWeights;
  const rows = Object.values(known);
  const mean = [0, 1].map((copy) => rows.reduce((sum, row) => sum + (row[copy] ?? 0), 0) / Math.max(1, rows.length));
  return [...board, ...mods.flatMap(({ abbreviation }) => known[abbreviation] ?? mean)];
}

/** Fitted weights by name, with two decimals. */
export function namedWeights({ mods }: Rules, weights: readonly number[]): Weights {
  const at = (index: number) => Math.round((weights[index] ?? 0) * 100) / 100 + 0; // no minus zero
  return {
    board: Array.from({ length: boardFeatures }, (_, index) => at(index)),
    mods: Object.fromEntries(
      mods.map(({ abbreviation }, mod) => [abbreviation, [at(modFeature(mod)), at(modFeature(mod) + 1)]] as const),
    ),
  };
}

/** First weights of a fit, by common sense. */
export function firstWeights({ mods }: Rules): readonly number[] {
  const health = [0, 0.6, 1, 1, 1, 0.6, 0.4];
  const need = [1, 0.3, -0.4, -1.1, -1.8, -2.5];
  const lead = [0.3];
  const board: number[] = [...health, ...need, ...lead];
  const winning = 23; // beside GOAL with all the cores
  return [
    ...Array.from({ length: boardFeatures }, (_, index) => (index === winning ? 1 : (board[index] ?? 0))),
    ...mods.flatMap(() => [0.1, 0.1]),
  ];
}

/** For games without fitted weights: from a game of 19 Sectors, 36 Events, five cores and moderate Health. */
const generalWeights: Weights = {
  board: [
    -0.62, 0.19, 0.42, -0.03, 0.14, 0.03, 0.0, -1.89, -0.72, -1.09, -1.2, -1.21, -1.29, 1.07, 0.13, 0.72, 1.63, 0.44,
    -0.45, -0.46, -0.37, -0.39, -0.55, 1.56, 2.02, 0.2, 0.33, 0.08, 0.45, 0.0, 0.16, 0.08, -0.18,
  ],
  mods: {
    '+1': [0.33, -0.01],
    '-1': [0.33, 0.15],
    '+2': [0.36, 0.01],
    '-2': [0.32, -0.02],
    '+3': [0.48, 0.16],
    '-3': [0.49, 0.14],
    '*2': [0.35, 0.15],
    '/2': [0.27, -0.09],
    RE: [0.29, 0.35],
    RS: [-0.02, 0.01],
  },
};
