/** `core-runner run`: its options and help. */

import { type Command, Option } from 'commander';
import type { StarRange } from '../../../game/measure/rating.ts';
import { paperNames } from '../../../typeset/page/style.ts';
import {
  contentOption,
  difficultyOption,
  lowInkOption,
  outOption,
  paperOption,
  parseCount,
  parseLongSeed,
  punchOption,
  seedOption,
} from '../../shared/options.ts';
import { commandError } from '../../terminal/failure.ts';
import type { Shard } from './batch.ts';
import { maxPerFile, maxSheets, packs } from './limits.ts';
import type { RunOptions } from './run.ts';

const batchOptions = ['perFile', 'shard'];

const otherBoards = ['seed', 'count', 'stars', 'calendar', 'tournament'];

const help = `
A seed is any text. White space at its ends is dropped and inside it counts as one space. A character that the sheet's
font lacks is printed as its code, such as \\u{1F600}, and can be typed like that. A seed of at most 30
characters is printed; a longer one only if the run code can hold it. core-runner verify CODE says what a code holds.
Pre-rolled numbers do not give the Shops away: write the S when you find one. A Run sheet is for paper: on a screen, write
its seed and numbers in the form of print tracking-sheet --fillable, which score --form reads.

Stars are for the chance that an experienced runner (the policy runner, who sees the whole board and knows the book)
wins on the board: one from 5 %, two from 20, three from 35, four from 50, five from 65 %. 1,100 Runs are played for
it, the same ones wherever it is rated: the chance is within 3 points at 95 %, so that near a limit a board may have a
star too many or too few. Par is what the median of these Runs brings out, and in how many turns. Under 5 % a board is
hopeless. Fresh seeds never deal one that a glance finds to be (a few Runs; one hopeless board in fifty may slip
through); --hopeless leaves the glance out. A seed that is given deals its board, hopeless or not. With --stars, --seed
is tried with -1, -2, … behind it; of a --count of 8, the third board tries -3, -11, -19, …, so that parts of a batch
find what the whole does. A search ends where the first 60 boards are more than a star away, and after 600 in vain.
--daily and --weekly deal the seeds daily-2026-11-22 and weekly-2026-11-16, or the first of -2, -3, … behind them that
has hope at the default difficulty. Ratings are kept in the directory that CORE_RUNNER_CACHE names, or where the system
keeps such things; none where it names nothing.

A calendar has at most ${packs.calendar.max} sheets, a tournament ${packs.tournament.max}. Each board is rated, 4 to 7 s of processor time at first; --stars
chooses boards, --sealed and --dice go with both. In a tournament more cores win, then fewer turns, then more Health.

A batch of more than ${maxPerFile} sheets is several files. Files that are there are not made again, so an interrupted batch
goes on where it stopped; parts (--shard 1/8 to 8/8, in one directory or put together) are the same files, byte for byte,
as the whole made at once.

Exit codes: 0 done, 1 faults in the content, or a code of another board, 2 wrong command line or a file that cannot be
written.

Examples:
  core-runner run
  core-runner run 1KSH-4000-42KB
  core-runner run --seed rusty-crane-ledger --difficulty hard
  core-runner run --sealed --dice
  core-runner run --seed "Friday night" --count 4 --paper letter
  core-runner run --count 4 --stars 2..4
  core-runner run --daily --rate
  core-runner run --calendar 2026-11-30 --stars 2..4
  core-runner run --tournament --seed club-night --count 4 --sealed --dice
  core-runner run --seed league --count 1000000 --shard 3/100 --out league
  core-runner run --seed rusty-crane-ledger --json`;

