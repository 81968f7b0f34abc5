/** Finds duplicates. */

/** An item whose key was used before, and the first item with that key. */
export interface Repeat<T> {
  readonly one: T;
  readonly first: T;
}

/** All items of a list with a key that an earlier item has. */
export function repeats<T>(list: readonly T[], key: (one: T) => string | number): Repeat<T>[] {
  const firsts = new Map<string | number, T>();
  return list.flatMap((one) => {
    const first = firsts.get(key(one));
    if (first !== undefined) return [{ one, first }];
    firsts.set(key(one), one);
    return [];
  });
}
