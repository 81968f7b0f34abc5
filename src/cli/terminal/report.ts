/** Diagnostics and results → the terminal. */

import { styleText } from 'node:util';
import { type Diagnostic, drawDiagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnosticRecord } from '../../diagnostics/diagnostic-record.ts';
import { asCalled } from './called.ts';
import { Failure } from './failure.ts';
import { errorHasColours, isQuiet, print, printErrorWithCodes } from './output.ts';
import { textTable } from './text-table.ts';

const palette = {
  error: (text: string) => styleText(['red', 'bold'], text, asAsked),
  warning: (text: string) => styleText(['yellow', 'bold'], text, asAsked),
  faint: (text: string) => styleText('dim', text, asAsked),
};
/** `errorHasColours` decides on colours, not Node. */
const asAsked = { validateStream: false };

/** Draws the first `max` diagnostics on standard error, and the counts of all. */
export function reportDiagnostics(found: readonly Diagnostic[], max = found.length): void {
  const faults = found.filter(({ severity }) => severity === 'error');
  const diagnostics = isQuiet ? faults : found;
  if (diagnostics.length === 0) return;
  const errors = faults.length;
  const warnings = diagnostics.length - errors;
  const colours = errorHasColours() ? palette : undefined;
  const drawn = diagnostics
    .slice(0, max)
    .map((one) => drawDiagnostic({ ...one, ...hintOf(one) }, colours))
    .join('\n\n');
  const counts = [errors && plural(errors, 'error'), warnings && plural(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
  const more = diagnostics.length > max ? `and ${diagnostics.length - max} more\n\n` : '';
  printErrorWithCodes(`${drawn}\n\n${more}${counts}\n`);
}

/** The hint of a diagnostic, its commands as they were called. */
const hintOf = ({ hint }: Diagnostic) => (hint === undefined ? {} : { hint: asCalled(hint) });

/** A diagnostic as data, with its hint as the tool was called. */
export const diagnosticJson = (diagnostic: Diagnostic) => diagnosticRecord({ ...diagnostic, ...hintOf(diagnostic) });

/** A loaded value, after its diagnostics are printed. @throws Failure (exit 1) if faults left none */
export function faultless<T>(value: T | undefined, diagnostics: readonly Diagnostic[]): T {
  reportDiagnostics(diagnostics);
  if (value === undefined) throw new Failure(1, '');
  return value;
}

/** `1 page`, `2 pages`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Prints the JSON of a command, whose form is described in `docs/json.md`. */
export const printJson = (value: object): void => printPlainJson({ version: 1, ...value });

/** Prints JSON on standard output, characters that control a terminal escaped. */
export function printPlainJson(value: object): void {
  const obeyed = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  print(`${JSON.stringify(value, null, 2).replace(obeyed, escaped)}\n`);
}

/** A row for each file with pages, size and time. */
export function reportFiles(
  files: readonly {
    readonly path: string;
    readonly pages: number;
    readonly bytes: number;
    readonly milliseconds: number;
  }[],
): void {
  const rows = [
    ['file', 'pages', 'size', 'time'],
    ...files.map(({ path, pages, bytes, milliseconds }) => [
      path,
      String(pages),
      `${Math.ceil(bytes / 1000)} kB`,
      `${(milliseconds / 1000).toFixed(2)} s`,
    ]),
  ];
  print(`${textTable('<>>>', rows)}\n`);
}

/** JSON with each list of plain values on one line. */
export function compactJson(value: unknown): string {
  const lists = /\[[^[\]{}]*\]/gu;
  return `${JSON.stringify(value, null, 2).replace(lists, (list) => JSON.stringify(JSON.parse(list)).replaceAll(',', ', '))}\n`;
}
