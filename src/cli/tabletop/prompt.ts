/** Questions to the player at the terminal → answers, or a command. */

import { createInterface } from 'node:readline';
import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { print } from '../terminal/output.ts';
import { mapText } from './map.ts';

export const say = (text: string) => print(`${text}\n`);

/** Help on what can be typed, in the words of the game. */
export const help = ({ mods, sectors, content }: Rules) => `Type the number of a choice, or the faces of your dice.
You can type the name of a choice too: ${mods[0]?.abbreviation}, ${(sectors[4] ?? sectors.at(-1))?.id}.
At any prompt you can type:
  undo     take back the last choice or throw
  map      show the map and its numbers so far
  help     show this list
  abandon  end the ${content.game.words.run.one} for a reason outside the game
  quit     stop here`;

/** The player left: end of input, Ctrl-C or `quit`. */
export class Gone extends Error {}

/** A command typed at any prompt. */
export class Command extends Error {
  readonly word: 'undo' | 'abandon';

  constructor(word: 'undo' | 'abandon') {
    super(word);
    this.word = word;
  }
}

/** Asks a line at a time, from a terminal or piped input. */
export function openPrompt(): { ask: Prompt; close: () => void } {
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

export type Prompt = (question: string) => Promise<string>;

/** Asks until there is an answer; help is given at any prompt. */
export async function askPlayer(rules: Rules, state: State, question: string, ask: Prompt): Promise<string> {
  for (;;) {
    const typed = await ask(question);
    const word = typed.toLowerCase();
    if (word === 'map') say(mapText(rules, state));
    else if (word === 'help' || word === '?') say(help(rules));
    else if (word === 'undo' || word === 'abandon') throw new Command(word);
    else return typed;
  }
}
