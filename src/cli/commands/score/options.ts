/** `core-runner score`: its options and help. */

import type { Command } from 'commander';
import {
  contentOption,
  difficultyOption,
  parseCount,
  parseLongSeed,
  picturesOption,
  seedOption,
} from '../../shared/options.ts';
import { ends, maxAnswer, parseEnd, parseEvents } from './answers.ts';
import type { ScoreOptions } from './score.ts';

const help = `
What no option says is asked on a terminal. With --form the seed (or run code) in the form says which board it is where
the command line says none; the marker says how the Run ended, and turns are a number. A check finds slips of the pen; it proves no score.
To compare: more cores brought out come first, then fewer turns, then more Health. Who ends without Health or without a
move brings nothing out.

Exit codes: 0 done, 1 faults in the content or other pictures, 2 wrong command line, or a score that cannot be.

Examples:
  core-runner score 1KSH-4000-42KB
  core-runner score --seed rusty-crane-ledger --end goal --cores 5 --turns 24 --health 3
  core-runner score --form tracking-sheet-fillable.pdf
  core-runner score 1KSH-4000-42KB --end escape --cores 2 --turns 4 --health 6 --events 56,42,26,12 --json`;

export function addScore(program: Command): void {
  program
    .command('score')
    .summary('check what a Run sheet shows at the end, and give a line to share')
    .description(
      'Asks for what a Run sheet shows at the end, or takes it from options or a filled-in form, and reports what no Run on that board can show: more cores than the best Events of so many turns bring, fewer turns than the way has, unable to move with Health above every number, Events that are never met or on Sectors that do not touch. Then prints a line to share.',
    )
    .argument('[code]', 'the run code of the sheet')
    .addOption(seedOption(parseLongSeed))
    .addOption(difficultyOption())
    .option('--end <HOW>', `how it ended: ${ends.join(', ')}`, parseEnd)
    .option('--cores <N>', 'cores at the end', parseCount('--cores', 0, maxAnswer))
    .option('--turns <N>', 'Sectors entered, the first one too', parseCount('--turns', 1, maxAnswer))
    .option('--health <N>', 'Health at the end', parseCount('--health', 0, maxAnswer))
    .option('--events <NUMBERS>', 'all Event Numbers that were met, in any order (optional)', parseEvents)
    .option(
      '--form <FILE>',
      'a Tracking Sheet of print --fillable, filled in and saved: what no option says is read from it',
    )
    .addOption(picturesOption())
    .addOption(contentOption())
    .option('--json', 'print as JSON: code, seed, difficulty, end, cores, turns, health, brought, won, pictures, line')
    .addHelpText('after', help)
    .action(async (code: string | undefined, options: ScoreOptions) =>
      (await import('./score.ts')).printScore(code, options),
    );
}
