/** `# core-runner ignore` comments: filters warnings and reports wrong comments. */

import type { Code } from './codes.ts';
import { type Diagnostic, type Source, type Span, warningAt } from './diagnostic.ts';

/** Matches `# core-runner ignore CR506: reason`. */
const comment = /(?<=^|[ \t])# *core-runner +(ignor\w*)\b(.*)$/gmu;

interface Suppression {
  readonly word: string;
  readonly code: string;
  readonly reason: string;
  readonly span: Span;
}

/** Removes ignored warnings and reports comments without reason or effect. `isChecked`: whether a code was checked. */
export function suppress(
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
  isChecked: (code: string) => boolean,
  isKnownCode: (code: string) => boolean = () => true,
): Diagnostic[] {
  const found = sources.flatMap(suppressionsOf);
  if (found.length === 0) return [...diagnostics];
  const isOf = ({ code, span }: Suppression, one: Diagnostic) =>
    one.severity === 'warning' && one.code === code && one.span.source.path === span.source.path;
  const isWhole = ({ word, reason }: Suppression) => word === 'ignore' && reason !== '';
  const kept = diagnostics.filter((one) => !found.some((each) => isWhole(each) && isOf(each, one)));
  return [
    ...kept,
    ...found.flatMap((each) => {
      const isUsed = diagnostics.some((one) => isOf(each, one));
      return faultsOf(each, { isNeeded: isUsed || !isChecked(each.code), isKnown: isKnownCode(each.code) });
    }),
  ];
}

/** Whether a file may have an ignore comment. */
export const mayIgnore = ({ text }: Source): boolean => text.includes('core-runner ignor');

function suppressionsOf(source: Source): Suppression[] {
  if (!mayIgnore(source)) return [];
  return [...source.text.matchAll(comment)].map(({ 0: line, 1: word = '', 2: rest = '', index }) => {
    const [, code = '', reason = ''] = /^ +(CR\d+)(?:: *(.*))?$/iu.exec(rest.trimEnd()) ?? [];
    const span = { source, start: index, end: index + line.trimEnd().length };
    return { word, code: code.toUpperCase(), reason: reason.trim(), span };
  });
}

function faultsOf(
  { word, code, reason, span }: Suppression,
  { isNeeded, isKnown }: { readonly isNeeded: boolean; readonly isKnown: boolean },
): Diagnostic[] {
  const ignoreCode: Code = 'CR011';
  const example = `write # core-runner ignore ${code || 'CR506'}: why it does not matter here`;
  if (word !== 'ignore') return [warningAt(ignoreCode, `expected ignore, found ${word}`, span, example)];
  if (code === '') return [warningAt(ignoreCode, 'expected a code and a reason after ignore', span, example)];
  if (!isKnown) return [warningAt(ignoreCode, `unknown code ${code}`, span, 'core-runner explain lists all codes')];
  if (reason === '') return [warningAt(ignoreCode, `expected a reason after ${code}, found none`, span, example)];
  if (isNeeded) return [];
  return [
    warningAt(
      ignoreCode,
      `no ${code} warning to ignore in this file`,
      span,
      'delete the comment; errors cannot be ignored',
    ),
  ];
}
