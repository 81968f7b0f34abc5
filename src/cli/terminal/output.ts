/** Text → standard output and standard error. */

import { fstatSync, writeSync } from 'node:fs';
import { asCalled } from './called.ts';
import { commandError, outsideReason } from './failure.ts';

/** Prints on standard output, synchronously: `process.stdout` loses buffered text if the process exits first. */
export function print(text: string): void {
  if (!isQuiet) write(1, calm(text));
}

/** Writes bytes to standard output, even where only errors are printed. */
export const printBytes = (bytes: Uint8Array): void => write(1, bytes);

/** Prints an error or a question on standard error. */
export function printError(text: string): void {
  write(2, calm(text));
}

/** Prints on standard error what is no error. */
export function printNote(text: string): void {
  if (!isQuiet) printError(text);
}

/** Whether only errors are printed. */
export let isQuiet = false;

export const beQuiet = (): void => {
  isQuiet = true;
};

/** Whether the terminal can only add lines, as one that speaks or feels: no drawing, and no line is written over. */
export const isDumb = process.env.TERM === 'dumb';

/** Prints on standard error with our own escape codes; the rest of `text` must be escaped. */
export function printErrorWithCodes(text: string): void {
  write(2, text);
}

/** Replaces characters that control the terminal or the direction of text. */
export function calm(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '·');
}

/** Whether standard error has colours: by FORCE_COLOR, or on a terminal without NO_COLOR. */
export function errorHasColours(): boolean {
  const { FORCE_COLOR } = process.env;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return fstatSync(2).isCharacterDevice() && process.stderr.isTTY === true && process.stderr.hasColors();
}

export const commanderOutput = {
  writeOut: print,
  writeErr: printError,
  outputError: (text: string, write: (text: string) => void) => write(asCalled(inOurWords(text))),
};

/** Messages of commander with our form of hints; an unknown command lists `commands`. */
export function inOurWords(text: string, commands: readonly string[] = []): string {
  if (commands.length > 0 && /^error: unknown command '[^']*'\s*$/u.test(text))
    return `${text.trimEnd()}\n  hint: known: ${commands.join(', ')}\n`;
  if (/^error: missing required argument/u.test(text))
    return `${text.trimEnd()}\n  hint: add --help to see what a command needs\n`;
  const [, option, other] =
    /^error: option '(?:-\w, )?(--[\w-]+)[^']*' cannot be used with option '(?:-\w, )?(--[\w-]+)[^']*'/u.exec(text) ??
    [];
  if (other !== undefined) return `error: ${option} cannot go with ${other}\n  hint: leave one of them out\n`;
  return text.replace(/\n\(Did you mean (?:one of )?([^?]*)\?\)/u, '\n  hint: did you mean $1?');
}

function write(stream: number, written: string | Uint8Array): void {
  let rest = typeof written === 'string' ? Buffer.from(written) : written;
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(stream, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Wait for a slow reader. If standard error is closed, go on to the exit code.
      if (code === 'EAGAIN') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      else if (stream === 2) return;
      else if (code === 'EPIPE')
        process.exit(); // the reader has enough (`| head`)
      else throw commandError(`cannot write to standard output: ${outsideReason(error)}`);
    }
}
