/** Cache key ↔ rating, in files of the user's cache. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '../game/measure/rating.ts';

/** CORE_RUNNER_CACHE (none if empty), or `core-runner` in the system's cache directory. */
function cacheDirectory(): string | undefined {
  const { CORE_RUNNER_CACHE: own, XDG_CACHE_HOME: shared, LOCALAPPDATA: local } = process.env;
  if (own !== undefined) return own === '' ? undefined : own;
  return join(shared || local || join(homedir(), '.cache'), 'core-runner');
}

const fileOf = (directory: string, key: string) =>
  join(directory, 'ratings', `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

/** The cached result of a board; undefined if missing or damaged. */
export function readRating(key: string): Result | undefined {
  const directory = cacheDirectory();
  if (directory === undefined) return undefined;
  try {
    const { runs, won, cores, turns } = JSON.parse(readFileSync(fileOf(directory, key), 'utf8'));
    const result = { runs, won, cores, turns };
    return Object.values(result).every((number) => Number.isInteger(number) && number >= 0) && won <= runs
      ? result
      : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a result; if that fails, it is computed again next time. */
export function writeRating(key: string, result: Result): void {
  const directory = cacheDirectory();
  if (directory === undefined) return;
  const file = fileOf(directory, key);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(join(directory, 'ratings'), { recursive: true });
    writeFileSync(temporary, `${JSON.stringify(result)}\n`);
    renameSync(temporary, file);
  } catch {}
}
