/** A player at the terminal → a Run, saved step by step. */

import type { Roll } from '../../dice/roll.ts';
import type { Deal } from '../../game/deal.ts';
import type { Choice } from '../../game/run/choice.ts';
import { choiceText, parseChoice } from '../../game/run/choice-text.ts';
import { spareNumbers } from '../../game/run/dealt.ts';
import { factsOfRun } from '../../game/run/facts.ts';
import { legalChoices } from '../../game/run/legal.ts';
import { readerAt } from '../../game/run/log-marks.ts';
import { type LogEntry, type Run, replay } from '../../game/run/play.ts';
import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { type GameRoll, type Purpose, step } from '../../game/run/turn.ts';
import type { Reader } from '../../model/event.ts';
import { wrappedProse } from '../terminal/prose.ts';
import { choose, isObvious, usesReset } from './choosing.ts';
import { factWords } from './fact-words.ts';
import { askPlayer, Command, Gone, openPrompt, type Prompt, say } from './prompt.ts';
import { endingProse, outcomeText } from './story.ts';
import { type Numbers, takeStep } from './throwing.ts';
import { placeText, sceneText, sheetLine } from './words.ts';

/** Table of a Run: its start, dice and save. */
export interface PlayTable {
  /** State before the first Choice: an empty board, or that of an open Run sheet. */
  readonly start: State;
  /** The Run sheet: its spare numbers, and those of a sealed board, are used before dice. */
  readonly sheet?: Deal | undefined;
  /** Throws for the player; without it players throw their own dice. */
  readonly roll?: Roll;
  /** Called after each step, and each step taken back. */
  save(run: Run): void;
}

