/** Settings and the current directory → defaults of options. */

import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { settingsFile, settingsIn } from '../examine/settings.ts';
import { readText } from '../files/read-text.ts';
import { sheetPaper } from '../typeset/edition/edition.ts';
import { Failure } from './terminal/failure.ts';
import { reportDiagnostics } from './terminal/report.ts';

/** Sets missing options from `core-runner.yaml`, and `--content` and `--out` by the game of this directory. */
export function applyDefaults(command: CommandUnknownOpts): void {
  const known = command.options.map((option) => option.attributeName());
  const isSet = (name: string) => ['cli', 'config'].includes(command.getOptionValueSource(name) ?? '');
  const setDefault = (name: string, value: string | undefined) => {
    if (value !== undefined && known.includes(name) && !isSet(name))
      command.setOptionValueWithSource(name, value, 'config');
  };
  const { settings, diagnostics, directory } = settingsHere();
  // `validate` reports faults of settings with the others, in its own format.
  if (settings === undefined && command.name() !== 'validate') {
    reportDiagnostics(diagnostics);
    throw new Failure(1, '');
  }
  const { out, paper, veil } = settings ?? {};
  const part = onPaper[command.name()];
  setDefault('paper', paper && part ? sheetPaper(paper, part) : paper);
  setDefault('veil', veil);
  setDefault('content', defaultContent());
  if (command.name() === 'publish' && !command.opts().single) setDefault('out', join(gameHere() ?? '.', 'site'));
  setDefault('out', out === undefined ? join(gameHere() ?? '.', 'out') : fromDirectory(directory, out));
}

/** What these commands show of a booklet. */
const onPaper: Readonly<Record<string, 'page' | 'sheet'>> = { run: 'sheet', preview: 'page' };

/** The directory of the game: from the settings, or the nearest one at or above the current one. */
export function defaultContent(): string | undefined {
  const { settings, directory } = settingsHere();
  const game = gameHere();
  // Of two paths upwards the shorter one is nearer.
  if (settings?.content === undefined || (game !== undefined && game.length < directory.length)) return game;
  return fromDirectory(directory, settings.content);
}

/** Any of these makes a directory a game, so that a missing `game.yaml` is reported. */
const gameFileNames = ['game.yaml', 'board.yaml', 'endings.yaml'];

const gameHere = () => nearest(gameFileNames);

/** The current directory, or the nearest above it, that has one of these files: `.`, `..`, `../..`. */
function nearest(names: readonly string[]): string | undefined {
  for (let [path, directory] = ['.', resolve('.')]; ; [path, directory] = [join('..', path), dirname(directory)]) {
    if (names.some((name) => existsSync(join(directory, name)))) return path;
    if (directory === dirname(directory)) return undefined;
  }
}

const fromDirectory = (directory: string, path: string) => (isAbsolute(path) ? path : join(directory, path));

/** The nearest settings, at or above the current directory. */
function settingsHere(): ReturnType<typeof settingsIn> & { readonly directory: string } {
  const directory = nearest([settingsFile]);
  const loaded =
    directory === undefined ? { settings: {}, diagnostics: [] } : settingsIn(readText(join(directory, settingsFile)));
  return { ...loaded, directory: directory ?? '.' };
}
