/** The package `dictionary-en-gb` → a word table, at build time. */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashTable } from '../lint/word-list.ts';
import { hunspellWords } from './hunspell.ts';

const require = createRequire(import.meta.url);

/** Writes the table and the licence. */
export function prepareWords(directory: string): void {
  const from = dirname(require.resolve('dictionary-en-gb'));
  const read = (name: string) => readFileSync(join(from, name), 'utf8');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'en-gb.table'), hashTable(hunspellWords(read('index.aff'), read('index.dic'))));
  copyFileSync(join(from, 'license'), join(directory, 'LICENSE.txt'));
}
