import { describe, expect, it } from 'vitest';
import { openTrueType } from '../../src/pdf/true-type.ts';
import { fontFile, openFont } from '../../src/tools/prepare-fonts.ts';
import { faceNames } from '../../src/typeset/text/font-table.ts';
import { supplies, typesetter } from '../typeset/house.ts';

describe.each(faceNames)('%s', (name) => {
  const face = typesetter.faces[name];
  const ours = openTrueType(supplies.fontFile(name));
  const theirs = openFont(fontFile(name));
  const all = Array.from({ length: theirs.numGlyphs }, (_, id) => id);
  const kept = name === 'display' ? all : Object.keys(supplies.fontTable(name).advances).map(Number);

  it('is measured as fontkit measures it', () => {
    const { createSubset: _, getGlyph, layout, ...measures } = ours;
    for (const [key, value] of Object.entries(measures))
      if (typeof value === 'object') expect(Object(theirs)[key], key).toMatchObject(value);
      else expect(Object(theirs)[key], key).toBe(value);
    for (let id = 0; id < theirs.numGlyphs; id++)
      expect(getGlyph(id).advanceWidth).toBe(theirs.getGlyph(id).advanceWidth);
    expect(layout).toThrow();
  });

  it.each([
    ['nothing', []],
    ['some letters', Object.values(face.glyphs).slice(10, 40)],
    ['every character', Object.values(face.glyphs)],
    ['ligatures and figures', [...Object.values(face.ligatures), ...Object.values(face.tabularFigures)]],
    ['every glyph that is kept, last first', kept.toReversed()],
  ])('has the subset that fontkit makes, byte for byte: %s', (_, glyphs) => {
    const [subset, model] = [ours.createSubset(), theirs.createSubset()];
    for (const id of glyphs) expect(subset.includeGlyph(id)).toBe(model.includeGlyph(theirs.getGlyph(id)));
    expect(Buffer.from(subset.encode()).equals(Buffer.from(model.encode()))).toBe(true);
  });
});
