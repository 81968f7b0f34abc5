/** `core-runner balance`: content, its targets → which of them are met. */

import { readGame } from '../../../files/read-game.ts';
import { type Advice, type AdviceEffort, adviceRuns, advise } from '../../../game/measure/advise.ts';
import type { Finding } from '../../../game/measure/balance.ts';
import { decideBands, decideInfluence, type Effort } from '../../../game/measure/decide.ts';
import { parts } from '../../../game/measure/influence.ts';
import { bandJobs } from '../../../game/measure/jobs.ts';
import { installation } from '../../../installation/paths.ts';
import { counted } from '../../../model/vocabulary.ts';
import { requireContent, requireTargets } from '../../shared/content/content.ts';
import { findingsTable } from '../../terminal/balance-report.ts';
import { asCalled } from '../../terminal/called.ts';
import { Failure } from '../../terminal/failure.ts';
import { onInterrupt } from '../../terminal/interrupt.ts';
import { print, printNote } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { runInPool } from '../../workers/run-in-pool.ts';
import { adviceJson, adviceReport } from './advice-report.ts';
import { fitOf, fitTo } from './fit.ts';
import { type BalanceOptions, fitRuns } from './options.ts';

/** Runs of each job, so that all of it is decided within a minute on two processors. */
const effort = {
  bands: { first: 2_000, max: 16_000 },
  influence: { first: 500, max: 8_000 },
} as const satisfies Record<string, Effort>;

/** Runs of advice on one band: one to two minutes on two processors. */
const adviceEffort: AdviceEffort = {
  rounds: [
    { runs: 60, keep: 50 },
    { runs: 300, keep: 14 },
    { runs: 1_200, keep: 5 },
  ],
  confirm: 2_000,
  listed: 5,
};
const maxAdvised = 2; // bands, so that it ends within four minutes

const seed = 'balance';

export async function checkBalance(options: BalanceOptions): Promise<void> {
  const content = await requireContent(options.content);
  const directory = options.content ?? installation.content;
  const { fit } = options;
  if (fit) return fitTo(directory, content, fit === true ? fitRuns.default : fit);
  const interrupt = onInterrupt();
  const balance = requireTargets(readGame(directory), content);

  const jobs = bandJobs(balance).length;
  const [bands, influences]: [Finding[], Finding[]] = [[], []];
  const [whole, pieces] = [effort.influence.max, parts(content).length];
  let [forBands, forPiece] = [2 * jobs * effort.bands.first, 2 * effort.influence.first];
  let forAdvice = 0;
  const expected = () => forBands + whole + pieces * forPiece + forAdvice;
  const work = { content, seed, what: content.game.words.run.one, expected, interrupt };
  const advice: Advice[] = [];
  const { played, interrupted } = await runInPool(work, async (pool, _, runs) => {
    bands.push(...(await decideBands(content, balance, pool, effort.bands)));
    forBands = runs();
    for await (const finding of decideInfluence(content, balance, pool, effort.influence)) {
      influences.push(finding);
      forPiece = (runs() - forBands - whole) / influences.length;
    }
    const asked = options.advise ? inNeed([...bands, ...influences]).slice(0, maxAdvised) : [];
    if (asked.length === 0) return;
    forAdvice = adviceRuns(content, jobs, adviceEffort, asked.length);
    for await (const one of advise(content, balance, pool, adviceEffort, asked)) advice.push(one);
  });

  // JSON is printed even if nothing is decided.
  const all = [...bands, ...influences];
  const missed = all.filter(({ verdict }) => verdict === 'missed').length;
  const open = all.filter(({ verdict }) => verdict === 'open').length;
  if (interrupted) process.exitCode = 130;
  else if (missed > 0 && !options.report) process.exitCode = 1;
  if (options.json) {
    const advised = options.advise && { advice: adviceJson(content, advice) };
    printJson({ seed, interrupted, runs: played, fitted: fitOf(content), missed, open, findings: all, ...advised });
    return;
  }
  if (all.length === 0)
    throw new Failure(
      130,
      `stopped after ${counted(played, content.game.words.run)}, before the first band was decided`,
    );
  print(`${findingsTable(bands, influences, content.game.words)}\n`);
  if (advice.length > 0) print(`\n${adviceReport(content, advice, inNeed(all).length - advice.length)}\n`);
  else if (options.advise && missed + open === 0) print('\nNo band is missed, so there is no advice.\n');
  if (fitOf(content) === 'earlier rules')
    printNote(asCalled('the runner is fitted to earlier rules; to fit it again: core-runner balance --fit\n'));
  if (interrupted)
    printNote(`stopped after ${counted(played, content.game.words.run)}; bands that are not listed are not decided\n`);
}

/** The bands to advise on: the missed first, then the undecided. */
function inNeed(findings: readonly Finding[]): Finding[] {
  return ['missed', 'open'].flatMap((wanted) => findings.filter(({ verdict }) => verdict === wanted));
}
