/** Inline text → pieces of words, and pieces → words. */

import type { Inline, Inlines } from '../../manuscript/block.ts';
import type { Atom } from './break-lines.ts';
import type { Face, OpenFaces, Shaped } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
import type { TextStyle } from './text-style.ts';

/** A word or a part of one, in one face. */
export interface Piece extends Atom {
  readonly text: string;
  readonly shaped: Shaped;
  readonly face: Face;
  /** The text it is of, where that leads somewhere. */
  readonly link: Inline | undefined;
}

/** A word → its pieces, with a space behind them. */
export type Divide = (face: Face, style: TextStyle) => (word: string) => readonly Piece[];

/** A soft hyphen, shown where a word is divided, so that copied text has the word whole. */
const softHyphen = '\u00AD';

/** Shapes text as a style asks: with figures of one width or the face’s own. */
export function shapeText(face: Face, text: string, style: TextStyle): Shaped {
  return style.tabular ? face.shapeTabular(text) : face.shape(text);
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
      const soFar = shapeText(face, start, style);
      done = soFar.width * em;
      const shaped = start === text ? soFar : shapeText(face, text, style);
      pieces.push({
        text,
        shaped,
        face,
        link: undefined,
        width: done - before,
        first: shaped.width * em,
        hyphen: soft ? shapeText(face, start + softHyphen, style).width * em - done : 0,
        hang: style.hangs
          ? { start: hang(text.charAt(0), face, em), end: hang(soft ? softHyphen : text.slice(-1), face, em) }
          : none,
        letters: text.length,
        after: soft ? 'soft' : start.length < word.length ? 'hard' : 'space',
      });
    }
  }
  return pieces;
}

const none = { start: 0, end: 0 } as const;

/** How much of a sign stands in the margin, so that the edge of the text looks straight. */
const shares: Readonly<Record<string, number>> = {
  '.': 0.7,
  ',': 0.7,
  '-': 0.7,
  [softHyphen]: 0.7,
  '\u2010': 0.7,
  '\u2018': 0.7,
  '\u2019': 0.7,
  '\u201C': 0.6,
  '\u201D': 0.6,
  ':': 0.4,
  ';': 0.4,
  '\u2013': 0.3,
  '\u2014': 0.25,
};

function hang(sign: string, face: Face, em: number): number {
  const share = shares[sign];
  return share === undefined ? 0 : share * face.shape(sign).width * em;
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

/** Puts the pieces of a line, from `from` up to `to`, back into words: each is shaped whole. */
export function joinPieces(
  pieces: readonly Piece[],
  { from, to, hyphenated }: { readonly from: number; readonly to: number; readonly hyphenated: boolean },
  style: TextStyle,
): Piece[] {
  const words: Piece[] = [];
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
    const isWhole = text === first.text;
    words.push(isWhole ? first : { ...first, text, shaped: shapeText(first.face, text, style), after: last.after });
  }
  return words;
}
