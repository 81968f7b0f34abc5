/** Entries → leaves, Outcomes on the backs of their scenes, out of sight until one turns the page. */

import type { EntryBlock } from '../../manuscript/block.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { isFullPage } from '../../typeset/page/style.ts';
import { nearlyFull } from '../../typeset/spread/level.ts';
import { layGroups, pairHalves } from '../../typeset/spread/sheets.ts';
import { areaHeight, columnSetting } from '../book/book.ts';
import { endingPages } from '../book/ledgers.ts';
import { overleafOf, pictureBelow, type Subject, tailPiece, withPicture } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { setEntryLeaf, setEntryLeafBeside } from './entries.ts';
import { friezes } from './frieze.ts';
import { type EntriesOptions, type EntryPage, foundOn, parted } from './in-place.ts';
import { complainOfHeight } from './overflow.ts';
import { shopTally } from './shop-tally.ts';
import { backsAtOuterEdge } from './stretches.ts';

/** Sheets on either side of a full-page picture that show others. */
const sight = 4;

/** Lays out entries in order on right-hand pages, an Ending opposite its Runs. */
export function bindOverleaf(entries: readonly EntryBlock[], request: Request, options: EntriesOptions): EntryPage[] {
  const { thumbs, before, pictures, filler } = options;
  const frieze = friezes(request);
  const sheets = isFullPage(request.style)
    ? fullSheets(entries, request, options)
    : entries.map((entry) => smallSheet(entry, request, options, frieze));
  const ledger = endingPages(request);
  const groups = sheets.map(({ front, backs, plate, entries: shown }) => {
    const page = (draft: PageSide): EntryPage => ({ ...draft, found: foundOn(shown) });
    if (backs.length > 0) return { sides: [front, ...backs].map(page), begins: 'right' as const };
    const opposite = { marks: [], below: (to: number) => ledger(plate, to, shown[0]?.caption ?? '') };
    return { sides: [opposite, front].map(page), begins: 'left' as const };
  });
  const around = (at: number) =>
    sheets
      .slice(Math.max(0, at - sight), at + sight + 1)
      .flatMap((sheet) => sheet.entries)
      .map(({ id }) => pictures.get(id));
  const leaves = layGroups(groups, before, (place) => ({ marks: [], below: filler(around(place)) }));
  // The back of the last Event stays free of the next part.
  if (thumbs && (before + leaves.length) % 2 === 1)
    leaves.push({ marks: [], below: filler([...around(sheets.length - 1), options.next]) });
  return leaves;
}

type PageSide = Pick<EntryPage, 'marks' | 'below'>;

/** Front and back of a leaf; a third page faces the back for long Outcomes. An Ending has no back. */
interface Sheet {
  readonly front: PageSide;
  /** A picture without room on its own page. */
  readonly plate?: Subject | undefined;
  readonly backs: readonly PageSide[];
  readonly entries: readonly EntryBlock[];
}

function smallSheet(
  entry: EntryBlock,
  request: Request,
  { pictures }: EntriesOptions,
  frieze: ReturnType<typeof friezes>,
): Sheet {
  const { style } = request;
  const height = areaHeight(style);
  const setting = columnSetting(request);
  const set = setEntryLeaf(entry, setting, height, { isVeiled: true });
  const subject = pictures.get(entry.id);
  complainOfHeight(entry, [set.front, ...set.backs], { height, words: 'its pages', isLast: true }, setting);
  if (isEnding(entry)) return endingSheet(entry, set.front, request, subject);
  const front = withPicture(set.front, subject, request, { low: true });
  const isBare = front.below(height).length === 0;
  const behind = overleafOf(subject, { isShown: !isBare });
  const backs = backsAtOuterEdge(entry, set.backs, request)
    .map(frieze)
    .map((back) => ({
      marks: back.marks,
      below: (to: number) => tailPiece(behind, { from: back.height, to }, request),
    }));
  return {
    front,
    backs: backs.length > 0 ? backs : [{ marks: shopTally(entry, request, { height, picture: behind, isBare }) }],
    entries: [entry],
  };
}

/** An Ending is read whole, and has no number. */
const isEnding = ({ number, outcomes, goods }: EntryBlock) => number === undefined && outcomes.length === 0 && !goods;

/** An Ending with a picture below if there is room for more than a band. */
function endingSheet(entry: EntryBlock, front: PageColumn, request: Request, subject: Subject | undefined): Sheet {
  const { style } = request;
  const page = withPicture(front, subject, request, { low: !isFullPage(style) });
  const plate = page.below(areaHeight(style)).length === 0 ? subject : undefined;
  return { front: page, backs: [], entries: [entry], plate };
}

