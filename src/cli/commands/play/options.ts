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
The Runs are those that core-runner simulate counts for the same seed, policy and difficulty; --seed is for their dice,
--sheet for the board, which core-runner run prints; a run code says the difficulty too, where --difficulty does not.
A run code with a slip in it is refused; --sheet seed:TEXT takes any text as a seed.

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
    .summary('tell a simulated Run, or keep the sheet of one you play with dice')
    .description(
      'Tells one simulated Run turn by turn, in numbers. With --step you play yourself, with your own dice: the tool keeps the Tracking Sheet, offers what is legal, and reads out what you have come to.',
    )
    .option('--seed <TEXT>', 'seed of the dice, simulated or thrown by --roll (simulated: core-runner)', parseSeed)
    .option('--run <N>', 'which Run of it', parseCount('--run', 1, 100_000_000), 1)
    .addOption(difficultyOption(', or that of the saved Run'))
    .addOption(policyOption())
    .option('--spoilers', "tell the book's prose too: scenes, Outcomes and the Ending")
    .option('--step', 'play yourself')
    .addOption(sheetOption())
    .option('--roll', 'with --step: the tool rolls the dice for you')
    .option('--save <FILE>', 'with --step: keep the Run in a file after every step, and play on from it')
    .addOption(contentOption())
    .addHelpText('after', help)
    .action(async (options: PlayOptions) => (await import('./play.ts')).playRun(options));
}
