/** `core-runner run`: seed → a Run sheet, or the deal as JSON. */

import { join } from 'node:path';
import type { Command } from 'commander';
import type { PaperName } from '../../typeset/page/style.ts';
import { installation } from '../installation.ts';
import { Failure } from '../terminal/failure.ts';
import { progressLine } from '../terminal/progress.ts';
import { printJson, reportDiagnostics, reportFiles } from '../terminal/report.ts';
import { writeFiles } from '../write-files.ts';
import { chosenDifficulty, requireContent } from './content.ts';
import {
  contentOption,
  difficultyOption,
  outOption,
  paperOption,
  parseCount,
  seedOption,
  sourceDate,
} from './options.ts';

interface RunOptions {
  readonly seed?: string;
  readonly difficulty?: string;
  readonly count?: number;
  readonly paper: PaperName;
  readonly out: string;
  readonly content?: string;
  readonly json?: true;
}

const mostSheets = 1000;

export function addRun(program: Command): void {
  program
    .command('run')
    .summary('print a Run sheet: a Tracking Sheet with the board dealt beforehand')
    .description(
      'Prints a Run sheet: a Tracking Sheet with a Sector Number and an Event Number in every Sector,\nthe starting values of a difficulty, and spare numbers for resets. Who has the same seed has\nthe same board, whatever the difficulty, today and with every later version.',
    )
    .addOption(seedOption())
    .addOption(difficultyOption())
    .option(
      '--count <N>',
      `a file of N sheets: of the seed with -1, -2, … behind it, or of fresh seeds (1 to ${mostSheets})`,
      parseCount('--count', 1, mostSheets),
    )
    .addOption(paperOption())
    .addOption(outOption())
    .addOption(contentOption())
    .option(
      '--json',
      'print the deal as JSON too: seed, difficulty, sectors (id, q, r, label, sectorNumber, eventNumber), reserves;\na list of deals with --count',
    )
    .addHelpText(
      'after',
      `
A seed is any text. White space at its ends is dropped and inside it counts as one space.
Pre-rolled numbers do not give the Shops away: write the S when you find one.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or a file that cannot be written.

Examples:
  core-runner run
  core-runner run --seed rusty-crane-ledger --difficulty hard
  core-runner run --seed "Friday night" --count 4 --paper letter
  core-runner run --seed rusty-crane-ledger --json`,
    )
    .action(run);
}

async function run(options: RunOptions): Promise<void> {
  const content = requireContent(options.content);
  const { dealBoards, dealJson } = await import('./deals.ts');
  const difficulty = chosenDifficulty(content.game, options.difficulty);
  const deals = dealBoards(content, { ...options, difficulty });
  const { runFileName } = await import('./file-name.ts');
  const { openWorkshop } = await import('../../build.ts');
  const { runSheet } = await import('../../documents/sheets/run-sheet.ts');
  const began = process.uptime();
  const workshop = openWorkshop(content, installation);
  const progress = progressLine('sheet');
  const order = { document: runSheet, paper: options.paper, deals, ...sourceDate(), onPage: progress.update };
  const { bytes, pages, complaints } = workshop.print(order);
  progress.done();
  const faults = complaints.filter(({ severity }) => severity === 'error');
  reportDiagnostics(faults);
  if (faults.length > 0) throw new Failure(1, '');
  const path = join(options.out, runFileName(deals[0] as (typeof deals)[number], deals.length));
  writeFiles(options.out, [{ path, bytes }]);
  if (options.json)
    printJson(options.count === undefined ? dealJson(deals[0] as (typeof deals)[number]) : deals.map(dealJson));
  else reportFiles([{ path, pages, bytes: bytes.length, milliseconds: Math.round((process.uptime() - began) * 1000) }]);
}
