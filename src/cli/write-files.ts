/** Bytes → files, all or none. */

import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure, outsideReason } from './failure.ts';

/** A file to be written. */
export interface FileToWrite {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * Writes files under temporary names beside their targets, then renames them all: a failure leaves every old file as
 * it was and no half ones behind. Nothing here waits, so an interrupt that has a handler comes before or after.
 */
export function writeFiles(directory: string, files: readonly FileToWrite[]): void {
  const temporary = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  const guard = () => process.exit(130);
  process.on('SIGINT', guard);
  try {
    mkdirSync(directory, { recursive: true });
    for (const { path } of files)
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
        throw Object.assign(new Error(), { code: 'EISDIR', path });
    for (const { path, bytes } of files) writeFileSync(temporary(path), bytes);
    for (const { path } of files) renameSync(temporary(path), path);
  } catch (error) {
    for (const { path } of files) rmSync(temporary(path), { force: true });
    const where = (error as NodeJS.ErrnoException).path ?? directory;
    throw new Failure(
      2,
      `error: cannot write ${where.replace(/\/\.([^/]+)\.\d+\.tmp$/u, '/$1')}: ${outsideReason(error)}`,
    );
  } finally {
    process.off('SIGINT', guard);
  }
}
