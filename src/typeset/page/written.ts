/** Words and marks of a page → where in a file they were written. */

import type { Span } from '../../diagnostics/diagnostic.ts';
import type { Mark, Tagged, TextMark } from './page.ts';

/** What a file has between letters that are printed side by side, or a page adds. */
const unprinted = /[\s\u00AD*\\]/u;

/** The place of words within the text of a span; the whole span if they are not found. */
export function writtenAt({ source, start, end }: Span, words: string): Span {
  const offsets: number[] = [];
  let text = '';
  for (let at = start; at < end; at++) {
    const letter = source.text.charAt(at);
    if (unprinted.test(letter)) continue;
    text += letter;
    offsets.push(at);
  }
  const wanted = words.replace(new RegExp(unprinted, 'gu'), '');
  const at = wanted === '' ? -1 : text.indexOf(wanted);
  if (at < 0) return { source, start, end };
  return { source, start: offsets[at] as number, end: (offsets[at + wanted.length - 1] as number) + 1 };
}

/** Where the topmost of some marks was written, to the end of its text in `all`; undefined if nowhere. */
export function firstWritten(some: readonly Mark[], all: readonly Mark[]): Span | undefined {
  const [top] = inOrder(some).filter(({ role }) => spanOf(role) !== undefined);
  const span = top && spanOf(top.role);
  if (top === undefined || span === undefined) return undefined;
  // As many letters are before it in the file as on the page.
  const texts = inOrder(all);
  const before = texts.slice(0, texts.indexOf(top)).filter(({ role }) => spanOf(role) === span);
  let letters = before.reduce((sum, mark) => sum + lettersOf(mark), 0);
  const { source, end } = span;
  // A bar or a quote opens the text, and is no letter of it.
  let start = span.start + (/^[|>][^\n]*\n/u.exec(source.text.slice(span.start, end))?.[0].length ?? 0);
  while (start < end && (letters > 0 || unprinted.test(source.text.charAt(start))))
    if (!unprinted.test(source.text.charAt(start++))) letters--;
  return { source, start: start < end ? start : span.start, end };
}

function inOrder(marks: readonly Mark[]): TextMark[] {
  const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
  return texts.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Where the text of a mark was written, where it is known. */
export function spanOf(role: Tagged): Span | undefined {
  if (typeof role === 'string') return undefined;
  return role.span ?? (role.within && spanOf(role.within));
}

function lettersOf({ pieces }: TextMark): number {
  const text = pieces.flatMap((piece) => (typeof piece === 'number' ? [] : piece.clusters)).join('');
  return text.replace(new RegExp(unprinted, 'gu'), '').length;
}
