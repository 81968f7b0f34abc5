/** `core-runner simulate`: content, policy, seed → many Runs, counted. */

import { type Summary, summarize } from '../../../game/measure/summary.ts';
import { compileRules, type Rules } from '../../../game/run/rules.ts';
import { counted } from '../../../model/vocabulary.ts';
import { boardOf, difficultyOf, sheetWord } from '../../shared/boards/codes.ts';
import { noteNearSeed } from '../../shared/boards/deals.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import { Failure } from '../../terminal/failure.ts';
import { onInterrupt } from '../../terminal/interrupt.ts';
import { print, printNote } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { runInPool } from '../../workers/run-in-pool.ts';
import { simulationReport } from './simulation-report.ts';

const everyDifficulty = 'all';

import type { SimulateOptions } from './options.ts';

export async function simulateRuns(options: SimulateOptions): Promise<void> {
  const interrupt = onInterrupt();
  const { policy } = options;
  const content = await requireContent(options.content);
  noteNearSeed(content, options.seed);
  const word = options.sheet === undefined ? undefined : sheetWord(content, options.sheet);
  const asked = options.difficulty ?? (word === undefined ? undefined : difficultyOf(content, word));
  const difficulties =
    asked === everyDifficulty
      ? content.game.difficulties.map(({ id }) => id)
      : [chosenDifficulty(content.game, asked, [everyDifficulty])];

  const { availableParallelism } = process.getBuiltinModule('node:os');
  const all = options.runs * difficulties.length;
  const results: { rules: Rules; summary: Summary }[] = [];
  const work = {
    content,
    seed: options.seed,
    what: content.game.words.run.one,
    expected: () => all,
    threads: Math.min(options.workers ?? availableParallelism(), Math.ceil(all / 50)),
    interrupt,
  };
  const { played, interrupted } = await runInPool(work, async (pool, signal) => {
    for (const difficulty of difficulties) {
      if (signal.aborted) break;
      const sheet = word === undefined ? undefined : boardOf(content, word, difficulty);
      const tally = await pool.tally({ difficulty, policy, sheet }, 0, options.runs);
      const rules = compileRules(content, difficulty);
      results.push({ rules, summary: summarize(rules, tally, { titles: options.spoilers === true }) });
    }
  });

  // JSON is printed even if nothing is counted.
  if (interrupted) process.exitCode = 130;
  if (options.json) {
    printJson({
      seed: options.seed,
      sheet: options.sheet,
      policy,
      interrupted,
      difficulties: results.map(({ rules, summary }) => ({ difficulty: rules.difficulty.id, ...summary })),
    });
    return;
  }
  if (results.length === 0) throw new Failure(130, `stopped before the first ${content.game.words.run.one}`);
  const reports = results.map(({ rules, summary }) =>
    simulationReport(rules.difficulty.name, policy, summary, content.game.words),
  );
  print(`${reports.join('\n\n\n')}\n`);
  if (interrupted) printNote(`stopped after ${played} of ${counted(all, content.game.words.run)}\n`);
}
