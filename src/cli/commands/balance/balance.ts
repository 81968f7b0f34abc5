/** `core-runner balance`: content, its targets → which of them hold. */

import { type Command, Option } from 'commander';
import type { Advice, AdviceEffort } from '../../../game/measure/advise.ts';
import type { Finding } from '../../../game/measure/balance.ts';
import type { Effort } from '../../../game/measure/decide.ts';
import { policySummaries } from '../../../game/policy/catalogue.ts';
import { installation } from '../../../installation/paths.ts';
import { fittedFile } from '../../../load/read.ts';
import type { Balance } from '../../../model/balance.ts';
import type { Content } from '../../../model/content.ts';
import { requireContent } from '../../shared/content/content.ts';
import { contentOption, parseCount } from '../../shared/options.ts';
import { Failure } from '../../terminal/failure.ts';
import { heedInterrupt } from '../../terminal/interrupt.ts';
import { complain, print } from '../../terminal/output.ts';
import { printJson, reportDiagnostics } from '../../terminal/report.ts';
import { fitOf, fitRuns, fitTo } from './fit.ts';

interface BalanceOptions {
  readonly content?: string;
  readonly json?: true;
  readonly report?: true;
  readonly advise?: true;
  readonly fit?: true | number;
}

/** Runs of each job, so that all of it is decided within a minute on two processors. */
const effort = {
  bands: { first: 2_000, most: 16_000 },
  influence: { first: 500, most: 8_000 },
} as const satisfies Record<string, Effort>;

/** Runs of advice on one band: about a minute on two processors. */
const adviceEffort: AdviceEffort = {
  rounds: [
    { runs: 60, keep: 50 },
    { runs: 300, keep: 14 },
    { runs: 1_200, keep: 5 },
  ],
  confirm: 2_000,
  told: 5,
};
const mostAdvised = 2; // bands, so that it ends within two minutes

const seed = 'balance';

/** Adds `core-runner balance`: plays Runs until each band of `balance.yaml` is decided at 95 %, or too near an edge to be. */
export function addBalance(program: Command): void {
  program
    .command('balance')
    .summary('hold the content against its balance targets')
    .description(
      'Plays as many Runs as it takes to decide every band of balance.yaml at 95 % (win rates, Endings, length, losses, the influence of each Event and item), within about a minute. What lies too near an edge is called undecided.',
    )
    .addOption(contentOption())
    .option(
      '--json',
      'print as JSON: interrupted, fitted, missed, open, and findings (target, unit, measured, band, verdict); with --advise advice too (target, remedies)',
    )
    .option('--report', 'exit with 0 even where a band is missed')
    .option('--advise', 'for each band that does not hold, try which single changes to the content would bring it back')
    .addOption(
      new Option(
        '--fit [RUNS]',
        `fit the runner to the game instead, with so many Runs a round (${fitRuns.usual}), and write ${fittedFile}`,
      )
        .argParser(parseCount('--fit', fitRuns.least, fitRuns.most))
        .conflicts(['json', 'report', 'advise']),
    )
    .addHelpText(
      'after',
      `
Ctrl-C stops and prints what is decided so far.

The policy runner judges by weights. --fit plays some 100,000 Runs at each difficulty, which takes minutes, and
writes the weights that play best into runner.json of the content directory; without that file, general ones are
played. Where rules, effects or prices have changed since, balance says so.

--advise tries every effect and price by one more and one less, and every total of an Outcome Roll moved to the
Outcome beside it, with the same dice for each, and the better ones with more of them. For up to two bands (the
missed first, then the undecided) it names up to five changes with file and line, what the band would come to, and
which other bands would be missed or become undecided; of the influences, only that of what is changed. It takes
about a minute for each band, and the prose may have to follow.

Exit codes: 0 no band is missed, 1 a band is missed or the content has faults,
2 wrong command line or something outside failed, 130 stopped.

Examples:
  core-runner balance
  core-runner balance --content my-game
  core-runner balance --content my-game --fit
  core-runner balance --advise --content my-game
  core-runner balance --json --report`,
    )
    .action(run);
}

