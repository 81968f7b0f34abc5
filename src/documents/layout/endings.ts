/** Endings → pages opposite their Runs. */

import { areaHeight, isFullPage } from '../../typeset/page/style.ts';
import { endingPages } from '../book/ledgers.ts';
import { withPicture } from '../book/pictures.ts';
import { setEntryLeaf } from './entries.ts';
import type { EntryBinder } from './groups.ts';
import { reportHeight } from './overflow.ts';

/** Endings, each with a picture if there is room for more than a band, else opposite. */
export const endings: EntryBinder = (entries, request, { pictures }) => {
  const { style } = request;
  const height = areaHeight(style);
  const full = isFullPage(style);
  const ledger = endingPages(request);
  return entries.map((entry) => {
    const { front } = setEntryLeaf(entry, request);
    reportHeight(entry, [front], { height, words: full ? 'a page' : 'its pages', isLast: true }, request);
    const subject = pictures.get(entry.id);
    const page = withPicture(front, subject, request, { low: !full });
    const plate = page.below(height).length === 0 ? subject : undefined;
    return { entries: [entry], sides: [ledger(plate, entry.caption), page], begins: 'left' };
  });
};
