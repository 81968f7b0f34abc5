/** Warnings, remarks in the files → the warnings that are left, and what is wrong with the remarks. */

import type { Code } from './codes.ts';
import { type Diagnostic, type Source, type Span, warningAt } from './diagnostic.ts';

/** `# core-runner ignore CR506: reason` on a line of its own: no warning of that code is told of that file. */
const remark = /^[ ]*# *core-runner +ignore\b(.*)$/gmu;

/** A remark that takes warnings out of its file. */
interface Suppression {
  readonly code: string;
  readonly reason: string;
  readonly span: Span;
}

/**
 * Errors are never suppressed. A remark without a reason is one fault, and one that suppresses nothing another; `asked`
 * says whether a code was looked for at all.
 */
export function suppress(
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
  asked: (code: string) => boolean,
): Diagnostic[] {
  const found = sources.flatMap(suppressionsOf);
  if (found.length === 0) return [...diagnostics];
  const isOf = ({ code, span }: Suppression, one: Diagnostic) =>
    one.severity === 'warning' && one.code === code && one.span.source.path === span.source.path;
  const kept = diagnostics.filter((one) => !found.some((each) => each.reason !== '' && isOf(each, one)));
  return [
    ...kept,
    ...found.flatMap((each) =>
      faultsOf(
        each,
        diagnostics.some((one) => isOf(each, one)),
        asked,
      ),
    ),
  ];
}

function suppressionsOf(source: Source): Suppression[] {
  if (!source.text.includes('core-runner ignore')) return [];
  return [...source.text.matchAll(remark)].map(({ 0: line, 1: rest = '', index }) => {
    const [, code = '', reason = ''] = /^ +(CR\d{3})(?:: *(.*))?$/u.exec(rest.trimEnd()) ?? [];
    const start = index + line.indexOf('#');
    return { code, reason: reason.trim(), span: { source, start, end: index + line.trimEnd().length } };
  });
}

function faultsOf(
  { code, reason, span }: Suppression,
  isUsed: boolean,
  asked: (code: string) => boolean,
): Diagnostic[] {
  const told: Code = 'CR011';
  if (code === '' || reason === '')
    return [
      warningAt(told, 'expected a code and a reason', span, 'write # core-runner ignore CR506: why it is right here'),
    ];
  if (isUsed || !asked(code)) return [];
  return [warningAt(told, `nothing here is told by ${code}`, span, 'delete the remark; errors cannot be ignored')];
}
