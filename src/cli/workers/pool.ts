/** Jobs → their Runs, played by worker threads; the results are the same for any number of threads. */

import { MessageChannel } from 'node:worker_threads';
import type { Deal } from '../../game/deal.ts';
import type { SimulationRunner } from '../../game/measure/balance.ts';
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
import { createDispatcher, type PoolOptions, Stopped } from './dispatcher.ts';

/** Threads that play the Runs of one seed, or of any board. */
export interface SimulationPool extends SimulationRunner {
  /** All Runs of a board's rating. @throws Stopped */
  readonly board: (board: Deal) => Promise<Result>;
  /** Rating of a board, in one thread; undefined if its stars are outside the range. @throws Stopped */
  readonly rate: (board: Deal, range: StarRange) => Promise<Result | undefined>;
  /** Whether a board can be won at all. @throws Stopped */
  readonly hasHope: (board: Deal) => Promise<boolean>;
  /** Fits the runner to a difficulty, in one thread. @throws Stopped */
  readonly fit: (difficulty: string, plan: FitPlan) => Promise<Weights>;
  readonly close: () => Promise<void>;
}

/** Starts a pool. After its signal an open `tally` returns its count so far. */
export function createPool({ seed, ...options }: PoolOptions & { readonly seed: string }): SimulationPool {
  const { split, whole, close } = createDispatcher(options);
  return {
    async tally(job, from, to) {
      let sum: Tally | undefined;
      await split<Tally>({ kind: 'tally', job, seed, from, to }, (tally) => {
        sum = sum ? mergeTallies([sum, tally]) : tally;
      });
      if (!sum) throw new Stopped();
      return sum;
    },
    async wins(job, from, to) {
      const wins = new Uint8Array(to - from);
      const isWhole = await split<Uint8Array>({ kind: 'wins', job, seed, from, to }, (part, first) => {
        wins.set(part, first - from);
      });
      if (!isWhole) throw new Stopped();
      return wins;
    },
    async fit(difficulty, plan) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', options.onRuns ?? (() => {}));
      try {
        return await whole<Weights>({ kind: 'fit', difficulty, plan, port: port2 });
      } finally {
        port1.close();
      }
    },
    async board(board) {
      let sum: BoardCount | undefined;
      const isWhole = await split<BoardCount>({ kind: 'board', board, from: 0, to: ratingRuns }, (counted) => {
        if (sum) addBoardCount(sum, counted);
        else sum = counted;
      });
      if (!sum || !isWhole) throw new Stopped();
      return resultOf(sum);
    },
    rate: (board, range) => whole<Result | undefined>({ kind: 'rate', board, range }),
    hasHope: (board) => whole<boolean>({ kind: 'hope', board }),
    close,
  };
}
