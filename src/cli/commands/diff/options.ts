/** `core-runner diff`: its options and help. */

import type { Command } from 'commander';
import { paperOption, parseCount } from '../../shared/options.ts';
import type { DiffOptions } from './diff.ts';

/** Runs of each policy at each difficulty: at least one for each batch, by default within some 20 seconds on two processors. */
const runCounts = { min: 20, default: 1_000, max: 100_000 };

const help = `
Odds are those of two dice without Modifiers, exact. Bands are measured in both games with the same dice, so that a change
shows in far fewer Runs than each share would need alone; that takes some 20 seconds on two processors, and is done only
where rules, weights of the runner or balance.yaml differ. What single Events and items move is left to core-runner balance. Pages are those of the Event Book
on --paper; nothing is written. Ctrl-C leaves the bands out and prints the rest.

Exit codes: 0 done, whether they differ or not (with --exit-code 1 where they do), 1 faults in either,
2 wrong command line or something outside failed, 130 stopped.

Examples:
  core-runner diff published
  core-runner diff published my-game --no-bands
  core-runner diff published my-game --paper a4 --json --exit-code`;

export function addDiff(program: Command): void {
  program
    .command('diff')
    .summary('what changed between two versions of a game: odds, effects, bands, pages, codes')
    .description(
      'Compares two content directories in play terms: the exact odds, effects and prices of each Event, rules, board and Endings, the bands of balance.yaml, the pages that Events stand on, and whether run codes and seeds printed before still deal their boards. Texts are named and not quoted.',
    )
    .argument('<old>', 'content directory as it was')
    .argument(
      '[new]',
      'content directory as it is (default: the game in the current directory, or the content that ships)',
    )
    .addOption(paperOption().default('a5'))
    .option(
      '--runs <N>',
      'Runs of each player at each difficulty, for the bands',
      parseCount('--runs', runCounts.min, runCounts.max),
      runCounts.default,
    )
    .option('--no-bands', 'leave the bands out: nothing is played')
    .option('--exit-code', 'exit with 1 where they differ')
    .option('--json', 'print as JSON: format 1, old, new, same, interrupted, changes, pages, targets, bands')
    .addHelpText('after', help)
    .action(async (old: string, now: string | undefined, options: DiffOptions) =>
      (await import('./diff.ts')).printDifferences(old, now, options),
    );
}
