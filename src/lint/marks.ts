/** CR508: marks of the typewriter where print has better ones. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import { allOf, type Piece } from './pieces.ts';
import { spanInText } from './place.ts';

/** What is looked for in one go; which it was is asked only of what was found. */
const wrong =
  /["'`]|(?<=\S)[ \t]{2,}(?=\S)|\t|--+|(?<=\s)-(?=\s)|(?<![^\s(“‘])-(?=\d)|(?<=\d)-(?=\d)|\.{3,}|(?<=\S)[ \t]+(?=[,.;:!?](?:\s|$))/g;

/** All of them begin with one of these; a book without needs no closer look. */
const suspect = /["'`\t]| {2}|[ \n]-| [,.;:!?]|-[-\d]|\.\./;

export function marks(pieces: readonly Piece[]): Diagnostic[] {
  if (allOf(suspect, pieces.map(({ text }) => text).join('\n')).length === 0) return [];
  return pieces.flatMap((piece) =>
    [...piece.text.matchAll(wrong)].map(({ 0: mark, index }) => {
      const [message, hint] = describe(mark, piece.text.charAt(index + mark.length), piece.text.charAt(index - 1));
      return warningAt('CR508', message, spanInText(piece, index, index + mark.length), hint);
    }),
  );
}

function describe(mark: string, next: string, before: string): [message: string, hint: string] {
  if (mark === '"') return ['expected “ or ”, found a straight quote', 'write curly quotes: “ opens, ” closes'];
  if (mark === "'" || mark === '`') return ['expected ‘ or ’, found a straight quote', 'an apostrophe is ’'];
  if (mark.startsWith('.')) return [`expected …, found ${mark.length} full stops`, 'an ellipsis is one character'];
  if (mark.startsWith('-')) {
    if (mark.length > 1 || /\s/u.test(next)) return ['expected a dash, found a hyphen', 'a dash is – or —'];
    if (/\d/u.test(before)) return ['expected a dash, found a hyphen', 'from one number to another is –'];
    return ['expected a minus, found a hyphen', 'a minus is −'];
  }
  if (/[,.;:!?]/u.test(next)) return [`expected no space before ${next}`, 'remove it'];
  return ['expected one space, found more', 'remove what is too much'];
}
