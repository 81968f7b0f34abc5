/** Content → the Tracking Sheet. */

import type { DocumentKind } from '../document.ts';
import { trackingPage } from './sheet.ts';

export const trackingSheet: DocumentKind = {
  id: 'tracking-sheet',
  summary: 'one page to write a Run on',
  dealt: false,
  compose(request) {
    const { game } = request.content;
    return {
      title: `${game.title}: Tracking Sheet`,
      subject: game.subtitle,
      language: game.language,
      date: game.edition.date,
      pages: [trackingPage(request)],
    };
  },
};
