/** Checks of a game across values and files. */

import {
  type Diagnostic,
  errorAt,
  fileName,
  mismatchAt,
  warningAt,
  wholeFile,
  withRelated,
} from '../../diagnostics/diagnostic.ts';
import type { Effect } from '../../model/effect.ts';
import { type Entry, spanIn } from '../../model/entry.ts';
import { type Event, eventNumbers, outcomeNames } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import { counted, generalWords, type Vocabulary, withArticle } from '../../model/vocabulary.ts';
import type { FilePart } from '../file.ts';
import { repeats } from '../repeats.ts';
import { pathIn, type Sources } from '../sources.ts';
import { checkBoard } from './check-board.ts';
import { checkEndings } from './check-endings.ts';
import { checkOutcomeRoll, checkOutcomes } from './check-event.ts';
import { checkGame } from './check-game.ts';
import { checkPapers } from './check-papers.ts';
import { checkRemarks } from './check-remarks.ts';
import { checkOrders } from './orders.ts';
import type { GameParts } from './parts.ts';

export interface ReadingNotes {
  readonly sources: Sources;
  /** Event files with faults: missing numbers are not reported then. */
  readonly unreadEvents: number;
  /** Whether `remarks.yaml` exists, readable or not. */
  readonly hasRemarks: boolean;
}

/** Runs all checks that need several values or files. */
export function checkContent(parts: GameParts, notes: ReadingNotes): Diagnostic[] {
  const { game, board, endings, events, remarks, papers, orders } = parts;
  const words = parts.words ?? generalWords;
  const endingFaults = endings ? checkEndings(endings, words, game, board?.value) : [];
  const numberFaults = checkNumbers(parts, notes, words);
  const gameFaults = game ? checkGame(game) : [];
  // An unusable DiceMod is probably a typo of another.
  const isUnusable = gameFaults.some(({ code }) => code === 'CR218');
  // A wrong number already explains a missing one.
  const isWhole = notes.unreadEvents === 0 && events.length > 0 && numberFaults.length === 0;
  const isOfOtherDice = numberFaults.some(({ code }) => code === 'CR222');
  const faults = [
    ...numberFaults,
    ...checkItems(events, words),
    ...(parts.chapters && !parts.late ? checkLate([...events, ...(endings?.value ?? [])]) : []),
    ...events.flatMap((event) =>
      event.kind === 'event' ? [...checkOutcomeRoll(event, words), ...checkOutcomes(event, parts.words)] : [],
    ),
    ...(game && !isUnusable ? checkDiceModTypes(events, game.value) : []),
    ...gameFaults,
    ...(board ? checkBoard(board, words, isOfOtherDice ? undefined : game?.value) : []),
    ...endingFaults,
    ...checkTitles([...new Map(events.toReversed().map((event) => [event.number, event])).values()].toReversed()),
    // Duplicate Endings need no report of their titles.
    ...(endingFaults.length === 0 ? checkTitles(endings?.value ?? []) : []),
    ...(papers ? checkPapers(papers.value, isWhole ? events : undefined, words) : []),
    ...(remarks || !notes.hasRemarks
      ? checkRemarks({
          path: pathIn(notes.sources, 'remarks.yaml'),
          words,
          events,
          isWhole,
          remarks: remarks?.value,
          // With an Ending missing, its remarks are right.
          endings: endingFaults.length === 0 ? endings?.value : undefined,
        })
      : []),
  ];
  // Orders are checked against files without faults.
  const sound = <T>(part: FilePart<T> | undefined) =>
    part && faults.every(({ span }) => span.source !== part.tree.source) ? part.value : undefined;
  return orders ? faults.concat(checkOrders(orders.value, sound(game), sound(board))) : faults;
}

/** CR234: the first late text of a game without a late turn. */
function checkLate(entries: readonly (Entry & Pick<Event, 'late'>)[]): Diagnostic[] {
  const first = entries.find(({ late }) => late !== undefined);
  const hint = 'add late: with turn, title and text to setting.yaml';
  return first ? [errorAt('CR234', 'expected late in setting.yaml, found none', spanIn(first, 'if-late'), hint)] : [];
}

/** Duplicate titles. */
function checkTitles(entries: readonly (Entry & { readonly title: string })[]): Diagnostic[] {
  return repeats(entries, ({ title }) => title.toLowerCase()).map(({ one, first }) => {
    const fault = warningAt('CR226', `duplicate title ${one.title}`, spanIn(one, 'title'), 'change one');
    return withRelated(fault, 'first used here', spanIn(first, 'title'));
  });
}

