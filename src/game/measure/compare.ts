/** Content, content → what differs between them in play, as facts. */

import type { Content } from '../../model/content.ts';
import type { Effect } from '../../model/effect.ts';
import type { Ending } from '../../model/ending.ts';
import {
  type Event,
  eventNumbers,
  type OutcomeName,
  outcomeNames,
  type ShopItem,
  type StoryEvent,
  wholeText,
} from '../../model/event.ts';
import { type Challenge, challenge, challengeOf, type Difference } from '../challenge.ts';
import { endingText } from '../run/ending-text.ts';
import { waysTo } from '../run/outcome-roll.ts';
import { readRunCode } from '../run-code.ts';
import { isOther, type Pair, pairsBy, type ValueChange, valueChanges } from './compare-values.ts';

/** Changes of an Outcome; the rest is absent. */
export interface OutcomeChange {
  readonly outcome: OutcomeName;
  /** Throws of 36, without Modifiers. */
  readonly ways?: Pair<number>;
  readonly effects?: Pair<readonly Effect[]>;
}

/** Changes of a Shop's item; the rest is absent. */
export interface ItemChange {
  readonly name: string;
  readonly cost?: Pair<number>;
  readonly effects?: Pair<readonly Effect[]>;
}

/** Changes of an Event or Shop by number, with both titles. */
export interface EventChange {
  readonly number: number;
  readonly title: Pair<string>;
  /** If it became a Shop, or an Event. */
  readonly kind?: Pair<Event['kind']>;
  readonly outcomes: readonly OutcomeChange[];
  readonly items: readonly ItemChange[];
  /** Names of changed texts. */
  readonly texts: readonly string[];
}

/** Changes of an Ending, without its title. */
export interface EndingChange {
  /** When it is read: `GOAL with 5+ cores`, `no-health`. */
  readonly when: Pair<string>;
  readonly texts: readonly string[];
}

/** A difficulty whose printed codes no longer deal their boards. */
export interface CodeChange {
  readonly difficulty: string;
  /** The difference by the code; absent if only the board shows one. */
  readonly differs?: Difference;
}

/** What the numbers on a board depend on. */
export type SeedCause = 'event-dice' | 'sectors' | 'spare-sector-numbers';

/** All differences between two games. */
export interface GameChanges {
  readonly values: readonly ValueChange[];
  readonly events: readonly EventChange[];
  readonly endings: readonly EndingChange[];
  /** Whether the weights of the runner differ. */
  readonly runner: boolean;
  /** Names of other texts: words, chapters, remarks, papers, templates. */
  readonly texts: readonly string[];
  readonly codes: readonly CodeChange[];
  /** Why seeds deal other numbers. */
  readonly seeds: readonly SeedCause[];
}

/** Compares two games, each without faults. */
export function compareGames(old: Content, now: Content): GameChanges {
  return {
    values: valueChanges(old, now),
    events: eventChanges(old.events, now.events),
    endings: endingChanges(old, now),
    runner: isOther(old.fitted?.weights, now.fitted?.weights),
    texts: otherTexts(old, now),
    codes: codeChanges(old, now),
    seeds: seedCauses(old, now),
  };
}

export const isUnchanged = ({ values, events, endings, runner, texts, codes, seeds }: GameChanges): boolean =>
  !runner && [values, events, endings, texts, codes, seeds].every((list) => list.length === 0);

function eventChanges(old: readonly Event[], now: readonly Event[]): EventChange[] {
  const pairs = pairsBy([old, now], ({ number }) => number).sort((a, b) => a.key - b.key);
  return pairs.flatMap(({ key: number, old: before, new: after }) => {
    const isSameKind = before?.kind === after?.kind;
    const change: EventChange = {
      number,
      title: { old: before?.title, new: after?.title },
      ...(!isSameKind && { kind: { old: before?.kind, new: after?.kind } }),
      outcomes: before?.kind === 'event' && after?.kind === 'event' ? outcomesOf(before, after) : [],
      items: before?.kind === 'shop' && after?.kind === 'shop' ? itemsOf(before.items, after.items) : [],
      texts: before && after ? eventTexts(before, after) : [],
    };
    const isSame =
      isSameKind && before?.title === after?.title && [change.outcomes, change.items, change.texts].every(isEmpty);
    return isSame ? [] : [change];
  });
}

const isEmpty = (list: readonly unknown[]) => list.length === 0;

/** Throws of 36 for an Outcome. */
const waysOf = (event: StoryEvent, name: OutcomeName): number =>
  event.outcomeRoll[name].reduce((sum, total) => sum + waysTo(total), 0);

function outcomesOf(old: StoryEvent, now: StoryEvent): OutcomeChange[] {
  return outcomeNames.flatMap((outcome) => {
    const ways = { old: waysOf(old, outcome), new: waysOf(now, outcome) };
    const effects = { old: old.outcomes[outcome].effects, new: now.outcomes[outcome].effects };
    // Other totals can have the same odds, but not with Modifiers.
    const isRolledOtherwise = isOther(old.outcomeRoll[outcome], now.outcomeRoll[outcome]);
    if (!isRolledOtherwise && !isOther(effects.old, effects.new)) return [];
    return [{ outcome, ...(isRolledOtherwise && { ways }), ...(isOther(effects.old, effects.new) && { effects }) }];
  });
}

