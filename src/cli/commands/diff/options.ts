/** `core-runner diff`: its options and help. */

import type { Command } from '@commander-js/extra-typings';
import { editionPapers } from '../../../typeset/edition/edition.ts';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import { defaultGame, paperOption, parseCount, quietOption } from '../../shared/options.ts';

/** Runs of each policy at each difficulty: at least one for each batch, by default within some 20 seconds on two processors. */
const runCounts = { min: 20, default: 1_000, max: 100_000 };

const notes = [
  'Bands of balance.yaml are measured in both games with the same dice, only if rules, runner or targets differ. Ctrl-C leaves them out.',
];

const examples = [
  'diff published',
  'diff published my-game --no-bands',
  'diff published my-game --paper a4 --json --exit-code',
];

const declare = (program: Command) =>
  program
    .command('diff')
    .summary('compare two versions of a game: what changes in play')
    .description('Compare two versions of a game: odds, effects, prices, rules, bands, moved pages and printed codes.')
    .argument('<old>', 'directory of the old version')
    .argument('[new]', `directory of the new version ${defaultGame()}`)
    .addOption(paperOption(editionPapers).default('a5', 'a5'))
    .option(
      '--runs <N>',
      'Runs of each player at each difficulty, for the bands',
      parseCount('--runs', runCounts.min, runCounts.max),
      runCounts.default,
    )
    .option('--no-bands', 'leave out the bands, which take about 20 s')
    .option('--exit-code', 'exit with 1 if the versions differ')
    .option('--json', 'print the changes as JSON')
    .addOption(quietOption());

/** The options of `core-runner diff`. */
export type DiffOptions = OptionsOf<typeof declare>;

export function addDiff(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes,
    exits:
      '0 done, 1 faults in the content (or differences, with --exit-code), 2 wrong command line or another error, 130 stopped',
    examples,
  });
  return command;
}
