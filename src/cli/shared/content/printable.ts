/** A content directory → content that can be printed, or every fault. */

import { coverage } from '../../../installation/supplies.ts';
import { type Loaded, loadContent } from '../../../load/game/load.ts';
import { type Lacking, lackingFrom } from '../../../load/printable.ts';

/** Loads a content directory, and checks that the fonts have every character of its texts. */
export function loadPrintable(directory: string): Loaded {
  return loadContent(directory, fontsLack());
}

/** What the fonts of this installation lack. */
export function fontsLack(): Lacking {
  return lackingFrom(coverage());
}
