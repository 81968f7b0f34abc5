/** What those who set text and the thread that draws their pictures say to each other. */

import type { MessagePort } from 'node:worker_threads';

/** How far a picture has come; whoever finds it `waiting` draws it. */
export const state = { waiting: 0, begun: 1, posted: 2, drawnHere: 3 } as const;

/** What the thread begins with: how far each picture has come, which both see, and where orders come and pictures go. */
export interface DrawingData {
  readonly states: Int32Array;
  readonly port: MessagePort;
}

/** A picture to draw: its place among the states, and what it is drawn of. */
export interface DrawingOrder {
  readonly place: number;
  readonly likeness: string;
}

/** A picture that is drawn: its packed content. */
export interface Drawn {
  readonly place: number;
  readonly content: Uint8Array;
}
