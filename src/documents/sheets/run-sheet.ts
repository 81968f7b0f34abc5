/** Content, deals → Run sheets with all numbers rolled. */

import { titled } from '../../model/vocabulary.ts';
import { composed, gameDocument } from '../document.ts';
import { isBatch, runPages, runTitle } from './sheet.ts';
import { sheetText } from './text.ts';

/** A Tracking Sheet for each deal with its numbers; objects of large files are packed. */
export const runSheet = gameDocument(['deals', 'punch'], {
  id: 'run-sheet',
  lay(_, request) {
    const deals = request.deals;
    const { language, words } = request.content.game;
    const [first] = deals;
    const title = first && deals.length === 1 ? runTitle(request, first) : titled(words.runSheet.many, language);
    const pages = runPages(request, deals);
    return { ...composed(request, title, pages, pages.length / deals.length), packed: isBatch(deals) };
  },
  text: (brief) => brief.deals.map((deal) => sheetText(brief, deal)).join('\n'),
});
