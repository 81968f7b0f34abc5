import { describe, expect, it } from 'vitest';
import { exactEvent } from '../../../src/game/measure/exact.ts';
import { newBoardView, unreachable, viewBoard } from '../../../src/game/policy/board-view.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { choiceText } from '../../../src/game/run/choice-text.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { modifiedTotal, rollTotals } from '../../../src/game/run/outcome-roll.ts';
import { newState } from '../../../src/game/run/state.ts';
import type { HouseRules } from '../../../src/model/game.ts';
import { shippedContent } from '../shipped.ts';
import { afterLines, bareWith, opening, quietly, smallRules, told, type Wishes } from '../small-game.ts';

/** Lines under a reading; what State they lead to, and Choices that are legal then, or not. */
interface Row {
  readonly house?: Partial<HouseRules>;
  readonly wishes?: Wishes;
  readonly lines: readonly string[];
  readonly expected: object;
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
}

/** A difficulty with so much Health, and one DiceMod to begin with where that is wanted. */
const start = (...bare: Parameters<typeof bareWith>): Wishes => ({ difficulties: [bareWith(...bare)] });

const above = { entering: 'above' } as const;
const required = { resetWhenStuck: 'required' } as const;
const tooLate = { resetWhenStuck: 'too-late' } as const;
const atOnce = { endingAtStart: 'at-once' } as const;
const unable = { stuckAtExit: 'unable-to-move' } as const;

const shutInAtStart = ['take RS', ...opening, 'move C: 4', 'move NE: 5'];
const shutInAtGoal = [...opening, ...quietly('C', 2, 12), 'move S: 1 1 3', 'roll: 1 1', 'keep', 'move SE: 6'];
const weak: Wishes = { outcomes: { bad: ['Health -9'] } };

