/** Content → blocks of an Event Book: chapters, Events, numbered Outcomes, Endings, remarks. */

import type { Span } from '../../diagnostics/diagnostic.ts';
import {
  type Block,
  type Cut,
  type EntryBlock,
  type FoundOutcome,
  type OutcomeBlock,
  type Paragraph,
  plain,
  type Sign,
} from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import { type Content, lateStroke } from '../../model/content.ts';
import type { Ending } from '../../model/ending.ts';
import { spanIn } from '../../model/entry.ts';
import {
  type Event,
  type Outcome,
  type OutcomeName,
  outcomeNames,
  type Shop,
  type StoryEvent,
} from '../../model/event.ts';
import { totalsText } from '../../model/notation.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { effectSigns, goodsTable } from '../book/effect-signs.ts';
import { endingCaption, endingId, endingKeyTable } from '../book/endings.ts';
import type { Brief } from '../document.ts';
import { outcomeInitials } from '../layout/stretches.ts';

/** The number of an Outcome, by its Event's number and its name. */
export type FoundNumbers = (event: StoryEvent, name: OutcomeName) => number;

/** Numbers for Outcomes, one of each Event in turn to keep neighbours apart, from the hundred above the last Event. */
export function foundNumbers({ events }: Content): FoundNumbers {
  const stories = events.filter((event) => event.kind === 'event').map(({ number }) => number);
  const before = 100 * Math.ceil(Math.max(1, ...events.map(({ number }) => number)) / 100);
  return ({ number }, name) => {
    const place = stories.indexOf(number);
    const { length } = outcomeNames;
    const round = (outcomeNames.indexOf(name) + length - (place % length)) % length;
    return before + round * stories.length + place + 1;
  };
}

/** Every Outcome by number. */
export function foundOutcomes(brief: Brief): FoundOutcome[] {
  const { content } = brief;
  const numberOf = foundNumbers(content);
  const found = (event: StoryEvent, name: OutcomeName): FoundOutcome => {
    const number = numberOf(event, name);
    const origin = { title: `${event.number} ${event.title}`, id: eventId(event.number) };
    return {
      kind: 'found',
      number,
      id: outcomeId(number),
      event: origin,
      outcome: outcomeBlock(event, name, brief),
    };
  };
  return content.events
    .flatMap((event) => (event.kind === 'event' ? outcomeNames.map((name) => found(event, name)) : []))
    .sort((a, b) => a.number - b.number);
}

export function outcomesHead({ content, say }: Brief): Block[] {
  return headed(capitalised(content.game.words.outcome.many), 'outcomes', say('outcomes-how'));
}

const headed = (title: string, id: string, how: string, cut: Cut = 'roman'): Block[] => [
  { kind: 'heading', level: 1, text: plain(title), id },
  { kind: 'paragraph', text: plain(how, cut) },
];

export const outcomeId = (number: number) => `outcome-${number}`;
export const chapterId = (index: number) => `chapter-${index + 1}`;
export const eventId = (number: number) => `event-${number}`;

export function chapterBlocks(content: Content, index: number): Block[] {
  const chapter = content.chapters[index] as Content['chapters'][number];
  return [
    { kind: 'heading', level: 1, text: plain(chapter.title), id: chapterId(index) },
    ...proseParagraphs(chapter.text, spanIn(chapter, 'text')),
  ];
}

/** The table of Endings, each with its page. */
export const endingKey = (brief: Brief): Block[] => [
  ...headed(
    brief.content.game.words.ending.many,
    'endings',
    brief.say(brief.format.medium === 'flow' ? 'endings-how-flow' : 'endings-how'),
  ),
  endingKeyTable(brief),
];

/** The anchor of the remarks about an Ending, if it has any. */
export function remarksId({ endings, remarks }: Content, index: number): string | undefined {
  const title = endings[index]?.title;
  return remarks.remarks.some(({ ending }) => ending === title) ? `remarks-${index + 1}` : undefined;
}

/** The head of the remarks; without paper with links to those of each Ending. */
export function remarksHead(brief: Brief): Block[] {
  const { content, say, format } = brief;
  const flows = format.medium === 'flow';
  return [
    ...headed(say('remarks-title'), 'remarks', say(flows ? 'remarks-how-flow' : 'remarks-how')),
    ...(flows ? [endingKeyTable(brief, (index) => remarksId(content, index))] : []),
  ];
}

/** Additions for players with a mark, below the key of an Ending, never its title. */
export function remarksOf(brief: Brief, index: number): Block[] {
  const { content } = brief;
  const { endings, remarks } = content;
  const read = endings[index] as Ending;
  const id = remarksId(content, index);
  if (id === undefined) return [];
  const nameOf = (mark: string) => capitalised(remarks.marks.find((one) => one.mark === mark)?.name ?? mark);
  return [
    { kind: 'heading', level: 2, text: plain(endingCaption(read.when, brief)), id },
    ...remarks.remarks
      .filter(({ ending }) => ending === read.title)
      .map(
        (remark): Block => ({
          kind: 'paragraph',
          text: [
            ...plain(`${nameOf(remark.mark)}. `, 'bold'),
            ...proseParagraphs(remark.text, spanIn(remark, 'text')).flatMap(({ text }) => text),
          ],
          span: spanIn(remark, 'text'),
          opens: true,
          joined: true,
          conditional: markCondition(remark.mark),
        }),
      ),
  ];
}

