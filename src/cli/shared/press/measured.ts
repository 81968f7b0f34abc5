/** Content → the simulated Runs that the balance report shows. */

import { type Measured, measure } from '../../../game/measure/measure.ts';
import { policies } from '../../../game/policy/index.ts';
import type { Content } from '../../../model/content.ts';
import { Failure } from '../../terminal/failure.ts';
import { onInterrupt } from '../../terminal/interrupt.ts';
import { runInPool } from '../../workers/run-in-pool.ts';

/** Under a minute, with the same bytes for the same content. With 1,000 Runs a share could be 3 points off. */
const seed = 'balance report';
const size = { runs: 3_000, partRuns: 400 };

/** Plays the Runs of the report on every processor. @throws Failure (exit 130) after Ctrl-C */
export async function playForReport(content: Content): Promise<Measured> {
  const { difficulties, words } = content.game;
  const items = content.events.reduce((sum, event) => sum + (event.kind === 'shop' ? event.items.length : 1), 1);
  const all = difficulties.length * policies.length * size.runs + items * size.partRuns;
  const work = {
    content,
    seed,
    what: `simulated ${words.run.one}`,
    expected: () => all,
    interrupt: onInterrupt(),
  };
  let measured: Measured | undefined;
  await runInPool(work, async (pool) => {
    measured = await measure(content, pool, seed, size);
  });
  if (measured === undefined) throw new Failure(130, 'stopped: nothing is written');
  return measured;
}
