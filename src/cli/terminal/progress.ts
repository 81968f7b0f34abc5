/** Long work → a line of progress on the terminal. */

import { calm, isDumb, isQuiet, printErrorWithCodes } from './output.ts';

const delay = 500; // milliseconds before anything is shown
const foreseen = { part: 0.02, milliseconds: 2_000 }; // done before a time is shown: the start is slower than the rest
const step = 100; // milliseconds between two updates

/** A line on standard error, if that is a terminal that can rewrite it: done (perhaps a fraction), total, percentage, time left. `done` wipes it. */
export function progressLine(what: string): {
  readonly update: (done: number, of: number, note?: string) => void;
  readonly done: () => void;
} {
  const elapsed = () => process.uptime() * 1000;
  const start = elapsed();
  let next = start + delay;
  let shown = false;
  return {
    update(done, of, note = '') {
      const now = elapsed();
      if (now < next) return;
      next = now + step;
      if (process.stderr.isTTY !== true || isQuiet || isDumb) return;
      shown = true;
      printErrorWithCodes(`\r\x1b[K${calm(what)} ${Math.floor(done)} of ${of}${pace(done, of, now - start)}${note}`);
    },
    done() {
      if (shown) printErrorWithCodes('\r\x1b[K');
    },
  };
}

/** `, 24 %, 12 s left`; without the time while too little is done to foresee it, and empty while nothing is. */
export function pace(done: number, of: number, milliseconds: number): string {
  if (done <= 0 || of <= 0) return '';
  const part = Math.min(1, done / of);
  const percent = `, ${Math.floor(part * 100)} %`;
  if (part < foreseen.part || milliseconds < foreseen.milliseconds) return percent;
  const seconds = Math.ceil((milliseconds * (1 - part)) / part / 1000);
  const left = seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `${percent}, ${left} left`;
}
