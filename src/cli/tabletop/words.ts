/** State, Choices → the lines that the player reads. */

import type { Choice } from '../../game/run/choice.ts';
import { partsWithoutEffect } from '../../game/run/no-effect.ts';
import { outcomeAt, type Rules, totalAfter } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { itemAt } from '../../item-at.ts';
import { abbreviationText } from '../../model/effect.ts';
import { type Event, outcomeNames, type Reader, textFor } from '../../model/event.ts';
import { directionTo, movesTo } from '../../model/hex.ts';
import { effectsText, totalsText } from '../../model/notation.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { wrappedProse } from '../terminal/prose.ts';
import { resetName } from './fact-words.ts';

export function sheetLine(rules: Rules, state: State): string {
  const { maximumHealth } = rules.difficulty;
  const limit = maximumHealth === Number.POSITIVE_INFINITY ? '' : ` of ${maximumHealth}`;
  const mods = rules.mods.flatMap(({ abbreviation }, mod) =>
    Array.from({ length: state.owned[mod] as number }, () => abbreviationText(abbreviation)),
  );
  const { health, money, core, diceMod } = rules.content.game.words;
  return [
    `${health.one} ${state.health}${limit}`,
    `${money.many} ${state.credits}`,
    `${core.many} ${state.cores}`,
    `${diceMod.many} ${mods.join(' ') || 'none'}`,
  ]
    .map(capitalised)
    .join(' | ');
}

/** The printed Outcome Roll line of the current Event. */
export function rollLine(rules: Rules, state: State): string {
  const event = rules.events[state.events[state.sector] as number];
  if (event?.kind !== 'event') return '';
  return outcomeNames
    .map((name) => `[${totalsText(event.outcomeRoll[name])}] ${rules.content.game.words[name].one}`)
    .join('  ');
}

/** Text on entering an Event: its scene, and the price list of a Shop. */
export function sceneText({ content }: Rules, event: Event, reader: Reader): string {
  const scene = wrappedProse(textFor(event, reader));
  if (event.kind !== 'shop') return scene;
  const { words } = content.game;
  const goods = event.items.map(
    ({ name, effects, cost }) => `  ${name}: ${effectsText(effects, words)}, ${cost === 0 ? 'free' : `for ${cost}`}`,
  );
  return [scene, '', ...goods].join('\n');
}

/** A Choice as in the menu. */
export function choiceWords(rules: Rules, state: State, { kind, what }: Choice): string {
  const mod = abbreviationText(rules.mods[what]?.abbreviation ?? '');
  const { words, labels } = rules.content.game;
  switch (kind) {
    case 'take':
      return `take ${words.diceMod.one} ${mod}`;
    case 'begin':
      return `begin at ${labels.start}`;
    case 'roll':
      return 'roll';
    case 'keep':
      return `keep ${state.total}, ${outcomeOf(rules, state, state.total)}`;
    case 'use': {
      const total = totalAfter(rules, what, state.total);
      return `use ${mod}: ${state.total} becomes ${total}, ${outcomeOf(rules, state, total)}`;
    }
    case 'lose':
      return `cross out ${mod}`;
    case 'buy':
      return itemText(rules, state, what);
    case 'leave':
      return `leave the ${words.shop.one}`;
    case 'move':
      return `move to ${wayText(rules, state, what)} (${sectorText(rules, state, what)})`;
    case 'reset-event':
    case 'reset-sector':
      return `use ${resetName(rules, kind)} on ${placeText(rules, what)} (${sectorText(rules, state, what)})`;
    case 'end':
      return `end the ${words.run.one} here, at ${placeText(rules, state.sector)}`;
    case 'give-up':
      return `give up: no way is open, and the ${words.run.one} ends as unable to move`;
    case 'abandon':
      return `abandon the ${words.run.one}`;
    default:
      return kind satisfies never;
  }
}

/** Name of the Outcome for a total by the printed line. */
function outcomeOf(rules: Rules, state: State, total: number): string {
  const name = outcomeNames[outcomeAt(rules, state.events[state.sector] as number, total)];
  return name ? rules.content.game.words[name].one : '?';
}

/** The row of a reset that several Sectors allow. */
export function resetWords(rules: Rules, kind: Choice['kind'], sectors: number): string {
  const { sectorNumber, eventNumber, sector } = rules.content.game.words;
  const name = kind === 'reset-event' ? 'reset-event' : 'reset-sector';
  const number = name === 'reset-event' ? eventNumber : sectorNumber;
  return `use ${resetName(rules, name)}: a new ${number.one} in one of ${sectors} ${sector.many}`;
}

/** A Sector that can be reset, with the number to replace: `B2 4`. */
export function resetText(rules: Rules, state: State, { kind, what }: Choice): string {
  const event = rules.events[state.events[what] ?? -1];
  return `${placeText(rules, what)} ${kind === 'reset-event' ? event?.number : state.numbers[what]}`;
}

/** An item that cannot be bought, and why. */
export function unsoldText(rules: Rules, state: State, item: number): string {
  const why = state.bought[item] === 1 ? 'bought' : `you have ${state.credits}`;
  return `--- ${itemWords(rules, item)}: ${why}`;
}

function itemText(rules: Rules, state: State, item: number): string {
  const { why, isAll } = partsWithoutEffect(rules, state, item);
  const warning = why.length === 0 ? '' : `, ${isAll ? 'no effect now' : 'part has no effect'}: ${why.join(', ')}`;
  return `buy ${itemWords(rules, item)}${warning}`;
}

function itemWords({ items, events, content }: Rules, item: number): string {
  const { event, name, cost } = items[item] as Rules['items'][number];
  const shop = events[event];
  const effects = shop?.kind === 'shop' ? shop.items.find((one) => one.name === name)?.effects : undefined;
  return `${name} ${effectsText(effects ?? [], content.game.words)} for ${cost}`;
}

/** A Sector by id, with any label; `?` for an unknown one. */
export function placeText(rules: Rules, sector: number): string {
  const label = rules.labels[sector];
  const id = rules.sectors[sector]?.id ?? '?';
  return label ? `${id} ${rules.content.game.labels[label]}` : id;
}

/** A neighbour with its direction and how far it is from the goal, as the sheet as text has them: `D1, up right, 3 from GOAL`. */
function wayText(rules: Rules, state: State, sector: number): string {
  const { sectors, content } = rules;
  const [from, to] = [itemAt(sectors, state.sector), itemAt(sectors, sector)];
  const moves = movesTo('goal', sectors).get(to.id) ?? 0;
  return [
    placeText(rules, sector),
    directionTo(from, to)?.replace('-', ' '),
    ...(moves === 0 ? [] : [`${moves} from ${content.game.labels.goal}`]),
  ].join(', ');
}

/** A Sector's numbers in words. */
export function sectorText(rules: Rules, state: State, sector: number): string {
  const { words } = rules.content.game;
  const number = state.numbers[sector];
  if (number === 0) return 'no number yet';
  const index = state.events[sector] as number;
  const event = rules.events[index];
  if (event === undefined) return `${words.sectorNumber.one} ${number}`;
  // CR-119: a found Shop gets its S.
  const done =
    state.finished[sector] === 1
      ? ', finished'
      : event.kind === 'shop' && state.used[index] === 2
        ? `, ${words.shop.one}`
        : '';
  return `${words.sectorNumber.one} ${number}, ${words.event.one} ${event.number}${done}`;
}
