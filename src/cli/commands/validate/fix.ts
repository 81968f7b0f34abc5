/** Content directory → the same with what has one right answer put right, and nothing else touched. */

import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Diagnostic, type Edit, lineAndColumn, type Source } from '../../../diagnostics/diagnostic.ts';
import { trailingSpaces } from '../../../lint/marks.ts';
import { prosePieces } from '../../../lint/pieces.ts';
import { keyOrder } from '../../../load/game/key-order.ts';
import { yamlNames } from '../../../load/read.ts';
import { parseYaml } from '../../../load/yaml.ts';
import type { Content } from '../../../model/content.ts';
import { titleSlug } from '../../shared/press/file-name.ts';
import { type FileToWrite, writeFiles } from '../../write-files.ts';
import { lineDifference } from './line-difference.ts';
import type { WorkingCopy } from './typed.ts';

/** What is found in a directory. */
export interface FoundFix {
  readonly content?: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** How a directory is examined, and which codes are to be put right. */
export interface Examiner {
  readonly examine: (directory: string) => Promise<FoundFix>;
  readonly isAsked: (code: string) => boolean;
  /** Whether what has no code is put right too. */
  readonly isAll: boolean;
}

/** Edits that go together, and how they are told. */
interface Change {
  readonly edits: readonly Edit[];
  readonly told: string;
}

/** What was put right in a copy of a directory. */
export interface Fixed {
  /** A line for each change, with its place. */
  readonly told: readonly string[];
  /** What changes, as a listing of lines that go and lines that come. */
  readonly listing: string;
  /** Writes it into the directory itself, all or none. */
  readonly write: () => void;
}

/** Puts right what can be in a copy, step by step; a step that makes a fault is taken back, down to the change that does. */
export async function fixCopy(from: string, { directory }: WorkingCopy, examiner: Examiner): Promise<Fixed> {
  const { examine, isAsked, isAll } = examiner;
  const told: string[] = [];
  const names = new Map<string, string>(); // what a file was called → what it is called now
  let now = await examine(directory);

  const place = (source: Source) => join(from, relative(directory, source.path));
  /** Tries changes together, then by halves; tells how many were made. */
  const make = async (changes: readonly Change[], isBetter: typeof isReadable): Promise<number> => {
    if (changes.length === 0) return 0;
    const before = apply(changes.flatMap(({ edits }) => edits));
    const then = await examine(directory);
    if (isBetter(now, then, changes)) {
      now = then;
      told.push(...changes.map(({ told }) => told));
      return changes.length;
    }
    for (const [path, bytes] of before) writeFileSync(path, bytes);
    if (changes.length === 1) return 0;
    const half = Math.ceil(changes.length / 2);
    // Within a file the last come first, so that the offsets of those before them hold.
    return (await make(changes.slice(0, half), isBetter)) + (await make(changes.slice(half), isBetter));
  };
  const tellEdit = (edit: Edit, code: string) => {
    const { line, column } = lineAndColumn(edit.span);
    const written = edit.span.source.text.slice(edit.span.start, edit.span.end);
    return `${place(edit.span.source)}:${line}:${column}: ${shown(written)} → ${shown(edit.text)} [${code}]`;
  };
  const offered = (code: string): Change[] =>
    now.diagnostics.flatMap(({ code: its, fix = [] }) => {
      const [first] = fix;
      if (its !== code || first === undefined || !isAsked(code)) return [];
      return [{ edits: fix, told: tellEdit(first, code) }];
    });

  // A file that tabs make unreadable says the rest only when it can be read.
  await make(offered('CR005'), isReadable);

  // The names of files, by what is in them.
  for (const one of now.diagnostics.filter(({ code }) => code === 'CR212' && isAsked(code))) {
    const old = one.span.source.path;
    const better = nameByContent(one.span.source);
    if (better === undefined || existsSync(join(dirname(old), better))) continue;
    const path = join(dirname(old), better);
    renameSync(old, path);
    const then = await examine(directory);
    if (hasNoNewFault(now, then)) {
      now = then;
      names.set(relative(directory, old), relative(directory, path));
      told.push(`${place(one.span.source)} → ${better} [CR212]`);
    } else renameSync(path, old);
  }

  // Prose; what touches something else waits for the next round.
  for (let round = 0; round < 8; round++) {
    const spaces = now.content && isAsked('CR508') ? trailingSpaces(prosePieces(now.content)) : [];
    const changes = [...offered('CR508'), ...spaces.map((edit) => ({ edits: [edit], told: tellEdit(edit, 'CR508') }))];
    const first = told.length;
    const made = await make(apart(changes), hasNoNewFault);
    told.push(...told.splice(first).reverse());
    if (made === 0) break;
  }

  // Keys last: until now every line is where it was.
  const orders = (now.content && isAll ? now.content.sources : []).flatMap((source) => {
    const edit = basename(dirname(source.path)) === 'events' ? keyOrder(source) : undefined;
    return edit ? [{ edits: [edit], told: `${place(source)}: its keys are in order` }] : [];
  });
  await make(orders, hasNoNewFault);

  // What of it all differs from the directory.
  const copied = ['', 'events'].flatMap((folder) =>
    yamlNames(join(directory, folder)).map((name) => join(folder, name)),
  );
  const oldNames = new Map([...names].map(([old, name]) => [name, old]));
  const files = copied.flatMap((name) => {
    const old = oldNames.get(name) ?? name;
    const bytes = readFileSync(join(directory, name));
    const before = readFileSync(join(from, old));
    return bytes.equals(before) && old === name ? [] : [{ name, old, before, bytes }];
  });
  return {
    told: told.map((line) => line.replaceAll(directory, from)),
    listing: files
      .map(({ name, old, before, bytes }) => {
        const lines = lineDifference(before.toString(), bytes.toString());
        return `--- ${join(from, old)}\n+++ ${join(from, name)}\n${lines}`;
      })
      .join(''),
    write: () => {
      const writes: FileToWrite[] = files.map(({ name, old, bytes }) => ({
        path: name === old ? realpathSync(join(from, name)) : join(from, name),
        bytes,
      }));
      const gone = files.flatMap(({ name, old }) => (name === old ? [] : [join(from, old)]));
      if (writes.length > 0) writeFiles(from, writes, gone);
    },
  };
}

/** Nothing is told that was not told before, of what was looked at before: without content no prose is read. */
function hasNoNewFault(before: FoundFix, after: FoundFix): boolean {
  const left = new Map<string, number>();
  for (const one of before.diagnostics) left.set(sign(one), (left.get(sign(one)) ?? 0) + 1);
  return after.diagnostics.every((one) => {
    const count = left.get(sign(one)) ?? 0;
    left.set(sign(one), count - 1);
    return count > 0 || (before.content === undefined && one.severity === 'warning');
  });
}

/** A fault wherever it stands: its file may have another name, and its line another length. */
const sign = ({ code, message }: Diagnostic) => `${code} ${message}`;

/** The files can be read now; what they say was never looked at before. */
function isReadable(_: FoundFix, after: FoundFix, changes: readonly Change[]): boolean {
  const paths = new Set(changes.flatMap(({ edits }) => edits.map(({ span }) => span.source.path)));
  return !after.diagnostics.some(({ code, span }) => code === 'CR005' && paths.has(span.source.path));
}

/** `22-going-down.yaml` of an Event that says its number and title. */
function nameByContent(source: Source): string | undefined {
  const value = parseYaml(source).tree?.value as { number?: unknown; title?: unknown } | undefined;
  const isWhole = typeof value?.number === 'number' && typeof value.title === 'string';
  return isWhole ? `${value.number}-${titleSlug(String(value.title))}.yaml` : undefined;
}

/** The changes that touch no other, those of a file from its last to its first. */
function apart(changes: readonly Change[]): Change[] {
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

/** Writes edits into their files; gives what was in them. */
function apply(edits: readonly Edit[]): Map<string, Buffer> {
  const before = new Map<string, Buffer>();
  for (const path of new Set(edits.map(({ span }) => span.source.path))) {
    const bytes = readFileSync(path);
    before.set(path, bytes);
    writeFileSync(
      path,
      edited(
        bytes.toString(),
        edits.filter(({ span }) => span.source.path === path),
      ),
    );
  }
  return before;
}

/** A text as it lies in its file, edited at offsets of the text as it was read: without a byte order mark, lines ended by LF. */
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

/** Characters that nobody sees, by their names. */
function shown(text: string): string {
  if (text === '') return 'nothing';
  const name = /^ +$/u.test(text) ? 'space' : /^\t+$/u.test(text) ? 'tab' : undefined;
  if (name !== undefined) return text.length === 1 ? `a ${name}` : `${text.length} ${name}s`;
  return /^\s+$/u.test(text) ? 'spaces and tabs' : text;
}
