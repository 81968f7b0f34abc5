/** `core-runner simulate`: content, policy, seed → many Runs, counted. */

import type { Command } from 'commander';
import type { Summary } from '../../game/measure/summary.ts';
import type { Rules } from '../../game/run/rules.ts';
import { installation } from '../installation.ts';
import { Failure, unknownWord } from '../terminal/failure.ts';
import { heedInterrupt } from '../terminal/interrupt.ts';
import { complain, print } from '../terminal/output.ts';
import { progressLine } from '../terminal/progress.ts';
import { printJson } from '../terminal/report.ts';
import { chosenDifficulty, requireContent } from './content.ts';
import { contentOption, difficultyOption, parseCount, parseSeed } from './options.ts';

interface SimulateOptions {
  readonly runs: number;
  readonly difficulty?: string;
  readonly policy: string;
  readonly seed: string;
  readonly workers?: number;
  readonly content?: string;
  readonly json?: true;
  readonly spoilers?: true;
}

const mostRuns = 100_000_000;
const everyDifficulty = 'all';
export const mostWorkers = 64; // each holds the content and some 16 MB

/** Ids of the policies and what they are, kept here so that `--help` loads no game. A test holds them to the list. */
export const policySummaries = {
  random: 'anything legal, all alike',
  cautious: 'stays alive first of all',
  novice: 'goes by the Outcome Roll line, has not read on',
  freelance: 'as runner, but leaves by an ESCAPE once it has the cores',
  runner: 'knows the book, counts the odds, looks ahead',
} as const;

/** The id of a policy, or a Failure with the nearest one. */
export function knownPolicy(word: string): string {
  const known = Object.keys(policySummaries);
  if (!known.includes(word)) throw unknownWord('policy', word, known);
  return word;
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .summary('play many Runs and count how they end')
    .description(
      'Plays many Runs and counts: Endings with 95 % intervals (Wilson), cores, turns, Health, deaths, what each Event does, DiceMods, what is bought. The same seed gives the same counts, whatever the number of workers.',
    )
    .option('--runs <N>', `Runs at each difficulty (1 to ${mostRuns})`, parseCount('--runs', 1, mostRuns), 10_000)
    .addOption(difficultyOption(`, or ${everyDifficulty}`))
    .option('--policy <NAME>', `who plays: ${Object.keys(policySummaries).join(', ')}`, 'runner')
    .option('--seed <TEXT>', 'any text', parseSeed, 'core-runner')
    .option('--workers <W>', 'threads (default: one for each processor)', parseCount('--workers', 1, mostWorkers))
    .addOption(contentOption())
    .option('--json', 'print as JSON: seed, policy, interrupted, and for each difficulty all that is counted')
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
Ctrl-C stops and prints what is counted so far.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or something outside failed, 130 stopped.

Examples:
  core-runner simulate
  core-runner simulate --difficulty all --policy novice --runs 100000
  core-runner simulate --difficulty hard --seed tuesday --json`,
    )
    .action(run);
}

async function run(options: SimulateOptions): Promise<void> {
  const { signal, deafen } = heedInterrupt();
  const policy = knownPolicy(options.policy);
  const content = await requireContent(options.content);
  const difficulties =
    options.difficulty === everyDifficulty
      ? content.game.difficulties.map(({ id }) => id)
      : [chosenDifficulty(content.game, options.difficulty, [everyDifficulty])];

  // Hire.
  const { hireCrew, processors, Stopped } = await import('../crew/workers.ts');
  const { compileRules } = await import('../../game/run/rules.ts');
  const { summarize } = await import('../../game/measure/summary.ts');
  const all = options.runs * difficulties.length;
  let played = 0;
  const progress = progressLine(content.game.words.run.one);
  const crew = hireCrew(
    options.content ?? installation.content,
    options.seed,
    Math.min(options.workers ?? processors(), Math.ceil(all / 50)),
    (runs) => {
      played += runs;
      progress.update(played, all);
    },
    signal,
  );

  // Play and count.
  const results: { rules: Rules; summary: Summary }[] = [];
  try {
    for (const difficulty of difficulties) {
      if (signal.aborted) break;
      const tally = await crew.tally({ difficulty, policy }, 0, options.runs);
      const rules = compileRules(content, difficulty);
      results.push({ rules, summary: summarize(rules, tally, { titles: options.spoilers === true }) });
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    progress.done();
    deafen();
    await crew.close();
  }

  // Say it; a program that reads JSON is told that nothing is counted, too.
  const interrupted = signal.aborted;
  if (interrupted) process.exitCode = 130;
  if (options.json) {
    printJson({
      seed: options.seed,
      policy,
      interrupted,
      difficulties: results.map(({ rules, summary }) => ({ difficulty: rules.difficulty.id, ...summary })),
    });
    return;
  }
  if (results.length === 0) throw new Failure(130, `stopped before ${content.game.words.run.a} was counted`);
  const { simulationReport } = await import('../terminal/simulation-report.ts');
  const reports = results.map(({ rules, summary }) =>
    simulationReport(rules.difficulty.name, policy, summary, content.game.words),
  );
  print(`${reports.join('\n\n\n')}\n`);
  if (interrupted) complain(`stopped after ${played} of ${all} ${content.game.words.run.many}\n`);
}
