/** Entries → leaves, as many pages to each as large type needs; no Outcome is in sight of its scene for all that. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { levelWith } from '../../typeset/page/body.ts';
import { cut } from '../../typeset/page/cut.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { areaWidth, type Style } from '../../typeset/page/style.ts';
import { areaHeight, columnSetting, type Leaf } from '../book/book.ts';
import { endingPages } from '../book/ledgers.ts';
import { overleafOf, pictureBelow, type Subject, tailPiece } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { setEntryLeaf } from './entries.ts';
import { friezes } from './frieze.ts';
import { type EntriesOptions, thumbOf } from './in-place.ts';
import { type FoundOutcome, setFoundOutcome } from './outcomes.ts';

/** A page before its picture is drawn: text, how far it reaches, and what fills the rest as far as it is told to. */
interface OpenPage {
  readonly marks: readonly Mark[];
  readonly height: number;
  readonly below?: (to: number) => readonly Mark[];
  readonly thumb?: string;
  /** Whether its text goes on overleaf. */
  readonly goesOn?: boolean;
  /** Where a screen leads from it. */
  readonly ways?: Pick<Leaf, 'from' | 'onward'> | undefined;
}

/** Entries before and behind a picture that fills a page, none of which shows the same. */
const sight = 4;

/** Lays entries out in their order, with their Outcomes behind them or, where these are found by a number, without. */
export function bindFlowing(entries: readonly EntryBlock[], request: Request, options: EntriesOptions): Leaf[] {
  const { style, veil } = request;
  const height = areaHeight(style);
  const pages: OpenPage[] = [];
  const opposite = endingPages(request);
  /** The picture of the last entry, where its pages have no room for it, and when that is read. */
  let plate: Subject | undefined;
  let caption = '';
  const ledger = () => {
    const of = [plate, caption] as const;
    return (to: number) => opposite(of[0], to, of[1]);
  };
  const frieze = friezes(request);
  const isOpen = veil === 'none' || style.single === true;
  const nextIsLeft = () => (options.before + pages.length) % 2 === 1;
  for (const [index, entry] of entries.entries()) {
    const { fronts, backs } = pagesOf(veil === 'split' ? { ...entry, outcomes: [] } : entry, request, options, frieze);
    const beside = [entry, ...entries.slice(Math.max(0, index - sight), index + sight + 1)];
    const picture = (to: number) =>
      options.filler(
        beside.map(({ id }) => options.pictures.get(id)),
        to,
      );
    const blank = (): OpenPage => ({
      marks: [],
      height: 0,
      below: options.thumbs || index === 0 ? picture : ledger(),
    });
    // A scene ends on a right-hand page, so that its Outcomes are overleaf; what is read alone begins a new opening.
    const beginsLeft = backs.length > 0 ? fronts.length % 2 === 0 : true;
    const mayStandAnywhere = isOpen || (options.thumbs && backs.length === 0);
    if (!mayStandAnywhere && nextIsLeft() !== beginsLeft) pages.push(blank());
    const thumb = options.thumbs ? { thumb: thumbOf([entry]) } : {};
    pages.push(...[...fronts, ...backs].map((page) => ({ ...page, ...thumb, ways: options.ways?.(entry) })));
    plate = fronts.at(-1)?.below ? undefined : options.pictures.get(entry.id);
    caption = entry.caption ?? '';
  }
  if (!isOpen && !options.thumbs && !nextIsLeft()) pages.push({ marks: [], height: 0, below: ledger() });
  return pages.map(({ marks, below, thumb, goesOn, ways }, index): Leaf => {
    // A picture ends level with the text that it faces, where that is all but full.
    const facing = style.single ? undefined : pages[(options.before + index) % 2 === 1 ? index + 1 : index - 1];
    const level = below?.(facing && !facing.below ? levelWith(facing.marks, height, style) : height) ?? [];
    const picture = level.length > 0 ? level : (below?.(height) ?? []);
    return {
      marks: [...marks, ...picture],
      section: options.section,
      ...(thumb !== undefined && { thumb }),
      ...(goesOn && { goesOn }),
      ...ways,
    };
  });
}

/** A column as it is, or cut where a page cannot hold it. */
const onPages = (column: PageColumn, height: number, style: Style): PageColumn[] =>
  column.height <= height + 0.01 ? [column] : cut(column, height, style);

/** An entry as pages: what comes before the roll, with its picture below where there is room, and what comes after it. */
function pagesOf(
  entry: EntryBlock,
  request: Request,
  { pictures }: EntriesOptions,
  frieze: ReturnType<typeof friezes>,
) {
  const { style } = request;
  const height = areaHeight(style);
  const setting = columnSetting(request);
  const { front, backs } = setEntryLeaf(entry, setting, height);
  const subject = pictures.get(entry.id);
  const width = areaWidth(style);
  /** The last of some pages has a picture below it where it has room for one. */
  const pictured = (columns: readonly PageColumn[], draw: (from: number, to: number) => Mark[]): OpenPage[] =>
    columns.map((column, index) => {
      const hasRoom = index === columns.length - 1 && draw(column.height, height).length > 0;
      const goesOn = index < columns.length - 1;
      return hasRoom ? { ...column, below: (to) => draw(column.height, to) } : { ...column, goesOn };
    });
  const drawn = pictured(onPages(front, height, style), (from, to) =>
    pictureBelow(subject, { width, from, to, low: true }, request),
  );
  // What no picture stands below ends at the foot of its page.
  const alone = () => setEntryLeaf(entry, setting, height, { toFoot: true }).front;
  const fronts: readonly OpenPage[] = drawn.length > 1 || drawn[0]?.below ? drawn : [alone()];
  const behind = overleafOf(subject, fronts.at(-1)?.below !== undefined);
  return {
    fronts,
    backs: pictured(
      backs.flatMap((back) => onPages(frieze(back), height, style)),
      (from, to) => tailPiece(behind, { width, from, to }, request),
    ),
  };
}

/** Outcomes by their numbers, each on a screen of its own, or more. */
export function bindOutcomePages(outcomes: readonly FoundOutcome[], request: Request): Leaf[] {
  const { style } = request;
  const section = capitalised(request.content.game.words.outcome.many);
  return outcomes.flatMap((found) =>
    cut(setFoundOutcome(found, columnSetting(request)), areaHeight(style), style).map(
      ({ marks }, index, { length }): Leaf => ({
        marks,
        section,
        thumb: String(found.number),
        from: found.event,
        ...(index < length - 1 && { goesOn: true }),
      }),
    ),
  );
}
