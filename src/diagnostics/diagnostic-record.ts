/** Diagnostics → plain data with lines and columns. */

import { type Diagnostic, lineAndColumn, lineAndColumnAfter, type Span } from './diagnostic.ts';

/** A place in a file; lines and columns count characters from 1, and the end is after the last character. */
export interface PlaceData {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A fault or warning as data. */
export interface DiagnosticRecord extends PlaceData {
  readonly severity: 'error' | 'warning';
  /** Such as `CR203`. */
  readonly code: string;
  readonly message: string;
  /** What to do. */
  readonly hint?: string;
  /** Other places that belong to it. */
  readonly related?: readonly (PlaceData & { readonly message: string })[];
}

/** A diagnostic as data. */
export function diagnosticRecord({ severity, code, message, span, hint, related }: Diagnostic): DiagnosticRecord {
  return {
    severity,
    code,
    message,
    ...placeJson(span),
    ...(hint !== undefined && { hint }),
    ...(related && { related: related.map((one) => ({ message: one.message, ...placeJson(one.span) })) }),
  };
}

/** The place of a span. */
export function placeJson(span: Span): PlaceData {
  const { line: endLine, column: endColumn } = lineAndColumnAfter(span);
  return { path: span.source.path, ...lineAndColumn(span), endLine, endColumn };
}
