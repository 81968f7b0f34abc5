import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { formFont } from '../../src/pdf/form-font.ts';
import type { Pen } from '../../src/pdf/pdfkit.ts';
import { fontPath } from '../typeset/house.ts';

it('a form is filled in with the widths of Windows-1252, on every Node', () => {
  const objects: Record<string, unknown>[] = [];
  const ref = (data: Record<string, unknown>) => {
    objects.push(data);
    return { end: () => {} };
  };
  formFont({ ref } as unknown as Pen, readFileSync(fontPath('display')));
  const widths = objects.at(-1)?.Widths as number[];
  const font = openSync(fontPath('display'));
  if ('fonts' in font) throw new Error('one font expected');
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  expect(widths).toHaveLength(224);
  const characters = {
    65: 'A',
    128: '€',
    133: '…',
    138: 'Š',
    145: '‘',
    146: '’',
    147: '“',
    151: '—',
    153: '™',
    159: 'Ÿ',
    233: 'é',
  };
  for (const [code, character] of Object.entries(characters)) {
    const { advanceWidth } = font.glyphForCodePoint(Number(character.codePointAt(0)));
    expect([character, widths[Number(code) - 32]]).toEqual([character, thousandths(advanceWidth)]);
  }
});
