/** Text that is no effect → how to write what was meant. */

import { effectForms, effectOpenings, gainOfChoice, lossOfChoice, parseEffect } from '../../../model/effect.ts';
import { generalWords, type Vocabulary } from '../../../model/vocabulary.ts';
import { nearWord } from '../../near.ts';

/** A hint in the words of the game: the effect that is near, or all forms there are. */
export function effectHint(text: string, words: Vocabulary): string {
  const plain = text.trim().replace(/[.,;:!]+$/u, '');
  const forms = `write ${effectForms(words)}`;
  const meant = (effect: string) => (parseEffect(effect, words) ? `did you mean ${effect}?` : forms);
  const parts = plain.split(/\s*(?:;|&|\band\b|\s\/\s|(?<=\d|choice)\s(?=\D{3}))\s*/u).filter(Boolean);
  if (parts.length > 1 && parts.every((part) => parseEffect(part, words)))
    return `part them with commas: ${parts.join(', ')}`;
  const { notation } = words.diceMod;
  const [, behind, turned] = /^([+–−-]\d{1,2})\s+(.+)$/u.exec(plain) ?? [];
  const [, before, sign, number] = /^([^\d+–−-]+?)\s*([+–−-])?\s*(\d{1,2})$/u.exec(plain) ?? [];
  const name = nameOf(turned ?? before ?? '', words);
  if (name && name !== notation && behind) return meant(`${name} ${behind}`);
  if (name && name !== notation && number)
    return sign ? meant(`${name} ${sign}${number}`) : `write ${name} +${number} or ${name} -${number}`;
  const [, first = '', type] = /^(.+)\s+(\S{1,4})$/u.exec(plain) ?? [];
  if (type && nameOf(first, words) === notation) return meant(`${notation} ${type}`);
  const choices = [gainOfChoice(words), lossOfChoice(words)];
  const choice = /\bchoice$/u.test(plain) ? choices[/^lose\b/iu.test(plain) ? 1 : 0] : nearWord(plain, choices);
  return choice ? meant(choice) : forms;
}

/** What the game calls a thing that is written in another way, or by the general word. */
function nameOf(word: string, words: Vocabulary): string | undefined {
  const { money } = words;
  if ([money.one, money.many, money.short, money.shortest].includes(word.trim())) return money.notation;
  const names = effectOpenings(words);
  return names[effectOpenings(generalWords).indexOf(word.trim())] ?? nearWord(word, names);
}
