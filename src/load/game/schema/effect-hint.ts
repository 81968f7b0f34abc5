/** Hints for text that is no effect. */

import { amountNames, effectForms, effectOpenings, parseEffect, plainEffects } from '../../../model/effect.ts';
import { generalWords, type Vocabulary } from '../../../model/vocabulary.ts';
import { nearWord } from '../../near.ts';
import { listWords } from '../../shape-words.ts';

/** The nearest effect in the words of the game, or all forms. */
export function effectHint(text: string, words: Vocabulary): string {
  const plain = text
    .trim()
    .replace(/^[“„"']|[”“"']$/gu, '')
    .replace(/[.,;:!]+$/u, '');
  const forms = `write ${effectForms(words)}`;
  const meant = (effect: string) => (parseEffect(effect, words) ? `did you mean ${effect}?` : forms);
  const { notation } = words.diceMod;
  const [, before = '', sign, number = ''] =
    /^([^\d+=×*/–−-]+?)\s*([+=×*/–−-]?)\s*(\d[\dd.,]*|all|half)$/iu.exec(plain) ?? [];
  const name = nameOf(before, words);
  if (number !== '' && name !== notation) {
    if (!name) return `the amounts of this game are ${listWords(amountNames(words), 'and')}; a game has no others`;
    const isAmount = /^[1-9]\d?$/u.test(number) && !/[=×*/]/u.test(sign ?? '');
    if (!isAmount) return `write ${name} and a number from -99 to -1 or from +1 to +99`;
    return sign ? meant(`${name} ${sign}${number}`) : `write ${name} +${number} or ${name} -${number}`;
  }
  const [, first = '', type] = /^(.+)\s+(\S{1,4})$/u.exec(plain) ?? [];
  if (type && nameOf(first, words) === notation) return meant(`${notation} ${type}`);
  const known = plainEffects(words).map(([one]) => one);
  const near = /\bchoice$/u.test(plain) ? known[/^lose\b/iu.test(plain) ? 1 : 0] : nearWord(plain, known);
  return near ? meant(near) : forms;
}

/** The game's name of a thing, from another or general word. */
function nameOf(word: string, words: Vocabulary): string | undefined {
  const { money } = words;
  if ([money.one, money.many, money.short, money.shortest].includes(word.trim())) return money.notation;
  const names = effectOpenings(words);
  return names[effectOpenings(generalWords).indexOf(word.trim())] ?? nearWord(word, names);
}
