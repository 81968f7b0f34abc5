/** The file that Node starts: loads the bundle, with what V8 made of it when the tool was built. */

import { writeSync } from 'node:fs';
import { runCached } from './cached-script.ts';
import { expectShortWork } from './v8.ts';

/**
 * Commands that print have caches of their own, one for a sheet, one for many and one for all: with it, `validate` would take
 * 9 % longer.
 */
const word = process.argv.slice(2).find((one) => !one.startsWith('-'));
const sheets = process.argv.some((one) => one.startsWith('--count')) ? 'run' : 'sheet';
const name = word === 'run' ? sheets : ['print', 'preview'].includes(word ?? '') ? 'print' : 'light';
if (name !== 'sheet') expectShortWork();
// Only a promise that is never kept, such as that of a thread which is gone, lets Node come to its end by itself.
process.once('beforeExit', () => {
  writeSync(2, 'error: core-runner itself is at fault: it stopped before it was done\n');
  process.exitCode = 2;
});
// Sheets are printed by a bundle of what they need, a third of the tool; what needs more begins again with all of it.
const needsWhole = word === 'run' ? load('run', name) : Promise.resolve(true);
needsWhole
  .then((isNeeded) => {
    if (isNeeded && name === 'sheet') expectShortWork();
    return isNeeded && load('tool', word === 'run' ? 'print' : name);
  })
  // All is written. Left to end by itself, Node would take its heap apart: 3 % of `validate`.
  .then(() => process.exit());

/** Runs the tool as a bundle has it, and tells whether it stopped for want of a part of the whole. */
async function load(bundle: 'run' | 'tool', cacheName: string): Promise<boolean> {
  const { exports, keep } = runCached<{ readonly finished: Promise<boolean> }>(bundle, cacheName, require);
  const isNeeded = await exports.finished;
  // Only the build asks for a cache: it holds what this command compiled until it was done.
  if (process.env.CORE_RUNNER_MAKE_CACHE) keep();
  return isNeeded;
}
