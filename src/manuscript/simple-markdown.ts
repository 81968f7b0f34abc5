/** Markdown at its simplest → blocks, without a lexer: most prose has no markup, and waking one takes longer than a page. */

import type { Cut, Inline } from './block.ts';

/** Whatever could be markup but emphasis: escapes, code, links, HTML, entities, bare addresses, hard line breaks. */
const otherMarkup = /^\s|\s$|[\\`_{}[\]<>~|@]|&[^ \n]|:\/\/|[Ww]{3}\.|[ \t]{2}|[ \t]\n|\t|\r/u;

/**
 * Emphasis that can be read in one way only: asterisks with a space, the end or a bracket outside and a letter, figure
 * or opening quote inside, with none between them (CommonMark 0.31, 6.2).
 */
const emphasis = /(?<=^|[ \n(“‘—])(\*\*?)(?=[\p{L}\p{N}“‘])([^*]*[^*\s])\1(?=$|[ \n).,;?!”’—…])/gu;

/** Text with emphasis as its only markup; undefined where it takes a lexer to say what is meant. */
export function simpleInlines(text: string): Inline[] | undefined {
  if (otherMarkup.test(text)) return undefined;
  if (!text.includes('*')) return [{ text, cut: 'roman' }];
  const inlines: Inline[] = [];
  const add = (part: string, cut: Cut) => {
    if (part !== '') inlines.push({ text: part, cut });
  };
  let done = 0;
  for (const match of text.matchAll(emphasis)) {
    add(text.slice(done, match.index), 'roman');
    add(match[2] as string, match[1] === '*' ? 'italic' : 'bold');
    done = match.index + match[0].length;
  }
  add(text.slice(done), 'roman');
  return inlines.some(({ text: part }) => part.includes('*')) ? undefined : inlines;
}

/** A heading, a slot, or a paragraph; or Markdown that takes a lexer. */
export type InlinePart =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly inlines: readonly Inline[] }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'other'; readonly markdown: string };

/** What reaches over blank lines: fences, HTML, indented text, definitions of links. */
const reachesOn = /^ {0,3}(?:```|~~~|<|\[)|^(?: {2,}|\t)/mu;
/** A line that cannot be a list, quote, table, rule, heading, or the underline of one. */
const plainLines = /^(?:(?:\*\*?)?(?!\d+[.)])[\p{L}\p{N}(“‘][^\n]*(?:\n|$))+$/u;

/** Cuts Markdown at blank lines. What takes a lexer stays together with its neighbours that do. */
export function simpleParts(markdown: string): InlinePart[] {
  if (reachesOn.test(markdown)) return [{ kind: 'other', markdown }];
  const parts: InlinePart[] = [];
  // Chunks and, between them, the blank lines as they stand: a list reads more of them otherwise than one.
  const pieces = markdown.split(/(\n(?:[ \t]*\n)+)/u);
  for (let index = 0; index < pieces.length; index += 2) {
    const chunk = pieces[index] as string;
    if (chunk.trim() === '') continue;
    const before = parts.at(-1);
    const simple = simplePart(chunk.replace(/\n$/u, ''));
    if (simple !== undefined) parts.push(simple);
    else if (before?.kind === 'other')
      parts[parts.length - 1] = { kind: 'other', markdown: `${before.markdown}${pieces[index - 1] ?? ''}${chunk}` };
    else parts.push({ kind: 'other', markdown: chunk });
  }
  return parts;
}

function simplePart(text: string): InlinePart | undefined {
  const slot = /^:::([a-z-]+)$/u.exec(text);
  if (slot) return { kind: 'slot', name: slot[1] as string };
  const heading = /^(#{1,3}) (\p{L}[^#\n]*)$/u.exec(text);
  const inlines = heading || plainLines.test(text) ? simpleInlines(heading?.[2] ?? text) : undefined;
  if (inlines === undefined) return undefined;
  if (!heading) return { kind: 'paragraph', inlines };
  return { kind: 'heading', level: heading[1]?.length as 1 | 2 | 3, text: heading[2] as string, inlines };
}
