/** `core-runner run`: seed → a Run sheet, or the deal as JSON. */

import type { Command } from 'commander';
import type { PaperName } from '../../typeset/page/style.ts';
import { printJson } from '../terminal/report.ts';
import { chosenDifficulty, requireContent } from './content.ts';
import { contentOption, difficultyOption, outOption, paperOption, parseCount, seedOption } from './options.ts';
import type { Job } from './press.ts';

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
      'Prints a Run sheet: a Tracking Sheet with a Sector Number and an Event Number in every Sector, the starting values of a difficulty, and spare numbers for resets. Who has the same seed has the same board, whatever the difficulty, today and with every later version.',
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
A seed is any text of up to 200 characters. White space at its ends is dropped and inside it counts as one space.
A character that the sheet's font lacks is printed as its code, such as \\u{1F600}, and can be typed like that.
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
  const { gameJobs } = await import('./game-jobs.ts');
  const { filesTable, printJobs } = await import('./press.ts');
  const printed = await printJobs((await gameJobs(['run-sheet'], content, { deals })) as Job[], options);
  if (options.json)
    printJson(options.count === undefined ? dealJson(deals[0] as (typeof deals)[number]) : deals.map(dealJson));
  else filesTable(printed, false);
}
