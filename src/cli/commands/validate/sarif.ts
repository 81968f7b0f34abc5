/** Diagnostics → a SARIF log, for code scanning. */

import { pathToFileURL } from 'node:url';
import packageFile from '../../../../package.json' with { type: 'json' };
import { codes } from '../../../diagnostics/codes.ts';
import { type Diagnostic, lineAndColumn, lineAndColumnAfter, type Span } from '../../../diagnostics/diagnostic.ts';

/** A log of SARIF 2.1.0 (OASIS, 2020) with one run. */
export function sarifLog(diagnostics: readonly Diagnostic[]) {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'core-runner',
            version: packageFile.version,
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
          relatedLocations: related?.map((one, index) => ({
            id: index + 1,
            message: { text: one.message },
            physicalLocation: physicalLocation(one.span),
          })),
        })),
      },
    ],
  };
}

function physicalLocation(span: Span) {
  const start = lineAndColumn(span);
  const end = lineAndColumnAfter(span);
  return {
    artifactLocation: { uri: uriOf(span.source.path) },
    // Whole or unreadable files have no region.
    ...(span.source.text !== '' && {
      region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
    }),
  };
}

function uriOf(path: string): string {
  if (/^(?:[\\/]|[A-Za-z]:)/u.test(path)) return pathToFileURL(path).href;
  return path.split(/[\\/]/u).map(encodeURIComponent).join('/');
}
