/** Files prepared by the build, with their lengths and checksums, so that a damaged one is found. */

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32 } from 'node:zlib';
import { readFile } from '../files/read-file.ts';
import { installation } from './paths.ts';

/** A prepared file that differs from what the build wrote. */
export class DamagedFile extends Error {}

/** Length and CRC-32 by path. */
type Checksums = Readonly<Record<string, readonly [length: number, crc: number]>>;

const fileName = 'checksums.json';
const nameOf = (dist: string, path: string) => relative(dist, path).replaceAll('\\', '/');
let checksums: Checksums | undefined;

/** Whether the build makes a file of this path. @throws DamagedFile */
export const isPrepared = (path: string, dist = installation.dist) => nameOf(dist, path) in checksumsOf(dist);

function checksumsOf(dist: string): Checksums {
  try {
    checksums ??= JSON.parse(readFile(join(dist, fileName)).toString()) as Checksums;
    return checksums;
  } catch {
    throw new DamagedFile(join(dist, fileName));
  }
}

/** Reads a prepared file. @throws DamagedFile if it is missing or differs */
export function readPrepared(path: string, dist = installation.dist): Buffer {
  const [length, crc] = checksumsOf(dist)[nameOf(dist, path)] ?? [];
  try {
    const bytes = readFile(path);
    if (bytes.length === length && crc32(bytes) === crc) return bytes;
  } catch {}
  throw new DamagedFile(path);
}

/** Writes the checksums of all files in directories of the build. */
export function writeChecksums(directories: readonly string[]): void {
  const paths = directories.flatMap((directory) =>
    statSync(directory).isFile() ? [directory] : readdirSync(directory).map((name) => join(directory, name)),
  );
  checksums = Object.fromEntries(
    paths.map((path) => {
      const bytes = readFile(path);
      return [nameOf(installation.dist, path), [bytes.length, crc32(bytes)]] as const;
    }),
  );
  writeFileSync(join(installation.dist, fileName), JSON.stringify(checksums));
}

/** Reads 16-bit numbers in the byte order of the machine. */
export function readTable(directory: string, name: string): Uint16Array {
  const { buffer, byteOffset, byteLength } = readPrepared(join(directory, `${name}.table`));
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}
