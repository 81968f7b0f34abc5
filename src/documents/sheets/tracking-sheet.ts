/** Content → the Tracking Sheet. */

import { type Document, type GameInput, printed } from '../document.ts';
import { trackingPage } from './sheet.ts';

export const trackingSheet: Document<GameInput> = {
  id: 'tracking-sheet',
  compose: (request) => printed(request, request.content.game.words.trackingSheet.one, [trackingPage(request)]),
};
