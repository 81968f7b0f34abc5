/** A Choice and dice → the State after it: the player throws unless sheet or tool has the number. */

import type { Choice } from '../../game/run/choice.ts';
import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { type GameRoll, type Purpose, step } from '../../game/run/turn.ts';
import { readThrow, throwPrompt } from './dice.ts';
import { Command, type Prompt, say } from './prompt.ts';
import { rollLine } from './words.ts';

/** Numbers that the player does not throw: those of the sheet, then those the tool rolls. */
export type Numbers = (purpose: Purpose, sides: number) => number | undefined;

/** The step needs a throw. */
class NeedsThrow extends Error {
  readonly purpose: Purpose;
  readonly sides: number;

  constructor(purpose: Purpose, sides: number) {
    super(purpose);
    this.purpose = purpose;
    this.sides = sides;
  }
}

/** The engine asks for dice one by one and cannot wait: the step is repeated with each typed throw. */
export async function takeStep(
  rules: Rules,
  state: State,
  choice: Choice,
  begin: () => Numbers,
  prompt: Prompt,
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
        const question = throwPrompt(rules.content.game.words, { purpose, sides, isAgain: last === purpose });
        faces.push(...(await askThrow(question, purpose, sides, prompt)));
        last = purpose;
      } catch (command) {
        // Throws of this step are taken back before the step.
        if (!(command instanceof Command) || command.word !== 'undo' || last === undefined) throw command;
        say(`taken back: ${faces.join(' ')}`);
        faces.length = 0;
        numbers = begin();
        last = undefined;
      }
    }
  }
}

async function askThrow(question: string, purpose: Purpose, sides: number, prompt: Prompt): Promise<readonly number[]> {
  for (;;) {
    const read = readThrow(await prompt(question), purpose, sides);
    if ('faces' in read) return read.faces;
    say(read.refusal);
  }
}
