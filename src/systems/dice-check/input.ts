/** Options → the check to make. */

import type { Idle, Ids, Parts, ValuesOf } from '../../dice/define-system.ts';
import { optionalNumber, wholeNumber } from '../../dice/number-parameter.ts';
import { flag, oneOf, optional, optionalOneOf } from '../../dice/parameter.ts';
import { phrase } from '../../dice/phrase.ts';
import { Refusal } from '../../dice/refusal.ts';
import * as modifiers from './modifiers.ts';
import { withSign } from './modifiers.ts';

const range = ({ from, to }: { from: number; to: number }) => `${from} to ${to}`;

/** Options of a Dice Check with ranges and rules; `mod` and the three parts of a modifier are added. */
export const systemOptions = {
  mod: wholeNumber(
    { name: 'mod', summary: 'total modifier before Insight Dice', rule: 'DC-075' },
    { ...modifiers.totalRange, default: 0 },
  ),
  attribute: wholeNumber(
    { name: 'attribute', summary: 'AMod, added', rule: 'DC-007' },
    { ...modifiers.attributeRange, default: 0 },
  ),
  skill: wholeNumber(
    { name: 'skill', summary: 'SMod, added', rule: 'DC-010' },
    { ...modifiers.skillRange, default: 0 },
  ),
  conditional: wholeNumber(
    { name: 'conditional', summary: 'CMod, added', rule: 'DC-013' },
    { ...modifiers.conditionalRange, default: 0 },
  ),
  insight: optionalOneOf({ name: 'insight', summary: 'use of Insight Dice', rule: 'DC-024' }, [
    { name: 'third-die', words: 'a third die added before the roll' },
    { name: 'plus-three', words: 'a CMod of +3 declared before the roll' },
    { name: 'reroll', words: 'one or both dice rolled anew after the roll' },
  ]),
  insightDice: wholeNumber(
    { name: 'insight-dice', summary: 'Insight Dice that may be spent on a reroll', rule: 'DC-022' },
    { from: 1, to: 2, default: 2 },
  ),
  reroll: oneOf({ name: 'reroll', summary: 'when and what to roll anew', rule: 'DC-027' }, [
    { name: 'best', words: 'whatever makes success likeliest, with as few dice as that takes' },
    { name: 'lower', words: 'the lower die after a failure' },
    { name: 'both', words: 'both dice after a failure' },
  ]),
  rerollCost: oneOf({ name: 'reroll-cost', summary: 'cost of rolling both dice anew', rule: 'DC-027' }, [
    { name: 'each', words: 'one Insight Dice for each die' },
    { name: 'one', words: 'one Insight Dice for both dice' },
  ]),
  moment: oneOf({ name: 'moment', summary: 'a double one or six before a reroll', rule: 'DC-027' }, [
    { name: 'may-go', words: 'it may be rolled anew; doubles are judged on the final dice' },
    { name: 'stands', words: 'it stands' },
  ]),
  doubles: oneOf({ name: 'third-die-doubles', summary: 'a double among three dice', rule: 'DC-025' }, [
    { name: 'two-or-more', words: 'at least two of the three dice' },
    { name: 'exactly-two', words: 'exactly two of the three dice' },
    { name: 'original', words: 'the two original dice' },
    { name: 'all-three', words: 'all three dice' },
    { name: 'never', words: 'no Moment of Insight with three dice' },
  ]),
  opposed: optionalNumber(
    { name: 'opposed', summary: "the other side's total modifier in an Opposed Check", rule: 'DC-075' },
    { ...modifiers.totalRange, samples: ['-10', '1', '13'] },
  ),
  draw: oneOf({ name: 'draw', summary: 'equal totals in an Opposed Check', rule: 'DC-047' }, [
    { name: 'stands', words: 'it stands, and nobody gains' },
    { name: 'reroll', words: 'it is rolled again until somebody wins' },
  ]),
  group: optional(
    {
      name: 'group',
      summary: 'what the other members of a Group Check bring',
      notation: 'm,m or AMod/SMod/CMod,...',
      range: `${range(modifiers.totalRange)} each`,
      rule: 'DC-041',
      samples: ['1,0,2', '1/2/0,0/1/-1'],
    },
    modifiers.readGroup,
  ),
  groupAdds: oneOf({ name: 'group-adds', summary: 'modifiers added for the other members', rule: 'DC-041' }, [
    { name: 'amod-cmod', words: 'AMod and CMod, as printed' },
    { name: 'amod-smod', words: 'AMod and SMod' },
    { name: 'all', words: 'AMod, SMod and CMod' },
  ]),
  negotiation: optional(
    {
      name: 'negotiation',
      summary: 'the total modifiers of Gambit and Rebuttal',
      notation: 'GAMBIT,REBUTTAL',
      range: `${range(modifiers.totalRange)} each`,
      rule: 'DC-064',
      samples: ['2,1', '-10,13', '13,-10'],
    },
    modifiers.readNegotiation,
  ),
  firstImpressions: flag({ name: 'first-impressions', summary: 'the CMod from then on', rule: 'DC-049' }),
  gutInstinct: flag({ name: 'gut-instinct', summary: 'what can be told of an NPC', rule: 'DC-056' }),
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

/** Options without effect on a check. */
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
    groupAdds: !group?.some(({ kind }) => kind === 'parts') && 'a group whose modifiers are told apart, such as 1/2/0',
    firstImpressions: bands,
    gutInstinct: bands,
  };
}

function refuse(message: string, rule: string, legal: string): never {
  throw new Refusal(message, legal, rule);
}

const partsAsked = {
  'third-die': 'a third die',
  'plus-three': '+3 by Insight Dice included',
  reroll: 'Insight Dice to reroll',
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

/** Readings that the odds of a check depend on. */
export function depends({ insight, opposed, group, negotiation }: Check): Ids {
  if (negotiation) return ['X2', 'X4', 'A11', 'A12'];
  return [
    ...(opposed === undefined ? ['X2', 'A1'] : ['X3', 'A7', 'A8']),
    ...(insight === 'third-die' && opposed === undefined ? ['A2', 'A3'] : []),
    ...(insight === 'reroll' ? ['policy', 'A4', 'A5'] : []),
    group?.some(({ kind }) => kind === 'parts') && 'X1',
  ];
}
