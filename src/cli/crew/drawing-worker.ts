/** One thread that draws pictures and packs streams: each that nobody has begun, as it is to stand in a file. */

import { workerData } from 'node:worker_threads';
import { pathsOfLikeness } from '../../documents/book/picture.ts';
import { pictureContent } from '../../pdf/stamp.ts';
import { deflate } from '../deflate.ts';
import { type DrawingData, type DrawingOrder, type Packed, state } from './drawing-order.ts';

const { states, port }: DrawingData = workerData;

port.on('message', (order: DrawingOrder) => {
  const { place } = order;
  if (Atomics.compareExchange(states, place, state.waiting, state.begun) !== state.waiting) return;
  const content = 'stream' in order ? order.stream : pictureContent(pathsOfLikeness(order.likeness));
  const bytes = new Uint8Array(deflate(content));
  const packed: Packed = { place, bytes };
  port.postMessage(packed, [bytes.buffer]);
  Atomics.store(states, place, state.posted);
  Atomics.notify(states, place);
});
