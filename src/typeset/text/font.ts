/** Text, face → shaped text: glyphs and advances, each distinct word once. */

import { type Coverage, characterClass, type FaceName, type FontTable, faceNames } from './font-table.ts';

/** Text as glyphs. Advances are in thousandths of an em and include kerning to the next glyph. */
export interface Shaped {
  readonly glyphs: readonly number[];
  readonly advances: readonly number[];
  /** The characters each glyph stands for, for copying and searching. */
  readonly clusters: readonly string[];
  /** Sum of the advances. */
  readonly width: number;
  /** Characters the face does not have, where there are any: another glyph stands in for them, and the page is no good. */
  readonly missing?: readonly string[];
}

/** A face that can shape text. */
export interface Face extends FontTable {
  /** Shapes text, with ligatures and kerning. Characters the face does not have are named in the result. */
  shape(text: string): Shaped;
  /** The same with digits of one width, for tables and sheets. */
  shapeTabular(text: string): Shaped;
  /** Characters of the text that the face cannot show. */
  missing(text: string): string[];
}

/** All faces, ready to shape text. */
export type OpenFaces = Readonly<Record<FaceName, Face>>;

/** Opens each face from its table when it is first asked for: sheets need two of them. */
export function openFaces(tableOf: (face: FaceName) => FontTable): OpenFaces {
  const faces = {};
  for (const name of faceNames)
    Object.defineProperty(faces, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = openFace(tableOf(name));
        Object.defineProperty(faces, name, { enumerable: true, value });
        return value;
      },
    });
  return faces as OpenFaces;
}

/** The same of faces that are open. */
export function coverageOf({ serif, display }: OpenFaces): Coverage {
  return {
    serif: characterClass(Object.keys(serif.glyphs)),
    display: characterClass(Object.keys(display.glyphs)),
  };
}

/** A face from its table. */
export function openFace(table: FontTable): Face {
  let absent: RegExp | undefined;
  const joining = new Set(Object.keys(table.ligatures).map((letters) => letters.charAt(0)));
  const cached = (figures: Readonly<Record<string, number>>) => {
    const cache = new Map<string, Shaped>();
    const glyphOf = glyphsOf(table, figures);
    return (text: string) => {
      let shaped = cache.get(text);
      if (shaped === undefined) {
        shaped = shapeText(table, text, glyphOf, joining);
        cache.set(text, shaped);
      }
      return shaped;
    };
  };
  return {
    ...table,
    shape: cached({}),
    shapeTabular: cached(table.tabularFigures),
    missing: (text) => {
      absent ??= allBut(Object.keys(table.glyphs));
      return [...new Set(text.match(absent))];
    },
  };
}

/** Matches every character but these. */
function allBut(characters: readonly string[]): RegExp {
  const codes = characters.map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return new RegExp(`[^${codes.join('')}]`, 'gu');
}

/** A glyph, and where its kerning stands. */
interface Glyph {
  readonly id: number;
  readonly advance: number;
  /** Kerning with a glyph to the right, by that glyph's column. */
  readonly row: readonly number[];
  readonly column: number;
  /** Whether it stands in for a character that the face does not have. */
  readonly isMissing: boolean;
}

/** The glyph of a character or ligature, looked up in the table once. */
function glyphsOf(table: FontTable, figures: Readonly<Record<string, number>>): (cluster: string) => Glyph {
  const known = new Map<string, Glyph>();
  const { left, right, values } = table.kerning;
  return (cluster) => {
    let glyph = known.get(cluster);
    if (glyph === undefined) {
      const own = figures[cluster] ?? table.glyphs[cluster] ?? table.ligatures[cluster];
      const id = own ?? (table.glyphs[replacement] as number);
      const row = values[left[id] as number] ?? [];
      glyph = {
        id,
        advance: table.advances[id] as number,
        row,
        column: right[id] as number,
        isMissing: own === undefined,
      };
      known.set(cluster, glyph);
    }
    return glyph;
  };
}

/** The longest ligature that begins here. */
function ligatureAt(table: FontTable, text: string, index: number): string | undefined {
  for (let length = longestLigature; length > 1; length--) {
    const letters = text.slice(index, index + length);
    if (letters.length === length && table.ligatures[letters] !== undefined) return letters;
  }
  return undefined;
}

/** What stands in for a character that a face does not have, until the page is refused; all faces have it. */
const replacement = '?';
const longestLigature = 3;
/** Copied text has a plain space for it. */
const noBreakSpace = '\u00A0';

/** `joining` are the characters that ligatures begin with. */
function shapeText(
  table: FontTable,
  text: string,
  glyphOf: (cluster: string) => Glyph,
  joining: ReadonlySet<string>,
): Shaped {
  const glyphs: number[] = [];
  const advances: number[] = [];
  const clusters: string[] = [];
  let width = 0;
  let before: Glyph | undefined;
  let missing: string[] | undefined;
  for (let index = 0; index < text.length; ) {
    const character = characterAt(text, index);
    const cluster = (joining.has(character) ? ligatureAt(table, text, index) : undefined) ?? character;
    const glyph = glyphOf(cluster);
    const kern = before?.row[glyph.column] ?? 0;
    if (before) advances[advances.length - 1] = before.advance + kern;
    width += kern + glyph.advance;
    glyphs.push(glyph.id);
    advances.push(glyph.advance);
    clusters.push(cluster === noBreakSpace ? ' ' : cluster);
    if (glyph.isMissing) missing = [...(missing ?? []), cluster];
    index += cluster.length;
    before = glyph;
  }
  return missing ? { glyphs, advances, clusters, width, missing } : { glyphs, advances, clusters, width };
}

function characterAt(text: string, index: number): string {
  const isPair = (text.codePointAt(index) as number) > 0xffff;
  return isPair ? text.slice(index, index + 2) : text.charAt(index);
}
