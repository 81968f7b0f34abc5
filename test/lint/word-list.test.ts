import { describe, expect, it } from 'vitest';
import { hashTable, listFor, wordList } from '../../src/lint/word-list.ts';
import { hunspellWords } from '../../src/tools/hunspell.ts';
import { wordTable } from '../typeset/house.ts';
import { british, britishList } from './sample.ts';

describe('a Hunspell dictionary', () => {
  const affixes = `SET UTF-8
PFX U Y 1
PFX U   0     un         .
SFX S Y 2
SFX S   y     ies        [^aeiou]y
SFX S   0     s          [aeiou]y
SFX D Y 2
SFX D   0     d          e
SFX D   0     ed         [^ey]
SFX M Y 1
SFX M   0     's         .
`;
  it.each([
    ['1\nlid', ['lid']],
    ['1\nberry/S', ['berry', 'berries']],
    ['1\nkey/SM', ['key', 'keys', "key's"]],
    ['1\nlock/UD', ['lock', 'locked', 'unlock', 'unlocked']],
    ['1\nparse/D', ['parse', 'parsed']],
    ['2\nlid\n1th/c', ['lid']],
  ])('%j is written out', (dictionary, words) =>
    expect([...hunspellWords(affixes, dictionary)].sort()).toEqual([...words].sort()),
  );
});

describe('the word list', () => {
  it('is that of a whole language', () => expect(british.size).toBeGreaterThan(100_000));
  it('has every word of the dictionary', () =>
    expect([...british].filter((word) => !britishList.has(word))).toEqual([]));
  it('lacks nearly every other: one wrong word in some thousands passes', () => {
    const wrong = [...british].map((word) => `${word}q`).filter((word) => !british.has(word));
    expect(wrong.filter((word) => britishList.has(word)).length / wrong.length).toBeLessThan(1 / 5000);
  });
  it('can be empty', () => expect(wordList(hashTable([])).has('lid')).toBe(false));
  it('is the one that the build prepared', () => {
    const list = wordList(wordTable());
    expect(list.has('harbour')).toBe(true);
    expect(list.has('harbor')).toBe(false);
  });
  it('is of British English only', () =>
    expect(['en-GB', 'en-gb', 'en', 'de', 'en-US'].map((one) => listFor(one) ?? 'none').join(' ')).toBe(
      'en-gb en-gb none none none',
    ));
});
