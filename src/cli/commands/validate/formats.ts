/** Diagnostics → one line each, or workflow commands of GitHub. */

import { type Diagnostic, lineAndColumn, lineAndColumnAfter } from '../../../diagnostics/diagnostic.ts';

export const formats = ['pretty', 'short', 'json', 'github', 'sarif'] as const;

/** `path:line:column: error[CR203]: message`. */
export function shortLine({ severity, code, message, span }: Diagnostic): string {
  const { line, column } = lineAndColumn(span);
  return `${span.source.path}:${line}:${column}: ${severity}[${code}]: ${message}`;
}

/** A workflow command: GitHub shows the fault at its line in a pull request. */
export function githubLine({ severity, code, message, span, hint }: Diagnostic): string {
  const text = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => text(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const { line, column } = lineAndColumn(span);
  const end = lineAndColumnAfter(span);
  // A command with columns may not go over several lines.
  const columns = end.line === line ? `,col=${column},endColumn=${Math.max(column, end.column - 1)}` : '';
  const place = `file=${property(span.source.path)},line=${line},endLine=${end.line}${columns},title=${code}`;
  return `::${severity} ${place}::${text(hint === undefined ? message : `${message}\nhint: ${hint}`)}`;
}
