/** A fingerprint's signs → small pictures in a row, to be compared at a glance. */

import type { SignName } from '../model/imprint.ts';
import type { PathMark } from '../typeset/page/page.ts';
import { drawAt, translate } from './arrange.ts';
import { drawn, type Look } from './paint.ts';
import { type Art, arc, bare, black, chained, regular, through, white } from './words.ts';

/** One sign with its top left corner at a point, `size` points wide; no two look alike, however small. */
export const sign = (name: SignName, x: number, y: number, size: number, look: Look): PathMark[] =>
  drawn(drawAt(x, y, size / 100, signs[name]), look);

/** A row of signs, a quarter of their size apart. */
export function signRow(names: readonly SignName[], x: number, y: number, size: number, look: Look): PathMark[] {
  return names.flatMap((name, index) => sign(name, x + index * size * 1.25, y, size, look));
}

/** The width of a row. */
export const signRowWidth = (count: number, size: number): number => size * (1.25 * count - 0.25);

/** Every other corner nearer to the middle. */
const star = (count: number, outer: number, inner: number) =>
  translate(
    50,
    50,
    black(
      through(
        regular(1, 2 * count).map(({ x, y }, index) => {
          const far = index % 2 === 0 ? outer : inner;
          return { x: x * far, y: y * far };
        }),
      ),
    ),
  );

const signs: Readonly<Record<SignName, Art>> = {
  sun: [star(12, 48, 33), white('O50 50 20')],
  moon: [black('O46 50 46'), white('O66 38 38')],
  star: star(5, 50, 20),
  drop: black(chained(arc({ x: 50, y: 66, rx: 32 }, -0.08, 0.58), 'M50 2')),
  leaf: [black('M10 6A84 84 0 0 1 94 90A84 84 0 0 1 10 6'), bare.medium('M2 98 66 34')],
  fish: [black('O40 50 38 26 M68 50 98 22V78'), white('O22 43 5')],
  key: [black('O26 50 25'), white('O26 50 11'), black('R48 43 50 14 R68 50 10 24 R86 50 10 20')],
  bell: black('M20 38A30 34 0 0 1 80 38V66L94 80H6L20 66 O50 86 12'),
  house: [black('M50 4 98 48H84V96H16V48H2'), white('R40 62 20 34')],
  boat: black('M2 66H98L78 94H22 M46 4V58H8 M56 16V58H88'),
  cup: [black('O74 44 24'), white('O74 44 12'), black('M8 16H76L68 80H16 R4 86 76 10')],
  hammer: black('R42 34 16 64 M8 6H78L96 22 78 38H8'),
  flag: black('R12 2 11 96 M23 6H96L76 32 96 58H23'),
  bolt: black('M58 0 14 58H44L34 100 86 38H54L72 0'),
  tree: black('M50 0 80 36H66L94 76H6L34 36H20 R42 76 16 22'),
  hourglass: black('M12 2H88V12L57 50 88 88V98H12V88L43 50 12 12'),
};
