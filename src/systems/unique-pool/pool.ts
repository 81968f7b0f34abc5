/** Dice → faces showing: which are dropped, and what the rest add up to. */

import { sumOf } from '../../item-at.ts';

/** Every die has six faces (UP-005). */
export const dieSides = 6;
/** Min and max size of a pool (UP-004). */
export const poolRange = { from: 1, to: 8 };
/** Dice of a special attribute, normal and starred (UP-002, UP-003). */
export const specialDice = 1;
export const starredDice = 2;

/** A set of different faces, as bits: bit 0 is face 1. Duplicates do not count (UP-006). */
export type Faces = number;

export const noFaces: Faces = 0;
export const allFaces = [1, 2, 3, 4, 5, 6] as const;

/** Whether a face, 1 to 6, is in a set. */
export const hasFace = (faces: Faces, face: number): boolean => (faces & (1 << (face - 1))) !== 0;
/** A set with a face, 1 to 6, added. */
export const withFace = (faces: Faces, face: number): Faces => faces | (1 << (face - 1));
export const listFaces = (faces: Faces): number[] => allFaces.filter((face) => hasFace(faces, face));

const allSets = Array.from({ length: 2 ** dieSides }, (_, faces) => listFaces(faces));
const totals = allSets.map(sumOf);

export const countOf = (faces: Faces): number => allSets[faces]?.length ?? 0;
/** The Roll Total: the sum of the different faces (UP-007). */
export const totalOf = (faces: Faces): number => totals[faces] ?? 0;
export const maxTotal = Math.max(...totals);

/** Ways, of 6 to the number of dice, of each set of faces. */
export function waysOfFaces(dice: number): ReadonlyMap<Faces, bigint> {
  let ways = new Map<Faces, bigint>([[noFaces, 1n]]);
  for (let index = 0; index < dice; index++) {
    const next = new Map<Faces, bigint>();
    for (const [faces, count] of ways)
      for (const face of allFaces) {
        const shown = withFace(faces, face);
        next.set(shown, (next.get(shown) ?? 0n) + count);
      }
    ways = next;
  }
  return ways;
}
