/** Events → leaves, Outcomes on the backs of their scenes, out of sight until one turns the page. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { areaHeight, isFullPage } from '../../typeset/page/style.ts';
import { halfHeight } from '../../typeset/spread/sheets.ts';
import { overleafOf, pictureBelow, tailPiece, withPicture } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { setEntryLeaf } from './entries.ts';
import { friezes } from './frieze.ts';
import { type EntriesOptions, type EntryBinder, type EntryGroup, inPairs } from './groups.ts';
import { reportHeight } from './overflow.ts';
import { shopTally } from './shop-tally.ts';
import { backsAtOuterEdge } from './stretches.ts';

/** Scenes on right-hand pages; the back of the last one stays free of the next part. */
export const overleaf: EntryBinder = (entries, request, options) => {
  const groups = isFullPage(request.style)
    ? onFullPages(entries, request, options)
    : onSmallPages(entries, request, options);
  return [...groups, { entries: [], sides: [] }].map((group) => ({ ...group, begins: 'right' }));
};

/** Front and back of a leaf for each; a third page faces the back for long Outcomes. */
function onSmallPages(
  entries: readonly EntryBlock[],
  request: Request,
  { pictures }: EntriesOptions,
): readonly EntryGroup[] {
  const height = areaHeight(request.style);
  const frieze = friezes(request);
  return entries.map((entry) => {
    const set = setEntryLeaf(entry, request, { isVeiled: true });
    reportHeight(entry, [set.front, ...set.backs], { height, words: 'its pages', isLast: true }, request);
    const subject = pictures.get(entry.id);
    const front = withPicture(set.front, subject, request, { low: true });
    const isBare = front.below(height).length === 0;
    const backPicture = overleafOf(subject, { isShown: !isBare });
    const backs = backsAtOuterEdge(entry, set.backs, request)
      .map(frieze)
      .map((back) => ({
        marks: back.marks,
        below: (to: number) => tailPiece(backPicture, { from: back.height, to }, request),
      }));
    const tally = { marks: shopTally(entry, request, { height, picture: backPicture, isBare }) };
    return { entries: [entry], sides: [front, ...(backs.length > 0 ? backs : [tally])] };
  });
}

/** Lines that an entry may take from the other half of its leaf. */
const reach = 4;

/** Two halves share both sides of a leaf; a whole entry has its own. */
function onFullPages(
  entries: readonly EntryBlock[],
  request: Request,
  { pictures }: EntriesOptions,
): readonly EntryGroup[] {
  const { style } = request;
  const height = areaHeight(style);
  const half = halfHeight(style);
  const room = half + reach * style.leading;
  const leaves = entries.map((entry) => {
    const { front, backs } = setEntryLeaf(entry, request);
    const [back] = backs;
    const tallest = Math.max(front.height, back?.height ?? 0);
    const report = (height: number, words: string, { isLast }: { readonly isLast: boolean }) =>
      reportHeight(entry, [front, ...backs], { height, words, isLast }, request);
    if (entry.size === 'half' && tallest <= height + 0.01) report(room, 'half a page', { isLast: false });
    report(height, 'a page', { isLast: true });
    const subject = pictures.get(entry.id);
    /** Whether its picture is on the front, which is set before the back. */
    let isShown = false;
    const frontMarks = (to: number) => {
      const picture = pictureBelow(subject, { from: front.height, to, low: true }, request);
      isShown = picture.length > 0;
      return [...front.marks, ...picture];
    };
    const backMarks = (to: number, other?: { readonly half: { readonly hasOutcomes: boolean } }) => {
      const backPicture = overleafOf(subject, { isShown });
      if (back)
        return [...back.marks, ...tailPiece(backPicture, { from: back.height, to, low: to === height }, request)];
      // No tally beside the Outcomes of another entry.
      if (other?.half.hasOutcomes && backPicture) return pictureBelow(backPicture, { from: 0, to }, request);
      return shopTally(entry, request, { height: to, picture: backPicture, isBare: !isShown });
    };
    return {
      entry,
      isAlone: entry.size !== 'half' || tallest > room + 0.01,
      hasOutcomes: back !== undefined,
      sides: [
        { height: front.height, marks: frontMarks },
        { height: back?.height ?? half, marks: backMarks },
      ],
    };
  });
  return inPairs(leaves, style);
}
