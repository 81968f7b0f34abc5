/** A range of a text → its place in the file, across YAML's folding. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { ProsePiece } from './pieces.ts';

type PlacedText = Pick<ProsePiece, 'text' | 'span'>;

/** Offsets in the source of each letter of a text and after it, up to the first that is written in another way. */
interface Offsets {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const known = new WeakMap<PlacedText, Offsets>();

/** The place of a range of a piece; the whole piece if it has escapes other than of quotes. */
export function spanInText(piece: PlacedText, start: number, end: number): Span {
  const { source, end: last } = piece.span;
  const offsets = known.get(piece) ?? offsetsOf(piece);
  known.set(piece, offsets);
  const at = offsets.ends[end - 1];
  const first = offsets.starts[Math.min(start, end - 1)];
  if (at === undefined || first === undefined)
    return end === 0 ? { source, start: piece.span.start, end: piece.span.start } : piece.span;
  return { source, start: first, end: at > first ? at : Math.min(first + end - start, last) };
}

function offsetsOf({ text, span }: PlacedText): Offsets {
  const { source } = span;
  const quote = quoteOf(source.text, span);
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = span.start;
  for (let index = 0; index < text.length; index++) {
    if (isSpace(text, index)) {
      starts.push(at);
      ends.push(at);
      continue;
    }
    while (at < span.end && isSpace(source.text, at)) at++;
    const isEscaped = quote !== '' && text[index] === quote && source.text.startsWith(escapeOf[quote], at);
    if (!isEscaped && source.text[at] !== text[index]) break;
    starts.push(at);
    at += isEscaped ? 2 : 1;
    ends.push(at);
  }
  return { starts, ends };
}

const escapeOf = { '"': '\\"', "'": "''" } as const;

function quoteOf(text: string, { start, end }: Span): keyof typeof escapeOf | '' {
  const before = text.charAt(start - 1);
  return (before === '"' || before === "'") && text.charAt(end) === before ? before : '';
}

function isSpace(text: string, index: number): boolean {
  return text.charCodeAt(index) <= 0x20;
}
