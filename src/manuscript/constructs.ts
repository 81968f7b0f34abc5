/** Constructs of Markdown in words, and signs of them that the parser leaves in text. */

/** A token of the parser. */
export interface MarkdownToken {
  readonly type: string;
  readonly raw: string;
  readonly ordered?: boolean;
  readonly tokens?: readonly MarkdownToken[] | undefined;
}

const names: Readonly<Record<string, string>> = {
  heading: 'a heading',
  list: 'a list',
  blockquote: 'a quotation',
  table: 'a table',
  code: 'a block of code',
  hr: 'a line across the page',
  html: 'HTML',
  def: 'the target of a link',
  image: 'a picture',
  codespan: 'code',
  del: 'text struck out',
  link: 'a link',
  br: 'a hard line break',
  escape: 'a backslash before a sign',
  paragraph: 'a second paragraph',
};

/** A token in words. */
export function constructName({ type, ordered, raw }: MarkdownToken): string {
  if (/^\[\^/u.test(raw)) return 'a footnote';
  if (type === 'list' && ordered) return 'a numbered list';
  return type === 'code' && /^(?: {4}| *\t)/u.test(raw) ? 'an indented block' : (names[type] ?? type);
}

/** What to do about a construct, where it is not that nothing else can be printed. */
export const hints: Readonly<Record<string, string>> = {
  'a numbered list': 'begin the line with a word: it would be printed as text',
  'a hard line break': 'separate paragraphs with an empty line',
  'a second paragraph': 'write one paragraph: the two would be joined',
  'a character of HTML': 'write the character itself',
  'bold text': 'write one * on each side',
  'emphasis with _': 'write one * on each side',
  'a lone sign of emphasis': 'write * on each side in one paragraph, or delete it',
  'a slot beside text': 'write :::name with an empty line above and below; a slot has no text of its own',
  'a heading without its space': 'write a space after #',
  'a table without its head': 'write |---|---| below the first row, with dashes for each column',
};

/** What looks like a construct, though the parser reads text; a star beside a space or a number is a sign of its own. */
const lookalikes: readonly (readonly [name: string, signs: RegExp])[] = [
  ['a lone sign of emphasis', /(?<!\*)(?:(?<=\S)(?:\*{2,}|\*(?![*\d]))|\*{2,}(?=\S)|\*(?=[^\s\d*]))/gu],
  ['a lone sign of emphasis', /(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu],
  ['a character of HTML', /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/giu],
  ['a footnote', /\[\^[^[\]\s]+\]/gu],
  ['a link', /!?\[[^[\]\n]+\]\[[^[\]\n]*\]|!\[[^[\]\n]*\]\(/gu],
  ['text struck out', /~~+(?=\S)/gu],
  ['a slot beside text', /^[ \t]*(?::::.*|::?[a-z]+(?:-[a-z]+)*[ \t]*$)/gmu],
  ['a heading without its space', /^[ \t]*(?:#\p{L}|#{2,6}[^\s#]).*/gmu],
  ['a table without its head', /^[ \t]*\|.*\|[ \t]*$/gmu],
];

/** Where tokens are. */
export type TokensIn = 'prose' | 'plain' | 'template' | 'cell';

/** Whether a lookalike is what it looks like: nothing in a cell begins a line, and a star in a name is a star. */
function isPlain(name: string, signs: RegExp, where: TokensIn): boolean {
  if (where === 'plain') return name === 'a lone sign of emphasis';
  return where !== 'prose' && (name === 'a character of HTML' || (where === 'cell' && signs.multiline));
}

/** Lookalikes in the text of tokens. */
export const lookalikesIn = (tokens: readonly MarkdownToken[], where: TokensIn) =>
  lookalikes
    .filter(([name, signs]) => !isPlain(name, signs, where))
    .flatMap(([name, signs]) => [...textOf(tokens).matchAll(signs)].map(({ 0: raw, index }) => ({ name, raw, index })));

/** The text of tokens, with an x for each character of the others. */
const textOf = (tokens: readonly MarkdownToken[]): string =>
  tokens
    .map(({ type, raw, tokens: inner = [] }) => {
      if (type === 'text') return raw;
      const sign = { em: 'x', strong: 'xx' }[type];
      return sign ? sign + textOf(inner) + sign : 'x'.repeat(raw.length);
    })
    .join('');