interface Sides {
  readonly entry: EntryBlock;
  readonly front: PageColumn;
  readonly back: PageColumn | undefined;
}

/** Lines that an entry may take from the other half of its leaf. */
const reach = 4;

/** Entries set for leaves of full pages; reports overflow. */
function sidesOf(entries: readonly EntryBlock[], request: Request, half: number) {
  const { leading } = request.style;
  const height = areaHeight(request.style);
  const setting = columnSetting(request);
  return entries.map((entry) => {
    const { front, backs } = setEntryLeafBeside(entry, setting, height);
    const sides = [front, ...backs];
    const tallest = Math.max(...sides.map((side) => side.height));
    // An Ending has its own leaf, so that none is seen in passing.
    const mayShare = entry.number !== undefined && entry.size === 'half';
    const room = half + reach * leading;
    if (mayShare && tallest <= height + 0.01)
      complainOfHeight(entry, sides, { height: room, words: 'half a page', isLast: false }, setting);
    complainOfHeight(entry, sides, { height, words: 'a page', isLast: true }, setting);
    return { entry, front, back: backs[0], shares: mayShare && tallest <= room + 0.01 };
  });
}

/** Two halves share both sides of a leaf; a whole entry has its own. */
function fullSheets(entries: readonly EntryBlock[], request: Request, { pictures }: EntriesOptions): Sheet[] {
  const { style } = request;
  const { leading } = style;
  const height = areaHeight(style);
  const half = Math.floor((height / leading - 1) / 2) * leading;
  /** Entries with a picture on the front, which is set before the back. */
  const shown = new Set<EntryBlock>();
  const frontOf = ({ entry, front }: Sides, room: number): readonly Mark[] => {
    const picture = pictureBelow(pictures.get(entry.id), { from: front.height, to: room, low: true }, request);
    if (picture.length > 0) shown.add(entry);
    return [...front.marks, ...picture];
  };
  const behind = (entry: EntryBlock) => overleafOf(pictures.get(entry.id), { isShown: shown.has(entry) });
  const backOf = ({ entry, back }: Sides, room: number) =>
    back
      ? [...back.marks, ...tailPiece(behind(entry), { from: back.height, to: room, low: room === height }, request)]
      : shopTally(entry, request, { height: room, picture: behind(entry), isBare: !shown.has(entry) });
  const whole = (one: Sides): Sheet =>
    isEnding(one.entry)
      ? endingSheet(one.entry, one.front, request, pictures.get(one.entry.id))
      : { front: { marks: frontOf(one, height) }, backs: [{ marks: backOf(one, height) }], entries: [one.entry] };
  /** One below the other, divided in the middle or below the taller. */
  const both = (above: readonly [Sides, number], below: readonly [Sides, number], of: typeof frontOf) => {
    // An entry that nearly fills its half ends where the page does.
    const lowerTop = height - (below[1] > half - nearlyFull * leading ? below[1] : half);
    const top = Math.max(lowerTop, above[1] + leading);
    return parted(of(above[0], top - leading), of(below[0], height - top), top, style);
  };
  const heightsOf = ({ front, back }: Sides) => [front.height, back?.height ?? half] as const;
  const pair = (upper: Sides, lower: Sides): Sheet => {
    const [front, back] = heightsOf(upper);
    const [lowerFront, lowerBack] = heightsOf(lower);
    // No picture beside the Outcomes of another entry.
    const isSecret = upper.back !== undefined || lower.back !== undefined;
    const backBeside = (one: Sides, room: number) => {
      const subject = behind(one.entry);
      return isSecret && !one.back && subject
        ? pictureBelow(subject, { from: 0, to: room }, request)
        : backOf(one, room);
    };
    return {
      front: { marks: both([upper, front], [lower, lowerFront], frontOf) },
      backs: [{ marks: both([upper, back], [lower, lowerBack], backBeside) }],
      entries: [upper.entry, lower.entry],
    };
  };
  const set = sidesOf(entries, request, half);
  const sheets = pairHalves(
    set,
    ({ shares }) => shares,
    (upper, lower) =>
      heightsOf(upper).every((one, side) => one + (heightsOf(lower)[side] ?? 0) + leading <= height + 0.01),
  );
  return sheets.map(([upper, lower]) => (lower ? pair(upper, lower) : whole(upper)));
}
