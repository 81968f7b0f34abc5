/** Faces → a roll that shows them in order. */

import type { Roll } from './roll.ts';

/** A roll that shows given faces in order. @throws RangeError when the faces run out or do not fit the die */
export function scriptedRoll(faces: readonly number[]): Roll {
  let next = 0;
  return (sides) => {
    const face = faces[next];
    if (face === undefined) throw new RangeError(`script of ${faces.length} faces ran out`);
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new RangeError(`face ${face} at place ${next + 1} cannot be shown by a d${sides}`);
    next++;
    return face;
  };
}
