/** Diagnostics → one line each, workflow commands of GitHub, or SARIF. */

import { pathToFileURL } from 'node:url';
import type { Code, Explanation } from '../../../diagnostics/codes.ts';
import { type Diagnostic, lineAndColumn, lineAndColumnBehind, type Span } from '../../../diagnostics/diagnostic.ts';

/** How `validate` prints what it found. */
export const formats = ['pretty', 'short', 'json', 'github', 'sarif'] as const;

/** A word behind `validate --format`. */
export type Format = (typeof formats)[number];

/** `path:line:column: error[CR203]: message`. */
export function shortLine({ severity, code, message, span }: Diagnostic): string {
  const { line, column } = lineAndColumn(span);
  return `${span.source.path}:${line}:${column}: ${severity}[${code}]: ${message}`;
}

/** A workflow command, which shows the fault beside the line in a pull request. */
export function githubLine({ severity, code, message, span, hint }: Diagnostic): string {
  const text = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => text(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const { line, column } = lineAndColumn(span);
  const behind = lineAndColumnBehind(span);
  // A command with columns may not go over several lines.
  const columns = behind.line === line ? `,col=${column},endColumn=${Math.max(column, behind.column - 1)}` : '';
  const place = `file=${property(span.source.path)},line=${line},endLine=${behind.line}${columns},title=${code}`;
  return `::${severity} ${place}::${text(hint === undefined ? message : `${message}\nhint: ${hint}`)}`;
}

/** A log of SARIF 2.1.0 (OASIS, 2020) with one run; `codes` says what its rules are for. */
export function sarifLog(
  diagnostics: readonly Diagnostic[],
  { version, codes }: { readonly version: string; readonly codes: Readonly<Record<Code, Explanation>> },
) {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'core-runner',
            version,
            rules: rules.map((id) => ({
              id,
              shortDescription: { text: codes[id].title },
              fullDescription: { text: codes[id].why },
            })),
          },
        },
        columnKind: 'unicodeCodePoints',
        results: diagnostics.map(({ severity, code, message, span, hint, related }) => ({
          ruleId: code,
          ruleIndex: rules.indexOf(code),
          level: severity,
          message: { text: hint === undefined ? message : `${message}\nhint: ${hint}` },
          locations: [{ physicalLocation: physicalLocation(span) }],
          ...(related && {
            relatedLocations: related.map((one, index) => ({
              id: index + 1,
              message: { text: one.message },
              physicalLocation: physicalLocation(one.span),
            })),
          }),
        })),
      },
    ],
  };
}

function physicalLocation(span: Span) {
  const start = lineAndColumn(span);
  const behind = lineAndColumnBehind(span);
  return {
    artifactLocation: { uri: uriOf(span.source.path) },
    // A whole file, or one that could not be read, has no region.
    ...(span.source.text !== '' && {
      region: { startLine: start.line, startColumn: start.column, endLine: behind.line, endColumn: behind.column },
    }),
  };
}

function uriOf(path: string): string {
  if (/^(?:[\\/]|[A-Za-z]:)/u.test(path)) return pathToFileURL(path).href;
  return path.split(/[\\/]/u).map(encodeURIComponent).join('/');
}
