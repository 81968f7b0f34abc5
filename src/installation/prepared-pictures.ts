/** Pictures prepared by the build: writes and reads their file. */

import { join } from 'node:path';
import { installation } from './paths.ts';
import { readPrepared } from './prepared-files.ts';

const name = 'pictures.art';

export const picturesFile = join(installation.dist, name);

/** Packs pictures: a line of JSON with their lengths by key, then their bytes. */
export function picturesBytes(pictures: ReadonlyMap<string, Uint8Array>): Buffer {
  const lengths = Object.fromEntries([...pictures].map(([key, { length }]) => [key, length]));
  return Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...pictures.values()]);
}

/** Looks up pictures by key; reads the file on first use. Without the file, or if it is damaged, all are drawn again. */
export function preparedPictures(dist = installation.dist): (key: string) => Uint8Array | undefined {
  let pictures: ReadonlyMap<string, Uint8Array> | undefined;
  return (key) => {
    pictures ??= picturesIn(dist);
    return pictures.get(key);
  };
}

function picturesIn(dist: string): ReadonlyMap<string, Uint8Array> {
  let bytes: Buffer;
  try {
    bytes = readPrepared(join(dist, name), dist);
  } catch {
    return new Map();
  }
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
