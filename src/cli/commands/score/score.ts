/** `core-runner score`: run code or seed, what the sheet or a filled-in form shows at the end → whether it can be, and a line to share. */

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { FilledSheet } from '../../../documents/sheets/filled.ts';
import type { Challenge } from '../../../game/challenge.ts';
import type { Score, ScoreEnd, ScoreFault } from '../../../game/measure/score.ts';
import type { Content } from '../../../model/content.ts';
import { counted } from '../../../model/vocabulary.ts';
import type { FormValues, NoForm } from '../../../pdf/form-values.ts';
import { chosenDifficulty, isDirectory, requireContent } from '../../shared/content/content.ts';
import { contentOption, difficultyOption, parseCount, parseLongSeed, seedOption } from '../../shared/options.ts';
import { askLine } from '../../terminal/ask.ts';
import { commandError, Failure, outsideReason, unknownWord } from '../../terminal/failure.ts';
import { complain, print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';

interface ScoreOptions {
  readonly seed?: string;
  readonly difficulty?: string;
  readonly end?: ScoreEnd;
  readonly cores?: number;
  readonly turns?: number;
  readonly health?: number;
  readonly events?: readonly number[];
  readonly form?: string;
  readonly content?: string;
  readonly json?: true;
}

/** How a Run can have ended; kept here so that help loads no game. A test holds it to the list. */
export const ends: readonly ScoreEnd[] = ['goal', 'escape', 'start', 'no-health', 'unable-to-move'];
const most = 999;

/** Adds `core-runner score`: holds what a sheet shows at the end against what its board allows, and gives a line to share. */
export function addScore(program: Command): void {
  program
    .command('score')
    .summary('check what a Run sheet shows at the end, and give a line to share')
    .description(
      'Asks for what a Run sheet shows at the end, or takes it from options or a filled-in form, and says what of it no Run on that board can show: more cores than its Events can bring, fewer turns than the way has, an Event Number that never comes. Then prints a line to share.',
    )
    .argument('[code]', 'the run code of the sheet')
    .addOption(seedOption(parseLongSeed))
    .addOption(difficultyOption())
    .option('--end <HOW>', `how it ended: ${ends.join(', ')}`, parseEnd)
    .option('--cores <N>', 'cores at the end', parseCount('--cores', 0, most))
    .option('--turns <N>', 'Sectors entered, the first one too', parseCount('--turns', 1, most))
    .option('--health <N>', 'Health at the end', parseCount('--health', 0, most))
    .option('--events <NUMBERS>', 'the Event Numbers that were met, such as 12,34,51: may be left out', parseEvents)
    .option(
      '--form <FILE>',
      'a Tracking Sheet of print --fillable, filled in and saved: what no option says is read from it',
    )
    .addOption(contentOption())
    .option('--json', 'print as JSON: code, seed, difficulty, end, cores, turns, health, brought, won, line')
    .addHelpText(
      'after',
      `
What no option says is asked on a terminal. With --form the seed (or run code) in the form says which board it is where
the command line says none; the marker says how the Run ended, and turns are a number. A check finds slips of the pen; it proves no score.
To compare: more cores brought out come first, then fewer turns, then more Health. Who ends without Health or without a
move brings nothing out.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line, or a score that cannot be.

Examples:
  core-runner score 1KSH-4000-42KB
  core-runner score --seed rusty-crane-ledger --end goal --cores 5 --turns 24 --health 3
  core-runner score --form tracking-sheet-fillable.pdf
  core-runner score 1KSH-4000-42KB --end escape --cores 2 --turns 9 --health 1 --events 56,42,26 --json`,
    )
    .action(run);
}

async function run(word: string | undefined, options: ScoreOptions): Promise<void> {
  const values = options.form === undefined ? undefined : await readForm(options.form);
  const { filledSheet, isFormOf } = await import('../../../documents/sheets/filled.ts');
  const { content, board } = await boardOf(await named(word, options, values), (content) => {
    if (values === undefined || isFormOf(values, content)) return;
    throw commandError(
      `${options.form} has not the fields of a sheet of ${content.game.title}`,
      'of another game, --content says which; else print tracking-sheet --fillable makes the form',
    );
  });
  const score = completed(options, content, values && filledSheet(values, content));
  const { compileRules } = await import('../../../game/run/rules.ts');
  const { scoreFaults } = await import('../../../game/measure/score.ts');
  const rules = compileRules(content, board.difficulty);
  // On a form Shops are never finished, and a reset writes over what was met.
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

/** What says which board it is. */
interface Named extends Pick<ScoreOptions, 'seed' | 'difficulty' | 'content'> {
  readonly word?: string | undefined;
  /** What a form has where the seed stands, which may be a run code with a slip in it. */
  readonly written?: string;
}

/** The words of the command line; where they name no board, what stands in a form. */
async function named(word: string | undefined, options: ScoreOptions, values?: FormValues): Promise<Named> {
  const typed = (options.seed === undefined && values?.get('seed')?.trim()) || undefined;
  const { readRunCode } = await import('../../../game/run-code.ts');
  const code = word ?? (typed !== undefined && 'code' in readRunCode(typed) ? typed : undefined);
  if (code !== undefined) return { ...options, word: code };
  const difficulty = options.difficulty ?? (values?.get('difficulty') || undefined);
  return { ...options, ...(typed !== undefined && { written: typed }), ...(difficulty && { difficulty }) };
}

/** The board of a code, or of a seed, of a content that passes a check. */
async function boardOf(
  { word, seed, written, difficulty, content: directory }: Named,
  check: (content: Content) => void,
): Promise<{ readonly content: Content; readonly board: Challenge }> {
  if ((word === undefined) === ((seed ?? written) === undefined))
    throw commandError('expected a run code or --seed', 'the code stands on the sheet');
  const { differences, findCode, sheetWord } = await import('../../shared/boards/codes.ts');
  if (word !== undefined) {
    if (difficulty !== undefined) throw commandError('--difficulty cannot stand beside a run code', 'the code says it');
    const { content, found } = await findCode(word, directory);
    check(content);
    if (typeof found === 'string')
      throw new Failure(1, `error: this content deals another board: ${differences[found]}`);
    return { content, board: found };
  }
  const content = await requireContent(directory);
  check(content);
  const { challenge } = await import('../../../game/challenge.ts');
  const kind = { sealed: false, dice: false };
  const text = seed ?? parseLongSeed(sheetWord(content, written as string));
  return { content, board: challenge(content, text, chosenDifficulty(content.game, difficulty), kind) };
}

/** The score; what neither an option nor a form says is asked for. */
function completed(options: ScoreOptions, { game }: Content, form: FilledSheet | undefined): Score {
  const asked = <Value>(option: string, question: string, given: Value | undefined, read: (line: string) => Value) => {
    if (given !== undefined) return given;
    for (;;) {
      const line = askLine(question) ?? missing(option);
      try {
        return read(line);
      } catch (error) {
        // Who is asked may answer again.
        if (!(error instanceof Failure)) throw error;
        complain(`${error.message}\n`);
      }
    }
  };
  const { core, health } = game.words;
  const field = (name: string, least: number, word: string | undefined) =>
    word === undefined ? undefined : parseCount(`${name} in the form`, least, most)(word);
  const more = form && field(`more ${core.many}`, 0, form.cores.more || '0');
  const events = options.events ?? form?.events;
  return {
    end: asked('--end', `How did it end (${ends.join(', ')})? `, options.end ?? form?.end, parseEnd),
    cores: asked(
      '--cores',
      `How many ${core.many}? `,
      options.cores ?? (form && form.cores.ticked + (more ?? 0)),
      parseCount('--cores', 0, most),
    ),
    turns: asked(
      '--turns',
      'How many turns? ',
      options.turns ?? field('turns', 1, form?.turns),
      parseCount('--turns', 1, most),
    ),
    health: asked(
      '--health',
      `How much ${health.one}? `,
      options.health ?? field(health.one, 0, form?.health),
      parseCount('--health', 0, most),
    ),
    ...(events && { events }),
  };
}

/** Reads a form that was saved by whatever software. */
async function readForm(path: string): Promise<FormValues> {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch (error) {
    throw commandError(
      `cannot read ${path}: ${isDirectory(path) ? 'it is a directory' : outsideReason(error).replace('directory', 'file')}`,
    );
  }
  const { formValues } = await import('../../../pdf/form-values.ts');
  const { inflateSync } = process.getBuiltinModule('node:zlib');
  const values = formValues(file, (bytes) => inflateSync(bytes, { maxOutputLength: mostBytes }));
  if (typeof values === 'string')
    throw commandError(
      `${path} is no form that can be read: ${noForms[values]}`,
      'print --fillable makes one; fill it in and save it',
    );
  return values;
}

const mostBytes = 1 << 26; // of one stream of objects: a sheet's are a thousandth of it

const noForms: Readonly<Record<NoForm, string>> = {
  'no PDF': 'it is no PDF',
  encrypted: 'it is encrypted',
  'no form': 'it has no fields',
  damaged: 'it is damaged',
};

function missing(option: string): never {
  throw commandError(`expected ${option}, found none`, 'without a terminal every answer is an option');
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

function parseEnd(word: string): ScoreEnd {
  const end = ends.find((one) => one === word.trim().toLowerCase());
  if (end === undefined) throw unknownWord('end', word, ends);
  return end;
}

/** `12,34 51`. */
function parseEvents(word: string): number[] {
  const parts = word.split(/[\s,]+/u).filter(Boolean);
  const wrong = parts.find((part) => !/^[1-8]{2}$/u.test(part));
  if (wrong !== undefined || parts.length === 0)
    throw commandError(`--events must be numbers such as 12,34, found ${wrong ?? 'nothing'}`);
  return parts.map(Number);
}
