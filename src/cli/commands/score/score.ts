/** `core-runner score`: run code or seed, final values or a form → whether they are possible, and a line to share. */

import { filledSheet, isFormOf } from '../../../documents/sheets/filled.ts';
import { type Challenge, challenge } from '../../../game/challenge.ts';
import { type Score, type ScoreEnd, type ScoreFault, scoreFaults } from '../../../game/measure/score.ts';
import { compileRules } from '../../../game/run/rules.ts';
import { readRunCode } from '../../../game/run-code.ts';
import type { Content } from '../../../model/content.ts';
import type { Game } from '../../../model/game.ts';
import type { SignName } from '../../../model/imprint.ts';
import { counted } from '../../../model/vocabulary.ts';
import type { FormValues } from '../../../pdf/form-values.ts';
import { findCode, requireBoard, sheetWord } from '../../shared/boards/codes.ts';
import { picturesOf, requirePictures } from '../../shared/boards/pictures.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import { parseLongSeed } from '../../shared/options.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { plural, printJson } from '../../terminal/report.ts';
import { type Answers, completeScore } from './answers.ts';
import { readForm } from './form.ts';

export interface ScoreOptions extends Answers {
  readonly seed?: string;
  readonly difficulty?: string;
  readonly form?: string;
  readonly pictures?: readonly SignName[];
  readonly content?: string;
  readonly json?: true;
}

export async function printScore(word: string | undefined, options: ScoreOptions): Promise<void> {
  const values = options.form === undefined ? undefined : readForm(options.form);
  const { content, board } = await boardOf(await named(word, options, values), (content) => {
    if (values === undefined || isFormOf(values, content)) return;
    throw commandError(
      `${options.form} does not have the fields of a sheet of ${content.game.title}`,
      'name another game with --content, or make the form with core-runner print tracking-sheet --fillable',
    );
  });
  requirePictures(content, options.pictures);
  const score = completeScore(options, content, values && filledSheet(values, content));
  const rules = compileRules(content, board.difficulty);
  // A form loses Events: Shops are never finished, and resets overwrite them.
  const faults = scoreFaults(rules, board, score, { allEvents: options.events !== undefined || values === undefined });
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

interface Named extends Pick<ScoreOptions, 'seed' | 'difficulty' | 'content'> {
  readonly word?: string | undefined;
  /** The seed field of a form, perhaps a mistyped run code. */
  readonly written?: string;
}

/** The board by the command line, or else by the form. */
async function named(word: string | undefined, options: ScoreOptions, values?: FormValues): Promise<Named> {
  const typed = (options.seed === undefined && values?.get('seed')?.trim()) || undefined;
  const code = word ?? (typed !== undefined && 'code' in readRunCode(typed) ? typed : undefined);
  if (code !== undefined) return { ...options, word: code };
  const difficulty = options.difficulty ?? (values?.get('difficulty') || undefined);
  return { ...options, ...(typed !== undefined && { written: typed }), ...(difficulty && { difficulty }) };
}

/** The board of a code or seed; `check` is called with its content. */
async function boardOf(
  { word, seed, written, difficulty, content: directory }: Named,
  check: (content: Content) => void,
): Promise<{ readonly content: Content; readonly board: Challenge }> {
  if ((word === undefined) === ((seed ?? written) === undefined))
    throw commandError('expected a run code or --seed', 'both are on the sheet; in a form, fill in the seed');
  if (word !== undefined) {
    if (difficulty !== undefined)
      throw commandError('--difficulty cannot go with a run code', 'leave it out: the code sets it');
    const found = await findCode(word, directory);
    const { content } = found;
    check(content);
    return { content, board: requireBoard(found) };
  }
  const content = await requireContent(directory);
  check(content);
  const kind = { sealed: false, dice: false };
  const text = seed ?? parseLongSeed(sheetWord(content, written as string));
  return { content, board: challenge(content, text, chosenDifficulty(content.game, difficulty), kind) };
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
