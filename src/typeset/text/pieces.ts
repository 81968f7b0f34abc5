/** Inline text → pieces of words, and pieces → words. */

import type { Inline, Inlines } from '../../manuscript/block.ts';
import { memo } from '../../memo.ts';
import type { Atom } from './break-lines.ts';
import type { Face, OpenFaces, Shaped } from './font.ts';
import { type Hyphenate, mayJoin, nonJoiner } from './hyphenate.ts';
import type { TextStyle } from './text-style.ts';

interface Fragment {
  readonly text: string;
  /** None for a part of a word: joined into words later, or shaped alone. */
  readonly shaped: Shaped | undefined;
  readonly face: Face;
  /** Its text, if that is a link. */
  readonly link: Inline | undefined;
  readonly after: Atom['after'];
}

/** A word or a part of one, for breaking lines. */
export interface Piece extends Fragment, Atom {}

/** A word, or the part of it on a line. */
export interface ShapedWord extends Fragment {
  readonly shaped: Shaped;
}

/** A word in one face: its pieces, with a space after them. */
export interface CutWord {
  /** Cut only at its own hyphens and dashes. */
  readonly whole: readonly Piece[];
  /** Cut at every place where it may be divided. */
  readonly divided: () => readonly Piece[];
}

/** Finds a word as set in a face and a style, in another language than that of the work if given. */
export type FindWord = (face: Face, style: TextStyle, language?: string) => (word: string) => CutWord;

/** Fonts and a dictionary. */
export interface WordFinder {
  readonly faces: OpenFaces;
  readonly wordIn: FindWord;
  /** The language of the letter at an index of a text, where it is not that of the work. */
  readonly languagesIn?: (text: string) => (index: number) => string | undefined;
}

export interface InlineWords {
  readonly inline: Inline;
  readonly words: readonly CutWord[];
}

/** A soft hyphen, shown at a division, so that copied text has the word whole. */
const softHyphen = '\u00AD';

/** Shapes text in a style: with figures of equal width or the face’s own. */
export function shapeText(face: Face, text: string, style: TextStyle): Shaped {
  return style.tabular ? face.shapeTabular(text) : face.shape(text);
}

/** Cuts each word of a face and size once, after hyphens and dashes and, if wanted, between syllables. */
export function cutWords(hyphenateIn: (language?: string) => Hyphenate): FindWord {
  const known = new Map<string, (word: string) => CutWord>();
  return (face, style, language) => {
    const key = `${face.name} ${style.size} ${style.tabular} ${style.hangs} ${language}`;
    const wordIn = known.get(key) ?? memo((text: string) => cutWord(text, face, style, hyphenateIn(language)));
    known.set(key, wordIn);
    return wordIn;
  };
}

function cutWord(text: string, face: Face, style: TextStyle, hyphenate: Hyphenate): CutWord {
  const chunks = chunksOf(text);
  const joined = mayJoin.test(text) ? chunks.map((chunk) => hyphenate(chunk).join('')) : chunks;
  const word = joined.join('');
  const undivided = joined.map((chunk) => [chunk]);
  const whole = piecesOfWord(word, undivided, face, style);
  let divided: readonly Piece[] | undefined;
  return {
    whole,
    divided() {
      divided ??= piecesOfWord(word, chunks.map(hyphenate), face, style);
      return divided;
    },
  };
}

/** Cuts a word into parts of its chunks. */
function piecesOfWord(word: string, chunks: readonly (readonly string[])[], face: Face, style: TextStyle): Piece[] {
  const em = style.size / 1000;
  const widthOf = (text: string) => shapeText(face, text, style).width * em;
  const pieces: Piece[] = [];
  let start = '';
  let done = 0;
  for (const parts of chunks) {
    for (const [part, text] of parts.entries()) {
      const soft = part < parts.length - 1;
      const before = done;
      start += text;
      done = widthOf(start);
      pieces.push({
        text,
        shaped: text === word ? shapeText(face, word, style) : undefined,
        face,
        link: undefined,
        width: done - before,
        first: widthOf(text),
        hyphen: soft ? widthOf(start + softHyphen) - done : 0,
        hang: style.hangs ? hangOf(text.charAt(0), soft ? softHyphen : text.slice(-1), face, em) : none,
        letters: text.endsWith(nonJoiner) ? text.length - 1 : text.length,
        after: soft ? 'soft' : start.length < word.length ? 'hard' : 'space',
      });
    }
  }
  return pieces;
}

