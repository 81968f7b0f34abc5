/** Content → an example of a turn in the game's own numbers. */

import { changeTotal } from '../../game/run/apply-effects.ts';
import { modifiedTotal } from '../../game/run/outcome-roll.ts';
import type { Content } from '../../model/content.ts';
import { abbreviationText, type Effect } from '../../model/effect.ts';
import { type Event, type OutcomeName, outcomeNames, type Shop, type StoryEvent } from '../../model/event.ts';
import type { DiceMod, Difficulty, Game } from '../../model/game.ts';
import { adjacency } from '../../model/hex.ts';
import type { Word } from '../../model/vocabulary.ts';
import { unbrokenEffects } from '../book/effect-signs.ts';

/** A turn with START's Event, a DiceMod if one helps, a move, a purchase if there is a Shop. */
export function workedTurn(content: Content) {
  const { game, board, events } = content;
  const { words } = game;
  const difficulty = game.difficulties.find(({ id }) => id === game.defaultDifficulty);
  const event = events.find((one): one is StoryEvent => one.kind === 'event');
  const shop = events.find((one): one is Shop => one.kind === 'shop');
  const following = shop ?? events.find((one) => one.kind === 'event' && one !== event);
  const start = board.sectors.find(({ label }) => label === 'start');
  if (!difficulty || !event || !following || !start) throw new Error('content was not checked');
  const { throws, total, before, mod, result, outcome } = savedThrow(event, game, difficulty);
  const { effects } = event.outcomes[outcome];
  const after = applied(effects, difficulty);
  const next = adjacency(board.sectors).get(start.id) ?? [];
  const item = [...(shop?.items ?? [])]
    .sort((a, b) => a.cost - b.cost)
    .find((one) => one.cost > 0 && one.cost <= after.money && isPlain(one.effects, mod, { ...difficulty, ...after }));
  const bought = applied(item?.effects ?? [], { ...difficulty, ...after });
  return {
    difficulty: difficulty.name,
    health: difficulty.health,
    most: Number.isFinite(difficulty.maximumHealth) ? String(difficulty.maximumHealth) : '',
    money: difficulty.money,
    startingDiceMods: difficulty.startingDiceMods,
    startNumber: 4,
    event: numbered(event),
    roll: { first: throws[0], second: throws[1], total, outcome: words[before].one },
    mod: mod && { id: mod.abbreviation, abbreviation: abbreviationText(mod.abbreviation), total: result },
    outcome: {
      name: words[outcome].one,
      capped: isCapped(effects, difficulty),
      effects: unbrokenEffects(effects, words),
    },
    after,
    /** Values of the counters in order, each once. */
    values: {
      health: changes([difficulty.health, after.health, ...(item ? [bought.health] : [])]),
      money: changes([difficulty.money, after.money, ...(item ? [after.money - item.cost] : [])]),
    },
    uncapped: difficulty.health + healthGained(effects),
    neighbours: neighbourText(next.length, game.words.sector),
    move: { number: Math.min(5, game.houseRules.entering === 'above' ? after.health - 1 : after.health) },
    next: { ...numbered(following), mark: shop ? `${following.number} S` : `${following.number}` },
    buys: item !== undefined,
    item: {
      number: item && shop ? shop.items.indexOf(item) + 1 : 0,
      name: item?.name ?? '',
      effects: item ? unbrokenEffects(item.effects, words) : '',
      cost: item?.cost ?? 0,
      left: after.money - (item?.cost ?? 0),
      diceMod: item?.effects.find((effect) => effect.kind === 'gain-dice-mod')?.type ?? '',
    },
  };
}

/** An Event's number and title, and the two dice that show it. */
const numbered = ({ number, title }: Event) => ({
  number,
  first: Math.floor(number / 10),
  second: number % 10,
  title,
});

const changes = (values: readonly number[]) => values.filter((value, at) => at === 0 || value !== values[at - 1]);

/** `Three Sectors border`, before a Sector's name; a hexagon has at most six neighbours. */
function neighbourText(count: number, sector: Word): string {
  const word = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'][count];
  return count === 1 ? `${word} ${sector.one} borders on` : `${word} ${sector.many} border on`;
}

/** Whether goods explain themselves: Health that fits, or one DiceMod of another type. */
function isPlain(
  effects: readonly Effect[],
  used: DiceMod | undefined,
  bearer: { health: number; maximumHealth: number },
): boolean {
  return (
    !isCapped(effects, bearer) &&
    effects.every(
      (effect) =>
        (effect.kind === 'health' && effect.change > 0) ||
        (effect.kind === 'gain-dice-mod' && effect.type !== 'choice' && effect.type !== used?.abbreviation),
    ) &&
    effects.filter(({ kind }) => kind === 'gain-dice-mod').length < 2
  );
}

interface SavedThrow {
  readonly throws: readonly [number, number];
  readonly total: number;
  readonly before: OutcomeName;
  /** Undefined where none leads to Good, or none is owned. */
  readonly mod: DiceMod | undefined;
  readonly result: number;
  readonly outcome: OutcomeName;
}

/** The likeliest throw that a DiceMod turns Good from Bad, else Neutral or Wild; else any Good one. */
function savedThrow(event: StoryEvent, { diceMods, houseRules }: Game, { startingDiceMods }: Difficulty): SavedThrow {
  const outcomeOf = (total: number) =>
    outcomeNames.find((name) => event.outcomeRoll[name].includes(total)) as OutcomeName;
  const likeliest = (name: OutcomeName) =>
    [...event.outcomeRoll[name]].sort((a, b) => Math.abs(7 - a) - Math.abs(7 - b));
  const thrown = (total: number): readonly [number, number] => {
    const first = Math.min(6, total - 1);
    return [first, total - first];
  };
  const owned = startingDiceMods > 0 ? diceMods : [];
  for (const before of ['bad', 'neutral', 'wild', 'good'] as const)
    for (const total of likeliest(before))
      for (const mod of owned) {
        const result = modifiedTotal(total, mod, houseRules);
        if (result !== undefined && outcomeOf(result) === 'good')
          return { throws: thrown(total), total, before, mod, result, outcome: 'good' };
      }
  const [total] = likeliest('good');
  if (total === undefined) throw new Error('content was not checked'); // every Outcome has a total (CR219)
  return { throws: thrown(total), total, before: 'good', mod: undefined, result: total, outcome: 'good' };
}

function applied(effects: readonly Effect[], difficulty: { health: number; maximumHealth: number; money: number }) {
  const totals = { health: difficulty.health, credits: difficulty.money, cores: 0 };
  for (const { kind, ...effect } of effects)
    if (kind === 'health' || kind === 'money' || kind === 'core')
      changeTotal(totals, kind, 'change' in effect ? effect.change : 0, difficulty.maximumHealth);
  return { health: totals.health, money: totals.credits, cores: totals.cores };
}

function isCapped(effects: readonly Effect[], difficulty: { health: number; maximumHealth: number }): boolean {
  return difficulty.health + healthGained(effects) > difficulty.maximumHealth;
}

function healthGained(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.kind === 'health' ? effect.change : 0), 0);
}
