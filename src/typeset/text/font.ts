/** Text, face → shaped text: glyphs and advances, each distinct word once. */

import { memo } from '../../memo.ts';
import { type Coverage, characterClass, type FaceName, type FontTable, faceNames } from './font-table.ts';
import { nonJoiner } from './hyphenate.ts';

/** Text as glyphs. Advances are in thousandths of an em and include kerning to the next glyph. */
export interface Shaped {
  readonly glyphs: readonly number[];
  readonly advances: readonly number[];
  /** The characters of each glyph, for copying and searching. */
  readonly clusters: readonly string[];
  readonly width: number;
  /** Missing characters, if any: another glyph replaces them, and the page is refused. */
  readonly missing?: readonly string[];
}

export interface Face extends FontTable {
  /** Shapes text, with ligatures and kerning; the result lists missing characters. */
  shape(text: string): Shaped;
  /** The same with digits of equal width, for tables and sheets. */
  shapeTabular(text: string): Shaped;
  /** Characters of the text missing from the face. */
  missing(text: string): string[];
}

export type OpenFaces = Readonly<Record<FaceName, Face>>;

/** Opens each face from its table on first use. */
export function openFaces(tableOf: (face: FaceName) => FontTable): OpenFaces {
  const open = memo((name: FaceName) => openFace(tableOf(name)));
  const faces = faceNames.map((name) => [name, { enumerable: true, get: () => open(name) }]);
  return Object.defineProperties({}, Object.fromEntries(faces)) as OpenFaces;
}

export function coverageOf({ serif, display }: OpenFaces): Coverage {
  return {
    serif: characterClass(Object.keys(serif.glyphs)),
    display: characterClass(Object.keys(display.glyphs)),
  };
}

export function openFace(table: FontTable): Face {
  const shapes = (figures: FontTable['tabularFigures']) => {
    const glyphs = openGlyphs(table, figures);
    return memo((text: string) => shapeText(text, glyphs));
  };
  const shape = shapes({});
  return {
    ...table,
    shape,
    shapeTabular: shapes(table.tabularFigures),
    missing: (text) => [...new Set(shape(text).missing)],
  };
}

interface Glyph {
  readonly id: number;
  readonly advance: number;
  /** Kerning with a glyph to the right, by that glyph's column. */
  readonly row: readonly number[];
  readonly column: number;
  readonly isMissing: boolean;
  /** The text it shows, and the text it is copied as. */
  readonly cluster: string;
  readonly copied: string;
  /** Whether a ligature may begin with it. */
  readonly joins: boolean;
}

/** The glyph of a text at an index, or of the longest ligature that begins there; each is looked up once. */
type GlyphAt = (text: string, index: number) => Glyph;

function openGlyphs(table: FontTable, figures: Readonly<Record<string, number>>): GlyphAt {
  const joining = new Set(Object.keys(table.ligatures).map((letters) => letters.charCodeAt(0)));
  const { left, right, values } = table.kerning;
  const glyphOf = (cluster: string): Glyph => {
    const own = figures[cluster] ?? table.glyphs[cluster] ?? table.ligatures[cluster];
    const id = own ?? (table.glyphs[replacement] as number);
    return {
      id,
      advance: table.advances[id] as number,
      row: values[left[id] as number] ?? [],
      column: right[id] as number,
      isMissing: own === undefined,
      cluster,
      copied: cluster === noBreakSpace ? ' ' : cluster,
      joins: joining.has(cluster.charCodeAt(0)),
    };
  };
  const ligature = memo(glyphOf);
  const single = memo((code: number) => glyphOf(String.fromCodePoint(code)));
  return (text, index) => {
    const glyph = single(text.codePointAt(index) as number);
    for (let length = glyph.joins ? longestLigature : 1; length > 1; length--) {
      const letters = text.slice(index, index + length);
      if (letters.length === length && table.ligatures[letters] !== undefined) return ligature(letters);
    }
    return glyph;
  };
}

/** Replaces a missing character until the page is refused; all faces have it. */
const replacement = '?';
const longestLigature = 3;
const noBreakSpace = '\u00A0';

// Plain loops: they run for every letter of a book.

function shapeText(text: string, glyphAt: GlyphAt): Shaped {
  // Full length except for ligatures: a growing array takes three times the memory.
  const glyphs = new Array<number>(text.length);
  const advances = new Array<number>(text.length);
  const clusters = new Array<string>(text.length);
  let count = 0;
  let width = 0;
  let before: Glyph | undefined;
  let missing: string[] | undefined;
  for (let index = 0; index < text.length; ) {
    const glyph = glyphAt(text, index);
    index += glyph.cluster.length;
    if (glyph.cluster === nonJoiner) continue;
    const kern = before?.row[glyph.column] ?? 0;
    if (before) advances[count - 1] = before.advance + kern;
    width += kern + glyph.advance;
    glyphs[count] = glyph.id;
    advances[count] = glyph.advance;
    clusters[count] = glyph.copied;
    count++;
    if (glyph.isMissing) missing = [...(missing ?? []), glyph.cluster];
    before = glyph;
  }
  if (count < text.length) for (const list of [glyphs, advances, clusters]) list.length = count;
  return missing ? { glyphs, advances, clusters, width, missing } : { glyphs, advances, clusters, width };
}
