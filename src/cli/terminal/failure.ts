/** Errors → one message and an exit code. */

import { nearestWord } from '../../diagnostics/nearest-word.ts';
import { readFailure } from '../../files/read-file.ts';
import { asCalled } from './called.ts';

/** Ends the command: code 1 for faults in the content, 2 for the command line or the system, 130 for Ctrl-C. */
export class Failure extends Error {
  readonly exitCode: 1 | 2 | 130;

  constructor(exitCode: 1 | 2 | 130, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** An error that ends the command with code 2; the hint says what to do. */
export function commandError(message: string, hint?: string): Failure {
  return new Failure(2, `error: ${message}${hint === undefined ? '' : `\n  hint: ${asCalled(hint)}`}`);
}

/** An unknown word of the command line, with the nearest known one. */
export function unknownWord(what: string, word: string, known: readonly string[]): Failure {
  const near = nearestWord(word.toLowerCase(), known, Math.max(2, Math.floor(word.length / 3)));
  const hint = near === undefined ? `known: ${known.join(', ')}` : `did you mean ${near}?`;
  return commandError(`unknown ${what} ${word}`, hint);
}

/** The `word` of a list of `known` ones. @throws Failure (exit 2) with the nearest one, for the word as `typed` */
export function knownWord<Word extends string>(
  what: string,
  word: string,
  known: readonly Word[],
  typed: string = word,
): Word {
  const found = known.find((one) => one === word);
  if (found === undefined) throw unknownWord(what, typed, known);
  return found;
}

/** A system error in words: its code, or its message. */
export function outsideReason(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ENOENT: 'no such directory',
    EEXIST: 'a file with that name exists',
    EISDIR: 'a directory with that name exists',
    ENOSPC: 'no space left',
    EDQUOT: 'no space left',
    EROFS: 'the file system is read-only',
  };
  return known[code] ?? readFailure(error);
}
