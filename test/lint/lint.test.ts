import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAndColumn, sortDiagnostics } from '../../src/diagnostics/diagnostic.ts';
import { lintContent } from '../../src/lint/lint.ts';
import { prosePieces } from '../../src/lint/pieces.ts';
import { writtenIn } from '../../src/lint/words.ts';
import type { Shop } from '../../src/model/event.ts';
import { loadContent, loadStyle } from '../load/directory.ts';
import { dedent, withGame } from '../load/game/game-directory.ts';
import { bookOf, britishList, contentOf, drawn, eventOf, noStyle, said } from './sample.ts';

const shipped = 'content/core-runner';

describe('places', () => {
  const style = { ...noStyle, banned: ['rust * paint'] };
  const place = (file: string) => {
    const [one] = lintContent(contentOf([eventOf(1, file)]), { style: { ...style, off: ['spelling', 'marks'] } });
    if (one === undefined) return undefined;
    const { line, column } = lineAndColumn(one.span);
    return `${line}:${column} ${JSON.stringify(one.span.source.text.slice(one.span.start, one.span.end))}`;
  };
  it.each([
    ['a block', 'text: |\n  Some.\n\n  No rust and paint.\n', '4:6 "rust and paint"'],
    ['a block over two lines', 'text: |\n  Some rust\n  and paint.\n', '2:8 "rust\\n  and paint"'],
    ['a block with deeper lines', 'text: |2\n    Some\n      rust and paint.\n', '3:7 "rust and paint"'],
    ['a folded block', 'text: >-\n  Some\n  rust\n\n\n  and paint.\n', '3:3 "rust\\n\\n\\n  and paint"'],
    ['plain text', 'text: Some rust\n  and paint.\n', '1:12 "rust\\n  and paint"'],
    ['quoted text', 'text: "Some rust and paint."\n', '1:13 "rust and paint"'],
    ['an escape before', 'text: "It\\u2019s rust and paint."\n', '1:8 "It\\\\u2019s rust and paint."'],
    ['an escape after it', 'text: "A rust and paint\\u2019s."\n', undefined],
    ['a doubled quote before', "text: 'It''s rust and paint.'\n", '1:14 "rust and paint"'],
  ])('%s', (_, file, expected) => expect(place(file)).toBe(expected));
});

