/** Diagnostics and their printed form: message, place, source line, hint. */

import type { Code } from './codes.ts';

/** A file as read; `path` is what the user would type. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** The name of a file without its folder. */
export const fileName = ({ path }: Source): string => path.split(/[\\/]/u).at(-1) ?? path;

/** A range of a source in UTF-16 units, `end` exclusive. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** A fault or warning in the user's files. Faults in our own code are thrown. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: Code;
  readonly message: string;
  readonly span: Span;
  readonly hint?: string;
  readonly related?: readonly Related[];
  readonly data?: DiagnosticData;
  /** Edits that do not overlap, if there is only one fix. */
  readonly fix?: readonly Edit[];
}

/** What a diagnostic is about, for code: its message and hint are for people alone. */
export type DiagnosticData =
  | Overflow
  /** A text of a wrong length, by its entry in the book. */
  | { readonly kind: 'length'; readonly entry: string }
  | { readonly kind: 'mismatch'; readonly expected: string; readonly found: string }
  /** Letters of a script that the fonts lack. */
  | { readonly kind: 'script' };

/** An entry that is too long for its room: half a page, a page. */
export interface Overflow {
  readonly kind: 'overflow';
  readonly entry: string;
  readonly lines: number;
  readonly room: string;
}

/** Something else than what is expected, in words: `expected a number`, and `22a` if the message names it. */
export interface Mismatch {
  readonly expected: string;
  readonly found?: string | undefined;
}

/** A replacement of a range of a source. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** Another place that belongs to a diagnostic. */
export interface Related {
  readonly message: string;
  readonly span: Span;
}

/** What to do, in words; an exact change has its edits too. */
export type Hint = string | { readonly hint: string; readonly fix: readonly Edit[] };

/** A hint to write something else in a place. */
export const write = (span: Span, text: string, hint = `write ${text}`): Hint => ({ hint, fix: [{ span, text }] });

/** Creates an error at a place. */
export function errorAt(code: Code, message: string, span: Span, hint?: Hint): Diagnostic {
  return { severity: 'error', code, message, span, ...(typeof hint === 'string' ? { hint } : hint) };
}

/** Creates an error about something else than what is expected. */
export function mismatchAt(code: Code, { expected, found }: Mismatch, span: Span, hint?: Hint): Diagnostic {
  if (found === undefined) return errorAt(code, expected, span, hint);
  return {
    ...errorAt(code, `${expected}, found ${found}`, span, hint),
    data: { kind: 'mismatch', expected, found },
  };
}

/** The message of an overflow on a paper. */
export const overflowMessage = ({ entry, lines, room }: Overflow, paper: string): string =>
  `${entry} is ${lines} ${lines === 1 ? 'line' : 'lines'} too long for ${room} on ${paper}`;

/** Creates a warning at a place. */
export function warningAt(code: Code, message: string, span: Span, hint?: Hint): Diagnostic {
  return { ...errorAt(code, message, span, hint), severity: 'warning' };
}

/** Adds a related place to a diagnostic. */
export function withRelated(diagnostic: Diagnostic, message: string, span: Span): Diagnostic {
  return { ...diagnostic, related: [...(diagnostic.related ?? []), { message, span }] };
}

/** Colours of a printed diagnostic; plain text by default. */
export interface Palette {
  error(text: string): string;
  warning(text: string): string;
  faint(text: string): string;
}

const plain: Palette = { error: (text) => text, warning: (text) => text, faint: (text) => text };

/** The text of a span. */
export const textOf = ({ source, start, end }: Span): string => source.text.slice(start, end);

/** A source after edits that do not overlap. */
export function edited({ path, text }: Source, edits: readonly Edit[]): Source {
  const later = [...edits].sort((a, b) => b.span.start - a.span.start);
  const put = (before: string, { span, text }: Edit) => before.slice(0, span.start) + text + before.slice(span.end);
  return { path, text: later.reduce(put, text) };
}

