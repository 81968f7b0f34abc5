/** Colours as they are written, and how well they read. */

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The accent of a game that sets none: a warm grey when printed without colour. */
export const usualAccent: Rgb = [0.72, 0.27, 0.05];

/** The colour of `#rgb` or `#rrggbb`. */
export function colourOfHex(text: string): Rgb | undefined {
  if (!/^#(?:[\da-f]{3}){1,2}$/iu.test(text)) return undefined;
  const size = text.length > 4 ? 2 : 1;
  const part = (at: number) =>
    Number.parseInt(text.slice(1 + at * size, 1 + (at + 1) * size).repeat(3 - size), 16) / 255;
  return [part(0), part(1), part(2)];
}

/** A colour as `#rrggbb`. */
export const hexOf = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How much lighter one colour is than the other, from 1 to 21 (WCAG 2.1). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of text (WCAG 2.1, 1.4.3). */
export const readableContrast = 4.5;

/** The nearest colour, darker or lighter, that reads on a ground. */
export function readableOn(ground: Rgb, colour: Rgb): Rgb {
  const end = luminance(ground) > 0.18 ? 0 : 1;
  for (let share = 0; share <= 1; share += 1 / 255) {
    const mix = (part: number) => Math.round((part + (end - part) * share) * 255) / 255;
    const mixed: Rgb = [mix(colour[0]), mix(colour[1]), mix(colour[2])];
    if (contrast(mixed, ground) >= readableContrast) return mixed;
  }
  return [end, end, end];
}
