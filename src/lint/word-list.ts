/** A prepared word list → whether a word stands in it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words spelled as they are in the language, capitals and all. */
export interface WordList {
  has(word: string): boolean;
}

/** Slots for each word: half of them stay empty, so that a word is found, or missed, in a step or two. */
const room = 2;

/**
 * The hash of each word in an open table (Knuth, The Art of Computer Programming 3, 6.4, algorithm L), to be read in one
 * piece and asked a few thousand times: a list of words would take longer to read than the book. A wrong word that has
 * the hash of a right one passes; with 125,000 words that is one wrong word in 35,000.
 */
export function hashTable(words: Iterable<string>): Uint32Array {
  const hashes = new Set([...words].map((word) => hashOf(word)));
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, hashes.size) * room));
  const table = new Uint32Array(size);
  for (const hash of hashes) {
    let slot = hash & (size - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (size - 1);
    table[slot] = hash;
  }
  return table;
}

/** FNV-1a in 32 bits (Fowler, Noll, Vo, RFC 9923), over UTF-16 units; never 0, which is an empty slot. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}

/** A word list from its table. */
export function wordList(table: Uint32Array): WordList {
  const last = table.length - 1;
  return {
    has(word) {
      const hash = hashOf(word);
      for (let slot = hash & last; table[slot] !== 0; slot = (slot + 1) & last) if (table[slot] === hash) return true;
      return false;
    },
  };
}

/** The list for a language tag, from the directory it was prepared in; none for languages that have no list. */
export function openWordList(language: string, directory: string): WordList | undefined {
  const tag = language.toLowerCase();
  if (tag !== 'en' && tag !== 'en-gb') return undefined;
  const { buffer, byteOffset, byteLength } = readFileSync(join(directory, 'en-gb.table'));
  return wordList(new Uint32Array(buffer, byteOffset, byteLength / 4));
}
