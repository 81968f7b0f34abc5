/** Slots of the template → leaves: contents, chapters, Events, Outcomes, Endings, remarks. */

import {
  type Block,
  byHeading,
  type EntryBlock,
  type PartBlock,
  plain,
  titleOfBlocks,
} from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import type { Ending } from '../../model/ending.ts';
import type { Event } from '../../model/event.ts';
import { capitalised } from '../../model/vocabulary.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { areaHeight } from '../../typeset/page/style.ts';
import { levelWith } from '../../typeset/spread/level.ts';
import { type DeferredPage, type PageDraft, pageHead } from '../book/book.ts';
import { endingId } from '../book/endings.ts';
import { closing, type Filler, withOverleaf } from '../book/fillers.ts';
import { deferredFlow, flow } from '../book/flow.ts';
import { runsPage } from '../book/ledgers.ts';
import type { Subject } from '../book/pictures.ts';
import { hasPlate, mapFigure, plateLeaf } from '../book/plate.ts';
import type { Brief, Request } from '../document.ts';
import { bindEntries } from '../layout/bind.ts';
import { bindFoundOutcomes } from '../layout/split.ts';
import { contentsLeaves } from './contents.ts';
import {
  chapterBlocks,
  endingEntry,
  endingKey,
  eventEntry,
  eventId,
  foundNumbers,
  foundOutcomes,
  lateBlocks,
  outcomesHead,
  remarksHead,
  remarksOf,
} from './manuscript.ts';

/** Slots of the template, each the target of links. */
export const slots = ['contents', 'chapters', 'events', 'outcomes', 'ending-key', 'endings', 'remarks'] as const;

interface PartOptions {
  /** The leaves before it. */
  readonly leaves: readonly (PageDraft | DeferredPage)[];
  readonly filler: Filler;
}

/** What a slot of the template is filled with. */
export function partBlocks(name: string, brief: Brief<'veil'>): Block[] {
  const { content, veil } = brief;
  switch (name) {
    case 'chapters':
      return content.chapters.flatMap((_, index) => chapterBlocks(content, index));
    case 'events': {
      const numbers = veil === 'split' ? foundNumbers(content) : undefined;
      const plate = hasPlate(content.game) ? [mapFigure(brief)] : [];
      return [...plate, ...content.events.map((event) => eventEntry(event, brief, numbers))];
    }
    case 'outcomes':
      return veil === 'split' ? [...outcomesHead(brief), ...foundOutcomes(brief)] : [];
    case 'ending-key':
      return [...lateBlocks(brief), ...endingKey(brief)];
    case 'endings':
      return content.endings.map((ending) => endingEntry(ending, brief));
    case 'remarks':
      return content.remarks.marks.length > 0
        ? [...remarksHead(brief), ...content.endings.flatMap((_, index) => remarksOf(brief, index))]
        : [];
    default:
      return []; // the contents, which list all others
  }
}

const isEntry = (block: Block): block is EntryBlock => block.kind === 'entry';

/** Leaves of a part. */
export function partLeaves(
  { name, blocks }: PartBlock,
  request: Request<'veil'>,
  { leaves, filler }: PartOptions,
): readonly (PageDraft | DeferredPage)[] {
  if (blocks.length === 0) return [];
  const { content } = request;
  const { words } = content.game;
  const before = leaves.length;
  switch (name) {
    case 'contents':
      return contentsLeaves(blocks, request, {
        closing: closingAfter(content, 5),
        foot: footOpposite(leaves, request),
      });
    case 'chapters':
      return chapterLeaves(blocks, request, before);
    case 'events':
      return eventLeaves(blocks, request, before, filler);
    case 'outcomes':
      return bindFoundOutcomes(
        blocks.filter((block) => block.kind === 'found'),
        request,
        {
          before,
          head: blocks.filter((block) => block.kind !== 'found'),
          picture: (place) => closingAfter(content, 6 + place),
        },
      );
    case 'ending-key':
      return endingKeyLeaves(blocks, request, before);
    case 'endings':
      return bindEntries(blocks.filter(isEntry), request, {
        before,
        section: capitalised(words.ending.many),
        areEvents: false,
        pictures: endingPictures(content),
        filler,
      });
    case 'remarks':
      return flow(blocks, request, { section: titleOfBlocks(blocks), closing: closingRemarks(content), before });
    default:
      return []; // the trail is in the last leaf
  }
}

