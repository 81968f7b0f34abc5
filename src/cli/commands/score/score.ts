/** `core-runner score`: run code or seed, final values or a form → whether they are possible, and a line to share. */

import { filledSheet, isFormOf } from '../../../documents/sheets/filled.ts';
import { type Challenge, challenge } from '../../../game/challenge.ts';
import { type Score, type ScoreFault, scoreFaults } from '../../../game/measure/score.ts';
import { compileRules } from '../../../game/run/rules.ts';
import { readRunCode } from '../../../game/run-code.ts';
import type { Content } from '../../../model/content.ts';
import { counted } from '../../../model/vocabulary.ts';
import type { FormValues } from '../../../pdf/form-values.ts';
import { findCode, requireBoard, sheetWord } from '../../shared/boards/codes.ts';
import { chosenDifficulty, requireContent } from '../../shared/content/content.ts';
import { parseLongSeed } from '../../shared/options.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { type Answers, completeScore } from './answers.ts';
import { readForm } from './form.ts';

export interface ScoreOptions extends Answers {
  readonly seed?: string;
  readonly difficulty?: string;
  readonly form?: string;
  readonly content?: string;
  readonly json?: true;
}

export async function printScore(word: string | undefined, options: ScoreOptions): Promise<void> {
  const values = options.form === undefined ? undefined : readForm(options.form);
  const { content, board } = await boardOf(await named(word, options, values), (content) => {
    if (values === undefined || isFormOf(values, content)) return;
    throw commandError(
      `${options.form} has not the fields of a sheet of ${content.game.title}`,
      'of another game, --content says which; else print tracking-sheet --fillable makes the form',
    );
  });
  const score = completeScore(options, content, values && filledSheet(values, content));
  const rules = compileRules(content, board.difficulty);
  // A form loses Events: Shops are never finished, and resets overwrite them.
  const faults = scoreFaults(rules, board, score, { allEvents: options.events !== undefined || values === undefined });
  if (faults.length > 0) {
    const said = faults.map((fault) => `error: ${faultWords(fault, content)}`);
    throw new Failure(2, `${said.join('\n')}\n  hint: compare with the sheet of ${board.code}`);
  }
  const isOut = score.end === 'goal' || score.end === 'escape' || score.end === 'start';
  const brought = isOut ? score.cores : 0;
  const won = score.end === 'goal' && score.cores >= content.game.coresToWin;
  const line = lineOf(content, board, score);
  if (options.json) {
    const { code, seed, difficulty } = board;
    printJson({ code, seed, difficulty, ...score, brought, won, line });
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
    throw commandError('expected a run code or --seed', 'the code stands on the sheet');
  if (word !== undefined) {
    if (difficulty !== undefined) throw commandError('--difficulty cannot stand beside a run code', 'the code says it');
    const { content, found } = await findCode(word, directory);
    check(content);
    return { content, board: requireBoard(found) };
  }
  const content = await requireContent(directory);
  check(content);
  const kind = { sealed: false, dice: false };
  const text = seed ?? parseLongSeed(sheetWord(content, written as string));
  return { content, board: challenge(content, text, chosenDifficulty(content.game, difficulty), kind) };
}

function lineOf({ game }: Content, { code, difficulty }: Challenge, { end, cores, turns, health }: Score): string {
  const { words, labels } = game;
  const name = game.difficulties.find(({ id }) => id === difficulty)?.name ?? difficulty;
  const how =
    end === 'no-health' ? `no ${words.health.one}` : end === 'unable-to-move' ? 'unable to move' : labels[end];
  const parts = [game.title, code, name, how, counted(cores, words.core), `${turns} turns`];
  return [...parts, `${words.health.one} ${health}`].join(' · ');
}

function faultWords(fault: ScoreFault, { game }: Content): string {
  const { core, health, event, eventNumber, run, sector } = game.words;
  switch (fault.kind) {
    case 'cores': {
      const where = fault.events ? `with no ${event.many} but ${fault.events.join(', ')} has` : 'on this board has';
      return `no ${run.one} ${where} ${counted(fault.found, core)}: ${fault.most} at most`;
    }
    case 'turns':
      return `the way is longer than ${fault.found} ${fault.found === 1 ? 'turn' : 'turns'}: ${fault.least} at least, with START as the first`.replace(
        'START',
        game.labels.start,
      );
    case 'health':
      return fault.most === 0
        ? `who ends without ${health.one} has 0, found ${fault.found}`
        : `${health.one} at the end must be ${fault.most === Number.POSITIVE_INFINITY ? '1 or more' : `from 1 to ${fault.most}`}, found ${fault.found}`;
    case 'event':
      return fault.why === 'twice'
        ? `${event.one} ${fault.found} stands twice`
        : `${eventNumber.one} ${fault.found} is not on this board, nor among the spare ones that can come up`;
    case 'events':
      return `${fault.found} ${event.many} need as many turns, found ${fault.most}: each ${sector.one} entered is one`;
    default:
      return fault satisfies never;
  }
}
