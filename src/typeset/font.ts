/** Text, face → shaped text: glyphs and advances, each distinct word once. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaceName, type FontTable, faceNames } from './font-table.ts';

/** Text as glyphs. Advances are in thousandths of an em and include kerning to the next glyph. */
export interface Shaped {
  readonly glyphs: readonly number[];
  readonly advances: readonly number[];
  /** The characters each glyph stands for, for copying and searching. */
  readonly clusters: readonly string[];
  /** Sum of the advances. */
  readonly width: number;
}

/** A face that can shape text. */
export interface Face extends FontTable {
  /** The font file, for embedding. */
  readonly file: string;
  /** Shapes text, with ligatures and kerning. Characters the face does not have become U+FFFD's place: see `missing`. */
  shape(text: string): Shaped;
  /** The same with digits of one width, for tables and sheets. */
  shapeTabular(text: string): Shaped;
  /** Characters of the text that the face cannot show. */
  missing(text: string): string[];
}

export type Faces = Readonly<Record<FaceName, Face>>;

/** Opens all faces from the directory they were prepared in. */
export function openFaces(directory: string): Faces {
  return Object.fromEntries(
    faceNames.map((name) => {
      const table = JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8')) as FontTable;
      return [name, openFace(table, join(directory, `${name}.ttf`))];
    }),
  ) as Record<FaceName, Face>;
}

/** A face from its table. */
export function openFace(table: FontTable, file: string): Face {
  let absent: RegExp | undefined;
  const joining = new Set(Object.keys(table.ligatures).map((letters) => letters.charAt(0)));
  const cached = (figures: Readonly<Record<string, number>>) => {
    const cache = new Map<string, Shaped>();
    return (text: string) => {
      let shaped = cache.get(text);
      if (shaped === undefined) {
        shaped = shapeText(table, text, figures, joining);
        cache.set(text, shaped);
      }
      return shaped;
    };
  };
  return {
    ...table,
    file,
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

/** The longest ligature that begins here. */
function ligatureAt(table: FontTable, characters: readonly string[], index: number): string | undefined {
  for (let length = longestLigature; length > 1; length--) {
    const letters = characters.slice(index, index + length).join('');
    if (table.ligatures[letters] !== undefined) return letters;
  }
  return undefined;
}

/** What stands in for a character that a face does not have; both faces have it. */
const replacement = '?';
const longestLigature = 3;
/** Copied text has a plain space for it. */
const noBreakSpace = '\u00A0';

/** `joining` are the characters that ligatures begin with. */
function shapeText(
  table: FontTable,
  text: string,
  figures: Readonly<Record<string, number>>,
  joining: ReadonlySet<string>,
): Shaped {
  const glyphs: number[] = [];
  const clusters: string[] = [];
  const characters = [...text];
  for (let index = 0; index < characters.length; ) {
    const character = characters[index] as string;
    const ligature = joining.has(character) ? ligatureAt(table, characters, index) : undefined;
    const cluster = ligature ?? character;
    glyphs.push(
      ligature === undefined
        ? (figures[character] ?? table.glyphs[character] ?? (table.glyphs[replacement] as number))
        : (table.ligatures[ligature] as number),
    );
    clusters.push(cluster === noBreakSpace ? ' ' : cluster);
    index += ligature?.length ?? 1;
  }
  const { left, right, values } = table.kerning;
  const advances: number[] = [];
  let width = 0;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index] as number;
    const row = values[left[glyph] as number];
    const next = glyphs[index + 1];
    const kern = next === undefined || row === undefined ? 0 : (row[right[next] as number] ?? 0);
    const advance = (table.advances[glyph] as number) + kern;
    advances.push(advance);
    width += advance;
  }
  return { glyphs, advances, clusters, width };
}
