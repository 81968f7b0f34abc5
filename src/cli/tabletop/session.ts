/** A person with dice, at the terminal → a Run, kept step by step. */

import { createInterface } from 'node:readline';
import type { Roll } from '../../dice/roll.ts';
import type { Choice } from '../../game/run/choice.ts';
import { choiceText, parseChoice } from '../../game/run/choice-text.ts';
import type { Spares } from '../../game/run/dealt.ts';
import { factsOfRun } from '../../game/run/facts.ts';
import { legalChoices } from '../../game/run/legal.ts';
import { type LogEntry, type Run, replay } from '../../game/run/play.ts';
import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { type GameRoll, type Purpose, step } from '../../game/run/turn.ts';
import { print } from '../terminal/output.ts';
import { wrappedProse } from '../terminal/prose.ts';
import { readThrow, throwPrompt } from './dice.ts';
import { factWords } from './fact-words.ts';
import { mapText } from './map.ts';
import { endingProse, outcomeText } from './story.ts';
import { choiceWords, placeText, rollLine, sceneText, sheetLine } from './words.ts';

const say = (text: string) => print(`${text}\n`);

/** Where only one Choice of these kinds is legal, nobody needs to be asked. */
const obvious: readonly string[] = ['begin', 'roll', 'keep', 'leave', 'lose', 'take'];

/** What can be typed, in the words of the game. */
export const help = ({ mods, sectors, content }: Rules) => `Type the number of a choice, or the faces your dice show.
A choice goes by its name too: ${mods[0]?.abbreviation}, ${(sectors[4] ?? sectors.at(-1))?.id}.
  undo     take the last choice or throw back
  map      the map, and the numbers on it so far
  help     these words; all of them can be said at any prompt
  abandon  end the ${content.game.words.run.one} for a reason outside the game
  quit     stop here`;

/** The player has gone: input ended, Ctrl-C or `quit`. */
class Gone extends Error {}

/** What can be said at any prompt and leads away from it. */
class Said extends Error {
  readonly word: 'undo' | 'abandon';

  constructor(word: 'undo' | 'abandon') {
    super(word);
    this.word = word;
  }
}

/** Where a Run is played: what it begins with, what throws its dice, and who keeps it. */
export interface PlayTable {
  /** The State before the first Choice: a dealt board, or an empty one. */
  readonly start: State;
  /** The spare numbers of a Run sheet, used before any die is thrown. */
  readonly spares?: Spares;
  /** Throws for the player; without it the player's own dice are asked for. */
  readonly roll?: Roll;
  /** Called after every step, and after a step was taken back. */
  save(run: Run): void;
}

/** Asks a line at a time; works with a terminal and with piped input alike. */
function asker(): { ask: (prompt: string) => Promise<string>; close: () => void } {
  const isTerminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, ...(isTerminal && { output: process.stdout }) });
  lines.on('SIGINT', () => lines.close());
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      if (isTerminal) {
        lines.setPrompt(`${prompt}> `);
        lines.prompt();
      } else print(`${prompt}> `);
      const { value, done } = await iterator.next();
      if (!isTerminal) print(done ? '\n' : `${value}\n`);
      const word = done ? 'quit' : value.trim();
      if (word.toLowerCase() === 'quit') throw new Gone();
      return word;
    },
    close: () => lines.close(),
  };
}

/** Plays a Run, or plays one on. @returns whether the Run came to its end. */
export async function playAtTable(rules: Rules, run: Run, table: PlayTable): Promise<boolean> {
  const { ask, close } = asker();
  const log: LogEntry[] = [...run.log];
  const states = [...replay(rules, run, table.start)];
  const now = () => states.at(-1) as State;
  const save = () => table.save({ difficulty: run.difficulty, log });
  const prompt = (question: string) => askPlayer(rules, now(), question, ask);
  try {
    if (log.length > 0 && now().phase !== 'over') welcomeBack(rules, now());
    for (;;) {
      const before = now();
      try {
        if (before.phase === 'over') {
          readEnding(rules, states, { difficulty: run.difficulty, log });
          await leave(prompt);
          return true;
        }
        const choice = await choose(rules, before, prompt);
        const { after, faces } = await carryOut(
          rules,
          before,
          choice,
          () => numbersFor(rules, log, states, table),
          prompt,
        );
        const entry = { choice: choiceText(rules, choice), faces };
        log.push(entry);
        states.push(after);
        save();
        report(rules, before, after, entry);
      } catch (said) {
        if (!(said instanceof Said)) throw said;
        if (said.word === 'undo') takeBack(rules, log, states, table.roll === undefined);
        else if (before.phase !== 'over') {
          const choice = rules.choices.abandon[0] as Choice;
          log.push({ choice: choiceText(rules, choice), faces: [] });
          states.push(step(rules, before, choice, noDice));
        }
        save();
      }
    }
  } catch (error) {
    if (error instanceof Gone) return now().phase === 'over';
    throw error;
  } finally {
    close();
  }
}

