/** Content → the Event Book: background, Events, Endings. */

import {
  type Block,
  type EntryBlock,
  type Inlines,
  type OutcomeBlock,
  type Paragraph,
  plain,
} from '../../manuscript/block.ts';
import { markdownBlocks, prose } from '../../manuscript/markdown.ts';
import { fillTemplate } from '../../manuscript/template.ts';
import {
  type Content,
  type Ending,
  type Event,
  facesOf,
  isReset,
  type LogMark,
  type Outcome,
  outcomeNames,
  type Remarks,
  type StoryEvent,
  spanIn,
} from '../../model/content.ts';
import { totalsText } from '../../model/notation.ts';
import { capitalised, spokenWords, type Vocabulary } from '../../model/vocabulary.ts';
import type { FoundOutcome } from '../../typeset/page/entry.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { areaHeight, bind, type DeferredLeaf, type Leaf, splitAtSlots } from '../book/book.ts';
import { effectInlines } from '../book/effect-inlines.ts';
import { endingCaption, endingId, endingKeyTable } from '../book/endings.ts';
import { bindEntries } from '../book/entries.ts';
import { deferredFlow, flow } from '../book/flow.ts';
import { gameCover } from '../book/game-cover.ts';
import { spare } from '../book/in-place.ts';
import { fillers, type Subject } from '../book/pictures.ts';
import { plateLeaf } from '../book/plate.ts';
import { bindFoundOutcomes } from '../book/split.ts';
import { type Document, type GameInput, printed, type Request } from '../document.ts';

export const eventBook: Document<GameInput> = {
  id: 'event-book',
  templates: () => ['event-book.md.hbs'],
  compose(request) {
    const { content } = request;
    const name = content.game.words.eventBook.one;
    const leaves: (Leaf | DeferredLeaf)[] = [gameCover(name, request, false)];
    for (const part of splitAtSlots(markdownBlocks(fillTemplate(request.template, templateData(request)))))
      leaves.push(
        ...(typeof part === 'string'
          ? slot(part, request, leaves.length)
          : flow(part, request, name, closing(content, content.chapters.length))),
      );
    return printed(request, name, bind(leaves, request));
  },
};

function templateData({ content, veil = 'overleaf' }: Request) {
  const { game } = content;
  return {
    veil: { [veil]: true },
    game: { title: game.title, coresToWin: game.coresToWin },
    events: content.events.length,
    endings: content.endings.length,
    labels: game.labels,
    words: spokenWords(game.words),
    hasShops: content.events.some(({ kind }) => kind === 'shop'),
    hasModifiers: game.diceMods.some(({ use }) => !isReset(use)),
    marks: content.remarks !== undefined,
  };
}

function slot(name: string, request: Request, before: number): (Leaf | DeferredLeaf)[] {
  const { content } = request;
  const { words } = content.game;
  switch (name) {
    case 'contents':
      return deferredFlow((pageOf) => contents(request, pageOf), request, 'Contents');
    case 'chapters':
      return content.chapters.flatMap((chapter, index) =>
        flow(chapterBlocks(content, index), request, chapter.title, closing(content, index)),
      );
    case 'events':
      return eventLeaves(request, before);
    case 'outcomes':
      return request.veil === 'split'
        ? opened(
            bindFoundOutcomes(foundOutcomes(content), request, before),
            'outcomes',
            capitalised(words.outcome.many),
          )
        : [];
    case 'ending-key':
      return deferredFlow((pageOf) => endingKey(content, pageOf), request, words.ending.many);
    case 'endings':
      return bindEntries(
        content.endings.map((ending) => endingEntry(ending, content)),
        request,
        {
          before,
          section: words.ending.many,
          thumbs: false,
          pictures: pictures(content.endings, (ending) => [endingId(content.endings.indexOf(ending)), ending.title]),
        },
      );
    case 'remarks':
      return content.remarks ? flow(remarkBlocks(content, content.remarks), request, 'Remarks') : [];
    default:
      throw new Error(`event-book.md.hbs has an unknown slot ${name}`);
  }
}

/** The plate, and the Events behind it; where a scene must stand on a right-hand page, the plate faces the first. */
function eventLeaves(request: Request, before: number): Leaf[] {
  const { content, veil = 'overleaf' } = request;
  const { words } = content.game;
  const subjects = pictures(content.events, ({ number }) => [eventId(number), String(number)]);
  const plate = content.game.cover === 'city' ? [plateLeaf(request)] : [];
  const filler = () => spare(request, areaHeight(request.style), fillers(subjects, content.game.cover)(), 2);
  const front =
    veil === 'overleaf' && (before + plate.length) % 2 === 1 ? [{ marks: filler(), section: words.event.many }] : [];
  const numbers = veil === 'split' ? foundNumbers(content) : undefined;
  const entries = content.events.map((event) => eventEntry(event, content.remarks?.marks ?? [], words, numbers));
  const options = {
    before: before + front.length + plate.length,
    section: words.event.many,
    thumbs: true,
    pictures: subjects,
  };
  return [...front, ...plate, ...opened(bindEntries(entries, request, options), 'events', words.event.many)];
}

