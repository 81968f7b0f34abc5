/** `core-runner run`: seed or run code → a Run sheet, or the deal as JSON; or a batch of thousands, in parts. */

import { type Command, Option } from 'commander';
import type { PackId } from '../../../documents/catalogue.ts';
import type { RatedChallenge } from '../../../documents/document.ts';
import type { Challenge, SheetKind } from '../../../game/challenge.ts';
import type { Content } from '../../../model/content.ts';
import { type PaperName, paperNames } from '../../../typeset/page/style.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import {
  contentOption,
  difficultyOption,
  flagOf,
  lowInkOption,
  outOption,
  paperOption,
  parseCount,
  parseLongSeed,
  punchOption,
  seedOption,
} from '../../shared/options.ts';
import type { PrintJob } from '../../shared/press/press.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { printJson } from '../../terminal/report.ts';
import type { BatchOptions, Shard } from './batch.ts';
import {
  addBoardOptions,
  type BoardWishes,
  boardHelp,
  chooseBoards,
  isChosen,
  rateBoards,
  reportRatings,
  requireDay,
} from './chosen-boards.ts';

/** The options of `core-runner run` as parsed; what is not said is settled by the game, or by fresh seeds. */
export interface RunOptions extends BoardWishes {
  readonly difficulty?: string;
  readonly perFile?: number;
  readonly shard?: Shard;
  readonly sealed?: true;
  readonly open?: true;
  readonly dice?: true;
  readonly calendar?: string | true;
  readonly tournament?: true;
  /** Asked for by who knows the form of `print`; refused with the way to go. */
  readonly fillable?: true;
  readonly paper: PaperName;
  readonly lowInk?: true;
  readonly punch?: true;
  readonly out: string;
  readonly content?: string;
  readonly json?: true;
}

const mostSheets = 100_000_000;
/** Sheets of one file: what one prints at a time. */
const mostOfFile = 1000;

/** Boards of a file with contents or a score card: as many as are made where nothing is said, and the most. */
const packs: Readonly<Record<PackId, { readonly usual: number; readonly most: number }>> = {
  calendar: { usual: 52, most: 366 },
  tournament: { usual: 6, most: 24 },
};

/** Options for batches, which a calendar or tournament in one file cannot be. */
const batchOptions = ['perFile', 'shard'];

/** Adds `core-runner run`: Run sheets of a seed, a run code or fresh seeds, as PDF files or the deals as JSON. */
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
      `N sheets: of the seed with -1, -2, … behind it, or of fresh seeds (1 to ${mostSheets})`,
      parseCount('--count', 1, mostSheets),
    )
    .option(
      '--per-file <N>',
      `sheets of one file (1 to ${mostOfFile}, and as many where nothing is said)`,
      parseCount('--per-file', 1, mostOfFile),
    )
    .addOption(
      new Option('--open', 'show the numbers of the board (as it is where nothing is said)').conflicts('sealed'),
    )
    .option('--sealed', 'hide them behind pairs of letters, which are looked up in grids on the back')
    .option('--dice', 'with Outcome Rolls rolled beforehand too, so that scores of two players truly compare')
    .addOption(
      new Option(
        '--calendar [DATE]',
        `${packs.calendar.usual} sheets, or --count of them, rated, in one file with contents on which scores are kept; by the weeks from a day on where one is named`,
      ).conflicts(['tournament', ...batchOptions]),
    )
    .addOption(
      new Option(
        '--tournament',
        `${packs.tournament.usual} sheets, or --count of them, rated, in one file for a group: rules for comparing, a score card, the sheets, their codes`,
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
      'print the deal as JSON too: code, seed, difficulty, sealed, dice, rating, sectors (id, q, r, label,\nsectorNumber, eventNumber), reserves; a list of deals with --count',
    )
    .addHelpText(
      'after',
      `
A seed is any text. White space at its ends is dropped and inside it counts as one space. A character that the sheet's
font lacks is printed as its code, such as \\u{1F600}, and can be typed like that. A seed of more than some thirty
characters is not printed: the run code stands for it. core-runner verify CODE says what a code holds.
Pre-rolled numbers do not give the Shops away: write the S when you find one. A Run sheet is for paper: on a screen, write
its seed and numbers in the form of print tracking-sheet --fillable, which score --form reads.

${boardHelp}

A calendar has at most ${packs.calendar.most} sheets, a tournament ${packs.tournament.most}. Each board is rated, a second the first time; --stars
chooses boards, --sealed and --dice go with both. In a tournament more cores win, then fewer turns, then more Health.

A batch of more than ${mostOfFile} sheets is several files. Files that are there are not made again, so an interrupted batch
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
  core-runner run --seed rusty-crane-ledger --json`,
    )
    .action(run);
}

