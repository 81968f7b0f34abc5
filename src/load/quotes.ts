/** Quotes of YAML, and those of print that were meant as such. */

import { type Hint, type Span, write } from '../diagnostics/diagnostic.ts';
import { cutShort } from './shape-words.ts';

/** A text in straight quotes, in place of curly ones around it. */
export function inQuotes(text: string): string {
  const inner = /^[“„«‘](.*)[”“»’]$/su.exec(text)?.[1] ?? text;
  return /["\\]/u.test(inner) ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
}

/** What to do with a text without quotes, or with curly ones. */
export function quotesAdvice(text: string, before = ''): string {
  const what = /^[“„«‘]/u.test(text) ? 'the quotes are curly: write' : `put ${before ? 'the text' : 'it'} in quotes:`;
  return `${what} ${before}${inQuotes(cutShort(text))}`;
}

/** A span together with the quotes around it, or the bracket that closes it. */
export function withQuotes({ source, start, end }: Span): Span {
  const quote = source.text.charAt(start - 1);
  if (/["']/u.test(quote) && source.text.charAt(end) === quote) return { source, start: start - 1, end: end + 1 };
  const closed = source.text.charAt(start) === '[' ? source.text.indexOf(']', end) + 1 : end;
  return { source, start, end: Math.max(end, closed) };
}

/** A hint for a text that is wrong because a backslash changed it. */
export function escapeHint(span: Span): Hint | undefined {
  const { source, start, end } = span;
  const written = source.text.slice(start, end);
  if (source.text.charAt(start - 1) !== '"' || !/\\[^"\\xuU]/u.test(written)) return undefined;
  const better = inQuotes(written.replaceAll('\\"', '"'));
  return write(withQuotes(span), better, `a backslash begins an escape in double quotes: write ${better}`);
}