/** Entries stand under a bookmark of their own, which has no heading on the page. */
function opened([first, ...rest]: readonly Leaf[], id: string, title: string): Leaf[] {
  if (first === undefined) return [];
  const anchor: Mark = { kind: 'anchor', id, y: 0, bookmark: { title, level: 1 } };
  return [{ ...first, marks: [anchor, ...first.marks] }, ...rest];
}

/** The number by which an Outcome is found, by its Event's number and its name. */
type FoundNumbers = (event: StoryEvent, name: (typeof outcomeNames)[number]) => number;

/** Every Event once before any a second time, names in turn: what belongs together is far apart, and no number tells its kind. */
function foundNumbers({ events }: Content): FoundNumbers {
  const stories = events.filter((event) => event.kind === 'event').map(({ number }) => number);
  return ({ number }, name) => {
    const place = stories.indexOf(number);
    const round =
      (outcomeNames.indexOf(name) + outcomeNames.length - (place % outcomeNames.length)) % outcomeNames.length;
    return round * stories.length + place + 1;
  };
}

function foundOutcomes(content: Content): FoundOutcome[] {
  const numberOf = foundNumbers(content);
  return content.events
    .flatMap((event) =>
      event.kind === 'event'
        ? outcomeNames.map((name) => {
            const number = numberOf(event, name);
            return {
              number,
              id: outcomeId(number),
              event: { title: `${event.number} ${event.title}`, id: eventId(event.number) },
              outcome: outcomeBlock(event, name, content.remarks?.marks ?? [], content.game.words),
            };
          })
        : [],
    )
    .sort((a, b) => a.number - b.number);
}

/** The anchor of an Outcome that is found by its number. */
function outcomeId(number: number): string {
  return `outcome-${number}`;
}

/** What closes the texts of a book with pictures. */
function closing({ events, game }: Content, index: number): Subject | undefined {
  const own = events.flatMap(({ picture }) => picture ?? []);
  if (own.length === 0) return undefined;
  const names = game.cover === 'city' ? (['wall', 'cable', 'street'] as const) : own;
  return { name: names[index % names.length] ?? 'street', seed: `chapter ${index}` };
}

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

function chapterBlocks(content: Content, index: number): Block[] {
  const chapter = content.chapters[index] as Content['chapters'][number];
  return [
    { kind: 'heading', level: 1, text: plain(chapter.title), id: chapterId(index) },
    ...prose(chapter.text, spanIn(chapter, 'text')),
  ];
}

function chapterId(index: number): string {
  return `chapter-${index + 1}`;
}

/** The anchor of an Event. */
export function eventId(number: number): string {
  return `event-${number}`;
}

/** Chapters and parts with their pages; Events by number only, in a grid of both throws. */
function contents({ content, veil }: Request, pageOf: (anchor: string) => string): Block[] {
  const { event, ending, outcome } = content.game.words;
  const linked = (text: string, to: string): Inlines => [{ text, cut: 'roman', to }];
  const row = (title: string, to: string) => [linked(title, to), linked(pageOf(to), to)];
  const faces = facesOf(content.game.eventDie);
  return [
    { kind: 'heading', level: 1, text: plain('Contents'), id: 'contents' },
    {
      kind: 'table',
      header: [plain('Part'), plain('Page')],
      align: ['left', 'right'],
      rows: [
        ...content.chapters.map((chapter, index) => row(chapter.title, chapterId(index))),
        row(event.many, 'events'),
        ...(veil === 'split' ? [row(capitalised(outcome.many), 'outcomes')] : []),
        row(ending.many, 'endings'),
        ...(content.remarks ? [row('Remarks', 'remarks')] : []),
      ],
    },
    { kind: 'heading', level: 2, text: plain(`${event.many} by number`), id: 'events-by-number' },
    {
      kind: 'paragraph',
      text: plain('The first throw picks the row, the second the column; the cell gives the page.'),
    },
    {
      kind: 'table',
      header: [plain(''), ...faces.map((units) => plain(String(units)))],
      align: ['left', ...faces.map(() => 'centre' as const)],
      rows: faces.map((tens) => [
        plain(String(tens), 'bold'),
        ...faces.map((units) => linked(pageOf(eventId(tens * 10 + units)), eventId(tens * 10 + units))),
      ]),
    },
  ];
}

