/** Content, deals → Run sheets: Tracking Sheets with every number rolled beforehand. */

import { type Document, type GameInput, printed } from '../document.ts';
import { runPages } from './sheet.ts';

export const runSheet: Document<GameInput> = {
  id: 'run-sheet',
  needs: ['deals'],
  compose(request) {
    const deals = request.deals ?? [];
    const title = deals.length === 1 ? `Run ${deals[0]?.seed}` : 'Run Sheets';
    return printed(request, title, runPages(request, deals));
  },
};
