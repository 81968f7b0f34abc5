/** Content → the Tracking Sheet. */

import { type Document, type GameInput, printed } from '../document.ts';
import { trackingPages } from './sheet.ts';

export const trackingSheet: Document<GameInput> = {
  id: 'tracking-sheet',
  isFillable: true,
  hasLargePrint: true,
  compose: (request) => printed(request, request.content.game.words.trackingSheet.one, trackingPages(request)),
};