function endingKey(content: Content, pageOf: (anchor: string) => string): Block[] {
  const { run, ending } = content.game.words;
  return [
    { kind: 'heading', level: 1, text: plain(ending.many), id: 'endings' },
    {
      kind: 'paragraph',
      text: plain(
        `When ${run.a} ends, find the row that says how, turn to its page and read that one ${ending.one}. Leave the others for other ${run.many}.`,
      ),
    },
    endingKeyTable(content, pageOf),
  ];
}

/** The last page: under the words that lead to each Ending, never its title, what is added for those who bear a mark. */
function remarkBlocks({ endings, game }: Content, { marks, remarks }: Remarks): Block[] {
  const { ending, run, log } = game.words;
  return [
    { kind: 'heading', level: 1, text: plain('Remarks'), id: 'remarks' },
    {
      kind: 'paragraph',
      text: plain(
        `For those who drew marks in the ${log.one}. When you have read your ${ending.one}, find how your ${run.one} ended and read what stands beside each mark you bear. Leave the rest for other ${run.many}.`,
      ),
    },
    ...endings.flatMap((read, index): Block[] => {
      const own = remarks.filter((remark) => remark.ending === read.title);
      if (own.length === 0) return [];
      return [
        { kind: 'heading', level: 2, text: plain(endingCaption(read.when, game)), id: `remarks-${index + 1}` },
        ...own.map(
          (remark): Block => ({
            kind: 'paragraph',
            text: [
              ...plain(`${capitalised(marks.find(({ mark }) => mark === remark.mark)?.name ?? remark.mark)}. `, 'bold'),
              ...prose(remark.text, spanIn(remark, 'text')).flatMap(({ text }) => text),
            ],
            span: spanIn(remark, 'text'),
            opens: true,
          }),
        ),
      ];
    }),
  ];
}

function eventEntry(event: Event, marks: readonly LogMark[], words: Vocabulary, numbers?: FoundNumbers): EntryBlock {
  const common = {
    kind: 'entry' as const,
    id: eventId(event.number),
    number: event.number,
    title: event.title,
    scene: prose(event.text, spanIn(event, 'text')),
  };
  if (event.kind === 'event')
    return {
      ...common,
      size: event.size,
      roll: outcomeNames.map((name) => ({
        totals: totalsText(event.outcomeRoll[name]),
        label: words[name].one,
        ...(numbers && { found: { number: numbers(event, name), id: outcomeId(numbers(event, name)) } }),
      })),
      outcomes: outcomeNames.map((name) => outcomeBlock(event, name, marks, words)),
    };
  return {
    ...common,
    tag: `(${words.shop.heading})`,
    size: 'half',
    roll: [],
    outcomes: [],
    table: {
      kind: 'table',
      header: [plain('Item'), plain(words.effect.one), plain('Cost')],
      align: ['left', 'left', 'right'],
      rows: event.items.map((item) => [plain(item.name), effectInlines(item.effects, words), plain(String(item.cost))]),
    },
  };
}

/** The mark that an Outcome leaves, after its effects: it is no effect, so it has no parentheses. */
function markInlines({ mark, effects }: Outcome, marks: readonly LogMark[]): Inlines {
  const name = marks.find((one) => one.mark === mark)?.name;
  return name === undefined
    ? []
    : plain(`${effects.length > 0 ? ' ' : ''}Mark: ${name}.`.replaceAll(/(?<=\S) /gu, '\u00A0'), 'bold');
}

function outcomeBlock(
  event: StoryEvent,
  name: (typeof outcomeNames)[number],
  marks: readonly LogMark[],
  words: Vocabulary,
): OutcomeBlock {
  return {
    label: words[name].one,
    totals: totalsText(event.outcomeRoll[name]),
    text: outcomeText(event, name, marks, words),
  };
}

function outcomeText(
  event: StoryEvent,
  name: (typeof outcomeNames)[number],
  marks: readonly LogMark[],
  words: Vocabulary,
): Paragraph[] {
  const outcome = event.outcomes[name];
  const paragraphs = prose(outcome.text, spanIn(outcome, 'text'));
  const last = paragraphs.at(-1);
  const signs = [...effectInlines(outcome.effects, words), ...markInlines(outcome, marks)];
  if (last && signs.length > 0)
    paragraphs[paragraphs.length - 1] = { ...last, text: [...last.text, ...plain(' '), ...signs] };
  return paragraphs;
}

function endingEntry(ending: Ending, content: Content): EntryBlock {
  return {
    kind: 'entry',
    id: endingId(content.endings.indexOf(ending)),
    title: ending.title,
    caption: endingCaption(ending.when, content.game),
    size: 'half',
    scene: prose(ending.text, spanIn(ending, 'text')),
    roll: [],
    outcomes: [],
  };
}
