/** A prepared word list. */

/** A case-sensitive set of words. */
export interface WordList {
  has(word: string): boolean;
}

/** Slots for each word: with two in five of them empty, a search takes a few steps. */
const room = 1.7;

/** Open hash table (Knuth, TAOCP 3, 6.4, algorithm L) of upper hash halves; 1 in 8,000 wrong words passes. */
export function hashTable(words: Iterable<string>): Uint16Array {
  const hashes = new Set([...words].map((word) => hashOf(word)));
  const table = new Uint16Array(Math.ceil(Math.max(1, hashes.size) * room));
  for (const hash of hashes) {
    let slot = hash % table.length;
    while (table[slot] !== 0) slot = (slot + 1) % table.length;
    table[slot] = kept(hash);
  }
  return table;
}

/** FNV-1a in 32 bits (RFC 9923) over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The upper half of a hash; 0 is an empty slot. */
function kept(hash: number): number {
  return hash >>> 16 || 1;
}

/** Opens a word list from its table. */
export function wordList(table: Uint16Array): WordList {
  return {
    has(word) {
      const hash = hashOf(word);
      const half = kept(hash);
      const { length } = table;
      for (let slot = hash % length; table[slot] !== 0; slot = (slot + 1) % length)
        if (table[slot] === half) return true;
      return false;
    },
  };
}

/** The word list for a language tag, if there is one. */
export const listFor = (language: string): 'en-gb' | undefined =>
  language.toLowerCase() === 'en-gb' ? 'en-gb' : undefined;
