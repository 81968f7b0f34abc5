/** Readers of files prepared by the build. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads 16-bit numbers in the byte order of the machine. */
export function readTable(directory: string, name: string): Uint16Array {
  const { buffer, byteOffset, byteLength } = readFileSync(join(directory, `${name}.table`));
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}

export const readJson = (directory: string, name: string) =>
  JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8'));
