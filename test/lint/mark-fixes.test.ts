import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../src/diagnostics/diagnostic.ts';
import { type ProsePiece, prosePieces } from '../../src/lint/pieces.ts';
import { punctuation, trailingSpaces } from '../../src/lint/punctuation.ts';
import type { Content } from '../../src/model/content.ts';
import { loadContent } from '../load/directory.ts';
import { contentOf, eventOf, pieceOf } from './sample.ts';

const edit = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((whole, { span, text: better }) => whole.slice(0, span.start) + better + whole.slice(span.end), text);

const editsOf = (pieces: readonly ProsePiece[]) => [
  ...punctuation(pieces).flatMap(({ fix = [] }) => fix),
  ...trailingSpaces(pieces),
];

/** A text with what has one right answer put right. */
const fixed = (text: string) => edit(text, editsOf([pieceOf(text)]));

describe('marks of the typewriter that have one right answer', () => {
  it.each([
    ['"He is 5\'11" tall."', '“He is 5\'11" tall."'],
    ['"Up to 11", she says, "so."', '“Up to 11", she says, “so.”'],
    ['He says "no" and "yes, *so*."', 'He says “no” and “yes, *so*.”'],
    ['("Mind!")\n\n"Two," and one left "open', '(“Mind!”)\n\n“Two,” and one left “open'],
    ["It isn't the Smiths' dog's.", 'It isn’t the Smiths’ dog’s.'],
    ["He said 'no, it isn't,' twice.", 'He said ‘no, it isn’t,’ twice.'],
    ["'Tis late, tell 'em", '’Tis late, tell ’em'],
    ['one  two   three\tfour', 'one two three four'],
    ['one , two ?', 'one, two?'],
    ['one - two -- three--four --- five', 'one – two – three—four — five'],
    ['pages 3-4, at -5 (-6)', 'pages 3–4, at −5 (−6)'],
    ['well... no', 'well… no'],
    ['line  \nnext \n', 'line\nnext\n'],
  ])('in %j become %j', (text, better) => {
    expect(fixed(text)).toBe(better);
    expect(fixed(better)).toBe(better);
  });
  it.each([
    'a pipe of 6" and 5\' more',
    '“He is 5\'11" tall,” she said. “Of 6", no 7".”',
    "the 'phone and the boys",
    'a `b` c',
    'well....',
    '5 - 3 is what',
    'on 2026-11-22, call 0-800-1',
    'one\n- two',
    'a ---- b',
    '**x** and _y_',
  ])('are left alone in %j, which could be meant in two ways', (text) => expect(fixed(text)).toBe(text));
  it.each([
    ['title: "Say \\"no\\"  now"', 'title: "Say “no” now"'],
    ["title: 'It''s  so'", "title: 'It’s so'"],
    ["title: It's # it's a remark", "title: It’s # it's a remark"],
    ['title: "A \\u0041 \\"b\\""', 'title: "A \\u0041 \\"b\\""'],
  ])('are put right in %j as it is written', (line, better) => {
    const text = `${line}\ntext: |\n  Well.\n`;
    expect(edit(text, editsOf(prosePieces(contentOf([eventOf(1, text)]))))).toBe(`${better}\ntext: |\n  Well.\n`);
  });
  it('in texts that were well set become what they were, or stay', () => {
    const texts = ['content/core-runner', 'content/low-tide'].flatMap((name) =>
      prosePieces(loadContent(name).content as Content).map(({ text }) => text),
    );
    const straight: Readonly<Record<string, string>> = { '“': '"', '”': '"', '’': "'", '‘': "'" };
    const typed = (text: string) => text.replace(/[“”’‘]/gu, (mark) => straight[mark] ?? mark);
    /** Marks after the fixes, without straight quotes that were left. */
    const wrong = (better: string, text: string) =>
      better.split('').filter((mark, at) => !`'"`.includes(mark) && mark !== text[at]);
    const all = texts.map((text) => fixed(typed(text)));
    expect(all.flatMap((better, at) => wrong(better, texts[at] ?? ''))).toEqual([]);
    expect(all.join('').split(/['"]/u).length * 50).toBeLessThan(all.join('').split(/[“”’‘]/u).length);
    const breaking = fc.record({
      text: fc.constantFrom(...texts),
      breaks: fc.array(fc.tuple(fc.nat(), fc.constantFrom('quote', 'space', 'end')), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(breaking, ({ text, breaks }) => {
        let broken = text;
        for (const [seed, kind] of breaks) {
          const places = [
            ...broken.matchAll(
              kind === 'quote' ? /[“”’]/gu : kind === 'space' ? /(?<=\S) (?=\S)/gu : /(?<=\S)(?=\n)/gu,
            ),
          ];
          const { index, 0: mark } = places[seed % places.length] ?? { index: 0, 0: undefined };
          if (mark !== undefined)
            broken = broken.slice(0, index) + (straight[mark] ?? `${mark} `) + broken.slice(index + mark.length);
        }
        const better = fixed(broken);
        expect(wrong(better, text)).toEqual([]);
        expect(fixed(better)).toBe(better);
      }),
      { numRuns: 150 },
    );
  });
});
