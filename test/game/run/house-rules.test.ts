import { describe, expect, it } from 'vitest';
import { exactEvent } from '../../../src/game/measure/exact.ts';
import { newBoardView, unreachable, viewBoard } from '../../../src/game/policy/board-view.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { choiceText } from '../../../src/game/run/choice-text.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { modifiedTotal, rollTotals } from '../../../src/game/run/outcome-roll.ts';
import { newState } from '../../../src/game/run/state.ts';
import { shippedContent } from '../shipped.ts';
import { afterLines, type Given, opening, quietly, rulesFor, smallRules, told } from '../small-game.ts';

/** Lines, what the State is after them and which Choices are legal then, or not, and what the game is like. */
type Row = readonly [
  lines: readonly string[],
  expected: Record<string, unknown> & { readonly legal?: readonly string[]; readonly illegal?: readonly string[] },
  given?: Given,
];

const above = { houseRules: { entering: 'above' } } as const;
const required = { houseRules: { resetWhenStuck: 'required' } } as const;
const tooLate = { houseRules: { resetWhenStuck: 'too-late' } } as const;
const atOnce = { houseRules: { endingAtStart: 'at-once' } } as const;
const unable = { houseRules: { stuckAtExit: 'unable-to-move' } } as const;

const shutInAtStart = ['take RS', ...opening, 'move C: 4', 'move NE: 5'];
const shutInAtGoal = [...opening, ...quietly('C', 2, 12), 'move S: 1 1 3', 'roll: 1 1', 'keep', 'move SE: 6'];
const weak = { outcomes: { bad: ['Health -9'] } };

