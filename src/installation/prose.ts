/** Content and its sources → warnings about its prose, by the installed word lists. */

import { type Linted, lintSources } from '../lint/lint.ts';
import type { Sources } from '../load/sources.ts';
import type { Content } from '../model/content.ts';
import { wordListFor } from './text-checks.ts';

/** Lints the content loaded from sources. */
export const lintProse = (sources: Sources, content: Content | undefined): Linted =>
  lintSources(sources, content, wordListFor);
