/** Words as they were typed → seeds, run codes and numbers, the same at the terminal and on a page. */

import { canonicalSeed } from '../dice/seeded.ts';
import { challenge } from '../game/challenge.ts';
import { type CodeFault, codeIn, readRunCode } from '../game/run-code.ts';
import { withEscapes, withoutEscapes } from '../manuscript/escapes.ts';
import type { Content } from '../model/content.ts';
import { faultWords, isDealt, likeliest, looksPrinted, shortened } from '../scores/code-words.ts';
import { InputRefusal } from './refusal.ts';

/** Prefix that makes any text a seed. */
export const seedSign = 'seed:';

/** Characters of a seed in a run code. */
export const maxSeed = 100_000;

/** A text as a seed of at most `max` characters; `\u{1F600}` is the character of that code. @throws InputRefusal */
export function seedUpTo(name: string, text: string, max: number): string {
  let seed: string;
  try {
    seed = withoutEscapes(text);
  } catch (error) {
    throw new InputRefusal(`${name} ${(error as Error).message}`, 'write \\u{5C} for a backslash');
  }
  const { length } = [...canonicalSeed(seed)];
  if (length === 0)
    throw new InputRefusal(`${name} must be a text, found nothing`, `leave out ${name} for a fresh one`);
  if (length > max)
    throw new InputRefusal(
      `${name} must be at most ${max} characters, found ${length}`,
      max === maxSeed ? 'use a few words' : 'a roll sheet prints its seed whole',
    );
  return seed;
}

/** A whole number from `min` to `max`. @throws InputRefusal */
export function countFrom(name: string, word: string, [min, max]: readonly [min: number, max: number]): number {
  const count = Number(word);
  if (!/^\d+$/u.test(word) || count < min || count > max)
    throw new InputRefusal(
      `${name} must be a whole number from ${min} to ${max}, found ${word === '' ? 'nothing' : word}`,
    );
  return count;
}

/** Largest number of cores, turns or Health of a score. */
export const maxAnswer = 999;

/** Event Numbers between commas or spaces. @throws InputRefusal */
export function eventsFrom(name: string, word: string): number[] {
  const parts = word.split(/[\s,]+/u).filter(Boolean);
  const wrong = parts.find((part) => !/^\d+$/u.test(part));
  if (wrong !== undefined || parts.length === 0)
    throw new InputRefusal(`${name} must be numbers such as 12,34, found ${wrong ?? 'nothing'}`);
  return parts.map(Number);
}

/** The seed or run code of a word. @throws InputRefusal for a mistyped code, which would be a seed that nobody else has */
export function seedOrCode(content: Content, word: string): string {
  if (word.startsWith(seedSign)) return word.slice(seedSign.length);
  if ('code' in readRunCode(word)) return word;
  const typed = codeIn(word);
  const read = readRunCode(typed);
  // Other texts stay seeds, even if a part of one happens to be a code of another game.
  if ('code' in read) return isDealt(content, typed) ? typed : word;
  if (!isSlip(content, typed, read.fault)) return word;
  const [message, hint] = faultWords(likeliest(content, read.fault), word);
  throw new InputRefusal(message, `${hint}; to use it as a seed: ${seedSign}${shortened(withEscapes(word))}`);
}

/** Whether a text is a mistyped code: a correction can be dealt, or it begins or looks like one. */
function isSlip(content: Content, word: string, fault: CodeFault): boolean {
  if (fault.kind === 'newer') return looksPrinted(word);
  if (fault.kind === 'slip' && fault.slips.some(({ meant }) => isDealt(content, meant))) return true;
  const kind = { sealed: false, dice: false };
  const beginnings = content.game.difficulties.map(({ id }) => challenge(content, 'any', id, kind).code.slice(0, 4));
  return beginnings.includes(word.replace(/[\s-]/gu, '').slice(0, 4).toUpperCase());
}

/** Says that a seed is only almost one that the tool makes: phones and chats change capitals, dashes and signs. */
export function nearSeed({ game }: Content, seed: string): string | undefined {
  const plain = seed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  const own = plain
    .split(/[^a-z\d]+/u)
    .filter(Boolean)
    .join('-');
  const [, ...words] = /^([a-z]+)-([a-z]+)-([a-z]+)(?:-\d+)?$/u.exec(own) ?? [];
  const isDay = /^(?:daily|weekly)-\d{4}-\d\d-\d\d(?:-\d+)?$/u.test(own);
  const isMade = isDay || (words.length > 0 && words.every((word) => game.seedWords.includes(word)));
  if (!isMade || own === canonicalSeed(seed)) return undefined;
  return `${withEscapes(seed)} is another seed than ${own}, with other numbers: core-runner makes seeds of small letters and hyphens`;
}