/** Plays or continues a Run. @returns whether it is over */
export async function playAtTable(rules: Rules, run: Run, table: PlayTable): Promise<boolean> {
  const { ask, close } = openPrompt();
  const log: LogEntry[] = [...run.log];
  const states = [...replay(rules, run, table.start)];
  const dice = { rolls: table.roll !== undefined };
  const now = () => states.at(-1) as State;
  const save = () => table.save({ difficulty: run.difficulty, log });
  const prompt = (question: string) => askPlayer(rules, now(), question, ask);
  try {
    if (log.length > 0 && now().phase !== 'over') welcomeBack(rules, now(), readerAt(rules, now(), log, states));
    for (;;) {
      const before = now();
      try {
        if (before.phase === 'over') {
          readEnding(rules, states, { difficulty: run.difficulty, log });
          await leave(prompt);
          return true;
        }
        const choice = await choose(rules, before, prompt, dice);
        const numbers = () => numbersFor(rules, choice, log, table);
        const { after, faces } = await takeStep(rules, before, choice, numbers, prompt);
        const entry = { choice: choiceText(rules, choice), faces };
        log.push(entry);
        states.push(after);
        save();
        report(rules, before, after, entry, readerAt(rules, after, log.slice(0, -1), states));
      } catch (command) {
        if (!(command instanceof Command)) throw command;
        if (command.word === 'undo') takeBack(rules, log, states, dice);
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

/** After the Ending only `undo` goes on: the last throw may be mistyped. */
async function leave(prompt: Prompt): Promise<void> {
  while ((await prompt('press Enter to leave, or type undo')) !== '')
    say('press Enter alone to leave, or type undo to take back the last choice');
}

/** Goes back to the last State with a choice or a typed throw. */
function takeBack(rules: Rules, log: LogEntry[], states: State[], dice: { readonly rolls: boolean }): void {
  if (log.length === 0) {
    say('nothing to take back');
    return;
  }
  let isAsked = false;
  while (!isAsked && log.length > 0) {
    const entry = log.pop() as LogEntry;
    states.pop();
    isAsked = (!dice.rolls && entry.faces.length > 0) || !isObvious(legalChoices(rules, states.at(-1) as State), dice);
    say(`taken back: ${entry.choice}${entry.faces.length > 0 ? `, ${entry.faces.join(' ')}` : ''}`);
  }
  const state = states.at(-1) as State;
  if (state.turn > 0) say(`Turn ${state.turn}, ${placeText(rules, state.sector)}.`);
}

/** The numbers of the sheet for a Choice, then the tool's dice. */
function numbersFor(rules: Rules, choice: Choice, log: readonly LogEntry[], { sheet, roll }: PlayTable): Numbers {
  const printed = sheet && (usesReset(choice) ? spares(rules, sheet, log) : dealtNumbers(rules, sheet, choice));
  return (purpose, sides) => printed?.(purpose) ?? roll?.(sides);
}

/** Spare numbers that no reset of the log has used. */
function spares(rules: Rules, sheet: Deal, log: readonly LogEntry[]): ReturnType<ReturnType<typeof spareNumbers>> {
  const next = spareNumbers(sheet)();
  for (const { choice, faces } of log) {
    const { kind } = parseChoice(rules, choice) as Choice;
    if (kind === 'reset-sector' || kind === 'reset-event')
      for (const _ of faces) next(kind === 'reset-sector' ? 'sector-number' : 'event-number');
  }
  return next;
}

/** The numbers of the Sector that a Choice enters, each once: a sealed sheet gives them where one would throw. */
function dealtNumbers(
  { sectors, start }: Rules,
  sheet: Deal,
  { kind, what }: Choice,
): (purpose: Purpose) => number | undefined {
  const entered = kind === 'begin' ? start : kind === 'move' ? what : -1;
  const dealt = sheet.sectors.find(({ id }) => id === sectors[entered]?.id);
  const left: Partial<Record<Purpose, number[]>> = dealt
    ? {
        'sector-number': [dealt.sectorNumber],
        'event-number': [Math.floor(dealt.eventNumber / 10), dealt.eventNumber % 10],
      }
    : {};
  return (purpose) => left[purpose]?.shift();
}

function welcomeBack(rules: Rules, state: State, reader: Reader): void {
  say(`Turn ${state.turn}, ${placeText(rules, state.sector)}.`);
  const event = rules.events[state.events[state.sector] ?? -1];
  if (event && state.phase !== 'movement')
    say(`\n${event.number} ${event.title}\n\n${sceneText(rules, event, reader)}\n`);
}

/** Reports a step, and its text: the scene of an entered Event, or the Outcome rolled. */
function report(rules: Rules, before: State, after: State, entry: LogEntry, reader: Reader): void {
  const turns = factsOfRun(rules, { difficulty: rules.difficulty.id, log: [entry] }, before);
  const isEntered = after.turn !== before.turn;
  if (isEntered) say(`\n--- Turn ${after.turn} ---`);
  const { late } = rules.content;
  if (isEntered && late && after.turn === late.turn + 1) say(`\n${late.title}\n\n${wrappedProse(late.text)}\n`);
  const facts = turns.flatMap((turn) => turn.facts);
  const outcome = outcomeText(rules, before, entry.choice, reader);
  // The action comes before its text, and the changes after it.
  const read = facts.findIndex(({ kind }) => kind === 'changed' || kind === 'lost' || kind === 'over');
  const done = outcome === '' ? facts.length : read < 0 ? facts.length : read;
  for (const fact of facts.slice(0, done)) say(factWords(rules, fact));
  if (outcome !== '') say(`\n${wrappedProse(outcome)}\n`);
  for (const fact of facts.slice(done)) say(factWords(rules, fact));
  const event = rules.events[after.events[after.sector] ?? -1];
  if (isEntered && event && (after.phase === 'event' || after.phase === 'shop'))
    say(`\n${sceneText(rules, event, reader)}\n`);
}

function readEnding(rules: Rules, states: readonly State[], run: Run): void {
  const state = states.at(-1) as State;
  const ending = rules.content.endings[state.ending];
  if (ending)
    say(
      `\n${ending.title}\n\n${wrappedProse(endingProse(rules, run, states, ending))}\n\n${sheetLine(rules, state)} | turns ${state.turn}`,
    );
}
