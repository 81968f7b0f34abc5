/** Two modifiers → Gambit, Rebuttal and how the talks end. */

import { type DicePath, everyPath } from '../../dice/every-path.ts';
import type { Roll } from '../../dice/roll.ts';
import type { OddsTable } from '../../dice/system.ts';
import { bandNames, bandOf, type ResultBand } from './bands.ts';
import { withSign } from './modifiers.ts';

/** Results of a Negotiation, worst first (DC-067, DC-070 to DC-073). */
export const endNames = [
  'hostile',
  'over at the Gambit',
  'over at the Rebuttal',
  'may be considered',
  'very likely considered',
] as const;
export type End = (typeof endNames)[number];

// DC-065 to DC-068: effect of the Gambit on the Rebuttal; undefined ends the talks.
const shiftOf: Readonly<Record<ResultBand, number | undefined>> = {
  'Low Insight': undefined,
  'Dire Failure': undefined,
  Failure: 1,
  Success: -1,
  'Wild Success': -3,
  'High Insight': -3,
};

const endOfBand: Readonly<Record<ResultBand, End>> = {
  'Low Insight': 'hostile',
  'Dire Failure': 'hostile',
  Failure: 'over at the Rebuttal',
  Success: 'may be considered',
  'Wild Success': 'very likely considered',
  'High Insight': 'very likely considered',
};

/** Total modifiers of both sides, before the Gambit changes the Rebuttal's. */
export interface Negotiation {
  readonly gambit: number;
  readonly rebuttal: number;
}

/** One Negotiation as rolled; no Rebuttal if the Gambit ended the talks. */
export interface Talks {
  readonly gambit: { readonly faces: readonly number[]; readonly band: ResultBand };
  readonly rebuttal?: { readonly faces: readonly number[]; readonly band: ResultBand; readonly modifier: number };
  readonly end: End;
}

const dieSides = 6;

/** Rolls the Gambit, and the Rebuttal unless the talks are over. */
export function negotiate({ gambit, rebuttal }: Negotiation, roll: Roll): Talks {
  const first = [roll(dieSides), roll(dieSides)];
  const opening = { faces: first, band: bandOf(first, gambit, 'two-or-more') };
  const shift = shiftOf[opening.band];
  if (shift === undefined) return { gambit: opening, end: 'over at the Gambit' };
  const second = [roll(dieSides), roll(dieSides)];
  const band = bandOf(second, rebuttal + shift, 'two-or-more');
  return { gambit: opening, rebuttal: { faces: second, band, modifier: rebuttal + shift }, end: endOfBand[band] };
}

const bandPaths = (modifier: number): DicePath<ResultBand>[] =>
  everyPath((roll) => bandOf([roll(dieSides), roll(dieSides)], modifier, 'two-or-more'));

/** The tree of a Negotiation: the chance of each band of the Gambit, and the results of the Rebuttal. */
export function negotiationTree({ gambit, rebuttal }: Negotiation): OddsTable {
  const opening = bandPaths(gambit);
  const ways = (paths: readonly DicePath<ResultBand>[], fits: (band: ResultBand) => boolean) => ({
    ways: BigInt(paths.filter(({ result }) => fits(result)).length),
    of: BigInt(paths.length),
  });
  const ends = endNames.filter((end) => end !== 'over at the Gambit');
  return {
    id: 'tree',
    title: 'Gambit, then Rebuttal',
    columns: [
      { title: 'Gambit', shows: 'text' },
      { title: 'chance', shows: 'chance' },
      { title: 'Rebuttal at', shows: 'text' },
      ...ends.map((title) => ({ title, shows: 'chance' as const })),
    ],
    rows: bandNames.map((band) => {
      const chance = ways(opening, (shown) => shown === band);
      const shift = shiftOf[band];
      if (shift === undefined) return [band, chance, 'talks over', ...ends.map(() => '')];
      const answer = bandPaths(rebuttal + shift);
      return [
        band,
        chance,
        withSign(rebuttal + shift),
        ...ends.map((end) => ways(answer, (shown) => endOfBand[shown] === end)),
      ];
    }),
  };
}