const noDice: GameRoll = () => {
  throw new Error('abandoning a Run takes no dice');
};

/** Asks until something is said that is an answer; the words that help at any prompt are answered here. */
async function askPlayer(
  rules: Rules,
  state: State,
  question: string,
  ask: (prompt: string) => Promise<string>,
): Promise<string> {
  for (;;) {
    const typed = await ask(question);
    const word = typed.toLowerCase();
    if (word === 'map') say(mapText(rules, state));
    else if (word === 'help' || word === '?') say(help(rules));
    else if (word === 'undo' || word === 'abandon') throw new Said(word);
    else return typed;
  }
}

/** After the Ending anything leads out but `undo`: a throw may have been typed wrongly, and the last one too. */
async function leave(prompt: (question: string) => Promise<string>): Promise<void> {
  while ((await prompt('Enter leaves, undo takes the last choice back')) !== '') say('there is nothing left to choose');
}

/** Takes back to the last State in which the player chose something, or threw it where the player `throws`. */
function takeBack(rules: Rules, log: LogEntry[], states: State[], throws: boolean): void {
  if (log.length === 0) {
    say('there is nothing to take back');
    return;
  }
  let isAsked = false;
  while (!isAsked && log.length > 0) {
    const entry = log.pop() as LogEntry;
    states.pop();
    isAsked = (throws && entry.faces.length > 0) || !isObvious(legalChoices(rules, states.at(-1) as State));
    say(`taken back: ${entry.choice}${entry.faces.length > 0 ? `, ${entry.faces.join(' ')}` : ''}`);
  }
  const state = states.at(-1) as State;
  if (state.turn > 0) say(`Turn ${state.turn}, ${placeText(rules, state.sector)}.`);
}

/** Whether nobody needs to be asked. */
function isObvious(legal: readonly Choice[]): boolean {
  const [only] = legal;
  return only !== undefined && legal.length === 1 && obvious.includes(only.kind);
}

/** Where the numbers of a step come from that no player throws: a sheet's spare ones, then the tool where it rolls. */
type Numbers = (purpose: Purpose, sides: number) => number | undefined;

function numbersFor(rules: Rules, log: readonly LogEntry[], states: readonly State[], table: PlayTable): Numbers {
  const spares = table.spares?.();
  // Those that earlier steps used up are crossed off.
  if (spares)
    log.forEach(({ choice, faces }, index) => {
      const thrown = [...faces];
      step(rules, states[index] as State, parseChoice(rules, choice) as Choice, (_, purpose) => {
        spares(purpose);
        return thrown.shift() as number;
      });
    });
  return (purpose, sides) => spares?.(purpose) ?? table.roll?.(sides);
}

function welcomeBack(rules: Rules, state: State): void {
  say(`Turn ${state.turn}, ${placeText(rules, state.sector)}.`);
  const event = rules.events[state.events[state.sector] ?? -1];
  if (event && state.phase !== 'movement') say(`\n${event.number} ${event.title}\n\n${sceneText(rules, event)}\n`);
}

/** The Choice to carry out: asked for where there is one to make. */
async function choose(rules: Rules, state: State, prompt: (question: string) => Promise<string>): Promise<Choice> {
  const legal = legalChoices(rules, state);
  if (isObvious(legal)) return legal[0] as Choice;
  say(`\n${sheetLine(rules, state)}`);
  if (state.phase === 'modify') say(rollLine(rules, state));
  if (state.owed > 0) say(`Starting ${rules.content.game.words.diceMod.many} still to take: ${state.owed}`);
  list(rules, state, legal, legal);
  for (;;) {
    const typed = await prompt('choice');
    const word = typed.toLowerCase().replace(/[−–]/gu, '-');
    const meant = /^\d+$/u.test(word) ? legal.slice(Number(word) - 1, Number(word)) : named(rules, state, legal, word);
    const [choice, ...more] = word === '0' ? [] : meant;
    if (choice && more.length === 0) return choice;
    if (choice) {
      say(`${typed} may be any of these: type its number`);
      list(rules, state, legal, meant);
    } else
      say(
        `expected a number from 1 to ${legal.length}, found ${typed === '' ? 'nothing' : typed}; help names what else there is`,
      );
  }
}

/** Some of what is legal, a line each with the number it goes by. */
function list(rules: Rules, state: State, legal: readonly Choice[], some: readonly Choice[]): void {
  for (const choice of some)
    say(`${String(legal.indexOf(choice) + 1).padStart(3)}  ${choiceWords(rules, state, choice)}`);
}

