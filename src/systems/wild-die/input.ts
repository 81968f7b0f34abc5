/** Arguments and options → what is rolled. */

import type { Idle, Ids, Parts, ValuesOf } from '../../dice/define-system.ts';
import { optionalNumber, wholeNumber } from '../../dice/number-parameter.ts';
import { about, flag, oneOf, optional, single } from '../../dice/parameter.ts';
import { phrase } from '../../dice/phrase.ts';
import { Refusal } from '../../dice/refusal.ts';
import { sumOf } from '../../item-at.ts';
import { codeRange, type DieCode, formatCode, readBonus, readCode } from './code.ts';

/** Max Character Points in a session, and so for one roll (WD-030, A9). */
export const maxCharacterPoints = 5;
const maxTarget = 1000;

const code = { notation: 'nD+p', range: codeRange };

/** The first word: a die code of 1 to 99 dice, one of them wild. */
export const systemArguments = {
  code: single<DieCode>(
    {
      ...about('code', 'die code: dice, one of them wild, and pips', 'WD-002'),
      ...code,
      samples: ['1D', '2D+1', '3D-1', '10D'],
    },
    readCode,
  ),
};

const bonus = (name: string, summary: string, rule: string) =>
  optional<DieCode>({ ...about(name, summary, rule), ...code, samples: ['1D', '+2', '1D+1'] }, readBonus);

/** Options of a roll: target, points, bonuses, and readings of the Wild Die's rules. */
export const systemOptions = {
  target: optionalNumber(about('target', 'total to reach', 'WD-002'), {
    from: -maxTarget,
    to: maxTarget,
    samples: ['5', '12', '30'],
  }),
  characterPoints: wholeNumber(about('character-points', 'Character Points spent, one extra Wild Die each', 'WD-030'), {
    from: 0,
    to: maxCharacterPoints,
    default: 0,
    samples: ['0', '1', '2', '5'],
  }),
  fate: flag(about('fate', 'a Fate Point spent: twice the dice', 'WD-038')),
  equipment: bonus('equipment', 'bonus of weapon or equipment, never doubled', 'WD-036'),
  advantage: bonus('advantage', 'bonus of Advantages and Special Abilities', 'WD-004'),
  initialOne: oneOf(about('initial-one', 'whether a first 1 on the Wild Die counts', 'WD-016'), [
    { name: 'stays', words: 'yes, and the next roll is subtracted' },
    { name: 'drops', words: 'no, and the next roll is subtracted' },
  ]),
  catastrophe: oneOf(about('catastrophe', 'what a 6 on the subtracted roll does', 'WD-018'), [
    { name: 'one', words: 'one more roll is subtracted' },
    { name: 'chain', words: 'one more roll is subtracted, and another after each 6' },
    { name: 'none', words: 'nothing more' },
  ]),
  fatePips: oneOf(about('fate-pips', 'whether a Fate Point doubles pips', 'WD-034'), [
    { name: 'stay', words: 'no, only dice' },
    { name: 'double', words: 'yes' },
  ]),
  fateAdvantage: oneOf(about('fate-advantage', 'whether a Fate Point doubles Advantages', 'WD-036'), [
    { name: 'doubles', words: 'yes, they belong to the character' },
    { name: 'stays', words: 'no' },
  ]),
};

/** Regular dice, one Wild Die, extra Wild Dice, and a number to add. */
export interface WildRoll {
  readonly regular: number;
  readonly extra: number;
  readonly pips: number;
  readonly target: number | undefined;
  readonly initialOne: 'stays' | 'drops';
  readonly catastrophe: 'one' | 'chain' | 'none';
}

type Values = ValuesOf<typeof systemArguments> & ValuesOf<typeof systemOptions>;

const noDice: DieCode = { dice: 0, pips: 0 };

/** Whether there are pips that a Fate Point may double. */
const hasPips = ({ code, advantage = noDice }: Pick<Values, 'code' | 'advantage'>) =>
  code.pips !== 0 || advantage.pips !== 0;

/** Adds up a code, its bonuses and points. Throws a Refusal for both kinds of points on one roll. */
export function prepare(values: Values): WildRoll {
  const { code, fate, characterPoints, equipment = noDice, advantage = noDice } = values;
  const message = 'cannot spend Character Points and a Fate Point on one roll';
  if (fate && characterPoints > 0) throw new Refusal(message, 'Character Points or a Fate Point', 'WD-027');
  const pipsBy = values.fatePips === 'double' ? 2 : 1;
  const fated = ({ dice, pips }: DieCode) => (fate ? { dice: dice * 2, pips: pips * pipsBy } : { dice, pips });
  const parts = [fated(code), values.fateAdvantage === 'doubles' ? fated(advantage) : advantage, equipment];
  const { target, initialOne, catastrophe } = values;
  const dice = { regular: sumOf(parts.map(({ dice }) => dice)) - 1, extra: characterPoints };
  return { ...dice, pips: sumOf(parts.map(({ pips }) => pips)), target, initialOne, catastrophe };
}

/** Options without effect on a roll without a Fate Point. */
export function idle({ code, fate, advantage }: Values): Idle<typeof systemOptions> {
  return {
    fatePips: (!fate && 'fate') || (!hasPips({ code, advantage }) && 'pips to double'),
    fateAdvantage: (!fate && 'fate') || (advantage === undefined && 'advantage'),
  };
}

export function title({ code, fate, characterPoints, equipment, advantage, target }: Values): Parts {
  return [
    formatCode(code),
    advantage && phrase('advantage {code}', { code: formatCode(advantage) }),
    equipment && phrase('equipment {code}', { code: formatCode(equipment) }),
    characterPoints === 1 && '1 Character Point',
    characterPoints > 1 && phrase('{count} Character Points', { count: characterPoints }),
    fate && 'a Fate Point',
    target !== undefined && phrase('to reach {target}', { target }),
  ];
}

export function depends({ code, fate, characterPoints, advantage, equipment }: Values): Ids {
  const isUnusual = [code, advantage ?? noDice, equipment ?? noDice].some((part) => part.pips < 0 || part.pips > 2);
  return [
    'A1',
    'A2',
    'A3',
    fate && hasPips({ code, advantage }) && 'A5',
    'A6',
    fate && advantage && 'A7',
    ...(characterPoints > 0 ? ['A8', 'A9'] : []),
    isUnusual && 'A10',
  ];
}
