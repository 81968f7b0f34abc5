/** `core-runner balance`: content, its targets → which of them hold. */

import type { Command } from 'commander';
import type { Finding } from '../../game/measure/balance.ts';
import type { Effort } from '../../game/measure/decide.ts';
import type { Balance, Content } from '../../model/content.ts';
import { installation } from '../installation.ts';
import { Failure } from '../terminal/failure.ts';
import { heedInterrupt } from '../terminal/interrupt.ts';
import { complain, print } from '../terminal/output.ts';
import { progressLine } from '../terminal/progress.ts';
import { printJson, reportDiagnostics } from '../terminal/report.ts';
import { requireContent } from './content.ts';
import { contentOption } from './options.ts';
import { policySummaries } from './simulate.ts';

interface BalanceOptions {
  readonly content?: string;
  readonly json?: true;
  readonly report?: true;
}

/** Runs of each job, so that all of it is decided within a minute on two processors. */
const effort = {
  bands: { first: 2_000, most: 16_000 },
  influence: { first: 500, most: 8_000 },
} as const satisfies Record<string, Effort>;

const seed = 'balance';

export function addBalance(program: Command): void {
  program
    .command('balance')
    .summary('hold the content against its balance targets')
    .description(
      'Plays as many Runs as it takes to decide every band of balance.yaml at 95 % (win rates, Endings, length, losses, the influence of each Event and item), within about a minute. What lies too near an edge is called undecided.',
    )
    .addOption(contentOption())
    .option('--json', 'print as JSON: interrupted, missed, open, and findings (target, unit, measured, band, verdict)')
    .option('--report', 'exit with 0 even where a band is missed')
    .addHelpText(
      'after',
      `
Ctrl-C stops and prints what is decided so far.

Exit codes: 0 no band is missed, 1 a band is missed or the content has faults,
2 wrong command line or something outside failed, 130 stopped.

Examples:
  core-runner balance
  core-runner balance --content my-game
  core-runner balance --json --report`,
    )
    .action(run);
}

async function run(options: BalanceOptions): Promise<void> {
  const { signal, deafen } = heedInterrupt();
  const content = await requireContent(options.content);
  const directory = options.content ?? installation.content;
  const balance = await requireTargets(directory, content);
  const { hireCrew, processors, Stopped } = await import('../crew/workers.ts');
  const { decideBands, decideInfluence } = await import('../../game/measure/decide.ts');
  const { parts } = await import('../../game/measure/influence.ts');

  // Hire.
  const jobs = Object.keys(balance.wins).length * policiesOf(balance).length;
  const atMost = jobs * effort.bands.most + (parts(content).length + 1) * effort.influence.most;
  let played = 0;
  const progress = progressLine(content.game.words.run.one);
  const onRuns = (runs: number) => {
    played += runs;
    progress.update(played, atMost);
  };
  const crew = hireCrew(directory, seed, processors(), onRuns, signal);

  // Play and decide.
  const [bands, influences]: [Finding[], Finding[]] = [[], []];
  try {
    bands.push(...(await decideBands(content, balance, crew, effort.bands)));
    for await (const finding of decideInfluence(content, balance, crew, effort.influence)) influences.push(finding);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    progress.done();
    deafen();
    await crew.close();
  }

  // Say it; a program that reads JSON is told that nothing is decided, too.
  const all = [...bands, ...influences];
  const missed = all.filter(({ verdict }) => verdict === 'missed').length;
  const open = all.filter(({ verdict }) => verdict === 'open').length;
  const interrupted = signal.aborted;
  if (interrupted) process.exitCode = 130;
  else if (missed > 0 && !options.report) process.exitCode = 1;
  if (options.json) {
    printJson({ seed, interrupted, runs: played, missed, open, findings: all });
    return;
  }
  if (all.length === 0)
    throw new Failure(130, `stopped after ${played} ${content.game.words.run.many}, before anything was decided`);
  const { balanceReport } = await import('../terminal/balance-report.ts');
  print(`${balanceReport(bands, influences, content.game.words)}\n`);
  if (interrupted)
    complain(`stopped after ${played} ${content.game.words.run.many}: what is not listed was not decided\n`);
}

/** The targets of a content directory; faults in them are printed and end the command with code 1. */
async function requireTargets(directory: string, content: Content): Promise<Balance> {
  const { loadBalance } = await import('../../load/game/balance.ts');
  const { balance, diagnostics } = loadBalance(directory, {
    game: content.game,
    policies: Object.keys(policySummaries),
  });
  reportDiagnostics(diagnostics);
  if (balance === undefined) throw new Failure(1, '');
  return balance;
}

function policiesOf({ policies, endings }: Balance): string[] {
  return [...new Set([policies.competent, policies.aimless, ...endings.policies])];
}
