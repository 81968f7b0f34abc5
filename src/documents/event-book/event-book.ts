/** Content → the Event Book: background, Events, Endings. */

import { type Block, plain } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import type { Ending } from '../../model/ending.ts';
import type { Event } from '../../model/event.ts';
import { isReset } from '../../model/game.ts';
import { numberWord } from '../../model/notation.ts';
import { capitalised, spokenWords } from '../../model/vocabulary.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import type { Mark, Page } from '../../typeset/page/page.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { isFullPage } from '../../typeset/page/style.ts';
import { levelWith } from '../../typeset/spread/level.ts';
import {
  areaHeight,
  asBound,
  checkSlots,
  columnSetting,
  type DeferredLeaf,
  type Leaf,
  splitAtSlots,
} from '../book/book.ts';
import { endingId } from '../book/endings.ts';
import { closing, type Filler, fillerPages, withOverleaf } from '../book/fillers.ts';
import { deferredFlow, flow } from '../book/flow.ts';
import { gameBack, gameCover, volumeCover } from '../book/game-cover.ts';
import { moreRunsPage, runsPage } from '../book/ledgers.ts';
import type { Subject } from '../book/pictures.ts';
import { hasPlate, plateLeaf } from '../book/plate.ts';
import { gameDocument, printed, type Request, templatesOf } from '../document.ts';
import { bindEntries } from '../layout/bind.ts';
import { bindFoundOutcomes } from '../layout/split.ts';
import { contentsAgain, contentsLeaves, contentsParts } from './contents.ts';
import { effectKey } from './effect-key.ts';
import {
  chapterBlocks,
  chapterId,
  endingEntry,
  endingKey,
  eventEntry,
  eventId,
  foundNumbers,
  foundOutcomes,
  outcomesHead,
  remarksHead,
  remarksId,
  remarksOf,
} from './manuscript.ts';
import { trailLeaves, withSigns } from './trail.ts';
import { inVolumes, type VolumeCovers } from './volumes.ts';

/**
 * Background, Events by number and Endings, Outcomes behind the veil; `split` wherever pages are seen one at a time.
 * @throws TemplateFault for a slot it does not know, or one it lacks.
 */
export const eventBook = gameDocument(['veil'], {
  id: 'event-book',
  form: 'book',
  templates: ({ content }) => templatesOf(content, 'event-book.md.hbs'),
  compose(asked) {
    const { content } = asked;
    // Where pages are seen one at a time nothing is overleaf.
    const request = asked.style.single ? { ...asked, veil: 'split' as const } : asBound(asked);
    const name = content.game.words.eventBook.one;
    const leaves: (Leaf | DeferredLeaf)[] = [gameCover(name, request, false)];
    const filler = fillerPages(request, [...eventPictures(content).values()]);
    const blocks = request.fill(templateData(request));
    checkSlots(blocks, { known: slots, needed: slots });
    const parts = splitAtSlots(blocks);
    const opening = parts.find((part) => typeof part !== 'string');
    for (const part of parts)
      leaves.push(
        ...(typeof part === 'string'
          ? slot(part, request, { before: leaves.length, facing: leaves.at(-1), filler, parts })
          : flow([...part, ...(part === opening ? effectKey(request) : [])], request, {
              before: leaves.length,
              section: name,
              closing: closing(content, content.chapters.length),
            })),
      );
    // On a screen nothing is written.
    if (!request.style.single) leaves.push((pageOf) => runsLeaf(request, pageOf));
    const covers: VolumeCovers = {
      name,
      holds: (held) => holdings(content, held),
      opens: (page) => opensRow(content, page),
      cover: (volume) => volumeCover(name, request, volume),
      inside: (find) => contentsAgain(request, (number) => find(eventId(number))),
    };
    return {
      ...printed(request, name, inVolumes(closed(leaves, name, filler, request), covers, request)),
      packed: true,
    };
  },
});

