/** Where the pips of a die are. */

/** Places of pips on a face, in thirds of the edge from the centre. */
export const pipPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: places('5'),
  2: places('19'),
  3: places('159'),
  4: places('1379'),
  5: places('13579'),
  6: places('134679'),
};

/** Of the places 1 to 9, read like a text. */
function places(digits: string): [number, number][] {
  return [...digits].map((digit) => [((Number(digit) - 1) % 3) - 1, Math.floor((Number(digit) - 1) / 3) - 1]);
}
