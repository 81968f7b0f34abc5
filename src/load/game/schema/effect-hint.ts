/** Text that is no effect → how to write what was meant. */

import { effectForms, effectOpenings, gainOfChoice, lossOfChoice, parseEffect } from '../../../model/effect.ts';
import { generalWords, type Vocabulary } from '../../../model/vocabulary.ts';
import { nearWord } from '../../near.ts';
import { digitsOf } from '../../remedy.ts';

/** Letters that look alike in two alphabets. */
const cyrillic = 'АВЕКМНОРСТХаеорсух';
const latin = 'ABEKMHOPCTXaeopcyx';

/** A hint in the words of the game: the effect that is near, or all forms there are. */
export function effectHint(text: string, words: Vocabulary): string {
  const forms = `write ${effectForms(words)}`;
  const plain = text
    .normalize('NFKC')
    .replace(/[АВЕКМНОРСТХаеорсух]/gu, (letter) => latin.charAt(cyrillic.indexOf(letter)));
  if (plain !== text && parseEffect(plain, words)) return `write ${plain}`;
  const meant = (effect: string) => (parseEffect(effect, words) ? `did you mean ${effect}?` : forms);
  const spelled = plain.replace(/(?<=[+–−-]\s?)[a-z]+$/iu, (word) => digitsOf(word) ?? word).replace(/[.,;:!]+$/u, '');
  if (spelled !== plain && parseEffect(spelled, words)) return `did you mean ${spelled}?`;
  const times = repeated(plain, words);
  if (times !== undefined) return times;
  const [health, money, core, diceMod] = effectOpenings(words) as [string, string, string, string];
  if (/\dd\d+$|[ +–−-]d\d+$/u.test(text) && [health, money, core].some((one) => text.startsWith(one)))
    return 'a change is a whole number from 1 to 99, and no roll';
  const [, word = '', sign, number] = /^(\D+?)\s*([+–−-])?\s*(\d{1,2})$/u.exec(text.trim()) ?? [];
  const name = ownWord(word, words) ?? nearWord(word, [health, money, core]);
  if (name && name !== diceMod && number !== undefined && Number(number) > 0)
    return sign ? meant(`${name} ${sign}${number}`) : `write ${name} +${number} or ${name} -${number}`;
  const [, several = ''] = plain.startsWith(`${diceMod} `)
    ? (/^\S+ (\S{1,4}(?:[ ,/]+\S{1,4})+)$/u.exec(plain) ?? [])
    : [];
  const each = several.split(/[ ,/]+/u).map((one) => `${diceMod} ${one}`);
  if (several !== '' && each.every((one) => parseEffect(one, words))) return `name each: ${each.join(', ')}`;
  const [, first = '', type] = /^(.+)\s+(\S{1,4})$/u.exec(text.trim()) ?? [];
  if (type && (ownWord(first, words) === diceMod || nearWord(first, [diceMod]))) return meant(`${diceMod} ${type}`);
  const parts = text.split(/\s*(?:;|&|\band\b|\s\/\s|(?<=\d|choice)\s(?=\D{3}))\s*/u).filter(Boolean);
  if (parts.length > 1 && parts.every((part) => parseEffect(part, words)))
    return `part them with commas: ${parts.join(', ')}`;
  const told = inWords(text, [health, money, core], words);
  if (told !== undefined) return meant(told);
  const [, turned, thing = ''] = /^([+–−-]\d{1,2})\s+(.+)$/u.exec(text.trim()) ?? [];
  if (turned) return meant(`${ownWord(thing, words) ?? nearWord(thing, [health, money, core]) ?? thing} ${turned}`);
  if (name && name !== diceMod && Number(number) === 0) return 'leave out what changes nothing';
  const [, amount = ''] = /^(.+?)\s*(?:[+–−-]\s*[\d.,]+)?$/u.exec(text.trim()) ?? [];
  if ([health, money, core].includes(amount))
    return /\d/u.test(text) ? 'a change is a whole number from 1 to 99' : `write ${amount} +1 or ${amount} -1`;
  const choice = /^lose\b/iu.test(text)
    ? lossOfChoice(words)
    : /\bchoice$/u.test(text)
      ? gainOfChoice(words)
      : nearWord(text, [gainOfChoice(words), lossOfChoice(words)]);
  return choice ? meant(choice) : forms;
}

/** An effect with how often it is meant: `Core +1 x2`, `2x DiceMod RE`. */
function repeated(text: string, words: Vocabulary): string | undefined {
  const [, , before, one = '', behind] = /^((\d) ?[x×*] )?(.+?)(?: [x×*] ?(\d)| (?:twice))?$/iu.exec(text) ?? [];
  const count = Number(before ?? behind ?? (/ twice$/u.test(text) ? 2 : 0));
  const effect = parseEffect(one, words);
  if (count < 2 || effect === undefined) return undefined;
  if ('change' in effect) {
    const [name] = /^.+(?= )/u.exec(one) ?? [];
    const change = effect.change * count;
    return `did you mean ${name} ${change > 0 ? '+' : ''}${change}?`;
  }
  return `name each: ${Array(count).fill(one).join(', ')}`;
}

/** An effect told as a sentence: `Gain 2 Health`, `Lose a core`. */
function inWords(text: string, names: readonly string[], words: Vocabulary): string | undefined {
  const [, verb = '', number = '', thing = ''] =
    /^(gain|get|add|heal|restore|take|find|lose|pay|spend|remove) (?:an? |(\d{1,2}|one|two|three|four|five|six) )?(.+)$/iu.exec(
      text,
    ) ?? [];
  const name = ownWord(thing, words) ?? nearWord(thing, names) ?? nearWord(thing.replace(/s$/u, ''), names);
  if (name === undefined || !names.includes(name)) return undefined;
  const sign = /^(?:lose|pay|spend|remove)$/iu.test(verb) ? '-' : '+';
  return `${name} ${sign}${number === '' ? 1 : (digitsOf(number) ?? number)}`;
}

/** Words that games have for what this one may call otherwise. */
const elsewhere = {
  health: /^(?:hp|hit points?|health points?|life|lives|hearts?|wounds?|damage|stamina)$/iu,
  money: /^(?:gold|gp|coins?|cash|credits?|money|crypto|[$€£])$/iu,
};

/** What the game calls the thing that most games call by the general word. */
function ownWord(word: string, words: Vocabulary): string | undefined {
  const { money, health } = words;
  if (elsewhere.health.test(word.trim())) return health.notation;
  if (elsewhere.money.test(word.trim())) return money.notation;
  if ([money.one, money.many, money.short, money.shortest].includes(word.trim())) return money.notation;
  return effectOpenings(words)[effectOpenings(generalWords).indexOf(word.trim())];
}
