/** Content → every number, name and table that the Rule Book prints. */

import { modifiedTotal, rollTotals, waysTo } from '../../game/run/outcome-roll.ts';
import type { Content, DiceMod, Difficulty, HouseRules, Shop, StoryEvent } from '../../model/content.ts';
import { capital, outcomeNames } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import { effectsText, totalsText } from '../book/notation.ts';
import { workedTurn } from './worked-turn.ts';

/** Data for `rule-book.md.hbs`. */
export function ruleBookData(content: Content) {
  const { game, board, events, endings } = content;
  const shops = events.filter((event): event is Shop => event.kind === 'shop');
  const stories = events.filter((event): event is StoryEvent => event.kind === 'event');
  return {
    game: { title: game.title, coresToWin: game.coresToWin, coreDiamonds: game.coreDiamonds },
    counts: {
      events: events.length,
      stories: stories.length,
      shops: shops.length,
      endings: endings.length,
      sectors: board.sectors.length,
      diceModTypes: game.diceMods.length,
    },
    labels: game.labels,
    mapTitle: board.title,
    difficulties: game.difficulties.map(difficultyData),
    limited: listWords(game.difficulties.filter(({ limitedDiceMods }) => limitedDiceMods).map(({ name }) => name)),
    unlimited: listWords(game.difficulties.filter(({ limitedDiceMods }) => !limitedDiceMods).map(({ name }) => name)),
    modifiers: game.diceMods.flatMap((mod) => modifierData(mod, game.houseRules) ?? []),
    house: houseData(game.houseRules),
    resets: {
      event: resetData(game.diceMods, 'reset-event'),
      sector: resetData(game.diceMods, 'reset-sector'),
    },
    rollExample: rollData(stories[0]),
    shopExample: shopData(shops[0]),
    turn: workedTurn(content),
  };
}

function difficultyData(difficulty: Difficulty) {
  return {
    name: difficulty.name,
    health: difficulty.health,
    maximumHealth: difficulty.maximumHealth === Number.POSITIVE_INFINITY ? 'none' : String(difficulty.maximumHealth),
    cryptoCredits: difficulty.cryptoCredits,
    startingDiceMods: difficulty.startingDiceMods,
    diceModLimit: difficulty.limitedDiceMods ? 'what the sheet shows' : 'none',
  };
}

function modifierData(mod: DiceMod, house: HouseRules) {
  const { use } = mod;
  if (use.kind === 'reset-event' || use.kind === 'reset-sector') return undefined;
  const legal = rollTotals.filter((total) => modifiedTotal(total, mod, house) !== undefined);
  return {
    abbreviation: abbreviationText(mod.abbreviation),
    count: mod.count,
    does:
      use.kind === 'add'
        ? `${use.amount > 0 ? 'adds' : 'takes'} ${Math.abs(use.amount)}`
        : use.kind === 'multiply'
          ? `multiplies by ${use.factor}`
          : `divides by ${use.divisor}`,
    legalOn: totalsText(legal),
    throws: legal.reduce((sum, total) => sum + waysTo(total), 0),
  };
}

/** True where the house has left the usual reading. */
function houseData({ entering, modifiers, resetWhenStuck, endingAtStart, stuckAtExit }: HouseRules) {
  return {
    mustExceed: entering === 'above',
    takesNearest: modifiers === 'nearest',
    resetsTooLate: resetWhenStuck === 'too-late',
    resetsRequired: resetWhenStuck === 'required',
    mayEndAtOnce: endingAtStart === 'at-once',
    isStuckAtExit: stuckAtExit === 'unable-to-move',
    /** Whether being shut in at START on the first turn is no end by choice. */
    shutInAtStart: endingAtStart !== 'at-once' || stuckAtExit === 'unable-to-move',
  };
}

function resetData(mods: readonly DiceMod[], kind: 'reset-event' | 'reset-sector') {
  const mod = mods.find(({ use }) => use.kind === kind);
  return { abbreviation: mod?.abbreviation ?? '', count: mod?.count ?? 0 };
}

function rollData(event: StoryEvent | undefined) {
  return {
    number: event?.number ?? 0,
    title: event?.title ?? '',
    rows: event
      ? outcomeNames.map((name) => ({
          label: capital(name),
          totals: totalsText(event.outcomeRoll[name]),
          throws: event.outcomeRoll[name].reduce((sum, total) => sum + waysTo(total), 0),
        }))
      : [],
  };
}

function shopData(shop: Shop | undefined) {
  return {
    number: shop?.number ?? 0,
    title: shop?.title ?? '',
    items: (shop?.items ?? [])
      .slice(0, 3)
      .map((item) => ({ name: item.name, effects: effectsText(item.effects), cost: item.cost })),
  };
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
