/** What the build prepared beside the bundle, read when it is asked for. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Supplies } from '../build.ts';
import { listFor, type WordList, wordList } from '../lint/word-list.ts';
import { readText } from '../load/read.ts';
import type { Coverage } from '../typeset/text/font-table.ts';
import { installation } from './installation.ts';

const { fonts, hyphenation, spelling, templates } = installation;

const json = (directory: string, name: string) => JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8'));

let zlib: typeof import('node:zlib') | undefined;

/** The installed fonts, hyphenation patterns and templates. */
export const supplies: Supplies = {
  fontTable: (face) => json(fonts, face),
  fontFile: (face) => readFileSync(join(fonts, `${face}.ttf`)),
  // Level 5 is a fifth of the time that the usual 6 takes off an Event Book's streams, and 0.5 % of its size.
  // Loaded by what prints, and no sooner. A piece of the usual 16 kB would be kept whole for each of a thousand small streams,
  // and to ask the system for the usual 260 kB of working room, where a window need be no wider than what is packed and 262
  // bytes, takes twice as long as to pack one.
  deflate(bytes) {
    zlib ??= process.getBuiltinModule('node:zlib');
    const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes.length + 262))));
    const room = { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: Math.min(16_384, bytes.length + 64) };
    return zlib.deflateSync(bytes, { level: 5, ...room });
  },
  patterns: (name) => json(hyphenation, name),
  template(name) {
    const path = join(templates, name);
    if (!existsSync(path)) return undefined;
    const read = readText(path);
    if ('text' in read) return read;
    throw new Error(`${path}: ${read.message}`);
  },
};

/** What the faces of running text and of titles can print, for those who only check: asked of whole books at once. */
export const coverage = (): Coverage => json(fonts, 'coverage');

/** The words of a language tag; none for languages that have no list. */
export function wordListFor(language: string): WordList | undefined {
  const list = listFor(language);
  if (list === undefined) return undefined;
  const { buffer, byteOffset, byteLength } = readFileSync(join(spelling, `${list}.table`));
  return wordList(new Uint16Array(buffer, byteOffset, byteLength / 2));
}
