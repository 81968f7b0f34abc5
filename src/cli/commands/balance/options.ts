/** `core-runner balance`: its options and help. */

import { type Command, Option } from 'commander';
import { fittedFile } from '../../../load/read.ts';
import { contentOption, parseCount } from '../../shared/options.ts';
import type { BalanceOptions } from './balance.ts';

/** Runs of a round of `--fit`: the default is for weights that ship, the minimum shows that it works. */
const fitRuns = { min: 100, max: 100_000, default: 12_000 };

const help = `
Ctrl-C stops and prints what is decided so far.

The policy runner judges by weights. --fit plays some 100,000 Runs at each difficulty, which takes minutes, and
writes the weights that play best into runner.json of the content directory; without that file, general ones are
played. Where rules, effects or prices have changed since, balance says so.

--advise tries every effect and price by one more and one less, every total of an Outcome Roll moved to the Outcome
beside it, Health and money to begin with by up to four, and the cores to win by one, with the same dice for each, and
the better ones with more of them; where none is enough, the best three in pairs. For up to two bands (the missed
first, then the undecided) it names up to five of them with file and line, what the band would come to, and which
other bands would be missed or become undecided; of the influences, only that of what is changed. It takes one to two
minutes for each band. The prose, and the Endings' ranges of cores, may have to follow.

Exit codes: 0 no band is missed, 1 a band is missed or the content has faults,
2 wrong command line or something outside failed, 130 stopped.

Examples:
  core-runner balance
  core-runner balance --content my-game
  core-runner balance --content my-game --fit
  core-runner balance --advise --content my-game
  core-runner balance --json --report`;

export function addBalance(program: Command): void {
  program
    .command('balance')
    .summary('hold the content against its balance targets')
    .description(
      'Plays as many Runs as it takes to decide every band of balance.yaml at 95 % (win rates, Endings, length, losses, the influence of each Event and item), within about a minute. What lies too near an edge is called undecided.',
    )
    .addOption(contentOption())
    .option(
      '--json',
      'print as JSON: interrupted, fitted, missed, open, and findings (target, unit, measured, band, verdict); with --advise advice too (target, remedies)',
    )
    .option('--report', 'exit with 0 even where a band is missed')
    .option(
      '--advise',
      'for each band that does not hold, try which changes to the content, alone or in pairs, would bring it back',
    )
    .addOption(
      new Option(
        '--fit [RUNS]',
        `fit the runner to the game instead, with so many Runs a round (${fitRuns.default}), and write ${fittedFile}`,
      )
        .argParser(parseCount('--fit', fitRuns.min, fitRuns.max))
        .conflicts(['json', 'report', 'advise']),
    )
    .addHelpText('after', help)
    .action(async ({ fit, ...options }: Omit<BalanceOptions, 'fit'> & { readonly fit?: true | number }) =>
      (await import('./balance.ts')).checkBalance({
        ...options,
        ...(fit && { fit: fit === true ? fitRuns.default : fit }),
      }),
    );
}
