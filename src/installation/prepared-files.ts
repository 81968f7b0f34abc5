/** Names of files that the build wrote → what is in them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Numbers of two bytes, in the order of the machine. */
export function readTable(directory: string, name: string): Uint16Array {
  const { buffer, byteOffset, byteLength } = readFileSync(join(directory, `${name}.table`));
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}

/** A value as JSON has it. */
export const readJson = (directory: string, name: string) =>
  JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8'));
