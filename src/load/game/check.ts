/** Raw content → what a shape cannot say about it. */

import { basename } from 'node:path';
import { type Diagnostic, errorAt, wholeFile, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import {
  type Board,
  type Ending,
  type Entry,
  type Event,
  eventNumbers,
  type Game,
  type OutcomeName,
  outcomeNames,
  type Remarks,
  type Shop,
  type StoryEvent,
  spanIn,
} from '../../model/content.ts';
import { type Effect, effectSense, effectText } from '../../model/effect.ts';
import { counted, generalWords, type Vocabulary, withArticle } from '../../model/vocabulary.ts';
import { checkBoard } from './check-board.ts';
import { checkEndings, type WinRules } from './check-endings.ts';
import { checkGame } from './check-game.ts';
import { checkRemarks } from './check-remarks.ts';

/** All that could be read; absent parts have faults of their own already. */
export interface Draft {
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
  /** Whether there is a `remarks.yaml`, readable or not. */
  readonly hasRemarks: boolean;
}

/** Every rule that needs more than one value, or more than one file, to be judged. */
export function checkContent(draft: Draft): Diagnostic[] {
  const { game, gameTree, board, boardTree, endings, endingsTree, events, remarks, hasRemarks } = draft;
  const words = draft.words ?? generalWords;
  return [
    ...checkNumbers(draft, words),
    ...checkItems(events, words),
    ...events.flatMap((event) =>
      event.kind === 'event'
        ? [...checkOutcomeRoll(event, words), ...(draft.words ? checkSenses(event, draft.words) : [])]
        : [],
    ),
    ...(game ? checkDiceModTypes(events, game) : []),
    ...(game && gameTree ? checkGame(game, gameTree) : []),
    ...(board && boardTree ? checkBoard(board, boardTree, words, game) : []),
    ...(endings && endingsTree ? checkEndings(endings, endingsTree, words, winRules(draft), board) : []),
    ...(remarks || !hasRemarks
      ? checkRemarks({
          directory: draft.directory,
          events,
          isWhole: draft.unreadEvents === 0 && events.length > 0,
          ...(remarks && { remarks }),
          ...(endings && { endings }),
        })
      : []),
  ];
}

/** How many cores win, and where it is said. */
function winRules({ game, gameTree }: Draft): WinRules | undefined {
  return game && gameTree && { game, span: gameTree.spanOf(['cores-to-win']) };
}

/** CR-034 CR-036 CR-155: each number of the two dice once, as many Shops as the game promises; file names agree. */
function checkNumbers({ events, unreadEvents, directory, game }: Draft, words: Vocabulary): Diagnostic[] {
  const { event: entry, outcome, shop, eventNumber } = words;
  const faults: Diagnostic[] = [];
  const seen = new Map<number, Event>();
  const numbers = game && eventNumbers(game.eventDie);
  const isNamed = (event: Event) => basename(event.tree.source.path).startsWith(`${event.number}-`);
  // Of two with one number, the one whose file is named for it is right.
  for (const event of [...events].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))) {
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
      const hint = isNamed(event) ? undefined : 'this file is named for another number';
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
        `each d${game.eventDie}${game.eventDie} number from ${numbers[0]} to ${numbers.at(-1)} is one file`,
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
  if (game.counts.shops !== undefined && shops.length !== game.counts.shops)
    faults.push(
      errorAt(
        'CR205',
        `expected ${counted(game.counts.shops, shop)}, found ${shops.length}${shops.length ? ` (${shops.join(', ')})` : ''}`,
        wholeFile(`${directory}/events`),
        `${shop.a} is ${withArticle(`${entry.one} file`)} with items in place of outcomes; counts in game.yaml says how many there are`,
      ),
    );
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

/** CR-052: every total from 2 to 12 belongs to exactly one Outcome, and every Outcome has one. */
function checkOutcomeRoll(event: StoryEvent, words: Vocabulary): Diagnostic[] {
  const entry = `${words.event.one.toLowerCase()} ${event.number}`;
  const outcome = words.outcome.one.toLowerCase();
  const faults: Diagnostic[] = [];
  const owners = new Map<number, OutcomeName>();
  for (const name of outcomeNames) {
    if (event.outcomeRoll[name].length === 0)
      faults.push(
        errorAt(
          'CR219',
          `${entry} gives no total to ${words[name].one}`,
          spanIn(event, 'outcome-roll', name),
          `${words.outcome.a} that no total belongs to is never read`,
        ),
      );
    for (const total of event.outcomeRoll[name]) {
      const owner = owners.get(total);
      if (owner !== undefined) {
        const who = owner === name ? `${words[name].one} twice` : `both ${words[owner].one} and ${words[name].one}`;
        faults.push(
          errorAt(
            'CR203',
            `${entry} gives ${total} to ${who}`,
            spanIn(event, 'outcome-roll', name),
            `each total from 2 to 12 belongs to exactly one ${outcome}`,
          ),
        );
      }
      owners.set(total, name);
    }
  }
  const missing = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((total) => !owners.has(total));
  if (missing.length > 0)
    faults.push(
      errorAt(
        'CR204',
        `${entry} gives ${missing.join(', ')} to no ${outcome}`,
        spanIn(event, 'outcome-roll'),
        `each total from 2 to 12 belongs to exactly one ${outcome}`,
      ),
    );
  return faults;
}

/** CR-054 CR-055 CR-056: Bad only harms, Neutral does neither, Good only helps. */
function checkSenses(event: StoryEvent, words: Vocabulary): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const { bad, neutral, good } = event.outcomes;
  const each = (outcome: typeof bad, wrong: (effect: Effect) => boolean, message: string) => {
    outcome.effects.forEach((effect, index) => {
      if (wrong(effect))
        faults.push(
          errorAt('CR206', `${message}, found ${effectText(effect, words)}`, spanIn(outcome, 'effects', index)),
        );
    });
  };
  each(bad, (effect) => effectSense(effect) > 0, `${words.bad.one} must only harm`);
  each(neutral, () => true, `${words.neutral.one} must neither harm nor help`);
  each(good, (effect) => effectSense(effect) < 0, `${words.good.one} must only help`);
  if (bad.effects.length === 0)
    faults.push(
      errorAt(
        'CR206',
        `${words.bad.one} must harm, found no effect`,
        spanIn(bad),
        `give it an effect such as ${words.health.notation} -2`,
      ),
    );
  if (good.effects.length === 0)
    faults.push(
      errorAt(
        'CR206',
        `${words.good.one} must help, found no effect`,
        spanIn(good),
        `give it an effect such as ${words.health.notation} +2`,
      ),
    );
  return faults;
}

/** CR-080: an effect names a DiceMod that the game has. */
function checkDiceModTypes(events: readonly Event[], game: Game): Diagnostic[] {
  const known = game.diceMods.map((mod) => mod.abbreviation);
  const holders = events.flatMap((event): readonly (Entry & { readonly effects: readonly Effect[] })[] =>
    event.kind === 'shop' ? event.items : outcomeNames.map((name) => event.outcomes[name]),
  );
  return holders.flatMap((holder) =>
    holder.effects.flatMap((effect, index) =>
      effect.kind === 'gain-dice-mod' && effect.type !== 'choice' && !known.includes(effect.type)
        ? [
            errorAt(
              'CR211',
              `unknown ${game.words.diceMod.one} ${effect.type}`,
              spanIn(holder, 'effects', index),
              `game.yaml has ${known.join(', ')}`,
            ),
          ]
        : [],
    ),
  );
}
