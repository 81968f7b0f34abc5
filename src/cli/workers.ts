/** Jobs → their Runs, shared out among worker threads. The answer is the same for any number of them. */

import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Bench, Job } from '../game/balance.ts';
import { mergeTallies } from '../game/simulate.ts';
import type { Tally } from '../game/tally.ts';

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
  /** Stops at once: what is under way is thrown away, and every open `tally` gives what is counted so far. */
  readonly stop: () => void;
  /** Sends everyone home. */
  readonly close: () => Promise<void>;
}

interface Task {
  readonly order: WorkOrder;
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
}

const mostPieces = 40; // for each thread, in one job: how even the work is shared, and how smooth the progress
const pieceRuns = { least: 50, most: 5_000 };

/** How many threads there are by default: one for each processor. */
export const processors = (): number => availableParallelism();

/** Undoes what `start.ts` sets: here optimised code pays. V8 keeps its flags for the whole process, threads included. */
function expectLongWork(): void {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major <= 24) setFlagsFromString('--interrupt-budget=67584');
}

/** Starts threads that have loaded the content of a directory, which must be without faults. */
export function hireCrew(directory: string, seed: string, count: number, onRuns: (runs: number) => void): Crew {
  expectLongWork();
  const waiting: Task[] = [];
  const busy = new Map<Worker, Task>();
  const idle: Worker[] = [];
  let isStopped = false;

  const dispatch = () => {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.pop() as Worker;
      const task = waiting.shift() as Task;
      busy.set(worker, task);
      worker.postMessage(task.order);
    }
  };
  const fail = (error: Error) => {
    for (const task of [...busy.values(), ...waiting.splice(0)]) task.failed(error);
    busy.clear();
  };
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./simulation-worker.js', import.meta.url), { workerData: { directory } });
    worker.on('message', (result) => {
      const task = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if (task && !isStopped) onRuns(task.order.to - task.order.from);
      task?.done(result);
      dispatch();
    });
    worker.on('error', fail);
    idle.push(worker);
    return worker;
  });

  /** Hands each piece's result on as it comes, so that memory does not grow with the Runs; true where none is missing. */
  const share = async <Result>(order: Omit<WorkOrder, 'seed'>, take: (result: Result, from: number) => void) => {
    const { from, to } = order;
    const size = Math.max(pieceRuns.least, Math.min(pieceRuns.most, Math.ceil((to - from) / (count * mostPieces))));
    const pieces: Promise<boolean>[] = [];
    for (let first = from; first < to && !isStopped; first += size) {
      const piece = new Promise<unknown>((done, failed) => {
        waiting.push({ order: { ...order, seed, from: first, to: Math.min(to, first + size) }, done, failed });
      });
      pieces.push(
        piece.then((result) => {
          if (result !== undefined) take(result as Result, first);
          return result !== undefined;
        }),
      );
    }
    dispatch();
    return (await Promise.all(pieces)).every(Boolean) && !isStopped;
  };

  return {
    async tally(job, from, to) {
      let sum: Tally | undefined;
      await share<Tally>({ kind: 'tally', job, from, to }, (tally) => {
        sum = sum ? mergeTallies([sum, tally]) : tally;
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
    stop() {
      isStopped = true;
      for (const task of [...busy.values(), ...waiting.splice(0)]) task.done(undefined);
      busy.clear();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Thrown where a stop came before the first Run was counted. */
export class Stopped extends Error {}
