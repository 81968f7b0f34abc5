/** Cache key ↔ rating, in files of the user's cache. */

import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashWords } from '../dice/hash-words.ts';
import { readFile } from '../files/read-file.ts';
import { type Result, ratingRuns } from '../game/measure/rating.ts';
import { maxCores, maxTurns } from '../game/measure/tally.ts';
import { writeFiles } from './write-files.ts';

/** CORE_RUNNER_CACHE (none if empty), or `core-runner` in the system's cache directory. */
function cacheDirectory(): string | undefined {
  const { CORE_RUNNER_CACHE: own, XDG_CACHE_HOME: shared, LOCALAPPDATA: local } = process.env;
  if (own !== undefined) return own === '' ? undefined : own;
  return join(shared || local || join(homedir(), '.cache'), 'core-runner');
}

const digits = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
const hashOf = (text: string) => hashWords(text).map(digits).join('');

const fileOf = (directory: string, key: string) => join(directory, 'ratings', `${hashOf(key)}.json`);

/** A hash of what was rated and the result: another board, or a changed number, has another. */
const sealOf = (key: string, { runs, won, cores, turns }: Result) =>
  hashOf([key, runs, won, cores, turns].join('\n')).slice(0, 16);

/** The cached result of a board; undefined if missing or damaged. */
export function readRating(key: string): Result | undefined {
  const directory = cacheDirectory();
  if (directory === undefined) return undefined;
  try {
    const { runs, won, cores, turns, seal } = JSON.parse(readFile(fileOf(directory, key)).toString());
    const result = { runs, won, cores, turns };
    const isWhole = Object.values(result).every((number) => Number.isInteger(number) && number >= 0);
    const isInRange = runs === ratingRuns && won <= runs && cores <= maxCores && turns <= maxTurns;
    return isWhole && isInRange && seal === sealOf(key, result) ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a result; if that fails, it is computed again next time. */
export function writeRating(key: string, result: Result): void {
  const directory = cacheDirectory();
  if (directory === undefined) return;
  const path = fileOf(directory, key);
  const bytes = Buffer.from(`${JSON.stringify({ ...result, seal: sealOf(key, result) })}\n`);
  try {
    writeFiles(dirname(path), [{ path, bytes }]);
  } catch {}
}
