/** Two modifiers → Gambit, Rebuttal and how the talks end. */

import { chanceColumns, textColumns } from '../../dice/columns.ts';
import { type DicePath, everyPath } from '../../dice/every-path.ts';
import type { Roll } from '../../dice/roll.ts';
import type { OddsTable } from '../../dice/system.ts';
import { after, endNames } from './after.ts';
import { bandNames, bandOf, type ResultBand } from './bands.ts';
import { withSign } from './modifiers.ts';

/** Total modifiers of both sides, before the Gambit changes the Rebuttal's. */
export interface Negotiation {
  readonly gambit: number;
  readonly rebuttal: number;
}

function makeOne(modifier: number, roll: Roll) {
  const faces = [roll(6), roll(6)];
  return { faces, modifier, band: bandOf(faces, modifier, 'two-or-more') };
}

/** Rolls the Gambit, and the Rebuttal unless the talks are over. */
export function negotiate(talks: Negotiation, roll: Roll) {
  const gambit = makeOne(talks.gambit, roll);
  const { shift } = after[gambit.band];
  if (shift === undefined) return { gambit, end: 'over at the Gambit' } as const;
  const rebuttal = makeOne(talks.rebuttal + shift, roll);
  return { gambit, rebuttal, end: after[rebuttal.band].end };
}

const bandPaths = (modifier: number) => everyPath((roll) => makeOne(modifier, roll).band);

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
      ...textColumns('Gambit'),
      ...chanceColumns('chance'),
      ...textColumns('Rebuttal at'),
      ...chanceColumns(...ends),
    ],
    rows: bandNames.map((band) => {
      const chance = ways(opening, (shown) => shown === band);
      const shift = after[band].shift;
      if (shift === undefined) return [band, chance, 'talks over', ...ends.map(() => '')];
      const answer = bandPaths(rebuttal + shift);
      return [
        band,
        chance,
        withSign(rebuttal + shift),
        ...ends.map((end) => ways(answer, (shown) => after[shown].end === end)),
      ];
    }),
  };
}
