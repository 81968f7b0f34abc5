/** Work on a directory → the same work after every change, until Ctrl-C. */

import { Failure } from '../terminal/failure.ts';
import { onInterrupt } from '../terminal/interrupt.ts';
import { printError, printNote } from '../terminal/output.ts';
import { optimiseSoon } from '../v8.ts';
import { watchContent } from '../watch.ts';

/** Calls `act` now and after each change, never twice at once; a Failure is reported. Ends with exit code 0. */
export async function whileWatching(directory: string, act: () => Promise<void>): Promise<void> {
  optimiseSoon();
  const { signal } = onInterrupt();
  let isBusy = false;
  let isAsked = true;
  const work = async () => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    while (isAsked && !signal.aborted) {
      isAsked = false;
      try {
        await act();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.message !== '') printError(`${error.message}\n`);
      }
      printNote(`watching ${directory}; press Ctrl-C to stop\n`);
    }
    isBusy = false;
  };
  const ended = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    const watching = watchContent(directory, () => work().catch(reject));
    signal.addEventListener('abort', () => watching.close(), { once: true });
    work().catch(reject);
  });
  await ended;
  process.exitCode = 0;
}
