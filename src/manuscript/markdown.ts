/** Markdown → blocks. */

import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { Block, Cut, Inline, Inlines, Paragraph, Table } from './block.ts';
import { constructName, hints, lookalikesIn, type MarkdownToken, type TokensIn } from './constructs.ts';
import { characters } from './entities.ts';
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
  return tidy(inlinesOf(Lexer.lexInline(trimmed, { gfm: false }), 'roman', asWritten));
}

/** What a place of content prints: paragraphs or one, or a line, with *emphasis*; or plain text. */
export type Printed = 'paragraphs' | 'paragraph' | 'line' | 'plain';

/** Markdown that a place of content would print as its signs, or change; from start to end in the text. */
export function unprintedMarkup(text: string, printed: Printed) {
  const found: { readonly message: string; readonly hint: string; readonly start: number; readonly end: number }[] = [];
  const refuse = (name: string, raw: string, start: number) => {
    const message = `expected ${printed === 'plain' ? 'plain text' : 'prose'}, found ${name}`;
    const hint =
      hints[name] ??
      `it would be printed as text: ${printed === 'plain' ? 'there' : 'but *emphasis*, there'} is no markup`;
    found.push({ message, hint, start, end: start + Math.max(1, raw.trimEnd().length) });
  };
  // Nothing in a line begins a block.
  const isLine = printed === 'line' || (printed === 'plain' && !text.trimEnd().includes('\n'));
  const line: Token = { type: 'text', raw: text, tokens: Lexer.lexInline(text) };
  const blocks = isLine ? [line] : new Lexer({ gfm: true }).lex(text).filter(({ type }) => type !== 'space');
  let end = 0;
  for (const [at, block] of blocks.entries()) {
    const start = Math.max(end, text.indexOf(block.raw, end));
    end = start + block.raw.length;
    if (!isText(block) || (at > 0 && printed !== 'paragraphs')) refuse(constructName(block), block.raw, start);
    else {
      const tokens = 'tokens' in block ? (block.tokens ?? []) : [];
      const where = printed === 'plain' ? 'plain' : 'prose';
      inlinesOf(tokens, 'roman', { where, refuse }, start);
      for (const { name, raw, index } of lookalikesIn(tokens, where)) refuse(name, raw, start + index);
    }
  }
  return found;
}

const isText = ({ type }: MarkdownToken) => type === 'paragraph' || type === 'text';

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
        return [{ kind: 'aside', blocks: blocksOf(token.tokens).map((block) => withoutSlot(block, token)) }];
      case 'hr':
        return [{ kind: 'page-break' }];
      case 'space':
        return [];
      case 'html':
        if (/^<!--(?:(?!-->).)*-->\s*$/su.test(token.raw)) return [];
        throw unknownBlock(token);
      default:
        throw unknownBlock(token);
    }
  });
}

const unknownBlock = (token: MarkdownToken) =>
  unprinted('headings, paragraphs, lists, tables, quotes or slots', constructName(token), token.raw);

function withoutSlot(block: Block, { raw }: Token): Block {
  if (block.kind === 'slot') throw unprinted('text in a quotation', 'a slot', raw);
  return block;
}

/** A fault of unprintable markup, at its first line. */
function unprinted(expected: string, found: string, raw: string): TemplateFault {
  const [words = ''] = raw.trim().split('\n');
  const hint = hints[found] ?? 'nothing else can be printed';
  return new TemplateFault(`expected ${expected}, found ${found}`, { words: words.trim() }, hint);
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
  return [{ kind: 'paragraph', text: markdownInlines(token.tokens ?? []) }];
}

/** The highest number with room before an item. */
const maxNumber = 99;

function list({ ordered, start, items }: Tokens.List): Block {
  const first = start === '' ? 1 : start;
  const last = first + items.length - 1;
  if (last > maxNumber) throw unprinted(`a numbered list up to ${maxNumber}`, `${last}`, items.at(-1)?.raw ?? '');
  return { kind: 'list', ordered, ...(first !== 1 && { start: first }), items: items.map(listItem) };
}

/** Refuses numbers in a part of a template that do not follow each other, as a list does; all may be that of the first. */
export function checkNumbers(part: string): void {
  const listsIn = (tokens: readonly Token[]): Tokens.List[] =>
    tokens.flatMap((token) =>
      token.type === 'list' ? [token as Tokens.List] : listsIn(('tokens' in token && token.tokens) || []),
    );
  for (const { items, start } of listsIn(new Lexer({ gfm: true }).lex(part))) {
    const numbers = items.map(({ raw }) => Number.parseInt(raw, 10));
    const wrong = numbers.findIndex((number, at) => number !== Number(start) + at);
    if (start !== '' && wrong > 0 && numbers.some((number) => number !== start))
      throw unprinted(`${start + wrong} in a numbered list`, `${numbers[wrong]}`, items[wrong]?.raw ?? '');
  }
}

