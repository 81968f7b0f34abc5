/** What the build prepared beside the bundle, read when it is asked for. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Supplies } from '../build.ts';
import { listFor, type WordList, wordList } from '../lint/word-list.ts';
import type { Coverage } from '../typeset/text/font-table.ts';
import { deflate } from './deflate.ts';
import { installation } from './paths.ts';
import { preparedPictures } from './prepared-pictures.ts';

const { compiledTemplates, fonts, hyphenation, spelling } = installation;
const load = createRequire(import.meta.url);

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
  patterns: (name) => ({ ...json(hyphenation, name), slots: table(hyphenation, name) }),
  template(name) {
    const path = join(compiledTemplates, `${name}.js`);
    return existsSync(path) ? load(path) : undefined;
  },
};

/** What the faces of running text and of titles can print, for those who only check: asked of whole books at once. */
export const coverage = (): Coverage => json(fonts, 'coverage');

/** The words of a language tag; none for languages that have no list. */
export function wordListFor(language: string): WordList | undefined {
  const list = listFor(language);
  return list === undefined ? undefined : wordList(table(spelling, list));
}
