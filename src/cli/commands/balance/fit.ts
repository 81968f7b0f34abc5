/** `core-runner balance --fit`: content → `runner.json`, the weights of the policy `runner`. */

import { join } from 'node:path';
import { runsOfFit } from '../../../game/policy/fit.ts';
import { rulesFingerprint } from '../../../load/imprint.ts';
import { fittedFile } from '../../../load/read.ts';
import type { Fitted, Weights } from '../../../model/balance.ts';
import type { Content } from '../../../model/content.ts';
import { Failure } from '../../terminal/failure.ts';
import { onInterrupt } from '../../terminal/interrupt.ts';
import { print } from '../../terminal/output.ts';
import { compactJson } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

/** Fits the runner to every difficulty and writes its weights into the content directory; writes nothing if stopped. */
export async function fitTo(directory: string, content: Content, runsPerRound: number): Promise<void> {
  const { runInPool } = await import('../../workers/run-in-pool.ts');
  const { difficulties, words } = content.game;
  const plan = { seed: 'fit', rounds: 6, runsPerRound, epochs: 3, judgeRuns: Math.ceil(runsPerRound / 2) };
  const work = {
    directory,
    seed: plan.seed,
    what: words.run.one,
    expected: () => runsOfFit(plan) * difficulties.length,
    interrupt: onInterrupt(),
  };
  let weights: Fitted['weights'] = {};
  const { interrupted } = await runInPool(work, async (pool) => {
    const fits = difficulties.map(async ({ id }): Promise<[string, Weights]> => [id, await pool.fit(id, plan)]);
    weights = Object.fromEntries(await Promise.all(fits));
  });
  if (interrupted) throw new Failure(130, 'stopped: nothing is written');
  const path = join(directory, fittedFile);
  writeFiles(directory, [{ path, bytes: Buffer.from(compactJson({ rules: rulesFingerprint(content), weights })) }]);
  print(`${path}\n`);
}

/** Which rules the runner's weights were fitted to. */
export function fitOf(content: Content): 'these rules' | 'earlier rules' | 'no game' {
  if (content.fitted === undefined) return 'no game';
  return content.fitted.rules === rulesFingerprint(content) ? 'these rules' : 'earlier rules';
}
