/** Prepared data for text checks: font coverage and word lists. */

import { join } from 'node:path';
import { listFor, type WordList, wordList } from '../lint/word-list.ts';
import type { Coverage } from '../typeset/text/font-table.ts';
import { installation } from './paths.ts';
import { readPrepared, readTable } from './prepared-files.ts';

/** Characters that the text and title faces can print. */
export const coverage = (): Coverage => JSON.parse(readPrepared(join(installation.fonts, 'coverage.json')).toString());

/** The word list of a language tag; undefined if there is none. */
export function wordListFor(language: string): WordList | undefined {
  const list = listFor(language);
  return list === undefined ? undefined : wordList(readTable(installation.spelling, list));
}
