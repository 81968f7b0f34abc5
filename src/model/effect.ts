/** Effects as text: `Health -2`, `DiceMod RE`, `Lose a DiceMod of your choice`. */

import type { Vocabulary } from './vocabulary.ts';

/** A change made by an Outcome or item. */
export type Effect =
  | { readonly kind: 'health' | 'money' | 'core'; readonly change: number }
  | { readonly kind: 'gain-dice-mod' /** An abbreviation, or the player's choice. */; readonly type: string | 'choice' }
  | { readonly kind: 'lose-dice-mod' };

const amounts = ['health', 'money', 'core'] as const;

/** Gain of a DiceMod of choice, as text. */
export const gainOfChoice = ({ diceMod }: Vocabulary) => diceMod.more.ofChoice ?? `${diceMod.notation} of your choice`;
/** Loss of a DiceMod of choice, as text. */
export const lossOfChoice = ({ diceMod }: Vocabulary) => diceMod.more.loseChoice ?? `Lose ${diceMod.a} of your choice`;

/** Effects without a number or type, as text. */
export const plainEffects = (words: Vocabulary): readonly (readonly [text: string, effect: Effect])[] => [
  [gainOfChoice(words), { kind: 'gain-dice-mod', type: 'choice' }],
  [lossOfChoice(words), { kind: 'lose-dice-mod' }],
];

/** Examples of all forms, for hints. */
export function effectForms(words: Vocabulary): string {
  const { health, money, core, diceMod } = words;
  const plain = plainEffects(words).map(([text]) => text);
  return `${health.notation} -2, ${money.notation} +3, ${core.notation} +1, ${diceMod.notation} *2, ${plain.join(' or ')}`;
}

/** What effects change. */
export const changedByEffects = [...amounts, 'diceMod'] as const;

/** What an effect changes by a number. */
export const amountNames = (words: Vocabulary) => amounts.map((name) => words[name].notation);

/** First words of all effects. */
export function effectOpenings(words: Vocabulary): string[] {
  return changedByEffects.map((name) => words[name].notation);
}

/** Parses an effect; hyphen, en dash and minus are equal (CR-077). */
export function parseEffect(text: string, words: Vocabulary): Effect | undefined {
  const plain = text.trim().replace(/\s+/gu, ' ').replace(/[–−]/gu, '-');
  const whole = plainEffects(words).find(([form]) => plain === form.replace(/[–−]/gu, '-'));
  if (whole) return whole[1];
  const [, opening = '', rest = ''] = /^(.+) (\S+)$/u.exec(plain) ?? [];
  const kind = amounts.find((one) => words[one].notation === opening);
  if (kind !== undefined) {
    const change = /^[+-]\d{1,2}$/u.test(rest) ? Number(rest) : 0;
    return change === 0 ? undefined : { kind, change };
  }
  return opening === words.diceMod.notation && /^\S{1,4}$/u.test(rest)
    ? { kind: 'gain-dice-mod', type: rest }
    : undefined;
}

/** An effect as printed. */
export function effectText(effect: Effect, words: Vocabulary): string {
  switch (effect.kind) {
    case 'health':
    case 'money':
    case 'core':
      return `${words[effect.kind].notation} ${signed(effect.change)}`;
    case 'gain-dice-mod':
      return effect.type === 'choice'
        ? gainOfChoice(words)
        : `${words.diceMod.notation} ${abbreviationText(effect.type)}`;
    case 'lose-dice-mod':
      return lossOfChoice(words);
    default:
      return effect satisfies never;
  }
}
/** An abbreviation with a real minus sign. */
export const abbreviationText = (abbreviation: string): string => abbreviation.replace('-', '\u2212');

/** A number with its sign, never a hyphen. */
export function signed(value: number): string {
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}

/** Whether an effect helps (1) or harms (-1). */
export function effectSense(effect: Effect): 1 | -1 {
  if (effect.kind === 'gain-dice-mod') return 1;
  if (effect.kind === 'lose-dice-mod') return -1;
  return effect.change > 0 ? 1 : -1;
}
