/** `core-runner play`: its options and help. */

import type { Command } from '@commander-js/extra-typings';
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

const examples = [
  'play --seed tuesday --difficulty hard',
  'play --policy novice --run 7 --spoilers',
  'play --step --save my-run.json',
  'play --step --roll --sheet 1KSH-4000-42KB',
];

const declare = (program: Command) =>
  program
    .command('play')
    .summary('play a Run at the terminal, or show a simulated one')
    .description(
      'Show a simulated Run turn by turn. With --step you play: the tool fills in the Tracking Sheet and prints the texts.',
    )
    .optionsGroup('Run:')
    .option('--seed <TEXT>', 'seed of the dice (default: core-runner, or system dice with --roll)', parseSeed)
    .option('--run <N>', 'number of the simulated Run of this seed', parseCount('--run', 1, 100_000_000), 1)
    .addOption(difficultyOption(undefined, 'that of the run code or saved Run, else normal'))
    .addOption(policyOption())
    .addOption(sheetOption())
    .option('--spoilers', 'print scenes, Outcomes and the Ending of a simulated Run too')
    .optionsGroup('Your own Run:')
    .option('--step', 'play yourself, with your own dice')
    .option('--roll', 'with --step: let the tool roll the dice')
    .option('--save <FILE>', 'with --step: save the Run in FILE after each step, and go on from there')
    .optionsGroup('Options:')
    .addOption(contentOption());

/** The options of `core-runner play`. */
export type PlayOptions = OptionsOf<typeof declare>;

export function addPlay(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes: [
      wordOfSheet,
      'With --step the tool stops after each Outcome Roll if you can use a Modifier, and shows the Outcome after you decide.',
    ],
    examples,
  });
  return command;
}