const none = { start: 0, end: 0 } as const;

/** The share of a character that hangs into the margin, so that the edge looks straight. */
const shares: ReadonlyMap<string, number> = new Map(
  Object.entries({
    [`.,-${softHyphen}\u2010\u2018\u2019`]: 0.7,
    '\u201C\u201D': 0.6,
    ':;': 0.4,
    '\u2013': 0.3,
    '\u2014': 0.25,
  }).flatMap(([signs, share]) => [...signs].map((sign) => [sign, share] as const)),
);

function hangOf(first: string, last: string, face: Face, em: number): Piece['hang'] {
  const start = shares.get(first);
  const end = shares.get(last);
  if (start === undefined && end === undefined) return none;
  return {
    start: start === undefined ? 0 : start * face.shape(first).width * em,
    end: end === undefined ? 0 : end * face.shape(last).width * em,
  };
}

/** Parts of a word that may be on two lines unchanged: after hyphens between letters, around dashes. */
function chunksOf(word: string): readonly string[] {
  if (!/[-\u2010\u2013\u2014]/u.test(word)) return [word];
  const chunks: string[] = [];
  let start = 0;
  for (const { index, 0: sign } of word.matchAll(/[-\u2010\u2013\u2014]/gu)) {
    const isDash = sign === '\u2013' || sign === '\u2014';
    const isLetter = (at: number) => /\p{L}/u.test(word.charAt(at));
    const before = isDash || isLetter(index - 1) || /\p{N}/u.test(word.charAt(index - 1));
    if (!before || !isLetter(index + 1) || !(isDash || isLetter(index + 2))) continue;
    chunks.push(word.slice(start, index + 1));
    start = index + 1;
  }
  return [...chunks, word.slice(start)];
}

/** A space that a line must not break at: French puts it before high signs and inside quotation marks. */
const boundSpace = / (?=[:;!?»])|(?<=«) /gu;

export function findWords(text: Inlines, style: TextStyle, { faces, wordIn, languagesIn }: WordFinder): InlineWords[] {
  const languageAt = languagesIn?.(text.map((inline) => inline.text).join(''));
  let start = 0;
  return text.map((written) => {
    const inline = { ...written, text: written.text.replace(boundSpace, '\u00A0') };
    const face = faces[style.cuts[inline.cut]];
    const from = start;
    start += inline.text.length;
    const words = [...inline.text.matchAll(/[^ ]+/gu)].map(({ 0: word, index }) =>
      wordIn(face, style, languageAt?.(from + index))(word),
    );
    return { inline, words };
  });
}

export function piecesOf(text: readonly InlineWords[], as: 'whole' | 'divided'): Piece[] {
  const pieces: Piece[] = [];
  for (const { inline, words } of text) {
    if (inline.text.startsWith(' ')) follow(pieces, 'space');
    for (const word of words)
      for (const piece of as === 'divided' ? word.divided() : word.whole)
        pieces.push(inline.to === undefined ? piece : { ...piece, link: inline });
    if (inline.text !== '' && !inline.text.endsWith(' ')) follow(pieces, 'none');
  }
  return pieces;
}

/** Changes the space or break after the last of some fragments. */
function follow<Some extends Fragment>(fragments: Some[], after: Atom['after']): void {
  const last = fragments.at(-1);
  if (last && last.after !== after) fragments[fragments.length - 1] = { ...last, after };
}

const isShaped = (fragment: Fragment): fragment is ShapedWord => fragment.shaped !== undefined;

/** Joins the pieces of a line, `from` up to `to`, into words: each is shaped whole. */
export function joinPieces(
  pieces: readonly Fragment[],
  { from, to, hyphenated }: { readonly from: number; readonly to: number; readonly hyphenated: boolean },
  style: TextStyle,
): ShapedWord[] {
  const words: ShapedWord[] = [];
  for (let at = from; at < to; ) {
    const first = pieces[at] as Fragment;
    let last = first;
    let text = first.text;
    for (at++; at < to && last.after !== 'space'; at++) {
      const next = pieces[at] as Fragment;
      if (next.face !== first.face || next.link !== first.link) break;
      text += next.text;
      last = next;
    }
    if (hyphenated && at === to) text += softHyphen;
    if (text === first.text && isShaped(first)) words.push(first);
    else {
      const { face, link } = first;
      words.push({ text, shaped: shapeText(face, text, style), face, link, after: last.after });
    }
  }
  return words;
}
