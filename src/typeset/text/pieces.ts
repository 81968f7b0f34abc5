/** Inline text → pieces of words, and pieces → words. */

import type { Inline, Inlines } from '../../manuscript/block.ts';
import type { Atom } from './break-lines.ts';
import type { Face, OpenFaces, Shaped } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
import type { TextStyle } from './text-style.ts';

/** A word or a part of one, in one face. */
export interface Piece extends Atom {
  readonly text: string;
  /** None for what is a part of a word: it is put back into words, or shaped where it stands alone. */
  readonly shaped: Shaped | undefined;
  readonly face: Face;
  /** The text it is of, where that leads somewhere. */
  readonly link: Inline | undefined;
}

/** A word, or what of it stands on a line. */
export interface ShapedWord extends Piece {
  readonly shaped: Shaped;
}

/** A word → its pieces, with a space behind them. */
export type Divide = (face: Face, style: TextStyle) => (word: string) => readonly Piece[];

/** A soft hyphen, shown where a word is divided, so that copied text has the word whole. */
const softHyphen = '\u00AD';

/** Shapes text as a style asks: with figures of one width or the face’s own. */
export function shapeText(face: Face, text: string, style: TextStyle): Shaped {
  return style.tabular ? face.shapeTabular(text) : face.shape(text);
}

function measureText(face: Face, text: string, style: TextStyle): number {
  return style.tabular ? face.measureTabular(text) : face.measure(text);
}

/** Divides words behind hyphens and dashes and between syllables: each distinct word of a face and size once. */
export function divider(hyphenate: Hyphenate): Divide {
  const known = new Map<string, Map<string, readonly Piece[]>>();
  return (face, style) => {
    const key = `${face.name} ${style.size} ${style.tabular} ${style.hangs}`;
    const words = known.get(key) ?? new Map<string, readonly Piece[]>();
    known.set(key, words);
    return (word) => {
      let pieces = words.get(word);
      if (pieces === undefined) {
        pieces = divide(word, face, style, hyphenate);
        words.set(word, pieces);
      }
      return pieces;
    };
  };
}

/** Leaves words whole, for lines that are never broken: nobody asks where the thousand seeds and codes of a file could be. */
export const nowhere: Divide = (face, style) => (word) => {
  const shaped = shapeText(face, word, style);
  const width = shaped.width * (style.size / 1000);
  return [
    {
      text: word,
      shaped,
      face,
      link: undefined,
      width,
      first: width,
      hyphen: 0,
      hang: none,
      letters: word.length,
      after: 'space',
    },
  ];
};

function divide(word: string, face: Face, style: TextStyle, hyphenate: Hyphenate): Piece[] {
  const em = style.size / 1000;
  const pieces: Piece[] = [];
  let start = '';
  let done = 0;
  for (const chunk of chunksOf(word)) {
    const parts = hyphenate(chunk);
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

/** How much of a sign stands in the margin, so that the edge of the text looks straight. */
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

/** Parts of a word that may stand on two lines as they are: behind hyphens between letters, around dashes. */
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

/** Cuts text at its spaces, and words as `divide` does. */
export function piecesOf(text: Inlines, style: TextStyle, faces: OpenFaces, divide: Divide): Piece[] {
  const pieces: Piece[] = [];
  const follow = (after: Atom['after']) => {
    const last = pieces.at(-1);
    if (last && last.after !== after) pieces[pieces.length - 1] = { ...last, after };
  };
  for (const inline of text) {
    const { text: words, cut, to } = inline;
    const piecesOfWord = divide(faces[style.cuts[cut]], style);
    if (words.startsWith(' ')) follow('space');
    const tokens = words.split(' ');
    // Plain loops: they run for every word of a book.
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as string;
      if (token === '') continue;
      const found = piecesOfWord(token);
      for (let at = 0; at < found.length; at++) {
        const piece = found[at] as Piece;
        pieces.push(to === undefined ? piece : { ...piece, link: inline });
      }
    }
    if (words !== '' && !words.endsWith(' ')) follow('none');
  }
  return pieces;
}

const isShaped = (piece: Piece): piece is ShapedWord => piece.shaped !== undefined;

/** Puts the pieces of a line, from `from` up to `to`, back into words: each is shaped whole. */
export function joinPieces(
  pieces: readonly Piece[],
  { from, to, hyphenated }: { readonly from: number; readonly to: number; readonly hyphenated: boolean },
  style: TextStyle,
): ShapedWord[] {
  const words: ShapedWord[] = [];
  for (let at = from; at < to; ) {
    const first = pieces[at] as Piece;
    let last = first;
    let text = first.text;
    for (at++; at < to && last.after !== 'space'; at++) {
      const next = pieces[at] as Piece;
      if (next.face !== first.face || next.link !== first.link) break;
      text += next.text;
      last = next;
    }
    if (hyphenated && at === to) text += softHyphen;
    const isWhole = text === first.text && isShaped(first);
    words.push(isWhole ? first : { ...first, text, shaped: shapeText(first.face, text, style), after: last.after });
  }
  return words;
}
