/** Content → an example of a full turn, worked from the game's own numbers. */

import { modifiedTotal } from '../../game/run/outcome-roll.ts';
import {
  type Content,
  capital,
  type DiceMod,
  type Game,
  type OutcomeName,
  outcomeNames,
  type Shop,
  type StoryEvent,
} from '../../model/content.ts';
import { abbreviationText, type Effect } from '../../model/effect.ts';
import { adjacency } from '../../model/hex.ts';
import { effectsText } from '../book/notation.ts';

/** Throws that show the rules at work: START's Event saved by a DiceMod, a move, a Shop. */
export function workedTurn(content: Content) {
  const { game, board, events } = content;
  const difficulty = game.difficulties[1] ?? game.difficulties[0];
  const event = events.find((one): one is StoryEvent => one.kind === 'event');
  const shop = events.find((one): one is Shop => one.kind === 'shop');
  const start = board.sectors.find(({ label }) => label === 'start');
  if (!difficulty || !event || !shop || !start) throw new Error('content was not checked');
  const saved = savedThrow(event, game);
  const after = applied(event.outcomes[saved.outcome].effects, difficulty);
  const next = adjacency(board.sectors).get(start.id) ?? [];
  const item = [...shop.items]
    .sort((a, b) => a.cost - b.cost)
    .find(
      ({ cost, effects }) => cost <= after.cryptoCredits && cost > 0 && !isCapped(effects, { ...difficulty, ...after }),
    );
  return {
    difficulty: difficulty.name,
    health: difficulty.health,
    most: Number.isFinite(difficulty.maximumHealth) ? String(difficulty.maximumHealth) : '',
    cryptoCredits: difficulty.cryptoCredits,
    startingDiceMods: difficulty.startingDiceMods,
    startNumber: 4,
    event: {
      number: event.number,
      first: Math.floor(event.number / 10),
      second: event.number % 10,
      title: event.title,
    },
    roll: { first: saved.throws[0], second: saved.throws[1], total: saved.total, outcome: capital(saved.before) },
    mod: {
      id: saved.mod.abbreviation,
      abbreviation: abbreviationText(saved.mod.abbreviation),
      total: saved.result,
    },
    outcome: {
      name: capital(saved.outcome),
      capped: isCapped(event.outcomes[saved.outcome].effects, difficulty),
      effects: effectsText(event.outcomes[saved.outcome].effects),
    },
    after,
    uncapped: difficulty.health + healthGained(event.outcomes[saved.outcome].effects),
    neighbours: next.length,
    move: { number: Math.min(5, game.houseRules.entering === 'above' ? after.health - 1 : after.health) },
    shop: { number: shop.number, first: Math.floor(shop.number / 10), second: shop.number % 10, title: shop.title },
    buys: item !== undefined,
    item: {
      name: item?.name ?? '',
      effects: item ? effectsText(item.effects) : '',
      cost: item?.cost ?? 0,
      left: after.cryptoCredits - (item?.cost ?? 0),
      diceMod: item?.effects.find((effect) => effect.kind === 'gain-dice-mod')?.type ?? '',
      health: applied(item?.effects ?? [], { ...difficulty, ...after }).health,
    },
  };
}

interface SavedThrow {
  readonly throws: readonly [number, number];
  readonly total: number;
  readonly before: OutcomeName;
  readonly mod: DiceMod;
  readonly result: number;
  readonly outcome: OutcomeName;
}

/** A throw that one DiceMod turns from Bad (or else Neutral) to Good; the likeliest total that can be. */
function savedThrow(event: StoryEvent, { diceMods, houseRules }: Game): SavedThrow {
  const outcomeOf = (total: number) =>
    outcomeNames.find((name) => event.outcomeRoll[name].includes(total)) as OutcomeName;
  for (const before of ['bad', 'neutral', 'wild', 'good'] as const) {
    const likeliest = [...event.outcomeRoll[before]].sort((a, b) => Math.abs(7 - a) - Math.abs(7 - b));
    for (const total of likeliest) {
      for (const mod of diceMods) {
        const result = modifiedTotal(total, mod, houseRules);
        if (result === undefined || outcomeOf(result) !== 'good') continue;
        const first = Math.min(6, total - 1);
        return { throws: [first, total - first], total, before, mod, result, outcome: 'good' };
      }
    }
  }
  throw new Error(`event ${event.number} has no Good Outcome`);
}

function applied(
  effects: readonly Effect[],
  difficulty: { health: number; maximumHealth: number; cryptoCredits: number },
) {
  let { health, cryptoCredits } = difficulty;
  let cores = 0;
  for (const effect of effects) {
    if (effect.kind === 'health') health = Math.min(difficulty.maximumHealth, Math.max(0, health + effect.change));
    if (effect.kind === 'cryptocredits') cryptoCredits = Math.max(0, cryptoCredits + effect.change);
    if (effect.kind === 'core') cores = Math.max(0, cores + effect.change);
  }
  return { health, cryptoCredits, cores };
}

/** Whether the maximum keeps some of the Health back. */
function isCapped(effects: readonly Effect[], difficulty: { health: number; maximumHealth: number }): boolean {
  return difficulty.health + healthGained(effects) > difficulty.maximumHealth;
}

function healthGained(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.kind === 'health' ? effect.change : 0), 0);
}
