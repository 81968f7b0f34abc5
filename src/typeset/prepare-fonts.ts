/** Font packages → font tables, when the tool is built: the only place that reads OpenType layout. */

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import { type FaceName, type FontTable, faceNames } from './font-table.ts';

const require = createRequire(import.meta.url);
const serif = '@expo-google-fonts/source-serif-4';
const display = '@expo-google-fonts/barlow-condensed';

const files: Record<FaceName, readonly [packageName: string, file: string]> = {
  serif: [serif, '400Regular/SourceSerif4_400Regular.ttf'],
  'serif-italic': [serif, '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'],
  'serif-bold': [serif, '700Bold/SourceSerif4_700Bold.ttf'],
  'serif-bold-italic': [serif, '700Bold_Italic/SourceSerif4_700Bold_Italic.ttf'],
  display: [display, '500Medium/BarlowCondensed_500Medium.ttf'],
  'display-bold': [display, '700Bold/BarlowCondensed_700Bold.ttf'],
};

/** Where a face's font file lies in its package. */
export function fontFile(face: FaceName): string {
  const [packageName, file] = files[face];
  return join(dirname(require.resolve(`${packageName}/package.json`)), file);
}

/** Writes the table and the font file of every face, and the fonts' licences, into a directory. */
export function prepareFonts(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const face of faceNames) {
    writeFileSync(join(directory, `${face}.json`), JSON.stringify(fontTable(face, openFont(fontFile(face)))));
    copyFileSync(fontFile(face), join(directory, `${face}.ttf`));
  }
  for (const packageName of [serif, display]) {
    const licence = join(dirname(require.resolve(`${packageName}/package.json`)), 'LICENSE_FONT');
    copyFileSync(licence, join(directory, `${packageName.split('/')[1]}-LICENSE.txt`));
  }
}

/** Opens a font file that holds one face. */
export function openFont(path: string): fontkit.Font {
  const font = fontkit.openSync(path);
  if ('fonts' in font) throw new Error(`${path} holds a collection of fonts`);
  return font;
}

/** The blocks of Unicode that tables are made for: Latin with accents, punctuation, currency, arrows, symbols. */
const blocks = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2190, 0x2199],
  [0x2200, 0x2265],
  [0x25a0, 0x25cf],
  [0x2713, 0x2717],
] as const;

/** Every pair and triple of letters that one of the faces joins; a test holds the list against the fonts. */
const ligatures = [
  ...['ffb', 'fff', 'ffh', 'ffi', 'ffj', 'ffk', 'ffl', 'fft'],
  ...['fb', 'ff', 'fh', 'fi', 'fj', 'fk', 'fl', 'ft', 'gj', 'ij', 'IJ', '--'],
];

/** Reads what a font table holds from a font. */
export function fontTable(name: FaceName, font: fontkit.Font): FontTable {
  const scale = 1000 / font.unitsPerEm;
  const round = (value: number) => Math.round(value * scale * 1000) / 1000;
  const glyphs: Record<string, number> = {};
  const advances: Record<number, number> = {};
  const include = (glyph: fontkit.Glyph) => {
    advances[glyph.id] = round(glyph.advanceWidth);
    return glyph.id;
  };
  for (const [first, last] of blocks) {
    for (let code = first; code <= last; code++)
      if (font.hasGlyphForCodePoint(code)) glyphs[String.fromCodePoint(code)] = include(font.glyphForCodePoint(code));
  }
  const single = (text: string, features: string[]) => {
    const run = font.layout(text, features);
    return run.glyphs.length === 1 ? include(run.glyphs[0] as fontkit.Glyph) : undefined;
  };
  const pick = (texts: readonly string[], features: string[]) => {
    const picked: Record<string, number> = {};
    for (const text of texts) {
      const glyph = single(text, features);
      if (glyph !== undefined) picked[text] = glyph;
    }
    return picked;
  };
  const joined = pick(ligatures, []);
  const tabular = pick([...'0123456789'], ['tnum']);
  return {
    name,
    ascent: round(font.ascent),
    descent: round(font.descent),
    capHeight: round(font.capHeight),
    xHeight: round(font.xHeight),
    glyphs,
    advances,
    ligatures: joined,
    tabularFigures: tabular,
    kerning: factor(
      [...new Set<number>([...Object.values(glyphs), ...Object.values(joined)])],
      pairKerning(font),
      round,
    ),
  };
}

interface PairSubtable {
  version: number;
  coverage: Coverage;
  pairSets?: { length: number; get?(index: number): PairSet } & PairSet[];
  classDef1?: ClassDefinition;
  classDef2?: ClassDefinition;
  classRecords?: { value1?: { xAdvance?: number } }[][] & { get?(index: number): { get(index: number): PairValue } };
}
interface PairValue {
  value1?: { xAdvance?: number };
}
type PairSet = { secondGlyph: number; value1?: { xAdvance?: number } }[];
interface Coverage {
  version: number;
  glyphs?: number[];
  rangeRecords?: { start: number; end: number; startCoverageIndex: number }[];
}
interface ClassDefinition {
  version: number;
  startGlyph?: number;
  classValueArray?: number[];
  classRangeRecord?: { start: number; end: number; class: number }[];
}

