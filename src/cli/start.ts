/** The file that Node starts: loads the bundle, with what V8 made of it when the tool was built. */

import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expectShortWork } from './v8.ts';

expectShortWork();

/**
 * A third of the time of a short command is V8 compiling it. A code cache holds the functions that a run compiled; it
 * depends on V8's version and flags, so it is made on the machine it is used on, and V8 turns down one that does not fit.
 * Commands that print have caches of their own, one for sheets and one for all: with it, `validate` would take 9 % longer.
 */
const word = process.argv.slice(2).find((one) => !one.startsWith('-'));
const name = word === 'run' ? 'run' : ['print', 'preview'].includes(word ?? '') ? 'print' : 'light';
const bundle = join(__dirname, 'tool.js');
const cachePath = join(__dirname, `${name}.cache`);
const cachedData = cache();
// The build makes the bundle ASCII.
const script = new Script(readFileSync(bundle, 'latin1'), { filename: bundle, ...(cachedData && { cachedData }) });
const module = { exports: {} as { finished?: Promise<void> } };
script.runInThisContext()(module.exports, require, module, bundle, __dirname);
// Only a promise that is never kept, such as that of a thread which is gone, lets Node come to its end by itself.
process.once('beforeExit', () => {
  writeSync(2, 'error: core-runner itself is at fault: it stopped before it was done\n');
  process.exitCode = 2;
});
module.exports.finished?.then(() => {
  // Only the build asks for a cache: it holds what this command compiled until it was done.
  if (process.env.CORE_RUNNER_MAKE_CACHE) writeFileSync(cachePath, script.createCachedData());
  // All is written. Left to end by itself, Node would take its heap apart: 3 % of `validate`.
  process.exit();
});

function cache(): Buffer | undefined {
  try {
    return readFileSync(cachePath);
  } catch {
    return undefined; // slower, and nothing else
  }
}
