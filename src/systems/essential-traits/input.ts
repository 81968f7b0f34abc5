/** Arguments and options → the traits to test. */

import type { Ids, Parts, ValuesOf } from '../../dice/define-system.ts';
import { readWhole } from '../../dice/number-parameter.ts';
import { about, many, oneOf, optional, single } from '../../dice/parameter.ts';
import { type Phrase, phrase } from '../../dice/phrase.ts';
import { Refusal } from '../../dice/refusal.ts';
import { type Dice, defaultDice, formatDice, isCore, levelRange, readDice, type Trait } from './trait.ts';

const rangeText = `${levelRange.from} to ${levelRange.to}`;

const readLevel = (text: string): number => readWhole(text, { name: 'level', rule: 'ET-005', ...levelRange });

interface Other {
  readonly level: number;
  readonly dice: Dice | undefined;
}

/** Reads `3` or `3:d6+d6`. */
function readOther(text: string): Other {
  const [level = '', dice, ...more] = text.split(':');
  if (more.length > 0) throw new Refusal(`expected a trait such as 3:d6+d6, found ${text}`, rangeText, 'ET-009');
  return { level: readLevel(level), dice: dice === undefined ? undefined : readDice(dice, readLevel(level)) };
}

/** The first word: level of the trait, 1 to 22. */
export const systemArguments = {
  level: single<number>(
    {
      ...about('level', 'level of the trait, bonuses included', 'ET-005'),
      notation: 'n',
      range: rangeText,
      samples: ['1', '4', '9', '14', '22'],
    },
    readLevel,
  ),
};

/** Options of a test: dice of the trait, other traits, and dice at hand. */
export const systemOptions = {
  dice: optional<string>(
    {
      ...about('dice', 'two or three dice', 'ET-012'),
      notation: 'dN+dN',
      range: 'maxima that add up to 2 x level + 6',
      samples: ['d8+d6', 'd4+d4', 'd20+d4', 'd10+d2+d2'],
    },
    (text) => text,
  ),
  versus: many<Other>(
    {
      ...about('versus', 'another trait in the test', 'ET-009'),
      notation: 'level[:dN+dN]',
      range: rangeText,
      samples: ['3:d6+d6', '5', '22'],
    },
    readOther,
  ),
  set: oneOf(about('set', 'dice at hand', 'ET-015'), [
    { name: 'all', words: 'core and optional dice, mixed or doubled' },
    { name: 'core', words: 'core dice only' },
  ]),
};

type Values = ValuesOf<typeof systemArguments> & ValuesOf<typeof systemOptions>;

/** A test of one or more traits; the first is the one asked about. */
export interface TraitTest {
  readonly traits: readonly [Trait, ...Trait[]];
  readonly set: 'all' | 'core';
  readonly isByDefault: boolean;
}

/** Reads the dice of each trait, or takes the default. */
export function prepare({ level, dice, versus, set }: Values): TraitTest {
  const own = dice === undefined ? undefined : readDice(dice, level);
  const traitOf = (trait: Other): Trait => {
    const chosen = trait.dice ?? defaultDice(trait.level, set);
    if (set === 'all' || isCore(chosen)) return { level: trait.level, dice: chosen };
    throw new Refusal(`expected core dice, found ${formatDice(chosen)}`, 'core dice', 'ET-014');
  };
  return {
    traits: [traitOf({ level, dice: own }), ...versus.map(traitOf)],
    set,
    isByDefault: [{ dice: own }, ...versus].some((trait) => trait.dice === undefined),
  };
}

/** `level 4 (d8+d6)`. */
export const nameOf = ({ level, dice }: Trait): Phrase =>
  phrase('level {level} ({dice})', { level, dice: formatDice(dice) });

/** `level 4 (d8+d6) versus level 3 (d6+d6)`. */
export const title = ({ traits: [own, ...others] }: TraitTest): Parts => [
  others.length === 0
    ? nameOf(own)
    : phrase('{trait} versus {others}', { trait: nameOf(own), others: others.map(nameOf) }),
];

export const depends = ({ traits, isByDefault }: TraitTest): Ids => [
  'A1',
  'A5',
  isByDefault && 'default',
  ...(traits.length > 1 ? ['A2', 'A4'] : []),
];