function listItem({ tokens, task, raw }: Tokens.ListItem): Inlines {
  if (task) throw unprinted('a list', 'a box to tick', raw);
  const [text, ...others] = tokens.filter(({ type }) => type !== 'space') as MarkdownToken[];
  const wrong = others[0] ?? (text && !isText(text) ? text : undefined);
  if (wrong) throw unprinted('one paragraph in an item of a list', constructName(wrong), wrong.raw);
  return markdownInlines((text?.tokens ?? []) as Token[]);
}

function table(token: Tokens.Table): Table {
  const columns = token.header.length;
  for (const row of token.raw.trimEnd().split('\n').slice(2)) {
    if (token.raw.trimStart().startsWith('|') && !row.trim().startsWith('|'))
      throw unprinted('an empty line after the table', 'text', row);
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
    header: token.header.map((cell) => markdownInlines(cell.tokens, 'cell')),
    rows: token.rows.map((row) => row.map((cell) => markdownInlines(cell.tokens, 'cell'))),
    align: token.align.map((align) => (align === 'center' ? 'centre' : (align ?? 'left'))),
  };
}

function markdownInlines(tokens: readonly Token[], where: TokensIn = 'template'): Inlines {
  const whole = tokens.map(({ raw }) => raw).join('');
  const refuse = (name: string, raw: string, at: number) => {
    // Signs alone are in many places: search for the word before them too.
    const word = /\p{L}/u.test(raw) ? 0 : whole.slice(0, at).length - whole.slice(0, at).trimEnd().search(/\S*$/u);
    throw unprinted('text with *emphasis*', name, whole.slice(at - word));
  };
  for (const { name, raw, index } of lookalikesIn(tokens as readonly MarkdownToken[], where)) refuse(name, raw, index);
  return tidy(inlinesOf(tokens, 'roman', { where, refuse }));
}

/** How inline tokens are read; in prose what is refused is printed as it was typed. */
interface Reading {
  readonly where: TokensIn;
  refuse(name: string, raw: string, at: number): void;
}

const asWritten: Reading = { where: 'prose', refuse: () => {} };

function inlinesOf(tokens: readonly Token[], cut: Cut, reading: Reading, from = 0): Inline[] {
  const isProse = reading.where === 'prose' || reading.where === 'plain';
  let end = from;
  return (tokens as readonly MarkedToken[]).flatMap((token, index): Inline[] => {
    const at = end;
    const { raw } = token;
    end += raw.length;
    const refuse = (name: string) => reading.refuse(name, raw, at);
    const written = [{ text: raw, cut }];
    switch (token.type) {
      case 'em':
      case 'strong': {
        const own = token.type === 'em' ? 'italic' : 'bold';
        const [before, after] = [tokens[index - 1]?.raw ?? '', tokens[index + 1]?.raw ?? ''];
        if (cut.includes(own)) refuse(`${own} text in ${own} text`);
        else if (reading.where === 'plain') refuse('emphasis');
        else if (/\d$/u.test(before) && /^\d/u.test(after)) refuse('emphasis between numbers');
        else if (isProse && own === 'bold') refuse('bold text');
        else if (isProse && raw.startsWith('_')) refuse('emphasis with _');
        const both = cut === 'roman' || cut === own ? own : 'bold-italic';
        return inlinesOf(token.tokens, both, reading, at + (own === 'italic' ? 1 : 2));
      }
      case 'text':
        if (isProse) return written;
        refuseBraces(raw);
        return [{ text: withCharacters(token.text), cut }];
      case 'escape':
        if (!isProse) return [{ text: token.text, cut }];
        refuse(constructName(token));
        return written;
      case 'link':
        if (raw === token.text) return written;
        if (isProse) refuse(constructName(token));
        else if (!token.href.startsWith('#'))
          throw unprinted('a link to a heading, such as [health](#health)', token.href || 'none', raw);
        else if (token.title || token.text.trim() === '') refuse(`a link with${token.title ? ' a title' : 'out text'}`);
        else return inlinesOf(token.tokens, cut, reading, at + 1).map((one) => ({ ...one, to: token.href.slice(1) }));
        return written;
      default:
        // A closing tag is reported with its opening one.
        if (!raw.startsWith('</') || !tokens.slice(0, index).some(({ type }) => type === 'html'))
          refuse(constructName(token));
        return written;
    }
  });
}

/** Text with the characters of `&mdash;` and the like. */
const withCharacters = (text: string): string =>
  text.replace(/&[a-z][a-z\d]+;/giu, (entity) => {
    const character = characters.get(entity.slice(1, -1));
    if (character === undefined)
      throw new TemplateFault(`unknown character ${entity}`, { words: entity }, 'write the character itself');
    return character;
  });

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
