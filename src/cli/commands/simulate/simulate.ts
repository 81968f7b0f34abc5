/** `core-runner simulate`: content, policy, seed → many Runs, counted. */

import type { Command } from 'commander';
import type { Summary } from '../../../game/measure/summary.ts';
import { policySummaries } from '../../../game/policy/catalogue.ts';
import type { Rules } from '../../../game/run/rules.ts';
import { installation } from '../../../installation/paths.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import {
  contentOption,
  difficultyOption,
  parseCount,
  parseSeed,
  policyOption,
  sheetOption,
} from '../../shared/options.ts';
import { Failure } from '../../terminal/failure.ts';
import { heedInterrupt } from '../../terminal/interrupt.ts';
import { complain, print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';

interface SimulateOptions {
  readonly runs: number;
  readonly difficulty?: string;
  readonly policy: string;
  readonly seed: string;
  readonly sheet?: string;
  readonly workers?: number;
  readonly content?: string;
  readonly json?: true;
  readonly spoilers?: true;
}

const mostRuns = 100_000_000;
const everyDifficulty = 'all';
/** The most threads that `--workers` takes. */
export const mostWorkers = 64; // each holds the content and some 16 MB

/** Adds `core-runner simulate`: Runs counted, with 95 % intervals (Wilson); the same whatever the number of threads. */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .summary('play many Runs and count how they end')
    .description(
      'Plays many Runs and counts: Endings with 95 % intervals (Wilson), cores, turns, Health, deaths, what each Event does, DiceMods, what is bought. The same seed gives the same counts, whatever the number of workers.',
    )
    .option('--runs <N>', `Runs at each difficulty (1 to ${mostRuns})`, parseCount('--runs', 1, mostRuns), 10_000)
    .addOption(difficultyOption(`, or ${everyDifficulty}`))
    .addOption(policyOption())
    .option('--seed <TEXT>', 'any text', parseSeed, 'core-runner')
    .addOption(sheetOption())
    .option('--workers <W>', 'threads (default: one for each processor)', parseCount('--workers', 1, mostWorkers))
    .addOption(contentOption())
    .option('--json', 'print as JSON: seed, sheet, policy, interrupted, and for each difficulty all that is counted')
    .option('--spoilers', 'name Endings by their titles too')
    .addHelpText(
      'after',
      `
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
  core-runner simulate --difficulty hard --seed tuesday --json`,
    )
    .action(run);
}

async function run(options: SimulateOptions): Promise<void> {
  const interrupt = heedInterrupt();
  const { policy } = options;
  const content = await requireContent(options.content);
  const { boardOf, difficultyOf, sheetWord } = await import('../../shared/boards/codes.ts');
  const word = options.sheet === undefined ? undefined : sheetWord(content, options.sheet);
  const asked = options.difficulty ?? (word === undefined ? undefined : difficultyOf(content, word));
  const difficulties =
    asked === everyDifficulty
      ? content.game.difficulties.map(({ id }) => id)
      : [chosenDifficulty(content.game, asked, [everyDifficulty])];

  // Play and count.
  const { availableParallelism } = process.getBuiltinModule('node:os');
  const { withCrew } = await import('../../crew/with-crew.ts');
  const { compileRules } = await import('../../../game/run/rules.ts');
  const { summarize } = await import('../../../game/measure/summary.ts');
  const all = options.runs * difficulties.length;
  const results: { rules: Rules; summary: Summary }[] = [];
  const contract = {
    directory: options.content ?? installation.content,
    seed: options.seed,
    what: content.game.words.run.one,
    expected: () => all,
    threads: Math.min(options.workers ?? availableParallelism(), Math.ceil(all / 50)),
    interrupt,
  };
  const { played, interrupted } = await withCrew(contract, async (crew, signal) => {
    for (const difficulty of difficulties) {
      if (signal.aborted) break;
      const sheet = word === undefined ? undefined : boardOf(content, word, difficulty);
      const tally = await crew.tally({ difficulty, policy, sheet }, 0, options.runs);
      const rules = compileRules(content, difficulty);
      results.push({ rules, summary: summarize(rules, tally, { titles: options.spoilers === true }) });
    }
  });

  // Say it; a program that reads JSON is told that nothing is counted, too.
  if (interrupted) process.exitCode = 130;
  if (options.json) {
    printJson({
      seed: options.seed,
      ...(options.sheet !== undefined && { sheet: options.sheet }),
      policy,
      interrupted,
      difficulties: results.map(({ rules, summary }) => ({ difficulty: rules.difficulty.id, ...summary })),
    });
    return;
  }
  if (results.length === 0) throw new Failure(130, `stopped before ${content.game.words.run.a} was counted`);
  const { simulationReport } = await import('./simulation-report.ts');
  const reports = results.map(({ rules, summary }) =>
    simulationReport(rules.difficulty.name, policy, summary, content.game.words),
  );
  print(`${reports.join('\n\n\n')}\n`);
  if (interrupted) complain(`stopped after ${played} of ${all} ${content.game.words.run.many}\n`);
}
