/** A content directory → its last content without errors, and all diagnostics. */

import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { faultsOfTargets } from '../../examine/targets.ts';
import { readGame } from '../../files/read-game.ts';
import { loadPrintable } from '../../installation/load-printable.ts';
import type { Linted } from '../../lint/lint.ts';
import type { Content } from '../../model/content.ts';

/** The current files of a directory, updated by `refresh`. */
export interface WatchedFiles {
  /** Reads the directory again; false if nothing changed. */
  refresh(): boolean;
  /** Lints the prose again; false if no warning changed. */
  lint(): Promise<boolean>;
  /** Whether the files have faults, so that the last good pages are shown. */
  isStale(): boolean;
  /** The last content without errors. */
  content(): Content | undefined;
  /** Diagnostics of the files without layout. */
  diagnostics(): readonly Diagnostic[];
}

export function openFiles(directory: string): WatchedFiles {
  let sources = readGame(directory);
  let content: Content | undefined;
  let faults: readonly Diagnostic[] = [];
  let isBroken = false;
  let state = '';
  let linted: Linted = { settings: [], prose: [] };
  return {
    refresh() {
      sources = readGame(directory);
      const loaded = loadPrintable(sources);
      const targets = faultsOfTargets(sources, loaded.content?.game);
      faults = sortDiagnostics([...loaded.diagnostics, ...targets]);
      isBroken = loaded.content === undefined;
      if (loaded.content) {
        const texts = (of: Content | undefined) => of?.sources.map(({ path, text }) => `${path}\n${text}`).join('\n');
        if (texts(loaded.content) !== texts(content)) content = loaded.content;
      }
      const before = state;
      state = `${content?.sources.map(({ text }) => text).join('\n')}\n${isBroken}\n${summary(faults)}`;
      return state !== before;
    },
    async lint() {
      const before = summary([...linted.settings, ...linted.prose]);
      const { lintProse } = await import('../../installation/prose.ts');
      const now = lintProse(sources, content);
      if (summary([...now.settings, ...now.prose]) === before) return false;
      linted = now;
      return true;
    },
    isStale: () => isBroken,
    content: () => content,
    diagnostics: () => sortDiagnostics([...faults, ...linted.settings, ...(isBroken ? [] : linted.prose)]),
  };
}

const summary = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(({ code, message, span }) => `${span.source.path} ${span.start} ${code} ${message}`).join('\n');
