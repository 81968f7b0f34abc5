/** What those who set text and the thread that draws their pictures say to each other. */

import type { MessagePort } from 'node:worker_threads';

/** How far an order has come; whoever finds it `waiting` sees to it. */
export const state = { waiting: 0, begun: 1, posted: 2, doneHere: 3 } as const;

/** What the thread begins with: how far each order has come, which both see, and where they come and their bytes go. */
export interface DrawingData {
  readonly states: Int32Array;
  readonly port: MessagePort;
  /** What V8 is set to, which was taken back for the time in which the thread starts. */
  readonly flags: readonly string[];
}

/** Streams one behind the other, and how long each is. */
interface Joined {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lengths: readonly number[];
}

/** A picture to draw, by all that it is drawn of, or streams to pack; and its place among the states. */
export type DrawingOrder = { readonly place: number } & ({ readonly likeness: string } | Joined);

/** What was ordered, each stream packed. */
export interface Packed extends Joined {
  readonly place: number;
}

/** Streams in a room of their own, to be posted. */
export function joinStreams(streams: readonly Uint8Array[]): Joined {
  const lengths = streams.map(({ length }) => length);
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const stream of streams) {
    bytes.set(stream, at);
    at += stream.length;
  }
  return { bytes, lengths };
}

/** The streams that were joined. */
export function partStreams({ bytes, lengths }: Joined): Uint8Array[] {
  let at = 0;
  return lengths.map((length) => {
    at += length;
    return bytes.subarray(at - length, at);
  });
}
