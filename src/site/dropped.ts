/** The files of a dropped folder → the sources of a game in it. */

import { maxFileSize, textFrom, tooLarge } from '../load/decode.ts';
import { isRead, sourcesIn } from '../load/game/files.ts';
import { pathIn, type Read, type Sources, translated } from '../load/sources.ts';

/** A file of the folder, as a browser gives it. */
export interface DroppedFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The files by their paths, which begin with the name of the folder. */
export type Dropped = ReadonlyMap<string, DroppedFile>;

/** The folders that have a `game.yaml`, those at the top first; without any the dropped folder itself. */
export function gamesIn(dropped: Dropped): string[] {
  const paths = [...dropped.keys()];
  const games = paths.filter((path) => path.endsWith('/game.yaml')).map((path) => path.replace(/\/[^/]*$/u, ''));
  const depth = (path: string) => path.split('/').length;
  const top = paths[0]?.split('/')[0] ?? '';
  return games.length > 0 ? games.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)) : [top];
}

/** Reads a game, and the one that it translates. */
export async function sourcesOfDropped(dropped: Dropped, directory: string): Promise<Sources> {
  const own = await folderIn(dropped, directory);
  const original = translated(own.files.get('game.yaml'));
  return original ? { ...own, original: await folderIn(dropped, plainPath(`${directory}/${original.path}`)) } : own;
}

/** Reads a file of a game that no part of it needs, such as settings; undefined without it. */
export async function readDropped(dropped: Dropped, path: string): Promise<Read | undefined> {
  const file = dropped.get(path);
  if (file === undefined) return undefined;
  return file.size > maxFileSize ? tooLarge(path) : textFrom(path, new Uint8Array(await file.arrayBuffer()));
}

async function folderIn(dropped: Dropped, directory: string): Promise<Sources> {
  const within = (path: string) => (path.startsWith(`${directory}/`) ? [path.slice(directory.length + 1)] : []);
  const names = [...dropped.keys()].flatMap(within).sort();
  const texts = new Map<string, Read | undefined>();
  for (const name of names.filter(isRead)) texts.set(name, await readDropped(dropped, pathIn({ directory }, name)));
  return sourcesIn({
    directory,
    isFolder: (name) => names.some((one) => one.startsWith(`${name}/`)),
    read: (name) => texts.get(name),
    namesIn(folder) {
      const start = folder && `${folder}/`;
      const found = names.flatMap((name) =>
        name.startsWith(start) ? (name.slice(start.length).split('/')[0] ?? '') : [],
      );
      if (found.length > 0) return [...new Set(found)];
      return names.includes(folder) ? 'expected a directory, found a file' : 'cannot read: no such directory';
    },
  });
}

/** A path without `.` and `..`. */
function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.join('/') || '.';
}
