import { describe, expect, it } from 'vitest';
import { choiceText } from '../../../src/game/run/choice-text.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { compileRules, eventOfThrow } from '../../../src/game/run/rules.ts';
import { newState } from '../../../src/game/run/state.ts';
import { afterLines, type Given, opening, quietly, rulesFor, smallContent, smallRules, told } from '../small-game.ts';

/** Lines, what the State is after them, and what the game is like. */
type Row = readonly [lines: readonly string[], expected: object, given?: Given];

const shop14 = { shops: { 14: ['Health +2 for 2', 'DiceMod +2 for 2', 'Core +1 for 7', 'Health -12 for 1'] } };

/** Begins at Event 11 and keeps the throw. */
const first = (faces: string) => ['begin: 1 1 1', `roll: ${faces}`, 'keep'];
/** Enters a Sector with Event 13 and keeps a Bad Outcome. */
const badly = (sector: string) => [`move ${sector}: 1 1 3`, 'roll: 1 1', 'keep'];

function check(rows: Record<string, Row>): void {
  it.each(Object.entries(rows))('%s', (_, [lines, expected, given]) => {
    const rules = rulesFor(lines, given);
    expect(told(rules, afterLines(rules, lines))).toMatchObject(expected);
  });
}

const setup: Record<string, Row> = {
  'CR-160 CR-162 CR-163: Easy starts with Health 10, 10 CryptoCredits and three DiceMods of choice': [
    ['take +1', 'take RE', 'take +1'],
    { health: 10, credits: 10, owned: { '+1': 2, RE: 1 }, phase: 'setup' },
  ],
  'CR-165 CR-167 CR-168: Normal starts with Health 10, 5 CryptoCredits and two DiceMods': [
    ['take *2', 'take RS'],
    { health: 10, credits: 5, owned: { '*2': 1, RS: 1 } },
  ],
  'CR-170 CR-172 CR-173: Hard starts with Health 8, 3 CryptoCredits and one DiceMod': [
    ['take -3'],
    { health: 8, credits: 3, owned: { '-3': 1 } },
  ],
  'CR-004 CR-012 CR-016: nothing is on the map before the Run begins': [
    [],
    { phase: 'setup', numbers: {}, events: {}, turn: 0, cores: 0 },
  ],
  'CR-176 CR-177 CR-178 CR-179: START gets its Sector Number, then its Event Number, then its Event Phase': [
    ['begin: 4 3 5'],
    { at: 'N', numbers: { N: 4 }, events: { N: 35 }, phase: 'event', turn: 1 },
  ],
  'CR-180: no Traversal check at START (A19)': [
    ['begin: 6 1 1'],
    { at: 'N', phase: 'event', health: 2 },
    { health: 2 },
  ],
  'CR-154: a 3 then a 5 is 35, not 53': [['begin: 1 3 5'], { events: { N: 35 } }],
  'CR-182: START can be a Shop': [['begin: 1 1 4'], { phase: 'shop', events: { N: 14 } }],
};

