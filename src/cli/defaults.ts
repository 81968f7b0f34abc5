/** The current directory → what a command is asked for where the command line does not say it. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { veils } from '../documents/catalogue.ts';
import { loadSettings } from '../load/settings.ts';
import { paperNames } from '../typeset/page/style.ts';
import { Failure } from './terminal/failure.ts';
import { reportDiagnostics } from './terminal/report.ts';

const settingsFile = 'core-runner.yaml';

/** Gives a command the settings of `core-runner.yaml`, and the game that lies here; what is said stays as it is said. */
export function applyDefaults(command: Command): void {
  const known = command.options.map((option) => option.attributeName());
  const isSaid = (name: string) => ['cli', 'config'].includes(command.getOptionValueSource(name) ?? '');
  const settle = (name: string, value: string | undefined) => {
    if (value !== undefined && known.includes(name) && !isSaid(name))
      command.setOptionValueWithSource(name, value, 'config');
  };
  const { settings, diagnostics } = settingsHere();
  // `validate` tells faults of settings among the others, in the form it is asked for.
  if (settings === undefined && command.name() !== 'validate') {
    reportDiagnostics(diagnostics);
    throw new Failure(1, '');
  }
  for (const [name, value] of Object.entries(settings ?? {})) settle(name, value);
  settle('content', defaultContent());
}

/** The directory of the game that commands mean here: the one that is set, or the current one where it holds a game. */
export function defaultContent(): string | undefined {
  return settingsHere().settings?.content ?? (filesOfGame.some((name) => existsSync(name)) ? '.' : undefined);
}

/** Any of these makes a directory a game: of one that lacks the first, a command says that, and takes no other game. */
const filesOfGame = ['game.yaml', 'board.yaml', 'endings.yaml'];

/** What is wrong with the settings that lie in a directory. */
export function settingsDiagnostics(directory: string): readonly Diagnostic[] {
  const path = join(directory, settingsFile);
  return existsSync(path) ? settingsIn(path).diagnostics : [];
}

function settingsHere(): ReturnType<typeof loadSettings> {
  return existsSync(settingsFile) ? settingsIn(settingsFile) : { settings: {}, diagnostics: [] };
}

const settingsIn = (path: string) => loadSettings(path, paperNames, Object.keys(veils));
