/** `core-runner run`: its options and help. */

import { type Command, Option } from '@commander-js/extra-typings';
import type { StarRange } from '../../../game/measure/rating.ts';
import { paperNames } from '../../../typeset/page/style.ts';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import {
  contentOption,
  difficultyOption,
  inkOption,
  lowInkOption,
  outOrPipeOption,
  paperOption,
  parseCount,
  parseLongSeed,
  punchOption,
  quietOption,
  seedOption,
} from '../../shared/options.ts';
import { commandError } from '../../terminal/failure.ts';
import { maxPerFile, maxSheets, packs } from './limits.ts';

/** Part `part` of `of`, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

const batchOptions = ['perFile', 'shard'];

const otherBoards = ['seed', 'count', 'calendar', 'tournament'];

const notes = [
  'Stars show the chance that an expert wins: at least 5 % for 1 star, 20 % for 2, 35 % for 3, 50 % for 4, 65 % for 5. Par is a typical result, in cores and turns.',
];

const examples = [
  'run 1KSH-4000-42KB',
  'run --seed "Friday night" --count 4',
  'run --daily --rate --sealed --paper letter',
  'run --calendar 2026-11-30 --stars 2..4',
  'run --seed league --count 1000000 --shard 3/100',
];

/** The options that choose a board, or many. */
const withBoards = (program: Command) =>
  program
    .command('run')
    .summary('print a Run sheet: a Tracking Sheet with the numbers of all Sectors rolled')
    .description('Print a Run sheet: a Tracking Sheet with the numbers of all Sectors rolled.')
    .argument('[code]', 'a run code: prints its sheet again')
    .optionsGroup('Board:')
    .addOption(seedOption(parseLongSeed))
    .addOption(difficultyOption())
    .addOption(
      new Option('--daily [DATE]', 'one board a day for everyone (default: today, UTC)').conflicts([
        'weekly',
        ...otherBoards,
      ]),
    )
    .addOption(
      new Option('--weekly [DATE]', 'one board a week for everyone (default: this week)').conflicts(otherBoards),
    )
    .option('--hopeless', 'allow new boards that nobody can win')
    .optionsGroup('Rating:')
    .option('--rate', 'print stars, chance and par; takes 4 to 7 seconds')
    .addOption(
      new Option('--stars <A..B>', 'find boards with 1 to 5 stars, such as 3 or 2..4')
        .argParser(parseStars)
        .conflicts('hopeless'),
    )
    .optionsGroup('Batch:')
    .option('--count <N>', 'number of sheets; with --seed X: seeds X-1, X-2, …', parseCount('--count', 1, maxSheets))
    .option(
      '--per-file <N>',
      `sheets in a file (default and max: ${maxPerFile})`,
      parseCount('--per-file', 1, maxPerFile),
    )
    .option('--shard <K/N>', 'make only part K of N of the files', parseShard)
    .addOption(
      new Option(
        '--calendar [DATE]',
        `${packs.calendar.default} rated sheets for the weeks from DATE, and a score list`,
      ).conflicts(['tournament', ...batchOptions]),
    )
    .addOption(
      new Option(
        '--tournament',
        `${packs.tournament.default} rated sheets, rules and a score card in one file`,
      ).conflicts(batchOptions),
    );

const declare = (program: Command) =>
  withBoards(program)
    .optionsGroup('Sheet:')
    .option('--sealed', 'hide the numbers: look them up one at a time on the back')
    .option('--dice', 'roll the Outcome Rolls too, the same for everyone')
    .addOption(
      new Option('--text', 'write the sheet as plain text').conflicts([
        'sealed',
        'calendar',
        'tournament',
        'ink',
        'lowInk',
        'punch',
        'paper',
        ...batchOptions,
      ]),
    )
    .addOption(new Option('--fillable').hideHelp())
    .optionsGroup('Paper:')
    .addOption(paperOption(paperNames))
    .addOption(inkOption())
    .addOption(lowInkOption())
    .addOption(punchOption())
    .optionsGroup('Options:')
    .addOption(contentOption())
    .addOption(outOrPipeOption())
    .option('--json', 'print the name of the file and the boards as JSON')
    .addOption(quietOption());

/** The options of `core-runner run`. */
export type RunOptions = OptionsOf<typeof declare>;

/** Whether an option can go with a run code, which sets the board and what is on its sheet. */
export const goesWithCode: Readonly<Record<keyof RunOptions, boolean>> = {
  seed: false,
  difficulty: false,
  daily: false,
  weekly: false,
  hopeless: false,
  rate: true,
  stars: false,
  count: false,
  perFile: false,
  shard: false,
  calendar: false,
  tournament: false,
  sealed: false,
  dice: false,
  text: true,
  fillable: false,
  paper: true,
  ink: true,
  lowInk: true,
  punch: true,
  content: true,
  out: true,
  json: true,
  quiet: true,
};

export function addRun(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes,
    exits:
      '0 done, 1 faults in the content or a run code for another game, 2 wrong command line, or a file that cannot be written',
    examples,
  });
  return command;
}

/** `3`, `2..4`, and `0` for a hopeless board. */
function parseStars(word: string): StarRange {
  const [, first = '', last = first] = /^([0-5])(?:(?:\.\.|-|–|…)([0-5]))?$/u.exec(word) ?? [];
  if (first === '' || Number(first) > Number(last))
    throw commandError(`--stars must be a number from 1 to 5, or two such as 2..4, found ${word || 'nothing'}`);
  return { from: Number(first), to: Number(last) };
}

/** `3/8`: the third of eight parts. */
function parseShard(word: string): Shard {
  const [, part = '0', of = '0'] = /^(\d{1,9})\/(\d{1,9})$/u.exec(word) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (shard.part < 1 || shard.part > shard.of)
    throw commandError(
      `--shard must be K/N with K at most N, found ${word || 'nothing'}`,
      '1/4 is the first of 4 parts, 4/4 the last',
    );
  return shard;
}
