/** Content and its sources → warnings about its prose. */

import { relative } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { originalOf, type Sources } from '../../../load/sources.ts';
import type { Content } from '../../../model/content.ts';

export interface Linted {
  /** Faults in `style.yaml`. */
  readonly settings: readonly Diagnostic[];
  /** Empty if the content has faults. */
  readonly prose: readonly Diagnostic[];
}

/** Lints the content loaded from sources. */
export async function lintSources(sources: Sources, content: Content | undefined): Promise<Linted> {
  const [{ loadStyle }, { lintContent }, { wordListFor }] = await Promise.all([
    import('../../../load/game/style.ts'),
    import('../../../lint/lint.ts'),
    import('../../../installation/text-checks.ts'),
  ]);
  const { style, diagnostics } = loadStyle(sources);
  if (content === undefined) return { settings: diagnostics, prose: [] };
  const wordList = style && wordListFor(content.game.language);
  const prose = lintContent(content, { style, wordList });
  // The texts that a translation lacks are the original's, which is linted by itself.
  const isOwn = ({ span }: Diagnostic) => !relative(sources.directory, span.source.path).startsWith('..');
  return { settings: diagnostics, prose: originalOf(sources) ? prose.filter(isOwn) : prose };
}
