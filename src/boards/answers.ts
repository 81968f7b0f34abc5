/** Numbers as they are typed → a score, or what is wrong, the same at the terminal and on a page. */

import type { Score, ScoreEnd } from '../game/measure/score.ts';
import { BoardRefusal } from './refusal.ts';
import { countFrom } from './word.ts';

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

/** The numbers of a score. */
export type ScoreAnswer = 'cores' | 'turns' | 'health' | 'events';

/** The end of a Run as it is typed, or all that is wrong, by the names of the fields; `events` may be empty. */
export function scoreFrom(
  end: ScoreEnd,
  typed: Readonly<Record<ScoreAnswer, string>>,
  names: Readonly<Record<ScoreAnswer, string>>,
): Score | readonly string[] {
  const wrong: string[] = [];
  const read = <Value>(act: () => Value) => {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof BoardRefusal)) throw error;
      wrong.push(error.message);
      return undefined;
    }
  };
  const count = (name: Exclude<ScoreAnswer, 'events'>, min: number) =>
    read(() => countFrom(names[name], typed[name].trim(), [min, maxAnswer])) ?? min;
  const score = { end, cores: count('cores', 0), turns: count('turns', 1), health: count('health', 0) };
  const events = typed.events.trim() === '' ? undefined : read(() => eventsFrom(names.events, typed.events));
  return wrong.length > 0 ? wrong : { ...score, ...(events && { events }) };
}
