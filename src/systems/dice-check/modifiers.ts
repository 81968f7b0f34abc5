/** Notation → modifiers. */

import { readWhole } from '../../dice/number-parameter.ts';
import { quoted } from '../../dice/parameter.ts';
import { Refusal } from '../../dice/refusal.ts';

/** Legal modifiers, both ends included: DC-075, DC-007, DC-010, DC-013. */
export const totalRange = { from: -10, to: 13 };
/** AMod (DC-007). */
export const attributeRange = { from: -2, to: 4 };
/** SMod (DC-010). */
export const skillRange = { from: -3, to: 4 };
/** CMod (DC-013). */
export const conditionalRange = { from: -5, to: 5 };
/** CMod of an Insight Dice (DC-026). */
export const insightBonus = 3;

/** Modifiers of the other members that a Group Check adds (X1). */
export type GroupAdds = 'amod-cmod' | 'amod-smod' | 'all';

/** Modifier of another member of a Group Check: a sum, or its three parts. */
export type Member =
  | { readonly kind: 'sum'; readonly sum: number }
  | { readonly kind: 'parts'; readonly attribute: number; readonly skill: number; readonly conditional: number };

/** Reads `1,0,2`, or members in parts: `1/2/0,0/1/-1` (AMod/SMod/CMod). Throws a Refusal with DC-041 or the part's rule. */
export function readGroup(text: string): readonly Member[] {
  return text.split(',').map((member): Member => {
    const [first = '', second, third, ...more] = member.split('/');
    if (second === undefined)
      return { kind: 'sum', sum: readWhole(first, { name: 'group', rule: 'DC-041', ...totalRange }) };
    const message = `expected a modifier or AMod/SMod/CMod for group, found ${quoted(member)}`;
    if (third === undefined || more.length > 0) throw new Refusal(message, '1 or 1/2/0', 'DC-041');
    return {
      kind: 'parts',
      attribute: readWhole(first, { name: 'AMod', rule: 'DC-007', ...attributeRange }),
      skill: readWhole(second, { name: 'SMod', rule: 'DC-010', ...skillRange }),
      conditional: readWhole(third, { name: 'CMod', rule: 'DC-013', ...conditionalRange }),
    };
  });
}

/** Sum added to the leader's roll (DC-041). */
export function groupModifier(members: readonly Member[], adds: GroupAdds): number {
  return members.reduce((sum, member) => {
    if (member.kind === 'sum') return sum + member.sum;
    const { attribute, skill, conditional } = member;
    return sum + attribute + (adds === 'amod-cmod' ? 0 : skill) + (adds === 'amod-smod' ? 0 : conditional);
  }, 0);
}

/** Reads `GAMBIT,REBUTTAL`, two total modifiers. */
export function readNegotiation(text: string): { readonly gambit: number; readonly rebuttal: number } {
  const parts = text.split(',');
  const message = `expected two modifiers for negotiation, found ${quoted(text)}`;
  if (parts.length !== 2) throw new Refusal(message, 'GAMBIT,REBUTTAL, each -10 to 13', 'DC-064');
  const [gambit, rebuttal] = parts.map((part) =>
    readWhole(part, { name: 'negotiation', rule: 'DC-075', ...totalRange }),
  );
  return { gambit: gambit ?? 0, rebuttal: rebuttal ?? 0 };
}

/** `+3`, `-1`, `+0`. */
export const withSign = (modifier: number): string => (modifier < 0 ? `${modifier}` : `+${modifier}`);
