/** The file that Node starts: runs the bundle with its code cache. */

import { renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { readFile, statsOf } from '../files/read-file.ts';
import { optimiseLate } from './v8.ts';

optimiseLate();
// Node exits by itself only if a promise never settles, such as one of a lost thread.
process.once('beforeExit', () => {
  writeSync(2, 'internal error: the command stopped before it was done\n');
  process.exitCode = 2;
});
try {
  process.cwd();
} catch {
  writeSync(2, 'error: the current directory was removed\n  hint: change to another directory\n');
  process.exit(2);
}

/** Saves a third of the time of a short command. V8 rejects a cache of another version or other flags, but not a damaged one. */
const cachePath = join(__dirname, 'tool.cache');
const filename = join(__dirname, 'tool.js');
const source = statsOf(filename)?.isFile() ? readFile(filename) : Buffer.alloc(0);
const cachedData = readCache();
const script = compiled(source.toString());
const start: unknown = script?.runInThisContext();
const bundle = { exports: {} as { readonly run: () => Promise<void> } };
if (!script || typeof start !== 'function') {
  writeSync(
    2,
    `error: ${filename} is missing or damaged\n  hint: install core-runner again, or run npm run build in a clone\n`,
  );
  process.exit(2);
}
start(bundle.exports, require, bundle, filename, __dirname);
bundle.exports.run().then(() => {
  // Set by the build: adds the functions that this command compiled to the cache.
  if (process.env.CORE_RUNNER_MAKE_CACHE) {
    const cache = script.createCachedData();
    writeFileSync(`${cachePath}.new`, Buffer.concat([checksumOf(cache), cache]));
    renameSync(`${cachePath}.new`, cachePath);
  }
  process.exit();
});

function compiled(text: string): Script | undefined {
  try {
    return new Script(text, { filename, ...(cachedData && { cachedData }) });
  } catch {
    return undefined;
  }
}

/** CRC-32 of the source and its cache. */
function checksumOf(cache: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(cache, crc32(source)));
  return sum;
}

function readCache(): Buffer | undefined {
  try {
    const bytes = readFile(cachePath);
    return checksumOf(bytes.subarray(4)).equals(bytes.subarray(0, 4)) ? bytes.subarray(4) : undefined;
  } catch {
    return undefined;
  }
}
