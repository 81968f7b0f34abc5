/** Font packages → font tables, at build time. */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import { openTables } from '../pdf/font-tables.ts';
import { withOutlines } from '../pdf/subset.ts';
import { writeFont } from '../svg/web-font.ts';
import { characterClass, type FaceName, type FontTable, faceNames } from '../typeset/text/font-table.ts';
import { factor, pairKerning } from './kerning.ts';

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

export function fontFile(face: FaceName): string {
  const [packageName, file] = files[face];
  return join(dirname(require.resolve(`${packageName}/package.json`)), file);
}

/** Writes tables, fonts and licences of all faces. */
export function prepareFonts(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const classes: Partial<Record<FaceName, string>> = {};
  for (const face of faceNames) {
    const table = fontTable(face, openFont(fontFile(face)));
    classes[face] = characterClass(Object.keys(table.glyphs));
    writeFileSync(join(directory, `${face}.br`), brotliCompressSync(JSON.stringify(table)));
    writeFileSync(join(directory, `${face}.ttf`), embeddable(face, table));
  }
  writeFileSync(join(directory, 'coverage.json'), JSON.stringify({ serif: classes.serif, display: classes.display }));
  for (const packageName of [serif, display]) {
    const licence = join(dirname(require.resolve(`${packageName}/package.json`)), 'LICENSE_FONT');
    copyFileSync(licence, join(directory, `${packageName.split('/')[1]}-LICENSE.txt`));
  }
}

/** Layout tables, replaced by `FontTable`; `DSIG` would be wrong. */
const layoutTables = ['BASE', 'DSIG', 'GDEF', 'GPOS', 'GSUB', 'kern'];

/** The font without layout; forms embed the display face whole, others lose characters and outlines that no text uses. */
function embeddable(face: FaceName, { advances }: FontTable): Uint8Array {
  const tables = new Map([...openTables(readFileSync(fontFile(face)))].filter(([tag]) => !layoutTables.includes(tag)));
  if (face === 'display') return writeFont(tables);
  tables.delete('cmap');
  return writeFont(withOutlines(tables, Object.keys(advances).map(Number)));
}

export function openFont(path: string): fontkit.Font {
  const font = fontkit.openSync(path);
  if ('fonts' in font) throw new Error(`${path} holds a collection of fonts`);
  return font;
}

/** Unicode blocks: Latin with accents, punctuation, currency, arrows, symbols. */
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

/** More blocks of the face that seeds are printed in: Greek, Cyrillic with Ґ. */
const seedBlocks = [
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
] as const;

/** Ligatures of all faces; a test checks them against the fonts. */
const ligatures = [
  ...['ffb', 'fff', 'ffh', 'ffi', 'ffj', 'ffk', 'ffl', 'fft'],
  ...['fb', 'ff', 'fh', 'fi', 'fj', 'fk', 'fl', 'ft', 'gj', 'ij', 'IJ', '--'],
];

export function fontTable(name: FaceName, font: fontkit.Font): FontTable {
  const scale = 1000 / font.unitsPerEm;
  const round = (value: number) => Math.round(value * scale * 1000) / 1000;
  const glyphs: Record<string, number> = {};
  const advances: Record<number, number> = {};
  const include = (glyph: fontkit.Glyph) => {
    advances[glyph.id] = round(glyph.advanceWidth);
    return glyph.id;
  };
  for (const [first, last] of name === 'serif-bold' ? [...blocks, ...seedBlocks] : blocks) {
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
