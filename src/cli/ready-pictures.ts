/** Pictures of the Event Books of the games that ship, drawn and packed when the tool was built ↔ the file they lie in. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installation } from './installation.ts';

/** Where they lie. */
export const picturesPath = join(installation.ready, 'pictures.art');

/** A line of JSON, how long each picture is by its likeness; and behind it the pictures as they are to stand in files. */
export function picturesBytes(pictures: ReadonlyMap<string, Uint8Array>): Buffer {
  const lengths = Object.fromEntries([...pictures].map(([likeness, { length }]) => [likeness, length]));
  return Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...pictures.values()]);
}

/** Gives the picture of a likeness where it lies ready: the file is read when the first is asked for. */
export function readyPictures(path = picturesPath): (likeness: string) => Uint8Array | undefined {
  let pictures: ReadonlyMap<string, Uint8Array> | undefined;
  return (likeness) => {
    pictures ??= existsSync(path) ? picturesIn(readFileSync(path)) : new Map();
    return pictures.get(likeness);
  };
}

function picturesIn(bytes: Buffer): ReadonlyMap<string, Uint8Array> {
  let at = bytes.indexOf('\n') + 1;
  const lengths: Readonly<Record<string, number>> = JSON.parse(bytes.toString('utf8', 0, at));
  const pictures = new Map<string, Uint8Array>();
  for (const likeness in lengths) {
    const end = at + (lengths[likeness] as number);
    pictures.set(likeness, bytes.subarray(at, end));
    at = end;
  }
  return pictures;
}
