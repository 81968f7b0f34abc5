/** Entries → leaves in large type, as many as each needs, no Outcome in sight of its scene. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { cut } from '../../typeset/page/cut.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import type { Style } from '../../typeset/page/style.ts';
import { layGroups } from '../../typeset/spread/sheets.ts';
import { areaHeight, columnSetting, type PageDraft } from '../book/book.ts';
import { endingPages } from '../book/ledgers.ts';
import { overleafOf, pictureBelow, tailPiece } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { setEntryLeaf } from './entries.ts';
import { friezes } from './frieze.ts';
import { type EntriesOptions, type EntryPage, foundOn } from './in-place.ts';
import { type FoundOutcome, setFoundOutcome } from './outcomes.ts';
import { backsAtOuterEdge } from './stretches.ts';

/** Entries on either side of a full-page picture that show others. */
const sight = 4;

/** Lays out entries in order, with Outcomes unless these are found by number. */
export function bindFlowing(
  entries: readonly EntryBlock[],
  request: Request<'veil'>,
  options: EntriesOptions,
): EntryPage[] {
  const { style, veil } = request;
  const { thumbs, before, pictures } = options;
  const isOpen = veil === 'none' || style.single === true;
  const frieze = friezes(request);
  const ledger = endingPages(request);
  const sheets = entries.map((entry) => {
    const shown = veil === 'split' ? { ...entry, outcomes: [] } : entry;
    const { fronts, backs } = pagesOf(shown, request, options, frieze);
    const common = { ways: options.ways?.(entry), found: foundOn([entry]) };
    const page = (draft: PageSide): EntryPage => ({ ...common, ...draft });
    // A scene ends on a right-hand page, its Outcomes overleaf; an entry without Outcomes begins a spread.
    const first: 'left' | 'right' = backs.length > 0 && fronts.length % 2 === 1 ? 'right' : 'left';
    const begins = isOpen || (thumbs && backs.length === 0) ? undefined : first;
    return { entry, sides: [...fronts, ...backs].map(page), begins, isPictured: fronts.at(-1)?.below !== undefined };
  });
  /** The page opposite an Ending: its Runs, and a picture without room on its own pages. */
  const opposite = (place: number): EntryPage => {
    const { entry, isPictured } = sheets[place] ?? {};
    const plate = entry && !isPictured ? pictures.get(entry.id) : undefined;
    return { marks: [], below: (to) => ledger(plate, to, entry?.caption ?? '') };
  };
  const blank = (place: number): EntryPage => {
    if (!thumbs && place > 0) return opposite(place - 1);
    const near = entries.slice(Math.max(0, place - sight), place + sight + 1);
    return { marks: [], below: options.filler(near.map(({ id }) => pictures.get(id))) };
  };
  const leaves = layGroups(sheets, before, blank);
  const endsLeft = (before + leaves.length) % 2 === 0;
  return isOpen || thumbs || !endsLeft ? leaves : [...leaves, opposite(sheets.length - 1)];
}

type PageSide = Pick<EntryPage, 'marks' | 'below' | 'ways'>;

const onPages = (column: PageColumn, height: number, style: Style): PageColumn[] =>
  column.height <= height + 0.01 ? [column] : cut(column, height, style);

/** An entry as pages: scene, a picture if there is room, Outcomes. */
function pagesOf(
  entry: EntryBlock,
  request: Request<'veil'>,
  { pictures }: EntriesOptions,
  frieze: ReturnType<typeof friezes>,
) {
  const { style, veil } = request;
  const height = areaHeight(style);
  const setting = columnSetting(request);
  const isVeiled = veil === 'overleaf' && !style.single;
  const { front, backs } = setEntryLeaf(entry, setting, height, { isVeiled });
  const subject = pictures.get(entry.id);
  /** Adds a picture below the last page if there is room. */
  const pictured = (columns: readonly PageColumn[], draw: (from: number, to: number) => Mark[]): PageSide[] =>
    columns.map((column, index) => {
      const hasRoom = index === columns.length - 1 && draw(column.height, height).length > 0;
      const { marks } = column;
      if (hasRoom) return { marks, below: (to) => draw(column.height, to) };
      return index < columns.length - 1 ? { marks, ways: 'goes on' } : { marks };
    });
  const drawn = pictured(onPages(front, height, style), (from, to) =>
    pictureBelow(subject, { from, to, low: true }, request),
  );
  // A page without a picture ends at its foot.
  const alone = (): PageSide => ({ marks: setEntryLeaf(entry, setting, height, { toFoot: true }).front.marks });
  const fronts = drawn.length > 1 || drawn[0]?.below ? drawn : [alone()];
  const behind = overleafOf(subject, { isShown: fronts.at(-1)?.below !== undefined });
  const outcomes = backs.flatMap((back) => onPages(frieze(back), height, style));
  return {
    fronts,
    backs: pictured(backsAtOuterEdge(entry, outcomes, request), (from, to) => tailPiece(behind, { from, to }, request)),
  };
}

/** Numbered Outcomes, each on its own screens. */
export function bindOutcomePages(outcomes: readonly FoundOutcome[], request: Request): PageDraft[] {
  const { style } = request;
  const section = capitalised(request.content.game.words.outcome.many);
  return outcomes.flatMap((found) =>
    cut(setFoundOutcome(found, columnSetting(request)), areaHeight(style), style).map(
      ({ marks }, index, { length }): PageDraft => ({
        marks,
        head: { section, found: { kind: 'outcomes', text: String(found.number) } },
        ways: index < length - 1 ? 'goes on' : { from: found.event },
      }),
    ),
  );
}
