import { describe, expect, it } from 'vitest';
import { choiceText } from '../../../src/game/run/choice-text.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { compileRules, eventOfThrow, totalAfter } from '../../../src/game/run/rules.ts';
import { newState } from '../../../src/game/run/state.ts';
import { afterLines, bareWith, opening, quietly, smallContent, smallRules, told, type Wishes } from '../small-game.ts';

interface Row {
  readonly lines: readonly string[];
  readonly expected: object;
  readonly wishes?: Wishes;
  readonly difficulty?: string;
}

const shop14 = { shops: { 14: ['Health +2 for 2', 'DiceMod +2 for 2', 'Core +1 for 7', 'Health -12 for 1'] } };

function check(rows: Record<string, Row>): void {
  it.each(Object.entries(rows))('%s', (_, { lines, expected, wishes, difficulty }) => {
    const rules = smallRules(wishes, difficulty);
    expect(told(rules, afterLines(rules, lines))).toMatchObject(expected);
  });
}

const setup: Record<string, Row> = {
  'CR-160 CR-162 CR-163: Easy starts with Health 10, 10 CryptoCredits and three DiceMods of choice': {
    difficulty: 'easy',
    lines: ['take +1', 'take RE', 'take +1'],
    expected: { health: 10, credits: 10, owned: { '+1': 2, RE: 1 }, phase: 'setup' },
  },
  'CR-165 CR-167 CR-168: Normal starts with Health 10, 5 CryptoCredits and two DiceMods': {
    difficulty: 'normal',
    lines: ['take *2', 'take RS'],
    expected: { health: 10, credits: 5, owned: { '*2': 1, RS: 1 } },
  },
  'CR-170 CR-172 CR-173: Hard starts with Health 8, 3 CryptoCredits and one DiceMod': {
    difficulty: 'hard',
    lines: ['take -3'],
    expected: { health: 8, credits: 3, owned: { '-3': 1 } },
  },
  'CR-004 CR-012 CR-016: nothing is on the map before the Run begins': {
    lines: [],
    expected: { phase: 'setup', numbers: {}, events: {}, turn: 0, cores: 0 },
  },
  'CR-176 CR-177 CR-178 CR-179: START gets its Sector Number, then its Event Number, then its Event Phase': {
    lines: ['begin: 4 3 5'],
    expected: { at: 'N', numbers: { N: 4 }, events: { N: 35 }, phase: 'event', turn: 1 },
  },
  'CR-180: no Traversal check at START (A19)': {
    wishes: { difficulties: [bareWith(2)] },
    lines: ['begin: 6 1 1'],
    expected: { at: 'N', phase: 'event', health: 2 },
  },
  'CR-154: a 3 then a 5 is 35, not 53': { lines: ['begin: 1 3 5'], expected: { events: { N: 35 } } },
  'CR-182: START can be a Shop': { lines: ['begin: 1 1 4'], expected: { phase: 'shop', events: { N: 14 } } },
};