const rows: Record<string, Row> = {
  'X1 CR-140: equal Health lets in': {
    wishes: start(4),
    lines: [...opening, 'move C: 4 1 2'],
    expected: { at: 'C', phase: 'event', turn: 2 },
  },
  'X1 CR-140 above: equal Health is not enough, and the number stays on the map (CR-143)': {
    house: above,
    wishes: start(4),
    lines: [...opening, 'move C: 4'],
    expected: { at: 'N', phase: 'movement', numbers: { C: 4 }, turn: 1 },
    illegal: ['move C'],
  },
  'X1 CR-140 above: one more is enough': {
    house: above,
    wishes: start(4),
    lines: [...opening, 'move C: 3 1 2'],
    expected: { at: 'C', phase: 'event', health: 4 },
  },
  'X1: Health 6 enters a Sector of 6': {
    wishes: start(6),
    lines: [...opening, 'move C: 6 1 2'],
    expected: { at: 'C' },
  },
  'X1 above: a Sector of 6 keeps Health 6 out': {
    house: above,
    wishes: start(6),
    lines: [...opening, 'move C: 6'],
    expected: { at: 'N' },
    illegal: ['move C'],
  },
  'X1 above: and lets Health 7 in': {
    house: above,
    wishes: start(7),
    lines: [...opening, 'move C: 6 1 2'],
    expected: { at: 'C' },
  },
  'X1: Health 1 enters a Sector of 1': {
    wishes: start(1),
    lines: [...opening, 'move C: 1 1 2'],
    expected: { at: 'C' },
  },
  'X1 above: Health 1 may try every Sector and enters none': {
    house: above,
    wishes: start(1),
    lines: [...opening, 'move C: 1', 'move NE: 1'],
    expected: { at: 'N', phase: 'movement' },
    legal: ['move NW'],
    illegal: ['move C', 'move NE'],
  },
  'X1 CR-144 above: and is unable to move when all are tried': {
    house: above,
    wishes: start(1),
    lines: [...opening, 'move C: 1', 'move NE: 1', 'move NW: 1'],
    expected: { phase: 'over', ending: 'unable-to-move' },
  },
  'A3 CR-099: a Modifier that leads over 12 may not be used': {
    wishes: start(10, 1),
    lines: ['take +3', 'begin: 3 1 1', 'roll: 5 6'],
    expected: { phase: 'modify' },
    legal: ['keep'],
    illegal: ['use +3'],
  },
  'A3 CR-099 nearest: it stops at 12': {
    house: { modifiers: 'nearest' },
    wishes: { ...start(10, 1), outcomes: { wild: ['Core +1'] } },
    lines: ['take +3', 'begin: 3 1 1', 'roll: 5 5', 'use +3'],
    expected: { cores: 1, owned: {} },
  },
  'A3 CR-098: a Modifier that leads to a half may not be used': {
    wishes: start(10, 1),
    lines: ['take /2', 'begin: 3 1 1', 'roll: 3 4'],
    expected: { phase: 'modify' },
    illegal: ['use /2'],
  },
  'A3 CR-098 nearest: the half is rounded up, 7 becomes 4': {
    house: { modifiers: 'nearest' },
    wishes: { ...start(10, 1), outcomes: { bad: ['CryptoCredits -1'], neutral: [] } },
    lines: ['take /2', 'begin: 3 1 1', 'roll: 3 4', 'use /2'],
    expected: { credits: 4 },
  },
  'A5: a player who is shut in may still use RS': {
    wishes: start(3, 1),
    lines: [...shutInAtStart, 'move NW: 6'],
    expected: { phase: 'movement' },
    legal: ['reset-sector C', 'reset-sector NE', 'reset-sector NW'],
  },
  'A5: and goes on if it opens a way': {
    wishes: start(3, 1),
    lines: [...shutInAtStart, 'move NW: 6', 'reset-sector C: 3', 'move C: 1 2'],
    expected: { at: 'C', phase: 'event' },
  },
  'A5 CR-144 CR-191: or leaves it unused and gives up, which is being unable to move': {
    wishes: start(3, 1),
    lines: [...shutInAtStart, 'move NW: 6', 'give-up'],
    expected: { phase: 'over', ending: 'unable-to-move', owned: { RS: 1 } },
  },
  'A5: nobody gives up while a Sector is untried': {
    wishes: start(3, 1),
    lines: shutInAtStart,
    expected: { phase: 'movement' },
    illegal: ['give-up'],
  },
  'A5 A26: nor where the Run may be ended by choice': {
    wishes: { ...weak, ...start(10, 1) },
    lines: ['take RS', ...shutInAtGoal, 'move SW: 5'],
    expected: { phase: 'movement', at: 'S' },
    legal: ['end', 'reset-sector C'],
    illegal: ['give-up'],
  },
  'A5 required: RS must be tried before the Run ends': {
    house: required,
    wishes: start(3, 1),
    lines: [...shutInAtStart, 'move NW: 6'],
    expected: { phase: 'movement' },
    legal: ['reset-sector C', 'reset-sector NE', 'reset-sector NW'],
    illegal: ['give-up'],
  },
  'A5 too late: the Run ends with RS in hand': {
    house: tooLate,
    wishes: start(3, 1),
    lines: [...shutInAtStart, 'move NW: 6'],
    expected: { phase: 'over', ending: 'unable-to-move', owned: { RS: 1 } },
  },
  'A5 too late: RS works while one Sector is untried': {
    house: tooLate,
    wishes: start(3, 1),
    lines: shutInAtStart,
    expected: { phase: 'movement' },
    legal: ['reset-sector C', 'reset-sector NE', 'move NW'],
  },
  'A5 A26 too late: shut in at GOAL nothing is left but to end there': {
    house: tooLate,
    wishes: { ...weak, ...start(10, 1) },
    lines: ['take RS', ...shutInAtGoal, 'move SW: 5'],
    expected: { phase: 'movement', at: 'S', health: 1 },
    legal: ['end'],
    illegal: ['reset-sector C', 'reset-sector SE'],
  },
  'A7 CR-194: no end at START before any move': { lines: opening, expected: { turn: 1 }, illegal: ['end'] },
  'A7 CR-194 at once: the Run may end there on the first turn': {
    house: atOnce,
    lines: [...opening, 'end'],
    expected: { phase: 'over', ending: 'start 0', turn: 1 },
  },
  'A7 at once: after the Event Phase, not in it': {
    house: atOnce,
    lines: ['begin: 3 1 1'],
    expected: { phase: 'event' },
    illegal: ['end'],
  },
  'A7: shut in at START on the first turn is unable to move': {
    wishes: start(3),
    lines: [...opening, 'move C: 4', 'move NE: 5', 'move NW: 6'],
    expected: { phase: 'over', ending: 'unable-to-move' },
  },
  'A7 A26 at once: shut in there it is an end by choice': {
    house: atOnce,
    wishes: start(3),
    lines: [...opening, 'move C: 4', 'move NE: 5', 'move NW: 6', 'end'],
    expected: { ending: 'start 0' },
  },
  'A26: shut in at GOAL the Run is ended there by choice': {
    wishes: weak,
    lines: [...shutInAtGoal, 'move SW: 5', 'end'],
    expected: { phase: 'over', ending: 'goal 0' },
  },
  'A26 unable to move: it ends by itself when the last neighbour is shut': {
    house: unable,
    wishes: weak,
    lines: [...shutInAtGoal, 'move SW: 5'],
    expected: { phase: 'over', ending: 'unable-to-move', at: 'S' },
  },
  'A26 A5 unable to move: with RS in hand there is RS, or giving up': {
    house: unable,
    wishes: { ...weak, ...start(10, 1) },
    lines: ['take RS', ...shutInAtGoal, 'move SW: 5'],
    expected: { phase: 'movement', at: 'S' },
    legal: ['reset-sector C', 'reset-sector SE', 'give-up'],
    illegal: ['end'],
  },
  'A5 too late: shut in at an exit RE comes too late, as RS does': {
    house: tooLate,
    wishes: { ...weak, ...start(10, 1) },
    lines: ['take RE', ...shutInAtGoal, 'move SW: 5'],
    expected: { phase: 'movement', at: 'S' },
    legal: ['end'],
    illegal: ['reset-event S', 'reset-event C'],
  },
  'A26 A27 unable to move: and by choice before that': {
    house: unable,
    wishes: weak,
    lines: [...shutInAtGoal, 'end'],
    expected: { ending: 'goal 0' },
  },
};

