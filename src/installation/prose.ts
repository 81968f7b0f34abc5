/** Content and its sources → warnings about its prose, by the installed word lists. */

import { relative } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { lintContent } from '../lint/lint.ts';
import { loadStyle } from '../load/game/style.ts';
import { originalOf, type Sources } from '../load/sources.ts';
import type { Content } from '../model/content.ts';
import { wordListFor } from './text-checks.ts';

/** What is wrong with prose and with its settings. */
export interface Linted {
  /** Faults in `style.yaml`. */
  readonly settings: readonly Diagnostic[];
  /** Empty if the content has faults. */
  readonly prose: readonly Diagnostic[];
}

/** Lints the content loaded from sources. */
export function lintProse(sources: Sources, content: Content | undefined): Linted {
  const { style, diagnostics } = loadStyle(sources);
  if (content === undefined) return { settings: diagnostics, prose: [] };
  const wordList = style && wordListFor(content.game.language);
  const prose = lintContent(content, { style, wordList });
  // The texts that a translation lacks are the original's, which is linted by itself.
  const isOwn = ({ span }: Diagnostic) => !relative(sources.directory, span.source.path).startsWith('..');
  return { settings: diagnostics, prose: originalOf(sources) ? prose.filter(isOwn) : prose };
}
