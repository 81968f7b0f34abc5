/** Difficulty → the runner's weights. Printed by `test/bench/fit-runner.ts`; fit again when Events change much. */

import type { Rules } from '../rules.ts';
import { featureCount, modFeature } from './features.ts';

/** The weights for a game: those of its difficulty's name, else those of Normal. */
export function runnerWeights(rules: Rules): readonly number[] {
  const fitted = weights[rules.difficulty.id] ?? weights.normal ?? [];
  return fitted.length === featureCount(rules) ? fitted : firstWeights(rules);
}

/** Weights by common sense, for games with other DiceMods than the fitted one, and for a fit to begin with. */
export function firstWeights(rules: Rules): readonly number[] {
  const health = [0, 0.6, 1, 1, 1, 0.6, 0.4];
  const need = [1, 0.3, -0.4, -1.1, -1.8, -2.5];
  const lead = [0.3];
  const start = [...health, ...need, ...lead];
  return Array.from({ length: featureCount(rules) }, (_, index) =>
    index >= modFeature(0) ? 0.1 : index === 23 ? 1 : (start[index] ?? 0),
  );
}

/** In the order of the features; by difficulty. Fitted with seed `fit`. */
const weights: Readonly<Record<string, readonly number[]>> = {
  easy: [
    -0.57, 0.11, 0.54, 0.04, 0.43, 0.4, 0.09, -1.4, -0.38, -0.97, -1.16, -1.31, -1.19, 1.06, 0.19, -0.78, 1.24, 0.34,
    -0.23, -0.46, -0.66, -0.33, -0.68, 1.82, 1.62, -0.48, 0.54, -0.14, 0.36, -0.29, 0.12, -0.32, 0.08, 0.51, 0.14, 0.38,
    0.09, 0.47, 0.01, 0.45, -0.15, 0.53, 0.16, 0.48, 0.19, 0.21, 0.24, 0.28, 0.1, 0.36, 0.43, -0.09, 0.0,
  ],
  normal: [
    -0.68, 0.09, 0.39, -0.03, 0.43, 0.17, 0.0, -1.98, -0.58, -0.99, -1.21, -1.3, -1.29, 1.02, 0.16, -0.12, 1.51, 0.39,
    -0.25, -0.37, -0.63, -0.48, -0.85, 1.65, 1.89, 0.25, 0.55, -0.15, 0.55, -0.29, 0.1, -0.26, -0.06, 0.46, 0.11, 0.41,
    0.07, 0.47, -0.06, 0.32, 0.15, 0.5, 0.1, 0.62, 0.12, 0.32, 0.14, 0.29, 0.09, 0.31, 0.38, 0.03, -0.03,
  ],
  hard: [
    -0.63, 0.18, 0.34, -0.02, 0.42, 0.4, 0.0, -1.67, -0.73, -1.23, -1.39, -1.37, -1.44, 0.83, 0.09, -0.5, 1.48, 0.36,
    -0.3, -0.29, -0.58, -0.47, -0.81, 1.93, 1.71, 0.25, 0.44, -0.0, 0.6, -0.02, 0.12, -0.57, -0.14, 0.47, 0.01, 0.4,
    0.42, 0.44, 0.04, 0.39, 0.06, 0.53, 0.15, 0.53, -0.14, 0.3, 0.16, 0.35, -0.02, 0.29, 0.35, 0.03, 0.09,
  ],
};
