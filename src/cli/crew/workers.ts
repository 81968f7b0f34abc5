/** Jobs → their Runs, shared out among worker threads. The answer is the same for any number of them. */

import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Bench, Job } from '../../game/measure/balance.ts';
import { addTally, type Tally } from '../../game/measure/tally.ts';
import { expectLongWork } from '../v8.ts';

/** A piece of a job, small enough that stopping is quick. */
export interface WorkOrder {
  readonly kind: 'tally' | 'wins';
  readonly job: Job;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Threads that play the Runs of one seed. */
export interface Crew extends Bench {
  /** Sends everyone home. */
  readonly close: () => Promise<void>;
}

const mostPieces = 40; // for each thread, in one job: how even the work is shared, and how smooth the progress
const pieceRuns = { first: 5, least: 50, most: 5_000 };
const ahead = 2; // pieces out for each thread: one is played, one waits, so that no thread does

/** How many threads there are by default: one for each processor. */
export const processors = (): number => availableParallelism();

/**
 * Starts threads that have loaded the content of a directory, which must be without faults. A signal stops them at once:
 * what is under way is thrown away, and every open `tally` gives what is counted so far.
 */
export function hireCrew(
  directory: string,
  seed: string,
  count: number,
  onRuns: (runs: number) => void,
  signal?: AbortSignal,
): Crew {
  expectLongWork();
  const pool = new Tinypool({
    filename: new URL('./simulation-worker.js', import.meta.url).href,
    workerData: { directory },
    minThreads: count,
    maxThreads: count,
  });
  const isStopped = () => signal?.aborted === true;
  const halt = new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => resolve());
    pool.on('error', reject); // a thread that breaks down without a piece in hand
  });
  halt.catch(() => {}); // heard only while something is being played

  /** Hands each piece's result on as it comes, so that memory does not grow with the Runs; true where none is missing. */
  const share = async <Result>(order: Omit<WorkOrder, 'seed'>, take: (result: Result, from: number) => void) => {
    const { from, to } = order;
    const largest = Math.max(pieceRuns.least, Math.min(pieceRuns.most, Math.ceil((to - from) / (count * mostPieces))));
    let size = pieceRuns.first; // small, so that there soon is something counted
    let next = from;
    const playOn = async () => {
      while (next < to && !isStopped()) {
        const piece: WorkOrder = { ...order, seed, from: next, to: Math.min(to, next + size) };
        next = piece.to;
        size = Math.min(2 * size, largest);
        const result: Result = await pool.run(piece);
        if (isStopped()) return;
        take(result, piece.from);
        onRuns(piece.to - piece.from);
      }
    };
    await Promise.race([halt, Promise.all(Array.from({ length: count * ahead }, playOn))]);
    return !isStopped();
  };

  return {
    async tally(job, from, to) {
      let sum: Tally | undefined;
      await share<Tally>({ kind: 'tally', job, from, to }, (tally) => {
        if (sum) addTally(sum, tally);
        else sum = tally;
      });
      if (!sum) throw new Stopped();
      return sum;
    },
    async wins(job, from, to) {
      const wins = new Uint8Array(to - from);
      const isWhole = await share<Uint8Array>({ kind: 'wins', job, from, to }, (part, first) => {
        wins.set(part, first - from);
      });
      if (!isWhole) throw new Stopped();
      return wins;
    },
    close: () => pool.destroy(),
  };
}

/** Thrown where a stop came before the first Run was counted. */
export class Stopped extends Error {}
