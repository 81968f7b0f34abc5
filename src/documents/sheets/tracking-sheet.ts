/** Content → the Tracking Sheet. */

import { gameDocument, printed } from '../document.ts';
import { trackingPages } from './sheet.ts';
import { trackingSheetText } from './text.ts';

/** The page on which a Run is written; two sides of a leaf on small paper, and a form where that is asked for. */
export const trackingSheet = gameDocument(['fillable', 'punch'], {
  id: 'tracking-sheet',
  hasLargePrint: true,
  compose: (request) => printed(request, request.content.game.words.trackingSheet.one, trackingPages(request)),
  text: trackingSheetText,
});