/** The page for late turns, and the table of Endings. */
function endingKeyLeaves(blocks: readonly Block[], request: Request, before: number): (PageDraft | DeferredPage)[] {
  const { content } = request;
  return byHeading(blocks).flatMap((own): readonly (PageDraft | DeferredPage)[] => {
    const isKey = own.some(({ kind }) => kind === 'table');
    const section = capitalised(titleOfBlocks(own));
    if (isKey) return deferredFlow(own, request, { section, closing: closingAfter(content, 1) });
    return flow(own, request, { before, section: titleOfBlocks(own), closing: closingAfter(content, 10) });
  });
}

/** The foot of a page, level with a nearly full facing page. */
function footOpposite(leaves: readonly (PageDraft | DeferredPage)[], { style }: Request): number {
  const last = leaves.at(-1);
  const marks = leaves.length % 2 === 0 && style.mirrored && typeof last === 'object' ? last.marks : [];
  return levelWith(marks, areaHeight(style), style);
}

/** The plate and the Events; the plate faces the first if scenes are on right-hand pages. */
function eventLeaves(blocks: readonly Block[], request: Request<'veil'>, before: number, filler: Filler): PageDraft[] {
  const { content, veil } = request;
  const section = capitalised(content.game.words.event.many);
  const subjects = eventPictures(content);
  const plate = blocks.flatMap((block) => (block.kind === 'figure' ? [plateLeaf(block, request)] : []));
  const beside = [...[...subjects.values()].slice(0, 2), closingAfter(content, -1)];
  const front =
    veil === 'overleaf' && (before + plate.length) % 2 === 1
      ? [{ marks: [], below: filler(beside), head: plate[0]?.head ?? { section } }]
      : [];
  const options = {
    before: before + front.length + plate.length,
    section,
    areEvents: true,
    pictures: subjects,
    filler,
    next: closingAfter(content, 1),
  };
  // A bookmark without a heading on the page.
  const anchor: Mark = { kind: 'anchor', id: 'events', y: 0, bookmark: { title: section, level: 1 } };
  const bound = bindEntries(blocks.filter(isEntry), request, options).map((leaf, index) =>
    index === 0 ? { ...leaf, marks: [anchor, ...leaf.marks] } : leaf,
  );
  return [...front, ...plate, ...bound];
}

/** The picture that closes a text `place` after the chapters, the first 0. */
export const closingAfter = (content: Content, place: number) => closing(content, content.chapters.length + place);

export const closingRemarks = (content: Content) => closingAfter(content, 2);

/** Pictures beside and overleaf of Events, by anchor. */
export function eventPictures(content: Content): ReadonlyMap<string, Subject> {
  const own = pictures(content.events, ({ number }) => [eventId(number), String(number)]);
  const both = withOverleaf([...own.values()], content);
  return new Map([...own.keys()].map((id, index) => [id, both[index] as Subject]));
}

/** Pictures of Endings, by anchor. */
export const endingPictures = ({ endings }: Content) =>
  pictures(endings, (ending) => [endingId(endings.indexOf(ending)), ending.title]);

function pictures<T extends Pick<Event | Ending, 'picture'>>(
  entries: readonly T[],
  known: (entry: T) => readonly [id: string, seed: string],
): ReadonlyMap<string, Subject> {
  return new Map(
    entries.flatMap((entry) => {
      const [id, seed] = known(entry);
      return entry.picture ? [[id, { name: entry.picture, seed }] as const] : [];
    }),
  );
}

/** The last page: the Endings read and the result of each Run. */
export function runsLeaf(request: Request, pageOf: (anchor: string) => string): PageDraft {
  const { content } = request;
  const section = capitalised(content.game.words.run.many);
  const head = pageHead([{ kind: 'heading', level: 1, text: plain(section), id: 'runs' }], request);
  const pages = content.endings.map((_, index) => pageOf(endingId(index)));
  return { head: { section }, marks: [...head.marks, ...runsPage(request, head.height, pages)] };
}

function chapterLeaves(blocks: readonly Block[], request: Request, before: number): PageDraft[] {
  const leaves: PageDraft[] = [];
  for (const [index, chapter] of byHeading(blocks).entries()) {
    const section = titleOfBlocks(chapter);
    const options = { before: before + leaves.length, section, closing: closing(request.content, index) };
    leaves.push(...flow(chapter, request, options));
  }
  return leaves;
}
