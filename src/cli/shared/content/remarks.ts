/** Content directory → what its prose is held to, and what is said of it. */

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { ProseStyle } from '../../../load/game/style.ts';
import type { Content } from '../../../model/content.ts';
import { installation } from '../../installation.ts';
import { Failure } from '../../terminal/failure.ts';
import { reportDiagnostics } from '../../terminal/report.ts';
import { isDirectory } from './content.ts';

/** What lint makes of a content directory. */
export interface Linted {
  /** Words of each kind of piece; empty where there is no style. */
  readonly sizes: ProseStyle['sizes'];
  /** Faults in the settings of the lint. */
  readonly settings: readonly Diagnostic[];
  /** What is wrong with the prose; empty where the content could not be read. */
  readonly remarks: readonly Diagnostic[];
}

/** Lints a content directory; `content` is what was loaded from it. */
export async function lintDirectory(directory: string, content: Content | undefined): Promise<Linted> {
  if (!isDirectory(directory)) return { sizes: {}, settings: [], remarks: [] };
  const [{ loadStyle }, { lintContent }, { wordListFor }] = await Promise.all([
    import('../../../load/game/style.ts'),
    import('../../../lint/lint.ts'),
    import('../../supplies.ts'),
  ]);
  const { style, diagnostics } = loadStyle(directory);
  const sizes = style?.sizes ?? {};
  if (content === undefined) return { sizes, settings: diagnostics, remarks: [] };
  const wordList = style && wordListFor(content.game.language);
  return { sizes, settings: diagnostics, remarks: lintContent(content, { style, wordList }) };
}

/** What a proof has in its margin; faults in the settings end the command as those of the content do. */
export async function requireLint(content: Content, directory: string = installation.content): Promise<Linted> {
  const linted = await lintDirectory(directory, content);
  reportDiagnostics(linted.settings);
  if (linted.settings.some(({ severity }) => severity === 'error')) throw new Failure(1, '');
  return linted;
}
