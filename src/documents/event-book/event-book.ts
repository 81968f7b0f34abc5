/** Content → the Event Book: background, Events, Endings. */

import { listOf } from '../../language/formats.ts';
import type { Block, CoverBlock, PartBlock } from '../../manuscript/block.ts';
import { fill } from '../../manuscript/fill.ts';
import { type Content, lateStroke } from '../../model/content.ts';
import { isReset } from '../../model/game.ts';
import { capitalised, spokenWords } from '../../model/vocabulary.ts';
import type { Page } from '../../typeset/page/page.ts';
import { checkSlots, type DeferredPage, fillSlots, inRuns, type PageDraft, withVeilMargins } from '../book/book.ts';
import { backBlock, coverBlock } from '../book/cover.ts';
import { endingId } from '../book/endings.ts';
import { type Filler, fillerPages } from '../book/fillers.ts';
import { type FlowPart, flow } from '../book/flow.ts';
import { gameBack, gameCover, volumeCover } from '../book/game-cover.ts';
import { moreRunsPage } from '../book/ledgers.ts';
import { veilData } from '../book/veil-data.ts';
import { type Brief, composed, gameDocument, type Request, templatesOf } from '../document.ts';
import { contentsAgain, listOfParts } from './contents.ts';
import { effectKey, effectKeyPart } from './effect-key.ts';
import { eventId } from './manuscript.ts';
import { closingAfter, closingRemarks, eventPictures, partBlocks, partLeaves, runsLeaf, slots } from './parts.ts';
import { trailBlocks, trailLeaves, withSigns } from './trail.ts';
import { hasAnchor, inVolumes, type VolumeCovers } from './volumes.ts';

/** Background, Events and Endings, Outcomes under the veil. @throws TemplateFault for a wrong or missing slot. */
export const eventBook = gameDocument(['veil'], {
  id: 'event-book',
  form: 'book',
  templates: ({ content }) => templatesOf(content, 'event-book.md.hbs'),
  manuscript(given) {
    const brief = veiled(given);
    const { eventBook: book } = brief.content.game.words;
    const template = fill(brief, eventBookData(brief));
    checkSlots(template, { known: slots, needed: slots });
    const opens = template.findIndex(({ kind }) => kind === 'slot');
    const keyed = [...template.slice(0, opens), ...effectKey(brief), ...template.slice(opens)];
    const parts = fillSlots(keyed, (name) => [{ kind: 'part', name, blocks: partBlocks(name, brief) }]);
    const { trail } = brief.content.papers;
    return [
      coverBlock(book, brief),
      ...parts.map((block) =>
        block.kind === 'part' && block.name === 'contents' ? { ...block, blocks: listOfParts(parts, brief) } : block,
      ),
      ...(trail ? [{ kind: 'part', name: 'trail', blocks: trailBlocks(trail) } as const] : []),
      backBlock(book.one, brief),
    ];
  },
  lay(blocks, given) {
    const { content } = given;
    const request = withVeilMargins(given);
    const name = content.game.words.eventBook.one;
    const leaves: (PageDraft | DeferredPage)[] = [];
    const filler = fillerPages(request, [...eventPictures(content).values()]);
    let running: FlowPart[] = [];
    const close = () => {
      const options = { before: leaves.length, section: name, closing: closingAfter(content, 0) };
      if (running.length > 0) leaves.push(...flow(running, request, options));
      running = [];
    };
    const [cover] = blocks as [CoverBlock];
    leaves.push(gameCover(cover, request));
    for (const run of inRuns(blocks)) {
      if (run.kind === 'text') running.push(...run.blocks);
      else if (run.kind === 'figure') running.push(...effectKeyPart(run, request));
      else close();
      if (run.kind === 'part') leaves.push(...partLeaves(run, request, { leaves, filler }));
    }
    close();
    leaves.push((pageOf) => runsLeaf(request, pageOf));
    const key = blocks.find((block) => block.kind === 'figure');
    const covers: VolumeCovers = {
      name,
      holds: (held) => holdings(request, held),
      opens: (page) => opensRow(content, page),
      cover: (volume) => volumeCover(cover, request, volume),
      inside: (find) => contentsAgain(key, request, find),
    };
    return {
      ...composed(request, name, inVolumes(closed(leaves, blocks, filler, request), covers, request)),
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
  blocks: readonly Block[],
  filler: Filler,
  request: Request<'veil'>,
): (PageDraft | DeferredPage)[] {
  const trail = request.content.papers.trail;
  const back = gameBack(blocks.at(-1) as CoverBlock, request);
  const endpaper: PageDraft = { marks: [], head: 'none' };
  const padded = (all: readonly (PageDraft | DeferredPage)[], by: PageDraft = endpaper) =>
    all.length % 2 === 0 ? [...all, by] : all;
  const moreRuns: PageDraft = {
    marks: moreRunsPage(request),
    head: { section: capitalised(request.content.game.words.run.many) },
  };
  if (trail === undefined) return [...padded(leaves, moreRuns), back];
  const walked = leaves.map((leaf, index) =>
    typeof leaf === 'function' ? leaf : withSigns(leaf, index + 1, trail, eventId, request),
  );
  const text = blocks.find((block) => block.kind === 'part' && block.name === 'trail') as PartBlock;
  const end = trailLeaves(text.blocks, trail, request);
  const picture: PageDraft = { marks: [], below: filler([closingRemarks(request.content)]) };
  return [...padded([...padded(walked, moreRuns), picture, ...end]), back];
}

/** Outcomes are apart where nothing can cover them. */
const veiled = <One extends Brief<'veil'>>(brief: One): One =>
  brief.format.medium === 'paper' ? brief : { ...brief, veil: 'split' };

/** Data for `event-book.md.hbs`. */
export function eventBookData({ content, format, veil, say }: Brief<'veil'>) {
  const { game } = content;
  return {
    veil: veilData(veil, { say, format }),
    halves: format.isFull,
    isPrinted: format.medium === 'paper',
    flows: format.medium === 'flow',
    isOneSided: veil === 'none' && format.isFull,
    game: { title: game.title, coresToWin: game.coresToWin },
    texts: { audience: game.texts?.audience ?? '' },
    events: content.events.length,
    endings: content.endings.length,
    chapters: say('event-book-chapters', { count: content.chapters.length }),
    labels: game.labels,
    words: spokenWords(game.words),
    hasShops: content.events.some(({ kind }) => kind === 'shop'),
    hasModifiers: game.diceMods.some(({ use }) => !isReset(use)),
    mark: content.remarks.marks[0]?.name,
    registerEntries: content.endings.some(({ entered }) => entered !== undefined),
    registerTexts: content.register.length > 0,
    trail: content.papers.trail !== undefined && format.medium === 'paper',
    late: content.late && { ...content.late, next: lateStroke(content.late) },
  };
}
