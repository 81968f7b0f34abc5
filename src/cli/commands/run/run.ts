/** `core-runner run`: seed or run code → Run sheets, a calendar or a tournament, or a batch in parts. */

import { dealBoards } from '../../../boards/deal.ts';
import type { PackId } from '../../../documents/catalogue.ts';
import type { GameDocument, RatedChallenge } from '../../../documents/document.ts';
import { runSheet } from '../../../documents/sheets/run-sheet.ts';
import type { SheetKind } from '../../../game/challenge.ts';
import { withEscapes } from '../../../manuscript/escapes.ts';
import type { Content } from '../../../model/content.ts';
import { picturesOf } from '../../../scores/line.ts';
import { findCode, requireBoard } from '../../shared/boards/codes.ts';
import { dealJson, noteNearSeed } from '../../shared/boards/deals.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import { flagOf, standardOutput } from '../../shared/options.ts';
import { filesTable, openPress, type PrintJob, printJobs, writeTexts } from '../../shared/press/press.ts';
import { commandError } from '../../terminal/failure.ts';
import { print, printBytes } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { textTable } from '../../terminal/text-table.ts';
import { printBatch } from './batch.ts';
import { boardsJob, sheetEdition } from './boards-job.ts';
import { chooseBoards, isChosen, rateBoards, reportRatings } from './chosen-boards.ts';
import { requireDay } from './days.ts';
import { maxPerFile, packs } from './limits.ts';
import { goesWithCode, type RunOptions } from './options.ts';

export async function printRuns(word: string | undefined, options: RunOptions): Promise<void> {
  if (options.fillable)
    throw commandError(
      'a Run sheet cannot be a form',
      'to play on a screen, run core-runner print tracking-sheet --fillable, and copy the seed and numbers into it',
    );
  if (options.out === standardOutput) requirePipe(options);
  if (word !== undefined) return runCode(word, options);
  const content = await requireContent(options.content);
  noteNearSeed(content, options.seed);
  const difficulty = chosenDifficulty(content.game, options.difficulty);
  const kind: SheetKind = { sealed: options.sealed === true, dice: options.dice === true };
  const pack = packOf(options);
  if (pack) return printPack(content, pack, options, { difficulty, kind });
  const { count, perFile = maxPerFile } = options;
  if (options.shard || (count !== undefined && count > perFile))
    return printBatch(content, { ...options, count: requireCount(options), perFile, difficulty, kind });
  const boards = isChosen(options)
    ? await chooseBoards(content, options, { difficulty, kind })
    : dealBoards(content, { ...options, difficulty, kind });
  await printSheets(content, boards, options);
}

/** @throws Failure (exit 2) where a file cannot go to standard output */
function requirePipe({ json, text }: RunOptions): void {
  if (json) throw commandError('--out - cannot go with --json: both are for standard output', 'leave out one of them');
  if (process.stdout.isTTY && !text)
    throw commandError(
      '--out - writes a PDF, and standard output is a terminal',
      'send it to a file or a program: core-runner run --out - > run.pdf',
    );
}

/** Calendar or tournament; undefined for sheets alone. */
function packOf({ calendar, tournament, count = 1 }: RunOptions): PackId | undefined {
  const pack = calendar ? 'calendar' : tournament ? 'tournament' : undefined;
  const max = pack ? packs[pack].max : count;
  if (count > max)
    throw commandError(`--count must be from 1 to ${max} with --${pack}, found ${count}`, 'make several files');
  return pack;
}

async function printPack(
  content: Content,
  pack: PackId,
  options: RunOptions,
  { difficulty, kind }: { readonly difficulty: string; readonly kind: SheetKind },
): Promise<void> {
  const { calendar } = options;
  const weeksFrom = typeof calendar === 'string' ? requireDay('--calendar', calendar) : undefined;
  const asked = { ...options, count: options.count ?? packs[pack].default, rate: true } as const;
  const deals = await chooseBoards(content, asked, { difficulty, kind });
  const { ofPacks } = await import('../../../documents/index.ts');
  const document: GameDocument<'deals' | 'punch' | 'weeksFrom'> = ofPacks[pack];
  const what = [pack, weeksFrom].filter(Boolean).join('-');
  const job = boardsJob(document, content, { deals, weeksFrom, punch: options.punch === true }, what);
  await printBoards(job, content, deals, asked);
}

/** The sheets of a batch. @throws Failure (exit 2) if a part lacks its count or seed */
function requireCount({ count, shard, seed, json, out }: RunOptions): number {
  if (shard && count === undefined)
    throw commandError('--shard is a part of a batch', 'add the number of sheets of the whole batch: --count N');
  if (shard && seed === undefined)
    throw commandError('--shard needs a seed', 'give every part the same seed: --seed TEXT');
  const one = json ? '--json' : out === standardOutput ? '--out -' : undefined;
  if (one) throw commandError(`${one} is for one file`, 'ask for fewer sheets, or leave out --shard');
  return count ?? 1;
}

async function runCode(word: string, options: RunOptions): Promise<void> {
  const found = await findCode(word, options.content);
  const { content } = found;
  const beside = (Object.keys(options) as (keyof RunOptions)[]).find((name) => !goesWithCode[name]);
  if (beside !== undefined)
    throw commandError(
      `${flagOf(beside)} cannot go with a run code`,
      'leave it out: the code sets the board and the sheet',
    );
  const board = requireBoard(found);
  const boards = options.rate ? await rateBoards(content, [board]) : [board];
  await printSheets(content, boards, options);
}

async function printSheets(content: Content, deals: readonly RatedChallenge[], options: RunOptions): Promise<void> {
  const job = boardsJob(runSheet, content, { deals, punch: options.punch === true });
  await printBoards(job, content, deals, options);
}

const maxListed = 24;

/** Writes the file, and prints the deals as JSON, or the table of files and ratings. */
async function printBoards(
  job: PrintJob,
  content: Content,
  deals: readonly RatedChallenge[],
  options: RunOptions,
): Promise<void> {
  const { json } = options;
  const edition = sheetEdition(options);
  if (options.text) {
    if (deals.some(({ sealed }) => sealed))
      throw commandError(
        'a sealed sheet has no plain text, which would show its numbers',
        'leave out --text or --sealed',
      );
    return writeTexts([job], { ...edition, json });
  }
  if (edition.out === standardOutput) {
    const [printed] = await openPress()([job], edition, '');
    return printed && printBytes(printed.bytes);
  }
  const printed = await printJobs([job], edition);
  const pictures = picturesOf(content);
  if (json) {
    const boards = deals.map((board) => ({ ...dealJson(board), pictures }));
    return printJson({ file: printed[0]?.path, boards });
  }
  filesTable(printed);
  const unrated = deals.filter(({ rating }) => !rating);
  const listed = unrated
    .slice(0, maxListed)
    .map(({ code, name }) => [code, name === undefined ? '' : withEscapes(name)]);
  if (listed.length > 0) print(`\n${textTable('<<', [['code', 'seed'], ...listed])}\n`);
  if (unrated.length > maxListed) print(`and ${unrated.length - maxListed} more; --json lists all\n`);
  reportRatings(content, deals);
  print(`pictures: ${pictures.join(', ')}\n`);
}
