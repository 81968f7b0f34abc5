/** When V8 optimises a function: after so many bytes of its bytecode have run. */

import { setFlagsFromString } from 'node:v8';

/** V8 11 (Node 20) has this flag; V8 14 (Node 26) does not, and complains of what it does not know. */
function setBudget(bytes: number): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${bytes}`);
}

/** For commands that end before optimised code pays: without it one that prints takes a third longer on one processor. */
export const optimiseLate = (): void => setBudget(10_000_000);

/** V8's own default, for Runs by the thousand and commands that stay; it holds for threads that start afterwards too. */
export const optimiseSoon = (): void => setBudget(67_584);