const movement: Record<string, Row> = {
  'CR-138 CR-145 CR-148 CR-149 CR-187: Sector Number, Event Number, then in; a new turn': [
    [...opening, 'move C: 5 1 2'],
    { at: 'C', numbers: { N: 3, C: 5 }, events: { C: 12 }, phase: 'event', turn: 2 },
  ],
  'CR-140: Health equal to the Sector Number is enough (X1)': [
    [...opening, 'move C: 6 1 2'],
    { at: 'C', health: 6 },
    { health: 6 },
  ],
  'CR-140 CR-142 CR-143: too high a number keeps the player out and stays on the map': [
    [...opening, 'move C: 5'],
    { at: 'N', phase: 'movement', numbers: { C: 5 }, turn: 1, events: { N: 11 } },
    { health: 4 },
  ],
  'CR-142: another adjacent Sector in the same turn': [
    [...opening, 'move C: 5', 'move NE: 4 1 2'],
    { at: 'NE', turn: 2 },
    { health: 4 },
  ],
  'CR-141 CR-139 CR-146 CR-150: going back to a finished Sector rolls nothing and costs nothing (A8)': [
    [...opening, ...quietly('C', 2, 12), 'move N'],
    { at: 'N', phase: 'movement', turn: 3, health: 10, numbers: { N: 3 } },
  ],
  'CR-147: a used Event Number is rolled again until a new one comes': [
    [...opening, 'move C: 1 1 1 1 1 6 6'],
    { events: { N: 11, C: 66 } },
  ],
  'CR-144 CR-191: all neighbours tried and shut ends the Run (A17)': [
    [...opening, 'move C: 4', 'move NE: 5', 'move NW: 6'],
    { phase: 'over', ending: 'unable-to-move', at: 'N' },
    { health: 3 },
  ],
  'CR-144: a visited neighbour is a way out (X8)': [
    [...opening, ...quietly('NE', 1, 12), 'move C: 2 1 3', 'roll: 1 1', 'keep', 'move NW: 6', 'move S: 5'],
    { phase: 'movement', at: 'C', health: 4 },
    { outcomes: { bad: ['Health -6'] } },
  ],
};

const outcomes: Record<string, Row> = {
  'CR-156 CR-157: a 2 then a 5 is 7': [['begin: 1 1 1', 'roll: 2 5'], { phase: 'modify' }],
  'CR-053 CR-061 CR-184 CR-185: the Outcome of the total takes effect and the Event is struck out': [
    first('1 1'),
    { health: 8, finished: ['N'], phase: 'movement' },
  ],
  'CR-059: an Outcome may do nothing': [opening, { health: 10, credits: 5, finished: ['N'] }],
  'CR-058 CR-087: the Modifier comes first, then the Outcome': [
    ['take +3', 'begin: 1 1 1', 'roll: 2 3', 'use +3'],
    { credits: 4, owned: {}, gained: { '+3': 1 }, phase: 'movement' },
  ],
  'CR-090: +1 adds one': [['take +1', 'begin: 1 1 1', 'roll: 3 4', 'use +1'], { credits: 4 }],
  'CR-091: -1 takes one': [['take -1', 'begin: 1 1 1', 'roll: 5 6', 'use -1'], { credits: 4 }],
  'CR-096: *2 doubles': [['take *2', 'begin: 1 1 1', 'roll: 2 2', 'use *2'], { credits: 4, health: 8 }],
  'CR-097: /2 halves': [['take /2', 'begin: 1 1 1', 'roll: 2 2', 'use /2'], { health: 6 }],
  'CR-062 CR-063 CR-200: a sixth core counts, diamonds or none': [
    first('4 4'),
    { cores: 6 },
    { outcomes: { good: ['Core +6'] } },
  ],
  'CR-064 CR-066: a core is lost, from the LOG too (A14)': [
    [...first('4 4'), 'move C: 1 1 2', 'roll: 1 1', 'keep'],
    { cores: 5 },
    { events: { 11: { good: ['Core +6'] }, 12: { bad: ['Core -1'] } } },
  ],
  'CR-065: losing a core without any does nothing': [
    first('1 1'),
    { cores: 0, phase: 'movement' },
    { outcomes: { bad: ['Core -1'] } },
  ],
  'CR-067 CR-068 CR-202: CryptoCredits stop at zero': [
    first('1 1'),
    { credits: 0 },
    { outcomes: { bad: ['CryptoCredits -9'] } },
  ],
  'CR-071 CR-072 CR-166 CR-206: Health gains stop at the maximum': [
    first('4 4'),
    { health: 12 },
    { outcomes: { good: ['Health +5'] } },
  ],
  'CR-171: on Hard at 10': [['take +1', ...first('4 4')], { health: 10 }, { outcomes: { good: ['Health +5'] } }],
  'CR-161: Easy has no maximum': [
    ['take +1', 'take +1', 'take +1', ...first('4 4')],
    { health: 60 },
    { outcomes: { good: ['Health +50'] } },
  ],
  'CR-013 CR-186 CR-190 CR-193: the last Health ends the Run at once; damage stops at zero (A15)': [
    first('1 1'),
    { phase: 'over', ending: 'no-health', health: 0, cores: 0 },
    { outcomes: { bad: ['Health -30', 'Health +9', 'Core +1'] } },
  ],
  'A10: effects go left to right': [first('6 6'), { health: 1 }, { outcomes: { wild: ['Health +9', 'Health -11'] } }],
  'A10: Health is checked after each effect': [
    first('6 6'),
    { phase: 'over', health: 0 },
    { outcomes: { wild: ['Health -11', 'Health +9'] } },
  ],
};

