/** Jobs → their Runs, shared out among worker threads. The answer is the same for any number of them. */

import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import type { Deal } from '../../game/deal.ts';
import type { Job, SimulationRunner } from '../../game/measure/balance.ts';
import {
  addBoardCount,
  type BoardCount,
  type Result,
  ratingRuns,
  resultOf,
  type StarRange,
} from '../../game/measure/rating.ts';
import { mergeTallies, type Tally } from '../../game/measure/tally.ts';
import type { FitPlan } from '../../game/policy/fit.ts';
import type { Weights } from '../../model/balance.ts';
import { optimiseSoon } from '../v8.ts';

/** A piece of a job, small enough that stopping is quick. */
interface PieceOrder {
  readonly kind: 'tally' | 'wins';
  readonly job: Job;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A fit of the runner's weights; the port hears of Runs as they are played. */
export interface FitOrder {
  readonly kind: 'fit';
  readonly difficulty: string;
  readonly plan: FitPlan;
  readonly port: MessagePort;
}

/** A board for one thread: rated if its stars lie in a range, or only asked whether it has any. */
export type BoardOrder =
  | { readonly kind: 'rate'; readonly board: Deal; readonly range: StarRange }
  | { readonly kind: 'hope'; readonly board: Deal };

/** Runs of one board. */
interface RunsOrder {
  readonly kind: 'board';
  readonly board: Deal;
  readonly from: number;
  readonly to: number;
}

/** Anything a thread can be given to do, told apart by `kind`; it is posted, so it holds data and ports only. */
export type WorkOrder = PieceOrder | RunsOrder | BoardOrder | FitOrder;

/** Threads that play the Runs of one seed, and those of any board. */
export interface Crew extends SimulationRunner {
  /** All Runs of one board's rating. */
  readonly board: (board: Deal) => Promise<Result>;
  /** A board's rating; undefined where its stars are outside the range. As many are asked at once as there are threads. */
  readonly rate: (board: Deal, range: StarRange) => Promise<Result | undefined>;
  /** Whether a board has hope. */
  readonly hasHope: (board: Deal) => Promise<boolean>;
  /** Fits the runner to a difficulty, in one thread. @throws Stopped */
  readonly fit: (difficulty: string, plan: FitPlan) => Promise<Weights>;
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
  optimiseSoon();
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
  const share = async <Result>(order: PieceOrder | RunsOrder, take: (result: Result, from: number) => void) => {
    const { from, to } = order;
    const largest = Math.max(pieceRuns.least, Math.min(pieceRuns.most, Math.ceil((to - from) / (count * mostPieces))));
    let size = pieceRuns.first; // small, so that there soon is something counted
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
    await Promise.race([halt, Promise.all(Array.from({ length: count * ahead }, playOn))]);
    return !isStopped();
  };

  /** Hands a whole board to one thread. */
  const alone = async <Result>(order: BoardOrder): Promise<Result> => {
    const result: Result | undefined = await Promise.race([halt.then(() => undefined), pool.run(order)]);
    if (isStopped()) throw new Stopped();
    return result as Result;
  };

  return {
    async tally(job, from, to) {
      let sum: Tally | undefined;
      await share<Tally>({ kind: 'tally', job, seed, from, to }, (tally) => {
        sum = sum ? mergeTallies([sum, tally]) : tally;
      });
      if (!sum) throw new Stopped();
      return sum;
    },
    async wins(job, from, to) {
      const wins = new Uint8Array(to - from);
      const isWhole = await share<Uint8Array>({ kind: 'wins', job, seed, from, to }, (part, first) => {
        wins.set(part, first - from);
      });
      if (!isWhole) throw new Stopped();
      return wins;
    },
    async fit(difficulty, plan) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onRuns);
      const order: FitOrder = { kind: 'fit', difficulty, plan, port: port2 };
      try {
        const weights = await Promise.race([halt, pool.run(order, { transferList: [port2] }) as Promise<Weights>]);
        if (!weights) throw new Stopped();
        return weights;
      } finally {
        port1.close();
      }
    },
    async board(board) {
      let sum: BoardCount | undefined;
      const isWhole = await share<BoardCount>({ kind: 'board', board, from: 0, to: ratingRuns }, (counted) => {
        if (sum) addBoardCount(sum, counted);
        else sum = counted;
      });
      if (!sum || !isWhole) throw new Stopped();
      return resultOf(sum);
    },
    rate: (board, range) => alone<Result | undefined>({ kind: 'rate', board, range }),
    hasHope: (board) => alone<boolean>({ kind: 'hope', board }),
    close: () => pool.destroy(),
  };
}

/** Thrown where a stop came before the first Run was counted. */
export class Stopped extends Error {}