/** CR-034 CR-036 CR-155: event numbers, Shops as promised, and file names. */
function checkNumbers({ events, game }: GameParts, notes: ReadingNotes, words: Vocabulary): Diagnostic[] {
  const numbers = game && eventNumbers(game.value.eventDie);
  const beyond = numbers ? events.filter(({ number }) => !numbers.includes(number)) : [];
  if (game && beyond.length > 0) return checkDice(game.value, beyond);
  const faults = checkFileNames(events, words);
  // A wrong number or unreadable file already explains a missing one.
  if (game === undefined || numbers === undefined || notes.unreadEvents > 0 || faults.length > 0) return faults;
  const folder = wholeFile(pathIn(notes.sources, 'events'));
  const missing = numbers.filter((number) => events.every((event) => event.number !== number));
  if (missing.length > 0) {
    const { many } = words.event;
    const message = `expected ${numbers.length} ${many}, found none with number ${missing.join(', ')}`;
    const hint = `each ${diceOf(game.value)} number from ${numbers[0]} to ${numbers.at(-1)} needs a file; core-runner new event ${missing[0]} writes one`;
    return [errorAt('CR201', message, folder, hint)];
  }
  if (events.every(({ kind }) => kind === 'shop')) {
    const message = `expected ${words.event.a} with ${words.outcome.many}, found only ${words.shop.many}`;
    faults.push(errorAt('CR205', message, folder));
  }
  const shops = events.filter(({ kind }) => kind === 'shop').map(({ number }) => number);
  const promised = game.value.counts.shops;
  if (promised !== undefined && shops.length !== promised) {
    const found = `${shops.length}${shops.length ? ` (${shops.join(', ')})` : ''}`;
    const message = `expected ${counted(promised, words.shop)}, found ${found}`;
    const file = withArticle(`${words.event.one} file`);
    const hint = `change this number, or the files: ${words.shop.a} is ${file} with items instead of outcomes`;
    const wrong = errorAt('CR205', message, game.tree.spanOf(['counts', 'shops']), hint);
    faults.push(withRelated(wrong, 'they are here', folder));
  }
  return faults;
}

const diceOf = ({ eventDie }: Game) => `d${eventDie}${eventDie}`;

function checkDice(game: Game, beyond: readonly Event[]): Diagnostic[] {
  const hint = `use two digits from 1 to ${game.eventDie}, or change event-dice in game.yaml`;
  const expected = `must be a ${diceOf(game)} number`;
  return beyond.map((event) =>
    mismatchAt('CR222', { expected, found: String(event.number) }, spanIn(event, 'number'), hint),
  );
}

/** Each number is unique and its file is named after it. */
function checkFileNames(events: readonly Event[], { event: entry }: Vocabulary): Diagnostic[] {
  const nameOf = (event: Event) => fileName(event.tree.source);
  const isNamed = (event: Event) => nameOf(event).startsWith(`${event.number}-`);
  // Of two files with one number, the one named after it is right; a copy has the longer name.
  const length = (event: Event) => event.tree.source.path.length;
  const ordered = [...events].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || length(a) - length(b));
  const again = repeats(ordered, ({ number }) => number);
  const misnamed = ordered.filter((event) => !isNamed(event) && again.every(({ one }) => one !== event));
  return [
    ...again.map(({ one, first }) => {
      const hint = isNamed(one) ? 'delete one of the files' : 'the name of this file has another number';
      const twice = errorAt('CR202', `duplicate ${entry.one} ${one.number}`, spanIn(one, 'number'), hint);
      return withRelated(twice, `the other is ${first.title}`, spanIn(first, 'number'));
    }),
    ...misnamed.map((event) => {
      const message = `expected a file name starting with ${event.number}-, found ${nameOf(event)}`;
      return errorAt('CR212', message, spanIn(event, 'number'), 'rename the file or change the number');
    }),
  ];
}

/** CR-121: items are unique. */
function checkItems(events: readonly Event[], words: Vocabulary): Diagnostic[] {
  const items = events.flatMap((shop) => (shop.kind === 'shop' ? shop.items.map((item) => ({ shop, item })) : []));
  return repeats(items, ({ item }) => item.name.toLowerCase()).map(({ one: { item }, first }) => {
    const wrong = errorAt('CR207', `duplicate item ${item.name}`, spanIn(item, 'name'), 'rename one, or delete it');
    const where = `first sold in ${words.shop.one} ${first.shop.number}`;
    return withRelated(wrong, where, spanIn(first.item, 'name'));
  });
}

/** CR-080: effects name DiceMods of the game. */
function checkDiceModTypes(events: readonly Event[], { diceMods, words }: Game): Diagnostic[] {
  const known = diceMods.map((mod) => mod.abbreviation);
  // A duplicate is probably a typo of another.
  if (new Set(known).size < known.length) return [];
  const holders = events.flatMap((event): readonly (Entry & { readonly effects: readonly Effect[] })[] =>
    event.kind === 'shop' ? event.items : outcomeNames.map((name) => event.outcomes[name]),
  );
  return holders.flatMap((holder) =>
    holder.effects.flatMap((effect, index) => {
      if (effect.kind !== 'gain-dice-mod' || effect.type === 'choice' || known.includes(effect.type)) return [];
      const plain = effect.type.toUpperCase().replace(/[X×]/u, '*').replace('÷', '/').replace(/[–−]/u, '-');
      const hint = known.includes(plain) ? `did you mean ${plain}?` : `known: ${known.join(', ')}`;
      const [expected, found] = [words.diceMod.one, effect.type];
      const wrong = errorAt('CR211', `unknown ${expected} ${found}`, spanIn(holder, 'effects', index), hint);
      return [{ ...wrong, data: { kind: 'mismatch', expected, found } }];
    }),
  );
}
