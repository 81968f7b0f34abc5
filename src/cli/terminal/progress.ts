/** Work that takes long → a line on the terminal that says how far it is. */

import { calm, complainWithSigns } from './output.ts';

const delay = 500; // milliseconds before anything is shown
const step = 100; // milliseconds between two updates

/**
 * A progress line on standard error, where that is a terminal: how many of how many, the percentage, and the time left at
 * the pace so far. `done` wipes it. Silent everywhere else.
 */
export function progressLine(what: string): {
  readonly update: (done: number, of: number) => void;
  readonly done: () => void;
} {
  // Not of `performance`, which Node loads when it is first asked for: 3 % of a Run sheet.
  const elapsed = () => process.uptime() * 1000;
  const start = elapsed();
  let next = start + delay;
  let shown = false;
  return {
    update(done, of) {
      const now = elapsed();
      if (now < next) return;
      next = now + step;
      // Asked when there is something to say: Node opens a stream to tell, which takes 1 % of a Run sheet.
      if (process.stderr.isTTY !== true) return;
      shown = true;
      complainWithSigns(`\r\x1b[K${calm(what)} ${done} of ${of}${pace(done, of, now - start)}`);
    },
    done() {
      if (shown) complainWithSigns('\r\x1b[K');
    },
  };
}

/** `, 24 %, 12 s left`; nothing while nothing is done. */
export function pace(done: number, of: number, milliseconds: number): string {
  if (done <= 0 || of <= 0) return '';
  const part = Math.min(1, done / of);
  const seconds = Math.ceil((milliseconds * (1 - part)) / part / 1000);
  const left = seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `, ${Math.floor(part * 100)} %, ${left} left`;
}
