/** Long work → done in a pool, with a line of progress, and Ctrl-C to stop it. */

import type { onInterrupt } from '../terminal/interrupt.ts';
import { progressLine } from '../terminal/progress.ts';
import type { PoolOptions } from './dispatcher.ts';
import type { SimulationPool } from './pool.ts';

/** Work for a pool. */
export interface PoolWork extends Pick<PoolOptions, 'directory' | 'threads'> {
  readonly seed: string;
  /** What is counted, as a word, and how many there will be by what is known now. */
  readonly what: string;
  readonly expected: () => number;
  /** Since before the content was loaded. */
  readonly interrupt: ReturnType<typeof onInterrupt>;
}

/** How the work ended. */
export interface PoolResult {
  /** How many Runs were played. */
  readonly played: number;
  readonly interrupted: boolean;
}

/** Starts a pool, works with it, and closes it. Work that Ctrl-C stopped just ends: what it kept counts. */
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
