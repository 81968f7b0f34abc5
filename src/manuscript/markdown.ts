/** Markdown → blocks. */

import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { Block, Cut, Inline, Inlines, Paragraph, Table } from './block.ts';
import { TemplateFault } from './template-fault.ts';

/** Parses a template: headings, paragraphs, lists, tables, quotes, `:::name` slots, `---` page breaks. */
export function markdownBlocks(markdown: string): Block[] {
  return blocksOf(new Lexer({ gfm: true }).lex(markdown));
}

/** Paragraphs of content; *emphasis* is the only markup, all else is literal. */
export function proseParagraphs(text: string, span?: Span): Paragraph[] {
  return text
    .split(/\n[ \t]*\n/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({
      kind: 'paragraph',
      text: emphasised(paragraph),
      ...(span && { span }),
    }));
}

/** A line or paragraph of content with emphasis. */
export function emphasised(text: string): Inlines {
  const trimmed = text.trim();
  if (!/[*_]/u.test(text)) return tidy([{ text: trimmed, cut: 'roman' }]);
  return tidy(inlinesOf(Lexer.lexInline(trimmed, { gfm: false }), 'roman', { emphasisOnly: true }));
}

function blocksOf(tokens: readonly Token[]): Block[] {
  return (tokens as readonly MarkedToken[]).flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading':
        return [heading(token)];
      case 'paragraph':
      case 'text':
        return paragraphOrSlot(token);
      case 'list':
        return [list(token)];
      case 'table':
        return [table(token)];
      case 'blockquote':
        return [{ kind: 'aside', blocks: blocksOf(token.tokens) }];
      case 'hr':
        return [{ kind: 'page-break' }];
      case 'space':
      case 'def':
        return [];
      case 'html':
        if (/^<!--.*-->\s*$/su.test(token.raw)) return [];
        throw unknownBlock(token);
      default:
        throw unknownBlock(token);
    }
  });
}

const unknownBlock = ({ type, raw }: Token) =>
  unprinted('headings, paragraphs, lists, tables, quotes or slots', type, raw);

/** A fault of unprintable markup, at its first line. */
function unprinted(expected: string, found: string, raw: string): TemplateFault {
  const words = (raw.trim().split('\n')[0] ?? '').trim();
  return new TemplateFault(`expected ${expected}, found ${found}`, { words }, 'nothing else can be printed');
}

function heading(token: Tokens.Heading): Block {
  if (token.depth > 3)
    throw new TemplateFault(
      `expected a heading of level 1, 2 or 3, found ${token.depth}`,
      { words: token.raw.trim() },
      'use fewer # signs',
    );
  // A name in braces is the anchor in every language: `## Text {#name}`.
  const [, text = '', id] = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/su.exec(token.text) ?? [];
  return {
    kind: 'heading',
    level: token.depth as 1 | 2 | 3,
    text: markdownInlines(id === undefined ? token.tokens : Lexer.lexInline(text)),
    id: id ?? headingId(text),
  };
}

function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

function paragraphOrSlot(token: Tokens.Paragraph | Tokens.Text): Block[] {
  const slot = /^:::([a-z-]+)$/u.exec(token.text.trim());
  if (slot) return [{ kind: 'slot', name: slot[1] as string }];
  for (const [pattern, fault, hint] of lookalikes) {
    const [words] = pattern.exec(token.text) ?? [];
    if (words !== undefined) throw new TemplateFault(`${fault} ${words}`, { words }, hint);
  }
  return [{ kind: 'paragraph', text: markdownInlines(token.tokens ?? []) }];
}

