/** Content directory → warnings about its prose. */

import { relative } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { originalOf } from '../../../load/original.ts';
import type { Content } from '../../../model/content.ts';
import { isDirectory } from '../../../read-file.ts';

export interface Linted {
  /** Faults in `style.yaml`. */
  readonly settings: readonly Diagnostic[];
  /** Empty if the content has faults. */
  readonly remarks: readonly Diagnostic[];
}

/** Lints a content directory and the content loaded from it. */
export async function lintDirectory(directory: string, content: Content | undefined): Promise<Linted> {
  if (!isDirectory(directory)) return { settings: [], remarks: [] };
  const [{ loadStyle }, { lintContent }, { wordListFor }] = await Promise.all([
    import('../../../load/game/style.ts'),
    import('../../../lint/lint.ts'),
    import('../../../installation/text-checks.ts'),
  ]);
  const { style, diagnostics } = loadStyle(directory);
  if (content === undefined) return { settings: diagnostics, remarks: [] };
  const wordList = style && wordListFor(content.game.language);
  const remarks = lintContent(content, { style, wordList });
  // The texts that a translation lacks are the original's, which is linted by itself.
  const isOwn = ({ span }: Diagnostic) => !relative(directory, span.source.path).startsWith('..');
  return { settings: diagnostics, remarks: originalOf(directory) ? remarks.filter(isOwn) : remarks };
}
