/** Band → what it means at a first meeting and in a Negotiation. */

import type { ResultBand } from './bands.ts';

/** Results of a Gut Instinct, worst first. */
export const instinctWords = ['taken at face value', 'no reading', 'some impression', 'motives seem clear'] as const;

/** Results of a Negotiation, worst first. */
export const endNames = [
  'hostile',
  'over at the Gambit',
  'over at the Rebuttal',
  'may be considered',
  'very likely considered',
] as const;

interface After {
  /** First Impressions: CMod of all later checks with the NPC (DC-051 to DC-055). */
  readonly impression: number;
  /** Gut Instinct (DC-058 to DC-061). */
  readonly instinct: (typeof instinctWords)[number];
  /** The Gambit's change of the Rebuttal; undefined ends the talks (DC-065 to DC-068). */
  readonly shift: number | undefined;
  /** End of the talks by the Rebuttal (DC-070 to DC-073). */
  readonly end: (typeof endNames)[number];
}

const failed: After = { impression: -5, instinct: 'taken at face value', shift: undefined, end: 'hostile' };
const best: After = { impression: 1, instinct: 'motives seem clear', shift: -3, end: 'very likely considered' };

export const after: Readonly<Record<ResultBand, After>> = {
  'Low Insight': failed,
  'Dire Failure': failed,
  Failure: { impression: -1, instinct: 'no reading', shift: 1, end: 'over at the Rebuttal' },
  Success: { impression: 0, instinct: 'some impression', shift: -1, end: 'may be considered' },
  'Wild Success': best,
  'High Insight': best,
};