const diceMods: Record<string, Row> = {
  'CR-069 CR-082: an effect gives a DiceMod': [
    first('4 4'),
    { owned: { '+2': 1, RE: 1 } },
    { outcomes: { good: ['DiceMod +2', 'DiceMod RE'] } },
  ],
  'CR-070 CR-083: without a free circle the gain is lost (A11)': [
    first('4 4'),
    { owned: { '+2': 1 }, gained: { '+2': 1 } },
    { outcomes: { good: ['DiceMod +2', 'DiceMod +2'] }, modCounts: { '+2': 1 } },
  ],
  'CR-085 CR-086 CR-164: Easy gains past the sheet (A12)': [
    ['take +2', 'take +2', 'take +2', ...first('4 4')],
    { owned: { '+2': 5 } },
    { outcomes: { good: ['DiceMod +2', 'DiceMod +2'] }, modCounts: { '+2': 1 } },
  ],
  'CR-073 CR-081: a gain of choice waits for the player, then effects go on (A20)': [
    [...first('4 4'), 'take RS'],
    { owned: { RS: 1 }, health: 9, phase: 'movement' },
    { outcomes: { good: ['DiceMod of your choice', 'Health -1'] } },
  ],
  'CR-074 CR-075: a loss of choice puts an X on one, without its benefit': [
    ['take +1', 'take RE', ...first('1 1'), 'lose +1'],
    { owned: { RE: 1 }, gained: { '+1': 1, RE: 1 }, health: 9, phase: 'movement' },
    { outcomes: { bad: ['Lose a DiceMod of your choice', 'Health -1'] } },
  ],
  'CR-076: without a DiceMod the loss does nothing': [
    first('1 1'),
    { phase: 'movement', owned: {} },
    { outcomes: { bad: ['Lose a DiceMod of your choice'] } },
  ],
  'CR-104 CR-105 CR-107 CR-108: RE rolls a new Event Number, met on the next entering (A23)': [
    ['take RE', ...opening, ...quietly('C', 1, 12), 'reset-event N: 1 3'],
    { events: { N: 13, C: 12 }, finished: ['C'], owned: {}, phase: 'movement', at: 'C' },
  ],
  'CR-108: and there its Event Phase starts': [
    ['take RE', ...opening, ...quietly('C', 1, 12), 'reset-event N: 1 3', 'move N'],
    { phase: 'event', at: 'N' },
  ],
  'A4: a number erased by RE is still used': [['take RE', ...opening, 'reset-event N: 1 1 1 2'], { events: { N: 12 } }],
  'A24: RE on the own Sector is met after leaving and coming back': [
    ['take RE', ...opening, 'reset-event N: 1 2', ...quietly('C', 1, 13), 'move N'],
    { phase: 'event', at: 'N', events: { N: 12 } },
  ],
  'CR-106 CR-112: RE and RS work far from the player': [
    [
      'take RE',
      'take RS',
      ...opening,
      ...quietly('C', 1, 12),
      ...quietly('S', 1, 13),
      'reset-event N: 1 5',
      'reset-sector N: 6',
    ],
    { events: { N: 15 }, numbers: { N: 6 }, at: 'S' },
  ],
  'CR-110 CR-111 CR-113 CR-114: RS writes a new Sector Number, which counts on entering (A5)': [
    ['take RS', ...opening, 'move C: 4', 'move NE: 5', 'move NW: 6', 'reset-sector C: 2', 'move C: 1 2'],
    { at: 'C', numbers: { C: 2, NE: 5, NW: 6 }, owned: {} },
    { health: 3 },
  ],
  'A5: the last RS in vain ends the Run': [
    ['take RS', ...opening, 'move C: 4', 'move NE: 5', 'move NW: 6', 'reset-sector C: 4'],
    { phase: 'over', ending: 'unable-to-move' },
    { health: 3 },
  ],
  'A5: without RS there is no last try, whatever RE is left': [
    ['take RE', ...opening, 'move C: 4', 'move NE: 5', 'move NW: 6'],
    { phase: 'over', ending: 'unable-to-move' },
    { health: 3 },
  ],
};