/** Text that is nearly a slot, a heading or a table. */
const lookalikes: readonly (readonly [pattern: RegExp, fault: string, hint: string])[] = [
  [
    /^:::.*|^::?[a-z]+(?:-[a-z]+)*$/mu,
    'expected a slot on a line of its own, found',
    'write :::name with an empty line above and below; a slot has no text of its own',
  ],
  [/^#{1,6}\p{L}.*/mu, 'expected a space after #, found', 'without it this is no heading'],
  [
    /^\|.*\|[ \t]*$/mu,
    'expected a table, found a row',
    'write |---|---| below the first row, with dashes for each column',
  ],
];

function list(token: Tokens.List): Block {
  return {
    kind: 'list',
    ordered: token.ordered,
    items: token.items.map((item) => {
      const inner = item.tokens.find(({ type }) => type === 'list');
      if (inner) throw unprinted('a list of one level', 'a list within it', inner.raw);
      if (item.task) throw unprinted('a list', 'a box to tick', item.raw);
      return markdownInlines(item.tokens.flatMap((part) => ('tokens' in part && part.tokens ? part.tokens : [part])));
    }),
  };
}

function table(token: Tokens.Table): Table {
  const columns = token.header.length;
  for (const row of token.raw.trimEnd().split('\n').slice(2)) {
    // marked drops cells beyond the header.
    const cells = row
      .trim()
      .replace(/^\||(?<!\\)\|$/gu, '')
      .split(/(?<!\\)\|/u).length;
    if (cells > columns)
      throw new TemplateFault(`expected ${columns} cells in this row, found ${cells}`, { words: row.trim() });
  }
  return {
    kind: 'table',
    header: token.header.map((cell) => markdownInlines(cell.tokens)),
    rows: token.rows.map((row) => row.map((cell) => markdownInlines(cell.tokens))),
    align: token.align.map((align) => (align === 'center' ? 'centre' : (align ?? 'left'))),
  };
}

function markdownInlines(tokens: readonly Token[]): Inlines {
  return tidy(inlinesOf(tokens, 'roman', { emphasisOnly: false }));
}

function inlinesOf(tokens: readonly Token[], cut: Cut, options: { readonly emphasisOnly: boolean }): Inline[] {
  return (tokens as readonly MarkedToken[]).flatMap((token): Inline[] => {
    switch (token.type) {
      case 'em':
        return inlinesOf(token.tokens ?? [], cut === 'roman' || cut === 'italic' ? 'italic' : 'bold-italic', options);
      case 'strong':
        return inlinesOf(token.tokens ?? [], cut === 'roman' || cut === 'bold' ? 'bold' : 'bold-italic', options);
      case 'text':
        if (!options.emphasisOnly) refuseBraces(token.raw);
        return [{ text: options.emphasisOnly ? token.raw : token.text, cut }];
      case 'escape':
        return [{ text: options.emphasisOnly ? token.raw : token.text, cut }];
      case 'br':
        return [{ text: options.emphasisOnly ? token.raw : ' ', cut }];
      case 'link':
        if (options.emphasisOnly || token.raw === token.text) return [{ text: token.raw, cut }];
        if (!token.href.startsWith('#'))
          throw unprinted('a link to a heading, such as [health](#health)', token.href, token.raw);
        return inlinesOf(token.tokens ?? [], cut, options).map((inline) => ({
          ...inline,
          to: token.href.slice(1),
        }));
      default:
        if (!options.emphasisOnly && Object.hasOwn(foreign, token.type))
          throw unprinted('text with *emphasis*', foreign[token.type as keyof typeof foreign], token.raw);
        return [{ text: token.raw, cut }];
    }
  });
}

/** Markdown that cannot be printed. */
const foreign = { image: 'a picture', codespan: 'code', del: 'text struck out', html: 'HTML' } as const;

/** Filled-in braces are escaped: others are unfilled. */
function refuseBraces(text: string): void {
  const [braces] = /\{+[#/^]?[\w. ]+\}*|[\w.]+\}+/u.exec(text) ?? [];
  if (braces !== undefined)
    throw new TemplateFault(
      `expected {{a name}}, found ${braces}`,
      { words: braces },
      'write two braces on each side of a name',
    );
}

/** Joins neighbours of one style and folds white space. */
function tidy(inlines: readonly Inline[]): Inlines {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const before = joined.at(-1);
    const text = inline.text.replace(/[ \t\n]+/gu, ' ');
    if (before && before.cut === inline.cut && before.to === inline.to)
      joined[joined.length - 1] = { ...before, text: `${before.text}${text}`.replace(/ {2,}/gu, ' ') };
    else joined.push({ ...inline, text });
  }
  return joined.filter((inline) => inline.text !== '');
}
