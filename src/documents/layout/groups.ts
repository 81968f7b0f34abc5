/** An entry → its sides of paper and their constraints. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { areaHeight, type Style } from '../../typeset/page/style.ts';
import { type Half, pairHalves, type SideGroup, sharedSides } from '../../typeset/spread/sheets.ts';
import type { PageDraft } from '../book/book.ts';
import type { Filler } from '../book/fillers.ts';
import type { Subject } from '../book/pictures.ts';
import type { Request } from '../document.ts';

/** Entries' place in a book, and the content of free room. */
export interface EntriesOptions {
  /** Leaves before the first entry, which decide the right-hand pages. */
  readonly before: number;
  readonly section: string;
  /** Whether these are Events, with numbers in the outer corner, or Endings. */
  readonly areEvents: boolean;
  /** Pictures for the free room of entries, by anchor. */
  readonly pictures: ReadonlyMap<string, Subject>;
  /** Fills pages without an entry. */
  readonly filler: Filler;
  /** The picture at the start of the next part. */
  readonly next?: Subject | undefined;
}

/** A page of entries, whose group gives it a head. */
export type EntryPage = Omit<PageDraft, 'head'>;

/** Sides of one entry, or of two that share them; of none to begin the next part. */
export interface EntryGroup extends SideGroup<EntryPage> {
  readonly entries: readonly EntryBlock[];
}

/** Sets entries in order as groups of sides. */
export type EntryBinder = (
  entries: readonly EntryBlock[],
  request: Request<'veil'>,
  options: EntriesOptions,
) => EntryGroup[];

/** An entry that may share its sides; `alone` is its page where it does not. */
interface EntryHalf<One> extends Half<One> {
  readonly entry: EntryBlock;
  readonly alone?: EntryPage;
}

/** Entries in order, two to a side where they may share and fit. */
export function inPairs<One extends EntryHalf<One>>(
  halves: readonly One[],
  style: Style,
  topOf?: (upper: One, lower: One) => number,
): EntryGroup[] {
  return pairHalves(halves, style).map(([upper, lower]): EntryGroup => {
    if (lower) {
      const sides = sharedSides(upper, lower, style, topOf).map((marks) => ({ marks }));
      return { entries: [upper.entry, lower.entry], sides };
    }
    const { entry, alone, sides } = upper;
    return {
      entries: [entry],
      sides: alone ? [alone] : sides.map((side) => ({ marks: side.marks(areaHeight(style)) })),
    };
  });
}
