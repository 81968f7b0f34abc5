/** Work orders → results of worker threads. */

import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { installation } from '../../installation/paths.ts';
import { readPrepared } from '../../installation/prepared-files.ts';
import type { Content } from '../../model/content.ts';
import { optimiseSoon } from '../v8.ts';
import type { BoardOrder, FitOrder, JobOrder, WholeBoardOrder, WorkOrder } from './work-order.ts';

export interface PoolOptions {
  /** The game that is played; each thread gets a copy. */
  readonly content: Content;
  /** Threads, by default one a processor. */
  readonly threads?: number | undefined;
  /** Receives the number of Runs since the last call. */
  readonly onRuns?: (runs: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends orders to threads. A signal stops them at once; unfinished work is lost. */
export interface Dispatcher {
  /** Splits an order and passes each result to `take`; false if stopped. */
  readonly split: <Result>(
    order: JobOrder | BoardOrder,
    take: (result: Result, from: number) => void,
  ) => Promise<boolean>;
  /** Sends a whole order to one thread. @throws Stopped */
  readonly whole: <Result>(order: WholeBoardOrder | FitOrder) => Promise<Result>;
  readonly close: () => Promise<void>;
}

export class Stopped extends Error {}

const maxPieces = 40; // of one order, for each thread: even load, smooth progress
const pieceRuns = { first: 5, min: 50, max: 5_000 }; // small pieces first for an early count, and a quick stop
const queued = 2; // pieces for each thread: one is played, one waits

export function createDispatcher({
  content,
  threads = availableParallelism(),
  onRuns = () => {},
  signal,
}: PoolOptions): Dispatcher {
  optimiseSoon();
  for (const path of installation.workers) readPrepared(path);
  const pool = new Tinypool({
    filename: new URL('./simulation-worker.js', import.meta.url).href,
    workerData: withoutTrees(content),
    minThreads: threads,
    maxThreads: threads,
  });
  const isStopped = () => signal?.aborted === true;
  const stop = new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => resolve());
    pool.on('error', reject); // a thread that breaks down without an order
  });
  stop.catch(() => {}); // reported by the order in progress
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

/** A copy without trees, whose functions cannot be sent to a thread; no Run reads them. */
function withoutTrees(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTrees);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => typeof one?.spanOf !== 'function');
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutTrees(one)]));
}
