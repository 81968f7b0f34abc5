/** Entries → leaves, Outcomes in sight of scenes: one or two to a full page, a page or spread of small ones. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { stackColumns } from '../../typeset/page/stack.ts';
import { areaWidth, ink, isFullPage, type Style } from '../../typeset/page/style.ts';
import { layGroups, pairHalves } from '../../typeset/spread/sheets.ts';
import { areaHeight, columnSetting, type Found, type PageDraft, type PageWays } from '../book/book.ts';
import type { Filler } from '../book/fillers.ts';
import { minPictureRoom, overleafOf, pictureBelow, type Subject, withPicture } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { columnGap, sceneWidth, setEntryBeside, setEntrySpread } from './entries.ts';
import { complainOfHeight } from './overflow.ts';
import { shopTally } from './shop-tally.ts';

/** Entries' place in a book, and the content of free room. */
export interface EntriesOptions {
  /** Leaves before the first entry, which decide the right-hand pages. */
  readonly before: number;
  /** Whether these are Events, with numbers in the outer corner, or Endings. */
  readonly thumbs: boolean;
  /** Pictures for the free room of entries, by anchor. */
  readonly pictures: ReadonlyMap<string, Subject>;
  /** Fills pages without an entry. */
  readonly filler: Filler;
  /** The picture at the start of the next part. */
  readonly next?: Subject | undefined;
  /** Links of the last page of an entry on a screen. */
  ways?(entry: EntryBlock): PageWays;
}

/** A page of entries, whose section gives it a head. */
export interface EntryPage extends Omit<PageDraft, 'head'> {
  readonly found?: Found | undefined;
}

/** The numbers of the entries on a page, for its outer corner; Endings have none. */
export function foundOn(entries: readonly EntryBlock[]): Found | undefined {
  const numbers = entries.flatMap(({ number }) => number ?? []);
  return numbers.length > 0 ? { kind: 'events', text: numbers.join(' \u00B7 ') } : undefined;
}

/** Marks of two entries, one above the other and a rule between, the lower beginning at `top`, in points of the area. */
export function parted(upper: readonly Mark[], lower: readonly Mark[], top: number, style: Style): Mark[] {
  const y = top - style.leading * 0.65;
  const rule = horizontalLine(y, 0, areaWidth(style), { stroke: ink.rule, width: 0.4 });
  return [...upper, rule, ...shifted(lower, 0, top)];
}

/** Lays out entries in order, Outcomes beside or opposite scenes. */
export function bindInPlace(entries: readonly EntryBlock[], request: Request, options: EntriesOptions): EntryPage[] {
  return isFullPage(request.style) ? onFullPages(entries, request, options) : onSmallPages(entries, request, options);
}

/** One entry to a page, or two halves that fit, the lower at the foot. */
function onFullPages(entries: readonly EntryBlock[], request: Request, { pictures }: EntriesOptions): EntryPage[] {
  const { style } = request;
  const height = areaHeight(style);
  const half = Math.floor((height / style.leading - 1) / 2) * style.leading;
  const setting = columnSetting(request);
  const set = entries.map((entry) => {
    const { scene, beside } = setEntryBeside(entry, setting);
    const right = stackColumns(beside, style);
    complainOfHeight(entry, [scene, right], { height, words: 'a page', isLast: true }, setting);
    const marks = (room: number, place: 'above' | 'last' = 'last'): readonly Mark[] => {
      const { picture, isBelow } = largestPicture(pictures.get(entry.id), scene.height, right.height, room, request);
      const gaps = entry.outcomes.length - 1;
      const free = isBelow ? 0 : Math.floor((room - right.height) / style.leading + 0.01);
      // Above another entry the rule has as much white as Outcomes.
      const shared = place === 'above' && gaps > 0 ? Math.floor((free * gaps) / (gaps + 1)) : free;
      const filled = stackColumns(beside, style, Math.max(0, Math.min(shared, gaps * mostMore)));
      return [...scene.marks, ...shifted(filled.marks, sceneWidth + columnGap, 0), ...picture];
    };
    return { entry, height: Math.max(scene.height, right.height), marks };
  });
  const pages = pairHalves(
    set,
    ({ entry }) => entry.size === 'half',
    (upper, lower) => upper.height + lower.height + style.leading <= height + 0.01,
  );
  return pages.map(([upper, lower]) => {
    if (!lower) return { marks: upper.marks(height), found: foundOn([upper.entry]) };
    const top = Math.max(Math.min(height - half, height - lower.height), upper.height + style.leading);
    return {
      marks: parted(upper.marks(top - style.leading, 'above'), lower.marks(height - top), top, style),
      found: foundOn([upper.entry, lower.entry]),
    };
  });
}

const mostMore = 2;

/** The largest picture below both columns, the right or the left, and whether it ends the right one. */
function largestPicture(
  subject: Subject | undefined,
  left: number,
  right: number,
  to: number,
  request: Request,
): { readonly picture: readonly Mark[]; readonly isBelow: boolean } {
  const width = areaWidth(request.style);
  const x = sceneWidth + columnGap;
  const places = [
    { x: 0, width, from: Math.max(left, right), isBelow: true },
    { x, width: width - x, from: right, isBelow: true },
    { x: 0, width: sceneWidth, from: left, isBelow: false, low: true },
  ].map((place) => {
    const [picture] = pictureBelow(subject, { ...place, to }, request);
    const area = picture?.kind === 'stamp' ? picture.stamp.width * picture.stamp.height : 0;
    return { picture: picture ? shifted([picture], place.x, 0) : [], isBelow: place.isBelow && area > 0, area };
  });
  return places.reduce((largest, one) => (one.area > largest.area ? one : largest));
}

/** A page, or a spread of scene and Outcomes, for each. */
function onSmallPages(
  entries: readonly EntryBlock[],
  request: Request,
  { before, pictures, filler }: EntriesOptions,
): EntryPage[] {
  const { style } = request;
  const height = areaHeight(style);
  const setting = columnSetting(request);
  const groups = entries.map((entry) => {
    const { front, backs } = setEntrySpread(entry, setting, height, minPictureRoom(style, { isLow: true }));
    const words = backs.length > 0 ? 'its pages' : 'its page';
    complainOfHeight(entry, [front, ...backs], { height, words, isLast: true }, setting);
    const found = foundOn([entry]);
    const subject = pictures.get(entry.id);
    const page = (column: PageColumn, picture: Subject | undefined) => ({
      ...withPicture(column, picture, request, { low: true }),
      found,
    });
    const scene = page(front, subject);
    const isPictured = scene.below(height).length > 0;
    const outcomes = backs.map((one, index) =>
      page(one, overleafOf(subject, { isShown: isPictured === (index === 0) })),
    );
    const { goods } = entry;
    const other = overleafOf(subject, { isShown: isPictured });
    /** Faces a Shop if the next entry needs a whole spread. */
    const tally = goods && {
      marks: shopTally(entry, request, { height, picture: other, isBare: !isPictured }),
      found,
    };
    // A Shop has a spread too, with its tally.
    return { sides: [scene, ...outcomes], begins: outcomes.length > 0 || goods ? ('left' as const) : undefined, tally };
  });
  const subjects = entries.map(({ id }) => pictures.get(id));
  return layGroups<EntryPage>(
    groups,
    before,
    (place) =>
      groups[place - 1]?.tally ?? { marks: [], below: filler(subjects.slice(Math.max(0, place - 3), place + 1)) },
  );
}