/** The span of a whole file that is missing or unreadable. */
export function wholeFile(path: string): Span {
  return { source: { path, text: '' }, start: 0, end: 0 };
}

/** Line and column of a span's start, from 1, in characters. */
export function lineAndColumn(span: Span): { line: number; column: number } {
  return placeAt(span.source, span.start);
}

/** Line and column after a span's last character. */
export function lineAndColumnAfter(span: Span): { line: number; column: number } {
  return placeAt(span.source, span.end);
}

function placeAt(source: Source, offset: number): { line: number; column: number } {
  const { newlines, pairs } = landmarksOf(source);
  const line = countBefore(newlines, offset);
  const lineStart = (newlines[line - 1] ?? -1) + 1;
  const wide = countBefore(pairs, offset) - countBefore(pairs, lineStart);
  return { line: line + 1, column: offset - lineStart - wide + 1 };
}

/** Offsets of line breaks, and of second halves of surrogate pairs. */
interface Landmarks {
  readonly newlines: readonly number[];
  readonly pairs: readonly number[];
}

const landmarks = new WeakMap<Source, Landmarks>();

function landmarksOf(source: Source): Landmarks {
  const known = landmarks.get(source);
  if (known) return known;
  const [newlines, pairs]: [number[], number[]] = [[], []];
  for (const { 0: mark, index } of source.text.matchAll(/\n|[\u{10000}-\u{10FFFF}]/gu))
    if (mark === '\n') newlines.push(index);
    else pairs.push(index + 1);
  landmarks.set(source, { newlines, pairs });
  return { newlines, pairs };
}

/** How many of the sorted numbers are smaller. */
function countBefore(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts by path, place and code, and drops duplicates of a place. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(
    (a, b) =>
      compare(a.span.source.path, b.span.source.path) ||
      a.span.start - b.span.start ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
  return sorted.filter((one, index) => {
    const before = sorted[index - 1];
    return !(
      before &&
      before.message === one.message &&
      before.span.start === one.span.start &&
      before.span.source.path === one.span.source.path
    );
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Formats a diagnostic with its source line, hint and related places. */
export function drawDiagnostic(diagnostic: Diagnostic, palette: Palette = plain): string {
  const { span, severity, code, message, hint, related = [] } = diagnostic;
  return [
    `${palette[severity](`${severity}[${code}]`)}: ${visible(message)}`,
    ...drawPlace(span, palette),
    ...(hint === undefined ? [] : [`  hint: ${visible(hint)}`]),
    ...related.flatMap((one) => [`  note: ${visible(one.message)}`, ...drawPlace(one.span, palette)]),
  ].join('\n');
}

function drawPlace(span: Span, palette: Palette): string[] {
  const path = visible(span.source.path);
  if (span.source.text === '') return [`  ${path}`];
  const { line, column } = lineAndColumn(span);
  return [`  ${path}:${line}:${column}`, ...drawSourceLine(span, line, palette)];
}

/** Replaces control characters, so that no file can steer the terminal. */
function visible(text: string): string {
  return text.replace(/\t/gu, '→').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');
}

const maxLine = 100;

/** The source line of a span's start, cut to the terminal, with carets below. */
function drawSourceLine(span: Span, line: number, palette: Palette): string[] {
  const text = span.source.text;
  const { newlines } = landmarksOf(span.source);
  const lineStart = (newlines[line - 2] ?? -1) + 1;
  const lineEnd = newlines[line - 1] ?? text.length;
  const from = span.start - lineStart > maxLine - 20 ? span.start - 20 : lineStart;
  const shown = visible(text.slice(from, Math.min(lineEnd, from + maxLine)));
  const lead = [...visible(text.slice(from, span.start))].length;
  const marked = [...text.slice(span.start, Math.min(span.end, lineEnd, from + maxLine))].length;
  const gutter = `${line}`.padStart(5);
  return [
    `${palette.faint(`${gutter} |`)} ${shown}`,
    `${palette.faint('      |')} ${' '.repeat(lead)}${'^'.repeat(Math.max(1, marked))}`,
  ];
}