/** Kerning of a pair in font units, from the `kern` lookups of GPOS (OpenType 1.9, "Pair Adjustment Positioning"). */
function pairKerning(font: fontkit.Font): (left: number, right: number) => number {
  // fontkit decodes the table but has no types for it. Contextual kerning (chained lookups) is left out.
  const gpos = (font as unknown as { GPOS?: Gpos }).GPOS;
  if (!gpos) return () => 0;
  const indexes = new Set(
    plainArray(gpos.featureList).flatMap(({ tag, feature }) =>
      tag === 'kern' ? plainArray<number>(feature.lookupListIndexes) : ([] as number[]),
    ),
  );
  const lookups = plainArray(gpos.lookupList)
    .filter((_, index) => indexes.has(index))
    .map((lookup) =>
      plainArray(lookup.subTables)
        .map((table) =>
          lookup.lookupType === extensionLookup
            ? (table as ExtensionSubtable)
            : { ...lookup, extension: table as PairSubtable },
        )
        .filter(({ lookupType }) => lookupType === pairLookup)
        .map(({ extension }) => pairSubtable(extension)),
    );
  return (left, right) => {
    let sum = 0;
    for (const subtables of lookups) {
      for (const subtable of subtables) {
        const value = subtable(left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };
}

const pairLookup = 2;
const extensionLookup = 9;

interface ExtensionSubtable {
  lookupType: number;
  extension: PairSubtable;
}

interface Gpos {
  featureList: { tag: string; feature: { lookupListIndexes: number[] } }[];
  lookupList: { lookupType: number; subTables: unknown[] }[];
}

/** fontkit's lazy arrays have `toArray` in place of array methods. */
function plainArray<T>(list: readonly T[]): T[] {
  return (list as unknown as { toArray?(): T[] }).toArray?.() ?? [...list];
}

/** A subtable's adjustment of the first advance; undefined where it does not apply and the next may. */
function pairSubtable(table: PairSubtable): (left: number, right: number) => number | undefined {
  const covered = coverageIndex(table.coverage);
  if (table.version === 1) {
    const sets = plainArray(table.pairSets ?? []).map(
      (set) => new Map(plainArray(set).map((pair) => [pair.secondGlyph, pair.value1?.xAdvance ?? 0])),
    );
    return (left, right) => sets[covered(left)]?.get(right);
  }
  const first = glyphClass(table.classDef1 as ClassDefinition);
  const second = glyphClass(table.classDef2 as ClassDefinition);
  const records = plainArray(table.classRecords ?? []).map((row) => plainArray(row as PairValue[]));
  return (left, right) =>
    covered(left) < 0 ? undefined : (records[first(left)]?.[second(right)]?.value1?.xAdvance ?? 0);
}

function coverageIndex(coverage: Coverage): (glyph: number) => number {
  const index = new Map<number, number>();
  if (coverage.version === 1)
    for (const [place, glyph] of plainArray(coverage.glyphs ?? []).entries()) index.set(glyph, place);
  else
    for (const range of plainArray(coverage.rangeRecords ?? []))
      for (let glyph = range.start; glyph <= range.end; glyph++)
        index.set(glyph, range.startCoverageIndex + glyph - range.start);
  return (glyph) => index.get(glyph) ?? -1;
}

function glyphClass(definition: ClassDefinition): (glyph: number) => number {
  const classes = new Map<number, number>();
  if (definition.version === 1)
    for (const [place, value] of plainArray(definition.classValueArray ?? []).entries())
      classes.set((definition.startGlyph ?? 0) + place, value);
  else
    for (const range of plainArray(definition.classRangeRecord ?? []))
      for (let glyph = range.start; glyph <= range.end; glyph++) classes.set(glyph, range.class);
  return (glyph) => classes.get(glyph) ?? 0;
}

/** The matrix of all pairs with equal rows and equal columns stored once. */
function factor(
  glyphs: readonly number[],
  kerning: (left: number, right: number) => number,
  round: (value: number) => number,
): FontTable['kerning'] {
  const full = glyphs.map((left) => glyphs.map((right) => round(kerning(left, right))));
  const rows = distinct(full.map((row) => row.join()));
  const columns = distinct(glyphs.map((_, column) => rows.firsts.map((row) => full[row]?.[column]).join()));
  return {
    left: Object.fromEntries(glyphs.map((glyph, index) => [glyph, rows.ids[index]])) as Record<number, number>,
    right: Object.fromEntries(glyphs.map((glyph, index) => [glyph, columns.ids[index]])) as Record<number, number>,
    values: rows.firsts.map((row) => columns.firsts.map((column) => full[row]?.[column] ?? 0)),
  };
}

function distinct(keys: readonly string[]): { ids: number[]; firsts: number[] } {
  const seen = new Map<string, number>();
  const firsts: number[] = [];
  const ids = keys.map((key, index) => {
    const id = seen.get(key) ?? firsts.push(index) - 1;
    seen.set(key, id);
    return id;
  });
  return { ids, firsts };
}