export function eventEntry(event: Event, brief: Brief, numbers?: FoundNumbers): EntryBlock {
  const { content, say } = brief;
  const { words } = content.game;
  const common = {
    kind: 'entry' as const,
    id: eventId(event.number),
    number: event.number,
    title: event.title,
    name: `${words.event.one} ${event.number}`,
    scene: [...sceneBlocks(event, brief), ...(event.kind === 'shop' ? forMarks(event) : [])],
  };
  const rollLabel = (name: OutcomeName, number?: number) => {
    const label = words[name].one;
    return number === undefined ? { label } : { label: say('outcome-found', { label, number }), to: outcomeId(number) };
  };
  if (event.kind === 'event')
    return {
      ...common,
      size: event.size,
      roll: {
        caption: words.outcomeRoll.heading,
        rows: outcomeNames.map((name) => ({
          totals: totalsText(event.outcomeRoll[name]),
          ...rollLabel(name, numbers?.(event, name)),
        })),
      },
      outcomes: outcomeNames.map((name) => outcomeBlock(event, name, brief)),
    };
  return {
    ...common,
    tag: say('shop-tag'),
    size: 'half',
    outcomes: [],
    goods: {
      ...goodsTable(event, brief),
      all: content.events.flatMap((one) => (one.kind === 'shop' ? goodsTable(one, brief).rows : [])),
    },
  };
}

/** The text of an Event or Ending, and its late text. */
function sceneBlocks(entry: Event | Ending, { content, say }: Brief): Paragraph[] {
  const text = proseParagraphs(entry.text, spanIn(entry, 'text'));
  if (entry.late === undefined) return text;
  const condition = `${say('event-late', { turn: content.late?.turn ?? 0 })} `;
  return [...text, ...aside(condition, entry.late, 'late', spanIn(entry, 'if-late'))];
}

/** A text read on a condition, which is bold. */
function aside(condition: string, text: string, conditional: string, span: Span): Paragraph[] {
  const said = proseParagraphs(text).flatMap((one) => one.text);
  return [{ kind: 'paragraph', text: [...plain(condition, 'bold'), ...said], span, opens: true, conditional }];
}

const markCondition = (mark: string) => `mark-${mark}`;

/** Texts for players with a mark; the condition goes to the first comma. */
function forMarks(part: Outcome | Shop): Paragraph[] {
  return Object.entries(part.ifYouBear ?? {}).flatMap(([mark, text]) => {
    const [, condition = '', said = text] = /^([^,]*, )(.*)$/su.exec(text) ?? [];
    return aside(condition, said, markCondition(mark), spanIn(part, 'if-you-bear', mark));
  });
}

/** The page that is read once, late in a Run. */
export function lateBlocks({ content: { late }, say }: Brief): Block[] {
  if (late === undefined) return [];
  return [
    ...headed(late.title, 'late', say('late-how', { next: lateStroke(late) }), 'italic'),
    ...proseParagraphs(late.text, spanIn(late, 'text')),
  ];
}

/** An Outcome's mark, without parentheses, as it is no effect. */
function markSigns({ mark }: Outcome, { content, say }: Brief): Sign[] {
  const name = content.remarks.marks.find((one) => one.mark === mark)?.name;
  return name === undefined ? [] : [{ text: say('outcome-mark', { mark: name }) }];
}

function outcomeBlock(event: StoryEvent, name: OutcomeName, brief: Brief): OutcomeBlock {
  const { words } = brief.content.game;
  const outcome = event.outcomes[name];
  return {
    label: words[name].one,
    heading: words[name].heading,
    initial: outcomeInitials(words)[name],
    totals: totalsText(event.outcomeRoll[name]),
    text: [...proseParagraphs(outcome.text, spanIn(outcome, 'text')), ...forMarks(outcome)],
    signs: [
      ...(outcome.effects.length === 0 ? [{ text: brief.say('outcome-no-effect'), quiet: true }] : []),
      ...effectSigns(outcome.effects, brief),
      ...markSigns(outcome, brief),
    ],
  };
}

/** An Ending, captioned with the way to it. */
export function endingEntry(ending: Ending, brief: Brief): EntryBlock {
  const { content, say } = brief;
  const scene = sceneBlocks(ending, brief);
  const entry = ending.entered;
  if (entry !== undefined)
    scene.push({ kind: 'paragraph', text: plain(say('ending-register', { entry }), 'bold'), opens: true });
  return {
    kind: 'entry',
    id: endingId(content.endings.indexOf(ending)),
    title: ending.title,
    name: ending.title,
    caption: endingCaption(ending.when, brief),
    size: 'half',
    scene,
    outcomes: [],
  };
}
