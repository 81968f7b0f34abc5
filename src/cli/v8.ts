/** The bytes of bytecode after which V8 optimises a function. */

import { setFlagsFromString } from 'node:v8';

/** V8 11 (Node 20) has this flag; V8 14 (Node 26) warns about it. */
function setBudget(bytes: number): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${bytes}`);
}

/** For short commands: without it printing takes a third longer on one processor. */
export const optimiseLate = (): void => setBudget(3_000_000);

/** V8's default, for simulations, commands that watch, and threads started later. */
export const optimiseSoon = (): void => setBudget(67_584);