const shops: Record<string, Row> = {
  'CR-124 CR-125 CR-129 CR-130: credits -2, Health +2': [
    [...first('1 1'), 'move C: 1 1 4', 'buy 14 Health +2 for 2'],
    { credits: 3, health: 8, phase: 'shop' },
    { ...shop14, outcomes: { bad: ['Health -4'] } },
  ],
  'CR-131 CR-134: any number of items in one visit': [
    ['begin: 1 1 4', 'buy 14 Health +2 for 2', 'buy 14 DiceMod +2 for 2', 'leave'],
    { credits: 1, health: 12, owned: { '+2': 1 }, phase: 'movement' },
    shop14,
  ],
  'CR-132: a bought core is added at once': [
    ['take +1', 'take +1', 'take +1', 'begin: 1 1 4', 'buy 14 Core +1 for 7'],
    { cores: 1, credits: 3 },
    shop14,
  ],
  'CR-116 CR-118: a Shop is never finished and can be visited again': [
    ['begin: 1 1 4', 'leave', ...quietly('C', 1, 12), 'move N'],
    { phase: 'shop', finished: ['C'] },
    shop14,
  ],
  'CR-013: Health can end in a Shop': [
    ['begin: 1 1 4', 'buy 14 Health -12 for 1'],
    { phase: 'over', ending: 'no-health' },
    shop14,
  ],
  'A11: a DiceMod without a free circle can be bought, to no use': [
    [...first('4 4'), 'move C: 1 1 4', 'buy 14 DiceMod +2 for 2'],
    { credits: 3, owned: { '+2': 1 }, gained: { '+2': 1 } },
    { shops: { 14: ['DiceMod +2 for 2'] }, modCounts: { '+2': 1 }, outcomes: { good: ['DiceMod +2'] } },
  ],
  'CR-073: an item may leave the DiceMod to the player, and the Shop goes on': [
    ['begin: 1 1 4', 'buy 14 DiceMod of your choice for 2', 'take *2'],
    { phase: 'shop', owned: { '*2': 1 }, credits: 3 },
    { shops: { 14: ['DiceMod of your choice for 2'] } },
  ],
};

