/** Text → a QR code (ISO/IEC 18004). */

import { encode } from 'uqr';
import type { GridMark } from '../../typeset/page/page.ts';

/** An artifact: the QR code of a text in `0-9A-Z -`, `size` points wide, by its top left corner. */
export function qrCode(text: string, x: number, y: number, size: number): GridMark {
  // Error correction M and the first mask: finding the best takes twenty times as long, and readers take any.
  const { data, size: side } = encode(text, { ecc: 'M', border: 0, maskPattern: 0 });
  const bits = Math.ceil(side / 8) * 8;
  const rows = data.map((row) => {
    const whites = row.map((isBlack) => (isBlack ? '0' : '1')).join('');
    return BigInt(`0b${whites.padEnd(bits, '1')}`)
      .toString(16)
      .padStart(bits / 4, '0');
  });
  return { kind: 'grid', role: 'artifact', x, y, size, side, bits: rows.join('') };
}
