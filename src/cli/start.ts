/** The file that Node starts: runs the bundle with its code cache. */

import { readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { optimiseLate } from './v8.ts';

optimiseLate();
// Node exits by itself only if a promise never settles, such as one of a lost thread.
process.once('beforeExit', () => {
  writeSync(2, 'error: core-runner itself is at fault: it stopped before it was done\n');
  process.exitCode = 2;
});

/** Saves a third of the time of a short command. V8 rejects a cache of another version or other flags, which is harmless. */
const cachePath = join(__dirname, 'tool.cache');
const filename = join(__dirname, 'tool.js');
const cachedData = readCache();
const script = new Script(readFileSync(filename, 'utf8'), { filename, ...(cachedData && { cachedData }) });
const bundle = { exports: {} as { readonly finished: Promise<void> } };
script.runInThisContext()(bundle.exports, require, bundle, filename, __dirname);
bundle.exports.finished.then(() => {
  // Set by the build: adds the functions that this command compiled to the cache.
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
