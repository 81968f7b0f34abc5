/** Text → a QR code (ISO/IEC 18004). */

import { correction, generate, mode } from 'lean-qr';
import type { GridMark } from '../../typeset/page/page.ts';

/** The first mask: finding the best takes eight times as long, and readers take any. */
const look = { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M, mask: 0 } as const;

/** The most squares of a side whose squares are at least half a millimetre wide. */
export const maxSide = (size: number): number => Math.floor((size / 72) * 25.4 * 2);

/** How a text is written: by digits, by `0-9A-Z -`, or by bytes. */
const modeOf = (text: string) =>
  /^\d*$/u.test(text) ? mode.numeric(text) : /^[\dA-Z -]*$/u.test(text) ? mode.alphaNumeric(text) : mode.ascii(text);

/** An artifact: the QR code of an ASCII text, `size` points wide, by its top left corner. */
export function qrCode(text: string, x: number, y: number, size: number): GridMark {
  const { size: side, get } = generate(modeOf(text), look);
  const digits: string[] = [];
  for (let row = 0; row < side; row++)
    for (let [at, digit] = [0, 0]; at < side || at % 8 !== 0; at++) {
      digit = (digit % 8) * 2 + (get(at, row) ? 0 : 1);
      if (at % 4 === 3) digits.push(digit.toString(16));
    }
  return { kind: 'grid', role: 'artifact', x, y, size, side, bits: digits.join('') };
}
