/** `core-runner simulate`: its options and help. */

import type { Command } from '@commander-js/extra-typings';
import { policySummaries } from '../../../game/policy/catalogue.ts';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import {
  contentOption,
  difficultyOption,
  parseCount,
  parseSeed,
  policyOption,
  sheetOption,
  wordOfSheet,
} from '../../shared/options.ts';

const maxRuns = 100_000_000;
const maxWorkers = 64; // each holds the content and some 16 MB

const examples = [
  'simulate',
  'simulate --sheet rusty-crane-ledger',
  'simulate --difficulty all --policy novice --runs 100000',
  'simulate --difficulty hard --seed tuesday --json',
];

const declare = (program: Command) =>
  program
    .command('simulate')
    .summary('play many simulated Runs and count how they end')
    .description(
      'Play many simulated Runs and count Endings, cores, turns, Health, Events, DiceMods and items. The same seed gives the same counts.',
    )
    .option('--runs <N>', 'Runs at each difficulty', parseCount('--runs', 1, maxRuns), 10_000)
    .addOption(difficultyOption('easy, normal, hard or all'))
    .addOption(policyOption())
    .option('--seed <TEXT>', 'seed of the dice: any text', parseSeed, 'core-runner')
    .addOption(sheetOption())
    .option('--workers <W>', 'threads (default: one for each processor)', parseCount('--workers', 1, maxWorkers))
    .option('--spoilers', 'print the titles of Endings too')
    .addOption(contentOption())
    .option('--json', 'print the counts as JSON');

/** The options of `core-runner simulate`. */
export type SimulateOptions = OptionsOf<typeof declare>;

export function addSimulate(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes: [['Policies:', policySummaries], wordOfSheet, 'Ctrl-C stops and prints the counts so far.'],
    exits: '0 done, 1 faults in the content, 2 wrong command line or another error, 130 stopped',
    examples,
  });
  return command;
}
