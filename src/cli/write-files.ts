/** Bytes → files, all or none. */

import { mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure, outsideReason } from './terminal/failure.ts';

export interface FileToWrite {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Writes all files and removes `removed`, or restores all. Synchronous, so no interrupt splits it. @throws Failure (exit 2) */
export function writeFiles(directory: string, files: readonly FileToWrite[], removed: readonly string[] = []): void {
  const temporary = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  const guard = () => process.exit(130);
  const created: string[] = [];
  process.on('SIGINT', guard);
  try {
    for (const one of new Set([directory, ...files.map(({ path }) => dirname(path))])) makeDirectory(one, created);
    for (const { path } of files) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR', path });
      // A rename would replace a write-protected file.
      if (found?.isFile() && (found.mode & 0o222) === 0) throw Object.assign(new Error(), { code: 'EACCES', path });
    }
    for (const { path, bytes } of files) writeFileSync(temporary(path), bytes);
    for (const path of removed) renameSync(path, temporary(path));
    for (const { path } of files) renameSync(temporary(path), path);
    for (const path of removed) attempt(() => rmSync(temporary(path)));
  } catch (error) {
    for (const path of removed) attempt(() => renameSync(temporary(path), path));
    for (const { path } of files) attempt(() => rmSync(temporary(path), { force: true }));
    for (const path of created.reverse()) attempt(() => rmdirSync(path));
    const where = (error as NodeJS.ErrnoException).path ?? directory;
    throw new Failure(
      2,
      `error: cannot write ${where.replace(/\/\.([^/]+)\.\d+\.tmp$/u, '/$1')}: ${outsideReason(error)}`,
    );
  } finally {
    process.off('SIGINT', guard);
  }
}

/** Makes a directory and its parents; Node's `recursive` never returns below `/proc`. */
function makeDirectory(path: string, created: string[]): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeDirectory(dirname(path), created);
  try {
    mkdirSync(path);
    created.push(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error; // another command was faster
  }
}

/** Cleans up; if that fails too, the first failure is the one to report. */
function attempt(clear: () => void): void {
  try {
    clear();
  } catch {}
}