describe('the lint', () => {
  it('runs only what needs no settings where there is no style', () => {
    const book = bookOf('The lid - teh lid of the box is.', 'The lid of the box is  shut.');
    const found = lintContent(book, { wordList: britishList }).map(({ code }) => code);
    expect(found).toEqual(['CR508', 'CR503', 'CR502', 'CR508']);
  });
  it.each([
    ['sizes', 'CR501'],
    ['runs', 'CR502'],
    ['openings', 'CR503'],
    ['phrases', 'CR504'],
    ['overuse', 'CR506'],
    ['spelling', 'CR507'],
    ['marks', 'CR508'],
    ['counts', 'CR509'],
    ['numbers', 'CR510'],
  ] as const)('leaves %s out where it is switched off', (name, code) => {
    const book = bookOf('The lid of the box - teh lid lid lid', 'The lid of the box', 'For the lid 47');
    const style = {
      ...noStyle,
      sizes: { shop: { from: 5, to: 9 } },
      banned: ['for the'],
      overuse: { least: 3, times: 2, ignore: [] },
      counts: { openings: {}, phrases: { lid: 2 } },
    };
    const codes = (off: (typeof style)['off']) =>
      new Set(lintContent(book, { style: { ...style, off }, wordList: britishList }).map((one) => one.code));
    expect(codes([])).toContain(code);
    expect(codes([name])).toEqual(new Set([...codes([])].filter((one) => one !== code)));
  });
  it('only warns, but for what cannot be printed', () => {
    const book = bookOf('The lid of the box - teh ☃', 'The lid of the box');
    const all = lintContent(book, { style: noStyle, wordList: britishList });
    expect(new Set(all.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
      new Set(['CR502 warning', 'CR503 warning', 'CR507 warning', 'CR508 warning']),
    );
  });
  it('has nothing to say of an empty book', () => {
    expect(said(contentOf([]), { wordList: britishList })).toBe('');
    expect(said(bookOf('…'), { wordList: britishList })).toBe('');
  });
  it('reads any text, and every place is in its file', () => {
    const alphabet = [...'abc ABC  ’\'"-.,*|\n\t0é☃北', '🎲', '\u0000', '\u2028', 'İ', 'ß', '\uD800'];
    const text = fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 60 }).map((parts) => parts.join(''));
    const style = {
      ...noStyle,
      sizes: { shop: { from: 2, to: 5 } },
      run: 3,
      banned: ['a * b', 'c'],
      once: ['b|a'],
      overuse: { least: 3, times: 2, ignore: ['a'] },
      counts: { capitals: 0, emphasis: 0, 'short-endings': 0, openings: { a: 0 }, phrases: { 'b|c': 0 } },
      canon: 'ABC',
    };
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, fc.string({ minLength: 1, unit: 'grapheme' })), { maxLength: 6 }),
        (texts) => {
          const events = texts.map((one, index): Shop => {
            const quoted = JSON.stringify(one.trim() === '' ? 'x' : one);
            return eventOf(index + 1, `title: A b\ntext: ${quoted}\n`);
          });
          for (const { span } of lintContent(contentOf(events), { style, wordList: britishList })) {
            expect(span.start).toBeGreaterThanOrEqual(0);
            expect(span.end).toBeGreaterThan(span.start);
            expect(span.end).toBeLessThanOrEqual(span.source.text.length);
          }
        },
      ),
    );
  });
  it('marks exactly the words it speaks of, wherever they are in a block', () => {
    const word = fc.constantFrom('lid', 'rust', 'o’clock', '“box”', 'half-open', '*In*', '—');
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }), (lines) => {
        const book = bookOf(lines.map((words) => words.join(' ')).join('\n'));
        const style = { ...noStyle, banned: ['rust'], off: ['marks'] as const };
        const found = lintContent(book, { style });
        expect(found).toHaveLength(lines.flat().filter((one) => one === 'rust').length);
        for (const { span } of found) expect(span.source.text.slice(span.start, span.end)).toBe('rust');
      }),
    );
  });
});

describe('the book that ships', () => {
  const { content } = loadContent(shipped);
  const { style, diagnostics } = loadStyle(shipped);
  if (content === undefined || style === undefined) throw new Error('the content that ships has faults');

  it('has a style without faults, with the sizes of every kind of piece', () => {
    expect(diagnostics).toEqual([]);
    expect(Object.keys(style.sizes)).toHaveLength(9);
    expect([style.banned.length, style.words.length, style.off]).toEqual([expect.any(Number), expect.any(Number), []]);
    expect(style.banned.length).toBeGreaterThan(80);
  });
  it('is read whole: every piece has its kind, and their words are counted as sizes count them', () => {
    const pieces = prosePieces(content);
    const kinds = new Map<string, number>();
    for (const { kind } of pieces) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(['chapter', 'shop', 'ending'].map((kind) => kinds.get(kind))).toEqual([2, 6, 11]);
    expect((kinds.get('half-event') ?? 0) + (kinds.get('full-event') ?? 0)).toBe(30);
    expect((kinds.get('half-outcome') ?? 0) + (kinds.get('full-outcome') ?? 0)).toBe(120);
    expect(writtenIn('One foot, o’clock — half-past *two*: 19 & 20.')).toHaveLength(7);
  });
  it('has an Event Book under 25,000 words of its own, titles apart', () => {
    const { papers } = contentOf([]);
    const words = prosePieces({ ...content, papers }).map(({ kind, text }) =>
      kind === 'title' ? 0 : writtenIn(text).length,
    );
    expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThan(25_000);
  });
  it('has words that are known', () => {
    const off = ['sizes', 'runs', 'openings', 'overuse', 'phrases'] as const;
    expect(drawn(lintContent(content, { style: { ...style, off }, wordList: britishList }))).toBe('');
  });
  it('is not let off: faults put into it are found', () => {
    const one = content.events[0];
    const two = content.events[1];
    if (one === undefined || two === undefined) throw new Error('no Events');
    const spoilt = { ...content, events: [one, { ...two, text: `${one.text} suddenly the teh "walls"` }] };
    const found = new Set(lintContent(spoilt, { style, wordList: britishList }).map(({ code }) => code));
    for (const code of ['CR501', 'CR502', 'CR503', 'CR504', 'CR507', 'CR508']) expect(found).toContain(code);
  });
});

