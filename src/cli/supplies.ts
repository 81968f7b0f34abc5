/** What the build prepared beside the bundle, read when it is asked for. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Supplies } from '../build.ts';
import { listFor, type WordList, wordList } from '../lint/word-list.ts';
import { readText } from '../load/read.ts';
import type { Coverage } from '../typeset/text/font-table.ts';
import { deflate } from './deflate.ts';
import { filledBefore } from './filled-templates.ts';
import { installation } from './installation.ts';
import { preparedPictures } from './prepared-pictures.ts';

const { fonts, hyphenation, spelling, templates } = installation;

const table = (directory: string, name: string): Uint16Array => {
  const { buffer, byteOffset, byteLength } = readFileSync(join(directory, `${name}.table`));
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
};

const json = (directory: string, name: string) => JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8'));

/** The installed fonts, hyphenation patterns and templates. */
export const supplies: Supplies = {
  fontTable: (face) => json(fonts, face),
  fontFile: (face) => readFileSync(join(fonts, `${face}.ttf`)),
  deflate,
  picture: preparedPictures(),
  filled: (document, template, data) => filledBefore(document, template, data),
  patterns: (name) => ({ ...json(hyphenation, name), slots: table(hyphenation, name) }),
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
  return list === undefined ? undefined : wordList(table(spelling, list));
}
