/** Text that is no effect → how to write what was meant. */

import { effectForms, parseEffect } from '../../model/effect.ts';
import { nearWord } from '../shape.ts';

const counted = ['Health', 'CryptoCredits', 'Core'] as const;
const ofChoice = ['DiceMod of your choice', 'Lose a DiceMod of your choice'] as const;

/** A hint: the effect that is near, or all forms there are. */
export function effectHint(text: string): string {
  const [, word = '', sign, number] = /^([A-Za-z]+)\s*([+–−-])?\s*(\d{1,2})$/u.exec(text.trim()) ?? [];
  const name = nearWord(word, counted);
  if (name && number !== undefined && Number(number) > 0)
    return sign ? meant(`${name} ${sign}${number}`) : `write ${name} +${number} or ${name} -${number}`;
  const [, first = '', type] = /^(\S+)\s+(\S{1,4})$/u.exec(text.trim()) ?? [];
  if (type && nearWord(first, ['DiceMod'])) return meant(`DiceMod ${type}`);
  const choice = nearWord(text, ofChoice);
  return choice ? meant(choice) : `write ${effectForms}`;
}

const meant = (effect: string) => (parseEffect(effect) ? `did you mean ${effect}?` : `write ${effectForms}`);
