/** A batch of any length → files of Run sheets: the whole batch or one part. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import { canonicalSeed } from '../../../dice/canonical-seed.ts';
import type { RatedChallenge } from '../../../documents/document.ts';
import { runSheet } from '../../../documents/sheets/run-sheet.ts';
import type { SheetKind } from '../../../game/challenge.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import type { PaperName } from '../../../typeset/page/style.ts';
import { readNamedFile } from '../../named-file.ts';
import { type SeedAt, seedsOf } from '../../shared/boards/deals.ts';
import { sourceDate } from '../../shared/options.ts';
import { batchFileName, seedSlug } from '../../shared/press/file-name.ts';
import { printJobs } from '../../shared/press/press.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { progressLine } from '../../terminal/progress.ts';
import { plural } from '../../terminal/report.ts';
import { type FileToWrite, writeFiles } from '../../write-files.ts';
import { boardsJob } from './boards-job.ts';
import type { BoardWishes } from './chosen-boards.ts';
import { type Rater, withRater } from './ratings.ts';
import { boardsAt } from './star-search.ts';

/** Part `part` of `of`, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export interface BatchOptions extends BoardWishes {
  readonly difficulty: string;
  readonly kind: SheetKind;
  readonly count: number;
  /** Sheets of one file; the last may have fewer. */
  readonly perFile: number;
  readonly shard?: Shard;
  readonly paper: PaperName;
  readonly lowInk?: true;
  readonly punch?: true;
  readonly out: string;
  readonly content?: string;
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
  const { count, perFile, difficulty, paper, lowInk, out, shard } = options;
  const files = Math.ceil(count / perFile);
  if (shard && shard.of > files)
    throw commandError(
      `${plural(files, 'file')} cannot be made in ${shard.of} parts`,
      count < shard.of ? 'ask for fewer parts' : `--per-file ${Math.floor(count / shard.of)} makes more files`,
    );
  const base = options.seed ?? seedsOf(content, {})(1);
  let note = requireSameBatch(content, options, base);
  const [from, to] = rangeOf(files, shard);
  const missing = Array.from({ length: to - from }, (_, index) => {
    const [before, last] = [(from + index) * perFile, Math.min(count, (from + index + 1) * perFile)];
    return { before, last, name: batchFileName(base, difficulty, before + 1, last, count) };
  }).filter(({ name }) => !isWholePdf(join(out, name)));
  const sheets = missing.reduce((sum, { before, last }) => sum + last - before, 0);
  const isRated = options.stars !== undefined || options.rate === true;
  const progress = progressLine(content.game.words.runSheet.one);
  let [made, printed] = [0, 0];
  await withBoards(
    content,
    { ...options, sheets, seedAt: seedsOf(content, { seed: base, count }) },
    async (boardsOf) => {
      for (const { before, last, name } of missing) {
        const deals = await boardsOf(before, last);
        const job = boardsJob(runSheet, content, { deals, punch: options.punch === true });
        // Ratings take far longer than pages, and have a progress line.
        const onPage = (page: number, of: number) =>
          isRated || progress.update(printed + Math.floor((page / of) * deals.length), sheets);
        // With the first file: a note without files would keep other batches out.
        await printJobs([{ ...job, file: name }], { paper, ...(lowInk && { lowInk }), out, onPage }, note);
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

/** Whether a file is a PDF whose table of objects is where its end says; others are printed again. */
function isWholePdf(path: string): boolean {
  if (!existsSync(path)) return false;
  const text = readNamedFile(path).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text.slice(-40))?.[1]);
  return text.startsWith('%PDF-') && text.startsWith('xref\n', table);
}

/** The note of a batch; none where it is written. @throws Failure (exit 2) if there is a different one */
function requireSameBatch(content: Content, options: BatchOptions, base: string): FileToWrite[] {
  const { count, perFile, difficulty, kind, out, stars, rate } = options;
  const note = {
    version: packageFile.version,
    content: gameImprint(content).fingerprint,
    seed: canonicalSeed(base),
    difficulty,
    ...kind,
    count,
    perFile,
    paper: options.paper,
    lowInk: options.lowInk === true,
    ...(options.punch && { punch: true }),
    ...(stars && { stars }),
    ...(rate && { rate }),
    ...sourceDate(),
  };
  const text = `${JSON.stringify(note, null, 2)}\n`;
  const path = join(out, `runs-${seedSlug(base)}-${difficulty}.json`);
  if (!existsSync(path)) return [{ path, bytes: Buffer.from(text) }];
  if (readNamedFile(path).toString() !== text)
    throw commandError(
      `${out} has sheets of another batch, or the note ${path} is damaged`,
      'name another directory with --out, or delete those files',
    );
  return [];
}