function itemsOf(old: readonly ShopItem[], now: readonly ShopItem[]): ItemChange[] {
  return pairsBy([old, now], ({ name }) => name).flatMap(({ key: name, old: before, new: after }) => {
    const cost = { old: before?.cost, new: after?.cost };
    const effects = { old: before?.effects, new: after?.effects };
    const change = {
      name,
      ...(cost.old !== cost.new && { cost }),
      ...(isOther(effects.old, effects.new) && { effects }),
    };
    return change.cost || change.effects ? [change] : [];
  });
}

function eventTexts(old: Event, now: Event): string[] {
  const parts = (event: Event): Record<string, unknown> => ({
    scene: event.text,
    late: event.late,
    picture: event.picture,
    ...(event.kind === 'event' && {
      size: event.size,
      ...Object.fromEntries(outcomeNames.map((name) => [name, wholeText(event.outcomes[name])])),
      ...Object.fromEntries(outcomeNames.map((name) => [`mark of ${name}`, event.outcomes[name].mark])),
    }),
  });
  return old.kind === now.kind ? namesOf(parts(old), parts(now)) : [];
}

/** Names of parts that differ. */
const namesOf = (old: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): string[] =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => isOther(old[name], now[name]));

/** Endings are paired by title, then by condition, and shown without titles. */
function endingChanges(old: Content, now: Content): EndingChange[] {
  const whenOf = (content: Content, ending: Ending | undefined) =>
    ending && endingText(content, content.endings.indexOf(ending));
  const parts = ({ title, text, picture, entered }: Ending) => ({ title, text, picture, entered });
  const pairs = pairsBy(
    [old.endings, now.endings],
    ({ title }) => title,
    ({ when }) => when,
  );
  return pairs.flatMap(({ old: before, new: after }) => {
    const texts = before && after ? namesOf(parts(before), parts(after)) : [];
    const isSame = before && after && !isOther(before.when, after.when) && texts.length === 0;
    return isSame ? [] : [{ when: { old: whenOf(old, before), new: whenOf(now, after) }, texts }];
  });
}

function otherTexts(old: Content, now: Content): string[] {
  const parts = ({ game, chapters, remarks, papers, orders, templates }: Content): Record<string, unknown> => ({
    subtitle: game.subtitle,
    author: game.author,
    language: game.language,
    cover: game.cover,
    accent: game.accent,
    pictures: game.pictures,
    words: game.words,
    'texts of the game': game.texts,
    'veil-card': game.veilCard,
    'seed-words': game.seedWords,
    ...Object.fromEntries(chapters.map(({ title, text: words }) => [`chapter ${title}`, words])),
    marks: remarks.marks.map(({ mark, name }) => [mark, name]),
    remarks: remarks.remarks.map(({ ending, mark, text: words }) => [ending, mark, words]),
    papers: [
      papers.papers.map(({ tree: _, path: __, ...paper }) => paper),
      papers.trail && { ...papers.trail, tree: '', path: '' },
    ],
    orders: orders && [orders.title, orders.text, orders.orders.map(({ title, text: words }) => [title, words])],
    ...Object.fromEntries(
      Object.entries(templates).map(([name, source]) => [`template ${name}`, source?.text] as const),
    ),
  });
  return namesOf(parts(old), parts(now));
}

/** Any seed: codes of all seeds change together. */
const sample = 'printed';

function codeChanges(old: Content, now: Content): CodeChange[] {
  return old.game.difficulties.flatMap(({ id: difficulty }): CodeChange[] => {
    const before = challenge(old, sample, difficulty, { sealed: false, dice: false });
    const read = readRunCode(before.code);
    if (!('code' in read)) throw new Error(`cannot read the run code ${before.code}`);
    const after = challengeOf(now, read.code);
    // A code has no ids: without its difficulty it only shows some difference.
    const isGone = !now.game.difficulties.some(({ id }) => id === difficulty);
    if (typeof after === 'string') return [{ difficulty, differs: after === 'map' && isGone ? 'difficulty' : after }];
    return isOther(boardOf(before), boardOf(after)) ? [{ difficulty }] : [];
  });
}

/** A printed board with its difficulty. */
const boardOf = ({ difficulty, sectors, reserves }: Challenge) => [difficulty, sectors, reserves];

function seedCauses(old: Content, now: Content): SeedCause[] {
  const sectors = ({ board }: Content) => board.sectors.map(({ id, q, r, label }) => [id, q, r, label]);
  const spare = ({ game }: Content) => game.spareSectorNumbers;
  return [
    ...(isOther(eventNumbers(old.game.eventDie), eventNumbers(now.game.eventDie)) ? ['event-dice' as const] : []),
    ...(isOther(sectors(old), sectors(now)) ? ['sectors' as const] : []),
    ...(spare(old) !== spare(now) ? ['spare-sector-numbers' as const] : []),
  ];
}
