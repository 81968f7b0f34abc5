/** A content directory → content that can be printed, or every fault. */

import { coverage } from '../../../installation/text-checks.ts';
import { type Loaded, loadContent } from '../../../load/game/load.ts';
import { type GlyphCoverage, glyphCoverage } from '../../../load/printable.ts';

/** Loads a content directory; characters that the fonts lack are faults. */
export function loadPrintable(directory: string): Loaded {
  return loadContent(directory, fontCoverage());
}

export function fontCoverage(): GlyphCoverage {
  return glyphCoverage(coverage());
}
