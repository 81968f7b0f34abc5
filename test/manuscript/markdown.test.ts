import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inlines } from '../../src/manuscript/block.ts';
import { plainText } from '../../src/manuscript/block.ts';
import { checkNumbers, emphasised, markdownBlocks, proseParagraphs } from '../../src/manuscript/markdown.ts';

/** A stretch of text is shown after its cut: `italic(a)`. */
const cuts = (inlines: Inlines) => inlines.map(({ text, cut }) => `${cut}(${text})`).join(' ');

describe('prose', () => {
  it.each([
    ['plain', 'roman(plain)'],
    ['*a*', 'italic(a)'],
    ['_a_', 'italic(a)'],
    ['**a**', 'bold(a)'],
    ['***a***', 'bold-italic(a)'],
    ['*a **b** c*', 'italic(a ) bold-italic(b) italic( c)'],
    ['**a *b* c**', 'bold(a ) bold-italic(b) bold( c)'],
    ['He *said* so.', 'roman(He ) italic(said) roman( so.)'],
    ['“*Stop*,” it said', 'roman(“) italic(Stop) roman(,” it said)'],
    ['*two\nlines*', 'italic(two lines)'],
  ])('sets the emphasis in %j', (text, expected) =>
    expect(proseParagraphs(text).map((paragraph) => cuts(paragraph.text))).toEqual([expected]),
  );

  it('reads plain emphasis as the parser of Markdown does, which is asked where there is another sign', () => {
    const written = fc.string({
      unit: fc.constantFrom('*', 'a', 'b ', ' ', '.', '!', '…', '\n', '“', '’', 'ä', '1'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(written, (text) => {
        const asked = cuts(emphasised(`a${text}a [`));
        expect(cuts(emphasised(`a${text}a (`))).toBe(asked.replace('[', '('));
      }),
    );
  });

  it.each([
    ...['<b>bold</b> & <!-- note -->', '<script>alert(1)</script>', '[text](https://example.com)'],
    ...['[text][1] and ![image](a.png)', '<https://example.com> www.example.com a@b.example', '`code` and ``more``'],
    ...['a \\ b \\\\ c \\{ d \\[', 'a\\', '{{game.title}} {{{x}}} {{#each y}}', '&amp; &lt; &#42; &nbsp;'],
    ...['# no heading', '- no list', '1. no list', '> no quote', '| no | table |', '---', ':::events', '~~gone~~ ~a~'],
    ...['2 * 3 = 6, a*', 'snake_case_name', '$x$ ^y^', 'C:\\Games\\core'],
  ])('prints %j as it was typed', (text) =>
    expect(proseParagraphs(text).map((paragraph) => cuts(paragraph.text))).toEqual([`roman(${text})`]),
  );

  it.each([
    ['[*a*](b) *c*', '[*a*](b) c'],
    ['`*a*` *c*', '`*a*` c'],
    ['*a\\* b*', 'a\\* b'],
    ['*a <i>b</i> &amp; `c`*', 'a <i>b</i> &amp; `c`'],
    ['*a*\\\nb', 'a\\ b'],
  ])('prints other markup in %j as it was typed, with what is in it: %j', (text, expected) =>
    expect(proseParagraphs(text).map((paragraph) => plainText(paragraph.text))).toEqual([expected]),
  );

  it('makes a paragraph of what is between blank lines', () => {
    const paragraphs = proseParagraphs('\n\nOne\nand on.\n \t \nTwo.\n\n\n\nThree.\n');
    expect(paragraphs.map(({ text }) => plainText(text))).toEqual(['One and on.', 'Two.', 'Three.']);
    expect(proseParagraphs('')).toEqual([]);
    expect(proseParagraphs(' \n \n\t\n')).toEqual([]);
  });

  it('carries its place in the content', () => {
    const span = { source: { path: 'events/11.yaml', text: 'Hold.' }, start: 0, end: 5 };
    expect(proseParagraphs('Hold.\n\nOn.', span).map((paragraph) => paragraph.span)).toEqual([span, span]);
    expect(proseParagraphs('Hold.')[0]).not.toHaveProperty('span');
  });

  it('gives back any text without asterisks and underscores, white space folded', () => {
    const words = '&amp; <a> ](x) http://a.b word ```'.split(' ');
    const piece = fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
      { weight: 4, arbitrary: fc.constantFrom(...'[](){}<>`~#&!|\\/-+=.:;"\'^$@ \n\t') },
      { weight: 3, arbitrary: fc.constantFrom('\\\n', '  \n', '[x]: y', '\n---\n', ...words) },
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('').replace(/[*_]/gu, '')),
        (text) => {
          const read = proseParagraphs(text).map((paragraph) => plainText(paragraph.text));
          const expected = text
            .split(/\n[ \t]*\n/u)
            .map((paragraph) => paragraph.trim().replace(/[ \t\n]+/gu, ' '))
            .filter((paragraph) => paragraph !== '');
          expect(read).toEqual(expected);
          for (const paragraph of proseParagraphs(text))
            for (const { cut } of paragraph.text) expect(cut).toBe('roman');
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('gives back any text with emphasis in it but for asterisks and underscores', () => {
    const piece = fc.constantFrom(...'* ** _ ` [ ](x) \\ <b> &amp; a . ”'.split(' '), 'b c', ' ', '\n');
    const folded = (text: string) => text.replace(/[*_]/gu, '').replace(/[ \t\n]+/gu, '');
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
        (text) => {
          expect(folded(plainText(emphasised(text)))).toBe(folded(text));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it.each(['*'.repeat(5000), '[('.repeat(3000), '`'.repeat(5000), '_a'.repeat(3000), '<'.repeat(9000)])(
    'takes hostile text whole: %.8s…',
    (text) =>
      expect(
        proseParagraphs(text)
          .map((paragraph) => plainText(paragraph.text))
          .join('').length,
      ).toBeGreaterThan(0),
  );
});

describe('markdownBlocks', () => {
  const one = (markdown: string): Block => {
    const blocks = markdownBlocks(markdown);
    expect(blocks).toHaveLength(1);
    return blocks[0] as Block;
  };
  const roman = (text: string) => [{ text, cut: 'roman' }];

  it.each([1, 2, 3] as const)('makes headings of level %i, each with an anchor of its words', (level) =>
    expect(one(`${'#'.repeat(level)} The *four* rolls & more!`)).toEqual({
      kind: 'heading',
      level,
      text: [
        { text: 'The ', cut: 'roman' },
        { text: 'four', cut: 'italic' },
        { text: ' rolls & more!', cut: 'roman' },
      ],
      id: 'the-four-rolls-more',
    }),
  );
  it('makes paragraphs, with emphasis, escapes and links inside the book', () =>
    expect(one('One\ntwo **three** \\*four\\* [five](#six).')).toEqual({
      kind: 'paragraph',
      text: [
        { text: 'One two ', cut: 'roman' },
        { text: 'three', cut: 'bold' },
        { text: ' *four* ', cut: 'roman' },
        { text: 'five', cut: 'roman', to: 'six' },
        { text: '.', cut: 'roman' },
      ],
    }));
  it('prints an ampersand and a bracket as one character', () =>
    expect(one('Pell & Co, 3 < 4, “x”')).toMatchObject({ text: roman('Pell & Co, 3 < 4, “x”') }));
  it('makes lists of both kinds', () => {
    expect(one('- one\n- *two*')).toEqual({
      kind: 'list',
      ordered: false,
      items: [roman('one'), [{ text: 'two', cut: 'italic' }]],
    });
    expect(one('1. one\n2. two')).toMatchObject({ ordered: true, items: [roman('one'), roman('two')] });
    expect(one('- one\n\n- two')).toMatchObject({ items: [roman('one'), roman('two')] });
  });
  it('keeps the first number of a list, and counts from it', () => {
    expect(one('3. one\n4. two')).toMatchObject({ ordered: true, start: 3, items: [roman('one'), roman('two')] });
    expect(one('0) one\n1) two')).toMatchObject({ start: 0 });
    expect(one('3. one\n3. two')).toMatchObject({ start: 3 });
    expect(one('1. one\n1. two')).not.toHaveProperty('start');
  });
  it.each([
    ['1. one\n3. two', 'expected 2 in a numbered list, found 3'],
    ['> 2. one\n> 2. two\n> 3. three', 'expected 3 in a numbered list, found 2'],
    ['- one\n\n1. one\n2. two\n\n2. three', 'expected 3 in a numbered list, found 2'],
  ])('refuses to count anew: %j', (part, message) => expect(() => checkNumbers(part)).toThrow(message));
  it.each(['1. one\n2. two', '3. one\n3. two', '1. one\n\nText.\n\n3. two', '- one\n- two', '1) one\n2) two'])(
    'counts as is written: %j',
    (part) => expect(() => checkNumbers(part)).not.toThrow(),
  );
  it('prints characters by their names in HTML, a space that is not broken too', () =>
    expect(one('a &mdash; &nbsp;&copy; &lt; &#8212; &Uuml;&uuml; &amp;&#160;b')).toMatchObject({
      text: roman('a — \u00A0© < — Üü &\u00A0b'),
    }));
  it.each([
    ...['2 * 3', 'a *2, *3', '2*3', '[5, 6] and [7]', '5 > 3', '#4', 'R&D; R&D', 'snake_case', '____ and __', 'a ~ b'],
  ])('prints %j as it is written', (text) => expect(one(text)).toMatchObject({ text: roman(text) }));
  it('makes tables with their alignment', () =>
    expect(one('| a | b | c |\n| --- | :-: | --: |\n| 1 | **2** | |')).toEqual({
      kind: 'table',
      header: [roman('a'), roman('b'), roman('c')],
      rows: [[roman('1'), [{ text: '2', cut: 'bold' }], []]],
      align: ['left', 'centre', 'right'],
    }));
  it('makes asides of quotations, with blocks of their own', () =>
    expect(one('> ### Example\n>\n> Text.')).toMatchObject({
      kind: 'aside',
      blocks: [{ kind: 'heading' }, { kind: 'paragraph' }],
    }));
  it('makes slots and page breaks', () => {
    expect(markdownBlocks('a\n\n:::ending-key\n\n---\n\nb').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'slot',
      'page-break',
      'paragraph',
    ]);
    expect(one(':::ending-key')).toEqual({ kind: 'slot', name: 'ending-key' });
    expect(one('Not :::slot')).toMatchObject({ kind: 'paragraph' });
  });
  it('leaves out comments', () =>
    expect(markdownBlocks('<!-- for those who edit -->\n\nText.')).toMatchObject([{ kind: 'paragraph' }]));
  it.each([
    ['one\n===', ['heading']],
    ['one\ntwo\n---\nthree', ['heading', 'paragraph']],
    ['one\n***\ntwo', ['paragraph', 'page-break', 'paragraph']],
    ['one\n> two\n\nthree', ['paragraph', 'aside', 'paragraph']],
    ['one\n- two', ['paragraph', 'list']],
    ['one\n1. two', ['paragraph', 'list']],
    ['one\n36 Events\n**two** three\n\nfour', ['paragraph', 'paragraph']],
    ['one\n<!-- two -->\n\nthree', ['paragraph', 'paragraph']],
    ['one\na | b\n--- | ---\n1 | 2', ['paragraph', 'table']],
  ])('ends a paragraph where another block begins, and only there: %j', (markdown, kinds) =>
    expect(markdownBlocks(markdown).map(({ kind }) => kind)).toEqual(kinds),
  );
  it('prints addresses, signs and what is escaped', () => {
    const text = 'At www.example.com or me@example.com; #1 of 2 | a ';
    expect(one(`${text}\\{b\\}`)).toEqual({ kind: 'paragraph', text: roman(`${text}{b}`) });
  });
  it.each(['', '\n\n \n'])('makes nothing of %j', (nothing) => expect(markdownBlocks(nothing)).toEqual([]));
  it.each([
    ['a fenced block', '```\ncode\n```', 'quotes or slots, found a block of code'],
    ['an indented block', 'a\n\n    code', 'quotes or slots, found an indented block'],
    ['a heading too deep', '#### four', 'heading of level 1, 2 or 3, found 4'],
    ['a heading without its space', '##four', 'found a heading without its space'],
    ['a block of HTML', '<div>words</div>', 'quotes or slots, found HTML'],
    ['a list in a list', '- one\n  - two', 'in an item of a list, found a list'],
    ['a box to tick', '- [ ] one', 'a list, found a box to tick'],
    ['a picture', '![alt](picture.png)', 'found a picture'],
    ['code in a line', 'a `b` c', 'found code'],
    ['a tag in a line', 'a <b>b</b> c', 'found HTML'],
    ['what is struck out', 'a ~~b~~ c', 'found text struck out'],
    ['a link out of the book', '[five](https://example.com)', 'found https://example.com'],
    ['rows that are no table', '| a | b |\n| c | d |', 'found a table without its head'],
    ['a cell too many', '| a | b |\n|---|---|\n| c | d | e |', 'expected 2 cells in this row, found 3'],
    ['a slot of two colons', '::events', 'found a slot beside text'],
    ['numbers without room', '99. one\n100. two', 'expected a numbered list up to 99, found 100'],
    ['a year that begins a line', '1984. It was', 'expected a numbered list up to 99, found 1984'],
    ['an item of two paragraphs', '- one\n\n  two', 'in an item of a list, found a second paragraph'],
    ['an item with a quotation', '- one\n  > two', 'in an item of a list, found a quotation'],
    ['an item that is a heading', '- # one', 'in an item of a list, found a heading'],
    ['text that would join a table', '| a |\n|---|\n| b |\nc', 'expected an empty line after the table, found text'],
    ['words after a comment', '<!-- a --> b <!-- c -->', 'quotes or slots, found HTML'],
    ['the target of a link', '[a][b]\n\n[b]: #c', 'quotes or slots, found the target of a link'],
    ['a note nobody prints', '[//]: # (a note)', 'quotes or slots, found the target of a link'],
    ['a footnote', 'a[^1]\n\n[^1]: b c', 'found a footnote'],
    ['a link without its target', '[a][b]', 'found a link'],
    ['a link with a title', '[a](#b "c")', 'found a link with a title'],
    ['a link without text', 'a [](#b)', 'found a link without text'],
    ['a link to nothing', '[a]()', 'found none'],
    ['an address in brackets', '<https://example.com>', 'found https://example.com'],
    ['a line break by a backslash', 'a\\\nb', 'found a hard line break'],
    ['a line break by spaces', 'a  \nb', 'found a hard line break'],
    ['emphasis within emphasis', '*a _b_ c*', 'found italic text in italic text'],
    ['bold text within bold text', '**a __b__ c**', 'found bold text in bold text'],
    ['a star that closes nothing', 'a* b', 'found a lone sign of emphasis'],
    ['stars that close nothing', 'a **b', 'found a lone sign of emphasis'],
    ['a star in a cell', '| a* |\n|---|', 'found a lone sign of emphasis'],
    ['a star in an item', '- *a', 'found a lone sign of emphasis'],
    ['a star in bold text', '**a* b**', 'found a lone sign of emphasis'],
    ['a tag that closes nothing', 'a </b> b', 'found HTML'],
    ['a star in a heading', '# *a', 'found a lone sign of emphasis'],
    ['a _ that closes nothing', 'a _b', 'found a lone sign of emphasis'],
    ['an unknown character', 'a &nosuch; b', 'unknown character &nosuch;'],
    ['a hidden character', 'a&shy;b', 'unknown character &shy;'],
    ['a slot in a quotation', '> :::events', 'expected text in a quotation, found a slot'],
    ['a name in one brace', 'A {name} b', 'expected {{a name}}, found {name}'],
    ['a name that lost a brace', 'A {name}} b', 'expected {{a name}}, found {name}}'],
  ])('refuses %s', (_, markdown, message) => expect(() => markdownBlocks(markdown)).toThrow(message));
});
