/** The file that Node starts: loads the bundle, with what V8 made of it when the tool was built. */

import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expectShortWork } from './v8.ts';

expectShortWork();

/**
 * A third of the time of a short command is V8 compiling it. A code cache holds the functions that a run compiled; it
 * depends on V8's version and flags, so it is made on the machine it is used on, and V8 turns down one that does not fit.
 * Commands that print have caches of their own, one for a sheet, one for many and one for all: with it, `validate` would take
 * 9 % longer.
 */
const word = process.argv.slice(2).find((one) => !one.startsWith('-'));
const sheets = process.argv.some((one) => one.startsWith('--count')) ? 'run' : 'sheet';
const name = word === 'run' ? sheets : ['print', 'preview'].includes(word ?? '') ? 'print' : 'light';
// Only a promise that is never kept, such as that of a thread which is gone, lets Node come to its end by itself.
process.once('beforeExit', () => {
  writeSync(2, 'error: core-runner itself is at fault: it stopped before it was done\n');
  process.exitCode = 2;
});
// Sheets are printed by a bundle of what they need, a third of the tool; what needs more begins again with all of it.
const needsWhole = word === 'run' ? load('run', name) : Promise.resolve(true);
needsWhole
  .then((isNeeded) => isNeeded && load('tool', word === 'run' ? 'print' : name))
  // All is written. Left to end by itself, Node would take its heap apart: 3 % of `validate`.
  .then(() => process.exit());

/** Runs the tool as a bundle has it, and tells whether it stopped for want of a part of the whole. */
async function load(bundle: 'run' | 'tool', cacheName: string): Promise<boolean> {
  const filename = join(__dirname, `${bundle}.js`);
  const cachePath = join(__dirname, `${cacheName}.cache`);
  const cachedData = cache(cachePath);
  // The build makes the bundle ASCII.
  const script = new Script(readFileSync(filename, 'latin1'), { filename, ...(cachedData && { cachedData }) });
  const module = { exports: {} as { finished: Promise<boolean> } };
  script.runInThisContext()(module.exports, require, module, filename, __dirname);
  const isNeeded = await module.exports.finished;
  // Only the build asks for a cache: it holds what this command compiled until it was done.
  if (process.env.CORE_RUNNER_MAKE_CACHE) writeFileSync(cachePath, script.createCachedData());
  return isNeeded;
}

function cache(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined; // slower, and nothing else
  }
}