async function run(options: BalanceOptions): Promise<void> {
  const content = await requireContent(options.content);
  const directory = options.content ?? installation.content;
  if (options.fit) return fitTo(directory, content, options.fit === true ? fitRuns.usual : options.fit);
  const interrupt = heedInterrupt();
  const balance = await requireTargets(directory, content);
  const { withCrew } = await import('../../crew/with-crew.ts');
  const { decideBands, decideInfluence } = await import('../../../game/measure/decide.ts');
  const { parts } = await import('../../../game/measure/influence.ts');
  const { bandJobs } = await import('../../../game/measure/jobs.ts');

  // Play and decide.
  const jobs = bandJobs(balance).length;
  const [bands, influences]: [Finding[], Finding[]] = [[], []];
  // What it will take is guessed until it is seen what the first took.
  const [whole, pieces] = [effort.influence.most, parts(content).length];
  let [forBands, forPiece] = [2 * jobs * effort.bands.first, 2 * effort.influence.first];
  let forAdvice = 0;
  const expected = () => forBands + whole + pieces * forPiece + forAdvice;
  const contract = { directory, seed, what: content.game.words.run.one, expected, interrupt };
  const advice: Advice[] = [];
  const { played, interrupted } = await withCrew(contract, async (crew, _, runs) => {
    bands.push(...(await decideBands(content, balance, crew, effort.bands)));
    forBands = runs();
    for await (const finding of decideInfluence(content, balance, crew, effort.influence)) {
      influences.push(finding);
      forPiece = (runs() - forBands - whole) / influences.length;
    }
    const asked = options.advise ? inNeed([...bands, ...influences]).slice(0, mostAdvised) : [];
    if (asked.length === 0) return;
    const { advise, adviceRuns } = await import('../../../game/measure/advise.ts');
    forAdvice = adviceRuns(content, jobs, adviceEffort, asked.length);
    for await (const one of advise(content, balance, crew, adviceEffort, asked)) advice.push(one);
  });

  // Say it; a program that reads JSON is told that nothing is decided, too.
  const all = [...bands, ...influences];
  const missed = all.filter(({ verdict }) => verdict === 'missed').length;
  const open = all.filter(({ verdict }) => verdict === 'open').length;
  if (interrupted) process.exitCode = 130;
  else if (missed > 0 && !options.report) process.exitCode = 1;
  const { adviceJson, adviceReport } = await import('./advice-report.ts');
  if (options.json) {
    const told = options.advise && { advice: adviceJson(content, advice) };
    printJson({ seed, interrupted, runs: played, fitted: fitOf(content), missed, open, findings: all, ...told });
    return;
  }
  if (all.length === 0)
    throw new Failure(130, `stopped after ${played} ${content.game.words.run.many}, before anything was decided`);
  const { findingsTable } = await import('../../terminal/balance-report.ts');
  print(`${findingsTable(bands, influences, content.game.words)}\n`);
  if (advice.length > 0) print(`\n${adviceReport(content, advice, inNeed(all).length - advice.length)}\n`);
  else if (options.advise && missed + open === 0) print('\nNo band is missed: there is nothing to advise.\n');
  if (fitOf(content) === 'earlier rules')
    complain('the runner was fitted to earlier rules: core-runner balance --fit fits it again\n');
  if (interrupted)
    complain(`stopped after ${played} ${content.game.words.run.many}: what is not listed was not decided\n`);
}

/** The bands that do not hold, those that are missed first. */
function inNeed(findings: readonly Finding[]): Finding[] {
  return ['missed', 'open'].flatMap((wanted) => findings.filter(({ verdict }) => verdict === wanted));
}

/** The targets of a content directory; faults in them are printed and end the command with code 1. */
async function requireTargets(directory: string, content: Content): Promise<Balance> {
  const { loadBalance } = await import('../../../load/game/balance.ts');
  const { balance, diagnostics } = loadBalance(directory, {
    game: content.game,
    policies: Object.keys(policySummaries),
  });
  reportDiagnostics(diagnostics);
  if (balance === undefined) throw new Failure(1, '');
  return balance;
}
