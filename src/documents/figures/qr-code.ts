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
    for (let at = 0; at < side || at % 8 !== 0; at += 4) {
      const white = (place: number, bit: number) => (get(at + place, row) ? 0 : bit);
      digits.push((white(0, 8) + white(1, 4) + white(2, 2) + white(3, 1)).toString(16));
    }
  return { kind: 'grid', role: 'artifact', x, y, size, side, bits: digits.join('') };
}
