/** Options, or answers on the terminal → a score. */

import { eventsFrom, maxAnswer } from '../../../boards/word.ts';
import type { Score, ScoreEnd } from '../../../game/measure/score.ts';
import type { Content } from '../../../model/content.ts';
import { parseCount } from '../../shared/options.ts';
import { failureOf } from '../../shared/refusal.ts';
import { askLine } from '../../terminal/ask.ts';
import { commandError, knownWord } from '../../terminal/failure.ts';
import { printError } from '../../terminal/output.ts';

/** The end of a Run by options. */
export interface Answers {
  readonly end?: ScoreEnd;
  readonly cores?: number;
  readonly turns?: number;
  readonly health?: number;
  readonly events?: readonly number[];
}

/** The ends of a Run, listed here so that help loads no game; a test compares the lists. */
export const ends: readonly ScoreEnd[] = ['goal', 'escape', 'start', 'no-health', 'unable-to-move'];

/** The score; asks on the terminal for values that options leave out. */
export function completeScore(options: Answers, { game }: Content): Score {
  const asked = <Value>(option: string, question: string, given: Value | undefined, read: (line: string) => Value) => {
    if (given !== undefined) return given;
    for (;;) {
      const line = askLine(question) ?? missing(option);
      try {
        return read(line);
      } catch (error) {
        // A wrong answer is asked for again.
        const failure = failureOf(error);
        if (!failure) throw error;
        printError(`${failure.message}\n`);
      }
    }
  };
  const { core, health } = game.words;
  const { end, cores, turns, events } = options;
  return {
    end: asked('--end', `How did it end (${ends.join(', ')})? `, end, parseEnd),
    cores: asked('--cores', `How many ${core.many}? `, cores, parseCount('--cores', 0, maxAnswer)),
    turns: asked('--turns', 'How many turns? ', turns, parseCount('--turns', 1, maxAnswer)),
    health: asked('--health', `How much ${health.one}? `, options.health, parseCount('--health', 0, maxAnswer)),
    ...(events && { events }),
  };
}

function missing(option: string): never {
  throw commandError(
    `expected ${option}, found none`,
    `no terminal: pass ${option} ${option === '--end' ? `with one of ${ends.join(', ')}` : 'N'}`,
  );
}

export const parseEnd = (word: string): ScoreEnd => knownWord('end', word.trim().toLowerCase(), ends, word);

export const parseEvents = (word: string): number[] => eventsFrom('--events', word);
