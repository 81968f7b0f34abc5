/** An impossible score → words and a hint, the same at the terminal and on a page. */

import type { Challenge } from '../game/challenge.ts';
import { type Score, type ScoreEnd, type ScoreFault, scoreFaults } from '../game/measure/score.ts';
import type { Rules } from '../game/run/rules.ts';
import type { Game } from '../model/game.ts';
import { counted } from '../model/vocabulary.ts';
import type { LineFault } from './code-words.ts';

const turn = { one: 'turn', many: 'turns' };

/** All that no Run on a board can show; without its own hint the sheet of the code is to be compared. */
export function impossibleIn(rules: Rules, board: Challenge, score: Score): LineFault[] {
  return scoreFaults(rules, board, score).map((fault) => {
    const [message, hint = `compare with the sheet of ${board.code}`] = faultText(fault, score, rules.content.game);
    return [message, hint];
  });
}

function faultText(fault: ScoreFault, score: Score, { eventDie, labels, words }: Game): readonly [string, string?] {
  const { core, health, event, eventNumber, reset, run, sector } = words;
  const shortRun = `a ${run.one} of ${counted(score.turns, turn)} on this board`;
  const end = endWords(score.end, { labels, words });
  const turnHint = `each ${sector.one} entered is a turn, ${labels.start} the first`;
  switch (fault.kind) {
    case 'cores': {
      const source = fault.isListed ? `the listed ${event.many} bring` : `${shortRun} brings`;
      return [`${source} at most ${counted(fault.limit, core)}, found ${fault.found}`];
    }
    case 'turns':
      return fault.limit === Number.POSITIVE_INFINITY
        ? [`no ${run.one} on this board ends at ${end}`]
        : [`a ${run.one} to ${end} takes at least ${counted(fault.limit, turn)}, found ${fault.found}`, turnHint];
    case 'death':
      return [`${shortRun} loses at most ${fault.limit} of ${fault.found} ${health.one}`];
    case 'health': {
      if (fault.min > fault.max) return [`${shortRun} cannot end with: ${end}`];
      const range = fault.min === fault.max ? `${fault.min}` : `from ${fault.min} to ${fault.max}`;
      return [`${health.one} at the end (${end}) must be ${range}, found ${fault.found}`];
    }
    case 'event':
      switch (fault.why) {
        case 'unknown':
          return [`${fault.found} is not ${eventNumber.a}`, `both digits are from 1 to ${eventDie}`];
        case 'absent':
          return [`${fault.found} is not on this board, nor among the spare ${eventNumber.many} that can come up`];
        case 'twice':
          return [`${fault.found} is listed twice`, `list each ${eventNumber.one} once`];
        default:
          return [
            `${fault.found} cannot be reached from ${labels.start} over the ${sector.many} of the other ${event.many}`,
            `list every ${event.one} you met`,
          ];
      }
    case 'missing':
      return [
        `the list of ${event.many} must have ${fault.found.join(' or ')}`,
        `every ${run.one} with this end meets it`,
      ];
    case 'spare':
      return [
        `spare ${eventNumber.one} ${fault.found} needs ${counted(fault.place, reset)}, these ${event.many} allow at most ${fault.limit}`,
        `spare ${eventNumber.many} are used in the order of the sheet`,
      ];
    case 'events':
      return [
        `${counted(fault.found, event)} need at least ${counted(fault.found, turn)}, found ${fault.limit}`,
        turnHint,
      ];
    default:
      return fault satisfies never;
  }
}

const endWords = (end: ScoreEnd, { words, labels }: Pick<Game, 'words' | 'labels'>): string =>
  end === 'no-health' ? `no ${words.health.one}` : end === 'unable-to-move' ? 'unable to move' : labels[end];
