/** One thread that draws pictures: each that nobody has begun, packed as it is to stand in a file. */

import { workerData } from 'node:worker_threads';
import { pathsOfLikeness } from '../../documents/book/picture.ts';
import { pictureContent } from '../../pdf/stamp.ts';
import { deflate } from '../deflate.ts';
import { type DrawingData, type DrawingOrder, type Drawn, state } from './drawing-order.ts';

const { states, port }: DrawingData = workerData;

port.on('message', ({ place, likeness }: DrawingOrder) => {
  if (Atomics.compareExchange(states, place, state.waiting, state.begun) !== state.waiting) return;
  const content = new Uint8Array(deflate(pictureContent(pathsOfLikeness(likeness))));
  const drawn: Drawn = { place, content };
  port.postMessage(drawn, [content.buffer]);
  Atomics.store(states, place, state.posted);
  Atomics.notify(states, place);
});
