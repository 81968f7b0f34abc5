/** Numbers as they are typed → a score, or what is wrong, the same at the terminal and on a page. */

import type { Score, ScoreEnd } from '../game/measure/score.ts';

/** Largest number of cores, turns or Health. */
export const maxAnswer = 999;

/** A whole number, or what is wrong with it. */
export function countIn(name: string, word: string, [min, max]: readonly [min: number, max: number]): number | string {
  const count = Number(word);
  if (/^\d+$/u.test(word) && count >= min && count <= max) return count;
  return `${name} must be a whole number from ${min} to ${max}, found ${word === '' ? 'nothing' : word}`;
}

/** Event Numbers between commas or spaces, or what is wrong with them. */
export function eventsIn(name: string, word: string): number[] | string {
  const parts = word.split(/[\s,]+/u).filter(Boolean);
  const wrong = parts.find((part) => !/^\d+$/u.test(part));
  if (wrong === undefined && parts.length > 0) return parts.map(Number);
  return `${name} must be numbers such as 12,34, found ${wrong ?? 'nothing'}`;
}

/** The numbers of a score. */
export type ScoreAnswer = 'cores' | 'turns' | 'health' | 'events';

/** The end of a Run as it is typed; `events` may be empty. Wrong answers are named as their fields are. */
export function scoreOf(
  end: ScoreEnd,
  typed: Readonly<Record<ScoreAnswer, string>>,
  names: Readonly<Record<ScoreAnswer, string>>,
): Score | readonly string[] {
  const count = (name: Exclude<ScoreAnswer, 'events'>, min: number) =>
    countIn(names[name], typed[name].trim(), [min, maxAnswer]);
  const [cores, turns, health] = [count('cores', 0), count('turns', 1), count('health', 0)];
  const events = typed.events.trim() === '' ? undefined : eventsIn(names.events, typed.events);
  const answers = [cores, turns, health, events];
  const wrong = answers.filter((one) => typeof one === 'string');
  if (wrong.length > 0) return wrong;
  return { end, cores, turns, health, ...(events && { events }) } as Score;
}
