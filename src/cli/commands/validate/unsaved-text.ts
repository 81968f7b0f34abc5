/** Standard input → a text in place of a file, for `--stdin`. */

import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { nearestWord } from '../../../diagnostics/nearest-word.ts';
import { isDirectory, readFailure, readStandardInput } from '../../../files/read-file.ts';
import type { Unsaved } from '../../../files/read-game.ts';
import { textFrom } from '../../../load/decode.ts';
import { filesOfGames, isRead } from '../../../load/game/files.ts';
import { commandError } from '../../terminal/failure.ts';

/** Whether a file of this name is part of a game, so that it can have faults. */
const isPart = (name: string) => filesOfGames.includes(name) || isRead(name) || /^templates\/[^/]+\.hbs$/u.test(name);

/** Reads the text of an editor for a file. @throws Failure (exit 2) for a path outside the directory */
export function unsavedText(from: string, path: string | undefined): Unsaved {
  if (path === undefined)
    throw commandError('expected --path with --stdin, found none', 'name the file the text is of');
  if (!isDirectory(from)) throw commandError(`cannot read ${from}: no such directory`);
  const inside = join('.', isAbsolute(path) ? relative(resolve(from), path) : path);
  if (inside.startsWith('..') || isAbsolute(inside) || !isDirectory(join(from, dirname(inside))))
    throw commandError(`${path} is not a file of ${from}`, 'write its path from there, such as game.yaml');
  const name = inside.replaceAll('\\', '/');
  if (existsSync(join(from, 'game.yaml')) && !isPart(name)) {
    const near = nearestWord(name, filesOfGames, 3);
    const hint = near ? `did you mean ${near}?` : 'Event files are in events/, and their names end in .yaml';
    throw commandError(`${path} is not a file of the game in ${from}`, hint);
  }
  try {
    return new Map([[name, textFrom(join(from, inside), readStandardInput())]]);
  } catch (error) {
    throw commandError(`cannot read standard input: ${readFailure(error)}`);
  }
}
