/** Inline text → pieces of words, and pieces → words. */

import type { Inlines } from '../manuscript/block.ts';
import type { Atom } from './break-lines.ts';
import type { Face, Faces, Shaped } from './font.ts';
import type { Hyphenate } from './hyphenate.ts';
import type { TextStyle } from './text-style.ts';

interface Piece extends Atom {
  readonly text: string;
  readonly face: Face;
  readonly to: string | undefined;
  after: Atom['after'];
}

/** A soft hyphen, shown where a word is divided, so that copied text has the word whole. */
const softHyphen = '\u00AD';

/** Shapes text as a style asks: with figures of one width or the face’s own. */
export function shape(face: Face, text: string, style: TextStyle): Shaped {
  return style.tabular ? face.shapeTabular(text) : face.shape(text);
}

/** Cuts text into atoms: parts of words, split at spaces, behind hyphens and dashes, and between syllables. */
export function piecesOf(text: Inlines, style: TextStyle, faces: Faces, hyphenate: Hyphenate): Piece[] {
  const pieces: Piece[] = [];
  const em = style.size / 1000;
  for (const inline of text) {
    const face = faces[style.cuts[inline.cut]];
    const to = inline.to;
    const tokens = inline.text.split(' ');
    for (let index = 0; index < tokens.length; index++) {
      const before = pieces.at(-1);
      if (index > 0 && before) before.after = 'space';
      const token = tokens[index] as string;
      if (token === '') continue;
      // Almost every word: it has no hyphen of its own and is not to get one.
      if (hyphenate === undivided && !divisible.test(token)) {
        const width = shape(face, token, style).width * em;
        pieces.push({ text: token, face, to, width, first: width, hyphen: 0, letters: token.length, after: 'none' });
        continue;
      }
      let start = '';
      let done = 0;
      for (const chunk of chunksOf(token)) {
        const parts = hyphenate(chunk);
        parts.forEach((part, place) => {
          const soft = place < parts.length - 1;
          const before = done;
          start += part;
          done = shape(face, start, style).width * em;
          pieces.push({
            text: part,
            face,
            to,
            width: done - before,
            first: shape(face, part, style).width * em,
            hyphen: soft ? shape(face, start + softHyphen, style).width * em - done : 0,
            letters: part.length,
            after: soft ? 'soft' : 'hard',
          });
        });
      }
      (pieces.at(-1) as Piece).after = 'none';
    }
  }
  return pieces;
}

/** Parts of a word that may stand on two lines as they are: behind hyphens between letters, around dashes. */
function chunksOf(token: string): readonly string[] {
  if (!divisible.test(token)) return [token];
  return token.split(/(?<=[\p{L}\p{N}][-\u2010])(?=\p{L}{2})|(?<=[\u2013\u2014])(?=\p{L})/u);
}

const divisible = /[-\u2010\u2013\u2014]/u;
/** No word is ever divided. */
export const undivided: Hyphenate = (word) => [word];

/** A word, or the part of one in one face, as a line shows it. */
export interface Word {
  readonly face: Face;
  readonly text: string;
  readonly to: string | undefined;
  readonly spaceAfter: boolean;
}

/** Puts the atoms of a line back into words, so that each is shaped whole. */
export function joinPieces(pieces: readonly Piece[], hyphenated: boolean): Word[] {
  const words: Word[] = [];
  pieces.forEach((piece, index) => {
    const spaceAfter = piece.after === 'space' && index < pieces.length - 1;
    const before = words.at(-1);
    if (before && !before.spaceAfter && before.face === piece.face && before.to === piece.to)
      words[words.length - 1] = { ...before, text: before.text + piece.text, spaceAfter };
    else words.push({ face: piece.face, text: piece.text, to: piece.to, spaceAfter });
  });
  const last = words.at(-1);
  if (hyphenated && last) words[words.length - 1] = { ...last, text: last.text + softHyphen };
  return words;
}
