import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, plainText } from '../../src/manuscript/block.ts';
import { markdownBlocks } from '../../src/manuscript/markdown.ts';
import { fillTemplate, precompileTemplate } from '../../src/manuscript/template.ts';

/** A content string in every place a template can print it. */
const template = `# {{text}}

{{text}}

Before {{text}} and *{{text}}* behind.
{{text}}

- {{text}}
- one {{text}} two

1. {{text}}

| {{text}} | b |
| --- | --- |
| {{text}} | c |

> {{text}}

[see {{text}}](#there)

The end.`;

/** Blocks with their kinds and cuts, every stretch of text reduced to its words. */
const shape = (blocks: readonly Block[], text: string) =>
  JSON.parse(
    JSON.stringify(blocks, (key, value) =>
      key === 'id' ? 'id' : key === 'text' && typeof value === 'string' ? value.split(text).join('TEXT') : value,
    ),
  );

describe('fillTemplate', () => {
  it('fills a compiled template as it fills its text', () => {
    const text = '{{#each list}}{{name}}, {{/each}}';
    const compiled = new Function(`return ${precompileTemplate(text)}`)();
    const data = { list: [{ name: 'a*' }, { name: '{{b}}' }] };
    expect(fillTemplate(compiled, data)).toBe(fillTemplate(text, data));
    expect(() => fillTemplate(compiled, { list: [{}] })).toThrow('"name" not defined');
  });
  it('prints numbers, texts and lists', () => {
    const filled = fillTemplate('{{game.health}} {{name}}{{#each mods}} {{abbreviation}}×{{count}}{{/each}}', {
      game: { health: 10 },
      name: 'Golem',
      mods: [
        { abbreviation: 'RE', count: 3 },
        { abbreviation: 'RS', count: 2 },
      ],
    });
    expect(filled).toBe('10 Golem RE×3 RS×2');
  });

  it('knows if and unless', () =>
    expect(fillTemplate('{{#if a}}yes{{else}}no{{/if}} {{#unless b}}no{{/unless}}', { a: true, b: false })).toBe(
      'yes no',
    ));

  it.each([
    ['{{helth}}', { health: 1 }],
    ['{{game.helth}}', { game: { health: 1 } }],
    ['{{#each a}}{{b}}{{/each}}', { a: [{ c: 1 }] }],
    ['{{shout name}}', { name: 'x' }],
  ])('refuses a name that the content does not have: %s', (template, data) =>
    expect(() => fillTemplate(template, data)).toThrow(),
  );

  it.each([
    ['{{constructor}}', 'unknown name constructor'],
    ['{{[constructor]}}', 'unknown name constructor'],
    ['{{__proto__}}', 'unknown name __proto__'],
    ['{{#each list}}{{toString}}{{/each}}', 'unknown name toString'],
    ['{{game.hasOwnProperty}}', 'unknown name hasOwnProperty'],
    ['{{@constructor}}', 'unknown name @constructor'],
    ['{{lookup this "constructor"}}', 'unknown name constructor'],
    ['{{lookup game "helth"}}', 'unknown name helth'],
    ['{{lookup name "trim"}}', 'unknown name trim'],
    ['{{name.trim}}', 'unknown name trim'],
    ['{{helperMissing}}', 'unknown name helperMissing'],
    ['{{blockHelperMissing}}', 'unknown name blockHelperMissing'],
    ['{{*inline "x"}}', 'cannot define a part of a template'],
    ['{{#*inline "x"}}y{{/inline}}', 'cannot define a part of a template'],
    ['{{> x}}', 'cannot include another file'],
    ['{{#> x}}a{{/x}}', 'cannot include another file'],
    ['{{#each list}}{{#each ../list}}{{#each ../../list}}{{/each}}{{/each}}{{/each}}', 'cannot find ../../list'],
    ['{{#if}}{{/if}}', 'expected one name after #if'],
    ['{{game}}', 'cannot print a group of names'],
  ])('says what is wrong: %s', (template, message) => {
    const data = { name: 'x', game: { health: 1 }, list: [{ a: 1 }] };
    expect(() => fillTemplate(template, data)).toThrow(expect.objectContaining({ message }));
    expect(fillTemplate('{{lookup game "health"}}{{#each list}}{{@index}}{{/each}}', data)).toBe('10');
  });

  it.each(['{{', '{{#each a}}', '{{/if}}'])('refuses a template that is not whole: %s', (template) =>
    expect(() => fillTemplate(template, { a: [] })).toThrow(),
  );

  it('does not compile content', () => {
    const filled = fillTemplate('{{text}}', { text: '{{secret}} {{{secret}}} {{#each secret}}', secret: 'X' });
    expect(markdownBlocks(filled)).toEqual([
      { kind: 'paragraph', text: [{ text: '{{secret}} {{{secret}}} {{#each secret}}', cut: 'roman' }] },
    ]);
  });

  it('does not reach what content inherits', () => expect(() => fillTemplate('{{constructor.name}}', {})).toThrow());

  it.each([
    ...['#', '-', '+', '1.', '1)', '>'].map((sign) => `${sign} Q`),
    ...['| Q | b |', '---', '===', '***', '```', '    Q', '\tQ', ':::events'],
    ...['*', '_', '**', '`', '~~'].map((mark) => `${mark}Q${mark}`),
    ...['<b>Q</b>', '<!-- Q -->', '[Q](#b)', '[Q]: b', '![Q](b)', 'Q\\', '\\*Q', '&amp; &#35;', 'Q  ', 'Q\n\n# b'],
    ...['Q\r\r# b', 'Q\r\n\r\nb', 'https://example.com www.example.com me@example.com', '2 < 3 & 4 > 1'],
    ...['(Health \u22122) [5, 7, 9]', 'O’Hara & Sons, “Lifts”'],
  ])('keeps %j plain text wherever a template prints it', (text) => {
    const printed = text.replace(/[\r\n\t ]+/gu, ' ').trim();
    const expected = shape(markdownBlocks(fillTemplate(template, { text: 'TEXT' })), 'TEXT');
    expect(shape(markdownBlocks(fillTemplate(template, { text })), printed)).toEqual(expected);
  });

  it('keeps any content plain text: it changes neither a block nor a cut', () => {
    const piece = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...'[](){}<>`~#&!|\\/-+=.:;"\'^$@*_%,?123 \n\t\r') },
      {
        weight: 3,
        arbitrary: fc.constantFrom('a', 'word', '---', '{{x}}', '<a>', '&lt;', '](#x)', 'http://a.b', '\u00A0'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
    // Where words part: a paragraph of its own, a line, an item, a cell, an aside.
    const places =
      'A {{text}} z.\n\n{{text}}\n\n# {{text}}\n\n- {{text}}\n\n| {{text}} |\n| --- |\n| {{text}} |\n\n> {{text}}\n\nZ.';
    fc.assert(
      fc.property(text, (text) => {
        const printed = text.replace(/[\s]+/gu, ' ').trim();
        fc.pre(printed !== '');
        const blocks = markdownBlocks(fillTemplate(places, { text }));
        expect(blocks.map(({ kind }) => kind)).toEqual(
          markdownBlocks(fillTemplate(places, { text: 'TEXT' })).map(({ kind }) => kind),
        );
        for (const block of blocks)
          if (block.kind === 'paragraph' || block.kind === 'heading') {
            for (const { cut, to } of block.text) expect([cut, to]).toEqual(['roman', undefined]);
            const read = plainText(block.text).replace(/\s+/gu, ' ').trim();
            expect([printed, `A ${printed} z.`, 'Z.']).toContain(read);
          }
      }),
      { numRuns: 1000 },
    );
  });
});
