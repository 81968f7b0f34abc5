/** Pictures prepared by the build: writes and reads their file. */

import { existsSync, readFileSync } from 'node:fs';
import { installation } from './paths.ts';

/** Packs pictures: a line of JSON with their lengths by key, then their bytes. */
export function picturesBytes(pictures: ReadonlyMap<string, Uint8Array>): Buffer {
  const lengths = Object.fromEntries([...pictures].map(([key, { length }]) => [key, length]));
  return Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...pictures.values()]);
}

/** Looks up pictures by key; reads the file on first use. Without the file there are none. */
export function preparedPictures(path = installation.pictures): (key: string) => Uint8Array | undefined {
  let pictures: ReadonlyMap<string, Uint8Array> | undefined;
  return (key) => {
    pictures ??= existsSync(path) ? picturesIn(readFileSync(path)) : new Map();
    return pictures.get(key);
  };
}

function picturesIn(bytes: Buffer): ReadonlyMap<string, Uint8Array> {
  let at = bytes.indexOf('\n') + 1;
  const lengths: Readonly<Record<string, number>> = JSON.parse(bytes.toString('utf8', 0, at));
  const pictures = new Map<string, Uint8Array>();
  for (const key in lengths) {
    const end = at + (lengths[key] as number);
    pictures.set(key, bytes.subarray(at, end));
    at = end;
  }
  return pictures;
}
