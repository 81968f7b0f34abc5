/** Orders → results of worker threads. */

import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { optimiseSoon } from '../v8.ts';
import type { BoardOrder, FitOrder, JobOrder, WholeBoardOrder, WorkOrder } from './work-order.ts';

/** What threads are started with. */
export interface PoolOptions {
  /** Of the content, which must be without faults. */
  readonly directory: string;
  /** How many; one for each processor by default. */
  readonly threads?: number | undefined;
  /** Called with the number of Runs that were played since the last call. */
  readonly onRuns?: (runs: number) => void;
  /** Stops all threads at once. */
  readonly signal?: AbortSignal;
}

/** Hands orders to threads. A signal stops them at once, and drops what is under way. */
export interface Dispatcher {
  /** Splits an order into pieces, and passes each result on as it comes, so that memory does not grow; false where it was stopped. */
  readonly split: <Result>(
    order: JobOrder | BoardOrder,
    take: (result: Result, from: number) => void,
  ) => Promise<boolean>;
  /** Hands a whole order to one thread. @throws Stopped */
  readonly whole: <Result>(order: WholeBoardOrder | FitOrder) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Thrown where a stop came before there was a result. */
export class Stopped extends Error {}

const maxPieces = 40; // for each thread, in one order: how even the load is, and how smooth the progress
const pieceRuns = { first: 5, min: 50, max: 5_000 }; // small pieces first, so that there soon is a count; all small enough to stop quickly
const queued = 2; // pieces for each thread: one is played, one waits, so that no thread does

/** Starts the threads. */
export function createDispatcher({
  directory,
  threads = availableParallelism(),
  onRuns = () => {},
  signal,
}: PoolOptions): Dispatcher {
  optimiseSoon();
  const pool = new Tinypool({
    filename: new URL('./simulation-worker.js', import.meta.url).href,
    workerData: { directory },
    minThreads: threads,
    maxThreads: threads,
  });
  const isStopped = () => signal?.aborted === true;
  const stop = new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => resolve());
    pool.on('error', reject); // a thread that breaks down without an order
  });
  stop.catch(() => {}); // reported only while something is being played
  return {
    async split<Result>(order: JobOrder | BoardOrder, take: (result: Result, from: number) => void) {
      const { from, to } = order;
      const largest = Math.max(pieceRuns.min, Math.min(pieceRuns.max, Math.ceil((to - from) / (threads * maxPieces))));
      let size = pieceRuns.first;
      let next = from;
      const playOn = async () => {
        while (next < to && !isStopped()) {
          const piece: WorkOrder = { ...order, from: next, to: Math.min(to, next + size) };
          next = piece.to;
          size = Math.min(2 * size, largest);
          const result: Result = await pool.run(piece);
          if (isStopped()) return;
          take(result, piece.from);
          onRuns(piece.to - piece.from);
        }
      };
      await Promise.race([stop, Promise.all(Array.from({ length: threads * queued }, playOn))]);
      return !isStopped();
    },
    async whole<Result>(order: WholeBoardOrder | FitOrder): Promise<Result> {
      const transferList = 'port' in order ? [order.port] : [];
      const result = await Promise.race([stop, pool.run(order, { transferList })]);
      if (isStopped()) throw new Stopped();
      return result as Result;
    },
    close: () => pool.destroy(),
  };
}
