/** A person with dice, at the terminal → a Run, kept step by step. */

import { createInterface } from 'node:readline';
import type { Choice } from '../../game/run/choice.ts';
import { choiceText } from '../../game/run/choice-text.ts';
import { legalChoices } from '../../game/run/legal.ts';
import { type LogEntry, type Run, replay } from '../../game/run/play.ts';
import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { tell } from '../../game/run/tell.ts';
import { type GameRoll, type Purpose, step } from '../../game/run/turn.ts';
import { print } from '../terminal/output.ts';
import { prose } from '../terminal/prose.ts';
import { readThrow, throwPrompt } from './dice.ts';
import { outcomeText } from './story.ts';
import { choiceWords, mapLines, placeText, rollLine, sheetLine } from './words.ts';

const say = (text: string) => print(`${text}\n`);

/** Where only one Choice of these kinds is legal, nobody needs to be asked. */
const obvious: readonly string[] = ['begin', 'roll', 'keep', 'leave', 'lose', 'take'];

export const help = `Type the number of a choice, or the faces your dice show.
A choice goes by its name too: +1, B2.
  map      the numbers on the map so far
  abandon  end the Run for a reason outside the game
  quit     stop here`;

/** The player has gone: input ended, Ctrl-C or `quit`. */
class Gone extends Error {}

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

/** Plays a Run, or plays one on. `save` is called after every step. @returns whether the Run came to its end. */
export async function playAtTable(rules: Rules, run: Run, save: (run: Run) => void): Promise<boolean> {
  const { ask, close } = asker();
  const log: LogEntry[] = [...run.log];
  let state = replay(rules, run).at(-1) as State;
  try {
    if (log.length > 0) welcomeBack(rules, state);
    while (state.phase !== 'over') {
      const choice = await choose(rules, state, ask);
      const { after, faces } = await carryOut(rules, state, choice, ask);
      const entry = { choice: choiceText(rules, choice), faces };
      log.push(entry);
      save({ difficulty: run.difficulty, log });
      report(rules, state, after, entry);
      state = after;
    }
    readEnding(rules, state);
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  } finally {
    close();
  }
}

function welcomeBack(rules: Rules, state: State): void {
  say(`Turn ${state.turn}, ${placeText(rules, state.sector)}.`);
  const event = rules.events[state.events[state.sector] ?? -1];
  if (event && (state.phase === 'event' || state.phase === 'shop'))
    say(`\n${event.number} ${event.title}\n\n${prose(event.text)}\n`);
  if (state.phase === 'modify') say(rollLine(rules, state));
}

/** The Choice to carry out: asked for where there is one to make. */
async function choose(rules: Rules, state: State, ask: (prompt: string) => Promise<string>): Promise<Choice> {
  const legal = legalChoices(rules, state);
  const [only] = legal;
  if (only && legal.length === 1 && obvious.includes(only.kind)) return only;
  say(`\n${sheetLine(rules, state)}`);
  if (state.owed > 0) say(`Starting DiceMods still to take: ${state.owed}`);
  legal.forEach((choice, index) => {
    say(`${String(index + 1).padStart(3)}  ${choiceWords(rules, state, choice)}`);
  });
  for (;;) {
    const typed = await ask('choice');
    const word = typed.toLowerCase();
    if (word === 'abandon') return rules.choices.abandon[0] as Choice;
    if (word === 'map') say(mapLines(rules, state).join('\n') || 'nothing is rolled yet');
    else if (word === 'help' || word === '?') say(help);
    else {
      const choice = /^\d+$/u.test(word) ? legal[Number(word) - 1] : named(rules, legal, word);
      if (choice) return choice;
      say(
        `expected a number from 1 to ${legal.length}, found ${typed === '' ? 'nothing' : typed}; help names what else there is`,
      );
    }
  }
}

/** The one Choice that goes by `move B2`, or by `B2` alone where that can mean only one. */
function named(rules: Rules, legal: readonly Choice[], word: string): Choice | undefined {
  const text = (choice: Choice) => choiceText(rules, choice).toLowerCase();
  const exact = legal.find((choice) => text(choice) === word);
  const [only, ...more] = legal.filter((choice) => word !== '' && text(choice).endsWith(` ${word}`));
  return exact ?? (more.length === 0 ? only : undefined);
}

/** Needs a throw before the step can be finished. */
class NeedsThrow extends Error {
  readonly purpose: Purpose;

  constructor(purpose: Purpose) {
    super(purpose);
    this.purpose = purpose;
  }
}

/** The engine asks for dice one by one and does not wait: the step is taken again with each throw that is typed. */
async function carryOut(
  rules: Rules,
  state: State,
  choice: Choice,
  ask: (prompt: string) => Promise<string>,
): Promise<{ after: State; faces: number[] }> {
  const faces: number[] = [];
  let last: Purpose | undefined;
  for (;;) {
    let next = 0;
    const roll: GameRoll = (_, purpose) => {
      const face = faces[next++];
      if (face === undefined) throw new NeedsThrow(purpose);
      return face;
    };
    try {
      return { after: step(rules, state, choice, roll), faces };
    } catch (error) {
      if (!(error instanceof NeedsThrow)) throw error;
      const { purpose } = error;
      if (last === undefined && purpose === 'outcome-roll') say(rollLine(rules, state));
      faces.push(...(await askThrow(purpose, last === purpose, ask)));
      last = purpose;
    }
  }
}

async function askThrow(
  purpose: Purpose,
  isAgain: boolean,
  ask: (prompt: string) => Promise<string>,
): Promise<readonly number[]> {
  for (;;) {
    const read = readThrow(await ask(throwPrompt(purpose, isAgain)), purpose);
    if ('faces' in read) return read.faces;
    say(read.refusal);
  }
}

/** What a step did, and the text that is now earned: the scene of an Event that was entered, the Outcome rolled. */
function report(rules: Rules, before: State, after: State, entry: LogEntry): void {
  const told = tell(rules, { difficulty: rules.difficulty.id, log: [entry] }, before);
  const isEntered = after.turn !== before.turn;
  if (isEntered) say(`\n--- Turn ${after.turn} ---`);
  const outcome = outcomeText(rules, before, entry.choice);
  if (outcome !== '') say(`\n${prose(outcome)}\n`);
  for (const line of told.flatMap(({ lines }) => lines)) if (!/^The Run ends:/u.test(line)) say(line);
  const event = rules.events[after.events[after.sector] ?? -1];
  if (isEntered && event && (after.phase === 'event' || after.phase === 'shop')) say(`\n${prose(event.text)}\n`);
}

function readEnding(rules: Rules, state: State): void {
  const ending = rules.content.endings[state.ending];
  if (ending) say(`\n${ending.title}\n\n${prose(ending.text)}\n\n${sheetLine(rules, state)}`);
}
