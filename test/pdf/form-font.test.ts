import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { formFont } from '../../src/pdf/form-font.ts';
import type { Pen } from '../../src/pdf/pdfkit.ts';
import { fontPath } from '../typeset/house.ts';

it('a form is filled in with every letter of its font, by its Unicode', () => {
  const objects: { readonly data: Record<string, unknown>; stream?: Buffer }[] = [];
  const ref = (data: Record<string, unknown>) => {
    const object: (typeof objects)[number] = { data };
    objects.push(object);
    return {
      end: (bytes?: Buffer) => {
        if (bytes) object.stream = bytes;
      },
    };
  };
  formFont({ ref } as unknown as Pen, readFileSync(fontPath('display')));
  const font = openSync(fontPath('display'));
  if ('fonts' in font) throw new Error('one font expected');
  const inner = objects.find(({ data }) => data.Subtype === 'CIDFontType2')?.data ?? {};
  const list = inner.W as (number | number[])[];
  const widths = new Map(list.flatMap((one, at) => (typeof one === 'number' ? [[one, list[at + 1]] as const] : [])));
  const streams = objects.flatMap(({ stream }) => stream ?? []);
  const unicode =
    streams.map((stream) => Buffer.from(stream).toString()).find((one) => one.includes('beginbfchar')) ?? '';
  const [, glyphs = Buffer.alloc(0)] = streams;
  const characters = font.characterSet.filter((code) => code >= 0x20 && code < 0xffff);
  expect(characters.length).toBeGreaterThan(500);
  for (const code of characters) {
    const { id, advanceWidth } = font.glyphForCodePoint(code);
    const hex = code.toString(16).padStart(4, '0');
    expect(Buffer.from(glyphs).readUInt16BE(2 * code), hex).toBe(id);
    expect(widths.get(code), hex).toEqual([Math.round((advanceWidth * 1000) / font.unitsPerEm)]);
    expect(unicode).toContain(`<${hex}> <${hex}>`);
  }
  // Western, Polish, Czech, Hungarian, Turkish, Romanian and Vietnamese; no Cyrillic.
  for (const letter of 'ßéŁąěřőğİșđ') expect(widths.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
  expect(widths.has(0x43a)).toBe(false);
});
