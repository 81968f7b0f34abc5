/** What those who set text and the thread that draws their pictures say to each other. */

import type { MessagePort } from 'node:worker_threads';

/** How far an order has come; whoever finds it `waiting` sees to it. */
export const state = { waiting: 0, begun: 1, posted: 2, doneHere: 3 } as const;

/** What the thread begins with: how far each order has come, which both see, and where they come and their bytes go. */
export interface DrawingData {
  readonly states: Int32Array;
  readonly port: MessagePort;
}

/** A picture to draw, by all that it is drawn of, or a stream to pack; and its place among the states. */
export type DrawingOrder = { readonly place: number } & (
  | { readonly likeness: string }
  | { readonly stream: Uint8Array }
);

/** What was ordered, packed. */
export interface Packed {
  readonly place: number;
  readonly bytes: Uint8Array;
}
