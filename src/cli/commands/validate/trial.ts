/** Changes to a copy of a directory → those that bring no fault. */

import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Diagnostic, type Edit, lineAndColumn, type Source } from '../../../diagnostics/diagnostic.ts';
import { readFile } from '../../../files/read-file.ts';
import type { Content } from '../../../model/content.ts';

export interface FoundFix {
  readonly content?: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Edits that go together, and the line that reports them. */
export interface Change {
  readonly edits: readonly Edit[];
  readonly report: string;
  /** The code of what it fixes. */
  readonly code?: string;
}

/** Whether the diagnostics after some changes are no worse than before. */
type Judge = (before: FoundFix, after: FoundFix, changes: readonly Change[]) => boolean;

/** A copy that is changed and examined step by step. */
export interface Trial {
  readonly found: () => FoundFix;
  /** A line for each change that is kept. */
  readonly reports: string[];
  /** The path of a file in the directory itself. */
  readonly placeOf: (source: Source) => string;
  /** Tries changes together, then by halves. @returns the number of changes kept */
  readonly make: (changes: readonly Change[], isNoWorse: Judge) => Promise<number>;
  /** Tries an act that `undo` reverts. @returns whether it is kept */
  readonly attempt: (act: () => void, undo: () => void) => Promise<boolean>;
}

/** Opens a copy in `directory` of the directory `from`. */
export async function openTrial(
  from: string,
  directory: string,
  examine: (directory: string) => Promise<FoundFix>,
): Promise<Trial> {
  let found = await examine(directory);
  const reports: string[] = [];
  const keepIf = async (isNoWorse: (after: FoundFix) => boolean) => {
    const after = await examine(directory);
    if (!isNoWorse(after)) return false;
    found = after;
    return true;
  };
  const isInside = ({ span }: Edit) => !relative(directory, span.source.path).startsWith('..');
  const make: Trial['make'] = async (all, isNoWorse) => {
    // The game of a translation is not changed.
    const changes = all.filter(({ edits }) => edits.every(isInside));
    if (changes.length === 0) return 0;
    const before = apply(changes.flatMap(({ edits }) => edits));
    if (await keepIf((after) => isNoWorse(found, after, changes))) {
      reports.push(...changes.map(({ report }) => report));
      return changes.length;
    }
    for (const [path, bytes] of before) writeFileSync(path, bytes);
    if (changes.length === 1) return 0;
    const half = Math.ceil(changes.length / 2);
    // Changes run from the end of a file to its start, so that earlier offsets stay valid.
    return (await make(changes.slice(0, half), isNoWorse)) + (await make(changes.slice(half), isNoWorse));
  };
  return {
    found: () => found,
    reports,
    placeOf: (source) => join(from, relative(directory, source.path)),
    make,
    async attempt(act, undo) {
      act();
      const isKept = await keepIf((after) => hasNoNewFault(found, after));
      if (!isKept) undo();
      return isKept;
    },
  };
}

/** An edit as a change that is reported with its place. */
export function editChange({ placeOf }: Trial, edits: readonly [Edit, ...Edit[]], code: string): Change {
  const [{ span, text }] = edits;
  const { line, column } = lineAndColumn(span);
  const written = span.source.text.slice(span.start, span.end);
  return {
    edits,
    code,
    report: `${placeOf(span.source)}:${line}:${column}: ${shown(written)} → ${shown(text)} [${code}]`,
  };
}

/** Files, shapes, rules: faults of one stage hide those of the next. */
const stageOf = (code: string) => Math.min(2, Number(code.charAt(2)));

/** Whether no diagnostic is new. Without content, faults of later stages and warnings come to light. */
export function hasNoNewFault(before: FoundFix, after: FoundFix, changes: readonly Change[] = []): boolean {
  const stage = Math.min(...changes.map(({ code = 'CR2' }) => stageOf(code)), 2);
  const left = new Map<string, number>();
  for (const one of before.diagnostics) left.set(sign(one), (left.get(sign(one)) ?? 0) + 1);
  return after.diagnostics.every((one) => {
    const count = left.get(sign(one)) ?? 0;
    left.set(sign(one), count - 1);
    const isOwnFile = one.severity === 'warning' || stageOf(one.code) > stage;
    return count > 0 || (before.content === undefined && isOwnFile);
  });
}

/** A diagnostic without its place, which changes may move. */
const sign = ({ code, message }: Diagnostic) => `${code} ${message}`;

/** Changes that do not overlap, from the end of each file to its start. */
export function apart(changes: readonly Change[]): Change[] {
  const starts = new Map<string, number>();
  const end = ({ edits: [first] }: Change) => first?.span.end ?? 0;
  const path = ({ edits: [first] }: Change) => first?.span.source.path ?? '';
  return [...changes]
    .sort((a, b) => (path(a) < path(b) ? 1 : path(a) > path(b) ? -1 : end(b) - end(a)))
    .filter((one) => {
      const [edit] = one.edits;
      if (edit === undefined || edit.span.end > (starts.get(path(one)) ?? Number.POSITIVE_INFINITY)) return false;
      starts.set(path(one), edit.span.start);
      return true;
    });
}

/** Edits files. @returns the old bytes by path */
function apply(edits: readonly Edit[]): Map<string, Buffer> {
  const before = new Map<string, Buffer>();
  for (const path of new Set(edits.map(({ span }) => span.source.path))) {
    const bytes = readFile(path);
    before.set(path, bytes);
    const own = edits.filter(({ span }) => span.source.path === path);
    writeFileSync(path, edited(bytes.toString(), own));
  }
  return before;
}

/** A raw text, edited at offsets that count neither a byte order mark nor the CR of line ends. */
function edited(raw: string, edits: readonly Edit[]): string {
  const units = raw.match(/^\uFEFF|\r\n|[\s\S]/gu) ?? [];
  const offsets: number[] = [];
  let at = 0;
  for (const unit of units) {
    if (unit !== '\uFEFF' || at > 0)
      for (let part = 0; part < (unit === '\r\n' ? 1 : unit.length); part++) offsets.push(at + part);
    at += unit.length;
  }
  offsets.push(at);
  const ending = raw.includes('\r\n') ? '\r\n' : '\n';
  let text = raw;
  for (const { span, text: better } of [...edits].sort((a, b) => b.span.start - a.span.start))
    text = text.slice(0, offsets[span.start]) + better.replaceAll('\n', ending) + text.slice(offsets[span.end]);
  return text;
}

/** White space by name. */
function shown(text: string): string {
  if (text === '') return 'nothing';
  const name = /^ +$/u.test(text) ? 'space' : /^\t+$/u.test(text) ? 'tab' : undefined;
  if (name !== undefined) return text.length === 1 ? `a ${name}` : `${text.length} ${name}s`;
  return /^\s+$/u.test(text) ? 'spaces and tabs' : text;
}
