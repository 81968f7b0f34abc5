/** Content directory → a temporary copy, for `--fix` and `--stdin`. */

import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Diagnostic, Span } from '../../../diagnostics/diagnostic.ts';
import { nearestWord } from '../../../diagnostics/nearest-word.ts';
import { originalOf } from '../../../load/original.ts';
import { filesOfGames } from '../../../load/read.ts';
import { isDirectory, readFailure, readStandardInput, statsOf } from '../../../read-file.ts';
import { commandError } from '../../terminal/failure.ts';

export interface TemporaryCopy {
  readonly from: string;
  readonly directory: string;
  /** A diagnostic of the copy with the paths of the directory. */
  readonly restore: (one: Diagnostic) => Diagnostic;
}

/** The files of a game; others are not copied. */
const isRead = (path: string, top: string) => {
  const stats = statsOf(path);
  if (stats?.isDirectory()) return path === top || ['events', 'templates'].includes(relative(top, path));
  return stats?.isFile() === true && /\.(?:ya?ml|md|json|hbs)$/u.test(path);
};

/** Whether a file of this name is part of a game, so that it can have faults. */
const isPart = (name: string) =>
  filesOfGames.includes(name) || /^events[\\/][^\\/]+\.yaml$|^templates[\\/][^\\/]+\.hbs$/u.test(name);

/** Replaces a file by standard input in a copy. @throws Failure (exit 2) for a path outside the directory */
export function stdinOverlay(from: string, path: string | undefined): TemporaryCopy {
  if (path === undefined)
    throw commandError('expected --path with --stdin, found none', 'name the file the text is of');
  if (!isDirectory(from)) throw commandError(`cannot read ${from}: no such directory`);
  const inside = isAbsolute(path) ? relative(resolve(from), path) : path;
  const name = join('.', inside);
  if (name.startsWith('..') || isAbsolute(name) || !isDirectory(join(from, dirname(name))))
    throw commandError(`${path} is not a file of ${from}`, 'write its path from there, such as game.yaml');
  if (existsSync(join(from, 'game.yaml')) && !isPart(name)) {
    const near = nearestWord(name, filesOfGames, 3);
    const hint = near ? `did you mean ${near}?` : 'Event files are in events/, and their names end in .yaml';
    throw commandError(`${path} is not a file of the game in ${from}`, hint);
  }
  const text = standardInput();
  const copy = temporaryCopy(from);
  writeFileSync(join(copy.directory, name), text);
  return copy;
}

function standardInput(): Buffer {
  try {
    return readStandardInput();
  } catch (error) {
    throw commandError(`cannot read standard input: ${readFailure(error)}`);
  }
}

/** Copies a game; the copy is removed when the process exits. */
export function temporaryCopy(from: string): TemporaryCopy {
  const copy = mkdtempSync(join(tmpdir(), 'core-runner-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  // A translation finds its game by a relative path: the copies are placed as the folders are.
  const original = originalOf(from)?.directory;
  const away = original === undefined ? '' : relative(resolve(from), resolve(original));
  const above = away.split(sep).flatMap((step) => (step === '..' ? ['above'] : []));
  const directory = join(copy, ...above, basename(resolve(from)) || 'content');
  const copies = [[from, directory] as const, ...(original ? [[original, join(directory, away)] as const] : [])];
  for (const [top, to] of copies)
    cpSync(top, to, { recursive: true, dereference: true, filter: (each) => isRead(each, top) });
  const own = (text: string) =>
    copies.reduce((all, [top, to]) => all.replaceAll(to + sep, join(top, sep)).replaceAll(to, top), text);
  const place = (span: Span): Span => ({ ...span, source: { ...span.source, path: own(span.source.path) } });
  return {
    from,
    directory,
    restore: (one) => ({
      ...one,
      message: own(one.message),
      ...(one.hint !== undefined && { hint: own(one.hint) }),
      span: place(one.span),
      ...(one.related && { related: one.related.map((each) => ({ ...each, span: place(each.span) })) }),
    }),
  };
}
