/** Metrics of a font face, prepared when the tool is built. */

/** Lengths are in thousandths of an em. */
export interface FontTable {
  readonly name: FaceName;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly glyphs: Readonly<Record<string, number>>;
  readonly advances: Readonly<Record<number, number>>;
  /** Letters that join → ligature glyph, longest first when shaping. */
  readonly ligatures: Readonly<Record<string, number>>;
  readonly tabularFigures: Readonly<Record<string, number>>;
  readonly kerning: {
    /** Glyph id → row of `values`. */
    readonly left: Readonly<Record<number, number>>;
    /** Glyph id → column of `values`. */
    readonly right: Readonly<Record<number, number>>;
    readonly values: readonly (readonly number[])[];
  };
}

/** The faces by name, in opening order. */
export const faceNames = [
  'serif',
  'serif-italic',
  'serif-bold',
  'serif-bold-italic',
  'display',
  'display-bold',
] as const;

/** The faces: a text serif in four cuts, a condensed display face in two. */
export type FaceName = (typeof faceNames)[number];

/** The characters of some faces, as the inside of a class in a regular expression. */
export type Coverage = Readonly<Record<'serif' | 'display', string>>;

/** Single characters as such a class, with ranges. */
export function characterClass(characters: readonly string[]): string {
  const found: [from: number, to: number][] = [];
  for (const code of characters.map((character) => character.charCodeAt(0)).sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else found.push([code, code]);
  }
  return found.map((ends) => ends.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('-')).join('');
}
