/** Content → entries of a proof: chapters, Events, Shops and Endings, each with its pieces and what they are held to. */

import { fileName, type Span } from '../../diagnostics/diagnostic.ts';
import { countWords } from '../../lint/words.ts';
import type { ProseStyle } from '../../load/game/style.ts';
import type { Band } from '../../model/balance.ts';
import type { Chapter, Content } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import type { Ending } from '../../model/ending.ts';
import { type Entry, spanIn } from '../../model/entry.ts';
import { type Event, type OutcomeName, outcomeNames, type Shop, type StoryEvent } from '../../model/event.ts';
import { endingCaption, endingId } from '../book/endings.ts';
import { eventId } from '../event-book/manuscript.ts';

/** What pieces of text are held to: words by kind of piece, both ends included. */
export type Sizes = ProseStyle['sizes'];

/** A piece of text and how many words it has. */
export interface ProofPiece {
  readonly label: string;
  readonly outcome?: OutcomeName;
  readonly text: string;
  readonly span: Span;
  /** Where its key stands, for what is said of the whole piece. */
  readonly at: number;
  readonly words: number;
  readonly range?: Band;
  readonly effects: readonly Effect[];
  readonly effectsAt?: number;
}

/** A stretch of a file that a proof starts a page for. */
export interface ProofEntry {
  readonly id: string;
  readonly number?: number;
  readonly title: string;
  readonly tag?: string;
  /** Size or when it is read, file, words. */
  readonly facts: readonly string[];
  readonly span: Span;
  readonly pieces: readonly ProofPiece[];
  readonly words: number;
  /** Where its title stands. */
  readonly titled: Entry;
  readonly event?: StoryEvent;
  readonly shop?: Shop;
}

/** Everything the Event Book has, in its order. */
export function proofEntries(content: Content, sizes: Sizes): ProofEntry[] {
  return [
    ...content.chapters.map((chapter, index) => chapterEntry(chapter, index, sizes)),
    ...content.events.map((event) => eventEntry(event, content, sizes)),
    ...content.endings.map((ending, index) => endingEntry(ending, index, content, sizes)),
  ];
}

function piece(
  label: string,
  entry: Chapter | Event | Ending | StoryEvent['outcomes']['bad'],
  range: Band | undefined,
): ProofPiece {
  const effects = 'effects' in entry ? entry.effects : [];
  return {
    label,
    text: entry.text,
    span: spanIn(entry, 'text'),
    at: entry.tree.spanOfKey([...entry.path, 'text']).start,
    words: countWords(entry.text),
    ...(range && { range }),
    effects,
    ...(effects.length > 0 && { effectsAt: spanIn(entry, 'effects').start }),
  };
}

function fileOf({ source }: Span): string {
  const [folder, file = ''] = source.path.split(/[\\/]/u).slice(-2);
  return folder === 'events' ? `events/${file}` : fileName(source.path);
}

const plural = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`;

function entryOf(
  one: Chapter | Event | Ending,
  more: Pick<ProofEntry, 'id' | 'pieces'> & Partial<ProofEntry>,
  fact: string | undefined,
): ProofEntry {
  const words = more.pieces.reduce((sum, { words: count }) => sum + count, 0);
  const span = spanIn(one);
  const facts = [...(fact ? [fact] : []), fileOf(span), `${plural(words)} in all`];
  return { titled: one, title: one.title, facts, span, words, ...more };
}

function chapterEntry(chapter: Chapter, index: number, sizes: Sizes): ProofEntry {
  return entryOf(
    chapter,
    { id: `chapter-${index + 1}`, pieces: [piece('Chapter', chapter, sizes.chapter)] },
    undefined,
  );
}

function endingEntry(ending: Ending, index: number, { game }: Content, sizes: Sizes): ProofEntry {
  const pieces = [piece(game.words.ending.one, ending, sizes.ending)];
  return entryOf(ending, { id: endingId(index), pieces }, endingCaption(ending.when, game));
}

function eventEntry(event: Event, { game: { words } }: Content, sizes: Sizes): ProofEntry {
  const common = { id: eventId(event.number), number: event.number };
  if (event.kind === 'shop')
    return entryOf(
      event,
      { ...common, tag: `(${words.shop.heading})`, shop: event, pieces: [piece('Scene', event, sizes.shop)] },
      words.shop.one,
    );
  const pieces = [
    piece('Scene', event, sizes[`${event.size}-event`]),
    ...outcomeNames.map((name) => ({
      ...piece(words[name].one, event.outcomes[name], sizes[`${event.size}-outcome`]),
      outcome: name,
    })),
  ];
  return entryOf(event, { ...common, event, pieces }, `${event.size} page`);
}
