/** Files prepared by the build, with their lengths and checksums, so that a damaged one is found. */

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32 } from 'node:zlib';
import { readFile } from '../read-file.ts';
import { installation } from './paths.ts';

/** A prepared file that differs from what the build wrote. */
export class DamagedFile extends Error {}

/** Length and CRC-32 by path. */
type Checksums = Readonly<Record<string, readonly [length: number, crc: number]>>;

const fileName = 'checksums.json';
const nameOf = (dist: string, path: string) => relative(dist, path).replaceAll('\\', '/');
let checksums: Checksums | undefined;

/** Reads a prepared file. @throws DamagedFile if it is missing or differs */
export function readPrepared(path: string, dist = installation.dist): Buffer {
  try {
    checksums ??= JSON.parse(readFile(join(dist, fileName)).toString()) as Checksums;
    const bytes = readFile(path);
    const [length, crc] = checksums[nameOf(dist, path)] ?? [];
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

/** Reads a JSON file. */
export const readJson = (directory: string, name: string) =>
  JSON.parse(readPrepared(join(directory, `${name}.json`)).toString());
