/** CR507: words in neither the word list, the style nor the canon. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProseStyle } from '../load/game/style.ts';
import type { WordList } from './word-list.ts';
import { letter, spanOfWords, type Words, writtenIn } from './words.ts';

/** Marks each unknown word once an entry. */
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

/** Possessive and contracted endings. */
const runOn = /'(?:s|ll|d|ve|re)$/;

const maxChecked = 200; // letters; a longer word is none, and its parts are not looked at

/** Tries other capitals, no ending, no accents, and each part of a compound. Words with digits are known. */
function isKnown(word: string, isIn: (word: string) => boolean): boolean {
  if (isIn(word)) return true;
  if (word.length > maxChecked) return false;
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

/** Whether a capitalised word is in a text as a whole word. */
const isNameIn = (text: string) => (word: string) => {
  if (word.charAt(0) === word.charAt(0).toLowerCase()) return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!letter.test(text.charAt(at - 1) + text.charAt(at + word.length))) return true;
  return false;
};

const alphabet = [..."abcdefghijklmnopqrstuvwxyz'"];
const maxSuggestions = 3;
const maxWord = 24; // letters; longer words get no suggestion
const addIt = 'if it is correct, add it to words in style.yaml';

/** American spellings, and the British ones that are meant. */
const british = 'ay ey,or our,ol oul,er re,ered red,ering ring,ens enc,og ogue,am amme,ow ough,iz is,yz ys,oz os,ll l'
  .split(',')
  .map((pair) => pair.split(' '));

/** A British spelling, or else known words one edit away (Norvig, "How to Write a Spelling Corrector"). */
function suggestion(word: string, list: WordList): string {
  if (word.length > maxWord) return addIt;
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const slips = [
    ...cuts.map(([a, b]) => a + b.charAt(1) + b.charAt(0) + b.slice(2)),
    ...cuts.flatMap(([a, b]) => alphabet.map((letter) => a + letter + b)),
    ...cuts.map(([a, b]) => a + b.slice(1)),
    ...cuts.flatMap(([a, b]) => (b === '' ? [] : alphabet.map((letter) => a + letter + b.slice(1)))),
  ];
  const variants = british.flatMap(([theirs = '', ours = '']) =>
    cuts.flatMap(([a, b]) => (b.startsWith(theirs) ? [a + ours + b.slice(theirs.length)] : [])),
  );
  const known = (words: readonly string[]) =>
    [...new Set(words)]
      .filter((one) => one !== word && (list.has(one) || list.has(one.charAt(0).toLowerCase() + one.slice(1))))
      .slice(0, maxSuggestions);
  const right = [known(variants), known(slips)].find((words) => words.length > 0) ?? [];
  return right.length === 0 ? addIt : `did you mean ${right.join(' or ')}? ${addIt}`;
}
