/** A stretch of a text → its place in the file, whatever YAML made of spaces and line breaks between. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { Piece } from './pieces.ts';

/** The place of a stretch of a piece's text; the whole piece where it is written with escapes, or in quotes that are doubled. */
export function spanInText({ text, span }: Pick<Piece, 'text' | 'span'>, start: number, end: number): Span {
  const { source } = span;
  let at = span.start;
  let first = span.start;
  for (let index = 0; index < end; index++) {
    if (isSpace(text, index)) {
      if (index === start) first = at;
      continue;
    }
    while (at < span.end && isSpace(source.text, at)) at++;
    if (source.text[at] !== text[index]) return span;
    if (index <= start) first = at;
    at++;
  }
  return { source, start: first, end: at > first ? at : Math.min(first + end - start, span.end) };
}

function isSpace(text: string, index: number): boolean {
  return text.charCodeAt(index) <= 0x20;
}
