/** One thread that draws pictures and packs streams: each that nobody has begun, as it is to stand in a file. */

import { workerData } from 'node:worker_threads';
import { pathsOfLikeness } from '../../documents/book/picture.ts';
import { pictureContent } from '../../pdf/stamp.ts';
import { deflate } from '../deflate.ts';
import { type DrawingData, type DrawingOrder, joinStreams, type Packed, partStreams, state } from './drawing-order.ts';

const { states, port }: DrawingData = workerData;

port.on('message', (order: DrawingOrder) => {
  const { place } = order;
  if (Atomics.compareExchange(states, place, state.waiting, state.begun) !== state.waiting) return;
  const streams = 'lengths' in order ? partStreams(order) : [pictureContent(pathsOfLikeness(order.likeness))];
  const packed: Packed = { place, ...joinStreams(streams.map(deflate)) };
  port.postMessage(packed, [packed.bytes.buffer]);
  Atomics.store(states, place, state.posted);
  Atomics.notify(states, place);
});
