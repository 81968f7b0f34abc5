/** Long work → its run in a pool, with progress and Ctrl-C. */

import type { onInterrupt } from '../terminal/interrupt.ts';
import { progressLine } from '../terminal/progress.ts';
import type { PoolOptions } from './dispatcher.ts';
import type { SimulationPool } from './pool.ts';

export interface PoolWork extends Pick<PoolOptions, 'content' | 'threads'> {
  readonly seed: string;
  /** Word for the progress line, and the current estimate of all Runs. */
  readonly what: string;
  readonly expected: () => number;
  /** Created before the content is loaded. */
  readonly interrupt: ReturnType<typeof onInterrupt>;
}

export interface PoolResult {
  readonly played: number;
  readonly interrupted: boolean;
}

/** Calls `work` with a pool and closes it. After Ctrl-C the results so far remain. */
export async function runInPool(
  { what, expected, interrupt, ...options }: PoolWork,
  work: (pool: SimulationPool, signal: AbortSignal, played: () => number) => Promise<void>,
): Promise<PoolResult> {
  const { signal, dispose } = interrupt;
  const [{ createPool }, { Stopped }] = await Promise.all([import('./pool.ts'), import('./dispatcher.ts')]);
  const progress = progressLine(what);
  let played = 0;
  const onRuns = (runs: number) => {
    played += runs;
    progress.update(played, Math.max(played, expected()));
  };
  const pool = createPool({ ...options, onRuns, signal });
  try {
    await work(pool, signal, () => played);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    progress.done();
    dispose();
    await pool.close();
  }
  return { played, interrupted: signal.aborted };
}
