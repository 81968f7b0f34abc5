/** Raw content → what a shape cannot say about it. */

import { basename } from 'node:path';
import { type Diagnostic, errorAt, warningAt, wholeFile, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import type { Board } from '../../model/board.ts';
import type { Effect } from '../../model/effect.ts';
import type { Ending } from '../../model/ending.ts';
import { type Entry, spanIn } from '../../model/entry.ts';
import { type Event, eventNumbers, outcomeNames, type Shop } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { Papers } from '../../model/papers.ts';
import type { Remarks } from '../../model/remarks.ts';
import { counted, generalWords, type Vocabulary, withArticle } from '../../model/vocabulary.ts';
import { checkBoard } from './check-board.ts';
import { checkEndings, type WinRules } from './check-endings.ts';
import { checkOutcomeRoll, checkOutcomes } from './check-event.ts';
import { checkGame } from './check-game.ts';
import { checkPapers } from './check-papers.ts';
import { checkRemarks } from './check-remarks.ts';

/** All that could be read; absent parts have faults of their own already. */
export interface ContentDraft {
  readonly directory: string;
  /** Event files that had a fault: while there are any, missing numbers are not counted. */
  readonly unreadEvents: number;
  readonly events: readonly Event[];
  /** What the game calls its things; absent where that could not be read. */
  readonly words?: Vocabulary | undefined;
  readonly game?: Game;
  readonly gameTree?: Tree;
  readonly board?: Board;
  readonly boardTree?: Tree;
  readonly endings?: readonly Ending[];
  readonly endingsTree?: Tree;
  readonly remarks?: Remarks;
  readonly papers?: Papers;
  /** Whether there is a `remarks.yaml`, readable or not. */
  readonly hasRemarks: boolean;
}

/** Every rule that needs more than one value, or more than one file, to be judged. */
export function checkContent(draft: ContentDraft): Diagnostic[] {
  const { game, gameTree, board, boardTree, endings, endingsTree, events, remarks, hasRemarks } = draft;
  const words = draft.words ?? generalWords;
  const endingFaults = endings && endingsTree ? checkEndings(endings, endingsTree, words, winRules(draft), board) : [];
  // Of an Ending that stands twice, its title is the least.
  const endingTitles = endingFaults.length === 0 ? checkTitles(endings ?? []) : [];
  const numberFaults = checkNumbers(draft, words);
  const gameFaults = game && gameTree ? checkGame(game, gameTree) : [];
  // One that fits no total was meant to be another.
  const isUnusable = gameFaults.some(({ code }) => code === 'CR218');
  // Where the Endings contradict how many cores win, that number is not compared with the sheet as well.
  const isOdd = endingFaults.some(({ code }) => code === 'CR216');
  // Where a number is wrong, the one that is missing is told with it.
  const isWhole = draft.unreadEvents === 0 && events.length > 0 && numberFaults.length === 0;
  const isOfOtherDice = numberFaults.some(({ span }) => span.source === gameTree?.source);
  return [
    ...numberFaults,
    ...checkItems(events, words),
    ...events.flatMap((event) =>
      event.kind === 'event' ? [...checkOutcomeRoll(event, words), ...checkOutcomes(event, draft.words)] : [],
    ),
    ...(game && gameTree && !isUnusable ? checkDiceModTypes(events, game, gameTree) : []),
    ...gameFaults.filter(({ code }) => !(isOdd && code === 'CR231')),
    ...(board && boardTree
      ? checkBoard(board, boardTree, words, isOfOtherDice ? undefined : game, gameTree?.spanOf(['counts', 'sectors']))
      : []),
    ...endingFaults,
    ...checkTitles([...new Map(events.toReversed().map((event) => [event.number, event])).values()].toReversed()),
    ...endingTitles,
    ...(draft.papers ? checkPapers(draft.papers, events, isWhole, words) : []),
    ...(remarks || !hasRemarks
      ? checkRemarks({
          directory: draft.directory,
          words,
          events,
          isWhole,
          ...(remarks && { remarks }),
          // Where an Ending is missing, or bears the title of another, the remarks on it are right.
          ...(endings && endingFaults.length === 0 && endingTitles.length === 0 && { endings }),
        })
      : []),
  ];
}

/** Titles that stand twice: nobody could tell in a table of contents which is meant. */
function checkTitles(entries: readonly (Entry & { readonly title: string })[]): Diagnostic[] {
  const byTitle = new Map<string, (typeof entries)[number][]>();
  for (const entry of entries) {
    const title = entry.title.toLowerCase();
    const others = byTitle.get(title);
    if (others) others.push(entry);
    else byTitle.set(title, [entry]);
  }
  return [...byTitle.values()].flatMap(([first, second, ...more]) => {
    if (first === undefined || second === undefined) return [];
    const message = `title ${second.title} stands ${more.length === 0 ? 'twice' : `${more.length + 2} times`}`;
    const fault = warningAt('CR226', message, spanIn(second, 'title'), 'change one of them');
    return [withRelated(fault, 'it stands here already', spanIn(first, 'title'))];
  });
}

/** How many cores win, and where it is said. */
function winRules({ game, gameTree }: ContentDraft): WinRules | undefined {
  return (
    game &&
    gameTree && { game, span: gameTree.spanOf(['cores-to-win']), promise: gameTree.spanOf(['counts', 'endings']) }
  );
}

/** From so many places on, it is the list that lacks a name, and not those who use it. */
const many = 3;

/** CR-034 CR-036 CR-155: each number of the two dice once, as many Shops as the game promises; file names agree. */
function checkNumbers(draft: ContentDraft, words: Vocabulary): Diagnostic[] {
  const { events, unreadEvents, directory, game } = draft;
  const { event: entry, outcome, shop, eventNumber } = words;
  const faults: Diagnostic[] = [];
  const seen = new Map<number, Event>();
  const numbers = game && eventNumbers(game.eventDie);
  const beyond = events.filter(({ number }) => numbers?.includes(number) === false);
  const [first] = beyond;
  if (game && draft.gameTree && first && beyond.length > many) {
    const die = `d${game.eventDie}${game.eventDie}`;
    const message = `expected ${die} numbers of every ${entry.one}, found ${beyond.length} others`;
    const span = draft.gameTree.spanOf(['event-dice']);
    const wrong = errorAt('CR222', message, span, `the highest ${eventNumber.one} there is says which dice are meant`);
    return [withRelated(wrong, 'the first of them', spanIn(first, 'number'))];
  }
  const isNamed = (event: Event) => basename(event.tree.source.path).startsWith(`${event.number}-`);
  // Of two with one number, the one whose file is named for it is right; a copy has the longer name.
  const length = (event: Event) => event.tree.source.path.length;
  const ordered = [...events].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || length(a) - length(b));
  for (const event of ordered) {
    const before = seen.get(event.number);
    if (game && numbers?.includes(event.number) === false)
      faults.push(
        errorAt(
          'CR222',
          `must be a d${game.eventDie}${game.eventDie} number, found ${event.number}`,
          spanIn(event, 'number'),
          `two digits from 1 to ${game.eventDie}; event-dice in game.yaml says which dice ${eventNumber.many} are rolled with`,
        ),
      );
    else if (before) {
      const hint = isNamed(event) ? 'delete one of the two files' : 'this file is named for another number';
      const twice = errorAt('CR202', `${entry.one} ${event.number} stands twice`, spanIn(event, 'number'), hint);
      faults.push(withRelated(twice, `the other is ${before.title}`, spanIn(before, 'number')));
    } else if (!isNamed(event))
      faults.push(
        errorAt(
          'CR212',
          `expected a file name starting with ${event.number}-, found ${basename(event.tree.source.path)}`,
          spanIn(event, 'number'),
          'rename the file or change the number',
        ),
      );
    seen.set(event.number, before ?? event);
  }
  if (game === undefined || numbers === undefined) return faults;
  // Where a file cannot be read, or has a number that is wrong, none is called missing.
  if (unreadEvents > 0 || faults.length > 0) return faults;
  const missing = numbers.filter((number) => !seen.has(number));
  if (missing.length > 0)
    faults.push(
      errorAt(
        'CR201',
        `expected ${numbers.length} ${entry.many}, found none with number ${missing.join(', ')}`,
        wholeFile(`${directory}/events`),
        `each d${game.eventDie}${game.eventDie} number from ${numbers[0]} to ${numbers.at(-1)} is one file; core-runner new event ${missing[0]} begins it`,
      ),
    );
  if (missing.length === 0 && events.every(({ kind }) => kind === 'shop'))
    faults.push(
      errorAt(
        'CR205',
        `expected ${entry.a} with ${outcome.many}, found only ${shop.many}`,
        wholeFile(`${directory}/events`),
      ),
    );
  const shops = events.filter((event) => event.kind === 'shop').map((event) => event.number);
  const promised = game.counts.shops;
  if (missing.length === 0 && promised !== undefined && shops.length !== promised && draft.gameTree) {
    const found = `${shops.length}${shops.length ? ` (${shops.join(', ')})` : ''}`;
    const wrong = errorAt(
      'CR205',
      `expected ${counted(promised, shop)}, found ${found}`,
      draft.gameTree.spanOf(['counts', 'shops']),
      `change this number, or the files: ${shop.a} is ${withArticle(`${entry.one} file`)} with items in place of outcomes`,
    );
    faults.push(withRelated(wrong, 'they are here', wholeFile(`${directory}/events`)));
  }
  return faults;
}

