/** What texts are checked against: the characters of the fonts, and the words of a language. */

import { listFor, type WordList, wordList } from '../lint/word-list.ts';
import type { Coverage } from '../typeset/text/font-table.ts';
import { installation } from './paths.ts';
import { readJson, readTable } from './prepared-files.ts';

/** What the faces of running text and of titles can print. */
export const coverage = (): Coverage => readJson(installation.fonts, 'coverage');

/** The words of a language tag; none for languages that have no list. */
export function wordListFor(language: string): WordList | undefined {
  const list = listFor(language);
  return list === undefined ? undefined : wordList(readTable(installation.spelling, list));
}