/** Whether a page begins a row of the Events by number. */
function opensRow({ events }: Content, { marks }: Page): boolean {
  const rows = events.filter(
    ({ number }, index) => Math.floor(number / 10) !== Math.floor((events[index - 1]?.number ?? 0) / 10),
  );
  return rows.some(({ number }) => marks.some((mark) => mark.kind === 'anchor' && mark.id === eventId(number)));
}

/** What a volume of these pages holds: its Events, Outcomes that are found by a number, Endings. */
function holdings({ game, events, endings }: Content, pages: readonly Page[]): string {
  const anchors = new Set(
    pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'anchor' ? [mark.id] : []))),
  );
  const numbers = events.map(({ number }) => number).filter((number) => anchors.has(eventId(number)));
  const [first, last] = [numbers[0], numbers.at(-1)];
  const { event, outcome, ending } = game.words;
  const hasOutcomes = [...anchors].some((id) => /^outcome-\d+$/u.test(id));
  const parts = [
    ...(first === undefined ? [] : first === last ? [`${event.one} ${first}`] : [`${event.many} ${first} to ${last}`]),
    ...(hasOutcomes ? [outcome.many] : []),
    ...someOf(
      ending.many,
      pages,
      endings.map((_, index) => endingId(index)),
    ),
  ];
  return parts.map(capitalised).join(', ');
}

/** `endings`; where these pages hold but the first or the last of them, up to which page or from which. */
function someOf(name: string, pages: readonly Page[], ids: readonly string[]): string[] {
  const pageOf = (id: string) =>
    pages.find(({ marks }) => marks.some((mark) => mark.kind === 'anchor' && mark.id === id))?.label;
  const found = ids.map(pageOf);
  const held = found.filter((page) => page !== undefined);
  if (held.length === 0) return [];
  return [
    [
      name,
      ...(found[0] === undefined ? [`from page ${held[0]}`] : []),
      ...(found.at(-1) === undefined ? [`to page ${held.at(-1)}`] : []),
    ].join(' '),
  ];
}

/** The chapters one after the other, behind so many leaves. */
function chapterLeaves(request: Request, before: number): Leaf[] {
  const { content } = request;
  const leaves: Leaf[] = [];
  for (const [index, { title }] of content.chapters.entries()) {
    const options = { before: before + leaves.length, section: title, closing: closing(content, index) };
    leaves.push(...flow(chapterBlocks(content, index), request, options));
  }
  return leaves;
}

/**
 * The leaves with a back cover on the last left-hand page. Where the game has a trail, its signs stand beside Events, and the
 * page they lead to on the inside of the last leaf, opposite a picture: neither outside nor where a Run is written.
 */
function closed(
  leaves: readonly (Leaf | DeferredLeaf)[],
  name: string,
  filler: Filler,
  request: Request<'veil'>,
): (Leaf | DeferredLeaf)[] {
  // A screen has no outside.
  if (request.style.single) return [...leaves];
  const trail = request.content.papers.trail;
  const endpaper: Leaf = { marks: [], bare: true };
  const padded = (all: readonly (Leaf | DeferredLeaf)[], by: Leaf = endpaper) =>
    all.length % 2 === 0 ? [...all, by] : all;
  const moreRuns: Leaf = { marks: moreRunsPage(request), section: capitalised(request.content.game.words.run.many) };
  if (trail === undefined) return [...padded(leaves, moreRuns), gameBack(name, request)];
  const walked = leaves.map((leaf, index) =>
    typeof leaf === 'function' ? leaf : withSigns(leaf, index + 1, trail, eventId, request),
  );
  const end = trailLeaves(trail, request);
  const picture: Leaf = { marks: [], below: filler([closingRemarks(request.content)]) };
  return [...padded([...padded(walked, moreRuns), picture, ...end]), gameBack(name, request)];
}

