/** The player on a first Run: brave, and led by the Outcome Roll lines alone. */

import { firstReader, heuristicPlayer } from './heuristics.ts';
import type { Policy } from './policy.ts';

/**
 * Judges Events by their printed Outcome Roll line: Good over Wild over Neutral over Bad. Explores the nearest Sector
 * while it has some Health, until it has enough cores, and leaves by GOAL; by the best exit when nothing is left to
 * explore.
 */
export const novice: Policy = {
  id: 'novice',
  createPlayer: (rules) => heuristicPlayer(rules, firstReader(rules)),
};