const rows: Record<string, Row> = {
  'X1 CR-140: equal Health lets in': [
    [...opening, 'move C: 4 1 2'],
    { at: 'C', phase: 'event', turn: 2 },
    { health: 4 },
  ],
  'X1 CR-140 above: equal Health is not enough, and the number stays on the map (CR-143)': [
    [...opening, 'move C: 4'],
    { at: 'N', phase: 'movement', numbers: { C: 4 }, turn: 1, illegal: ['move C'] },
    { ...above, health: 4 },
  ],
  'X1 CR-140 above: one more is enough': [
    [...opening, 'move C: 3 1 2'],
    { at: 'C', phase: 'event', health: 4 },
    { ...above, health: 4 },
  ],
  'X1: Health 6 enters a Sector of 6': [[...opening, 'move C: 6 1 2'], { at: 'C' }, { health: 6 }],
  'X1 above: a Sector of 6 keeps Health 6 out': [
    [...opening, 'move C: 6'],
    { at: 'N', illegal: ['move C'] },
    { ...above, health: 6 },
  ],
  'X1 above: and lets Health 7 in': [[...opening, 'move C: 6 1 2'], { at: 'C' }, { ...above, health: 7 }],
  'X1: Health 1 enters a Sector of 1': [[...opening, 'move C: 1 1 2'], { at: 'C' }, { health: 1 }],
  'X1 above: Health 1 may try every Sector and enters none': [
    [...opening, 'move C: 1', 'move NE: 1'],
    { at: 'N', phase: 'movement', legal: ['move NW'], illegal: ['move C', 'move NE'] },
    { ...above, health: 1 },
  ],
  'X1 CR-144 above: and is unable to move when all are tried': [
    [...opening, 'move C: 1', 'move NE: 1', 'move NW: 1'],
    { phase: 'over', ending: 'unable-to-move' },
    { ...above, health: 1 },
  ],
  'A3 CR-099: a Modifier that leads over 12 may not be used': [
    ['take +3', 'begin: 3 1 1', 'roll: 5 6'],
    { phase: 'modify', legal: ['keep'], illegal: ['use +3'] },
    { health: 10 },
  ],
  'A3 CR-099 nearest: it stops at 12': [
    ['take +3', 'begin: 3 1 1', 'roll: 5 5', 'use +3'],
    { cores: 1, owned: {} },
    { houseRules: { modifiers: 'nearest' }, health: 10, outcomes: { wild: ['Core +1'] } },
  ],
  'A3 CR-098: a Modifier that leads to a half may not be used': [
    ['take /2', 'begin: 3 1 1', 'roll: 3 4'],
    { phase: 'modify', illegal: ['use /2'] },
    { health: 10 },
  ],
  'A3 CR-098 nearest: the half is rounded up, 7 becomes 4': [
    ['take /2', 'begin: 3 1 1', 'roll: 3 4', 'use /2'],
    { credits: 4 },
    { houseRules: { modifiers: 'nearest' }, health: 10, outcomes: { bad: ['CryptoCredits -1'], neutral: [] } },
  ],
  'A5: a player who is shut in may still use RS': [
    [...shutInAtStart, 'move NW: 6'],
    { phase: 'movement', legal: ['reset-sector C', 'reset-sector NE', 'reset-sector NW'] },
    { health: 3 },
  ],
  'A5: and goes on if it opens a way': [
    [...shutInAtStart, 'move NW: 6', 'reset-sector C: 3', 'move C: 1 2'],
    { at: 'C', phase: 'event' },
    { health: 3 },
  ],
  'A5 CR-144 CR-191: or leaves it unused and gives up, which is being unable to move': [
    [...shutInAtStart, 'move NW: 6', 'give-up'],
    { phase: 'over', ending: 'unable-to-move', owned: { RS: 1 } },
    { health: 3 },
  ],
  'A5: nobody gives up while a Sector is untried': [
    shutInAtStart,
    { phase: 'movement', illegal: ['give-up'] },
    { health: 3 },
  ],
  'A5 A26: nor where the Run may be ended by choice': [
    ['take RS', ...shutInAtGoal, 'move SW: 5'],
    { phase: 'movement', at: 'S', legal: ['end', 'reset-sector C'], illegal: ['give-up'] },
    { ...weak, health: 10 },
  ],
  'A5 required: RS must be tried before the Run ends': [
    [...shutInAtStart, 'move NW: 6'],
    { phase: 'movement', legal: ['reset-sector C', 'reset-sector NE', 'reset-sector NW'], illegal: ['give-up'] },
    { ...required, health: 3 },
  ],
  'A5 too late: the Run ends with RS in hand': [
    [...shutInAtStart, 'move NW: 6'],
    { phase: 'over', ending: 'unable-to-move', owned: { RS: 1 } },
    { ...tooLate, health: 3 },
  ],
  'A5 too late: RS works while one Sector is untried': [
    shutInAtStart,
    { phase: 'movement', legal: ['reset-sector C', 'reset-sector NE', 'move NW'] },
    { ...tooLate, health: 3 },
  ],
  'A5 A26 too late: shut in at GOAL nothing is left but to end there': [
    ['take RS', ...shutInAtGoal, 'move SW: 5'],
    { phase: 'movement', at: 'S', health: 1, legal: ['end'], illegal: ['reset-sector C', 'reset-sector SE'] },
    { ...tooLate, ...weak, health: 10 },
  ],
  'A7 CR-194: no end at START before any move': [opening, { turn: 1, illegal: ['end'] }],
  'A7 CR-194 at once: the Run may end there on the first turn': [
    [...opening, 'end'],
    { phase: 'over', ending: 'start 0', turn: 1 },
    atOnce,
  ],
  'A7 at once: after the Event Phase, not in it': [['begin: 3 1 1'], { phase: 'event', illegal: ['end'] }, atOnce],
  'A7: shut in at START on the first turn is unable to move': [
    [...opening, 'move C: 4', 'move NE: 5', 'move NW: 6'],
    { phase: 'over', ending: 'unable-to-move' },
    { health: 3 },
  ],
  'A7 A26 at once: shut in there it is an end by choice': [
    [...opening, 'move C: 4', 'move NE: 5', 'move NW: 6', 'end'],
    { ending: 'start 0' },
    { ...atOnce, health: 3 },
  ],
  'A26: shut in at GOAL the Run is ended there by choice': [
    [...shutInAtGoal, 'move SW: 5', 'end'],
    { phase: 'over', ending: 'goal 0' },
    weak,
  ],
  'A26 unable to move: it ends by itself when the last neighbour is shut': [
    [...shutInAtGoal, 'move SW: 5'],
    { phase: 'over', ending: 'unable-to-move', at: 'S' },
    { ...unable, ...weak },
  ],
  'A26 A5 unable to move: with RS in hand there is RS, or giving up': [
    ['take RS', ...shutInAtGoal, 'move SW: 5'],
    { phase: 'movement', at: 'S', legal: ['reset-sector C', 'reset-sector SE', 'give-up'], illegal: ['end'] },
    { ...unable, ...weak, health: 10 },
  ],
  'A5 too late: shut in at an exit RE comes too late, as RS does': [
    ['take RE', ...shutInAtGoal, 'move SW: 5'],
    { phase: 'movement', at: 'S', legal: ['end'], illegal: ['reset-event S', 'reset-event C'] },
    { ...tooLate, ...weak, health: 10 },
  ],
  'A26 A27 unable to move: and by choice before that': [
    [...shutInAtGoal, 'end'],
    { ending: 'goal 0' },
    { ...unable, ...weak },
  ],
};

describe('house rules', () => {
  it.each(Object.entries(rows))('%s', (_, [lines, { legal = [], illegal = [], ...expected }, given]) => {
    const rules = rulesFor(lines, given);
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
    const rules = smallRules(unable, 'normal');
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
  const lines = [...shutInAtStart, 'move NW: 6'];
  const rules = rulesFor(lines, { health: 3 });
  const state = afterLines(rules, lines);
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
    const rules = rulesFor([], { health: 4, houseRules: { entering } });
    const state = { ...newState(rules), numbers: [3, 4, 6, 6, 6, 6, 6], finished: [1, 1, 0, 0, 0, 0, 0] };
    expect(viewBoard(rules, state, 4, newBoardView(rules)).distance[1]).toBe(distance);
  });
});
