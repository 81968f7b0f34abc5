/** Text → a QR code (ISO/IEC 18004). */

import { correction, generate, mode } from 'lean-qr';
import type { GridMark } from '../../typeset/page/page.ts';

/** The first mask: finding the best takes eight times as long, and readers take any. */
const look = { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M, mask: 0 } as const;

/** An artifact: the QR code of a text in `0-9A-Z -`, `size` points wide, by its top left corner. */
export function qrCode(text: string, x: number, y: number, size: number): GridMark {
  const symbols = /^\d*$/u.test(text) ? mode.numeric(text) : mode.alphaNumeric(text);
  const { size: side, get } = generate(symbols, look);
  const digits: string[] = [];
  for (let row = 0; row < side; row++)
    for (let [at, digit] = [0, 0]; at < side || at % 8 !== 0; at++) {
      digit = (digit % 8) * 2 + (get(at, row) ? 0 : 1);
      if (at % 4 === 3) digits.push(digit.toString(16));
    }
  return { kind: 'grid', role: 'artifact', x, y, size, side, bits: digits.join('') };
}
