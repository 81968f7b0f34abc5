/** Files → a zip. */

import { type ZipOptions, type ZippableFile, zipSync } from 'fflate';

/** A file of a zip: its path in it, its bytes, and what is not as for the others. */
export type ZipFile = readonly [path: string, bytes: Uint8Array, options?: ZipOptions];

/** Packs files in their order, all of one day, `YYYY-MM-DD`: the same ones give the same bytes. */
export function zipOf(files: readonly ZipFile[], date: string): Uint8Array {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // A zip has dates of local time from 1980 to 2099.
  const mtime = new Date(Math.min(2099, Math.max(1980, year)), month - 1, day);
  const packed = files.map(([path, bytes, options = {}]): [string, ZippableFile] => [path, [bytes, options]]);
  return zipSync(Object.fromEntries(packed), { level: 6, mtime });
}