const endings: Record<string, Row> = {
  'CR-188 CR-198 CR-200: five cores and more at GOAL': [
    [...first('4 4'), ...quietly('C', 1, 12), ...quietly('S', 1, 13), 'end'],
    { phase: 'over', ending: 'goal 5', cores: 6 },
    { events: { 11: { good: ['Core +6'] } } },
  ],
  'CR-199: three cores at GOAL': [
    [...first('4 4'), ...quietly('C', 1, 12), ...quietly('S', 1, 13), 'end'],
    { ending: 'goal 3' },
    { events: { 11: { good: ['Core +3'] } } },
  ],
  'CR-196 CR-197: the ESCAPE on the right': [
    [...opening, ...quietly('C', 1, 12), ...quietly('SE', 1, 13), 'end'],
    { ending: 'escape 0' },
  ],
  'CR-197: the ESCAPE on the left, with cores': [
    [...first('4 4'), ...quietly('C', 1, 12), ...quietly('SW', 1, 13), 'end'],
    { ending: 'escape 1' },
    { events: { 11: { good: ['Core +3'] } } },
  ],
  'CR-195: START, come back to (A8)': [[...opening, ...quietly('C', 1, 12), 'move N', 'end'], { ending: 'start 0' }],
  'CR-192: abandoning is open at any time': [['begin: 1 1 1', 'abandon'], { ending: 'abandoned' }],
  'A9: dead at GOAL with five cores is dead': [
    [...first('4 4'), ...quietly('C', 1, 12), ...badly('S')],
    { ending: 'no-health', cores: 5 },
    { events: { 11: { good: ['Core +5'] }, 13: { bad: ['Health -30'] } } },
  ],
  'A26: unable to move on a labelled Sector is a voluntary end there': [
    [...opening, ...quietly('C', 2, 12), ...badly('S'), 'move SE: 6', 'move SW: 6', 'end'],
    { ending: 'goal 0', health: 1 },
    { events: { 13: { bad: ['Health -9'] } } },
  ],
  'A27: ending after a failed try and a reset': [
    ['take RE', ...opening, ...quietly('C', 1, 12), ...quietly('S', 1, 13), 'move SE: 6', 'reset-event C: 2 1', 'end'],
    { ending: 'goal 0' },
    { health: 4 },
  ],
  'A25: walled in between finished Sectors ends as unable to move': [
    [
      ...['begin: 2 1 1', 'roll: 3 3', 'keep', ...quietly('C', 1, 12), ...badly('NE')],
      ...['move SE: 2', 'move C', 'move S: 2', 'move SW: 2', 'move NW: 2'],
    ],
    { phase: 'over', ending: 'unable-to-move', health: 1, at: 'C' },
    { events: { 13: { bad: ['Health -9'] } } },
  ],
  'A25: an affordable item in reach keeps the Run going': [
    [
      ...['begin: 2 1 1', 'roll: 3 3', 'keep', 'move C: 1 1 4', 'leave', ...badly('NE')],
      ...['move SE: 2', 'move C', 'leave', 'move S: 2', 'move SW: 2', 'move NW: 2'],
    ],
    { phase: 'movement', health: 1, at: 'C' },
    { events: { 13: { bad: ['Health -9'] } }, shops: { 14: ['Health +2 for 2'] } },
  ],
};

describe('setup', () => check(setup));
describe('movement', () => check(movement));
describe('outcomes and effects', () => check(outcomes));
describe('DiceMods', () => check(diceMods));
describe('Shops', () => check(shops));
describe('endings', () => check(endings));

