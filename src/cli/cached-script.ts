/** A script that the build made, run with what V8 made of it when the tool was built. */

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** A script that was run. */
export interface RunScript<Exports> {
  readonly exports: Exports;
  /** Writes a cache of all that is compiled by now. */
  readonly keep: () => void;
}

/**
 * Runs a script that lies beside the bundles, as Node would load it. A third of the time of a short command is V8 compiling: a
 * code cache holds the functions that a run compiled. It depends on V8's version and flags, so it is made on the machine it is
 * used on, and V8 turns down one that does not fit. Without one the script is slower, and nothing else.
 */
export function runCached<Exports>(name: string, cacheName: string, load: NodeJS.Require): RunScript<Exports> {
  const filename = join(__dirname, `${name}.js`);
  const cachePath = join(__dirname, `${cacheName}.cache`);
  const cachedData = cache(cachePath);
  // The build makes the bundle ASCII.
  const script = new Script(readFileSync(filename, 'latin1'), { filename, ...(cachedData && { cachedData }) });
  const module = { exports: {} as Exports };
  script.runInThisContext()(module.exports, load, module, filename, __dirname);
  const keep = () => {
    // A thread may be ended at any time: a cache is there whole or not at all.
    writeFileSync(`${cachePath}.new`, script.createCachedData());
    renameSync(`${cachePath}.new`, cachePath);
  };
  return { exports: module.exports, keep };
}

function cache(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
