/** The file that Node starts: runs the bundle with the code cache that the build made of it. */

import { readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { optimiseLate } from './v8.ts';

optimiseLate();
// Only a promise that never settles, such as that of a thread which is gone, lets Node end by itself.
process.once('beforeExit', () => {
  writeSync(2, 'error: core-runner itself is at fault: it stopped before it was done\n');
  process.exitCode = 2;
});

/**
 * A third of the time of a short command is V8 compiling, which the cache saves. V8 rejects a cache of another version or
 * with other flags: without one the tool is slower, and nothing else.
 */
const cachePath = join(__dirname, 'tool.cache');
const filename = join(__dirname, 'tool.js');
const cachedData = readCache();
const script = new Script(readFileSync(filename, 'utf8'), { filename, ...(cachedData && { cachedData }) });
const bundle = { exports: {} as { readonly finished: Promise<void> } };
script.runInThisContext()(bundle.exports, require, bundle, filename, __dirname);
bundle.exports.finished.then(() => {
  // Set by the build: the cache holds the functions that this command compiled, and those of the cache before.
  if (process.env.CORE_RUNNER_MAKE_CACHE) {
    writeFileSync(`${cachePath}.new`, script.createCachedData());
    renameSync(`${cachePath}.new`, cachePath);
  }
  process.exit();
});

function readCache(): Buffer | undefined {
  try {
    return readFileSync(cachePath);
  } catch {
    return undefined;
  }
}
