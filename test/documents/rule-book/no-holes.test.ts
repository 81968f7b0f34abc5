import { describe, expect, it } from 'vitest';
import type { Content } from '../../../src/model/content.ts';
import { type Event, eventNumbers } from '../../../src/model/event.ts';
import type { DiceMod } from '../../../src/model/game.ts';
import { openChallenge as deal } from '../open-challenge.ts';
import { laid, print, content as shipped } from '../workshop.ts';

const { game } = shipped;
/** The game with no DiceMod in the Event that the Rule Book explains, so that any of them can be left out. */
const content: Content = {
  ...shipped,
  events: shipped.events.map((event) => {
    if (event.kind !== 'event' || event.number !== 11) return event;
    const { good } = event.outcomes;
    const effects = good.effects.filter(({ kind }) => !kind.includes('dice-mod'));
    return { ...event, outcomes: { ...event.outcomes, good: { ...good, effects } } };
  }),
};
const withMods = (...wanted: string[]): Content => ({
  ...content,
  game: { ...game, diceMods: game.diceMods.filter(({ abbreviation }) => wanted.includes(abbreviation)) },
});
const withGame = (change: Partial<Content['game']>): Content => ({ ...content, game: { ...game, ...change } });
const late = { ...game.houseRules, resetWhenStuck: 'too-late' } as const;
const nine: DiceMod = { abbreviation: '+9', count: 1, use: { kind: 'add', amount: 9 } };

/** The first Events of the book under the numbers of two dice with a number of sides, Shops among them or none. */
const withEvents = (sides: number, hasShops: boolean): Content => {
  const events = content.events.filter(({ kind }) => kind === 'event' || hasShops);
  return {
    ...withGame({ eventDie: sides }),
    board: { ...content.board, sectors: content.board.sectors.filter(({ q }) => q === 0) },
    events: eventNumbers(sides).map((number, index) => ({ ...(events[index % events.length] as Event), number })),
  };
};

/** What the book says of dice with six sides alone. */
const ofSixSides = /\b36 (?:Events|such|tries)|11 to 66|this one die/u;

/** Words that are in the book only where there is something for them to speak of. */
const kinds = {
  'no RE': { of: withMods('+1', '-1', 'RS'), never: /\bRE\b/u },
  'no RS': { of: withMods('+1', '-1', 'RE'), never: /\bRS\b/u },
  'no resets': { of: withMods('+1', '-1'), never: /\bRE\b|\bRS\b|\bresets?\b|spare/iu },
  'only resets': { of: withMods('RE', 'RS'), never: /Modifiers?\b/u },
  'only RE': { of: withMods('RE'), never: /\bRS\b|Modifiers?\b/u },
  'one Modifier': { of: withMods('*2'), never: /\bRE\b|\bRS\b|1 types/u },
  'no resets, in a house where they are too late': {
    of: { ...withMods('+1'), game: { ...withMods('+1').game, houseRules: late } },
    never: /\bresets?\b/u,
  },
  'a Modifier that saves nothing': { of: withGame({ diceMods: [nine] }), never: /\bRE\b|\bRS\b/u },
  'nobody starts with a DiceMod': {
    of: withGame({ difficulties: game.difficulties.map((one) => ({ ...one, startingDiceMods: 0 })) }),
    never: /\(0\)|among them/u,
  },
  'no diamonds': { of: withGame({ coreDiamonds: 0 }), never: /diamond|Surplus/u },
  'one diamond and one core to win': {
    of: withGame({ coreDiamonds: 1, coresToWin: 1 }),
    never: /row of diamonds, 1|\b1 cores|1 or more/u,
  },
  'one difficulty': { of: withGame({ difficulties: game.difficulties.slice(1, 2) }), never: /Choose a difficulty/u },
  'Events of one size': {
    of: { ...content, events: content.events.map((one) => ('size' in one ? { ...one, size: 'half' as const } : one)) },
    never: /twice as long/u,
  },
  'no Shops': { of: withEvents(6, false), never: /\bShops?\b|SHOP|goods|sold|buy\b|the other 0/iu },
  'sixteen Events': { of: withEvents(4, true), never: ofSixSides },
  'nine Events': { of: withEvents(3, true), never: ofSixSides },
  'sixty-four Events': { of: withEvents(8, false), never: ofSixSides },
} as const;

/** A list that lost a member, a sentence without its subject, a bullet without a name. */
const hole = /\s[,.;:](?:\s|$)|\(\s*\)|,\s*,|\. ,|\bno or\b|or could|• ?\./u;

describe.each(Object.entries(kinds))('a game with %s', (_, { of, never }) => {
  it('has Books and sheets that read well', () => {
    const deals = [deal(of, 'x', of.game.defaultDifficulty)];
    for (const id of ['rule-book', 'tracking-sheet', 'veil-card', 'run-sheet'] as const) {
      const { text, diagnostics } = laid(id, 'a4', of, { deals });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (id !== 'tracking-sheet' || of.game.coreDiamonds > 0) expect(never.exec(text)?.[0], id).toBeUndefined();
      if (id === 'rule-book') expect(hole.exec(text)?.[0]).toBeUndefined();
    }
  });
});

it('the Event Book speaks of Modifiers only where there are any', () => {
  expect(laid('event-book', 'a4').text).toContain('with one Modifier.');
  expect(laid('event-book', 'a4', withMods('RE', 'RS')).text).not.toContain('Modifier');
});

it('the worked turn of every game ends in Good', async () => {
  await expect(print('rule-book', 'a5', withMods('RE'))).resolves.toBeDefined();
});
