/** The file that the drawing thread starts with: runs its script, with what V8 made of it when the tool was built. */

import { workerData } from 'node:worker_threads';
import { runCached } from '../cached-script.ts';
import { setFlags } from '../v8.ts';
import type { DrawingData } from './drawing-order.ts';

const { port, flags }: DrawingData = workerData;
setFlags(flags);
const { keep } = runCached('drawing', 'drawing', require);
// Only the build asks for a cache: nobody tells the thread of its end, so it holds what was compiled for any order so far.
if (process.env.CORE_RUNNER_MAKE_CACHE) port.on('message', keep);