/** The options that choose boards by their stars or by a day. */
function addBoardOptions(command: Command): Command {
  return command
    .option(
      '--rate',
      "print the board's stars, its chance and a par on the sheet: 4 to 7 s of processor time each, remembered",
    )
    .addOption(
      new Option('--stars <A..B>', 'search for boards of so many stars, 1 to 5, and print them: 3, or 2..4')
        .argParser(parseStars)
        .conflicts('hopeless'),
    )
    .addOption(
      new Option('--daily [DATE]', 'the challenge of a day (default: today by UTC), the same for everyone').conflicts([
        'weekly',
        ...otherBoards,
      ]),
    )
    .addOption(
      new Option('--weekly [DATE]', 'the challenge of the week of a day, from Monday on').conflicts(otherBoards),
    )
    .option('--hopeless', 'deal fresh boards as they come, those without a star among them');
}

export function addRun(program: Command): void {
  addBoardOptions(program.command('run'))
    .summary('print a Run sheet: a Tracking Sheet with the board dealt beforehand')
    .description(
      'Prints a Run sheet: a Tracking Sheet with a Sector Number and an Event Number in every Sector, the starting values of a difficulty, and spare numbers for resets. Who has the same seed has the same board, whatever the difficulty, today and with every later version. The run code on the sheet prints it again.',
    )
    .argument('[code]', 'a run code: prints its sheet; case, hyphens and spaces do not matter')
    .addOption(seedOption(parseLongSeed))
    .addOption(difficultyOption())
    .option(
      '--count <N>',
      `N sheets: of the seed with -1, -2, … behind it, or of fresh seeds (1 to ${maxSheets})`,
      parseCount('--count', 1, maxSheets),
    )
    .option(
      '--per-file <N>',
      `sheets of one file (1 to ${maxPerFile}, and as many where nothing is said)`,
      parseCount('--per-file', 1, maxPerFile),
    )
    .addOption(
      new Option('--open', 'show the numbers of the board (as it is where nothing is said)').conflicts('sealed'),
    )
    .option('--sealed', 'hide them behind pairs of letters, which are looked up in grids on the back')
    .option('--dice', 'with Outcome Rolls rolled beforehand too, so that scores of two players truly compare')
    .addOption(
      new Option(
        '--calendar [DATE]',
        `${packs.calendar.default} sheets, or --count of them, rated, in one file with contents on which scores are kept; by the weeks from a day on where one is named`,
      ).conflicts(['tournament', ...batchOptions]),
    )
    .addOption(
      new Option(
        '--tournament',
        `${packs.tournament.default} sheets, or --count of them, rated, in one file for a group: rules for comparing, a score card, the sheets, their codes`,
      ).conflicts(batchOptions),
    )
    .option('--shard <I/N>', 'only the I-th of N parts of the files of a batch', parseShard)
    .addOption(new Option('--fillable').hideHelp())
    .addOption(paperOption(paperNames))
    .addOption(lowInkOption())
    .addOption(punchOption())
    .addOption(outOption())
    .addOption(contentOption())
    .option(
      '--json',
      'print the deal as JSON too: code, seed, difficulty, sealed, dice, rating, sectors (id, q, r, label,\nsectorNumber, eventNumber), reserves, pictures; a list of deals with --count',
    )
    .addHelpText('after', help)
    .action(async (code: string | undefined, options: RunOptions) =>
      (await import('./run.ts')).printRuns(code, options),
    );
}

/** `3`, `2..4`, and `0` for a hopeless board. */
function parseStars(word: string): StarRange {
  const [, first = '', last = first] = /^([0-5])(?:(?:\.\.|-|–|…)([0-5]))?$/u.exec(word) ?? [];
  if (first === '' || Number(first) > Number(last))
    throw commandError(
      `--stars must be a number from 1 to 5 or two of them, found ${word || 'nothing'}`,
      '--stars 2..4 is from two to four',
    );
  return { from: Number(first), to: Number(last) };
}

/** `3/8`: the third of eight parts. */
function parseShard(word: string): Shard {
  const [, part = '0', of = '0'] = /^(\d{1,9})\/(\d{1,9})$/u.exec(word) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (shard.part < 1 || shard.part > shard.of)
    throw commandError(
      `--shard must be a part of so many, found ${word || 'nothing'}`,
      '1/4 is the first of four parts, 4/4 the last',
    );
  return shard;
}
