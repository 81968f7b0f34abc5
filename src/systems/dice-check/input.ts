/** Options → the check to make. */

import type { Idle, Ids, Parts, ValuesOf } from '../../dice/define-system.ts';
import { optionalNumber, type Range, wholeNumber } from '../../dice/number-parameter.ts';
import { about, type Description, flag, oneOf, optional, optionalOneOf } from '../../dice/parameter.ts';
import { phrase } from '../../dice/phrase.ts';
import { Refusal } from '../../dice/refusal.ts';
import * as modifiers from './modifiers.ts';

const { withSign } = modifiers;

const range = ({ from, to }: Range) => `${from} to ${to}`;
const modifier = (description: Description, from: Range) => wholeNumber(description, { ...from, default: 0 });
const each = `${range(modifiers.totalRange)} each`;

/** Options of a Dice Check; `mod` and the three parts of a modifier are added. */
export const systemOptions = {
  mod: modifier(about('mod', 'total modifier before Insight Dice', 'DC-075'), modifiers.totalRange),
  attribute: modifier(about('attribute', 'AMod, added', 'DC-007'), modifiers.attributeRange),
  skill: modifier(about('skill', 'SMod, added', 'DC-010'), modifiers.skillRange),
  conditional: modifier(about('conditional', 'CMod, added', 'DC-013'), modifiers.conditionalRange),
  insight: optionalOneOf(about('insight', 'use of Insight Dice', 'DC-024'), [
    { name: 'third-die', words: 'add a third die before the roll' },
    { name: 'plus-three', words: 'add a CMod of +3 before the roll' },
    { name: 'reroll', words: 'reroll one or both dice after the roll' },
  ]),
  insightDice: wholeNumber(about('insight-dice', 'Insight Dice that you may spend on a reroll', 'DC-022'), {
    from: 1,
    to: 2,
    default: 2,
  }),
  reroll: oneOf(about('reroll', 'when and what to reroll', 'DC-027'), [
    { name: 'best', words: 'where it makes success likelier, with as few dice as possible' },
    { name: 'lower', words: 'the lower die after a failure' },
    { name: 'both', words: 'both dice after a failure' },
  ]),
  rerollCost: oneOf(about('reroll-cost', 'what a reroll of both dice costs', 'DC-027'), [
    { name: 'each', words: 'one Insight Dice for each die' },
    { name: 'one', words: 'one Insight Dice for both dice' },
  ]),
  moment: oneOf(about('moment', 'whether a reroll can remove a double one or six', 'DC-027'), [
    { name: 'may-go', words: 'yes, doubles count on the final dice' },
    { name: 'stands', words: 'no' },
  ]),
  doubles: oneOf(about('third-die-doubles', 'what is a double among three dice', 'DC-025'), [
    { name: 'two-or-more', words: 'at least two of the three dice' },
    { name: 'exactly-two', words: 'exactly two of the three dice' },
    { name: 'original', words: 'the two original dice' },
    { name: 'all-three', words: 'all three dice' },
    { name: 'never', words: 'three dice have no Moment of Insight' },
  ]),
  opposed: optionalNumber(about('opposed', "the other side's total modifier in an Opposed Check", 'DC-075'), {
    ...modifiers.totalRange,
    samples: ['-10', '1', '13'],
  }),
  draw: oneOf(about('draw', 'what happens on equal totals in an Opposed Check', 'DC-047'), [
    { name: 'stands', words: 'nobody gains anything' },
    { name: 'reroll', words: 'both sides roll again until one wins' },
  ]),
  group: optional(
    {
      ...about('group', 'modifiers of the other members of a Group Check', 'DC-041'),
      notation: 'm,m or AMod/SMod/CMod,...',
      range: each,
      samples: ['1,0,2', '1/2/0,0/1/-1'],
    },
    modifiers.readGroup,
  ),
  groupAdds: oneOf(about('group-adds', 'modifiers added for the other members', 'DC-041'), [
    { name: 'amod-cmod', words: 'AMod and CMod, as printed' },
    { name: 'amod-smod', words: 'AMod and SMod' },
    { name: 'all', words: 'AMod, SMod and CMod' },
  ]),
  negotiation: optional(
    {
      ...about('negotiation', 'the total modifiers of Gambit and Rebuttal', 'DC-064'),
      notation: 'GAMBIT,REBUTTAL',
      range: each,
      samples: ['2,1', '-10,13', '13,-10'],
    },
    modifiers.readNegotiation,
  ),
  firstImpressions: flag(about('first-impressions', 'the CMod from then on', 'DC-049')),
  gutInstinct: flag(about('gut-instinct', 'what you can tell about an NPC', 'DC-056')),
};

