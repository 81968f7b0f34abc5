/** Content, deals → Run sheets: Tracking Sheets with every number rolled beforehand. */

import { withEscapes } from '../../manuscript/escapes.ts';
import { titled } from '../../model/vocabulary.ts';
import type { Letters } from '../../typeset/page/page.ts';
import { type Document, type GameInput, printed, type Setup } from '../document.ts';
import { isLarge, runPages } from './sheet.ts';

/** A Tracking Sheet for each deal, its numbers written in; the objects of the file are packed where there are many. */
export const runSheet: Document<GameInput> = {
  id: 'run-sheet',
  needs: ['deals'],
  takes: ['seed', 'difficulty', 'punch'],
  compose(request) {
    const deals = request.deals ?? [];
    const { run, runSheet } = request.content.game.words;
    const [first] = deals;
    const title =
      first && deals.length === 1 ? `${run.one} ${withEscapes(first.name ?? first.code)}` : titled(runSheet.many);
    return {
      ...printed(request, title, runPages(request, deals)),
      ...(isLarge(deals) ? { packed: true } : deals.some(({ name }) => name) && { letters: lettersOf(request) }),
    };
  },
};

/** What numbers, codes and most seeds are set in: with these first, the fonts of sheets with the same art are the same. */
function lettersOf({ typesetter: { faces } }: Pick<Setup, 'typesetter'>): Letters[] {
  const [codes, label, seeds] = [faces['display-bold'], faces.serif, faces['serif-bold']];
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return [
    { face: codes.name, shaped: [...`0123456789${letters.toUpperCase()}- `].map(codes.shapeTabular) },
    { face: label.name, shaped: [label.shape('seed ')] },
    { face: seeds.name, shaped: [...`${letters}0123456789- `, ...Object.keys(seeds.ligatures)].map(seeds.shape) },
  ];
}
