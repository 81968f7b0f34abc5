/** A prepared word list → whether a word stands in it. */

/** Words spelled as they are in the language, capitals and all. */
export interface WordList {
  has(word: string): boolean;
}

/** Slots for each word: half of them stay empty, so that a word is found, or missed, in a step or two. */
const room = 2;

/**
 * Half of each word's hash in an open table (Knuth, The Art of Computer Programming 3, 6.4, algorithm L), to be read in
 * one piece and asked a few thousand times: a list of words would take longer to read than the book. The other half says
 * where it lies. A wrong word passes where both agree with a right one: one wrong word in ten thousand.
 */
export function hashTable(words: Iterable<string>): Uint16Array {
  const hashes = new Set([...words].map((word) => hashOf(word)));
  const table = new Uint16Array(2 ** Math.ceil(Math.log2(Math.max(1, hashes.size) * room)));
  for (const hash of hashes) {
    let slot = hash & (table.length - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = kept(hash);
  }
  return table;
}

/** FNV-1a in 32 bits (Fowler, Noll, Vo, RFC 9923), over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** The upper half of a hash; never 0, which is an empty slot. */
function kept(hash: number): number {
  return hash >>> 16 || 1;
}

/** A word list from its table. */
export function wordList(table: Uint16Array): WordList {
  const last = table.length - 1;
  return {
    has(word) {
      const hash = hashOf(word);
      const half = kept(hash);
      for (let slot = hash & last; table[slot] !== 0; slot = (slot + 1) & last) if (table[slot] === half) return true;
      return false;
    },
  };
}

/** The list that a language tag is held to; none for languages that have no list. */
export const listFor = (language: string): 'en-gb' | undefined =>
  language.toLowerCase() === 'en-gb' ? 'en-gb' : undefined;
