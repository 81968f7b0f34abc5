/** Bytes → files, all or none. */

import { linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { statsOf } from '../files/read-file.ts';
import { Failure, outsideReason } from './terminal/failure.ts';

export interface FileToWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A random path next to another, to be written only if it is new; it names the process, to clear leftovers of a killed one. */
export const temporaryName = (path: string) =>
  join(dirname(path), `.${basename(path)}.${process.pid}-${Math.random().toString(16).slice(2).padEnd(16, '0')}.tmp`);

const temporaryPattern = /(^|\/)\.(?<name>[^/]+)\.(?<pid>\d+)-[0-9a-f]{16}\.tmp$/u;

/** Ends the process, unless a command listens for Ctrl-C itself: it then ends in its own way. */
const guard = () => process.listenerCount('SIGINT') > 1 || process.exit(130);

/** Writes all files and removes `removed`, or restores all. Synchronous, so no interrupt splits it. @throws Failure (exit 2) */
export function writeFiles(directory: string, files: readonly FileToWrite[], removed: readonly string[] = []): void {
  const temporary = new Map([...files.map(({ path }) => path), ...removed].map((path) => [path, temporaryName(path)]));
  const temporaryOf = (path: string) => temporary.get(path) ?? path;
  const created: string[] = [];
  /** Paths whose file is replaced, and a second name of the old file; undefined where there was none. */
  const replaced = new Map<string, string | undefined>();
  process.off('SIGINT', guard).on('SIGINT', guard);
  try {
    for (const one of new Set([directory, ...files.map(({ path }) => dirname(path))])) {
      makeDirectory(one, created);
      attempt(() => clearLeftovers(one));
    }
    for (const { path } of files) {
      const found = statsOf(path);
      if (found?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR', path });
      // A rename would replace a write-protected file.
      if (found?.isFile() && (found.mode & 0o222) === 0) throw Object.assign(new Error(), { code: 'EACCES', path });
    }
    for (const { path, bytes } of files) writeFileSync(temporaryOf(path), bytes, { flag: 'wx' });
    for (const path of removed) renameSync(path, temporaryOf(path));
    for (const { path } of files) {
      const old = statsOf(path) && temporaryName(path);
      if (old !== undefined) attempt(() => linkSync(path, old));
      replaced.set(path, old);
      renameSync(temporaryOf(path), path);
    }
    for (const path of removed) attempt(() => unlinkSync(temporaryOf(path)));
  } catch (error) {
    for (const [path, old] of replaced) attempt(() => (old === undefined ? unlinkSync(path) : renameSync(old, path)));
    for (const path of removed) attempt(() => renameSync(temporaryOf(path), path));
    for (const { path } of files) attempt(() => unlinkSync(temporaryOf(path)));
    for (const path of created.reverse()) attempt(() => rmdirSync(path));
    const where = (error as NodeJS.ErrnoException).path ?? directory;
    throw new Failure(
      2,
      `error: cannot write ${where.replace(temporaryPattern, '$1$<name>')}: ${outsideReason(error)}`,
    );
  } finally {
    for (const old of replaced.values()) if (old !== undefined) attempt(() => unlinkSync(old));
    // A signal that came meanwhile is heard at the next turn of the event loop.
    setImmediate(() => setImmediate(() => process.off('SIGINT', guard)));
  }
}

/** Makes a directory and its parents; Node's `recursive` never returns below `/proc`. */
export function makeDirectory(path: string, created: string[] = []): void {
  if (statsOf(path)) return;
  makeDirectory(dirname(path), created);
  try {
    mkdirSync(path);
    created.push(path);
  } catch (error) {
    if (!statsOf(path)?.isDirectory()) throw error; // another command was faster
  }
}

const cleared = new Set<string>();

/** Removes temporary files that killed processes left in a directory; once a process. */
function clearLeftovers(directory: string): void {
  if (cleared.has(directory)) return;
  cleared.add(directory);
  for (const name of readdirSync(directory)) {
    const pid = Number(temporaryPattern.exec(name)?.groups?.pid);
    if (pid > 0 && !isRunning(pid)) attempt(() => rmSync(join(directory, name), { recursive: true }));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Cleans up; if that fails too, the first failure is the one to report. */
function attempt(clear: () => void): void {
  try {
    clear();
  } catch {}
}