function templateData({ content, style, veil }: Request<'veil'>) {
  const { game } = content;
  return {
    veil: { [veil]: true },
    // A small page has no halves that two share.
    halves: isFullPage(style),
    isOnScreen: style.single === true,
    // Scene and Outcomes beside each other: their spine is always on the left.
    isOneSided: veil === 'none' && isFullPage(style),
    game: { title: game.title, coresToWin: game.coresToWin },
    texts: { audience: game.texts?.audience ?? '' },
    events: content.events.length,
    endings: content.endings.length,
    chapters:
      content.chapters.length === 1
        ? 'background chapter'
        : `${numberWord(content.chapters.length)} background chapters`,
    labels: game.labels,
    words: spokenWords(game.words),
    hasShops: content.events.some(({ kind }) => kind === 'shop'),
    hasModifiers: game.diceMods.some(({ use }) => !isReset(use)),
    marks: content.remarks.marks.length > 0,
  };
}

/** What the template leaves room for; other parts of the book lead to each of them. */
const slots = ['contents', 'chapters', 'events', 'outcomes', 'ending-key', 'endings', 'remarks'] as const;

function slot(
  name: string,
  request: Request<'veil'>,
  {
    before,
    facing,
    filler,
    parts,
  }: {
    readonly before: number;
    readonly facing: Leaf | DeferredLeaf | undefined;
    readonly filler: Filler;
    readonly parts: readonly (string | readonly Block[])[];
  },
): (Leaf | DeferredLeaf)[] {
  const { content } = request;
  const { words } = content.game;
  switch (name) {
    case 'contents':
      return contentsLeaves(request, contentsParts(parts, request, chapterId), {
        closing: closing(content, content.chapters.length + 5),
        foot: footOpposite(before, facing, request),
      });
    case 'chapters':
      return chapterLeaves(request, before);
    case 'events':
      return eventLeaves(request, before, filler);
    case 'outcomes':
      return request.veil === 'split'
        ? bindFoundOutcomes(foundOutcomes(content), request, {
            before,
            head: outcomesHead(content),
            picture: (place) => closing(content, content.chapters.length + 6 + place),
          })
        : [];
    case 'ending-key':
      return deferredFlow((pageOf) => endingKey(content, pageOf), request, {
        section: capitalised(words.ending.many),
        closing: closing(content, content.chapters.length + 1),
      });
    case 'endings':
      return bindEntries(
        content.endings.map((ending) => endingEntry(ending, content)),
        request,
        {
          before,
          section: capitalised(words.ending.many),
          thumbs: false,
          pictures: endingPictures(content),
          filler,
          ways: ({ id }) => endingWays(id, content),
        },
      );
    case 'remarks':
      return content.remarks.marks.length > 0 ? remarksLeaves(request, before) : [];
    default:
      return []; // an unknown one is a fault already
  }
}

const remarksTitle = 'Remarks';

/** Remarks; on a screen, of which nothing can be covered, those of each Ending on a page of their own. */
function remarksLeaves(request: Request, before: number): (Leaf | DeferredLeaf)[] {
  const { content, style } = request;
  const closing = closingRemarks(content);
  const places = content.endings.map((_, index) => index);
  const options = { section: remarksTitle, closing };
  if (!style.single)
    return flow([...remarksHead(content), ...places.flatMap((index) => remarksOf(content, index))], request, {
      ...options,
      before,
    });
  const from = { id: 'remarks', title: remarksTitle };
  const subjects = endingPictures(content);
  return [
    ...deferredFlow((pageOf) => remarksHead(content, pageOf), request, options),
    ...places.flatMap((index) => {
      const own = subjects.get(endingId(index));
      const picture = own && { ...own, seed: `${own.seed} remarks` };
      const blocks = remarksOf(content, index);
      if (blocks.length === 0) return [];
      return flow(blocks, request, { section: remarksTitle, closing: picture }).map((leaf) => ({ ...leaf, from }));
    }),
  ];
}

