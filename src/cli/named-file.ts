/** A path of the command line → its bytes, or an error that names it. */

import { readFailure, readFile } from '../files/read-file.ts';
import { commandError } from './terminal/failure.ts';

/** Reads a file that was named or expected. @throws Failure (exit 2) */
export function readNamedFile(path: string, hint?: string): Buffer {
  try {
    return readFile(path);
  } catch (error) {
    throw commandError(`cannot read ${path}: ${readFailure(error)}`, hint);
  }
}