describe('house rules', () => {
  it.each(Object.entries(rows))('%s', (_, { house, wishes, lines, expected, legal = [], illegal = [] }) => {
    const rules = smallRules({ ...wishes, ...(house && { houseRules: house }) });
    const state = afterLines(rules, lines);
    expect(told(rules, state)).toMatchObject(expected);
    const open = legalChoices(rules, state).map((one) => choiceText(rules, one));
    expect(open).toEqual(expect.arrayContaining([...legal]));
    for (const line of illegal) {
      expect(open).not.toContain(line);
      expect(() => afterLines(rules, [...lines, line])).toThrow('illegal choice');
    }
  });
});

describe('A26 unable to move: shut in at an exit with RS left and five cores', () => {
  it.each(policies.map((policy) => [policy.id, policy] as const))('%s takes only what is legal', (_, policy) => {
    const rules = smallRules({ houseRules: unable }, 'normal');
    const sector = rules.labels.indexOf('escape');
    const state = newState(rules);
    Object.assign(state, { phase: 'movement', turn: 5, health: 2, cores: 5, sector });
    state.numbers.fill(6);
    state.numbers[sector] = 1;
    state.events[sector] = 0;
    state.finished[sector] = 1;
    state.owned[rules.resetSector] = 1;
    const legal = legalChoices(rules, state);
    expect(legal.map(({ kind }) => kind)).not.toContain('end');
    expect(legal).toContain(policy.createPlayer(rules)(state, legal, () => 1));
  });
});

describe('A5: shut in with RS in hand', () => {
  const rules = smallRules(start(3, 1));
  const state = afterLines(rules, [...shutInAtStart, 'move NW: 6']);
  const legal = legalChoices(rules, state);
  const giveUp = rules.choices['give-up'][0];
  it.each(policies.filter(({ id }) => id !== 'random').map((policy) => [policy.id, policy] as const))(
    '%s tries it, since that costs nothing',
    (_, policy) => expect(policy.createPlayer(rules)(state, legal, () => 1).kind).toBe('reset-sector'),
  );
  it('random may give up as well', () => {
    const random = policies.find(({ id }) => id === 'random') as (typeof policies)[number];
    const chosen = legal.map((_, index) => random.createPlayer(rules)(state, legal, () => index + 1));
    expect(chosen).toContain(giveUp);
  });
});

describe('A3 nearest: a Modifier', () => {
  const { diceMods } = shippedContent.game;
  // The result under each total from 2 to 12.
  it.each([
    ['+1', ' 3  4  5  6  7  8  9 10 11 12 12'],
    ['-1', ' 2  2  3  4  5  6  7  8  9 10 11'],
    ['+3', ' 5  6  7  8  9 10 11 12 12 12 12'],
    ['-3', ' 2  2  2  2  3  4  5  6  7  8  9'],
    ['*2', ' 4  6  8 10 12 12 12 12 12 12 12'],
    ['/2', ' 2  2  2  3  3  4  4  5  5  6  6'],
  ])('%s', (abbreviation, row) => {
    const mod = diceMods.find((one) => one.abbreviation === abbreviation) as (typeof diceMods)[number];
    const results = rollTotals.map((total) => modifiedTotal(total, mod, { modifiers: 'nearest' }));
    expect(results).toEqual(row.trim().split(/ +/u).map(Number));
  });
  it('is in the exact odds as it is at the table: every one on every total', () => {
    const rules = smallRules({ houseRules: { modifiers: 'nearest' } });
    const { totals } = exactEvent(rules, newState(rules), 0);
    for (const { modifiers } of totals) expect(modifiers).toHaveLength(8);
    expect(totals.at(-1)?.modifiers.find(({ mod }) => mod === 0)?.total).toBe(12);
  });
});

describe('players know the house', () => {
  it.each([
    ['equal-or-above', 0],
    ['above', unreachable],
  ] as const)('X1: with equal Health a way lies open where entering is %s', (entering, distance) => {
    const rules = smallRules({ ...start(4), houseRules: { entering } });
    const state = { ...newState(rules), numbers: [3, 4, 6, 6, 6, 6, 6], finished: [1, 1, 0, 0, 0, 0, 0] };
    expect(viewBoard(rules, state, 4, newBoardView(rules)).distance[1]).toBe(distance);
  });
});
