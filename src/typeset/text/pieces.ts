/** Inline text → pieces of words, and pieces → words. */

import type { Inline, Inlines } from '../../manuscript/block.ts';
import type { Atom } from './break-lines.ts';
import type { Face, OpenFaces, Shaped } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
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

/** Finds a word as set in a face and a style. */
export type FindWord = (face: Face, style: TextStyle) => (word: string) => CutWord;

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

function measureText(face: Face, text: string, style: TextStyle): number {
  return style.tabular ? face.measureTabular(text) : face.measure(text);
}

/** Cuts each word of a face and size once, after hyphens and dashes and, if wanted, between syllables. */
export function cutWords(hyphenate: Hyphenate): FindWord {
  const known = new Map<string, Map<string, CutWord>>();
  return (face, style) => {
    const key = `${face.name} ${style.size} ${style.tabular} ${style.hangs}`;
    const words = known.get(key) ?? new Map<string, CutWord>();
    known.set(key, words);
    return (text) => {
      let word = words.get(text);
      if (word === undefined) {
        word = cutWord(text, face, style, hyphenate);
        words.set(text, word);
      }
      return word;
    };
  };
}

function cutWord(text: string, face: Face, style: TextStyle, hyphenate: Hyphenate): CutWord {
  const chunks = chunksOf(text);
  const whole: Piece[] = cut(text, chunks.map(alone), face, style);
  let divided: readonly Piece[] | undefined;
  return {
    whole,
    divided() {
      if (divided === undefined) {
        const parts = chunks.map(hyphenate);
        divided = parts.every(({ length }) => length === 1) ? whole : cut(text, parts, face, style);
      }
      return divided;
    },
  };
}

const alone = (chunk: string): readonly string[] => [chunk];

/** Cuts a word into parts of its chunks. */
function cut(word: string, chunks: readonly (readonly string[])[], face: Face, style: TextStyle): Piece[] {
  const em = style.size / 1000;
  const pieces: Piece[] = [];
  let start = '';
  let done = 0;
  for (const parts of chunks) {
    for (let part = 0; part < parts.length; part++) {
      const text = parts[part] as string;
      const soft = part < parts.length - 1;
      const before = done;
      start += text;
      const shaped = text === word ? shapeText(face, word, style) : undefined;
      done = (shaped?.width ?? measureText(face, start, style)) * em;
      pieces.push({
        text,
        shaped,
        face,
        link: undefined,
        width: done - before,
        first: start === text ? done : measureText(face, text, style) * em,
        hyphen: soft ? measureText(face, start + softHyphen, style) * em - done : 0,
        hang: style.hangs ? hangOf(text.charAt(0), soft ? softHyphen : text.slice(-1), face, em) : none,
        letters: text.length,
        after: soft ? 'soft' : start.length < word.length ? 'hard' : 'space',
      });
    }
  }
  return pieces;
}

const none = { start: 0, end: 0 } as const;

/** The share of a character that hangs into the margin, so that the edge looks straight. */
const shares: ReadonlyMap<string, number> = new Map([
  ['.', 0.7],
  [',', 0.7],
  ['-', 0.7],
  [softHyphen, 0.7],
  ['\u2010', 0.7],
  ['\u2018', 0.7],
  ['\u2019', 0.7],
  ['\u201C', 0.6],
  ['\u201D', 0.6],
  [':', 0.4],
  [';', 0.4],
  ['\u2013', 0.3],
  ['\u2014', 0.25],
]);

function hangOf(first: string, last: string, face: Face, em: number): Piece['hang'] {
  const start = shares.get(first);
  const end = shares.get(last);
  if (start === undefined && end === undefined) return none;
  return {
    start: start === undefined ? 0 : start * face.measure(first) * em,
    end: end === undefined ? 0 : end * face.measure(last) * em,
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

export function findWords(text: Inlines, style: TextStyle, faces: OpenFaces, wordIn: FindWord): InlineWords[] {
  return text.map((written) => {
    const inline = { ...written, text: written.text.replace(boundSpace, '\u00A0') };
    const wordOf = wordIn(faces[style.cuts[inline.cut]], style);
    const words: CutWord[] = [];
    const tokens = inline.text.split(' ');
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as string;
      if (token !== '') words.push(wordOf(token));
    }
    return { inline, words };
  });
}

export function piecesOf(text: readonly InlineWords[], as: 'whole' | 'divided'): Piece[] {
  const pieces: Piece[] = [];
  for (const { inline, words } of text) {
    if (inline.text.startsWith(' ')) follow(pieces, 'space');
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as CutWord;
      const found = as === 'divided' ? word.divided() : word.whole;
      for (let at = 0; at < found.length; at++) {
        const piece = found[at] as Piece;
        pieces.push(inline.to === undefined ? piece : { ...piece, link: inline });
      }
    }
    if (inline.text !== '' && !inline.text.endsWith(' ')) follow(pieces, 'none');
  }
  return pieces;
}

/** Changes the space or break after the last of some fragments. */
function follow<Some extends Fragment>(fragments: Some[], after: Atom['after']): void {
  const last = fragments.at(-1);
  if (last && last.after !== after) fragments[fragments.length - 1] = { ...last, after };
}

/** The words of a line that is never broken. */
export function wordsOfLine(text: Inlines, style: TextStyle, faces: OpenFaces): ShapedWord[] {
  const words: ShapedWord[] = [];
  for (const inline of text) {
    const face = faces[style.cuts[inline.cut]];
    const link = inline.to === undefined ? undefined : inline;
    if (inline.text.startsWith(' ')) follow(words, 'space');
    for (const word of inline.text.split(' '))
      if (word !== '') words.push({ text: word, shaped: shapeText(face, word, style), face, link, after: 'space' });
    if (inline.text !== '' && !inline.text.endsWith(' ')) follow(words, 'none');
  }
  return joinPieces(words, { from: 0, to: words.length, hyphenated: false }, style);
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
