/** `core-runner balance`: its options and help. */

import { type Command, Option } from '@commander-js/extra-typings';
import { fittedFile } from '../../../load/game/files.ts';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption, parseCount, quietOption } from '../../shared/options.ts';

/** Runs of a round of `--fit`: the default is for weights that ship, the minimum shows that it works. */
/** Runs of a round of `--fit`. */
export const fitRuns = { min: 100, max: 100_000, default: 12_000 };

const notes = [
  'Each band is decided with 95 % confidence, in about a minute for all. A value too near the edge of its band stays undecided. Ctrl-C stops and prints what is decided so far.',
];

const examples = [
  'balance',
  'balance --content my-game --advise',
  'balance --content my-game --fit',
  'balance --json --report',
];

const declare = (program: Command) =>
  program
    .command('balance')
    .summary('check that the chances to win are as the game wants')
    .description(
      'Check a game against balance.yaml. It has bands: a min and a max for win rates and other values. Simulated Runs decide each band.',
    )
    .option('--report', 'exit with 0 even if a band is missed')
    .option('--advise', 'find changes that would meet up to two missed bands: 1 to 2 minutes each')
    .addOption(
      new Option(
        '--fit [RUNS]',
        `fit the policy runner to the game, with RUNS a round (default: ${fitRuns.default}), and write ${fittedFile}; takes minutes`,
      )
        .argParser(parseCount('--fit', fitRuns.min, fitRuns.max))
        .conflicts(['json', 'report', 'advise']),
    )
    .addOption(contentOption())
    .option('--json', 'print the findings as JSON')
    .addOption(quietOption());

/** The options of `core-runner balance`. */
export type BalanceOptions = OptionsOf<typeof declare>;

export function addBalance(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes,
    exits:
      '0 no band is missed, 1 a band is missed or the content has faults, 2 wrong command line or another error, 130 stopped',
    examples,
  });
  return command;
}
