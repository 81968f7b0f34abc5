/** Content → the Tracking Sheet. */

import { composed, gameDocument } from '../document.ts';
import { trackingPages } from './sheet.ts';
import { sheetText } from './text.ts';

/** A page for a Run, a small leaf of two sides, or a form. */
export const trackingSheet = gameDocument(['fillable', 'punch'], {
  id: 'tracking-sheet',
  hasLargePrint: true,
  lay(_, request) {
    const pages = trackingPages(request);
    return composed(request, request.content.game.words.trackingSheet.one, pages, pages.length);
  },
  text: (brief) => sheetText(brief),
});
