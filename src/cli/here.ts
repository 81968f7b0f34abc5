/** The current directory → what a command is asked for where the command line does not say it. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { veils } from '../documents/catalogue.ts';
import { loadSettings, type Settings } from '../load/settings.ts';
import { paperNames } from '../typeset/page/style.ts';
import { Failure } from './terminal/failure.ts';
import { reportDiagnostics } from './terminal/report.ts';

const settingsFile = 'core-runner.yaml';

/** Gives a command the settings of `core-runner.yaml`, and the game that lies here; what is said stays as it is said. */
export function settleOptions(command: Command): void {
  const known = command.options.map((option) => option.attributeName());
  const isSaid = (name: string) => ['cli', 'config'].includes(command.getOptionValueSource(name) ?? '');
  const settle = (name: string, value: string | undefined) => {
    if (value !== undefined && known.includes(name) && !isSaid(name))
      command.setOptionValueWithSource(name, value, 'config');
  };
  for (const [name, value] of Object.entries(settingsHere())) settle(name, value);
  settle('content', contentHere());
}

/** The directory of the game that commands mean here: the one that is set, or the current one where it holds a game. */
export function contentHere(): string | undefined {
  return settingsHere().content ?? (existsSync('game.yaml') ? '.' : undefined);
}

/** What is wrong with the settings that lie in a directory. */
export function faultsOfSettings(directory: string): readonly Diagnostic[] {
  const path = join(directory, settingsFile);
  return existsSync(path) ? loadSettings(path, paperNames, Object.keys(veils)).diagnostics : [];
}

function settingsHere(): Settings {
  if (!existsSync(settingsFile)) return {};
  const { settings, diagnostics } = loadSettings(settingsFile, paperNames, Object.keys(veils));
  if (settings !== undefined) return settings;
  reportDiagnostics(diagnostics);
  throw new Failure(1, '');
}
