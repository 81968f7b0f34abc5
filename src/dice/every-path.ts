/** Rule → every result with its exact weight. */

import { itemAt, lastItem } from '../item-at.ts';
import type { Roll } from './roll.ts';

/** One path of a rule: its result, and its probability `ways / of` as exact integers. */
export interface DicePath<T> {
  readonly result: T;
  readonly ways: bigint;
  readonly of: bigint;
}

/** Walks every path of a finite, pure rule; weights of all paths add up to 1. @throws RangeError after `limit` paths */
export function everyPath<T>(rule: (roll: Roll) => T, limit = 1_000_000): DicePath<T>[] {
  const paths: DicePath<T>[] = [];
  const faces: number[] = [];
  const sizes: number[] = [];
  do {
    let depth = 0;
    const result = rule((sides) => {
      if (depth === faces.length) {
        faces.push(1);
        sizes.push(sides);
      }
      return itemAt(faces, depth++);
    });
    paths.push({ result, ways: 1n, of: sizes.reduce((product, sides) => product * BigInt(sides), 1n) });
    if (paths.length > limit) throw new RangeError(`more than ${limit} paths`);
    while (faces.length > 0 && faces.at(-1) === sizes.at(-1)) {
      faces.pop();
      sizes.pop();
    }
    if (faces.length > 0) faces[faces.length - 1] = lastItem(faces) + 1;
  } while (faces.length > 0);
  return paths;
}
