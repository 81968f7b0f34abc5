/** Texts of a game → its content and all diagnostics, as a program reads them. */

import { sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { type DiagnosticRecord, diagnosticRecord } from '../diagnostics/diagnostic-record.ts';
import { readGame } from '../files/read-game.ts';
import { loadPrintable } from '../installation/load-printable.ts';
import { installation } from '../installation/paths.ts';
import { lintProse } from '../installation/prose.ts';
import { type Sources, sourceOf } from '../load/sources.ts';
import type { Content } from '../model/content.ts';

/** The texts of a game; those of a translation have the game's as their `original`. */
export interface GameSources {
  /** The folder, with which paths of diagnostics begin. */
  readonly directory: string;
  /** By name in the folder, such as `events/11-a-title.yaml`. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly original?: GameSources;
}

/** A game, and what is wrong with its texts. */
export interface LoadedGame {
  /** Absent if a diagnostic is an error. */
  readonly content?: Content;
  /** Sorted by place. */
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** The folders of the games that ship. */
export const shippedGames: Readonly<Record<'core-runner' | 'low-tide' | 'starter', string>> = installation.games;

/** Reads the folder of a game; files that cannot be read are among the diagnostics. */
export const readSources = (directory: string): GameSources => readGame(directory);

/** The texts of a game that is in no folder, by their names in one; `original` is the game that they translate. */
export const sourcesOf = (texts: Readonly<Record<string, string>>, original?: GameSources): GameSources => ({
  directory: '',
  files: new Map(Object.entries(texts).map(([name, text]) => [name, sourceOf(name, text)])),
  ...(original && { original }),
});

/** Loads and checks a game. `prose` also gives warnings about its prose, by its `style.yaml`. */
export function loadSources(given: GameSources, { prose = false }: { readonly prose?: boolean } = {}): LoadedGame {
  const sources = given as Sources;
  const { content, diagnostics } = loadPrintable(sources);
  const linted = prose ? lintProse(sources, content) : { settings: [], prose: [] };
  const all = sortDiagnostics([...diagnostics, ...linted.settings, ...linted.prose]);
  return { diagnostics: all.map(diagnosticRecord), ...(content && { content }) };
}
