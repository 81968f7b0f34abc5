/** Text → standard output and standard error. */

import { fstatSync, writeSync } from 'node:fs';
import { commandError, outsideReason } from './failure.ts';

/** Prints on standard output, at once: what `process.stdout` keeps for later is lost where the process ends first. */
export function print(text: string): void {
  write(1, calm(text));
}

/** Prints on standard error: what is wrong. */
export function complain(text: string): void {
  write(2, calm(text));
}

/** Prints on standard error with signs of our own that colour or move what is shown; `text` is calm but for them. */
export function complainWithSigns(text: string): void {
  write(2, text);
}

/** Words of a file or of the command line may not steer the terminal, nor turn the direction of what is read. */
export function calm(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '·');
}

/**
 * Whether standard error shows colours: as FORCE_COLOR wants it where that is set, else on a terminal where nobody has set
 * NO_COLOR. Node is asked only where it may be a terminal.
 */
export function errorHasColours(): boolean {
  const { FORCE_COLOR } = process.env;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return fstatSync(2).isCharacterDevice() && process.stderr.isTTY === true && process.stderr.hasColors();
}

/** How wide help is set, in characters. */
const helpWidth = () => Math.min(process.stdout.columns ?? 100, 110);

/** How commander writes. */
export const commanderOutput = {
  writeOut: print,
  writeErr: complain,
  getOutHelpWidth: helpWidth,
  getErrHelpWidth: helpWidth,
  outputError: (text: string, write: (text: string) => void) => write(inOurWords(text)),
};

/** Commander's own hints in the way all others are written; an unknown command names those there are. */
export function inOurWords(text: string, commands: readonly string[] = []): string {
  if (commands.length > 0 && /^error: unknown command '[^']*'\s*$/u.test(text))
    return `${text.trimEnd()}\n  hint: known: ${commands.join(', ')}\n`;
  if (/^error: missing required argument/u.test(text))
    return `${text.trimEnd()}\n  hint: --help shows what stands where\n`;
  const [, option, other] =
    /^error: option '(--[\w-]+)[^']*' cannot be used with option '(--[\w-]+)[^']*'/u.exec(text) ?? [];
  if (other !== undefined) return `error: ${option} cannot go with ${other}\n  hint: leave one of them out\n`;
  return text.replace(/\n\(Did you mean (?:one of )?([^?]*)\?\)/u, '\n  hint: did you mean $1?');
}

function write(stream: number, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(stream, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A reader that is not ready is waited for. Where nobody hears complaints the command goes on to its exit code.
      if (code === 'EAGAIN') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      else if (stream === 2) return;
      else if (code === 'EPIPE')
        process.exit(); // it has seen enough (`| head`), which is no error
      else throw commandError(`cannot write to standard output: ${outsideReason(error)}`);
    }
}
