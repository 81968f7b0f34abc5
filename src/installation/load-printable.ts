/** Sources → a game that the installed fonts and messages can print. */

import { withMessages } from '../load/game/check-messages.ts';
import { type Loaded, loadGame } from '../load/game/load.ts';
import { type GlyphCoverage, glyphCoverage } from '../load/printable.ts';
import type { Sources } from '../load/sources.ts';
import { supplies } from './supplies.ts';
import { coverage } from './text-checks.ts';

/** Loads a game; characters that the fonts lack and faulty messages are faults. */
export function loadPrintable(sources: Sources): Loaded {
  return withMessages(loadGame(sources, { coverage: fontCoverage() }), supplies);
}

/** What the installed fonts can print. */
export function fontCoverage(): GlyphCoverage {
  return glyphCoverage(coverage());
}
