/** `core-runner balance --fit`: content → `runner.json`, the weights of the policy `runner`. */

import { join } from 'node:path';
import { runsOfFit } from '../../../game/policy/fit.ts';
import { fittedFile } from '../../../load/game/files.ts';
import { rulesFingerprint } from '../../../load/imprint.ts';
import type { Fitted, Weights } from '../../../model/balance.ts';
import type { Content } from '../../../model/content.ts';
import { Failure } from '../../terminal/failure.ts';
import { onInterrupt } from '../../terminal/interrupt.ts';
import { print } from '../../terminal/output.ts';
import { compactJson } from '../../terminal/report.ts';
import { percent } from '../../terminal/text-table.ts';
import type { SimulationPool } from '../../workers/pool.ts';
import { writeFiles } from '../../write-files.ts';

/** Fits the runner to every difficulty and writes its weights into the content directory; writes nothing if stopped. */
export async function fitTo(directory: string, content: Content, runsPerRound: number): Promise<void> {
  const { runInPool } = await import('../../workers/run-in-pool.ts');
  const { difficulties, words } = content.game;
  const plan = { seed: 'fit', rounds: 6, runsPerRound, epochs: 3, judgeRuns: Math.ceil(runsPerRound / 2) };
  const workOf = (runs: number, played: Content) => ({
    content: played,
    seed: judged.seed,
    what: words.run.one,
    expected: () => runs * difficulties.length,
    interrupt: onInterrupt(),
  });
  let weights: Fitted['weights'] = {};
  const before = new Map<string, number>();
  const { interrupted } = await runInPool(workOf(runsOfFit(plan) + judged.runs, content), async (pool) => {
    for (const { id } of difficulties) before.set(id, await winsOf(pool, id));
    const fits = difficulties.map(async ({ id }): Promise<[string, Weights]> => [id, await pool.fit(id, plan)]);
    weights = Object.fromEntries(await Promise.all(fits));
  });
  if (interrupted) throw new Failure(130, 'stopped: nothing is written');
  const fitted: Fitted = { rules: rulesFingerprint(content), weights };
  const path = join(directory, fittedFile);
  writeFiles(directory, [{ path, bytes: Buffer.from(compactJson(fitted)) }]);
  const lines = [path];
  const { interrupted: isCut } = await runInPool(workOf(judged.runs, { ...content, fitted }), async (pool) => {
    for (const { id, name } of difficulties) {
      const [old, now] = [before.get(id) ?? 0, await winsOf(pool, id)].map((won) => percent(won / judged.runs, 1));
      lines.push(`${name}: ${old} won before, ${now} now, of ${judged.runs} ${words.run.many} each`);
    }
  });
  print(`${lines.join('\n')}\n`);
  if (isCut) throw new Failure(130, `stopped: ${path} is written, but what it wins is not measured`);
}

/** Runs of each difficulty that show what a fit won; not those it was fitted on. */
const judged = { seed: 'fitted', runs: 2_000 };

async function winsOf(pool: SimulationPool, difficulty: string): Promise<number> {
  const wins = await pool.wins({ difficulty, policy: 'runner' }, 0, judged.runs);
  return wins.reduce((sum, one) => sum + one, 0);
}

/** Which rules the runner's weights were fitted to. */
export function fitOf(content: Content): 'these rules' | 'earlier rules' | 'no game' {
  if (content.fitted === undefined) return 'no game';
  return content.fitted.rules === rulesFingerprint(content) ? 'these rules' : 'earlier rules';
}
