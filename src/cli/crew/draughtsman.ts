/** Pictures → drawn by a thread of their own while text is set; what is not begun in time is left to those who need it. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Draughtsman } from '../../build.ts';
import { type DrawingData, type DrawingOrder, type Drawn, state } from './drawing-order.ts';

/** Pictures of all editions that one process prints; those beyond are drawn where they are needed. */
const most = 16_384;
/** Pictures that are worth a thread. */
const fewest = 3;
/** Milliseconds for which a picture is waited for that was begun: longer than any takes, should its thread be gone. */
const patience = 2000;

/** Hires a thread, which runs a script, when there is enough to draw; nobody where there is one processor alone. */
export function draughtsman(
  script = join(import.meta.dirname, 'drawing-worker.js'),
  processors = availableParallelism(),
): Draughtsman | undefined {
  if (processors === 1) return undefined;
  const states = new Int32Array(new SharedArrayBuffer(most * Int32Array.BYTES_PER_ELEMENT));
  const { port1: port, port2 } = new MessageChannel();
  const places = new Map<string, number>();
  const drawn = new Map<number, Uint8Array>();
  return {
    begin(likeness) {
      if (places.has(likeness) || places.size === most) return;
      const order: DrawingOrder = { place: places.size, likeness };
      places.set(likeness, order.place);
      port.postMessage(order);
      if (places.size === fewest) hire(script, { states, port: port2 });
    },
    take(likeness) {
      const place = places.get(likeness);
      if (place === undefined) return undefined;
      const before = Atomics.compareExchange(states, place, state.waiting, state.drawnHere);
      if (before === state.waiting || before === state.drawnHere) return undefined;
      Atomics.wait(states, place, state.begun, patience);
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
        const { place: of, content }: Drawn = next.message;
        drawn.set(of, content);
      }
      return drawn.get(place);
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
