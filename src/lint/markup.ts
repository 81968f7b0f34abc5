/** CR508: foreign markup, unpaired quotes, doubled words and lost paragraph breaks. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { ProsePiece } from './pieces.ts';
import { spanInText } from './place.ts';

/** Words that are never doubled on purpose. */
const onceOnly = 'the|a|an|and|of|to|with|for|is|was|are|your|his';

/** HTML tags, comments and entities; Markdown line marks, lists, blocks, tables and links; doubled words. */
const foreign = new RegExp(
  [
    /(?<html><!--(?:[\s\S]{0,400}?)-->|<\/?[a-z][a-z0-9]*(?:\s[^<>\n]{0,80})?\/?>|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});)/u,
    /(?<=^|\n)(?<line>#{1,6}|>)(?=[ \t]+\S)/u,
    /(?<=^|\n[ \t]*\n|:[ \t]*\n)(?<list>[*+-])[ \t]+\S[^\n]*(?:\n[*+-][ \t]+\S[^\n]*)*/u,
    /(?<=^|\n)(?<block>:::|```|~~~|\|(?=[^\n]*\|))[^\n]*/u,
    /(?<link>!?\[[^[\]\n]{1,80}\]\([^()\s]{1,200}\))/u,
  ]
    .map(({ source }) => source)
    .concat(`(?<![\\p{L}’])(?<twice>${onceOnly})\\s+(?:\\k<twice>)(?![\\p{L}’])`)
    .join('|'),
  'giu',
);

/** A cheap pre-check for `foreign`, which takes long on all texts. */
const suspicious = new RegExp(`[<>#&]|\\]\\(|(?:^|\\n)(?:[*+-][ \\t]|:::|[\`~|])|\\b(${onceOnly})\\s+\\1\\b`, 'i');

/** Reports markup that print would show as text. */
export function markup(pieces: readonly ProsePiece[]): Diagnostic[] {
  return pieces.flatMap((piece) => [...foreignMarks(piece), ...quotePairs(piece), ...lostParagraph(piece)]);
}

function foreignMarks(piece: ProsePiece): Diagnostic[] {
  if (!suspicious.test(piece.text)) return [];
  const opened = new Set<string>();
  const lines = new Map<string, number>();
  const faults: Diagnostic[] = [];
  for (const { 0: mark, index, groups = {} } of piece.text.matchAll(foreign)) {
    const tag = /^<(\/?)([a-z0-9]+)/iu.exec(mark);
    // A closing tag is reported with its opening one, a quotation with its first line.
    if (tag?.[1] === '/' && opened.has(tag[2] as string)) continue;
    if (tag) opened.add(tag[2] as string);
    const span = spanInText(piece, index, index + mark.length);
    const sign = groups.line ?? groups.block;
    const before = lines.get(sign ?? '') ?? -1;
    const first = faults[before];
    if (first) faults[before] = { ...first, span: { ...first.span, end: span.end } };
    else {
      if (sign !== undefined) lines.set(sign, faults.length);
      const [message, hint] = describe(mark, groups);
      faults.push(warningAt('CR508', message, span, hint));
    }
  }
  return faults;
}

const asText = 'it would be printed as text: the only markup is *emphasis*';

function describe(
  mark: string,
  { html, line, list, block, link, twice }: Readonly<Record<string, string | undefined>>,
): [string, string] {
  if (html?.startsWith('&')) return [`expected a character, found ${html} of HTML`, 'write the character itself'];
  if (html !== undefined)
    return [
      `expected no HTML, found ${html}`,
      /^<\/?(?:br|p|div)\b/iu.test(html) ? 'separate paragraphs with an empty line' : asText,
    ];
  if (line !== undefined)
    return [`expected prose, found ${line} for a ${line === '>' ? 'quotation' : 'heading'}`, asText];
  if (list !== undefined) return [`expected prose, found ${list} for a list`, asText];
  if (block !== undefined) return [`expected prose, found ${block} for a ${block === '|' ? 'table' : 'block'}`, asText];
  if (link !== undefined) return ['expected prose, found a link of Markdown', asText];
  return [`expected ${twice} once, found ${mark.replace(/\s+/u, ' ')}`, 'delete one of them'];
}

/** Pairs of curly quotes by paragraph, one fault each; a speech stays open if the next paragraph opens again. */
function quotePairs(piece: ProsePiece): Diagnostic[] {
  if (!/[“”]/u.test(piece.text) || piece.text.includes('"')) return [];
  const faults: Diagnostic[] = [];
  let open = -1;
  let isReported = false;
  const report = (at: number, message: string, hint: string) => {
    if (!isReported) faults.push(warningAt('CR508', message, spanInText(piece, at, at + 1), hint));
    isReported = true;
  };
  const lost = '“ is never closed';
  for (const { 0: mark, index } of [...piece.text.matchAll(/[“”]|\n[ \t]*\n\s*(?<next>“)?/gu), endOf(piece.text)]) {
    if (mark === '“') {
      if (open >= 0) report(open, lost, 'close it with ”; inside it use ‘ and ’');
      open = index;
    } else if (mark === '”') {
      if (open < 0) report(index, '” has no opening “', 'open it with “');
      open = -1;
    } else {
      if (open >= 0 && !mark.endsWith('“')) report(open, lost, 'close it with ”');
      open = mark.endsWith('“') ? index + mark.length - 1 : -1;
      isReported = false;
    }
  }
  return faults;
}

const endOf = (text: string) => ({ 0: '', index: text.length });

/** Characters from which a line is taken for a paragraph. */
const longLine = 120;

/** A single line break between paragraphs, which prints as a space. */
function lostParagraph(piece: ProsePiece): Diagnostic[] {
  const lines = piece.text.split('\n');
  if (!lines.some((line) => line.length >= longLine)) return [];
  const isLong = (line: string | undefined) => line !== undefined && line.trim().length >= longLine;
  const first = lines.findIndex(
    (line, index) =>
      /[\p{L}\d][.!?…]["”’*]*\s*$/u.test(line) &&
      /^\s*\S/u.test(lines[index + 1] ?? '') &&
      (isLong(line) || isLong(lines[index + 1])),
  );
  if (first < 0) return [];
  const start = lines.slice(0, first + 1).join('\n').length + 1;
  const span = spanInText(piece, start, start + (lines[first + 1] ?? '').trimEnd().length);
  const hint = 'write the text after |, with an empty line between paragraphs: a line break prints as a space';
  return [warningAt('CR508', 'expected a new paragraph, found a line break', span, hint)];
}
