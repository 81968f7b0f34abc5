import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/manuscript/block.ts';
import { proseParagraphs, unprintedMarkup } from '../../src/manuscript/markdown.ts';

/** What is found in a text, and where. */
const foundIn = (text: string, printed: Parameters<typeof unprintedMarkup>[1] = 'paragraphs') =>
  unprintedMarkup(text, printed).map(
    ({ message, start, end }) => `${message.replace(/^.*, found /u, '')}: ${text.slice(start, end)}`,
  );

describe('Markdown in prose', () => {
  it.each([
    'Salt & Vinegar; 2 < 3 > 1, R&D; #5, No. 3, 5 > 3, #4, 6 – 2, 6 - 2',
    'It is *not* here.\n\n*One* and *two*\nlines *of\nit*.',
    'a *2, 2 * 3, 2*3, * a snake_case_name, C:\\Games\\core, ~5, [2, 3, 5–8]',
    'He counts to\n1984. Then: 1. he stops; 2. he goes.',
    'Name: ________ and __ more',
    'A list [of one] (and more) — and\n— a dash. See www.example.com/a_b or me@example.com',
  ])('is none of %j', (text) => expect(foundIn(text)).toEqual([]));

  it.each([
    ['He names the calf*, and the* bell.', Array(2).fill('a lone sign of emphasis: *')],
    ['It is small *(see below)*x.', Array(2).fill('a lone sign of emphasis: *')],
    ['It *is\n\nnot* here.', Array(2).fill('a lone sign of emphasis: *')],
    ['Stop ** here, a** b', ['a lone sign of emphasis: **']],
    ['It is _so_.', ['emphasis with _: _so_']],
    ['It is _so, and so_.', ['emphasis with _: _so, and so_']],
    ['It is _so, and', ['a lone sign of emphasis: _']],
    ['**It** is', ['bold text: **It**']],
    ['***It*** is', ['bold text: **It**']],
    ['*It *is* so*', ['italic text in italic text: *is*']],
    ['Make 5*3 and 4*2.', ['emphasis between numbers: *3 and 4*']],
    ['1. Take the lamp.\n2. Go down.', ['a numbered list: 1. Take the lamp.\n2. Go down.']],
    ['3) Take the lamp.', ['a numbered list: 3) Take the lamp.']],
    ['Two:\n\n1984. It was', ['a numbered list: 1984. It was']],
    ['Two:\n- a lid\n- cats', ['a list: - a lid\n- cats']],
    ['* a lid', ['a list: * a lid']],
    ['- [ ] a lid', ['a list: - [ ] a lid']],
    ['# The Golem\nOne', ['a heading: # The Golem']],
    ['##The Golem', ['a heading without its space: ##The Golem']],
    ['The Golem\n===\nOne', ['a heading: The Golem\n===']],
    ['The Golem\n---', ['a heading: The Golem\n---']],
    ['One\n\n* * *\n\nTwo', ['a line across the page: * * *']],
    ['One\n\n---', ['a line across the page: ---']],
    ['> One', ['a quotation: > One']],
    ['One\n\n    Two', ['an indented block:     Two']],
    ['```\nOne\n```', ['a block of code: ```\nOne\n```']],
    ['Say `one`', ['code: `one`']],
    ['| a | b |\n|---|---|\n| c | d |', ['a table: | a | b |\n|---|---|\n| c | d |']],
    ['| a | b |', ['a table without its head: | a | b |']],
    ['One.\n::: note\nTwo.\n:::', ['a slot beside text: ::: note', 'a slot beside text: :::']],
    ['See [there](a.md).', ['a link: [there](a.md)']],
    ['See [there][1].', ['a link: [there][1]']],
    ['See <https://example.com>.', ['a link: <https://example.com>']],
    ['See [there].\n\n[there]: a.md', ['a link: [there]', 'the target of a link: [there]: a.md']],
    ['See[^1].\n\n[^1]: there.', ['a footnote: [^1]', 'a footnote: [^1]: there.']],
    ['![a cat](cat.png)', ['a picture: ![a cat](cat.png)']],
    ['One <b>foot</b> is down.<br>', ['HTML: <b>', 'HTML: <br>']],
    ['One foot</b> is down.', ['HTML: </b>']],
    ['<!-- who -- says so? --> One', ['HTML: <!-- who -- says so? --> One']],
    ['One&nbsp;foot &#8212; &#x2014;', ['&nbsp;', '&#8212;', '&#x2014;'].map((one) => `a character of HTML: ${one}`)],
    ['One ~~foot~~', ['text struck out: ~~foot~~']],
    ['One\\\ntwo  \nthree', ['a hard line break: \\', 'a hard line break:  ']],
    ['5 \\* 3', ['a backslash before a sign: \\*']],
  ])('is named in %j', (text, found) => expect(foundIn(text)).toEqual(found));

  it('is what the place prints or a fault', () => {
    expect(foundIn('One.\n\nTwo.', 'paragraph')).toEqual(['a second paragraph: Two.']);
    expect(foundIn('One *so*.\n\nTwo.', 'plain')).toEqual(['emphasis: *so*', 'a second paragraph: Two.']);
    expect(foundIn('**One**', 'plain')).toEqual(['emphasis: **One**']);
    expect(foundIn('1. *One*', 'line')).toEqual([]);
    expect(foundIn('1. *One*', 'plain')).toEqual(['emphasis: *One*']);
    expect(foundIn('# One &amp; `two`', 'line')).toEqual(['a character of HTML: &amp;', 'code: `two`'].reverse());
  });

  it('loses no sign without a fault', () => {
    const piece = fc.constantFrom(
      ...'* ** _ ` [ ](x) \\ <b> &amp; a b . 1. - # > ~~ | 2 : ” ('.split(' '),
      ' ',
      ' ',
      '\n',
      '\n\n',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 16 }).map((pieces) => pieces.join('')),
        (text) => {
          if (foundIn(text).length > 0) return;
          const folded = (one: string) => one.replace(/\s+/gu, '');
          const printed = proseParagraphs(text)
            .map((one) => plainText(one.text))
            .join('');
          // What is printed is all that was written, without the stars of emphasis in pairs.
          const stars =
            [...folded(text)].filter((one) => one === '*').length - [...printed].filter((one) => one === '*').length;
          expect(folded(printed).replaceAll('*', '')).toBe(folded(text).replaceAll('*', ''));
          expect(stars % 2).toBe(0);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
