/** Content → the Event Book: background, Events, Endings. */

import { listOf } from '../../language/formats.ts';
import { fill } from '../../manuscript/fill.ts';
import { type Content, lateStroke } from '../../model/content.ts';
import { isReset } from '../../model/game.ts';
import { capitalised, spokenWords } from '../../model/vocabulary.ts';
import type { Page } from '../../typeset/page/page.ts';
import { isFullPage } from '../../typeset/page/style.ts';
import { asBound, checkSlots, type DeferredPage, type PageDraft, splitAtSlots } from '../book/book.ts';
import { endingId } from '../book/endings.ts';
import { type Filler, fillerPages } from '../book/fillers.ts';
import { flow } from '../book/flow.ts';
import { gameBack, gameCover, volumeCover } from '../book/game-cover.ts';
import { moreRunsPage } from '../book/ledgers.ts';
import { isVeil } from '../catalogue.ts';
import { composed, gameDocument, type Request, templatesOf } from '../document.ts';
import { contentsAgain } from './contents.ts';
import { effectKey } from './effect-key.ts';
import { eventId } from './manuscript.ts';
import { closingAfter, closingRemarks, eventPictures, partOf, runsLeaf, slots } from './parts.ts';
import { trailLeaves, withSigns } from './trail.ts';
import { hasAnchor, inVolumes, type VolumeCovers } from './volumes.ts';

/** Background, Events and Endings, Outcomes under the veil. @throws TemplateFault for a wrong or missing slot. */
export const eventBook = gameDocument(['veil'], {
  id: 'event-book',
  form: 'book',
  templates: ({ content }) => templatesOf(content, 'event-book.md.hbs'),
  compose(asked) {
    const { content } = asked;
    const request = asked.style.single ? { ...asked, veil: 'split' as const } : asBound(asked);
    const { eventBook: book } = content.game.words;
    const name = book.one;
    const leaves: (PageDraft | DeferredPage)[] = [gameCover(book, request)];
    const filler = fillerPages(request, [...eventPictures(content).values()]);
    const blocks = fill(request, templateData(request));
    checkSlots(blocks, { known: slots, needed: slots });
    const parts = splitAtSlots(blocks);
    const opening = parts.find((part) => typeof part !== 'string');
    for (const part of parts)
      leaves.push(
        ...(typeof part === 'string'
          ? partOf(part, request, { leaves, filler, parts })
          : flow([...part, ...(part === opening ? effectKey(request) : [])], request, {
              before: leaves.length,
              section: name,
              closing: closingAfter(content, 0),
            })),
      );
    // Screens have no room for writing.
    if (!request.style.single) leaves.push((pageOf) => runsLeaf(request, pageOf));
    const covers: VolumeCovers = {
      name,
      holds: (held) => holdings(request, held),
      opens: (page) => opensRow(content, page),
      cover: (volume) => volumeCover(book, request, volume),
      inside: (find) => contentsAgain(request, find),
    };
    return {
      ...composed(request, name, inVolumes(closed(leaves, name, filler, request), covers, request)),
      packed: true,
      fitsAnyView: request.veil === 'none',
    };
  },
});

function opensRow({ events }: Content, page: Page): boolean {
  const rows = events.filter(
    ({ number }, index) => Math.floor(number / 10) !== Math.floor((events[index - 1]?.number ?? 0) / 10),
  );
  return rows.some(({ number }) => hasAnchor(page, eventId(number)));
}

/** Contents of a volume: its Events, numbered Outcomes and Endings. */
function holdings({ content, say }: Request, pages: readonly Page[]): string {
  const { game, events, endings } = content;
  const anchors = pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'anchor' ? [mark.id] : [])));
  const numbers = events.map(({ number }) => number).filter((number) => anchors.includes(eventId(number)));
  const [first, last] = [numbers[0], numbers.at(-1)];
  const hasOutcomes = anchors.some((id) => /^outcome-\d+$/u.test(id));
  const parts = [
    ...(first === undefined || last === undefined
      ? []
      : [first === last ? say('volume-event', { number: first }) : say('volume-events', { first, last })]),
    ...(hasOutcomes ? [capitalised(game.words.outcome.many)] : []),
    ...endingsIn(endings.length),
  ];
  return listOf(say, parts);

  /** Endings, with a range of pages if only some are here. */
  function endingsIn(count: number): string[] {
    const found = Array.from({ length: count }, (_, at) => pages.find((page) => hasAnchor(page, endingId(at)))?.label);
    const [from, ...more] = found.filter((page) => page !== undefined);
    if (from === undefined) return [];
    const [hasFirst, hasLast] = [found[0] !== undefined, found.at(-1) !== undefined];
    const part = hasFirst ? (hasLast ? 'all' : 'first') : hasLast ? 'last' : 'middle';
    return [say('volume-endings', { part, first: from, last: more.at(-1) ?? from })];
  }
}

/** Adds a back cover, and a trail: signs beside Events and its page inside the last leaf, opposite a picture. */
function closed(
  leaves: readonly (PageDraft | DeferredPage)[],
  name: string,
  filler: Filler,
  request: Request<'veil'>,
): (PageDraft | DeferredPage)[] {
  if (request.style.single) return [...leaves];
  const trail = request.content.papers.trail;
  const endpaper: PageDraft = { marks: [], head: 'none' };
  const padded = (all: readonly (PageDraft | DeferredPage)[], by: PageDraft = endpaper) =>
    all.length % 2 === 0 ? [...all, by] : all;
  const moreRuns: PageDraft = {
    marks: moreRunsPage(request),
    head: { section: capitalised(request.content.game.words.run.many) },
  };
  if (trail === undefined) return [...padded(leaves, moreRuns), gameBack(name, request)];
  const walked = leaves.map((leaf, index) =>
    typeof leaf === 'function' ? leaf : withSigns(leaf, index + 1, trail, eventId, request),
  );
  const end = trailLeaves(trail, request);
  const picture: PageDraft = { marks: [], below: filler([closingRemarks(request.content)]) };
  return [...padded([...padded(walked, moreRuns), picture, ...end]), gameBack(name, request)];
}

function templateData({ content, style, veil, say }: Request<'veil'>) {
  const { game } = content;
  return {
    veil: isVeil(veil),
    halves: isFullPage(style),
    isOnScreen: style.single === true,
    isOneSided: veil === 'none' && isFullPage(style),
    game: { title: game.title, coresToWin: game.coresToWin },
    texts: { audience: game.texts?.audience ?? '' },
    events: content.events.length,
    endings: content.endings.length,
    chapters: say('event-book-chapters', { count: content.chapters.length }),
    labels: game.labels,
    words: spokenWords(game.words),
    hasShops: content.events.some(({ kind }) => kind === 'shop'),
    hasModifiers: game.diceMods.some(({ use }) => !isReset(use)),
    marks: content.remarks.marks.length > 0,
    registerTexts: content.register.length > 0,
    trail: content.papers.trail !== undefined && !style.single,
    late: content.late && { ...content.late, next: lateStroke(content.late) },
  };
}
