/** Orders for workers: posted to a thread, so data and ports only. */

import type { MessagePort } from 'node:worker_threads';
import type { Deal } from '../../game/deal.ts';
import type { Job } from '../../game/measure/balance.ts';
import type { StarRange } from '../../game/measure/rating.ts';
import type { FitPlan } from '../../game/policy/fit.ts';

export interface JobOrder {
  readonly kind: 'tally' | 'wins';
  readonly job: Job;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export interface BoardOrder {
  readonly kind: 'board';
  readonly board: Deal;
  readonly from: number;
  readonly to: number;
}

/** A board for one worker: rated within a range of stars, or checked for hope. */
export type WholeBoardOrder =
  | { readonly kind: 'rate'; readonly board: Deal; readonly range: StarRange }
  | { readonly kind: 'hope'; readonly board: Deal };

/** A fit of the runner's weights; the port receives the numbers of Runs played. */
export interface FitOrder {
  readonly kind: 'fit';
  readonly difficulty: string;
  readonly plan: FitPlan;
  readonly port: MessagePort;
}

export type WorkOrder = JobOrder | BoardOrder | WholeBoardOrder | FitOrder;
