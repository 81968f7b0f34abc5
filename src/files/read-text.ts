/** Path → a text, or why it cannot be read. */

import { lstatSync } from 'node:fs';
import { maxFileSize, textFrom, tooLarge } from '../load/decode.ts';
import { fault, type Read } from '../load/sources.ts';
import { NotAFile, readFailure, readFile, TooLarge } from './read-file.ts';

/** Reads a file as UTF-8, or returns why not. */
export function readText(path: string): Read {
  try {
    return textFrom(path, readFile(path, maxFileSize));
  } catch (error) {
    const isLost = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const isLink = isLost && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    if (error instanceof TooLarge) return tooLarge(path);
    const hint = isLink
      ? 'broken link: replace it with the file'
      : error instanceof NotAFile
        ? 'replace it with a file'
        : undefined;
    return fault('CR001', path, `cannot read: ${readFailure(error)}`, hint);
  }
}