const movement: Record<string, Row> = {
  'CR-138 CR-145 CR-148 CR-149 CR-187: Sector Number, Event Number, then in; a new turn': {
    lines: [...opening, 'move C: 5 1 2'],
    expected: { at: 'C', numbers: { N: 3, C: 5 }, events: { C: 12 }, phase: 'event', turn: 2 },
  },
  'CR-140: Health equal to the Sector Number is enough (X1)': {
    wishes: { difficulties: [bareWith(6)] },
    lines: [...opening, 'move C: 6 1 2'],
    expected: { at: 'C', health: 6 },
  },
  'CR-140 CR-142 CR-143: too high a number keeps the player out and stays on the map': {
    wishes: { difficulties: [bareWith(4)] },
    lines: [...opening, 'move C: 5'],
    expected: { at: 'N', phase: 'movement', numbers: { C: 5 }, turn: 1, events: { N: 11 } },
  },
  'CR-142: another adjacent Sector in the same turn': {
    wishes: { difficulties: [bareWith(4)] },
    lines: [...opening, 'move C: 5', 'move NE: 4 1 2'],
    expected: { at: 'NE', turn: 2 },
  },
  'CR-141 CR-139 CR-146 CR-150: going back to a finished Sector rolls nothing and costs nothing (A8)': {
    lines: [...opening, ...quietly('C', 2, 12), 'move N'],
    expected: { at: 'N', phase: 'movement', turn: 3, health: 10, numbers: { N: 3 } },
  },
  'CR-147: a used Event Number is rolled again until a new one comes': {
    lines: [...opening, 'move C: 1 1 1 1 1 6 6'],
    expected: { events: { N: 11, C: 66 } },
  },
  'CR-144 CR-191: all neighbours tried and shut ends the Run (A17)': {
    wishes: { difficulties: [bareWith(3)] },
    lines: [...opening, 'move C: 4', 'move NE: 5', 'move NW: 6'],
    expected: { phase: 'over', ending: 'unable-to-move', at: 'N' },
  },
  'CR-144: a visited neighbour is a way out (X8)': {
    wishes: { outcomes: { bad: ['Health -6'] } },
    lines: [...opening, ...quietly('NE', 1, 12), 'move C: 2 1 3', 'roll: 1 1', 'keep', 'move NW: 6', 'move S: 5'],
    expected: { phase: 'movement', at: 'C', health: 4 },
  },
};

