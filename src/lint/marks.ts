/** CR508: marks of the typewriter where print has better ones, and marks of emphasis that are none. */

import { type Diagnostic, type Edit, type Span, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProsePiece } from './pieces.ts';
import { spanInText } from './place.ts';

/** What is looked for in one go; which it was is asked only of what was found. */
const wrong =
  /["'`]|(?<=\S)[ \t]{2,}(?=\S)|\t|--+|(?<=\s)-(?=\s)|(?<![^\s(“‘])-(?=\d)|(?<=\d)-(?=\d)|\.{3,}|(?<=\S)[ \t]+(?=[,.;:!?](?:\s|$))/g;

/** Emphasis as it should be, which is passed over; then what looks like it: two asterisks, underscores, one left alone. */
const emphasis =
  /(?<!\*)\*(?![\s*])(?:(?!\n[ \t]*\n)[^*])*(?<!\s)\*(?!\*)|(?<wrong>\*{2,}[^\s*][^*\n]{0,200}\*{2,}|\*{2,}|(?<![\p{L}\p{N}_])_(?=[^_\s])[^_\n]*_(?![\p{L}\p{N}_])|\*(?!\d))/gu;

/** Every mark that print has a better one for, with the better one where there is only one. */
export function marks(pieces: readonly ProsePiece[]): Diagnostic[] {
  return pieces.flatMap((piece) => [...emphasisMarks(piece), ...typewriterMarks(piece)]);
}

/** A straight quote that closes is told with the one that opens in its paragraph. */
function typewriterMarks(piece: ProsePiece): Diagnostic[] {
  const { text } = piece;
  let opened: { readonly place: number; readonly index: number } | undefined;
  const faults: Diagnostic[] = [];
  for (const { 0: mark, index } of text.matchAll(wrong)) {
    const [message, hint] = describe(mark, text.charAt(index + mark.length), text.charAt(index - 1));
    const span = spanInText(piece, index, index + mark.length);
    const fix = fixOf(span, mark, betterMark(text, mark, index));
    const before = opened && faults[opened.place];
    if (mark === '"' && before && !/\n[ \t]*\n|[“”]/u.test(text.slice(opened?.index, index))) {
      if (opened && fix) faults[opened.place] = { ...before, fix: [...(before.fix ?? []), ...fix] };
      opened = undefined;
      continue;
    }
    if (mark === '"') opened = { place: faults.length, index };
    faults.push({ ...warningAt('CR508', message, span, hint), ...(fix && { fix }) });
  }
  return faults;
}

function emphasisMarks(piece: ProsePiece): Diagnostic[] {
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

/** The edit of a mark, where it stands in the source as itself, or with the escape of its quotes. */
function fixOf(span: Span, mark: string, better: string | undefined): readonly Edit[] | undefined {
  const written = span.source.text.slice(span.start, span.end);
  const isWritten = written === mark || written === `\\${mark}` || written === mark + mark;
  return better === undefined || !isWritten ? undefined : [{ span, text: better }];
}

/** Characters of the longest text whose marks are put right: each asks for what stands before and behind it. */
const longest = 10_000;

/** What stands in print for a mark of the typewriter; undefined where it could be one thing or another. */
function betterMark(text: string, mark: string, index: number): string | undefined {
  if (text.length > longest) return undefined;
  const before = text.slice(text.lastIndexOf('\n\n', index) + 1, index); // of its paragraph
  const [after = ''] = text.slice(index + mark.length).split('\n\n', 1);
  if (mark === '"') return doubleQuote(before, after);
  if (mark === "'") return singleQuote(before, after);
  if (mark.startsWith('.')) return mark.length === 3 ? '…' : undefined;
  if (mark.startsWith('-')) return dash(before, mark, after);
  if (!/^[ \t]+$/u.test(mark) || !/\S$/u.test(before) || !/^\S/u.test(after)) return undefined;
  return /^[,.;:!?](?:\s|$)/u.test(after) ? '' : ' ';
}

const opensBehind = /(?:^|[\s([—–“‘"*])$/u;
const opensBefore = /^[\p{L}\p{N}*…“‘£$€(']/u;
const closesBehind = /[\p{L}\p{N}.,;:!?…*)’'—–-]$/u;
const closesBefore = /^(?:$|[\s)\].,;:!?…—–’'*-])/u;

/** Every second one of a paragraph closes; one that stands where it cannot is a sign of inches, or left alone. */
function doubleQuote(before: string, after: string): string | undefined {
  const isOpen = (before.match(/[“”"]/gu) ?? []).length % 2 === 1;
  if (isOpen) return closesBehind.test(before) && closesBefore.test(after) ? '”' : undefined;
  return opensBehind.test(before) && opensBefore.test(after) ? '“' : undefined;
}

/** Words that begin with an apostrophe. */
const elided = /^(?:tis|twas|twere|twill|em|cause|til|bout|cos)(?!\p{L})/iu;

/** An apostrophe and a closing quote are one mark; one that opens is told by the one that closes. */
function singleQuote(before: string, after: string): string | undefined {
  if (/[\p{L}.,;:!?…]$/u.test(before) && !/^['\d]/u.test(after)) return '’';
  if (!opensBehind.test(before) || !/^\p{L}/u.test(after)) return undefined;
  const isClosed = /^[^'‘’]*(?:(?<=\p{L})['’](?=\p{L})[^'‘’]*)*(?<=[^\ss])['’](?!\p{L})/u.test(after);
  if (elided.test(after)) return isClosed ? undefined : '’';
  return isClosed ? '‘' : undefined;
}

function dash(before: string, mark: string, after: string): string | undefined {
  const isSpaced = /\S $/u.test(before) && /^ \S/u.test(after);
  if (isSpaced && /\d $/u.test(before) && /^ \d/u.test(after)) return undefined; // from one to the other, or taken away
  if (mark.length > 3) return undefined;
  if (isSpaced) return mark.length === 3 ? '—' : '–';
  if (mark.length > 1) return /[\p{L}\p{N},.!?”’*]$/u.test(before) && /^[\p{L}\p{N}“‘*]/u.test(after) ? '—' : undefined;
  if (/\d$/u.test(before))
    return /(?<![\p{L}\d-]|\d[.,])\d+$/u.test(before) && /^\d+(?![\p{L}\d-])/u.test(after) ? '–' : undefined;
  return /^\d/u.test(after) ? '−' : undefined;
}

/** Spaces at the ends of lines of prose, which nobody sees and nobody meant. */
export function trailingSpaces(pieces: readonly ProsePiece[]): Edit[] {
  return pieces.flatMap(({ span }) => {
    const { source, start, end } = span;
    return [...source.text.slice(start, end).matchAll(/(?<![\s\\])[ \t]+(?=\n)|(?<=\n)[ \t]+(?=\n)/gu)].map(
      ({ 0: spaces, index }) => ({
        span: { source, start: start + index, end: start + index + spaces.length },
        text: '',
      }),
    );
  });
}
