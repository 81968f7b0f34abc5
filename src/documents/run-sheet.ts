/** Content, deals → Run sheets: Tracking Sheets with every number rolled beforehand. */

import type { DocumentKind } from './document.ts';
import { sheetPage } from './sheet.ts';

export const runSheet: DocumentKind = {
  id: 'run-sheet',
  summary: 'a Tracking Sheet with the board of a seed dealt beforehand',
  dealt: true,
  compose(request) {
    const { game } = request.content;
    const deals = request.deals ?? [];
    const first = deals[0];
    if (first === undefined) throw new Error('a Run sheet needs a deal');
    return {
      title: `${game.title}: Run ${first.seed}`,
      subject: game.subtitle,
      language: game.language,
      date: game.edition.date,
      pages: deals.map((deal, index) => sheetPage(request, String(index + 1), deal)),
    };
  },
};
