/** A choice or question → the player's answer on the terminal. */

import { readSync } from 'node:fs';
import type { DiceChoice } from '../../dice/system.ts';
import { commandError } from './failure.ts';
import { printError } from './output.ts';

/** Asks on the terminal; undefined unless standard input and standard error are one. */
export function ask(): ((choice: DiceChoice) => string) | undefined {
  return process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : undefined;
}

/** Repeats the question until the answer begins an allowed one; an empty line takes the policy's. */
export function askOnTerminal({ question, answers, policy }: DiceChoice): string {
  for (;;) {
    printError(`${question} [${answers.map((one) => (one === policy ? one.toUpperCase() : one)).join('/')}] `);
    const answer = readLine().trim().toLowerCase();
    if (answer === '') return policy;
    const chosen = answers.find((one) => one.startsWith(answer));
    if (chosen !== undefined) return chosen;
  }
}

/** The answer to a question; undefined without a terminal. */
export function askLine(question: string): string | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  printError(question);
  return readLine().trim();
}

/** Reads a line synchronously, because rules cannot wait for a choice. @throws Failure (exit 2) at the end of the input */
function readLine(): string {
  const byte = Buffer.alloc(1);
  const bytes: number[] = [];
  for (;;) {
    let count: number;
    try {
      count = readSync(0, byte, 0, 1, null);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') continue;
      throw error;
    }
    if (count === 0) {
      if (bytes.length === 0) throw commandError('expected an answer, found the end of the input');
      break;
    }
    if (byte[0] === 10) break;
    bytes.push(...byte);
  }
  return Buffer.from(bytes).toString('utf8');
}
