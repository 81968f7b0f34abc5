/** Difficulty → the runner's weights. Printed by `src/tools/fit-runner.ts`; fit again when Events change much. */

import type { Rules } from '../run/rules.ts';
import { featureCount, modFeature } from './features.ts';

/**
 * The weights for a game: those fitted to a difficulty of that name, else those of the middle one. A DiceMod the fitted
 * game has not is worth what its DiceMods are worth on average.
 */
export function runnerWeights(rules: Rules): readonly number[] {
  const fitted = weights[rules.difficulty.id] ?? (weights.normal as readonly number[]);
  const board = fitted.slice(0, modFeature(0));
  const ofMods = fittedMods.map((_, mod) => fitted.slice(modFeature(mod), modFeature(mod + 1)));
  const mean = [0, 1].map((copy) => ofMods.reduce((sum, row) => sum + (row[copy] as number), 0) / ofMods.length);
  return [...board, ...rules.mods.flatMap(({ abbreviation }) => ofMods[fittedMods.indexOf(abbreviation)] ?? mean)];
}

/** Weights by common sense, for a fit to begin with. */
export function firstWeights(rules: Rules): readonly number[] {
  const health = [0, 0.6, 1, 1, 1, 0.6, 0.4];
  const need = [1, 0.3, -0.4, -1.1, -1.8, -2.5];
  const lead = [0.3];
  const start = [...health, ...need, ...lead];
  return Array.from({ length: featureCount(rules) }, (_, index) =>
    index >= modFeature(0) ? 0.1 : index === 23 ? 1 : (start[index] ?? 0),
  );
}

/** The DiceMods of the game that was fitted, in the order of their features. */
const fittedMods = ['+1', '-1', '+2', '-2', '+3', '-3', '*2', '/2', 'RE', 'RS'];

/** In the order of the features; by difficulty. Fitted with seed `fit`. */
const weights: Readonly<Record<string, readonly number[]>> = {
  easy: [
    -0.53, 0.16, 0.47, -0.02, 0.13, 0.17, 0.07, -2.12, -0.47, -0.92, -1.1, -1.11, -1.09, 1.1, 0.16, -0.25, 1.51, 0.44,
    -0.38, -0.53, -0.46, -0.45, -0.34, 1.81, 2.18, -0.38, 0.34, -0.05, 0.61, -0.09, 0.19, -0.02, -0.05, 0.29, 0.19,
    0.28, 0.21, 0.42, 0.21, 0.34, 0.13, 0.53, 0.28, 0.4, 0.14, 0.36, 0.07, 0.22, -0.01, 0.31, 0.36, -0.01, 0.05,
  ],
  normal: [
    -0.62, 0.19, 0.42, -0.03, 0.14, 0.03, 0.0, -1.89, -0.72, -1.09, -1.2, -1.21, -1.29, 1.07, 0.13, 0.72, 1.63, 0.44,
    -0.45, -0.46, -0.37, -0.39, -0.55, 1.56, 2.02, 0.2, 0.33, 0.08, 0.45, -0.0, 0.16, 0.08, -0.18, 0.33, -0.01, 0.33,
    0.15, 0.36, 0.01, 0.32, -0.02, 0.48, 0.16, 0.49, 0.14, 0.35, 0.15, 0.27, -0.09, 0.29, 0.35, -0.02, 0.01,
  ],
  hard: [
    -0.6, 0.26, 0.32, -0.11, 0.32, 0.06, 0.0, -1.8, -0.83, -1.25, -1.4, -1.37, -1.41, 0.86, 0.04, -0.23, 1.45, 0.39,
    -0.42, -0.32, -0.17, -0.43, -0.43, 1.79, 1.82, 0.22, 0.49, 0.12, 0.25, 0.5, 0.17, -0.26, -0.17, 0.33, 0.08, 0.37,
    0.3, 0.37, 0.03, 0.36, -0.13, 0.5, 0.09, 0.37, -0.02, 0.35, 0.15, 0.24, 0.04, 0.27, 0.24, -0.01, -0.07,
  ],
};
