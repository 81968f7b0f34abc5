/** Content, deals → Run sheets: Tracking Sheets with every number rolled beforehand. */

import type { DocumentKind } from '../document.ts';
import { runPages } from './sheet.ts';

export const runSheet: DocumentKind = {
  id: 'run-sheet',
  summary: 'a Tracking Sheet with the board of a seed dealt beforehand',
  dealt: true,
  compose(request) {
    const { game } = request.content;
    const deals = request.deals ?? [];
    return {
      title: `${game.title}: ${deals.length === 1 ? `Run ${deals[0]?.seed}` : 'Run Sheets'}`,
      subject: game.subtitle,
      language: game.language,
      date: game.edition.date,
      pages: runPages(request, deals),
    };
  },
};
