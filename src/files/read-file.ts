/** Path → bytes of a regular file. Only this file reads files, so that no device or pipe can hang a command. */

import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, type Stats, statSync } from 'node:fs';

const mebibyte = 1024 * 1024;

/** A file that is larger than its reader allows. */
export class TooLarge extends Error {}

/** A directory, device, pipe or socket in the place of a file. */
export class NotAFile extends Error {}

/** Reads a regular file. @throws TooLarge, NotAFile, or an error of the system; `readFailure` puts each into words */
export function readFile(path: string, maxBytes = 64 * mebibyte): Buffer {
  // Opening a pipe to read it waits for a writer, unless it is opened like this. Windows has neither.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new NotAFile(`it is ${kindOf(stats)}`);
    if (stats.size > maxBytes) throw new TooLarge(`it is larger than ${maxBytes / mebibyte} MiB`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads standard input to its end. @throws TooLarge */
export function readStandardInput(maxBytes = mebibyte): Buffer {
  const pieces: Buffer[] = [];
  const piece = Buffer.alloc(65_536);
  for (let total = 0; total <= maxBytes; ) {
    const length = readSync(0, piece);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(Buffer.from(piece.subarray(0, length)));
    total += length;
  }
  throw new TooLarge(`it is larger than ${maxBytes / mebibyte} MiB`);
}

/** Names a file, directory, pipe, socket or device. */
export function kindOf(stats: Stats): string {
  if (stats.isFile()) return 'a file';
  if (stats.isDirectory()) return 'a directory';
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}

/** Why a file or directory cannot be read. */
export function readFailure(error: unknown, kind: 'file' | 'directory' = 'file'): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Readonly<Record<string, string>> = {
    ENOENT: `no such ${kind}`,
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of the path is a file',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
    ENXIO: 'it is a socket',
  };
  return known[code ?? ''] ?? message ?? String(error);
}

/** What a path leads to; undefined where there is nothing that can be reached. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a path is an existing directory. */
export const isDirectory = (path: string): boolean => statsOf(path)?.isDirectory() ?? false;
