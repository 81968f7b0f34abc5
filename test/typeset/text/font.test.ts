import fc from 'fast-check';
import type { Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fontFile, fontTable, openFont } from '../../../src/tools/prepare-fonts.ts';
import { type Face, openFace } from '../../../src/typeset/text/font.ts';
import { faceNames } from '../../../src/typeset/text/font-table.ts';
import { holds } from '../holds.ts';
import { supplies, typesetter } from '../house.ts';

const { faces } = typesetter;

/** Letters that kern and join, digits, stops and accents, the commoner the oftener. */
const character = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') },
  { weight: 4, arbitrary: fc.constantFrom(...'fffiltjAVTWYLPo') },
  { weight: 2, arbitrary: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') },
  { weight: 3, arbitrary: fc.constantFrom(...'.,;:!?’‘“”–—-()…&/\u2212+×') },
  { weight: 2, arbitrary: fc.constantFrom(...'éèêëàâäçñöôüßøåæÉÄÖÜŁłžš') },
);
const word = fc.array(character, { minLength: 1, maxLength: 14 }).map((characters) => characters.join(''));

function fontkitWidth(font: Font, text: string): number {
  const advance = font.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0);
  return (advance * 1000) / font.unitsPerEm;
}

describe.each(faceNames)('%s', (name) => {
  const face = faces[name];
  const font = openFont(fontFile(name));

  it('shapes every word as wide as fontkit lays it out, with the same glyphs', () =>
    holds(1500, [word], (text) => {
      const shaped = face.shape(text);
      expect(shaped.glyphs).toEqual(font.layout(text).glyphs.map((glyph) => glyph.id));
      expect(shaped.width).toBeCloseTo(fontkitWidth(font, text), 1);
    }));

  it('keeps every character in the clusters, whatever joins', () =>
    holds(100, [fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 12 }))], (text) => {
      for (const shaped of [face.shape(text), face.shapeTabular(text)]) {
        expect(shaped.clusters.join('')).toBe(text.replaceAll('\u00A0', ' '));
        expect(shaped.glyphs).toHaveLength(shaped.clusters.length);
        expect(shaped.advances).toHaveLength(shaped.clusters.length);
        expect(shaped.advances.reduce((sum, advance) => sum + advance, 0)).toBeCloseTo(shaped.width, 6);
      }
    }));

  it('gives tabular figures one width, alone and in a row', () => {
    const one = face.shapeTabular('0').width;
    for (const digits of ['1', '7', '11', '17', '74', '111111', '0123456789', '9876543210'])
      expect(face.shapeTabular(digits).width, digits).toBeCloseTo(one * digits.length, 6);
  });

  it('has every character that books and sheets are printed with', () =>
    expect(face.missing('“Half-and-half,” it said – ‘9\u00A0× 3’ — café, naïve, Łódź… £5 \u2212 2 + \u00AD')).toEqual(
      [],
    ));

  it('names each character it cannot show once, and shows a question mark for it', () => {
    expect(face.missing('北a北🎲b')).toEqual(['北', '🎲']);
    expect(face.shape('北').glyphs).toEqual(face.shape('?').glyphs);
    expect(face.shape('a🎲b').clusters).toEqual(['a', '🎲', 'b']);
  });

  it('was prepared from the font file beside it', () => {
    expect(JSON.stringify(fontTable(name, font)) === JSON.stringify(supplies.fontTable(name))).toBe(true);
  });
});

describe('text faces', () => {
  it.each(['ffi', 'ffl', 'ff', 'fi', 'fl'])(
    'join %s in the roman serif to one glyph that stands for its letters',
    (letters) => {
      const shaped = faces.serif.shape(letters);
      expect(shaped.clusters).toEqual([letters]);
    },
  );
  it('kern: AV is narrower than A and V', () => {
    for (const face of Object.values(faces) as Face[])
      expect(face.shape('AV').width).toBeLessThan(face.shape('A').width + face.shape('V').width);
  });
});

describe('shaping', () => {
  it('shapes a word once: the same object comes back', () => {
    const face = openFace(faces.serif);
    expect(face.shape('golem')).toBe(face.shape('golem'));
    expect(face.shapeTabular('17')).not.toBe(face.shape('17'));
  });
  it('of nothing is nothing', () =>
    expect(faces.serif.shape('')).toEqual({ glyphs: [], advances: [], clusters: [], width: 0 }));
});