type Values = ValuesOf<typeof systemOptions>;

/** A check with its whole modifier and no conflicting options. */
export interface Check extends Omit<Values, 'mod' | 'attribute' | 'skill' | 'conditional' | 'group'> {
  readonly modifier: number;
  readonly group: readonly modifiers.Member[] | undefined;
}

/** Adds up the modifiers. Throws a Refusal for conflicting options. */
export function prepare(values: Values): Check {
  const { mod, attribute, skill, conditional, group, insight, negotiation, opposed } = values;
  const own = mod + attribute + skill + conditional;
  const legal = range(modifiers.totalRange);
  if (own < modifiers.totalRange.from || own > modifiers.totalRange.to)
    refuse(`modifier must be ${legal}, found ${withSign(own)}`, 'DC-075', legal);
  if (group && insight) refuse('cannot use Insight Dice in a Group Check', 'DC-042', 'group or insight');
  if (negotiation && (own !== 0 || group || insight || opposed !== undefined))
    refuse('cannot combine a negotiation with another check', 'DC-062', 'negotiation alone: it has its own modifiers');
  if (opposed !== undefined && (values.firstImpressions || values.gutInstinct))
    refuse('cannot read bands in an Opposed Check', 'DC-046', 'opposed, or first-impressions and gut-instinct');
  const bonus = insight === 'plus-three' ? modifiers.insightBonus : 0;
  return { ...values, modifier: own + bonus + modifiers.groupModifier(group ?? [], values.groupAdds), group };
}

export function idle({ insight, opposed, group, negotiation }: Values): Idle<typeof systemOptions> {
  const reroll = insight !== 'reroll' && 'insight reroll';
  const bands = negotiation !== undefined && 'a check that is no negotiation';
  return {
    insightDice: reroll,
    reroll,
    rerollCost: reroll,
    moment: reroll,
    doubles: (insight !== 'third-die' || opposed !== undefined) && 'insight third-die in a check that is not opposed',
    draw: opposed === undefined && 'opposed',
    groupAdds: !group?.some(({ kind }) => kind === 'parts') && 'a group with modifiers in parts, such as 1/2/0',
    firstImpressions: bands,
    gutInstinct: bands,
  };
}

function refuse(message: string, rule: string, legal: string): never {
  throw new Refusal(message, legal, rule);
}

const partsAsked = {
  'third-die': 'a third die',
  'plus-three': '+3 from an Insight Dice included',
  reroll: 'Insight Dice for a reroll',
};

/** `2d6+3, a third die`. */
export function title({ modifier, insight, opposed, group, negotiation }: Check): Parts {
  if (negotiation) {
    const [gambit, rebuttal] = [withSign(negotiation.gambit), withSign(negotiation.rebuttal)];
    return [phrase('negotiation, {gambit} against {rebuttal}', { gambit, rebuttal })];
  }
  return [
    `2d6${withSign(modifier)}`,
    insight && partsAsked[insight],
    group && phrase('group of {count}', { count: group.length + 1 }),
    opposed !== undefined && phrase('opposed by {dice}', { dice: `2d6${withSign(opposed)}` }),
  ];
}

export function depends({ insight, opposed, group, negotiation }: Check): Ids {
  if (negotiation) return ['X2', 'X4', 'A11', 'A12'];
  return [
    ...(opposed === undefined ? ['X2', 'A1'] : ['X3', 'A7', 'A8']),
    ...(insight === 'third-die' && opposed === undefined ? ['A2', 'A3'] : []),
    ...(insight === 'reroll' ? ['policy', 'A4', 'A5'] : []),
    group?.some(({ kind }) => kind === 'parts') && 'X1',
  ];
}
