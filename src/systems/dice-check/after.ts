/** Band → what it means at a first meeting. */

import type { ResultBand } from './bands.ts';

/** First Impressions: the CMod of all later checks with the NPC (DC-051 to DC-055). */
export const impressionOf: Readonly<Record<ResultBand, number>> = {
  'Low Insight': -5,
  'Dire Failure': -5,
  Failure: -1,
  Success: 0,
  'Wild Success': 1,
  'High Insight': 1,
};

/** Results of a Gut Instinct, worst first (DC-058 to DC-061). */
export const instinctWords = ['taken at face value', 'no reading', 'some impression', 'motives seem clear'] as const;

/** Gut Instinct by band. */
export const instinctOf: Readonly<Record<ResultBand, (typeof instinctWords)[number]>> = {
  'Low Insight': 'taken at face value',
  'Dire Failure': 'taken at face value',
  Failure: 'no reading',
  Success: 'some impression',
  'Wild Success': 'motives seem clear',
  'High Insight': 'motives seem clear',
};