/** CR-121: no item is sold twice. */
function checkItems(events: readonly Event[], words: Vocabulary): Diagnostic[] {
  const sellers = new Map<string, { readonly shop: Shop; readonly item: Shop['items'][number] }>();
  return events
    .filter((event): event is Shop => event.kind === 'shop')
    .flatMap((shop) =>
      shop.items.flatMap((item) => {
        const key = item.name.toLowerCase();
        const seller = sellers.get(key);
        sellers.set(key, seller ?? { shop, item });
        return seller === undefined
          ? []
          : [
              withRelated(
                errorAt(
                  'CR207',
                  `item ${item.name} is sold twice`,
                  spanIn(item, 'name'),
                  'every item is unique in the book',
                ),
                `${words.shop.one} ${seller.shop.number} sells it already`,
                spanIn(seller.item, 'name'),
              ),
            ];
      }),
    );
}

/** CR-080: an effect names a DiceMod that the game has. */
function checkDiceModTypes(events: readonly Event[], game: Game, tree: Tree): Diagnostic[] {
  const known = game.diceMods.map((mod) => mod.abbreviation);
  // One that stands twice was meant to be another.
  if (new Set(known).size < known.length) return [];
  const holders = events.flatMap((event): readonly (Entry & { readonly effects: readonly Effect[] })[] =>
    event.kind === 'shop' ? event.items : outcomeNames.map((name) => event.outcomes[name]),
  );
  const unknown = holders.flatMap((holder) =>
    holder.effects.flatMap((effect, index) =>
      effect.kind === 'gain-dice-mod' && effect.type !== 'choice' && !known.includes(effect.type)
        ? [{ type: effect.type, span: spanIn(holder, 'effects', index) }]
        : [],
    ),
  );
  const { one } = game.words.diceMod;
  return [...new Set(unknown.map(({ type }) => type))].flatMap((type) => {
    const places = unknown.filter((each) => each.type === type).map(({ span }) => span);
    const [first] = places;
    if (first && places.length >= many) {
      const message = `expected the ${one} ${type}, which ${places.length} effects give, found none`;
      const fault = errorAt(
        'CR211',
        message,
        tree.spanOfKey(['dice-mods']),
        `add { abbreviation: "${type}", count: 1 }`,
      );
      return [withRelated(fault, 'the first of them', first)];
    }
    const plain = type.toUpperCase().replace(/[X×]/u, '*').replace('÷', '/').replace(/[–−]/u, '-');
    const hint = known.includes(plain) ? `did you mean ${plain}?` : `game.yaml has ${known.join(', ')}`;
    return places.map((span) => errorAt('CR211', `unknown ${one} ${type}`, span, hint));
  });
}
