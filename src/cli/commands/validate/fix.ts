/** Content directory → its fixes, for faults with only one fix. */

import { existsSync, realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { titleSlug } from '../../../boards/file-name.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { readFile } from '../../../files/read-file.ts';
import { readGame, type Unsaved } from '../../../files/read-game.ts';
import { prosePieces } from '../../../lint/pieces.ts';
import { trailingSpaces } from '../../../lint/punctuation.ts';
import { textFrom } from '../../../load/decode.ts';
import { keyOrder } from '../../../load/game/key-order.ts';
import { yamlNames } from '../../../load/sources.ts';
import { parseYaml } from '../../../load/yaml.ts';
import { writeFiles } from '../../write-files.ts';
import { lineDifference } from './line-difference.ts';
import { apart, type Change, editChange, type FoundFix, hasNoNewFault, openTrial, type Trial } from './trial.ts';

/** How a directory is examined, and which codes are fixed. */
export interface Examiner {
  readonly examine: (directory: string) => Promise<FoundFix>;
  readonly isAsked: (code: string) => boolean;
  /** Also fix what has no code: the order of keys. */
  readonly isAll: boolean;
}

export interface Fixed {
  /** A line for each change, with its place. */
  readonly reports: readonly string[];
  /** The changes as a unified diff. */
  readonly listing: string;
  /** The changed texts. */
  readonly unsaved: Unsaved;
  /** Writes all changes into the directory, or none. */
  readonly write: () => void;
}

/** Fixes a copy step by step; a change that brings a fault is undone. */
export async function fixCopy(from: string, directory: string, { examine, isAsked, isAll }: Examiner): Promise<Fixed> {
  const trial = await openTrial(from, directory, examine);
  // A file that cannot be read hides faults of its shape, and those hide others.
  for (const stage of [/^CR0/u, /^CR1/u, /^CR304/u])
    await trial.make(apart(offered(trial, (code) => stage.test(code) && isAsked(code))), hasNoNewFault);
  const names = isAsked('CR212') ? await renameFiles(trial, directory) : new Map<string, string>();
  if (isAsked('CR508')) await fixProse(trial);
  // Keys last: they move lines, and diagnostics have places.
  if (isAll) await orderKeys(trial);
  const files = changedFiles(from, directory, names);
  return {
    reports: trial.reports,
    listing: files.map((file) => listingOf(from, file)).join(''),
    unsaved: new Map(files.flatMap((file) => textsOf(from, file))),
    write: () => writeChanges(from, files),
  };
}

function offered(trial: Trial, isWanted: (code: string) => boolean): Change[] {
  return trial
    .found()
    .diagnostics.flatMap(({ code, fix: [first, ...others] = [] }) =>
      first && isWanted(code) ? [editChange(trial, [first, ...others], code)] : [],
    );
}

/** Renames Event files by number and title. @returns old names by new ones */
async function renameFiles({ found, reports, attempt, placeOf }: Trial, directory: string) {
  const names = new Map<string, string>();
  for (const { code, span } of found().diagnostics) {
    const old = span.source.path;
    const better = code === 'CR212' ? nameByContent(span.source) : undefined;
    if (better === undefined || existsSync(join(dirname(old), better))) continue;
    const path = join(dirname(old), better);
    const isKept = await attempt(
      () => renameSync(old, path),
      () => renameSync(path, old),
    );
    if (!isKept) continue;
    names.set(relative(directory, path), relative(directory, old));
    reports.push(`${placeOf(span.source)} → ${better} [CR212]`);
  }
  return names;
}

/** Fixes prose in rounds: edits that overlap wait for the next. */
async function fixProse(trial: Trial): Promise<void> {
  const { found, reports, make } = trial;
  for (let round = 0; round < 8; round++) {
    const { content } = found();
    const spaces = content ? trailingSpaces(prosePieces(content)) : [];
    const changes = [
      ...offered(trial, (code) => code === 'CR508'),
      ...spaces.map((edit) => editChange(trial, [edit], 'CR508')),
    ];
    const first = reports.length;
    const made = await make(apart(changes), hasNoNewFault);
    reports.push(...reports.splice(first).reverse());
    if (made === 0) break;
  }
}

async function orderKeys({ found, placeOf, make }: Trial): Promise<void> {
  const changes = (found().content?.sources ?? []).flatMap((source): Change[] => {
    const edit = basename(dirname(source.path)) === 'events' ? keyOrder(source) : undefined;
    return edit ? [{ edits: [edit], report: `${placeOf(source)}: its keys are in order` }] : [];
  });
  await make(changes, hasNoNewFault);
}

interface ChangedFile {
  readonly name: string;
  /** Its name in the directory. */
  readonly old: string;
  readonly before: Buffer;
  readonly bytes: Buffer;
}

function changedFiles(from: string, directory: string, oldNames: ReadonlyMap<string, string>): ChangedFile[] {
  const sources = readGame(directory);
  const events = [...sources.files.keys()].filter((name) => name.startsWith('events/'));
  const copied = [...yamlNames(sources), ...events.map((name) => join(name))];
  return copied.flatMap((name) => {
    const old = oldNames.get(name) ?? name;
    const bytes = readFile(join(directory, name));
    const before = readFile(join(from, old));
    return bytes.equals(before) && old === name ? [] : [{ name, old, before, bytes }];
  });
}

function listingOf(from: string, { name, old, before, bytes }: ChangedFile): string {
  const lines = lineDifference(before.toString(), bytes.toString());
  return `--- ${join(from, old)}\n+++ ${join(from, name)}\n${lines}`;
}

/** A changed file by its name, and none by the name that it had. */
const textsOf = (from: string, { name, old, bytes }: ChangedFile) => [
  [old, undefined] as const,
  [name, textFrom(join(from, name), bytes)] as const,
];

function writeChanges(from: string, files: readonly ChangedFile[]): void {
  const writes = files.map(({ name, old, bytes }) => ({
    path: name === old ? realpathSync(join(from, name)) : join(from, name),
    bytes,
  }));
  const gone = files.flatMap(({ name, old }) => (name === old ? [] : [join(from, old)]));
  if (writes.length > 0) writeFiles(from, writes, gone);
}

/** `22-going-down.yaml`, from the number and title of an Event. */
function nameByContent(source: Source): string | undefined {
  const value = parseYaml(source).tree?.value as { number?: unknown; title?: unknown } | undefined;
  const isWhole = typeof value?.number === 'number' && typeof value.title === 'string';
  return isWhole ? `${value.number}-${titleSlug(String(value.title))}.yaml` : undefined;
}
