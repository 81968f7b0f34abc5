/** A folder of a translation → the folder of the game that it translates. */

import { isAbsolute, join } from 'node:path';
import { type Diagnostic, errorAt, type Source, type Span } from '../diagnostics/diagnostic.ts';
import { isDirectory } from '../read-file.ts';
import { readText } from './read.ts';

/** The game that a folder translates, and where it is named. */
export interface Original {
  readonly directory: string;
  readonly span: Span;
}

/** What `translates` of a `game.yaml` names, even if the file has faults; undefined in a game of its own. */
export function originalOf(directory: string): Original | undefined {
  const source = gameOf(directory);
  if (source === undefined) return undefined;
  const found = /^translates:[ \t]*(["']?)([^\s"'#][^"'#\n]*?)\1[ \t]*(?:#.*)?$/dmu.exec(source.text);
  const [path, [start, end] = [0, 0]] = [found?.[2], found?.indices?.[2]];
  if (path === undefined) return undefined;
  return { directory: isAbsolute(path) ? path : join(directory, path), span: { source, start, end } };
}

/** CR235: an original that is no game. */
export function wrongOriginal({ directory, span }: Original): Diagnostic | undefined {
  const found = gameOf(directory) ? originalOf(directory) && 'a translation' : 'no readable game.yaml';
  const hint = 'write the path from this folder to the game, such as ..';
  return found && errorAt('CR235', `expected a game in ${directory}, found ${found}`, span, hint);
}

function gameOf(directory: string): Source | undefined {
  const source = isDirectory(directory) ? readText(join(directory, 'game.yaml')) : undefined;
  return source && 'text' in source ? source : undefined;
}
