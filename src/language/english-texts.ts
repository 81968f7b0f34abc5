/** The English texts in a document of another language → which of its elements are in English. */

/** Texts that are printed in English for want of a translation. */
export interface EnglishTexts {
  add(text: string): void;
  /** Whether at least half of the letters of a text belong to English texts. */
  looksEnglish(text: string): boolean;
}

/** Words in a text that is looked through for English ones; a longer text must be English as a whole. */
const maxWords = 40;

export function englishTexts(): EnglishTexts {
  const known = new Set<string>();
  return {
    add(text) {
      for (const one of [text, ...text.split('\n')]) known.add(wordsOf(one).join(''));
    },
    looksEnglish(text) {
      if (known.size === 0) return false;
      const words = wordsOf(text);
      const all = words.join('');
      if (all === '' || known.has(all)) return all !== '';
      if (words.length > maxWords) return false;
      let english = 0;
      for (let from = 0; from < words.length; ) {
        const to = words.findLastIndex((_, last) => last >= from && known.has(words.slice(from, last + 1).join('')));
        if (to >= 0) english += words.slice(from, to + 1).join('').length;
        from = Math.max(from, to) + 1;
      }
      return english * 2 >= all.length;
    },
  };
}

const wordsOf = (text: string) =>
  text
    .replace(/\u00AD\s*/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
