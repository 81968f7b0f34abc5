/** Entries → leaves of scenes, and of Outcomes by number, no two of an Event in one opening. */

import type { Block, FoundOutcome } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { shifted } from '../../typeset/page/body.ts';
import { cut } from '../../typeset/page/cut.ts';
import { type Box, beforeChapter, type GalleyItem, keep } from '../../typeset/page/item.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { areaHeight, isFullPage, type Style } from '../../typeset/page/style.ts';
import { breakGalley } from '../../typeset/spread/galley-spreads.ts';
import { halfHeight } from '../../typeset/spread/sheets.ts';
import type { PageDraft } from '../book/book.ts';
import { flow, setInColumn } from '../book/flow.ts';
import { minPictureRoom, type Subject, withPicture } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { setEntryLeaf } from './entries.ts';
import { type EntryBinder, inPairs } from './groups.ts';
import { setFoundOutcome } from './outcomes.ts';
import { reportHeight } from './overflow.ts';

/** Free lines below two scenes for a picture of each. */
const enoughForTwo = 21;

/** Scenes in order: two that fit to a full page, one to a small. */
export const scenes: EntryBinder = (entries, request, { pictures }) => {
  const { style } = request;
  const { leading } = style;
  const height = areaHeight(style);
  const set = entries.map((entry) => {
    const { front } = setEntryLeaf({ ...entry, outcomes: [] }, request);
    reportHeight(entry, [front], { height, words: 'its page', isLast: true }, request);
    const alone = withPicture(front, pictures.get(entry.id), request, { low: true });
    const marks = (room: number) => [...front.marks, ...alone.below(room)];
    return {
      entry,
      alone,
      isAlone: !isFullPage(style),
      height: front.height,
      sides: [{ height: front.height, marks }],
    };
  });
  /** Room for equal pictures or one band; without, the lower begins in the middle or ends at the foot. */
  const topOf = (upper: (typeof set)[number], lower: (typeof set)[number]) => {
    const foot = height - lower.height;
    const lines = Math.floor((foot - upper.height) / leading - 0.99);
    const close = upper.height + (lines < enoughForTwo / 2 ? 1 : 2) * leading;
    const top = lines < enoughForTwo ? close : upper.height + (1 + Math.floor(lines / 2)) * leading;
    if (lower.alone.below(height - top).length > 0) return top;
    const isPictured = upper.alone.below(foot - leading).length > 0;
    return Math.max(close, isPictured ? foot : Math.min(height - halfHeight(style), foot));
  };
  return inPairs(set, style, topOf);
};

/** The surroundings of numbered Outcomes. */
export interface FoundOptions {
  /** Leaves before them. */
  readonly before: number;
  /** Their heading and how to find them. */
  readonly head: readonly Block[];
  /** The picture below or before Outcomes, by the page's place from the last. */
  picture(place: number): Subject | undefined;
}

/** Numbered Outcomes under a heading, which alone may face a scene; no two of an Event in one opening. */
export function bindFoundOutcomes(
  outcomes: readonly FoundOutcome[],
  request: Request,
  { before, head, picture }: FoundOptions,
): PageDraft[] {
  const { style } = request;
  const section = capitalised(request.content.game.words.outcome.many);
  const isApart = before % 2 === 0 || outcomes.length === 0;
  const heads = (pages: number) => (isApart ? flow(head, request, { before, section, closing: picture(pages) }) : []);
  const { leading } = style;
  const height = areaHeight(style);
  const items: GalleyItem[] = isApart ? [] : [...headItems(head, request)];
  /** The number of the Outcome of an item. */
  const numberOf = new Map<GalleyItem, number>();
  for (const { found, column, runsOn } of outcomes.flatMap((one) => onPages(one, request))) {
    const box = { ...boxOf(column, style), ...(!runsOn && { apart: found.event.id }) };
    numberOf.set(box, found.number);
    items.push(box, keep, { kind: 'glue', height: leading, stretch: 2 }, beforeChapter);
  }
  const rest = minPictureRoom(style);
  const pages = breakGalley(items, height, {
    begins: 'left',
    leading,
    picture: rest,
    maxShort: maxShortOfOutcomes,
  }).columns();
  const set = pages.map((page) => ({ ...page, isFilled: height - page.height > (rest - 0.99) * leading }));
  const filledFrom = (index: number) => set.slice(index).filter(({ isFilled }) => isFilled).length;
  const leaves = set.map((page, index): PageDraft => {
    const numbers = items.slice(page.from, page.end).flatMap((item) => numberOf.get(item) ?? []);
    const [first, last] = [numbers[0], numbers.at(-1)];
    return {
      ...withPicture(page, picture(filledFrom(index + 1)), request, { low: false }),
      head: {
        section,
        corner: first ? { kind: 'outcomes', text: first === last ? `${first}` : `${first}\u2013${last}` } : undefined,
      },
    };
  });
  return [...heads(filledFrom(0)), ...leaves];
}

/** Max lines that both pages of a spread of Outcomes may lack. */
const maxShortOfOutcomes = 8;

/** A box of whole lines. */
const boxOf = ({ marks, height }: PageColumn, { leading }: Style): Box => ({
  kind: 'box',
  height: Math.ceil(height / leading - 0.01) * leading,
  marks,
});

function headItems(head: readonly Block[], request: Request): GalleyItem[] {
  const { style } = request;
  const { marks, height } = setInColumn(head, request);
  const box = boxOf({ marks: shifted(marks, style.sideColumn, 0), height }, style);
  return [box, keep, { kind: 'glue', height: style.leading }, keep];
}

/** An Outcome, cut if large type makes it too high; reports one that fits no page. */
function onPages(found: FoundOutcome, request: Request) {
  const { style, content } = request;
  const { event, outcome } = found;
  const height = areaHeight(style);
  const column = setFoundOutcome(found, request);
  const name = `${outcome.label} of ${content.game.words.event.one} ${event.title}`;
  const entry = { name, scene: outcome.text.slice(0, 1) };
  if (!style.flows) reportHeight(entry, [column], { height, words: 'a page', isLast: true }, request);
  const parts = style.flows ? cut(column, style) : [column];
  return parts.map((part, index) => ({ found, column: part, runsOn: index > 0 }));
}