/** Where a screen leads from an Ending: back to the table of them, and on to what is remarked of it. */
function endingWays(id: string, content: Content): Pick<Leaf, 'from' | 'onward'> {
  const index = content.endings.findIndex((_, place) => endingId(place) === id);
  const remarked = remarksId(content, index);
  return {
    from: { id: 'endings', title: capitalised(content.game.words.ending.many) },
    ...(remarked !== undefined && { onward: { id: remarked, title: remarksTitle } }),
  };
}

/** How far down a page goes behind so many leaves: level with the last of them where that faces it and is all but full. */
function footOpposite(before: number, last: Leaf | DeferredLeaf | undefined, { style }: Request): number {
  const marks = before % 2 === 0 && style.mirrored && typeof last === 'object' ? last.marks : [];
  return levelWith(marks, areaHeight(style), style);
}

/** The plate, and the Events behind it; where a scene must stand on a right-hand page, the plate faces the first. */
function eventLeaves(request: Request<'veil'>, before: number, filler: Filler): Leaf[] {
  const { content, veil } = request;
  const { words } = content.game;
  const subjects = eventPictures(content);
  const plate = hasPlate(content.game) ? [plateLeaf(request)] : [];
  const beside = [...[...subjects.values()].slice(0, 2), closing(content, content.chapters.length - 1)];
  const front =
    veil === 'overleaf' && (before + plate.length) % 2 === 1
      ? [{ marks: [], below: filler(beside), section: plate[0]?.section ?? capitalised(words.event.many) }]
      : [];
  const numbers = veil === 'split' ? foundNumbers(content) : undefined;
  const entries = content.events.map((event) => eventEntry(event, content, numbers));
  const options = {
    before: before + front.length + plate.length,
    section: capitalised(words.event.many),
    thumbs: true,
    pictures: subjects,
    filler,
    next: closing(content, content.chapters.length + 1),
  };
  const bound = bindEntries(entries, request, options).map((leaf) => tabbed(leaf, content.game.eventDie));
  return [...front, ...plate, ...opened(bound, 'events', capitalised(words.event.many))];
}

/** A leaf of Events with a tab for each of their first digits. */
function tabbed(leaf: Leaf, sides: number): Leaf {
  const digits = [...new Set(leaf.thumb?.match(/\b\d/gu))];
  return { ...leaf, tabs: digits.map((text) => ({ text, place: Number(text) - 1, of: sides })) };
}

/** Entries stand under a bookmark of their own, which has no heading on the page. */
function opened([first, ...rest]: readonly Leaf[], id: string, title: string): Leaf[] {
  if (first === undefined) return [];
  const anchor: Mark = { kind: 'anchor', id, y: 0, bookmark: { title, level: 1 } };
  return [{ ...first, marks: [anchor, ...first.marks] }, ...rest];
}

const closingRemarks = (content: Content) => closing(content, content.chapters.length + 2);

/** What stands beside Events and behind them, by their anchors. */
function eventPictures(content: Content): ReadonlyMap<string, Subject> {
  const own = pictures(content.events, ({ number }) => [eventId(number), String(number)]);
  const both = withOverleaf([...own.values()], content);
  return new Map([...own.keys()].map((id, index) => [id, both[index] as Subject]));
}

const endingPictures = ({ endings }: Content) =>
  pictures(endings, (ending) => [endingId(endings.indexOf(ending)), ending.title]);

/** What stands beside entries, by their anchors; varied by a seed of each. */
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

/** The last page: which Endings have been read, and what became of each Run. */
function runsLeaf(request: Request, pageOf: (anchor: string) => string): Leaf {
  const { content } = request;
  const { run } = content.game.words;
  const heading = setGalley(
    [{ kind: 'heading', level: 1, text: plain(capitalised(run.many)), id: 'runs' }],
    columnSetting({ ...request, style: request.style }),
  );
  const [head = { marks: [], height: 0 }] = paginate(heading, areaHeight(request.style));
  const pages = content.endings.map((_, index) => pageOf(endingId(index)));
  return { section: capitalised(run.many), marks: [...head.marks, ...runsPage(request, head.height, pages)] };
}
