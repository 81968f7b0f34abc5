/** Dice and modifier → total and band. */

export const bandNames = ['Low Insight', 'Dire Failure', 'Failure', 'Success', 'Wild Success', 'High Insight'] as const;
export type ResultBand = (typeof bandNames)[number];

// DC-003 and DC-015 to DC-018: the lowest total of each band.
const failureFrom = 4;
const successFrom = 9;
const wildSuccessFrom = 14;
/** Printed bounds: totals from which a check succeeds, up to which it fails direly, from which it succeeds wildly. */
export const printedBands = { success: successFrom, dire: failureFrom - 1, wild: wildSuccessFrom };

/** Which of three dice need a double for a Moment of Insight (A2). */
export type Doubles = 'two-or-more' | 'exactly-two' | 'original' | 'all-three' | 'never';

/** DC-019 and DC-020: a double one or six beats any total. The first two faces are the original dice. */
export function bandOf(faces: readonly number[], modifier: number, doubles: Doubles): ResultBand {
  if (isDouble(1, faces, doubles)) return 'Low Insight';
  if (isDouble(6, faces, doubles)) return 'High Insight';
  const total = faces.reduce((sum, face) => sum + face, modifier);
  if (total >= wildSuccessFrom) return 'Wild Success';
  if (total >= successFrom) return 'Success';
  return total >= failureFrom ? 'Failure' : 'Dire Failure';
}

function isDouble(face: number, faces: readonly number[], doubles: Doubles): boolean {
  const count = (some: readonly number[]) => some.filter((shown) => shown === face).length;
  if (faces.length === 2) return count(faces) === 2;
  switch (doubles) {
    case 'two-or-more':
      return count(faces) >= 2;
    case 'exactly-two':
      return count(faces) === 2;
    case 'original':
      return count(faces.slice(0, 2)) === 2;
    case 'all-three':
      return count(faces) === 3;
    case 'never':
      return false;
    default:
      return doubles satisfies never;
  }
}

export const isSuccess = (band: ResultBand): boolean => bandNames.indexOf(band) >= bandNames.indexOf('Success');

/** Whether a band is a Moment of Insight, worth one Insight Dice (DC-021). */
export const isMoment = (band: ResultBand): boolean => band === 'Low Insight' || band === 'High Insight';
