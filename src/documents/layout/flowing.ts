/** Entries → leaves in large type, as many as each needs, no Outcome in sight of its scene. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { cut } from '../../typeset/page/cut.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { areaHeight } from '../../typeset/page/style.ts';
import { endingPages } from '../book/ledgers.ts';
import { overleafOf, pictureBelow, tailPiece } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { setEntryLeaf } from './entries.ts';
import { friezes } from './frieze.ts';
import type { EntriesOptions, EntryBinder, EntryGroup, EntryPage } from './groups.ts';
import { backsAtOuterEdge } from './stretches.ts';

/** Entries in order, with Outcomes unless these are found by number. */
export const flowing: EntryBinder = (entries, request, options) => {
  const { veil } = request;
  const isOpen = veil === 'none';
  const frieze = friezes(request);
  const ledger = endingPages(request);
  const groups = entries.map((entry): EntryGroup => {
    const shown = veil === 'split' ? { ...entry, outcomes: [] } : entry;
    const { fronts, backs } = pagesOf(shown, request, options, frieze);
    const sides = [...fronts, ...backs];
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
  const { front, backs } = setEntryLeaf(entry, request, { isVeiled: veil === 'overleaf' });
  const subject = pictures.get(entry.id);
  /** Adds a picture below the last page if there is room. */
  const pictured = (columns: readonly PageColumn[], draw: (from: number, to: number) => Mark[]): EntryPage[] =>
    columns.map((column, index) => {
      const hasRoom = index === columns.length - 1 && draw(column.height, height).length > 0;
      const { marks } = column;
      return hasRoom ? { marks, below: (to) => draw(column.height, to) } : { marks };
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
