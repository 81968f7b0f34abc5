/** Items of lists at an index that the caller knows to be in range, and sums. */

/** The item of a list, a string or a typed array at an index; throws where there is none. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The last item of a list; throws where it is empty. */
export const lastItem = <T>(list: ArrayLike<T>): T => itemAt(list, list.length - 1);

/** The sum of some numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
