/** Long work → a line of progress on the terminal. */

import { calm, complainWithSigns } from './output.ts';

const delay = 500; // milliseconds before anything is shown
const step = 100; // milliseconds between two updates

/** A line on standard error, if that is a terminal: done, total, percentage, time left. `done` wipes it. */
export function progressLine(what: string): {
  readonly update: (done: number, of: number) => void;
  readonly done: () => void;
} {
  const elapsed = () => process.uptime() * 1000;
  const start = elapsed();
  let next = start + delay;
  let shown = false;
  return {
    update(done, of) {
      const now = elapsed();
      if (now < next) return;
      next = now + step;
      if (process.stderr.isTTY !== true) return;
      shown = true;
      complainWithSigns(`\r\x1b[K${calm(what)} ${done} of ${of}${pace(done, of, now - start)}`);
    },
    done() {
      if (shown) complainWithSigns('\r\x1b[K');
    },
  };
}

/** `, 24 %, 12 s left`; empty while nothing is done. */
export function pace(done: number, of: number, milliseconds: number): string {
  if (done <= 0 || of <= 0) return '';
  const part = Math.min(1, done / of);
  const seconds = Math.ceil((milliseconds * (1 - part)) / part / 1000);
  const left = seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `, ${Math.floor(part * 100)} %, ${left} left`;
}
