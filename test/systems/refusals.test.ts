import { expect, it } from 'vitest';
import { Refusal } from '../../src/dice/refusal.ts';
import type { Options, System } from '../../src/dice/system.ts';
import { diceCheck } from '../../src/systems/dice-check/index.ts';
import { essentialTraits } from '../../src/systems/essential-traits/index.ts';
import { uniquePool } from '../../src/systems/unique-pool/index.ts';
import { wildDie } from '../../src/systems/wild-die/index.ts';

const refusals: readonly (readonly [system: System, argument: string, Options, rule: string, message: string])[] = [
  [wildDie, '0D', {}, 'WD-007', 'expected 1D to 99D, found 0D'],
  [wildDie, '3X', {}, 'WD-002', 'expected a die code such as 3D+1, found 3X'],
  [wildDie, '', {}, 'WD-002', 'expected a die code such as 3D+1, found nothing'],
  [wildDie, '3D+', {}, 'WD-002', 'expected a die code such as 3D+1, found 3D+'],
  [wildDie, '100D', {}, 'WD-007', 'expected 1D to 99D, found 100D'],
  [wildDie, '3D', { 'character-points': '6' }, 'WD-030', 'character-points must be 0 to 5, found 6'],
  [
    wildDie,
    '3D',
    { 'character-points': '1', fate: true },
    'WD-027',
    'cannot spend Character Points and a Fate Point on one roll',
  ],
  [wildDie, '3D', { equipment: 'x' }, 'WD-006', 'expected a bonus such as 1D or +2, found x'],
  [wildDie, '3D', { catastrophe: 'two' }, 'WD-018', 'expected one, chain or none for catastrophe, found two'],
  [wildDie, '3D', { target: 'high' }, 'WD-002', 'expected a whole number for target, found high'],
  [diceCheck, '', { mod: '14' }, 'DC-075', 'mod must be -10 to 13, found 14'],
  [diceCheck, '', { mod: '-11' }, 'DC-075', 'mod must be -10 to 13, found -11'],
  [diceCheck, '', { mod: '10', attribute: '4' }, 'DC-075', 'modifier must be -10 to 13, found +14'],
  [diceCheck, '', { attribute: '5' }, 'DC-007', 'attribute must be -2 to 4, found 5'],
  [diceCheck, '', { skill: '-4' }, 'DC-010', 'skill must be -3 to 4, found -4'],
  [diceCheck, '', { conditional: '6' }, 'DC-013', 'conditional must be -5 to 5, found 6'],
  [
    diceCheck,
    '',
    { mod: '3', insight: 'fourth' },
    'DC-024',
    'expected third-die, plus-three or reroll for insight, found fourth',
  ],
  [diceCheck, '', { group: '1', insight: 'reroll' }, 'DC-042', 'cannot use Insight Dice in a Group Check'],
  [diceCheck, '', { group: '1/2' }, 'DC-041', 'expected a modifier or AMod/SMod/CMod for group, found 1/2'],
  [diceCheck, '', { negotiation: '1' }, 'DC-064', 'expected two modifiers for negotiation, found 1'],
  [diceCheck, '', { negotiation: '1,14' }, 'DC-075', 'negotiation must be -10 to 13, found 14'],
  [diceCheck, '', { opposed: '1', 'first-impressions': true }, 'DC-046', 'cannot read bands in an Opposed Check'],
  [diceCheck, '', { 'insight-dice': '3', insight: 'reroll' }, 'DC-022', 'insight-dice must be 1 to 2, found 3'],
  [uniquePool, '9', {}, 'UP-004', 'pool must be 1 to 8, found 9'],
  [uniquePool, '0', {}, 'UP-004', 'pool must be 1 to 8, found 0'],
  [uniquePool, '5+3+1', {}, 'UP-004', 'pool must be 1 to 8, found 9'],
  [uniquePool, '0+0+0', {}, 'UP-004', 'pool must be 1 to 8, found 0'],
  [uniquePool, '1+1+1+1', {}, 'UP-001', 'expected three parts of a pool at most, found 4'],
  [uniquePool, 'many', {}, 'UP-004', 'expected a whole number for pool, found many'],
  [uniquePool, '5', { target: '0' }, 'UP-009', 'target must be 1 to 99, found 0'],
  [uniquePool, '5', { push: 'best' }, 'UP-010', 'cannot push without a target'],
  [uniquePool, '5', { push: 'often', target: '9' }, 'UP-010', 'expected never, until or best for push, found often'],
  [
    uniquePool,
    '5',
    { 'crisis-cost': '-1' },
    'UP-025',
    'crisis-cost must be 0 or more, such as 1/2, 0.5 or 2, found -1',
  ],
  [essentialTraits, '23', {}, 'ET-005', 'level must be 1 to 22, found 23'],
  [essentialTraits, '0', {}, 'ET-005', 'level must be 1 to 22, found 0'],
  [essentialTraits, '9', { dice: 'd12+d4' }, 'ET-012', 'dice of level 9 must add up to 24, found 16'],
  [essentialTraits, '4', { dice: 'd14' }, 'ET-012', 'expected two or three dice, found d14'],
  [essentialTraits, '4', { dice: 'd9+d5' }, 'ET-014', 'expected dice such as d8+d6, found d9+d5'],
  [essentialTraits, '4', { dice: 'd7+d7', set: 'core' }, 'ET-014', 'expected core dice, found d7+d7'],
  [essentialTraits, '4', { versus: ['23'] }, 'ET-005', 'level must be 1 to 22, found 23'],
  [essentialTraits, '4', { versus: ['3:d6'] }, 'ET-012', 'expected two or three dice, found d6'],
];

it.each(refusals.map(([system, ...rest]) => [system.id, ...rest, system] as const))(
  '%s %s %j is refused by %s',
  (_, argument, options, rule, message, system) => {
    const odds = () => system.odds(system.arguments.length > 0 ? [argument] : [], options);
    expect(odds).toThrow(Refusal);
    expect(odds).toThrow(expect.objectContaining({ rule, message, range: expect.stringMatching(/./u) }));
  },
);
