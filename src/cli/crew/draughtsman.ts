/**
 * Pictures and streams → drawn and packed by a thread of their own while text is set and drawn; what is not begun in time is
 * left to those who need it.
 */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Draughtsman } from '../../build.ts';
import { deflate } from '../deflate.ts';
import { type DrawingData, type DrawingOrder, type Packed, state } from './drawing-order.ts';

/** Orders of all editions that one process prints; those beyond are seen to here. */
const most = 16_384;
/** Pictures that are worth a thread. */
const fewest = 3;
/** Milliseconds for which an order is waited for that was begun: longer than any takes, should the thread be gone. */
const patience = 2000;

/** Hires a thread, which runs a script, when there is enough to draw; nobody where there is one processor alone. */
export function draughtsman(
  script = join(import.meta.dirname, 'drawing-worker.js'),
  processors = availableParallelism(),
): Draughtsman | undefined {
  if (processors === 1) return undefined;
  const states = new Int32Array(new SharedArrayBuffer(most * Int32Array.BYTES_PER_ELEMENT));
  const { port1: port, port2 } = new MessageChannel();
  const pictures = new Map<string, number>();
  const done = new Map<number, Uint8Array>();
  let orders = 0;
  const post = (order: DrawingOrder) => {
    port.postMessage(order);
    orders++;
  };
  /** What the thread made of an order; nothing where it has not begun, and is not to begin any more. */
  const fetch = (place: number): Uint8Array | undefined => {
    const before = Atomics.compareExchange(states, place, state.waiting, state.doneHere);
    if (before === state.waiting || before === state.doneHere) return undefined;
    Atomics.wait(states, place, state.begun, patience);
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
      const { place: of, bytes }: Packed = next.message;
      done.set(of, bytes);
    }
    return done.get(place);
  };
  return {
    begin(likeness) {
      if (pictures.has(likeness) || orders === most) return;
      pictures.set(likeness, orders);
      post({ place: orders, likeness });
      if (pictures.size === fewest) hire(script, { states, port: port2 });
    },
    take(likeness) {
      const place = pictures.get(likeness);
      return place === undefined ? undefined : fetch(place);
    },
    packLater(stream) {
      if (pictures.size < fewest || orders === most) {
        const packed = deflate(stream);
        return () => packed;
      }
      const place = orders;
      post({ place, stream });
      return () => {
        const packed = fetch(place) ?? deflate(stream);
        done.delete(place);
        return packed;
      };
    },
  };
}

/** Hires the thread; it keeps no command from its end. */
function hire(script: string, data: DrawingData): void {
  const thread = new Worker(script, { workerData: data, transferList: [data.port] });
  // What it leaves undone is drawn elsewhere, where a fault of ours is told of.
  thread.on('error', () => {});
  thread.unref();
}