/** Choices that must not be open in the State after the lines. */
const refused: Record<string, readonly [lines: readonly string[], choice: string, given?: Given]> = {
  'CR-136: a Sector that is not adjacent': [opening, 'move S'],
  'CR-135: the own Sector': [opening, 'move N'],
  'CR-089 CR-025: a DiceMod that is used up': [
    ['take +1', ...opening.slice(0, 2), 'use +1', 'move C: 1 1 2', 'roll: 3 3'],
    'use +1',
  ],
  'CR-088: a second Modifier on one roll': [['take +1', 'take +1', ...opening.slice(0, 2), 'use +1'], 'use +1'],
  'CR-098: half of an odd total (A3)': [['take /2', 'begin: 1 1 1', 'roll: 3 4'], 'use /2'],
  'CR-099 CR-203: a total over 12 (A3)': [['take *2', 'begin: 1 1 1', 'roll: 3 4'], 'use *2'],
  'CR-099: a total under 2': [['take -3', 'begin: 1 1 1', 'roll: 2 2'], 'use -3'],
  'CR-100: a Modifier outside an Outcome Roll': [['take +1', ...opening], 'use +1'],
  'CR-103: RE outside the Movement Phase': [['take RE', ...opening, 'move C: 1 1 2'], 'reset-event N'],
  'CR-104: RE on a Sector without a finished Event': [['take RE', ...opening], 'reset-event C'],
  'CR-109: RE on a Shop': [['take RE', 'begin: 1 1 4', 'leave'], 'reset-event N'],
  'CR-110: RS on a Sector without a number': [['take RS', ...opening], 'reset-sector C'],
  'CR-126 CR-209: what cannot be paid in full': [['begin: 1 1 4'], 'buy 14 Core +1 for 7', shop14],
  'CR-127: an item bought before': [['begin: 1 1 4', 'buy 14 DiceMod +2 for 2'], 'buy 14 DiceMod +2 for 2', shop14],
  'CR-127: on a later visit too (A13)': [
    ['begin: 1 1 4', 'buy 14 DiceMod +2 for 2', 'leave', ...quietly('C', 1, 12), 'move N'],
    'buy 14 DiceMod +2 for 2',
    shop14,
  ],
  'CR-121: an item of another Shop': [
    ['begin: 1 1 4'],
    'buy 25 Health +2 for 1',
    { shops: { 14: ['Health +1 for 1'], 25: ['Health +2 for 1'] } },
  ],
  'CR-117: an Outcome Roll in a Shop': [['begin: 1 1 4'], 'roll'],
  'CR-194: ending on START before any move (A7)': [opening, 'end'],
  'CR-189: ending on a Sector without a label (X9)': [[...opening, ...quietly('C', 1, 12)], 'end'],
  'CR-194: ending before the Event Phase is over': [[...opening, ...quietly('C', 1, 12), 'move S: 1 1 3'], 'end'],
  'CR-140: a Sector whose number is known to be too high': [[...opening, 'move C: 5'], 'move C', { health: 4 }],
  'CR-168: a third starting DiceMod on Normal': [['take +1', 'take +1'], 'take +1'],
  'CR-084: a fifth +1 in a Run': [
    ['take +1', 'take +1', ...first('4 4')],
    'take +1',
    { outcomes: { good: ['DiceMod +1', 'DiceMod +1', 'DiceMod of your choice'] } },
  ],
  'CR-013: anything once the Run is over': [first('1 1'), 'abandon', { outcomes: { bad: ['Health -30'] } }],
};

describe('what the rules refuse', () => {
  it.each(Object.entries(refused))('%s', (_, [lines, choice, given]) => {
    const rules = rulesFor(lines, given);
    const state = afterLines(rules, lines);
    expect(legalChoices(rules, state).map((one) => choiceText(rules, one))).not.toContain(choice);
    expect(() => afterLines(rules, [...lines, choice])).toThrow('illegal choice');
  });

  it('CR-083 CR-169 CR-174: on Normal and Hard a free choice is among the free circles only', () => {
    const rules = smallRules({ modCounts: { '+1': 1 } }, 'normal');
    const state = afterLines(rules, ['take +1']);
    const open = legalChoices(rules, state).map((one) => choiceText(rules, one));
    expect(open).toEqual(['-1', '+2', '-2', '+3', '-3', '*2', '/2', 'RE', 'RS'].map((name) => `take ${name}`));
  });

  it('A18: RE is closed once every Event Number is used', () => {
    const rules = smallRules({}, 'hard');
    const state = afterLines(rules, ['take RE', ...opening]);
    expect(legalChoices(rules, state)).toContain(rules.choices['reset-event'][rules.start]);
    expect(legalChoices(rules, { ...state, usedCount: 36 })).not.toContain(rules.choices['reset-event'][rules.start]);
  });

  it('CR-159: rules are made for one difficulty, and refuse one that is not there', () =>
    expect(() => compileRules(smallContent(), 'nightmare')).toThrow('no difficulty nightmare'));
});

describe('the rules as they are compiled', () => {
  const rules = smallRules();
  it('CR-155: each d66 throw is one Event', () => {
    const events = [1, 2, 3, 4, 5, 6].flatMap((tens) =>
      [1, 2, 3, 4, 5, 6].map((units) => eventOfThrow(rules, tens, units)),
    );
    expect(new Set(events).size).toBe(36);
    expect(events).not.toContain(-1);
  });

  it('a new State has one legal Choice where no DiceMod is owed', () =>
    expect(legalChoices(rules, newState(rules))).toEqual([rules.choices.begin[0]]));
});
