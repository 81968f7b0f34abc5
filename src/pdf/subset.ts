/** A font's tables, some of its glyphs → a font file of those glyphs, for a PDF to hold. */

import { dataView, joined } from '../bytes.ts';
import { itemAt } from '../item-at.ts';
import { bytesOf, metricsOf, type Tables, tableOf, writeTables } from './font-tables.ts';

/** Writes a subset with the tables that PDF asks for (ISO 32000-1, 9.9); components of a glyph come after the requested glyphs. */
export function encodeSubset(
  tables: Tables,
  glyphs: readonly number[],
  includeGlyph: (id: number) => number,
): Uint8Array {
  const outlines: Uint8Array[] = [];
  const metrics: Uint8Array[] = [];
  // The loop adds components to the list.
  for (let place = 0; place < glyphs.length; place++) {
    const id = itemAt(glyphs, place);
    outlines.push(withComponents(outlineOf(tables, id), includeGlyph));
    metrics.push(metricsOf(tables, id));
  }
  const wanted: readonly (readonly [tag: string, bytes: Uint8Array | undefined])[] = [
    ['head', bytesOf(tables, 'head')],
    ['hhea', patched(bytesOf(tables, 'hhea'), 34, glyphs.length)],
    ['loca', locations(outlines, tables)],
    ['maxp', patched(bytesOf(tables, 'maxp'), 4, glyphs.length)],
    ['cvt ', tables.get('cvt ')],
    ['prep', tables.get('prep')],
    ['glyf', joined(outlines)],
    ['hmtx', joined(metrics)],
    ['fpgm', tables.get('fpgm')],
  ];
  const present = wanted.filter((one): one is readonly [string, Uint8Array] => (one[1]?.length ?? 0) > 0);
  // PDF readers find tables by tag and check no sums, so the order is free and the sums are zero.
  return writeTables(present, { version: 0x74727565, align: 1, sumOf: () => 0 });
}

/** The tables of a font with the outlines of some glyphs and of their components only; all glyphs keep their ids. */
export function withOutlines(tables: Tables, some: readonly number[]): Tables {
  const kept = new Set([0, ...some]);
  const keep = (id: number) => {
    kept.add(id);
    return id;
  };
  // The loop adds components to the set.
  for (const id of kept) withComponents(outlineOf(tables, id), keep);
  const outlines = Array.from({ length: tableOf(tables, 'maxp').getUint16(4) }, (_, id) =>
    kept.has(id) ? outlineOf(tables, id) : new Uint8Array(),
  );
  return new Map([...tables, ['glyf', joined(outlines)], ['loca', locations(outlines, tables)]]);
}

/** Whether the locations of outlines are in words, each in two bytes. */
const isShort = (tables: Tables) => tableOf(tables, 'head').getUint16(50) === 0;

function outlineOf(tables: Tables, id: number): Uint8Array {
  const loca = tableOf(tables, 'loca');
  const short = isShort(tables);
  const at = (index: number) => (short ? loca.getUint16(index * 2) * 2 : loca.getUint32(index * 4));
  return bytesOf(tables, 'glyf').subarray(at(id), at(id + 1));
}

/** Flags of a component. */
const wordArguments = 0x1;
const scaled = 0x8;
const moreComponents = 0x20;
const scaledBothWays = 0x40;
const transformed = 0x80;

/** An outline whose components have their places in the subset. */
function withComponents(outline: Uint8Array, includeGlyph: (id: number) => number): Uint8Array {
  if (outline.length === 0 || dataView(outline).getInt16(0) >= 0) return outline;
  const copy = new Uint8Array(outline);
  const view = dataView(copy);
  let at = 10; // after the count and the bounding box
  for (;;) {
    const flags = view.getUint16(at);
    view.setUint16(at + 2, includeGlyph(view.getUint16(at + 2)));
    if ((flags & moreComponents) === 0) return copy;
    at += 4 + (flags & wordArguments ? 4 : 2);
    at += flags & scaled ? 2 : flags & scaledBothWays ? 4 : flags & transformed ? 8 : 0;
  }
}

function patched(source: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = new Uint8Array(source);
  dataView(copy).setUint16(offset, value);
  return copy;
}

/** The offset of each outline and the end; short offsets count words, to which outlines of such a font are aligned. */
function locations(outlines: readonly Uint8Array[], tables: Tables): Uint8Array {
  const width = isShort(tables) ? 2 : 4;
  const loca = new DataView(new ArrayBuffer((outlines.length + 1) * width));
  let offset = 0;
  for (let index = 0; index <= outlines.length; index++) {
    if (width === 2) loca.setUint16(index * width, offset / 2);
    else loca.setUint32(index * width, offset);
    offset += outlines[index]?.length ?? 0;
  }
  return new Uint8Array(loca.buffer);
}
