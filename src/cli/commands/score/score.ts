/** `core-runner score`: run code or seed, final values → whether they are possible, and a line to share. */

import { type Challenge, challenge } from '../../../game/challenge.ts';
import { compileRules } from '../../../game/run/rules.ts';
import type { Content } from '../../../model/content.ts';
import { impossibleIn } from '../../../scores/fault-words.ts';
import { countedCores, picturesOf, scoreLine, scoreWins } from '../../../scores/line.ts';
import { findCode, requireBoard } from '../../shared/boards/codes.ts';
import { noteNearSeed } from '../../shared/boards/deals.ts';
import { requirePictures, scoringOf } from '../../shared/boards/pictures.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { completeScore } from './answers.ts';
import type { ScoreOptions } from './options.ts';

export async function printScore(word: string | undefined, options: ScoreOptions): Promise<void> {
  const { content, board } = await boardOf(word, options);
  requirePictures(content, options.pictures);
  const score = completeScore(options, content);
  const faults = impossibleIn(compileRules(content, board.difficulty), board, score);
  if (faults.length > 0) throw new Failure(2, faults.map((fault) => commandError(...fault).message).join('\n'));
  const brought = countedCores(score);
  const won = scoreWins(content, score);
  const line = scoreLine(scoringOf(content), board, score);
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
