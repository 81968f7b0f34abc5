/** What a worker can be given to do: posted to its thread, so data and ports only. */

import type { MessagePort } from 'node:worker_threads';
import type { Deal } from '../../game/deal.ts';
import type { Job } from '../../game/measure/balance.ts';
import type { StarRange } from '../../game/measure/rating.ts';
import type { FitPlan } from '../../game/policy/fit.ts';

/** Runs of a job, from one number to another. */
export interface JobOrder {
  readonly kind: 'tally' | 'wins';
  readonly job: Job;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Runs of one board. */
export interface BoardOrder {
  readonly kind: 'board';
  readonly board: Deal;
  readonly from: number;
  readonly to: number;
}

/** A board for one worker: rated if its stars lie in a range, or only whether it can be won at all. */
export type WholeBoardOrder =
  | { readonly kind: 'rate'; readonly board: Deal; readonly range: StarRange }
  | { readonly kind: 'hope'; readonly board: Deal };

/** A fit of the runner's weights; the port receives numbers of Runs as they are played. */
export interface FitOrder {
  readonly kind: 'fit';
  readonly difficulty: string;
  readonly plan: FitPlan;
  readonly port: MessagePort;
}

/** Any of them. */
export type WorkOrder = JobOrder | BoardOrder | WholeBoardOrder | FitOrder;
