/** Directory → sources: all files of a game, or one alone, and those that they translate. */

import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isRead, sourcesIn } from '../load/game/files.ts';
import { fault, type Read, type Sources, translated } from '../load/sources.ts';
import { isDirectory, kindOf, readFailure, statsOf } from './read-file.ts';
import { readText } from './read-text.ts';

/** Texts in place of files in the directory, by their names there; undefined in place of a file that is gone. */
export type Unsaved = ReadonlyMap<string, Read | undefined>;

/** Reads a directory of a game, and that of the game it translates. What cannot be read is among the files. */
export const readGame = (directory: string, unsaved?: Unsaved): Sources =>
  withOriginal(readFolder(directory, unsaved), 'game.yaml', readFolder);

/** Reads one file of a directory, and that of the same name it translates. */
export function readAlone(directory: string, name: string, unsaved?: Unsaved): Sources {
  const alone = (folder: string, read = readText(join(folder, name))) => ({
    directory: join(folder),
    files: new Map([[name, read]]),
  });
  return withOriginal(alone(directory, unsaved?.get(name)), name, alone);
}

function withOriginal(own: Sources, name: string, read: (directory: string) => Sources): Sources {
  const { path } = translated(own.files.get(name)) ?? {};
  if (path === undefined) return own;
  return { ...own, original: read(isAbsolute(path) ? path : join(own.directory, path)) };
}

function readFolder(directory: string, unsaved?: Unsaved): Sources {
  const names = namesIn(directory);
  const wrong = unsaved?.has('game.yaml') ? undefined : wrongDirectory(directory, names);
  const added = [...(unsaved?.keys() ?? [])];
  if (wrong)
    return { directory, files: new Map(), others: [...(typeof names === 'string' ? [] : names), ...added], wrong };
  const sources = sourcesIn({
    directory: join(directory),
    namesIn: (folder) => namesIn(join(directory, folder)),
    isFolder: (name) => isDirectory(join(directory, name)),
    read: (name) => (unsaved?.has(name) ? unsaved.get(name) : readText(join(directory, name))),
  });
  const files = new Map(sources.files);
  for (const [name, read] of unsaved ?? []) if (isRead(name) && read) files.set(name, read);
  return {
    ...sources,
    files,
    others: [...new Set([...(sources.others ?? []), ...added.filter((name) => !isRead(name))])],
  };
}

/** Sorted names in a directory, or why it cannot be read. */
function namesIn(path: string): string[] | string {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    const stats = statsOf(path);
    if (stats && !stats.isDirectory()) return `expected a directory, found ${kindOf(stats)}`;
    return `cannot read: ${readFailure(error, 'directory')}`;
  }
}

/** Reports a directory that is none, or one above or below a game. */
function wrongDirectory(directory: string, names: string[] | string): Diagnostic | undefined {
  if (typeof names === 'string') return fault('CR001', directory, names, 'give the folder that contains game.yaml');
  const isGame = (path: string) => existsSync(join(directory, path, 'game.yaml'));
  if (names.includes('game.yaml')) return undefined;
  if (isGame('..') && names.some((name) => /^\d\d[-_ ].*\.yaml$/u.test(name)))
    return fault('CR001', directory, 'expected a game, found its events', 'give the folder above');
  const games = names.filter(isGame);
  if (games.length === 0) return undefined;
  const hint = `give one of them: ${games.map((name) => join(directory, name)).join(', ')}`;
  return fault('CR001', directory, 'expected a game, found a folder of games', hint);
}