/** Choices that go by `move B2`, by `RS B2`, or by `B2` alone: going there, where it could mean more. */
function named(rules: Rules, state: State, legal: readonly Choice[], word: string): readonly Choice[] {
  if (word === '') return [];
  const text = (choice: Choice) => choiceText(rules, choice).toLowerCase();
  const exact = legal.find((choice) => text(choice) === word);
  if (exact) return [exact];
  const asListed = (choice: Choice) => choiceWords(rules, state, choice).toLowerCase().replace(/[−–]/gu, '-');
  const begins = (choice: Choice) =>
    [word, `use ${word}`, `use ${word.replace(' ', ' on ')}`].some((start) =>
      `${asListed(choice)} `.startsWith(`${start} `),
    );
  const all = legal.filter(
    (choice) => text(choice).endsWith(` ${word}`) || asListed(choice).startsWith(word) || begins(choice),
  );
  const moves = all.filter(({ kind }) => kind === 'move');
  return moves.length === 1 ? moves : all;
}

/** Needs a throw before the step can be finished. */
class NeedsThrow extends Error {
  readonly purpose: Purpose;
  readonly sides: number;

  constructor(purpose: Purpose, sides: number) {
    super(purpose);
    this.purpose = purpose;
    this.sides = sides;
  }
}

/** The engine asks for dice one by one and does not wait: the step is taken again with each throw that is typed. */
async function carryOut(
  rules: Rules,
  state: State,
  choice: Choice,
  begin: () => Numbers,
  prompt: (question: string) => Promise<string>,
): Promise<{ after: State; faces: number[] }> {
  const faces: number[] = [];
  let numbers = begin();
  let last: Purpose | undefined;
  for (;;) {
    let next = 0;
    const roll: GameRoll = (sides, purpose) => {
      if (next === faces.length) {
        const known = numbers(purpose, sides);
        if (known === undefined) throw new NeedsThrow(purpose, sides);
        faces.push(known);
      }
      return faces[next++] as number;
    };
    try {
      return { after: step(rules, state, choice, roll), faces };
    } catch (error) {
      if (!(error instanceof NeedsThrow)) throw error;
      const { purpose, sides } = error;
      if (last === undefined && purpose === 'outcome-roll') say(rollLine(rules, state));
      try {
        faces.push(...(await askThrow(rules, purpose, sides, last === purpose, prompt)));
        last = purpose;
      } catch (said) {
        // What was thrown for this step is taken back before the step is.
        if (!(said instanceof Said) || said.word !== 'undo' || last === undefined) throw said;
        say(`taken back: ${faces.join(' ')}`);
        faces.length = 0;
        numbers = begin();
        last = undefined;
      }
    }
  }
}

async function askThrow(
  rules: Rules,
  purpose: Purpose,
  sides: number,
  isAgain: boolean,
  prompt: (question: string) => Promise<string>,
): Promise<readonly number[]> {
  for (;;) {
    const read = readThrow(
      await prompt(throwPrompt(purpose, isAgain, sides, rules.content.game.words)),
      purpose,
      sides,
    );
    if ('faces' in read) return read.faces;
    say(read.refusal);
  }
}

/** What a step did, and the text that is now earned: the scene of an Event that was entered, the Outcome rolled. */
function report(rules: Rules, before: State, after: State, entry: LogEntry): void {
  const told = factsOfRun(rules, { difficulty: rules.difficulty.id, log: [entry] }, before);
  const isEntered = after.turn !== before.turn;
  if (isEntered) say(`\n--- Turn ${after.turn} ---`);
  const facts = told.flatMap((turn) => turn.facts);
  const outcome = outcomeText(rules, before, entry.choice);
  // What was done stands before what is read of it, and what it changes behind.
  const read = facts.findIndex(({ kind }) => kind === 'changed' || kind === 'lost' || kind === 'over');
  const done = outcome === '' ? facts.length : read < 0 ? facts.length : read;
  for (const fact of facts.slice(0, done)) say(factWords(rules, fact));
  if (outcome !== '') say(`\n${wrappedProse(outcome)}\n`);
  for (const fact of facts.slice(done)) say(factWords(rules, fact));
  const event = rules.events[after.events[after.sector] ?? -1];
  if (isEntered && event && (after.phase === 'event' || after.phase === 'shop')) say(`\n${sceneText(rules, event)}\n`);
}

function readEnding(rules: Rules, states: readonly State[], run: Run): void {
  const state = states.at(-1) as State;
  const ending = rules.content.endings[state.ending];
  if (ending)
    say(
      `\n${ending.title}\n\n${wrappedProse(endingProse(rules, run, states, ending))}\n\n${sheetLine(rules, state)} | turns ${state.turn}`,
    );
}
