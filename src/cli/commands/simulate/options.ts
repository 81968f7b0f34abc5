/** `core-runner simulate`: its options and help. */

import type { Command } from 'commander';
import { policySummaries } from '../../../game/policy/catalogue.ts';
import {
  contentOption,
  difficultyOption,
  parseCount,
  parseSeed,
  policyOption,
  sheetOption,
} from '../../shared/options.ts';
import type { SimulateOptions } from './simulate.ts';

const maxRuns = 100_000_000;
const maxWorkers = 64; // each holds the content and some 16 MB

const help = `
Policies:
${Object.entries(policySummaries)
  .map(([id, summary]) => `  ${id.padEnd(10)}${summary}`)
  .join('\n')}

The table names Events and items, never what is read in an Outcome or an Ending; Endings by how a Run comes to
them, and by their titles only with --spoilers.
With --sheet every Run is played on the board that core-runner run prints for it: players who look ahead see all of it.
A run code says the difficulty too, where --difficulty does not. One with a slip in it is refused; --sheet seed:TEXT takes
any text as a seed.
Ctrl-C stops and prints what is counted so far.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or something outside failed, 130 stopped.

Examples:
  core-runner simulate
  core-runner simulate --sheet rusty-crane-ledger
  core-runner simulate --difficulty all --policy novice --runs 100000
  core-runner simulate --difficulty hard --seed tuesday --json`;

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .summary('play many Runs and count how they end')
    .description(
      'Plays many Runs and counts: Endings with 95 % intervals (Wilson), cores, turns, Health, deaths, what each Event does, DiceMods, what is bought. The same seed gives the same counts, whatever the number of workers.',
    )
    .option('--runs <N>', `Runs at each difficulty (1 to ${maxRuns})`, parseCount('--runs', 1, maxRuns), 10_000)
    .addOption(difficultyOption(', or all'))
    .addOption(policyOption())
    .option('--seed <TEXT>', 'any text', parseSeed, 'core-runner')
    .addOption(sheetOption())
    .option('--workers <W>', 'threads (default: one for each processor)', parseCount('--workers', 1, maxWorkers))
    .addOption(contentOption())
    .option('--json', 'print as JSON: seed, sheet, policy, interrupted, and for each difficulty all that is counted')
    .option('--spoilers', 'name Endings by their titles too')
    .addHelpText('after', help)
    .action(async (options: SimulateOptions) => (await import('./simulate.ts')).simulateRuns(options));
}
