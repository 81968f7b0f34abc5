/** Directory → sources: all files of a game, or one alone, and those that they translate. */

import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import { isRead } from '../load/game/files.ts';
import { fault, type Read, type Sources, translated } from '../load/sources.ts';
import { isDirectory, kindOf, readFailure, statsOf } from './read-file.ts';
import { readText } from './read-text.ts';

/** A text that takes the place of a file in the directory, by its name there. */
export interface Unsaved {
  readonly name: string;
  readonly read: Read;
}

/** Reads a directory of a game, and that of the game it translates. What cannot be read is among the files. */
export const readGame = (directory: string, unsaved?: Unsaved): Sources =>
  withOriginal(readFolder(directory, unsaved), 'game.yaml', readFolder);

/** Reads one file of a directory, and that of the same name it translates. */
export function readAlone(directory: string, name: string, unsaved?: Unsaved): Sources {
  const alone = (folder: string, read = readText(join(folder, name))) => ({
    directory: join(folder),
    files: new Map([[name, read]]),
  });
  return withOriginal(alone(directory, unsaved?.name === name ? unsaved.read : undefined), name, alone);
}

function withOriginal(own: Sources, name: string, read: (directory: string) => Sources): Sources {
  const { path } = translated(own.files.get(name)) ?? {};
  if (path === undefined) return own;
  return { ...own, original: read(isAbsolute(path) ? path : join(own.directory, path)) };
}

function readFolder(directory: string, unsaved?: Unsaved): Sources {
  const names = namesIn(directory);
  const wrong = unsaved?.name === 'game.yaml' ? undefined : wrongDirectory(directory, names);
  const files = new Map<string, Read>();
  if (wrong)
    return { directory, files, others: [typeof names === 'string' ? [] : names, unsaved?.name ?? []].flat(), wrong };
  const others: string[] = [];
  for (const folder of ['', 'events', 'templates']) {
    const found = namesIn(join(directory, folder));
    if (typeof found === 'string') {
      if (folder !== 'templates' || names.includes(folder))
        files.set(folder, fault('CR001', join(directory, folder), found, hintFor(folder, names)));
      continue;
    }
    for (const one of found) {
      const name = folder ? `${folder}/${one}` : one;
      if (isRead(name)) files.set(name, name === unsaved?.name ? unsaved.read : readText(join(directory, name)));
      else others.push(isDirectory(join(directory, name)) ? `${name}/` : name);
    }
  }
  if (unsaved && isRead(unsaved.name)) files.set(unsaved.name, unsaved.read);
  else if (unsaved) others.push(unsaved.name);
  return { directory: join(directory), files, others };
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

function hintFor(folder: string, names: string[] | string): string {
  if (folder === 'templates') return 'a game can have a directory of templates';
  const near = [names].flat().find((name) => nearestWord(name.toLowerCase(), ['events'], 2) !== undefined);
  return near && near !== 'events' ? `rename ${near} to events` : 'each Event is a file in events/';
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
