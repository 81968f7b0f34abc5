/** A choice → the player's answer, asked on the terminal. */

import { readSync } from 'node:fs';
import type { DiceChoice } from '../../dice/system.ts';
import { commandError } from './failure.ts';
import { complain } from './output.ts';

/** Asks where both standard input and standard error are a terminal; undefined otherwise. */
export function ask(): ((choice: DiceChoice) => string) | undefined {
  return process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : undefined;
}

/** Repeats the question until an answer is one of those allowed, or their beginning; an empty line takes the policy's. */
export function askOnTerminal({ question, answers, policy }: DiceChoice): string {
  for (;;) {
    complain(`${question} [${answers.map((one) => (one === policy ? one.toUpperCase() : one)).join('/')}] `);
    const answer = readLine().trim().toLowerCase();
    if (answer === '') return policy;
    const chosen = answers.find((one) => one.startsWith(answer));
    if (chosen !== undefined) return chosen;
  }
}

/** Asks for a line where there is a terminal; undefined otherwise. */
export function askLine(question: string): string | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  complain(question);
  return readLine().trim();
}

/** A rule asks in the midst of its roll and cannot wait, so the line is read at once. */
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
    bytes.push(byte[0] as number);
  }
  return Buffer.from(bytes).toString('utf8');
}
