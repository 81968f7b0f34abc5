/** A person with dice, at the terminal → a Run, kept step by step. */

import type { Roll } from '../../dice/roll.ts';
import type { Choice } from '../../game/run/choice.ts';
import { choiceText, parseChoice } from '../../game/run/choice-text.ts';
import type { Spares } from '../../game/run/dealt.ts';
import { factsOfRun } from '../../game/run/facts.ts';
import { legalChoices } from '../../game/run/legal.ts';
import { type LogEntry, type Run, replay } from '../../game/run/play.ts';
import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { type GameRoll, step } from '../../game/run/turn.ts';
import { wrappedProse } from '../terminal/prose.ts';
import { choose, isObvious } from './choosing.ts';
import { factWords } from './fact-words.ts';
import { askPlayer, Gone, openPrompt, type Prompt, Said, say } from './prompt.ts';
import { endingProse, outcomeText } from './story.ts';
import { type Numbers, takeStep } from './throwing.ts';
import { placeText, sceneText, sheetLine } from './words.ts';

/** Table of a Run: its start, dice and save. */
export interface PlayTable {
  /** State before the first Choice: a dealt or empty board. */
  readonly start: State;
  /** Spare numbers of a Run sheet, used before dice. */
  readonly spares?: Spares;
  /** Throws for the player; without it players throw their own dice. */
  readonly roll?: Roll;
  /** Called after each step, and each step taken back. */
  save(run: Run): void;
}

/** Plays or continues a Run. @returns whether it came to its end */
export async function playAtTable(rules: Rules, run: Run, table: PlayTable): Promise<boolean> {
  const { ask, close } = openPrompt();
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
        const { after, faces } = await takeStep(
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
        if (said.word === 'undo') takeBack(rules, log, states, { isRollTyped: table.roll === undefined });
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
  while ((await prompt('Enter leaves, undo takes the last choice back')) !== '') say('there is nothing left to choose');
}

/** Goes back to the last State with a choice or a typed throw. */
function takeBack(
  rules: Rules,
  log: LogEntry[],
  states: State[],
  { isRollTyped }: { readonly isRollTyped: boolean },
): void {
  if (log.length === 0) {
    say('there is nothing to take back');
    return;
  }
  let isAsked = false;
  while (!isAsked && log.length > 0) {
    const entry = log.pop() as LogEntry;
    states.pop();
    isAsked = (isRollTyped && entry.faces.length > 0) || !isObvious(legalChoices(rules, states.at(-1) as State));
    say(`taken back: ${entry.choice}${entry.faces.length > 0 ? `, ${entry.faces.join(' ')}` : ''}`);
  }
  const state = states.at(-1) as State;
  if (state.turn > 0) say(`Turn ${state.turn}, ${placeText(rules, state.sector)}.`);
}

function numbersFor(rules: Rules, log: readonly LogEntry[], states: readonly State[], table: PlayTable): Numbers {
  const spares = table.spares?.();
  // Spare numbers used by earlier steps are crossed off.
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

/** Reports a step, and its text: the scene of an entered Event, or the Outcome rolled. */
function report(rules: Rules, before: State, after: State, entry: LogEntry): void {
  const told = factsOfRun(rules, { difficulty: rules.difficulty.id, log: [entry] }, before);
  const isEntered = after.turn !== before.turn;
  if (isEntered) say(`\n--- Turn ${after.turn} ---`);
  const facts = told.flatMap((turn) => turn.facts);
  const outcome = outcomeText(rules, before, entry.choice);
  // The action comes before its text, and the changes after it.
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
