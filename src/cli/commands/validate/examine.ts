/** Directory → its diagnostics. */

import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { examineGame, type GameExaminer, reported } from '../../../examine/examine.ts';
import { settingsFile } from '../../../examine/settings.ts';
import { isDirectory } from '../../../files/read-file.ts';
import { readGame, type Unsaved } from '../../../files/read-game.ts';
import { readText } from '../../../files/read-text.ts';
import { fontCoverage } from '../../../installation/load-printable.ts';
import { installation } from '../../../installation/paths.ts';
import { supplies } from '../../../installation/supplies.ts';
import { wordListFor } from '../../../installation/text-checks.ts';
import { filesOfGames } from '../../../load/game/files.ts';
import { type Sources, yamlNames } from '../../../load/sources.ts';
import type { Content } from '../../../model/content.ts';
import { progressLine } from '../../terminal/progress.ts';
import type { FoundSystems } from './validate-systems.ts';

/** The game and dice systems of a directory, with their diagnostics. */
export interface Examined {
  readonly content: Content | undefined;
  readonly systems: FoundSystems;
  readonly diagnostics: readonly Diagnostic[];
}

interface ExamineOptions {
  readonly layout?: true;
  /** A text in place of a file of the directory. */
  readonly unsaved?: Unsaved;
}

/** Examines a directory, or the content that ships: a game, files of dice systems, or both. */
export async function examine(directory: string | undefined, { layout, unsaved }: ExamineOptions): Promise<Examined> {
  const from = directory ?? installation.content;
  const sources = readGame(from, unsaved);
  const systems =
    directory === undefined ? { count: 0, diagnostics: [] } : await systemsOf(directory, sources, unsaved);
  const isGame = systems.count === 0 || sources.files.has('game.yaml');
  if (!isGame) return { content: undefined, systems, diagnostics: systems.diagnostics };
  const path = join(from, settingsFile);
  const settings = unsaved?.get(settingsFile) ?? (existsSync(path) ? readText(path) : undefined);
  const progress = progressLine('document');
  const examiner: GameExaminer = {
    coverage: fontCoverage(),
    suppliesFor: async () => ({ supplies, wordListFor, onDocument: progress.update }),
    fillsTemplates: true,
  };
  const { content, diagnostics } = await examineGame(sources, examiner, { layout, settings });
  progress.done();
  // Files of a game and of systems may share a directory: CR401, an unknown file, is dropped.
  const ofSystems = systems.diagnostics.filter(({ code }) => directory === undefined || code !== 'CR401');
  return {
    content,
    systems,
    diagnostics: await reported({ content, diagnostics: [...diagnostics, ...ofSystems] }, layout),
  };
}

/** Checks dice systems, whose examples count odds; a directory with files of a game alone skips that. */
async function systemsOf(directory: string, sources: Sources, unsaved?: Unsaved): Promise<FoundSystems> {
  if (sources.files.has('game.yaml') && yamlNames(sources).every((name) => filesOfGames.includes(name)))
    return { count: 0, diagnostics: [] };
  const { validateSystems } = await import('./validate-systems.ts');
  const shipped = isDirectory(directory) && realpathSync(directory) === realpathSync(installation.systems);
  return validateSystems(directory, { all: shipped, coverage: fontCoverage(), unsaved });
}
