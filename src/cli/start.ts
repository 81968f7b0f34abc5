/** The file that Node starts: loads the bundle, with what V8 made of it when the tool was built. */

import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Most commands end before optimised code pays for its making: by default V8's optimiser takes as much processor time
 * as printing a book does, and on a machine with two busy cores that is time on the clock. With a larger budget only
 * what runs very often is optimised, and long jobs (a thousand sheets) are no slower. `npm run bench` shows it.
 * In bytes of bytecode run; the default is 67,584.
 */
const optimiseAfter = '--interrupt-budget=10000000';
/** Room for young objects grows by leaps: in small steps a book is collected twenty times, an eighth of its time. */
const growInLeaps = '--semi-space-growth-factor=16';
/** Marking in steps keeps pauses short, which nobody waits for here, and takes longer than marking at once. */
const markAtOnce = '--no-incremental-marking';
/** V8 forgets the code of functions that have not run for a while, and a cache made then would lack them. */
const keepCode = '--no-flush-bytecode';
/** Simple machine code is made of each function as soon as it is known to be used, not of several at a time. */
const compileEach = '--no-baseline-batch-compilation';

// Set only where V8 is known to know them: it complains otherwise.
const [major = 0] = process.versions.node.split('.').map(Number);
const known =
  major <= 22 ? [optimiseAfter, growInLeaps, markAtOnce, keepCode, compileEach] : major <= 24 ? [optimiseAfter] : [];
for (const flag of known) setFlagsFromString(flag);

/**
 * Half the time of a short command is V8 compiling it. A code cache holds the functions that a run compiled; it depends
 * on V8's version and flags, so it is made on the machine it is used on, and V8 turns down one that does not fit.
 * Commands that print are ten times as much to compile as the others, and have a bundle of their own.
 */
const word = process.argv.slice(2).find((one) => !one.startsWith('-'));
const name = word === 'print' || word === 'run' ? 'print' : 'light';
const bundle = join(__dirname, `${name}.js`);
const cachePath = join(__dirname, `${name}.cache`);
const cachedData = cache();
// The bundle is ASCII, which V8 keeps as it is; UTF-8 would be checked and copied first.
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
  // All is written. Left to end by itself, Node would take its heap apart, a twentieth of the time of a short command.
  process.exit();
});

function cache(): Buffer | undefined {
  try {
    return readFileSync(cachePath);
  } catch {
    return undefined; // slower, and nothing else
  }
}
