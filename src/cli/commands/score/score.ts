/** `core-runner score`: run code or seed, final values → whether they are possible, and a line to share. */

import { type Challenge, challenge } from '../../../game/challenge.ts';
import { type Score, type ScoreEnd, type ScoreFault, scoreFaults } from '../../../game/measure/score.ts';
import { compileRules } from '../../../game/run/rules.ts';
import type { Content } from '../../../model/content.ts';
import type { Game } from '../../../model/game.ts';
import { counted } from '../../../model/vocabulary.ts';
import { findCode, requireBoard } from '../../shared/boards/codes.ts';
import { noteNearSeed } from '../../shared/boards/deals.ts';
import { picturesOf, requirePictures } from '../../shared/boards/pictures.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { plural, printJson } from '../../terminal/report.ts';
import { completeScore } from './answers.ts';
import type { ScoreOptions } from './options.ts';

export async function printScore(word: string | undefined, options: ScoreOptions): Promise<void> {
  const { content, board } = await boardOf(word, options);
  requirePictures(content, options.pictures);
  const score = completeScore(options, content);
  const rules = compileRules(content, board.difficulty);
  const faults = scoreFaults(rules, board, score);
  if (faults.length > 0) {
    const errors = faults.map((fault) => {
      const [message, hint] = faultText(fault, score, content.game);
      return commandError(message, hint ?? `compare with the sheet of ${board.code}`).message;
    });
    throw new Failure(2, errors.join('\n'));
  }
  const isOut = score.end === 'goal' || score.end === 'escape' || score.end === 'start';
  const brought = isOut ? score.cores : 0;
  const won = score.end === 'goal' && score.cores >= content.game.coresToWin;
  const line = lineOf(content, board, { ...score, cores: brought });
  if (options.json) {
    const { code, seed, difficulty } = board;
    printJson({ code, seed, difficulty, ...score, brought, won, pictures: picturesOf(content), line });
  } else print(`${line}\n`);
}

/** The board of a code or seed. */
async function boardOf(
  word: string | undefined,
  { seed, difficulty, content: directory }: ScoreOptions,
): Promise<{ readonly content: Content; readonly board: Challenge }> {
  if (word !== undefined && seed === undefined) {
    if (difficulty !== undefined)
      throw commandError('--difficulty cannot go with a run code', 'leave it out: the code sets it');
    const found = await findCode(word, directory);
    return { content: found.content, board: requireBoard(found) };
  }
  if (seed === undefined || word !== undefined)
    throw commandError('expected a run code or --seed', 'both are on the sheet');
  const content = await requireContent(directory);
  noteNearSeed(content, seed);
  const kind = { sealed: false, dice: false };
  return { content, board: challenge(content, seed, chosenDifficulty(content.game, difficulty), kind) };
}

function lineOf(content: Content, { code, difficulty }: Challenge, { end, cores, turns, health }: Score): string {
  const { game } = content;
  const { words } = game;
  const name = game.difficulties.find(({ id }) => id === difficulty)?.name ?? difficulty;
  const parts = [game.title, code, name, endWords(end, game), counted(cores, words.core), plural(turns, 'turn')];
  return [...parts, `${words.health.one} ${health}`, picturesOf(content).join(', ')].join(' · ');
}

const endWords = (end: ScoreEnd, { words, labels }: Pick<Game, 'words' | 'labels'>): string =>
  end === 'no-health' ? `no ${words.health.one}` : end === 'unable-to-move' ? 'unable to move' : labels[end];

/** The message and hint of a fault; without its own hint the sheet is to be compared. */
function faultText(fault: ScoreFault, score: Score, { eventDie, labels, words }: Game): readonly [string, string?] {
  const { core, health, event, eventNumber, reset, run, sector } = words;
  const shortRun = `a ${run.one} of ${plural(score.turns, 'turn')} on this board`;
  const end = endWords(score.end, { labels, words });
  const turnHint = `each ${sector.one} entered is a turn, ${labels.start} the first`;
  switch (fault.kind) {
    case 'cores': {
      const source = fault.isListed ? `the ${event.many} of --events bring` : `${shortRun} brings`;
      return [`${source} at most ${counted(fault.limit, core)}, found ${fault.found}`];
    }
    case 'turns':
      return fault.limit === Number.POSITIVE_INFINITY
        ? [`no ${run.one} on this board ends at ${end}`]
        : [`a ${run.one} to ${end} takes at least ${plural(fault.limit, 'turn')}, found ${fault.found}`, turnHint];
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
      return [`--events must list ${fault.found.join(' or ')}`, `every ${run.one} with this end meets it`];
    case 'spare':
      return [
        `spare ${eventNumber.one} ${fault.found} needs ${counted(fault.place, reset)}, these ${event.many} allow at most ${fault.limit}`,
        `spare ${eventNumber.many} are used in the order of the sheet`,
      ];
    case 'events':
      return [
        `${counted(fault.found, event)} need at least ${plural(fault.found, 'turn')}, found ${fault.limit}`,
        turnHint,
      ];
    default:
      return fault satisfies never;
  }
}
