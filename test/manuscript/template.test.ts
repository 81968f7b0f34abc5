import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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
    ['{{#each list}}{{#each ../list}}{{#each ../../list}}{{/each}}{{/each}}{{/each}}', 'cannot leave so many blocks'],
    ['{{#if}}{{/if}}', 'expected one name after #if'],
    ['{{game}}', 'cannot print a group of names'],
  ])('says what is wrong: %s', (template, message) => {
    const data = { name: 'x', game: { health: 1 }, list: [{ a: 1 }] };
    expect(() => fillTemplate(template, data)).toThrow(expect.objectContaining({ message }));
    expect(fillTemplate('{{lookup game "health"}}{{#each list}}{{@index}}{{/each}}', data)).toBe('10');
  });

  const known = {
    name: 'x',
    late: undefined,
    none: [],
    game: { title: 't', hero: { name: 'y' } },
    list: [{ a: 1 }, { a: 2, b: 3 }],
  };
  it.each([
    '{{#each none}}{{anything}}{{/each}}',
    '{{#if late}}{{late.turn}}{{else if game}}{{game.title}}{{/if}}',
    '{{#each list as |item place|}}{{item.a}}{{place}}{{@first}}{{#if item.b}}{{@key}}{{/if}}{{/each}}',
    '{{#each list}}{{#each ../list}}{{a}}{{@../index}}{{@root.name}}{{this.a}}{{./a}}{{/each}}{{/each}}',
    '{{#with game as |it|}}{{it.title}}{{title}}{{#with hero}}{{name}}{{../title}}{{it.hero.name}}{{/with}}{{/with}}',
    '{{lookup game "title"}}{{#with (lookup game "hero")}}{{name}}{{/with}}{{lookup list.[0] "a"}}{{list.[1].b}}',
    '{{#each game}}{{@key}}{{else}}{{name}}{{/each}}{{list.length}}',
    '{{! nosuch }}{{!-- {{nosuch}} --}}{{~#unless late~}}{{{name}}}{{&name}}{{/unless}}',
  ])('fills what it knows: %s', (template) => expect(() => fillTemplate(template, known)).not.toThrow());
  it.each([
    ...['if', 'unless', 'each', 'with'].map((block) => [
      `{{#${block} nosuch}}x{{/${block}}}`,
      'unknown name nosuch',
      0,
    ]),
    ['{{#each game.constructor}}x{{/each}}', 'unknown name constructor', 8],
    ['{{#with game.__proto__}}x{{/with}}', 'unknown name __proto__', 8],
    ['{{#if list.constructor}}x{{/if}}', 'unknown name constructor', 6],
    ['{{#with name}}{{#if this.length}}x{{/if}}{{/with}}', 'unknown name length', 20],
    ['{{#if name}}a{{else if nosuch}}b{{/if}}', 'unknown name nosuch', 23],
    ['{{#if late}}{{nosuch}}{{/if}}', 'unknown name nosuch', 14],
    ['{{#unless name}}{{else}}{{#each list}}{{c}}{{/each}}{{/unless}}', 'unknown name c', 40],
    ['{{#each none}}{{else}}{{nosuch}}{{/each}}', 'unknown name nosuch', 24],
    ['{{#each none}}{{@root.nosuch}}{{/each}}', 'unknown name nosuch', 16],
    ['{{#each none}}{{../nosuch}}{{/each}}', 'unknown name nosuch', 16],
    ['{{#each none}}{{../../name}}{{/each}}', 'cannot find ../../name', 16],
    ['{{#if name}}{{../name}}{{/if}}', 'cannot find ../name', 14],
    ['{{@index}}', 'unknown name @index', 2],
    ['{{#each list}}{{@../index}}{{/each}}', 'unknown name @../index', 16],
    ['{{#each list}}{{@index.x}}{{/each}}', 'unknown name x', 16],
    ['{{#each list as |item|}}{{item.c}}{{/each}}', 'unknown name c', 26],
    ['{{#each list as |item|}}{{this.item}}{{/each}}', 'unknown name item', 26],
    ['{{#each list as |a b c|}}{{c}}{{/each}}', 'unknown name c', 27],
    ['{{#if name as |it|}}{{it}}{{/if}}', 'unknown name it', 22],
    ['{{#each list}}x{{/each}}{{#if item}}{{/if}}', 'unknown name item', 30],
    ['{{#if late}}{{lookup game "nosuch"}}{{/if}}', 'unknown name nosuch', 12],
    ['{{#if (lookup game "nosuch")}}x{{/if}}', 'unknown name nosuch', 6],
    ['{{#if (lookup nosuch "x")}}x{{/if}}', 'unknown name nosuch', 14],
    ['{{lookup game nosuch}}', 'unknown name nosuch', 14],
    ['{{lookup game}}', 'expected two names after lookup', 0],
    ['{{#with "s" as |string|}}{{lookup string.sub "constructor"}}{{/with}}', 'expected a name, found "s"', 8],
    ['{{#if "name"}}x{{/if}}', 'expected a name, found "name"', 6],
    ['{{#if true}}x{{/if}}', 'expected a name, found true', 6],
    ['{{5}}', 'expected a name, found 5', 2],
    ['{{null}}', 'expected a name, found null', 2],
    ['{{if name}}', 'unknown name if', 0],
    ['{{each}}', 'unknown name each', 2],
    ['{{#eech list}}x{{/eech}}', 'expected #if, #unless, #each or #with, found #eech', 3],
    ['{{#game}}x{{/game}}', 'expected #if, #unless, #each or #with, found #game', 3],
    ['{{^game}}x{{/game}}', 'expected #if, #unless, #each or #with, found #game', 3],
    ['{{#lookup game "title"}}x{{/lookup}}', 'expected #if, #unless, #each or #with, found #lookup', 3],
    ['{{#each name}}x{{/each}}', 'expected a list after #each, found one value', 8],
    ['{{#each list sorted=name}}x{{/each}}', 'expected a name, found sorted=', 13],
    ['{{#if late}}{{game}}{{/if}}', 'cannot print a group of names', 12],
    ['{{#if late}}{{> part}}{{/if}}', 'cannot include another file', 12],
    ['{{#with (if name game)}}x{{/with}}', 'unknown name if', 8],
    ['{{late.turn}}', 'cannot print turn: it is absent here', 2],
  ] as [string, string, number][])('finds in every branch: %s', (template, message, column) => {
    const start = column === 0 && message.endsWith('nosuch') ? template.indexOf('nosuch') : column;
    expect(() => fillTemplate(template, known)).toThrow(
      expect.objectContaining({ message, place: expect.objectContaining({ line: 1, column: start }) }),
    );
  });
  it('says nothing in the words of handlebars', () => {
    const spoken = vi.spyOn(console, 'error');
    const place = '{{#each game as |it|}}{{#each ../list}}{{lookup ../name "constructor"}}{{/each}}{{/each}}';
    expect(() => fillTemplate(place, known)).toThrow('unknown name constructor');
    expect(spoken).not.toHaveBeenCalled();
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
