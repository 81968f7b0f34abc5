/** A batch of any length → files of Run sheets: the whole batch or one part. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import { type SeedAt, seedsOf } from '../../../boards/deal.ts';
import { kindInName, nameWith, seedSlug } from '../../../boards/file-name.ts';
import { canonicalSeed } from '../../../dice/seeded.ts';
import type { RatedChallenge } from '../../../documents/document.ts';
import { runSheet } from '../../../documents/sheets/run-sheet.ts';
import type { SheetKind } from '../../../game/challenge.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { readNamedFile } from '../../named-file.ts';
import { sourceDate } from '../../shared/options.ts';
import { printJobs } from '../../shared/press/press.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { progressLine } from '../../terminal/progress.ts';
import { plural } from '../../terminal/report.ts';
import { type FileToWrite, writeFiles } from '../../write-files.ts';
import { boardsJob, sheetEdition } from './boards-job.ts';
import type { RunOptions, Shard } from './options.ts';
import { type Rater, withRater } from './ratings.ts';
import { boardsAt } from './star-search.ts';

/** The options of `run` with what a batch needs. */
export interface BatchOptions extends RunOptions {
  readonly difficulty: string;
  readonly kind: SheetKind;
  readonly count: number;
  /** Sheets of one file; the last may have fewer. */
  readonly perFile: number;
}

/** The range of a part: parts follow each other, and their lengths differ by at most 1. */
function rangeOf(things: number, { part, of }: Shard = { part: 1, of: 1 }): readonly [from: number, to: number] {
  return [Math.floor(((part - 1) * things) / of), Math.floor((part * things) / of)];
}

/** The boards of places `from + 1` to `to` of a batch. */
type BoardsOf = (from: number, to: number) => Promise<RatedChallenge[]>;

/** Deals the boards of a batch; worker threads start only to rate them. */
async function withBoards(
  content: Content,
  options: BatchOptions & { readonly seedAt: SeedAt; readonly sheets: number },
  use: (of: BoardsOf) => Promise<void>,
) {
  const { stars, rate, sheets } = options;
  const dealtBy =
    (rater: Rater | undefined): BoardsOf =>
    (from, to) =>
      boardsAt(content, options, { places: Array.from({ length: to - from }, (_, index) => from + index + 1), rater });
  if (!stars && !rate) return use(dealtBy(undefined));
  return withRater(content, sheets, (rater) => use(dealtBy(rater)));
}

/** Prints the missing files of a part. A note names their batch, so that no other is mixed with it. */
export async function printBatch(content: Content, options: BatchOptions): Promise<void> {
  const { count, perFile, difficulty, out, shard } = options;
  const files = Math.ceil(count / perFile);
  if (shard && shard.of > files)
    throw commandError(
      `${plural(files, 'file')} cannot be made in ${shard.of} parts`,
      count < shard.of ? 'ask for fewer parts' : `--per-file ${Math.floor(count / shard.of)} makes more files`,
    );
  const base = options.seed ?? seedsOf(content, {})(1);
  const isRated = options.stars !== undefined || options.rate === true;
  const stem = `runs-${seedSlug(base)}-${kindInName({ difficulty, ...options.kind, isRated })}`;
  let note = requireSameBatch(content, options, base, stem);
  const [from, to] = rangeOf(files, shard);
  const missing = Array.from({ length: to - from }, (_, index) => {
    const [before, last] = [(from + index) * perFile, Math.min(count, (from + index + 1) * perFile)];
    const [first, end] = [before + 1, last].map((place) => String(place).padStart(String(count).length, '0'));
    const file = `${stem}-${first}-${end}.pdf`;
    return { before, last, file, path: join(out, nameWith(file, options)) };
  }).filter(({ path }) => !isAsPrinted(path));
  const sheets = missing.reduce((sum, { before, last }) => sum + last - before, 0);
  const progress = progressLine(content.game.words.runSheet.one);
  let [made, printed] = [0, 0];
  await withBoards(
    content,
    { ...options, sheets, seedAt: seedsOf(content, { seed: base, count }) },
    async (boardsOf) => {
      for (const { before, last, file, path } of missing) {
        const deals = await boardsOf(before, last);
        const job = boardsJob(runSheet, content, { deals, punch: options.punch === true });
        // Ratings take far longer than pages, and have a progress line.
        const onPage = (page: number, of: number) =>
          isRated || progress.update(printed + Math.floor((page / of) * deals.length), sheets);
        // With the first file: a note without files would keep other batches out.
        await printJobs([{ ...job, file }], { ...sheetEdition(options), onPage }, (printed) =>
          note.concat(printed.map(({ bytes }) => ({ path: sumPath(path), bytes: sumLine(path, bytes) }))),
        );
        note = [];
        printed += deals.length;
        made++;
        // Lets Node hear Ctrl-C.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  ).finally(progress.done);
  writeFiles(out, note);
  const there = to - from - made;
  print(`${plural(made, 'file')} made in ${out}${there > 0 ? `, ${there} there before` : ''}\n`);
}

const sumPath = (path: string) => `${path}.sha256`;

/** The SHA-256 of a file's bytes, as `sha256sum --check` reads it. */
const sumLine = (path: string, bytes: Uint8Array) =>
  Buffer.from(`${createHash('sha256').update(bytes).digest('hex')}  ${basename(path)}\n`);

/** Whether a file has the bytes that were printed; others are printed again. */
const isAsPrinted = (path: string): boolean =>
  [path, sumPath(path)].every((one) => existsSync(one)) &&
  readNamedFile(sumPath(path)).equals(sumLine(path, readNamedFile(path)));

/** The note of a batch to write: what the names of its files leave out. Nothing if it is already there. @throws Failure (exit 2) if another is there */
function requireSameBatch(content: Content, options: BatchOptions, base: string, stem: string): FileToWrite[] {
  const { count, perFile, out, stars, rate } = options;
  const note = {
    version: packageFile.version,
    content: gameImprint(content).fingerprint,
    seed: canonicalSeed(base),
    count,
    perFile,
    ...(stars && { stars }),
    ...(rate && { rate }),
    ...sourceDate(),
  };
  const text = `${JSON.stringify(note, null, 2)}\n`;
  const path = join(out, nameWith(`${stem}.pdf`, options).replace(/pdf$/u, 'json'));
  if (!existsSync(path)) return [{ path, bytes: Buffer.from(text) }];
  if (readNamedFile(path).toString() !== text)
    throw commandError(
      `${out} has sheets of another batch, or the note ${path} is damaged`,
      'name another directory with --out, or delete those files',
    );
  return [];
}