async function run(word: string | undefined, options: RunOptions): Promise<void> {
  if (options.fillable)
    throw commandError(
      'a Run sheet is no form',
      'to play it on a screen, write its seed and numbers in the form of print tracking-sheet --fillable',
    );
  if (word !== undefined) return runCode(word, options);
  const content = await requireContent(options.content);
  const difficulty = chosenDifficulty(content.game, options.difficulty);
  const kind: SheetKind = { sealed: options.sealed === true, dice: options.dice === true };
  const pack = packOf(options);
  if (pack) return printPack(content, pack, options, { difficulty, kind });
  const { count, perFile = mostOfFile } = options;
  if (options.shard || (count !== undefined && count > perFile)) {
    const { printBatch } = await import('./batch.ts');
    const batch: BatchOptions = { ...options, count: requireCount(options), perFile, difficulty, kind };
    return printBatch(content, batch);
  }
  const { dealBoards } = await import('../../shared/boards/deals.ts');
  const boards = isChosen(options)
    ? await chooseBoards(content, options, { difficulty, kind, directory: options.content })
    : dealBoards(content, { ...options, difficulty, kind });
  await printSheets(content, boards, options);
}

/** What file is made of the boards; undefined where it is one of sheets alone. */
function packOf({ calendar, tournament, count = 1 }: RunOptions): PackId | undefined {
  const pack = calendar ? 'calendar' : tournament ? 'tournament' : undefined;
  const most = pack ? packs[pack].most : count;
  if (count > most)
    throw commandError(`--count must be from 1 to ${most} with --${pack}, found ${count}`, 'make several files');
  return pack;
}

/** Deals, rates and prints the boards of a calendar or a tournament. */
async function printPack(
  content: Content,
  pack: PackId,
  options: RunOptions,
  { difficulty, kind }: { readonly difficulty: string; readonly kind: SheetKind },
): Promise<void> {
  const { calendar } = options;
  const weeksFrom = typeof calendar === 'string' ? requireDay('--calendar', calendar) : undefined;
  const asked = { ...options, count: options.count ?? packs[pack].usual, rate: true } as const;
  const deals = await chooseBoards(content, asked, { difficulty, kind, directory: options.content });
  const { packJob } = await import('../../shared/press/game-jobs.ts');
  await printJob(
    (await packJob(pack, content, { deals, weeksFrom, punch: options.punch })) as PrintJob,
    content,
    deals,
    asked,
  );
}

/** What has to be known of a batch in parts. */
function requireCount({ count, shard, seed, json }: RunOptions): number {
  if (shard && count === undefined)
    throw commandError('--shard is a part of a batch', 'say of how many sheets: --count N');
  if (shard && seed === undefined)
    throw commandError('--shard needs a seed', 'all parts have to be of one batch: --seed TEXT');
  if (json) throw commandError('--json is for one file', 'ask for fewer sheets, or leave out --shard');
  return count ?? 1;
}

/** Prints the sheet of a code, which says all that the options would. */
async function runCode(word: string, options: RunOptions): Promise<void> {
  const names = [
    'stars',
    'daily',
    'weekly',
    'hopeless',
    'seed',
    'difficulty',
    'count',
    'perFile',
    'shard',
    'sealed',
    'open',
    'dice',
    'calendar',
    'tournament',
  ] as const;
  const { differences, findCode } = await import('../../shared/boards/codes.ts');
  const { content, found } = await findCode(word, options.content);
  const beside = names.find((name) => options[name] !== undefined);
  if (beside !== undefined)
    throw commandError(`${flagOf(beside)} cannot stand beside a run code`, 'the code says what the sheet is');
  if (typeof found === 'string')
    throw new Failure(
      1,
      `error: this content deals another board: ${differences[found]}\n  hint: --content names another`,
    );
  await printSheets(content, await withRatings(content, [found], options), options);
}

/** The boards with their ratings, where these are asked for. */
async function withRatings(
  content: Content,
  boards: readonly Challenge[],
  { rate, content: directory }: RunOptions,
): Promise<readonly RatedChallenge[]> {
  return rate ? rateBoards(content, boards, directory) : boards;
}

async function printSheets(content: Content, deals: readonly RatedChallenge[], options: RunOptions): Promise<void> {
  const { runSheetJob } = await import('../../shared/press/game-jobs.ts');
  await printJob((await runSheetJob(content, deals, options)) as PrintJob, content, deals, options);
}

/** Prints the file of some boards, and says what it is or what was dealt. */
async function printJob(
  job: PrintJob,
  content: Content,
  deals: readonly RatedChallenge[],
  options: RunOptions,
): Promise<void> {
  const [{ filesTable, printJobs }, { dealJson }] = await Promise.all([
    import('../../shared/press/press.ts'),
    import('../../shared/boards/deals.ts'),
  ]);
  const printed = await printJobs([job], {
    paper: options.paper,
    ...(options.lowInk && { lowInk: true }),
    out: options.out,
  });
  if (options.json)
    printJson(options.count === undefined ? dealJson(deals[0] as (typeof deals)[number]) : deals.map(dealJson));
  else {
    filesTable(printed, false);
    reportRatings(content, deals);
  }
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
