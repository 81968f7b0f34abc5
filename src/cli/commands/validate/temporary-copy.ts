/** Content directory → a temporary copy, for `--fix`. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve, sep } from 'node:path';
import { statsOf } from '../../../files/read-file.ts';
import { readAlone } from '../../../files/read-game.ts';

/** The files of a game; others are not copied. */
const isRead = (path: string, top: string) => {
  const stats = statsOf(path);
  if (stats?.isDirectory()) return path === top || ['events', 'pictures', 'templates'].includes(relative(top, path));
  return stats?.isFile() === true && /\.(?:ya?ml|md|json|hbs|ftl|svg)$/u.test(path);
};

/** The directory of a copy of a game, which is removed when the process exits. */
export function temporaryCopy(from: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'core-runner-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  // A translation finds its game by a relative path: the copies are placed as the folders are.
  const original = readAlone(from, 'game.yaml').original?.directory;
  const away = original === undefined ? '' : relative(resolve(from), resolve(original));
  const above = away.split(sep).flatMap((step) => (step === '..' ? ['above'] : []));
  const directory = join(copy, ...above, basename(resolve(from)) || 'content');
  const copies = [[from, directory] as const, ...(original ? [[original, join(directory, away)] as const] : [])];
  for (const [top, to] of copies)
    cpSync(top, to, { recursive: true, dereference: true, filter: (each) => isRead(each, top) });
  return directory;
}