describe('style.yaml', () => {
  const faults = (text: string | undefined) =>
    withGame((game) => {
      if (text === undefined) game.remove('style.yaml');
      else game.write('style.yaml', text);
      const { style, diagnostics } = loadStyle(game.path);
      const shown = drawn(sortDiagnostics(diagnostics)).replaceAll(`${game.path}/`, '');
      return { style, shown };
    });
  it('may be missing', () => expect(faults(undefined)).toEqual({ style: undefined, shown: '' }));
  it('is read with remarks, both apostrophes and any case', () => {
    const { style, shown } = faults(
      "banned: |\n  # words\n  Can’t|can't help\n\n  * of\nwords: golem, DILAV\n  crêpe\n",
    );
    expect(shown).toBe('');
    expect(style).toEqual({
      ...noStyle,
      banned: ["can't|can't help", '* of'],
      words: ['golem', 'DILAV', 'crêpe'],
      canon: readFileSync(`${shipped}/canon.md`, 'utf8'),
    });
  });
  it('says what does not fit, each at its place', () => {
    const text = dedent`
      sizes: { half-event: [140, 90], halb-event: [1, 2] }
      run: 2
      words: [golem]
      of: []
      off: [speling]
    `;
    expect(faults(text).shown).toBe(dedent`
      error[CR104]: must go from the smaller to the larger number
        style.yaml:1:22
          1 | sizes: { half-event: [140, 90], halb-event: [1, 2] }
            |                      ^^^^^^^^
        hint: write [90, 140]

      error[CR102]: unknown key halb-event
        style.yaml:1:33
          1 | sizes: { half-event: [140, 90], halb-event: [1, 2] }
            |                                 ^^^^^^^^^^
        hint: known: chapter, half-event, half-outcome, full-event, full-outcome, shop, ending, remark, paper

      error[CR104]: must be at least 3, found 2
        style.yaml:2:6
          2 | run: 2
            |      ^

      error[CR101]: expected text, found a list
        style.yaml:3:8
          3 | words: [golem]
            |        ^^^^^^
        hint: write it without brackets, or put it in quotes

      error[CR102]: unknown key of
        style.yaml:4:1
          4 | of: []
            | ^^
        hint: known: sizes, run, overuse, counts, banned, once, words, off

      error[CR101]: expected sizes, runs, openings, overuse, phrases, spelling, marks, counts or numbers, found speling
        style.yaml:5:7
          5 | off: [speling]
            |       ^^^^^^^
        hint: did you mean spelling?
    `);
  });
  it('reads how often habits may occur, and refuses a phrase that it cannot read', () => {
    const { style, shown } = faults('counts:\n  short-endings: 3\n  phrases: { Boot|boots: 20, "a, b": 1 }\n');
    expect(style?.counts).toEqual({ 'short-endings': 3, openings: {}, phrases: { 'boot|boots': 20 } });
    expect(shown).toBe(dedent`
      error[CR104]: expected words, a|b for one of two words, or * for any word
        style.yaml:3:38
          3 |   phrases: { Boot|boots: 20, "a, b": 1 }
            |                                      ^
    `);
  });
  it('says which phrases it cannot read, and holds the book to the others', () => {
    const { style, shown } = faults('banned: |\n  a good phrase\n  A testament, to\n  * *\nonce: as  if\n');
    expect(style?.banned).toEqual(['a good phrase']);
    expect(shown).toBe(dedent`
      error[CR104]: expected words, a|b for one of two words, or * for any word
        style.yaml:3:3
          3 |   A testament, to
            |   ^^^^^^^^^^^^^^^

      error[CR104]: expected words, a|b for one of two words, or * for any word
        style.yaml:4:3
          4 |   * *
            |   ^^^

      error[CR104]: expected words, a|b for one of two words, or * for any word
        style.yaml:5:7
          5 | once: as  if
            |       ^^^^^^
    `);
  });
});
