/** Colours as they are written, and how well they read. */

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The accent of a game that sets none. */
export const usualAccent: Rgb = [0.72, 0.27, 0.05];

/** The colour of `#rgb` or `#rrggbb`. */
export function colourOfHex(text: string): Rgb | undefined {
  if (!/^#(?:[\da-f]{3}){1,2}$/iu.test(text)) return undefined;
  const size = text.length > 4 ? 2 : 1;
  const part = (at: number) =>
    Number.parseInt(text.slice(1 + at * size, 1 + (at + 1) * size).repeat(3 - size), 16) / 255;
  return [part(0), part(1), part(2)];
}
