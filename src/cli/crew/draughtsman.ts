/**
 * Pictures and streams → drawn and packed by a thread of their own while text is set and drawn; what is not begun in time is
 * left to those who need it.
 */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import type { Draughtsman } from '../../build.ts';
import { deflate } from '../deflate.ts';
import { setFlags, takeFlagsBack } from '../v8.ts';
import { type DrawingData, type DrawingOrder, joinStreams, type Packed, partStreams, state } from './drawing-order.ts';

/** Orders of all editions that one process prints; those beyond are seen to here. */
const most = 16_384;
/** Pictures that are worth a thread. */
const fewest = 3;
/** Bytes of streams that are posted together: to post each of a thousand sheets takes a third of the time that packing it does. */
const together = 16_384;
/** Milliseconds for which an order is waited for that was begun: longer than any takes, should the thread be gone. */
const patience = 2000;

/** One who is hired when there are a few pictures to draw, or when so many pages are foreseen that packing them is worth it. */
export interface Hireable extends Draughtsman {
  readonly hire: () => void;
}

/** Streams that are posted together. */
interface Bundle {
  readonly place: number;
  readonly streams: Uint8Array[];
  size: number;
  packed?: readonly Uint8Array[];
}

/** A thread, which runs a script, for when there is enough to draw; nobody where there is one processor alone. */
export function draughtsman(
  script = join(import.meta.dirname, 'drawing-worker.js'),
  processors = availableParallelism(),
): Hireable | undefined {
  if (processors === 1) return undefined;
  let room: Room | undefined;
  const opened = () => {
    room ??= openRoom();
    return room;
  };
  const pictures = new Map<string, number>();
  const done = new Map<number, Packed>();
  /** Places of orders that are through, for others. */
  const free: number[] = [];
  let [orders, isHired] = [0, false];
  let bundle: Bundle | undefined;
  const hire = () => {
    if (!isHired) start(script, opened());
    isHired = true;
  };
  const isFull = () => orders === most && free.length === 0;
  const nextPlace = () => free.pop() ?? orders++;
  const post = (order: DrawingOrder, transferred: ArrayBuffer[] = []) => opened().port.postMessage(order, transferred);
  const send = ({ place, streams }: Bundle) => {
    const order = { place, ...joinStreams(streams) };
    post(order, [order.bytes.buffer]);
    bundle = undefined;
  };
  /** What the thread made of an order; nothing where it has not begun, and is not to begin any more. */
  const fetch = (place: number): Packed | undefined => {
    const { states, port, threads } = opened();
    const before = Atomics.compareExchange(states, place, state.waiting, state.doneHere);
    if (before === state.waiting || before === state.doneHere) return undefined;
    Atomics.wait(states, place, state.begun, patience);
    for (let next = threads.receiveMessageOnPort(port); next; next = threads.receiveMessageOnPort(port)) {
      const packed: Packed = next.message;
      done.set(packed.place, packed);
    }
    return done.get(place);
  };
  const packed = (mine: Bundle): readonly Uint8Array[] => {
    const { place, streams } = mine;
    if (mine === bundle) bundle = undefined; // it was never sent
    const found = fetch(place);
    if (found === undefined) return streams.map(deflate);
    done.delete(place);
    Atomics.store(opened().states, place, state.waiting);
    free.push(place);
    return partStreams(found);
  };
  return {
    hire,
    begin(likeness) {
      if (pictures.has(likeness) || isFull()) return;
      const place = nextPlace();
      pictures.set(likeness, place);
      post({ place, likeness });
      if (pictures.size === fewest) hire();
    },
    take(likeness) {
      const place = pictures.get(likeness);
      return place === undefined ? undefined : fetch(place)?.bytes;
    },
    packLater(stream) {
      if (!isHired || (bundle === undefined && isFull())) {
        const now = deflate(stream);
        return () => now;
      }
      const mine = bundle ?? { place: nextPlace(), streams: [], size: 0 };
      bundle = mine;
      const at = mine.streams.push(stream) - 1;
      mine.size += stream.length;
      if (mine.size >= together) send(mine);
      return () => {
        mine.packed ??= packed(mine);
        return mine.packed[at] as Uint8Array;
      };
    },
  };
}

/** Where orders lie and pass: opened when there is the first, for Node's threads alone take 3 % of the time of a Run sheet. */
interface Room {
  readonly threads: typeof import('node:worker_threads');
  readonly states: Int32Array;
  readonly port: MessagePort;
  /** The end of the thread. */
  readonly other: MessagePort;
}

function openRoom(): Room {
  const flags = takeFlagsBack();
  const threads = process.getBuiltinModule('node:worker_threads');
  setFlags(flags);
  const states = new Int32Array(new SharedArrayBuffer(most * Int32Array.BYTES_PER_ELEMENT));
  const { port1: port, port2: other } = new threads.MessageChannel();
  return { threads, states, port, other };
}

/** Starts the thread, which sets V8's flags again when it runs; it keeps no command from its end. */
function start(script: string, { threads, states, other: port }: Room): void {
  const data: DrawingData = { states, port, flags: takeFlagsBack() };
  const thread = new threads.Worker(script, { workerData: data, transferList: [port] });
  // What it leaves undone is drawn elsewhere, where a fault of ours is told of.
  thread.on('error', () => {});
  thread.unref();
}
