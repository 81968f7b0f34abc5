/** Kerning pairs of GPOS → a compact table. */

import type * as fontkit from 'fontkit';
import type { FontTable } from '../typeset/text/font-table.ts';

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

/** Kerning of a pair in font units, from `kern` lookups (OpenType 1.9, "Pair Adjustment Positioning"). */
export function pairKerning(font: fontkit.Font): (left: number, right: number) => number {
  // fontkit has no types for GPOS. Chained lookups are left out.
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

/** fontkit's lazy arrays have `toArray` only. */
function plainArray<T>(list: readonly T[]): T[] {
  return (list as unknown as { toArray?(): T[] }).toArray?.() ?? [...list];
}

/** Adjustment of the first advance; undefined if the next subtable may apply. */
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

/** Kerning matrix with equal rows and columns merged. */
export function factor(
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
