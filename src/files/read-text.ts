/** Path → a text, or why it cannot be read. */

import { lstatSync } from 'node:fs';
import { fault, type Read, sourceOf } from '../load/sources.ts';
import { notText } from './not-text.ts';
import { NotAFile, readFailure, readFile, TooLarge } from './read-file.ts';

const maxFileSize = 1024 * 1024; // bytes; a hundred times the longest Event

/** Reads a file as UTF-8, or returns why not. */
export function readText(path: string): Read {
  try {
    return textFrom(path, readFile(path, maxFileSize));
  } catch (error) {
    const isLost = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const isLink = isLost && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    if (error instanceof TooLarge) return fault('CR003', path, 'must be smaller than 1 MiB');
    const hint = isLink
      ? 'broken link: replace it with the file'
      : error instanceof NotAFile
        ? 'replace it with a file'
        : undefined;
    return fault('CR001', path, `cannot read: ${readFailure(error)}`, hint);
  }
}

/** The text of bytes that a file has, or is to have. */
export function textFrom(path: string, bytes: Buffer): Read {
  const read = bytes.toString('utf8');
  return notText(path, bytes, read) ?? sourceOf(path, read);
}
