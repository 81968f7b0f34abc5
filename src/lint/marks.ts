/** CR508: marks of the typewriter where print has better ones, and marks of emphasis that are none. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import { allOf, type Piece } from './pieces.ts';
import { spanInText } from './place.ts';

/** What is looked for in one go; which it was is asked only of what was found. */
const wrong =
  /["'`]|(?<=\S)[ \t]{2,}(?=\S)|\t|--+|(?<=\s)-(?=\s)|(?<![^\s(“‘])-(?=\d)|(?<=\d)-(?=\d)|\.{3,}|(?<=\S)[ \t]+(?=[,.;:!?](?:\s|$))/g;

/** All of them begin with one of these; a book without needs no closer look. */
const suspect = /["'`\t*_]| {2}|[ \n]-| [,.;:!?]|-[-\d]|\.\./;

/** Emphasis as it should be, which is passed over; then what looks like it: two asterisks, underscores, one left alone. */
const emphasis =
  /(?<!\*)\*(?![\s*])(?:(?!\n[ \t]*\n)[^*])*(?<!\s)\*(?!\*)|(?<wrong>\*{2,}|(?<![\p{L}\p{N}_])_(?=[^_\s])[^_\n]*_(?![\p{L}\p{N}_])|\*(?!\d))/gu;

export function marks(pieces: readonly Piece[]): Diagnostic[] {
  if (allOf(suspect, pieces.map(({ text }) => text).join('\n')).length === 0) return [];
  return pieces.flatMap((piece) => [
    ...emphasisMarks(piece),
    ...[...piece.text.matchAll(wrong)].map(({ 0: mark, index }) => {
      const [message, hint] = describe(mark, piece.text.charAt(index + mark.length), piece.text.charAt(index - 1));
      return warningAt('CR508', message, spanInText(piece, index, index + mark.length), hint);
    }),
  ]);
}

function emphasisMarks(piece: Piece): Diagnostic[] {
  return [...piece.text.matchAll(emphasis)].flatMap(({ index, groups }) => {
    const mark = groups?.wrong;
    if (mark === undefined) return [];
    const message =
      mark === '*' ? 'expected a second * for emphasis, found none' : `expected *emphasis*, found ${mark}`;
    const hint = mark === '*' ? 'close it in the same paragraph, or remove it' : 'emphasis is one * on either side';
    return [warningAt('CR508', message, spanInText(piece, index, index + mark.length), hint)];
  });
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
