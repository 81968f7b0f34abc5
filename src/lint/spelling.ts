/** CR507: a word that neither the word list, nor the style, nor the canon has. */

import { type Diagnostic, warningAt } from '../diagnostics.ts';
import type { Style } from '../load/style.ts';
import type { WordList } from './word-list.ts';
import { letter, spanOfWords, type Words, writtenIn } from './words.ts';

/** Each unknown word is marked where an entry has it first. */
export function spelling(
  words: Words,
  { words: own, canon }: Pick<Style, 'words' | 'canon'>,
  list: WordList,
): Diagnostic[] {
  const added = new Set(own.map(straight));
  const isIn = (word: string) => list.has(word) || added.has(word);
  // Most words are in the list in small letters; only the rest is looked at more closely.
  const open = new Uint8Array(words.totals.length);
  words.numberOf.forEach((number, plain) => {
    if (!list.has(plain)) open[number] = 1;
  });
  const unknown: string[] = [];
  words.forms.forEach((number, form) => {
    if (open[number] === 0) return;
    const word = straight(form);
    if (!isKnown(word, isIn) && !isKnown(word, isNameIn(canon))) unknown.push(form);
  });
  return unknown.flatMap((form) => {
    const hint = suggestion(straight(form), list);
    let entry = -1;
    return words.pieces.flatMap((piece) => {
      const at = piece.entry === entry ? -1 : writtenIn(piece.text).indexOf(form);
      if (at === -1) return [];
      entry = piece.entry;
      return [warningAt('CR507', `unknown word ${form}`, spanOfWords(piece, at), hint)];
    });
  });
}

function straight(word: string): string {
  return word.replaceAll('’', "'");
}

/** Endings that any noun or name can have: the owner's, and verbs run into it. */
const runOn = /'(?:s|ll|d|ve|re)$/;

/** As it stands, in small letters or with one capital; without a run-on ending; or part by part. Numbers are right. */
function isKnown(word: string, isIn: (word: string) => boolean): boolean {
  if (isIn(word)) return true;
  const small = word.toLowerCase();
  if (small !== word) {
    const capital = word.charAt(0) + small.slice(1);
    if (isIn(small) || (capital !== word && isIn(capital))) return true;
  }
  if (/\d/.test(word)) return true;
  if (runOn.test(word)) return isKnown(word.replace(runOn, ''), isIn);
  return word.includes('-') && word.split('-').every((part) => isKnown(part, isIn));
}

/** Whether a capitalised word stands by itself in a text. */
const isNameIn = (text: string) => (word: string) => {
  if (word.charAt(0) === word.charAt(0).toLowerCase()) return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!letter.test(text.charAt(at - 1) + text.charAt(at + word.length))) return true;
  return false;
};

const alphabet = [..."abcdefghijklmnopqrstuvwxyz'"];
const mostSuggestions = 3;

/** Right words that one slip of the pen would turn into this one (Norvig, "How to Write a Spelling Corrector"). */
function suggestion(word: string, list: WordList): string {
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const slips = [
    ...cuts.map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2)),
    ...cuts.flatMap(([a, b]) => alphabet.map((letter) => a + letter + b)),
    ...cuts.map(([a, b]) => a + b.slice(1)),
    ...cuts.flatMap(([a, b]) => (b === '' ? [] : alphabet.map((letter) => a + letter + b.slice(1)))),
  ];
  const right = [...new Set(slips)]
    .filter((slip) => slip !== word && (list.has(slip) || list.has(slip.charAt(0).toLowerCase() + slip.slice(1))))
    .slice(0, mostSuggestions);
  const add = 'if it is right, add it to words in style.yaml';
  return right.length === 0 ? add : `did you mean ${right.join(' or ')}? ${add}`;
}
