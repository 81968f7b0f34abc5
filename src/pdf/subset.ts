/** A font's tables, some of its glyphs → a font file of those glyphs, for a PDF to hold. */

import { itemAt } from '../item-at.ts';
import { metricsOf, type Tables, tableOf } from './font-tables.ts';

/** Writes a subset with the tables that PDF asks for (ISO 32000-1, 9.9); components of a glyph come after the requested glyphs. */
export function encodeSubset(
  tables: Tables,
  glyphs: readonly number[],
  includeGlyph: (id: number) => number,
): Uint8Array {
  const outlines: Buffer[] = [];
  const metrics: Buffer[] = [];
  // The loop adds components to the list.
  for (let place = 0; place < glyphs.length; place++) {
    const id = itemAt(glyphs, place);
    outlines.push(withComponents(outlineOf(tables, id), includeGlyph));
    metrics.push(metricsOf(tables, id));
  }
  return fontFile([
    ['head', tableOf(tables, 'head')],
    ['hhea', patched(tableOf(tables, 'hhea'), 34, glyphs.length)],
    ['loca', locations(outlines, tables)],
    ['maxp', patched(tableOf(tables, 'maxp'), 4, glyphs.length)],
    ['cvt ', tables.get('cvt ')],
    ['prep', tables.get('prep')],
    ['glyf', Buffer.concat(outlines)],
    ['hmtx', Buffer.concat(metrics)],
    ['fpgm', tables.get('fpgm')],
  ]);
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
  const outlines = Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, id) =>
    kept.has(id) ? outlineOf(tables, id) : Buffer.alloc(0),
  );
  return new Map([...tables, ['glyf', Buffer.concat(outlines)], ['loca', locations(outlines, tables)]]);
}

/** Whether the locations of outlines are in words, each in two bytes. */
const isShort = (tables: Tables) => tableOf(tables, 'head').readUInt16BE(50) === 0;

function outlineOf(tables: Tables, id: number): Buffer {
  const loca = tableOf(tables, 'loca');
  const short = isShort(tables);
  const at = (index: number) => (short ? loca.readUInt16BE(index * 2) * 2 : loca.readUInt32BE(index * 4));
  return tableOf(tables, 'glyf').subarray(at(id), at(id + 1));
}

/** Flags of a component. */
const wordArguments = 0x1;
const scaled = 0x8;
const moreComponents = 0x20;
const scaledBothWays = 0x40;
const transformed = 0x80;

/** An outline whose components have their places in the subset. */
function withComponents(outline: Buffer, includeGlyph: (id: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const copy = Buffer.from(outline);
  let at = 10; // after the count and the bounding box
  for (;;) {
    const flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(includeGlyph(copy.readUInt16BE(at + 2)), at + 2);
    if ((flags & moreComponents) === 0) return copy;
    at += 4 + (flags & wordArguments ? 4 : 2);
    at += flags & scaled ? 2 : flags & scaledBothWays ? 4 : flags & transformed ? 8 : 0;
  }
}

function patched(source: Buffer, offset: number, value: number): Buffer {
  const copy = Buffer.from(source);
  copy.writeUInt16BE(value, offset);
  return copy;
}

/** The offset of each outline and the end; short offsets count words, to which outlines of such a font are aligned. */
function locations(outlines: readonly Buffer[], tables: Tables): Buffer {
  const width = isShort(tables) ? 2 : 4;
  const loca = Buffer.alloc((outlines.length + 1) * width);
  let offset = 0;
  for (let index = 0; index <= outlines.length; index++) {
    if (width === 2) loca.writeUInt16BE(offset / 2, index * width);
    else loca.writeUInt32BE(offset, index * width);
    offset += outlines[index]?.length ?? 0;
  }
  return loca;
}

/** PDF readers find tables by tag and check no sums, so the order is free and the sums are zero. */
function fontFile(all: readonly (readonly [tag: string, bytes: Buffer | undefined])[]): Buffer {
  const present = all.filter((one): one is readonly [string, Buffer] => (one[1]?.length ?? 0) > 0);
  const directory = Buffer.alloc(12 + present.length * 16);
  const exponent = Math.floor(Math.log2(present.length));
  directory.write('true', 0, 'latin1');
  directory.writeUInt16BE(present.length, 4);
  directory.writeUInt16BE(2 ** exponent * 16, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE((present.length - 2 ** exponent) * 16, 10);
  let offset = directory.length;
  for (const [index, [tag, bytes]] of present.entries()) {
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...present.map(([, bytes]) => bytes)]);
}
