/** Fault → what a person reads: message, place, source line, hint. */

import type { Code } from './codes.ts';

/** One file as read. `path` is what the user would type to open it. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A stretch of a source: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** A stretch that is looked for when its start or end is asked for, and once. */
export function sleepingSpan(source: Source, find: () => Span): Span {
  let span: Span | undefined;
  const found = () => {
    span ??= find();
    return span;
  };
  return {
    source,
    get start() {
      return found().start;
    },
    get end() {
      return found().end;
    },
  };
}

/** One fault or warning in what the user wrote. Faults in our own code are thrown instead. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: Code;
  readonly message: string;
  readonly span: Span;
  readonly hint?: string;
  /** Other places that have a part in it. */
  readonly related?: readonly Related[];
  /** What puts it right, where there is one right answer: edits of the source that do not overlap. */
  readonly fix?: readonly Edit[];
}

/** A stretch of a source, and what is to stand in its place. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A place that has a part in a fault of another, and what part. */
export interface Related {
  readonly message: string;
  readonly span: Span;
}

/** An error at a place. */
export function errorAt(code: Code, message: string, span: Span, hint?: string): Diagnostic {
  return { severity: 'error', code, message, span, ...(hint !== undefined && { hint }) };
}

/** A warning at a place. */
export function warningAt(code: Code, message: string, span: Span, hint?: string): Diagnostic {
  return { ...errorAt(code, message, span, hint), severity: 'warning' };
}

/** The same, with one more place that has a part in it. */
export function withRelated(diagnostic: Diagnostic, message: string, span: Span): Diagnostic {
  return { ...diagnostic, related: [...(diagnostic.related ?? []), { message, span }] };
}

/** How parts of a drawn diagnostic are coloured; plain text by default. */
export interface Palette {
  error(text: string): string;
  warning(text: string): string;
  faint(text: string): string;
}

const plain: Palette = { error: (text) => text, warning: (text) => text, faint: (text) => text };

/** A place that is a whole file: for files that are missing or cannot be read as text. */
export function wholeFile(path: string): Span {
  return { source: { path, text: '' }, start: 0, end: 0 };
}

/** Line and column of a span's first character, both from 1; columns count characters, not UTF-16 units. */
export function lineAndColumn(span: Span): { line: number; column: number } {
  return placeAt(span.source, span.start);
}

/** Line and column behind a span's last character. */
export function lineAndColumnBehind(span: Span): { line: number; column: number } {
  return placeAt(span.source, span.end);
}

function placeAt({ text }: Source, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: [...before.slice(lineStart)].length + 1 };
}

/** Faults in reading order: by path, place, then code; what is said twice of one place is said once. */
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

/** The printed form: code and message, place, the source line with the span underlined, the hint, and the places related. */
export function drawDiagnostic(diagnostic: Diagnostic, palette: Palette = plain): string {
  const { span, severity, code, message, hint, related = [] } = diagnostic;
  return [
    `${palette[severity](`${severity}[${code}]`)}: ${visible(message)}`,
    ...drawPlace(span, palette),
    ...(hint === undefined ? [] : [`  hint: ${visible(hint)}`]),
    ...related.flatMap((one) => [`  note: ${visible(one.message)}`, ...drawPlace(one.span, palette)]),
  ].join('\n');
}

/** The place and the line there; the path alone for a whole file. */
function drawPlace(span: Span, palette: Palette): string[] {
  const path = visible(span.source.path);
  if (span.source.text === '') return [`  ${path}`];
  const { line, column } = lineAndColumn(span);
  return [`  ${path}:${line}:${column}`, ...drawSourceLine(span, line, palette)];
}

/** Nothing of what the user wrote may steer the terminal, or hide in it. */
function visible(text: string): string {
  return text.replace(/\t/gu, '→').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');
}

const longestLine = 100;

/** The line a span starts in, cut to what a terminal shows, and carets under the span's part of it. */
function drawSourceLine(span: Span, line: number, palette: Palette): string[] {
  const text = span.source.text;
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const newline = text.indexOf('\n', span.start);
  const lineEnd = newline === -1 ? text.length : newline;
  const from = span.start - lineStart > longestLine - 20 ? span.start - 20 : lineStart;
  const shown = visible(text.slice(from, Math.min(lineEnd, from + longestLine)));
  const lead = [...visible(text.slice(from, span.start))].length;
  const marked = [...text.slice(span.start, Math.min(span.end, lineEnd, from + longestLine))].length;
  const gutter = `${line}`.padStart(5);
  return [
    `${palette.faint(`${gutter} |`)} ${shown}`,
    `${palette.faint('      |')} ${' '.repeat(lead)}${'^'.repeat(Math.max(1, marked))}`,
  ];
}
