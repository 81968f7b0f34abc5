/** A batch of any length → files of Run sheets one after the other, or lines of JSON: all of it or one part. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import packageFile from '../../../package.json' with { type: 'json' };
import { canonicalSeed } from '../../dice/canonical-seed.ts';
import { challenge, type SheetKind } from '../../game/challenge.ts';
import { gameImprint } from '../../load/imprint.ts';
import type { Content } from '../../model/content.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import { Failure } from '../terminal/failure.ts';
import { print } from '../terminal/output.ts';
import { plural } from '../terminal/report.ts';
import { writeFiles } from '../write-files.ts';
import { dealJson, seedsOf } from './deals.ts';
import { batchFileName, seedSlug } from './file-name.ts';
import { gameJobs } from './game-jobs.ts';
import { sourceDate } from './options.ts';
import { type PrintJob, printJobs } from './press.ts';

/** The `part`-th of so many parts, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export interface BatchOptions {
  readonly seed?: string;
  readonly difficulty: string;
  readonly kind: SheetKind;
  readonly count: number;
  /** Sheets of one file; the last may have fewer. */
  readonly perFile: number;
  readonly shard?: Shard;
  readonly paper: PaperName;
  readonly lowInk?: true;
  readonly out: string;
}

/** Where a part begins and ends among so many things: parts that lie side by side, and differ by one at most. */
function rangeOf(things: number, { part, of }: Shard = { part: 1, of: 1 }): readonly [from: number, to: number] {
  return [Math.floor(((part - 1) * things) / of), Math.floor((part * things) / of)];
}

/** Prints the deals of a part, one on each line; nothing is kept. */
export async function printLines(content: Content, options: BatchOptions): Promise<void> {
  const seedAt = seedsOf(content, options);
  const [from, to] = rangeOf(options.count, options.shard);
  let lines = '';
  for (let place = from + 1; place <= to; place++) {
    lines += `${JSON.stringify(dealJson(challenge(content, seedAt(place), options.difficulty, options.kind)))}\n`;
    if (lines.length < 65_536 && place < to) continue;
    print(lines);
    lines = '';
  }
}

/**
 * Prints the files of a part that are not there yet. A file appears whole or not at all, and depends on nothing but its
 * own sheets; a note beside them says what batch they are of, so that no other is mixed with it.
 */
export async function printBatch(content: Content, options: BatchOptions): Promise<void> {
  const { count, perFile, difficulty, paper, lowInk, out, shard } = options;
  const files = Math.ceil(count / perFile);
  if (shard && shard.of > files)
    throw new Failure(
      2,
      `error: ${plural(files, 'file')} cannot be made in ${shard.of} parts\n  hint: ${count < shard.of ? 'ask for fewer parts' : `--per-file ${Math.floor(count / shard.of)} makes more files`}`,
    );
  const base = options.seed ?? seedsOf(content, {})(1);
  const seedAt = seedsOf(content, { seed: base, count });
  requireSameBatch(content, options, base);
  const [from, to] = rangeOf(files, shard);
  let made = 0;
  for (let file = from; file < to; file++) {
    const [first, last] = [file * perFile + 1, Math.min(count, (file + 1) * perFile)];
    const name = batchFileName(base, difficulty, first, last, count);
    if (existsSync(join(out, name))) continue;
    const deals = Array.from({ length: last - first + 1 }, (_, index) =>
      challenge(content, seedAt(first + index), difficulty, options.kind),
    );
    const [job] = await gameJobs(['run-sheet'], content, { deals });
    await printJobs([{ ...job, file: name } as PrintJob], { paper, ...(lowInk && { lowInk }), out });
    made++;
    // What streams leave for later, a whole file each, is done with only when nothing else is.
    await setImmediate();
  }
  const there = to - from - made;
  print(`${plural(made, 'file')} made in ${out}${there > 0 ? `, ${there} there before` : ''}\n`);
}

/** Writes the note of a batch; where one is there already, it has to say the same. */
function requireSameBatch(content: Content, options: BatchOptions, base: string): void {
  const { count, perFile, difficulty, kind, out } = options;
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
    ...sourceDate(),
  };
  const text = `${JSON.stringify(note, null, 2)}\n`;
  const path = join(out, `runs-${seedSlug(base)}-${difficulty}.json`);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : text;
  if (before !== text)
    throw new Failure(
      2,
      `error: ${out} holds sheets of another batch: ${path} says of which\n  hint: choose another directory with --out, or delete those files`,
    );
  if (!existsSync(path)) writeFiles(out, [{ path, bytes: Buffer.from(text) }]);
}
