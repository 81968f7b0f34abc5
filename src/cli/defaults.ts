/** Settings and the current directory → defaults of options. */

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

/** Sets missing options from `core-runner.yaml`, and `--content` to a game in this directory. */
export function applyDefaults(command: Command): void {
  const known = command.options.map((option) => option.attributeName());
  const isSet = (name: string) => ['cli', 'config'].includes(command.getOptionValueSource(name) ?? '');
  const setDefault = (name: string, value: string | undefined) => {
    if (value !== undefined && known.includes(name) && !isSet(name))
      command.setOptionValueWithSource(name, value, 'config');
  };
  const { settings, diagnostics } = settingsHere();
  // `validate` reports faults of settings with the others, in its own format.
  if (settings === undefined && command.name() !== 'validate') {
    reportDiagnostics(diagnostics);
    throw new Failure(1, '');
  }
  for (const [name, value] of Object.entries(settings ?? {})) setDefault(name, value);
  setDefault('content', defaultContent());
}

/** The directory of the game: from the settings, or the current one if it has a game. */
export function defaultContent(): string | undefined {
  return settingsHere().settings?.content ?? (gameFileNames.some((name) => existsSync(name)) ? '.' : undefined);
}

/** Any of these makes a directory a game, so that a missing `game.yaml` is reported. */
const gameFileNames = ['game.yaml', 'board.yaml', 'endings.yaml'];

export function settingsDiagnostics(directory: string): readonly Diagnostic[] {
  const path = join(directory, settingsFile);
  return existsSync(path) ? settingsIn(path).diagnostics : [];
}

function settingsHere(): ReturnType<typeof loadSettings> {
  return existsSync(settingsFile) ? settingsIn(settingsFile) : { settings: {}, diagnostics: [] };
}

const settingsIn = (path: string) => loadSettings(path, paperNames, Object.keys(veils));
