/** Slots of the template → leaves: contents, chapters, Events, Outcomes, Endings, remarks. */

import { type Block, plain } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import type { Ending } from '../../model/ending.ts';
import type { Event } from '../../model/event.ts';
import { capitalised } from '../../model/vocabulary.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { areaHeight } from '../../typeset/page/style.ts';
import { levelWith } from '../../typeset/spread/level.ts';
import { type DeferredPage, type PageDraft, type PageWays, pageHead } from '../book/book.ts';
import { endingId } from '../book/endings.ts';
import { closing, type Filler, withOverleaf } from '../book/fillers.ts';
import { deferredFlow, flow } from '../book/flow.ts';
import { runsPage } from '../book/ledgers.ts';
import type { Subject } from '../book/pictures.ts';
import { hasPlate, plateLeaf } from '../book/plate.ts';
import type { Request } from '../document.ts';
import { bindEntries } from '../layout/bind.ts';
import { bindFoundOutcomes } from '../layout/split.ts';
import { contentsLeaves, contentsParts } from './contents.ts';
import {
  chapterBlocks,
  chapterId,
  endingEntry,
  endingKey,
  eventEntry,
  eventId,
  foundNumbers,
  foundOutcomes,
  lateBlocks,
  outcomesHead,
  remarksHead,
  remarksId,
  remarksOf,
} from './manuscript.ts';

/** Slots of the template, each the target of links. */
export const slots = ['contents', 'chapters', 'events', 'outcomes', 'ending-key', 'endings', 'remarks'] as const;

interface PartOptions {
  /** The leaves before it. */
  readonly leaves: readonly (PageDraft | DeferredPage)[];
  readonly filler: Filler;
  readonly parts: readonly (string | readonly Block[])[];
}

export function partOf(
  name: string,
  request: Request<'veil'>,
  { leaves, filler, parts }: PartOptions,
): readonly (PageDraft | DeferredPage)[] {
  const { content } = request;
  const { words } = content.game;
  const before = leaves.length;
  switch (name) {
    case 'contents':
      return contentsLeaves(request, contentsParts(parts, request, chapterId), {
        closing: closingAfter(content, 5),
        foot: footOpposite(leaves, request),
      });
    case 'chapters':
      return chapterLeaves(request, before);
    case 'events':
      return eventLeaves(request, before, filler);
    case 'outcomes':
      return request.veil === 'split'
        ? bindFoundOutcomes(foundOutcomes(request), request, {
            before,
            head: outcomesHead(request),
            picture: (place) => closingAfter(content, 6 + place),
          })
        : [];
    case 'ending-key':
      return [...lateLeaves(request, before), ...endingKeyLeaves(request)];
    case 'endings':
      return bindEntries(
        content.endings.map((ending) => endingEntry(ending, request)),
        request,
        {
          before,
          section: capitalised(words.ending.many),
          thumbs: false,
          pictures: endingPictures(content),
          filler,
          ways: ({ id }) => endingWays(id, request),
        },
      );
    case 'remarks':
      return content.remarks.marks.length > 0 ? remarksLeaves(request, before) : [];
    default:
      return []; // an unknown one is a fault already
  }
}

/** Remarks; a screen, where nothing can be covered, has a page for each Ending. */
function remarksLeaves(request: Request, before: number): (PageDraft | DeferredPage)[] {
  const { content, style, say } = request;
  const remarksTitle = say('remarks-title');
  const closing = closingRemarks(content);
  const places = content.endings.map((_, index) => index);
  const options = { section: remarksTitle, closing };
  if (!style.single)
    return flow([...remarksHead(request), ...places.flatMap((index) => remarksOf(request, index))], request, {
      ...options,
      before,
    });
  const from = { id: 'remarks', title: remarksTitle };
  const subjects = endingPictures(content);
  return [
    ...deferredFlow((pageOf) => remarksHead(request, pageOf), request, options),
    ...places.flatMap((index) => {
      const own = subjects.get(endingId(index));
      const picture = own && { ...own, seed: `${own.seed} remarks` };
      const blocks = remarksOf(request, index);
      if (blocks.length === 0) return [];
      return flow(blocks, request, { section: remarksTitle, closing: picture }).map((leaf) => ({
        ...leaf,
        ways: { from },
      }));
    }),
  ];
}

/** The page for late turns. */
function lateLeaves(request: Request, before: number): PageDraft[] {
  const { late } = request.content;
  if (late === undefined) return [];
  const closing = closingAfter(request.content, 10);
  return flow(lateBlocks(request), request, { before, section: late.title, closing });
}

const endingKeyLeaves = (request: Request) =>
  deferredFlow((pageOf) => endingKey(request, pageOf), request, {
    section: capitalised(request.content.game.words.ending.many),
    closing: closingAfter(request.content, 1),
  });

function endingWays(id: string, { content, say }: Request): PageWays {
  const index = content.endings.findIndex((_, place) => endingId(place) === id);
  const remarked = remarksId(content, index);
  return {
    from: { id: 'endings', title: capitalised(content.game.words.ending.many) },
    ...(remarked !== undefined && { onward: { id: remarked, title: say('remarks-title') } }),
  };
}

/** The foot of a page, level with a nearly full facing page. */
function footOpposite(leaves: readonly (PageDraft | DeferredPage)[], { style }: Request): number {
  const last = leaves.at(-1);
  const marks = leaves.length % 2 === 0 && style.mirrored && typeof last === 'object' ? last.marks : [];
  return levelWith(marks, areaHeight(style), style);
}

/** The plate and the Events; the plate faces the first if scenes are on right-hand pages. */
function eventLeaves(request: Request<'veil'>, before: number, filler: Filler): PageDraft[] {
  const { content, veil } = request;
  const section = capitalised(content.game.words.event.many);
  const subjects = eventPictures(content);
  const plate = hasPlate(content.game) ? [plateLeaf(request)] : [];
  const beside = [...[...subjects.values()].slice(0, 2), closingAfter(content, -1)];
  const front =
    veil === 'overleaf' && (before + plate.length) % 2 === 1
      ? [{ marks: [], below: filler(beside), head: plate[0]?.head ?? { section } }]
      : [];
  const numbers = veil === 'split' ? foundNumbers(content) : undefined;
  const entries = content.events.map((event) => eventEntry(event, request, numbers));
  const options = {
    before: before + front.length + plate.length,
    section,
    thumbs: true,
    pictures: subjects,
    filler,
    next: closingAfter(content, 1),
  };
  // A bookmark without a heading on the page.
  const anchor: Mark = { kind: 'anchor', id: 'events', y: 0, bookmark: { title: section, level: 1 } };
  const bound = bindEntries(entries, request, options).map((leaf, index) =>
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

const endingPictures = ({ endings }: Content) =>
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

function chapterLeaves(request: Request, before: number): PageDraft[] {
  const { content } = request;
  const leaves: PageDraft[] = [];
  for (const [index, { title }] of content.chapters.entries()) {
    const options = { before: before + leaves.length, section: title, closing: closing(content, index) };
    leaves.push(...flow(chapterBlocks(content, index), request, options));
  }
  return leaves;
}
