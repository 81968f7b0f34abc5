/** CR508: typewriter marks. */

import { type Diagnostic, type Edit, type Span, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProsePiece } from './pieces.ts';
import { spanInText } from './place.ts';

/** Typewriter marks, all in one expression; `describe` tells which was found. */
const wrong =
  /["'`]|(?<=\S)[ \t]{2,}(?=\S)|\t|--+|(?<=\s)-(?=\s)|(?<![^\s(“‘])-(?=\d)|(?<=\d)-(?=\d)|\.{3,}|(?<=\S)[ \t]+(?=[,.;:!?](?:\s|$))/g;

/** Reports marks that print has better ones for, with a fix if there is only one. */
export function punctuation(pieces: readonly ProsePiece[]): Diagnostic[] {
  return pieces.flatMap(typewriterMarks);
}

/** A closing straight quote is reported together with the one that opens in its paragraph. */
function typewriterMarks(piece: ProsePiece): Diagnostic[] {
  const { text } = piece;
  let opened: { readonly place: number; readonly index: number } | undefined;
  let quotes = 0; // double ones of the paragraph before the mark
  let counted = 0;
  const faults: Diagnostic[] = [];
  for (const { 0: mark, index } of text.matchAll(wrong)) {
    const [message, hint] = describe(mark, text.charAt(index + mark.length), text.charAt(index - 1));
    const span = spanInText(piece, index, index + mark.length);
    for (const [sign] of text.slice(counted, index).matchAll(/\n\n|[“”"]/gu)) quotes = sign === '\n\n' ? 0 : quotes + 1;
    counted = index;
    const fix = fixOf(span, mark, betterMark(text, mark, index, quotes % 2 === 1 ? 'inside' : 'outside'));
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

function describe(mark: string, next: string, before: string): [message: string, hint: string] {
  if (mark === '"') return ['expected “ or ”, found a straight quote', 'open with “, close with ”'];
  if (mark === "'" || mark === '`') return ['expected ‘ or ’, found a straight quote', 'write ’ for an apostrophe'];
  if (mark.startsWith('.')) return [`expected …, found ${mark.length} full stops`, 'write … as one character'];
  if (mark.startsWith('-')) {
    if (mark.length > 1 || /\s/u.test(next)) return ['expected a dash, found a hyphen', 'write – or —'];
    if (/\d/u.test(before)) return ['expected a dash, found a hyphen', 'write – between two numbers'];
    return ['expected a minus, found a hyphen', 'write −'];
  }
  if (/[,.;:!?]/u.test(next)) return [`expected no space before ${next}`, 'delete it'];
  return ['expected one space, found more', 'delete the others'];
}

/** The edit of a mark, if the source has it as is or as an escaped quote. */
function fixOf(span: Span, mark: string, better: string | undefined): readonly Edit[] | undefined {
  const written = span.source.text.slice(span.start, span.end);
  const isWritten = written === mark || written === `\\${mark}` || written === mark + mark;
  return better === undefined || !isWritten ? undefined : [{ span, text: better }];
}

/** Characters of its paragraph that a fix looks at, before and after its mark. */
const reach = 500;

/** The printed mark for a typewriter mark, inside or outside a quotation; undefined if it is ambiguous. */
function betterMark(text: string, mark: string, index: number, where: 'inside' | 'outside'): string | undefined {
  const near = text.slice(Math.max(0, index - reach), index);
  const before = near.slice(near.lastIndexOf('\n\n') + 1);
  const end = index + mark.length;
  const [after = ''] = text.slice(end, end + reach).split('\n\n', 1);
  if (mark === '"') return doubleQuote(before, after, where);
  if (mark === "'") return singleQuote(before, after);
  if (mark.startsWith('.')) return mark.length === 3 ? '…' : undefined;
  if (mark.startsWith('-')) return dash(before, mark, after);
  if (!/^[ \t]+$/u.test(mark) || !/\S$/u.test(before) || !/^\S/u.test(after)) return undefined;
  return /^[,.;:!?](?:\s|$)/u.test(after) ? '' : ' ';
}

const opensAfter = /(?:^|[\s([—–“‘"*])$/u;
const opensBefore = /^[\p{L}\p{N}*…“‘£$€(']/u;
const closesAfter = /[\p{L}\p{N}.,;:!?…*)’'—–-]$/u;
const closesBefore = /^(?:$|[\s)\].,;:!?…—–’'*-])/u;

/** Every second quote of a paragraph closes; one in the wrong place is a sign of inches or unpaired. */
function doubleQuote(before: string, after: string, where: 'inside' | 'outside'): string | undefined {
  if (/\d$/u.test(before)) return undefined; // inches, or the end of a quotation
  if (where === 'inside') return closesAfter.test(before) && closesBefore.test(after) ? '”' : undefined;
  return opensAfter.test(before) && opensBefore.test(after) ? '“' : undefined;
}

const elided = /^(?:tis|twas|twere|twill|em|cause|til|bout|cos)(?!\p{L})/iu;

/** Apostrophe and closing quote are the same mark; an opening one needs a closing one. */
function singleQuote(before: string, after: string): string | undefined {
  if (/[\p{L}.,;:!?…]$/u.test(before) && !/^['\d]/u.test(after)) return '’';
  if (!opensAfter.test(before) || !/^\p{L}/u.test(after)) return undefined;
  const isClosed = /^[^'‘’]*(?:(?<=\p{L})['’](?=\p{L})[^'‘’]*)*(?<=[^\ss])['’](?!\p{L})/u.test(after);
  if (elided.test(after)) return isClosed ? undefined : '’';
  return isClosed ? '‘' : undefined;
}

function dash(before: string, mark: string, after: string): string | undefined {
  const isSpaced = /\S $/u.test(before) && /^ \S/u.test(after);
  if (isSpaced && /\d $/u.test(before) && /^ \d/u.test(after)) return undefined; // a range, or a subtraction
  if (mark.length > 3) return undefined;
  if (isSpaced) return mark.length === 3 ? '—' : '–';
  if (mark.length > 1) return /[\p{L}\p{N},.!?”’*]$/u.test(before) && /^[\p{L}\p{N}“‘*]/u.test(after) ? '—' : undefined;
  if (/\d$/u.test(before))
    return /(?<![\p{L}\d-]|\d[.,])\d+$/u.test(before) && /^\d+(?![\p{L}\d-])/u.test(after) ? '–' : undefined;
  return /^\d/u.test(after) ? '−' : undefined;
}

/** Edits that delete spaces at line ends. */
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
