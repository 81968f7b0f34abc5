import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emphasised, lexedBlocks, lexedInlines, markdownBlocks } from '../../src/manuscript/markdown.ts';
import { simpleInlines, simpleParts } from '../../src/manuscript/simple-markdown.ts';
import { content } from '../documents/workshop.ts';

const templates = readdirSync('templates', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.hbs'))
  .map((name) => readFileSync(`templates/${name}`, 'utf8').replace(/\{\{[^}]*\}\}/gu, 'word'));

const scraps = fc.constantFrom(
  ...['word', 'a b', '*', '**', '***', ' ', '\n', '\n\n', '.', ',', '“', '”', '(', ')', '—', '’', '!', '?', '3', '#'],
  ...['*word*', '**two words**', '*Stop!*', '# Title', ':::slot', '- item', '1. one', '> quote', '| a |', '---', '==='],
  ...[
    '`code`',
    '```',
    '<b>',
    '[a](#b)',
    '[a]: b',
    '&amp;',
    '&',
    'www.a.b',
    'a@b.c',
    'http://a.b',
    '\\*',
    '_',
    '~~',
    '    ',
  ],
);

describe('what needs no lexer', () => {
  it('is most of the Event Book', () => {
    const texts = [...content.chapters, ...content.events, ...content.endings].map(({ text }) => text.trim());
    expect(texts.filter((text) => simpleInlines(text)).length / texts.length).toBeGreaterThan(0.9);
    expect(simpleParts('# How\n\nRead *it*.\n\n:::events\n').map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'slot',
    ]);
  });
  it('is read as the lexer reads it, in every template', () => {
    expect(templates.length).toBeGreaterThan(2);
    for (const template of templates) expect(markdownBlocks(template)).toEqual(lexedBlocks(template));
  });
  it('is read as the lexer reads it, whatever it is', () => {
    const blocks = (read: () => unknown) => {
      try {
        return read();
      } catch (error) {
        return String(error);
      }
    };
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 14 }), (some) => {
        const text = some.join('');
        expect(blocks(() => markdownBlocks(text))).toEqual(blocks(() => lexedBlocks(text)));
        expect(emphasised(text)).toEqual(lexedInlines(text.trim()));
      }),
      { numRuns: 3000 },
    );
  });
});
