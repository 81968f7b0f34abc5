import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { drawSvg, svgWords } from '../../src/svg/draw.ts';
import { pageFile } from '../../src/svg/page-file.ts';
import { webFont } from '../../src/svg/web-font.ts';
import type { Mark, Page } from '../../src/typeset/page/page.ts';
import { line } from '../../src/typeset/page/path.ts';
import { faceNames } from '../../src/typeset/text/font-table.ts';
import { supplies, typesetter } from '../typeset/house.ts';
import { textMark } from '../typeset/marks.ts';

const { faces } = typesetter;
const text = (words: string, tracking = 0) => textMark({ pieces: [faces.serif.shape(words)], tracking });
const page = (...marks: Mark[]): Page => ({ width: 100, height: 50, marks, label: '1' });

describe('the second pen', () => {
  it('draws the hyphen of a divided word by its glyph: a browser shows no soft hyphen', () =>
    expect(drawSvg(page(text('harbour\u00AD')), faces)).toMatch(/harbour[\uE000-\uF8FF]<[/]text>/u));
  it('puts every glyph where its advance and kerning put it', () => {
    const { advances } = faces.serif.shape('AVA');
    const svg = drawSvg(page(text('AVA', 0.5)), faces);
    const xs = / x="([^"]*)"/u.exec(svg)?.[1]?.split(' ').map(Number);
    expect(xs?.[0]).toBe(10);
    expect(xs?.[1]).toBeCloseTo(10 + (advances[0] ?? 0) / 100 + 0.5, 3);
    expect(xs?.[2]).toBeCloseTo(10 + ((advances[0] ?? 0) + (advances[1] ?? 0)) / 100 + 1, 3);
  });
  it('shows a ligature as one glyph, and says what it means', () => {
    const svg = drawSvg(page(text('“fi” & <b>')), faces);
    const [, shown] = />([^<]*)<\/text>/u.exec(svg) ?? [];
    expect(svg).toContain('data-words="“fi” &#38; &#60;b&#62;"');
    expect([...(shown ?? '')].filter((one) => one >= '\uE000' && one < '\uF900')).toHaveLength(1);
    expect(svgWords(page(text('“fi” & <b>')))).toEqual(['“fi” & <b>']);
  });
  it('draws lines and areas, stamps at their places and clipped to their frames, and links that can be followed', () => {
    const look = { stroke: [1, 0, 0], width: 2, dash: [1, 2], round: true } as const;
    const stamp = { width: 5, height: 5, marks: [line({ x: 0, y: 0 }, { x: 5, y: 5 }, look)] };
    const svg = drawSvg(
      page(
        { kind: 'stamp', role: 'artifact', stamp, x: 7, y: 8 },
        { kind: 'link', role: 'link', x: 1, y: 2, width: 3, height: 4, to: 'event-11' },
        { kind: 'anchor', id: 'here', y: 0 },
      ),
      faces,
    );
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" aria-hidden="true"><svg x="7" y="8" width="5" height="5"><path d="M0 0L5 5" fill="none" stroke="#ff0000" stroke-width="2" stroke-dasharray="1 2" stroke-linecap="round" stroke-linejoin="round"/></svg><a data-to="event-11"><rect x="1" y="2" width="3" height="4" fill="none" pointer-events="all"/></a></svg>',
    );
  });
});

describe('a web font', () => {
  it.each(faceNames)('%s has a character for every glyph, and no layout of its own', (name) => {
    const { glyphs, ligatures } = faces[name];
    const font = fontkit.create(Buffer.from(webFont(supplies.fontFile(name), glyphs))) as fontkit.Font;
    for (const [character, glyph] of Object.entries(glyphs))
      expect([character, font.glyphForCodePoint(character.codePointAt(0) ?? 0).id]).toEqual([character, glyph]);
    for (const glyph of Object.values(ligatures)) expect(font.glyphForCodePoint(0xe000 + glyph).id).toBe(glyph);
    expect(font.availableFeatures).toEqual([]);
  });
});

describe('a page as a file', () => {
  it('brings the outlines of its letters, those in stamps too, and no others', () => {
    const stamp = { width: 5, height: 5, marks: [text('é')] };
    const file = pageFile(
      page(text('AVA'), { kind: 'stamp', role: 'artifact', stamp, x: 0, y: 0 }),
      faces,
      supplies.fontFile,
    );
    const [, letters = ''] = /font-family:cr-serif;src:url\(data:font\/ttf;base64,([^)]*)\)/u.exec(file) ?? [];
    const font = fontkit.create(Buffer.from(letters, 'base64')) as fontkit.Font;
    const outline = (character: string) => font.layout(character).glyphs[0]?.path.commands.length ?? 0;
    expect(['A', 'V', 'é'].map((one) => outline(one) > 0)).toEqual([true, true, true]);
    expect(font.hasGlyphForCodePoint('B'.charCodeAt(0))).toBe(false);
    expect(file.match(/@font-face/gu)).toHaveLength(1);
  });
});
