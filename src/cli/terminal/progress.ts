/** Work that takes long → a line on the terminal that says how far it is. */

import { calm, complainWithSigns } from './output.ts';

const patience = 500; // milliseconds before anything is said
const step = 100; // milliseconds between two updates

/** A progress line on standard error, where that is a terminal; `done` wipes it. Silent everywhere else. */
export function progressLine(what: string): {
  readonly update: (done: number, of: number) => void;
  readonly done: () => void;
} {
  if (process.stderr.isTTY !== true) return { update: () => {}, done: () => {} };
  let next = performance.now() + patience;
  let shown = false;
  return {
    update(done, of) {
      const now = performance.now();
      if (now < next) return;
      next = now + step;
      shown = true;
      complainWithSigns(`\r\x1b[K${calm(what)} ${done} of ${of}`);
    },
    done() {
      if (shown) complainWithSigns('\r\x1b[K');
    },
  };
}
