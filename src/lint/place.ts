/** A range of a text → its place in the file, across YAML's folding. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { ProsePiece } from './pieces.ts';

/** The place of a range of a piece; the whole piece if it has escapes other than of quotes. */
export function spanInText({ text, span }: Pick<ProsePiece, 'text' | 'span'>, start: number, end: number): Span {
  const { source } = span;
  const quote = quoteOf(source.text, span);
  let at = span.start;
  let first = span.start;
  for (let index = 0; index < end; index++) {
    if (isSpace(text, index)) {
      if (index === start) first = at;
      continue;
    }
    while (at < span.end && isSpace(source.text, at)) at++;
    const isEscaped = quote !== '' && text[index] === quote && source.text.startsWith(escapeOf[quote], at);
    if (!isEscaped && source.text[at] !== text[index]) return span;
    if (index <= start) first = at;
    at += isEscaped ? 2 : 1;
  }
  return { source, start: first, end: at > first ? at : Math.min(first + end - start, span.end) };
}

const escapeOf = { '"': '\\"', "'": "''" } as const;

function quoteOf(text: string, { start, end }: Span): keyof typeof escapeOf | '' {
  const before = text.charAt(start - 1);
  return (before === '"' || before === "'") && text.charAt(end) === before ? before : '';
}

function isSpace(text: string, index: number): boolean {
  return text.charCodeAt(index) <= 0x20;
}
