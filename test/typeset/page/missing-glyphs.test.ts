import { describe, expect, it } from 'vitest';
import { missingGlyphs } from '../../../src/typeset/page/missing-glyphs.ts';
import type { Mark, Page } from '../../../src/typeset/page/page.ts';
import type { FaceName } from '../../../src/typeset/text/font-table.ts';
import { typesetter } from '../house.ts';
import { textMark } from '../marks.ts';

const text = (face: FaceName, ...words: string[]) =>
  textMark({ face, pieces: words.flatMap((word) => [typesetter.faces[face].shape(word), 3]) });
const page = (label: string, ...marks: Mark[]): Page => ({ width: 100, height: 100, label, marks });
const stamped = (...marks: Mark[]): Mark =>
  ({ kind: 'stamp', role: 'artifact', stamp: { width: 9, height: 9, marks }, x: 0, y: 0 }) as Mark;

describe('glyphs that replace others', () => {
  it('are found on any page, with the line and the face', () =>
    expect(
      missingGlyphs([
        page('1', text('serif', 'a', 'b')),
        page('ii', text('display-bold', 'x☃', '北☃'), text('serif-italic', '☃')),
      ]),
    ).toEqual([
      { face: 'display', characters: ['☃', '北'], text: 'x☃北☃', page: 'ii' },
      { face: 'serif', characters: ['☃'], text: '☃', page: 'ii' },
    ]));
  it('are found in art that is drawn once, and reported once', () => {
    const stamp = stamped(text('serif', '🎲'));
    expect(missingGlyphs([page('1', stamp), page('2', stamp)])).toEqual([
      { face: 'serif', characters: ['🎲'], text: '🎲', page: '1' },
    ]);
  });
  it('are none where every character has its own', () =>
    expect(missingGlyphs([page('1', text('serif', 'Ê', '−', 'ffi', '\u00A0'))])).toEqual([]));
});
