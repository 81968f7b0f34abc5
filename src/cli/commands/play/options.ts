/** `core-runner play`: its options and help. */

import type { Command } from 'commander';
import {
  contentOption,
  difficultyOption,
  parseCount,
  parseSeed,
  policyOption,
  sheetOption,
} from '../../shared/options.ts';
import type { PlayOptions } from './play.ts';

const help = `
Without --step the Runs are those that core-runner simulate counts for the same seed, policy and difficulty.
--seed is the seed of the dice. --sheet is the board, as core-runner run prints it; a run code names its difficulty too.
A mistyped run code is refused; --sheet seed:TEXT takes any text as a seed.
With --step the tool stops after each Outcome Roll if you can use a Modifier, and shows the Outcome after you decide.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or something outside failed.

Examples:
  core-runner play --seed tuesday --difficulty hard
  core-runner play --policy novice --run 7 --spoilers
  core-runner play --step --difficulty easy --save my-run.json
  core-runner play --step --roll --sheet rusty-crane-ledger
  core-runner play --step --sheet 1KSH-4000-42KB`;

export function addPlay(program: Command): void {
  program
    .command('play')
    .summary('show a simulated Run, or play one with dice and let the tool keep the sheet')
    .description(
      'Shows one simulated Run turn by turn, in numbers. With --step you play yourself with your own dice: the tool keeps the Tracking Sheet, lists your choices, and shows the texts that you reach.',
    )
    .option('--seed <TEXT>', 'seed of the dice, simulated or thrown by --roll (simulated: core-runner)', parseSeed)
    .option('--run <N>', 'number of the Run', parseCount('--run', 1, 100_000_000), 1)
    .addOption(difficultyOption(', or that of the saved Run'))
    .addOption(policyOption())
    .option('--spoilers', "show the book's texts too: scenes, Outcomes and the Ending")
    .option('--step', 'play yourself')
    .addOption(sheetOption())
    .option('--roll', 'with --step: the tool rolls the dice for you')
    .option('--save <FILE>', 'with --step: save the Run to a file after each step, or continue the Run in it')
    .addOption(contentOption())
    .addHelpText('after', help)
    .action(async (options: PlayOptions) => (await import('./play.ts')).playRun(options));
}
