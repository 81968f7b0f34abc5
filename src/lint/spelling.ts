/** CR507: a word that neither the word list, nor the style, nor the canon has. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProseStyle } from '../load/game/style.ts';
import type { WordList } from './word-list.ts';
import { letter, spanOfWords, type Words, writtenIn } from './words.ts';

/** Each unknown word is marked where an entry has it first. */
export function spelling(
  words: Words,
  { words: own, canon }: Pick<ProseStyle, 'words' | 'canon'>,
  list: WordList,
): Diagnostic[] {
  const added = new Set(own.map(straight));
  const isIn = (word: string) => list.has(word) || added.has(word);
  const isName = isNameIn(canon);
  const unknown = new Set<string>();
  for (const form of words.forms.keys()) {
    const word = straight(form);
    if (!isKnown(word, isIn) && !isKnown(word, isName)) unknown.add(form);
  }
  return unknown.size === 0 ? [] : marked(words, unknown, list);
}

const maxHinted = 50; // unknown words; a book in another language has thousands
const maxShown = 40; // letters

function marked({ pieces }: Words, unknown: ReadonlySet<string>, list: WordList): Diagnostic[] {
  const hints = new Map<string, string>();
  const hintFor = (form: string) => {
    const hint = hints.get(form) ?? (unknown.size > maxHinted ? addIt : suggestion(straight(form), list));
    hints.set(form, hint);
    return hint;
  };
  const seen = new Set<string>();
  let entry = -1;
  return pieces.flatMap((piece) => {
    if (piece.entry !== entry) seen.clear();
    entry = piece.entry;
    return writtenIn(piece.text).flatMap((form, at) => {
      if (!unknown.has(form) || seen.has(form)) return [];
      seen.add(form);
      const shown = form.length > maxShown ? `${form.slice(0, maxShown)}…` : form;
      return [warningAt('CR507', `unknown word ${shown}`, spanOfWords(piece, at), hintFor(form))];
    });
  });
}

function straight(word: string): string {
  return word.replaceAll('’', "'");
}

/** Endings that any noun or name can have: the owner's, and verbs run into it. */
const runOn = /'(?:s|ll|d|ve|re)$/;

/** As it stands, in small letters or with one capital; without a run-on ending, accents; or part by part. Numbers are right. */
function isKnown(word: string, isIn: (word: string) => boolean): boolean {
  if (isIn(word)) return true;
  const small = word.toLowerCase();
  if (small !== word) {
    const capital = word.charAt(0) + small.slice(1);
    if (isIn(small) || (capital !== word && isIn(capital))) return true;
  }
  if (/\d/.test(word)) return true;
  if (runOn.test(word)) return isKnown(word.replace(runOn, ''), isIn);
  const bare = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  if (bare !== word) return isKnown(bare, isIn);
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
const maxSuggestions = 3;
const maxWord = 24; // letters; what is longer is no slip of the pen
const addIt = 'if it is right, add it to words in style.yaml';

/** Right words that one slip of the pen would turn into this one (Norvig, "How to Write a Spelling Corrector"). */
function suggestion(word: string, list: WordList): string {
  if (word.length > maxWord) return addIt;
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const slips = [
    ...cuts.map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2)),
    ...cuts.flatMap(([a, b]) => alphabet.map((letter) => a + letter + b)),
    ...cuts.map(([a, b]) => a + b.slice(1)),
    ...cuts.flatMap(([a, b]) => (b === '' ? [] : alphabet.map((letter) => a + letter + b.slice(1)))),
  ];
  const right = [...new Set(slips)]
    .filter((slip) => slip !== word && (list.has(slip) || list.has(slip.charAt(0).toLowerCase() + slip.slice(1))))
    .slice(0, maxSuggestions);
  return right.length === 0 ? addIt : `did you mean ${right.join(' or ')}? ${addIt}`;
}
