/** Entries → leaves in large type, as many as each needs, no Outcome in sight of its scene. */

import type { EntryBlock, FoundOutcome } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { cut } from '../../typeset/page/cut.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { areaHeight } from '../../typeset/page/style.ts';
import type { PageDraft } from '../book/book.ts';
import { endingPages } from '../book/ledgers.ts';
import { overleafOf, pictureBelow, tailPiece } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { setEntryLeaf } from './entries.ts';
import { friezes } from './frieze.ts';
import type { EntriesOptions, EntryBinder, EntryGroup, EntryPage } from './groups.ts';
import { setFoundOutcome } from './outcomes.ts';
import { backsAtOuterEdge } from './stretches.ts';

/** Entries in order, with Outcomes unless these are found by number. */
export const flowing: EntryBinder = (entries, request, options) => {
  const { veil, style } = request;
  const isOpen = veil === 'none' || style.single === true;
  const frieze = friezes(request);
  const ledger = endingPages(request);
  const groups = entries.map((entry): EntryGroup => {
    const shown = veil === 'split' ? { ...entry, outcomes: [] } : entry;
    const { fronts, backs } = pagesOf(shown, request, options, frieze);
    const links = options.links?.(entry);
    const sides = [...fronts, ...backs].map((page) => ({ links, ...page }));
    if (isOpen) return { entries: [entry], sides };
    // A scene ends on a right-hand page, its Outcomes overleaf.
    if (options.areEvents)
      return {
        entries: [entry],
        sides,
        ...(backs.length > 0 && { begins: fronts.length % 2 === 1 ? 'right' : 'left' }),
      };
    // An Ending begins a spread, opposite its Runs and a picture without room on its own pages.
    const plate = fronts.at(-1)?.below ? undefined : options.pictures.get(entry.id);
    return { entries: [entry], sides, begins: 'left', after: ledger(plate, entry.caption) };
  });
  return isOpen || options.areEvents ? groups : [...groups, { entries: [], sides: [], begins: 'left' }];
};

/** An entry as pages: scene, a picture if there is room, Outcomes. */
function pagesOf(
  entry: EntryBlock,
  request: Request<'veil'>,
  { pictures }: EntriesOptions,
  frieze: ReturnType<typeof friezes>,
) {
  const { style, veil } = request;
  const height = areaHeight(style);
  const isVeiled = veil === 'overleaf' && !style.single;
  const { front, backs } = setEntryLeaf(entry, request, { isVeiled });
  const subject = pictures.get(entry.id);
  /** Adds a picture below the last page if there is room. */
  const pictured = (columns: readonly PageColumn[], draw: (from: number, to: number) => Mark[]): EntryPage[] =>
    columns.map((column, index) => {
      const hasRoom = index === columns.length - 1 && draw(column.height, height).length > 0;
      const { marks } = column;
      if (hasRoom) return { marks, below: (to) => draw(column.height, to) };
      return index < columns.length - 1 ? { marks, links: 'continues' } : { marks };
    });
  const drawn = pictured(cut(front, style), (from, to) => pictureBelow(subject, { from, to, low: true }, request));
  // A page without a picture ends at its foot.
  const alone = (): EntryPage => ({ marks: setEntryLeaf(entry, request, { toFoot: true }).front.marks });
  const fronts = drawn.length > 1 || drawn[0]?.below ? drawn : [alone()];
  const backPicture = overleafOf(subject, { isShown: fronts.at(-1)?.below !== undefined });
  const outcomes = backs.flatMap((back) => cut(frieze(back), style));
  return {
    fronts,
    backs: pictured(backsAtOuterEdge(entry, outcomes, request), (from, to) =>
      tailPiece(backPicture, { from, to }, request),
    ),
  };
}

/** Numbered Outcomes, each on its own screens. */
export function bindOutcomePages(outcomes: readonly FoundOutcome[], request: Request): PageDraft[] {
  const { style } = request;
  const section = capitalised(request.content.game.words.outcome.many);
  return outcomes.flatMap((found) =>
    cut(setFoundOutcome(found, request), style).map(
      ({ marks }, index, { length }): PageDraft => ({
        marks,
        head: { section, corner: { kind: 'outcomes', text: String(found.number) } },
        links: index < length - 1 ? 'continues' : { from: found.event },
      }),
    ),
  );
}
