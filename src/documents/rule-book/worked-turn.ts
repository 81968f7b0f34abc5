/** Content → an example of a turn: invented Events, in the game's own numbers. */

import { modifiedTotal } from '../../game/run/outcome-roll.ts';
import { listOf } from '../../language/formats.ts';
import { abbreviationText, type Effect } from '../../model/effect.ts';
import type { OutcomeName } from '../../model/event.ts';
import type { DiceMod, Difficulty, Game } from '../../model/game.ts';
import { type Goods, unbrokenEffects } from '../book/effect-signs.ts';
import type { Brief } from '../document.ts';

/** Totals of the invented Event (CR-051). */
export const exampleRoll: Readonly<Record<OutcomeName, readonly number[]>> = {
  bad: [2, 3, 4],
  neutral: [6, 8],
  good: [5, 7, 9],
  wild: [10, 11, 12],
};

/** Gains of its Good Outcome. */
const gain = { health: 3, core: 1 };
const gains: readonly Effect[] = [
  { kind: 'health', change: gain.health },
  { kind: 'core', change: gain.core },
];

/** What its Shop takes for small things. */
const price = 2;

/** A turn with START's Event, a DiceMod if one helps, a move, a purchase if there is a Shop. */
export function workedTurn(request: Pick<Brief, 'content' | 'say'>) {
  const { content, say } = request;
  const { game, events } = content;
  const { words, houseRules } = game;
  const difficulty = game.difficulties.find(({ id }) => id === game.defaultDifficulty);
  if (!difficulty) throw new Error('content was not checked');
  const { throws, total, before, mod, result } = savedThrow(game, difficulty);
  const uncapped = difficulty.health + gain.health;
  const after = { health: Math.min(difficulty.maximumHealth, uncapped), money: difficulty.money, cores: gain.core };
  const hasShop = events.some(({ kind }) => kind === 'shop');
  const other = game.diceMods.find(({ abbreviation }) => abbreviation !== mod?.abbreviation);
  const buys = hasShop && other !== undefined && after.money >= price;
  const items = exampleItems(other, say);
  const number = buys ? 2 : 0;
  const { name = '', effects = [], cost = 0 } = items[number - 1] ?? {};
  const left = after.money - cost;
  const spare = game.diceMods.filter((one) => one !== mod && one !== other).reverse();
  const others = spare.slice(0, Math.max(0, difficulty.startingDiceMods - (mod ? 1 : 0)));
  const nameOf = ({ abbreviation }: DiceMod) => abbreviationText(abbreviation);
  return {
    difficulty: difficulty.name,
    health: difficulty.health,
    most: Number.isFinite(difficulty.maximumHealth) ? String(difficulty.maximumHealth) : '',
    money: difficulty.money,
    circled: listOf(say, [...(mod ? [mod] : []), ...others].map(nameOf)),
    others: listOf(say, others.map(nameOf)),
    owned: others.map(({ abbreviation }) => abbreviation),
    startNumber: 4,
    event: { number: 23, first: 2, second: 3, title: say('rule-example-event') },
    roll: { first: throws[0], second: throws[1], total, outcome: words[before].one },
    mod: mod && { id: mod.abbreviation, abbreviation: abbreviationText(mod.abbreviation), total: result },
    outcome: {
      name: words.good.one,
      capped: uncapped > after.health,
      effects: unbrokenEffects(gains, request),
    },
    after,
    /** Values of the counters in order, each once. */
    values: {
      health: difficulty.health === after.health ? [after.health] : [difficulty.health, after.health],
      money: buys ? [after.money, left] : [after.money],
    },
    move: { number: Math.min(5, houseRules.entering === 'above' ? after.health - 1 : after.health) },
    next: {
      number: 32,
      first: 3,
      second: 2,
      title: say(hasShop ? 'rule-example-shop' : 'rule-example-next'),
      mark: hasShop ? `32 ${words.shop.mark}` : '32',
    },
    buys,
    gained: other && nameOf(other),
    items,
    item: { number, name, effects: unbrokenEffects(effects, request), cost, left, diceMod: other?.abbreviation ?? '' },
  };
}

/** The goods of the invented Shop (CR-123). */
function exampleItems(mod: DiceMod | undefined, say: Brief['say']): Goods[] {
  return [
    { name: say('rule-example-soup'), effects: [{ kind: 'health', change: 2 }], cost: price },
    ...(mod
      ? [
          {
            name: say('rule-example-coin'),
            effects: [{ kind: 'gain-dice-mod', type: mod.abbreviation }] as const,
            cost: 2,
          },
        ]
      : []),
    { name: say('rule-example-box'), effects: [{ kind: 'core', change: 1 }], cost: 7 },
  ];
}

interface SavedThrow {
  readonly throws: readonly [number, number];
  readonly total: number;
  readonly before: OutcomeName;
  /** Undefined where none leads to Good, or none is owned. */
  readonly mod: DiceMod | undefined;
  readonly result: number;
}

/** The likeliest throw that a DiceMod turns Good from Bad, else Neutral or Wild; else a Good one. */
function savedThrow({ diceMods, houseRules }: Game, { startingDiceMods }: Difficulty): SavedThrow {
  const likeliest = (name: OutcomeName) => [...exampleRoll[name]].sort((a, b) => Math.abs(7 - a) - Math.abs(7 - b));
  const thrown = (total: number): readonly [number, number] => {
    const first = Math.min(6, total - 1);
    return [first, total - first];
  };
  const owned = startingDiceMods > 0 ? diceMods : [];
  for (const before of ['bad', 'neutral', 'wild'] as const)
    for (const total of likeliest(before))
      for (const mod of owned) {
        const result = modifiedTotal(total, mod, houseRules);
        if (result !== undefined && exampleRoll.good.includes(result))
          return { throws: thrown(total), total, before, mod, result };
      }
  return { throws: thrown(7), total: 7, before: 'good', mod: undefined, result: 7 };
}
