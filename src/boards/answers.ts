/** Numbers of a score as they are typed, the same at the terminal and on a page. */

import { BoardRefusal } from './refusal.ts';

/** Largest number of cores, turns or Health. */
export const maxAnswer = 999;

/** Event Numbers between commas or spaces. @throws BoardRefusal */
export function eventsFrom(name: string, word: string): number[] {
  const parts = word.split(/[\s,]+/u).filter(Boolean);
  const wrong = parts.find((part) => !/^\d+$/u.test(part));
  if (wrong !== undefined || parts.length === 0)
    throw new BoardRefusal(`${name} must be numbers such as 12,34, found ${wrong ?? 'nothing'}`);
  return parts.map(Number);
}