const outcomes: Record<string, Row> = {
  'CR-156 CR-157: a 2 then a 5 is 7': { lines: ['begin: 1 1 1', 'roll: 2 5'], expected: { phase: 'modify' } },
  'CR-053 CR-061 CR-184 CR-185: the Outcome of the total takes effect and the Event is struck out': {
    lines: ['begin: 1 1 1', 'roll: 1 1', 'keep'],
    expected: { health: 8, finished: ['N'], phase: 'movement' },
  },
  'CR-059: an Outcome may do nothing': { lines: opening, expected: { health: 10, credits: 5, finished: ['N'] } },
  'CR-058 CR-087: the Modifier comes first, then the Outcome': {
    difficulty: 'hard',
    lines: ['take +3', 'begin: 1 1 1', 'roll: 2 3', 'use +3'],
    expected: { credits: 4, owned: {}, gained: { '+3': 1 }, phase: 'movement' },
  },
  'CR-090: +1 adds one': {
    difficulty: 'hard',
    lines: ['take +1', 'begin: 1 1 1', 'roll: 3 4', 'use +1'],
    expected: { credits: 4 },
  },
  'CR-091: -1 takes one': {
    difficulty: 'hard',
    lines: ['take -1', 'begin: 1 1 1', 'roll: 5 6', 'use -1'],
    expected: { credits: 4 },
  },
  'CR-096: *2 doubles': {
    difficulty: 'hard',
    lines: ['take *2', 'begin: 1 1 1', 'roll: 2 2', 'use *2'],
    expected: { credits: 4, health: 8 },
  },
  'CR-097: /2 halves': {
    difficulty: 'hard',
    lines: ['take /2', 'begin: 1 1 1', 'roll: 2 2', 'use /2'],
    expected: { health: 6 },
  },
  'CR-062 CR-063 CR-200: a sixth core counts, diamonds or none': {
    wishes: { outcomes: { good: ['Core +6'] } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep'],
    expected: { cores: 6 },
  },
  'CR-064 CR-066: a core is lost, from the LOG too (A14)': {
    wishes: { events: { 11: { good: ['Core +6'] }, 12: { bad: ['Core -1'] } } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep', 'move C: 1 1 2', 'roll: 1 1', 'keep'],
    expected: { cores: 5 },
  },
  'CR-065: losing a core without any does nothing': {
    wishes: { outcomes: { bad: ['Core -1'] } },
    lines: ['begin: 1 1 1', 'roll: 1 1', 'keep'],
    expected: { cores: 0, phase: 'movement' },
  },
  'CR-067 CR-068 CR-202: CryptoCredits stop at zero': {
    wishes: { outcomes: { bad: ['CryptoCredits -9'] } },
    lines: ['begin: 1 1 1', 'roll: 1 1', 'keep'],
    expected: { credits: 0 },
  },
  'CR-071 CR-072 CR-166 CR-206: Health gains stop at the maximum': {
    wishes: { outcomes: { good: ['Health +5'] } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep'],
    expected: { health: 12 },
  },
  'CR-171: on Hard at 10': {
    wishes: { outcomes: { good: ['Health +5'] } },
    difficulty: 'hard',
    lines: ['take +1', 'begin: 1 1 1', 'roll: 4 4', 'keep'],
    expected: { health: 10 },
  },
  'CR-161: Easy has no maximum': {
    wishes: { outcomes: { good: ['Health +50'] } },
    difficulty: 'easy',
    lines: ['take +1', 'take +1', 'take +1', 'begin: 1 1 1', 'roll: 4 4', 'keep'],
    expected: { health: 60 },
  },
  'CR-013 CR-186 CR-190 CR-193: the last Health ends the Run at once; damage stops at zero (A15)': {
    wishes: { outcomes: { bad: ['Health -30', 'Health +9', 'Core +1'] } },
    lines: ['begin: 1 1 1', 'roll: 1 1', 'keep'],
    expected: { phase: 'over', ending: 'no-health', health: 0, cores: 0 },
  },
  'A10: effects go left to right': {
    wishes: { outcomes: { wild: ['Health +9', 'Health -11'] } },
    lines: ['begin: 1 1 1', 'roll: 6 6', 'keep'],
    expected: { health: 1 },
  },
  'A10: Health is checked after each effect': {
    wishes: { outcomes: { wild: ['Health -11', 'Health +9'] } },
    lines: ['begin: 1 1 1', 'roll: 6 6', 'keep'],
    expected: { phase: 'over', health: 0 },
  },
};

const diceMods: Record<string, Row> = {
  'CR-069 CR-082: an effect gives a DiceMod': {
    wishes: { outcomes: { good: ['DiceMod +2', 'DiceMod RE'] } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep'],
    expected: { owned: { '+2': 1, RE: 1 } },
  },
  'CR-070 CR-083: without a free circle the gain is lost (A11)': {
    wishes: { outcomes: { good: ['DiceMod +2', 'DiceMod +2'] }, modCounts: { '+2': 1 } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep'],
    expected: { owned: { '+2': 1 }, gained: { '+2': 1 } },
  },
  'CR-085 CR-086 CR-164: Easy gains past the sheet (A12)': {
    wishes: { outcomes: { good: ['DiceMod +2', 'DiceMod +2'] }, modCounts: { '+2': 1 } },
    difficulty: 'easy',
    lines: ['take +2', 'take +2', 'take +2', 'begin: 1 1 1', 'roll: 4 4', 'keep'],
    expected: { owned: { '+2': 5 } },
  },
  'CR-073 CR-081: a gain of choice waits for the player, then effects go on (A20)': {
    wishes: { outcomes: { good: ['DiceMod of your choice', 'Health -1'] } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep', 'take RS'],
    expected: { owned: { RS: 1 }, health: 9, phase: 'movement' },
  },
  'CR-074 CR-075: a loss of choice puts an X on one, without its benefit': {
    wishes: { outcomes: { bad: ['Lose a DiceMod of your choice', 'Health -1'] } },
    difficulty: 'normal',
    lines: ['take +1', 'take RE', 'begin: 1 1 1', 'roll: 1 1', 'keep', 'lose +1'],
    expected: { owned: { RE: 1 }, gained: { '+1': 1, RE: 1 }, health: 9, phase: 'movement' },
  },
  'CR-076: without a DiceMod the loss does nothing': {
    wishes: { outcomes: { bad: ['Lose a DiceMod of your choice'] } },
    lines: ['begin: 1 1 1', 'roll: 1 1', 'keep'],
    expected: { phase: 'movement', owned: {} },
  },
  'CR-104 CR-105 CR-107 CR-108: RE rolls a new Event Number, met on the next entering (A23)': {
    difficulty: 'hard',
    lines: ['take RE', ...opening, ...quietly('C', 1, 12), 'reset-event N: 1 3'],
    expected: { events: { N: 13, C: 12 }, finished: ['C'], owned: {}, phase: 'movement', at: 'C' },
  },
  'CR-108: and there its Event Phase starts': {
    difficulty: 'hard',
    lines: ['take RE', ...opening, ...quietly('C', 1, 12), 'reset-event N: 1 3', 'move N'],
    expected: { phase: 'event', at: 'N' },
  },
  'A4: a number erased by RE is still used': {
    difficulty: 'hard',
    lines: ['take RE', ...opening, 'reset-event N: 1 1 1 2'],
    expected: { events: { N: 12 } },
  },
  'A24: RE on the own Sector is met after leaving and coming back': {
    difficulty: 'hard',
    lines: ['take RE', ...opening, 'reset-event N: 1 2', ...quietly('C', 1, 13), 'move N'],
    expected: { phase: 'event', at: 'N', events: { N: 12 } },
  },
  'CR-106 CR-112: RE and RS work far from the player': {
    difficulty: 'normal',
    lines: [
      'take RE',
      'take RS',
      ...opening,
      ...quietly('C', 1, 12),
      ...quietly('S', 1, 13),
      'reset-event N: 1 5',
      'reset-sector N: 6',
    ],
    expected: { events: { N: 15 }, numbers: { N: 6 }, at: 'S' },
  },
  'CR-110 CR-111 CR-113 CR-114: RS writes a new Sector Number, which counts on entering (A5)': {
    wishes: { difficulties: [bareWith(3, 1)] },
    lines: ['take RS', ...opening, 'move C: 4', 'move NE: 5', 'move NW: 6', 'reset-sector C: 2', 'move C: 1 2'],
    expected: { at: 'C', numbers: { C: 2, NE: 5, NW: 6 }, owned: {} },
  },
  'A5: the last RS in vain ends the Run': {
    wishes: { difficulties: [bareWith(3, 1)] },
    lines: ['take RS', ...opening, 'move C: 4', 'move NE: 5', 'move NW: 6', 'reset-sector C: 4'],
    expected: { phase: 'over', ending: 'unable-to-move' },
  },
  'A5: without RS there is no last try, whatever RE is left': {
    wishes: { difficulties: [bareWith(3, 1)] },
    lines: ['take RE', ...opening, 'move C: 4', 'move NE: 5', 'move NW: 6'],
    expected: { phase: 'over', ending: 'unable-to-move' },
  },
};

const shops: Record<string, Row> = {
  'CR-124 CR-125 CR-129 CR-130: credits -2, Health +2': {
    wishes: { ...shop14, outcomes: { bad: ['Health -4'] } },
    lines: ['begin: 1 1 1', 'roll: 1 1', 'keep', 'move C: 1 1 4', 'buy 14 Health +2 for 2'],
    expected: { credits: 3, health: 8, phase: 'shop' },
  },
  'CR-131 CR-134: any number of items in one visit': {
    wishes: shop14,
    lines: ['begin: 1 1 4', 'buy 14 Health +2 for 2', 'buy 14 DiceMod +2 for 2', 'leave'],
    expected: { credits: 1, health: 12, owned: { '+2': 1 }, phase: 'movement' },
  },
  'CR-132: a bought core is added at once': {
    wishes: shop14,
    difficulty: 'easy',
    lines: ['take +1', 'take +1', 'take +1', 'begin: 1 1 4', 'buy 14 Core +1 for 7'],
    expected: { cores: 1, credits: 3 },
  },
  'CR-116 CR-118: a Shop is never finished and can be visited again': {
    wishes: shop14,
    lines: ['begin: 1 1 4', 'leave', ...quietly('C', 1, 12), 'move N'],
    expected: { phase: 'shop', finished: ['C'] },
  },
  'CR-013: Health can end in a Shop': {
    wishes: shop14,
    lines: ['begin: 1 1 4', 'buy 14 Health -12 for 1'],
    expected: { phase: 'over', ending: 'no-health' },
  },
  'A11: a DiceMod without a free circle can be bought, to no use': {
    wishes: { shops: { 14: ['DiceMod +2 for 2'] }, modCounts: { '+2': 1 }, outcomes: { good: ['DiceMod +2'] } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep', 'move C: 1 1 4', 'buy 14 DiceMod +2 for 2'],
    expected: { credits: 3, owned: { '+2': 1 }, gained: { '+2': 1 } },
  },
  'CR-073: an item may leave the DiceMod to the player, and the Shop goes on': {
    wishes: { shops: { 14: ['DiceMod of your choice for 2'] } },
    lines: ['begin: 1 1 4', 'buy 14 DiceMod of your choice for 2', 'take *2'],
    expected: { phase: 'shop', owned: { '*2': 1 }, credits: 3 },
  },
};

const endings: Record<string, Row> = {
  'CR-188 CR-198 CR-200: five cores and more at GOAL': {
    wishes: { events: { 11: { good: ['Core +6'] } } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep', ...quietly('C', 1, 12), ...quietly('S', 1, 13), 'end'],
    expected: { phase: 'over', ending: 'goal 5', cores: 6 },
  },
  'CR-199: three cores at GOAL': {
    wishes: { events: { 11: { good: ['Core +3'] } } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep', ...quietly('C', 1, 12), ...quietly('S', 1, 13), 'end'],
    expected: { ending: 'goal 3' },
  },
  'CR-196 CR-197: the ESCAPE on the right': {
    lines: [...opening, ...quietly('C', 1, 12), ...quietly('SE', 1, 13), 'end'],
    expected: { ending: 'escape 0' },
  },
  'CR-197: the ESCAPE on the left, with cores': {
    wishes: { events: { 11: { good: ['Core +3'] } } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep', ...quietly('C', 1, 12), ...quietly('SW', 1, 13), 'end'],
    expected: { ending: 'escape 1' },
  },
  'CR-195: START, come back to (A8)': {
    lines: [...opening, ...quietly('C', 1, 12), 'move N', 'end'],
    expected: { ending: 'start 0' },
  },
  'CR-192: abandoning is open at any time': { lines: ['begin: 1 1 1', 'abandon'], expected: { ending: 'abandoned' } },
  'A9: dead at GOAL with five cores is dead': {
    wishes: { events: { 11: { good: ['Core +5'] }, 13: { bad: ['Health -30'] } } },
    lines: ['begin: 1 1 1', 'roll: 4 4', 'keep', ...quietly('C', 1, 12), 'move S: 1 1 3', 'roll: 1 1', 'keep'],
    expected: { ending: 'no-health', cores: 5 },
  },
  'A26: unable to move on a labelled Sector is a voluntary end there': {
    wishes: { events: { 13: { bad: ['Health -9'] } } },
    lines: [
      ...opening,
      ...quietly('C', 2, 12),
      'move S: 1 1 3',
      'roll: 1 1',
      'keep',
      'move SE: 6',
      'move SW: 6',
      'end',
    ],
    expected: { ending: 'goal 0', health: 1 },
  },
  'A27: ending after a failed try and a reset': {
    wishes: { difficulties: [bareWith(4, 1)] },
    lines: [
      'take RE',
      ...opening,
      ...quietly('C', 1, 12),
      ...quietly('S', 1, 13),
      'move SE: 6',
      'reset-event C: 2 1',
      'end',
    ],
    expected: { ending: 'goal 0' },
  },
  'A25: walled in between finished Sectors ends as unable to move': {
    wishes: { events: { 13: { bad: ['Health -9'] } } },
    lines: [
      ...['begin: 2 1 1', 'roll: 3 3', 'keep', ...quietly('C', 1, 12), 'move NE: 1 1 3', 'roll: 1 1', 'keep'],
      ...['move SE: 2', 'move C', 'move S: 2', 'move SW: 2', 'move NW: 2'],
    ],
    expected: { phase: 'over', ending: 'unable-to-move', health: 1, at: 'C' },
  },
  'A25: an affordable item in reach keeps the Run going': {
    wishes: { events: { 13: { bad: ['Health -9'] } }, shops: { 14: ['Health +2 for 2'] } },
    lines: [
      ...['begin: 2 1 1', 'roll: 3 3', 'keep', 'move C: 1 1 4', 'leave', 'move NE: 1 1 3', 'roll: 1 1', 'keep'],
      ...['move SE: 2', 'move C', 'leave', 'move S: 2', 'move SW: 2', 'move NW: 2'],
    ],
    expected: { phase: 'movement', health: 1, at: 'C' },
  },
};

describe('setup', () => check(setup));
describe('movement', () => check(movement));
describe('outcomes and effects', () => check(outcomes));
describe('DiceMods', () => check(diceMods));
describe('Shops', () => check(shops));
describe('endings', () => check(endings));

/** Choices that must not be open in the State after the lines. */
const refused: Record<string, { lines: string[]; choice: string; wishes?: Wishes; difficulty?: string }> = {
  'CR-136: a Sector that is not adjacent': { lines: opening, choice: 'move S' },
  'CR-135: the own Sector': { lines: opening, choice: 'move N' },
  'CR-089 CR-025: a DiceMod that is used up': {
    difficulty: 'hard',
    lines: ['take +1', ...opening.slice(0, 2), 'use +1', 'move C: 1 1 2', 'roll: 3 3'],
    choice: 'use +1',
  },
  'CR-088: a second Modifier on one roll': {
    difficulty: 'normal',
    lines: ['take +1', 'take +1', ...opening.slice(0, 2), 'use +1'],
    choice: 'use +1',
  },
  'CR-098: half of an odd total (A3)': {
    difficulty: 'hard',
    lines: ['take /2', 'begin: 1 1 1', 'roll: 3 4'],
    choice: 'use /2',
  },
  'CR-099 CR-203: a total over 12 (A3)': {
    difficulty: 'hard',
    lines: ['take *2', 'begin: 1 1 1', 'roll: 3 4'],
    choice: 'use *2',
  },
  'CR-099: a total under 2': { difficulty: 'hard', lines: ['take -3', 'begin: 1 1 1', 'roll: 2 2'], choice: 'use -3' },
  'CR-100: a Modifier outside an Outcome Roll': {
    difficulty: 'hard',
    lines: ['take +1', ...opening],
    choice: 'use +1',
  },
  'CR-103: RE outside the Movement Phase': {
    difficulty: 'hard',
    lines: ['take RE', ...opening, 'move C: 1 1 2'],
    choice: 'reset-event N',
  },
  'CR-104: RE on a Sector without a finished Event': {
    difficulty: 'hard',
    lines: ['take RE', ...opening],
    choice: 'reset-event C',
  },
  'CR-109: RE on a Shop': { difficulty: 'hard', lines: ['take RE', 'begin: 1 1 4', 'leave'], choice: 'reset-event N' },
  'CR-110: RS on a Sector without a number': {
    difficulty: 'hard',
    lines: ['take RS', ...opening],
    choice: 'reset-sector C',
  },
  'CR-126 CR-209: what cannot be paid in full': {
    wishes: shop14,
    lines: ['begin: 1 1 4'],
    choice: 'buy 14 Core +1 for 7',
  },
  'CR-127: an item bought before': {
    wishes: shop14,
    lines: ['begin: 1 1 4', 'buy 14 DiceMod +2 for 2'],
    choice: 'buy 14 DiceMod +2 for 2',
  },
  'CR-127: on a later visit too (A13)': {
    wishes: shop14,
    lines: ['begin: 1 1 4', 'buy 14 DiceMod +2 for 2', 'leave', ...quietly('C', 1, 12), 'move N'],
    choice: 'buy 14 DiceMod +2 for 2',
  },
  'CR-121: an item of another Shop': {
    wishes: { shops: { 14: ['Health +1 for 1'], 25: ['Health +2 for 1'] } },
    lines: ['begin: 1 1 4'],
    choice: 'buy 25 Health +2 for 1',
  },
  'CR-117: an Outcome Roll in a Shop': { lines: ['begin: 1 1 4'], choice: 'roll' },
  'CR-194: ending on START before any move (A7)': { lines: opening, choice: 'end' },
  'CR-189: ending on a Sector without a label (X9)': { lines: [...opening, ...quietly('C', 1, 12)], choice: 'end' },
  'CR-194: ending before the Event Phase is over': {
    lines: [...opening, ...quietly('C', 1, 12), 'move S: 1 1 3'],
    choice: 'end',
  },
  'CR-140: a Sector whose number is known to be too high': {
    wishes: { difficulties: [bareWith(4)] },
    lines: [...opening, 'move C: 5'],
    choice: 'move C',
  },
  'CR-168: a third starting DiceMod on Normal': {
    difficulty: 'normal',
    lines: ['take +1', 'take +1'],
    choice: 'take +1',
  },
  'CR-084: a fifth +1 in a Run': {
    difficulty: 'normal',
    wishes: { outcomes: { good: ['DiceMod +1', 'DiceMod +1', 'DiceMod of your choice'] } },
    lines: ['take +1', 'take +1', 'begin: 1 1 1', 'roll: 4 4', 'keep'],
    choice: 'take +1',
  },
  'CR-013: anything once the Run is over': {
    wishes: { outcomes: { bad: ['Health -30'] } },
    lines: ['begin: 1 1 1', 'roll: 1 1', 'keep'],
    choice: 'abandon',
  },
};

describe('what the rules refuse', () => {
  it.each(Object.entries(refused))('%s', (_, { lines, choice, wishes, difficulty }) => {
    const rules = smallRules(wishes, difficulty);
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

  it('CR-159: rules are made for one difficulty, and refuse one that is not there', () => {
    expect(() => compileRules(smallContent(), 'nightmare')).toThrow('no difficulty nightmare');
  });
});

describe('counts of the rules', () => {
  const rules = smallRules();
  const legalOn = (abbreviation: string) => {
    const mod = rules.mods.findIndex((one) => one.abbreviation === abbreviation);
    const ways = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    return ways.reduce((sum, way, total) => sum + (totalAfter(rules, mod, total) ? way : 0), 0);
  };
  it.each([
    ['CR-090', '+1', 35],
    ['CR-091', '-1', 35],
    ['CR-092', '+2', 33],
    ['CR-093', '-2', 33],
    ['CR-094', '+3', 30],
    ['CR-095', '-3', 30],
    ['CR-096', '*2', 15],
    ['CR-097', '/2', 17],
  ])('%s: %s can be used on %i of 36 throws', (_, abbreviation, throws) => {
    expect(legalOn(abbreviation)).toBe(throws);
  });

  it('CR-155: each d66 throw is one Event', () => {
    const events = [1, 2, 3, 4, 5, 6].flatMap((tens) =>
      [1, 2, 3, 4, 5, 6].map((units) => eventOfThrow(rules, tens, units)),
    );
    expect(new Set(events).size).toBe(36);
    expect(events).not.toContain(-1);
  });

  it('a new State has one legal Choice where no DiceMod is owed', () => {
    expect(legalChoices(rules, newState(rules))).toEqual([rules.choices.begin[0]]);
  });
});
