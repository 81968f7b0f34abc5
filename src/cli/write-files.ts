/** Bytes → files, all or none. */

import { mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure, outsideReason } from './terminal/failure.ts';

/** A file to be written. */
export interface FileToWrite {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * Writes files under temporary names beside their targets, then renames them all: a failure leaves every old file as
 * it was and no half ones behind. Files in `removed` are put aside before and come back
 * where a rename fails. All of it is synchronous, so an interrupt that has a handler comes before or after.
 */
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
      // To rename would do away with what its owner protects.
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

/** Makes a directory and those above it; `recursive` of Node's own never returns below `/proc`. */
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

/** Cleaning up: where that fails too, the first failure is the one to report. */
function attempt(clear: () => void): void {
  try {
    clear();
  } catch {}
}
