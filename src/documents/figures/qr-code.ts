/** Text → a QR code (ISO/IEC 18004). */

import { encode } from 'uqr';
import type { GridMark } from '../../typeset/page/page.ts';

/** An artifact: the QR code of a text in `0-9A-Z -`, `size` points wide, by its top left corner. */
export function qrCode(text: string, x: number, y: number, size: number): GridMark {
  // Error correction M and the first mask: finding the best takes twenty times as long, and readers take any.
  const { data, size: side } = encode(text, { ecc: 'M', border: 0, maskPattern: 0 });
  let bits = '';
  for (const row of data)
    for (let at = 0; at < side || at % 8 !== 0; at += 4) {
      const [one, two, three, four] = [row[at], row[at + 1], row[at + 2], row[at + 3]];
      bits += digits[(one ? 0 : 8) + (two ? 0 : 4) + (three ? 0 : 2) + (four ? 0 : 1)];
    }
  return { kind: 'grid', role: 'artifact', x, y, size, side, bits };
}

const digits = '0123456789abcdef';
