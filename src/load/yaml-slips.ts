/** A file that the parser gave up on → the slip that most likely made it, at its own place. */

import { type Diagnostic, errorAt, type Source } from '../diagnostics/diagnostic.ts';

/** The first slip of a file that is no YAML; undefined where it has none that is known. */
export function likelySlip(source: Source): Diagnostic | undefined {
  const { text } = source;
  const slip = conflict(text) ?? walk(text);
  if (slip === undefined) return undefined;
  const { message, hint, start, end } = slip;
  return errorAt('CR005', `cannot read this as YAML: ${message}`, { source, start, end }, hint);
}

interface Slip {
  readonly message: string;
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

/** A line outside of blocks of text: where it begins, and what it has behind its spaces and dashes. */
interface Line {
  readonly start: number;
  /** Column of what follows the dashes. */
  readonly column: number;
  readonly rest: string;
}

const key = /^(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')[ ]*:(?=\s|$)/u;
/** A key as the house writes them: prose before a colon has capitals or spaces. */
const smallKey = /^(?:- +)*[a-z][a-z0-9-]*:(?:\s|$)/u;

function conflict(text: string): Slip | undefined {
  const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?= |$).*$/mu.exec(text);
  return mark
    ? at(mark.index, 7, 'a conflict mark of git', 'keep one of the two sides, and delete the lines with marks')
    : undefined;
}

const at = (start: number, length: number, message: string, hint: string): Slip => ({
  message,
  hint,
  start,
  end: start + Math.max(1, length),
});

/** Reads line after line as YAML would, and stops at the first thing that cannot be meant. */
function walk(text: string): Slip | undefined {
  let next = 0;
  // Of the last key: its column, and whether text stands behind it that may go on.
  let above = { column: -1, name: '', isText: false, isBlock: false };
  while (next < text.length) {
    const { line, end } = lineAt(text, next);
    const begin = next;
    next = end + 1;
    if (/^[ ]*(?:#|$)/u.test(text.slice(begin, end)) || /^(?:---|\.\.\.)/u.test(text.slice(begin, end))) continue;
    const tab = /^[ ]*\t/u.exec(text.slice(begin, end));
    if (tab) return at(begin + tab[0].length - 1, 1, 'a tab in the indentation', 'use spaces for indentation');
    const found = key.exec(line.rest);
    const value = found ? line.start + found[0].length : line.start;
    if (!found) {
      const slip = withoutKey(text, line, above, begin);
      if (slip) return slip;
      if (!/^["'[{]/u.test(line.rest)) continue;
    }
    if (found && above.isText && line.column > above.column && !line.rest.startsWith('-'))
      return colonInText(line.start + found[0].length - 1, above.name);
    const name = found ? found[0].replace(/[ ]*:$/u, '') : '';
    const read = readValue(text, value, end, line.column, name);
    if ('message' in read) return read;
    above = { column: line.column, name, isText: read.isText, isBlock: read.isBlock };
    next = Math.max(next, read.next);
  }
  return undefined;
}

function lineAt(text: string, begin: number): { line: Line; end: number } {
  const newline = text.indexOf('\n', begin);
  const end = newline === -1 ? text.length : newline;
  const lead = /^[ ]*(?:-[ ]+)*/u.exec(text.slice(begin, end))?.[0].length ?? 0;
  return { line: { start: begin + lead, column: lead, rest: text.slice(begin + lead, end) }, end };
}

/** A line that begins with no key: text that goes on, or a slip. */
function withoutKey(
  text: string,
  { start, column, rest }: Line,
  above: { readonly column: number; readonly name: string; readonly isText: boolean; readonly isBlock: boolean },
  begin: number,
): Slip | undefined {
  const isItem = text.slice(begin, start).includes('-');
  const [word = ''] = /^[^\s:]+/u.exec(rest) ?? [];
  const glued = /^[a-z][a-z0-9-]*:(?=[^\s/])/u.exec(rest);
  if (glued && !isItem)
    return at(
      start + glued[0].length - 1,
      1,
      'a colon without a space behind it',
      `write ${glued[0]} ${cutAt(rest.slice(glued[0].length))}`,
    );
  if (isItem || /^["'[{\]}]/u.test(rest)) return undefined;
  if (above.isText && column > above.column) {
    const colon = /:(?=\s|$)/u.exec(rest);
    return colon ? colonInText(start + colon.index, above.name) : undefined;
  }
  if (above.isBlock && !/^[a-z][a-z0-9-]*(?: \||$)/u.test(rest))
    return at(start, word.length, 'text that is not indented', `begin each line of it with ${above.column + 2} spaces`);
  if (above.isText && column <= above.column && /^[A-Z“‘(…]/u.test(rest))
    return at(
      start,
      word.length,
      'text that is not indented',
      `write ${above.name}: | and begin each line below with ${above.column + 2} spaces`,
    );
  if (/^[a-z][a-z0-9-]*(?=\s|$)/u.test(rest))
    return at(start + word.length, 1, `a key without a colon`, `write ${word}:`);
  return undefined;
}

const cutAt = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

function colonInText(start: number, name: string): Slip {
  return at(
    start,
    1,
    'a colon in text without quotes',
    `put the text in quotes, or write ${name || 'text'}: | and begin it on the next line`,
  );
}

interface Read {
  readonly next: number;
  readonly isText: boolean;
  readonly isBlock: boolean;
}

/** What stands behind a key or a dash, up to the line that follows it. */
function readValue(text: string, from: number, end: number, column: number, name: string): Read | Slip {
  const lead = /^\s*/u.exec(text.slice(from, end))?.[0].length ?? 0;
  const start = from + lead;
  const rest = text.slice(start, end);
  if (rest === '' || rest.startsWith('#')) return { next: end + 1, isText: false, isBlock: false };
  if (/^[|>]/u.test(rest)) return readBlock(text, start, end, column);
  if (/^["']/u.test(rest)) return readQuoted(text, start, column);
  if (/^[[{]/u.test(rest)) return readFlow(text, start, column);
  if (/^[@`%]/u.test(rest))
    return at(start, 1, `text cannot begin with ${rest.charAt(0)}`, `put it in quotes: "${cutAt(rest)}"`);
  if (/^\*\S+[ ]+\S/u.test(rest)) return at(start, 1, 'text cannot begin with *', `put it in quotes: "${cutAt(rest)}"`);
  const colon = /:(?=\s|$)/u.exec(rest.replace(/ #.*$/u, ''));
  if (colon && !/^[&*!]/u.test(rest))
    return at(
      start + colon.index,
      1,
      'a colon in text without quotes',
      `put the text in quotes: ${name ? `${name}: ` : ''}"${cutAt(rest)}"`,
    );
  return { next: end + 1, isText: true, isBlock: false };
}

function readBlock(text: string, start: number, end: number, column: number): Read | Slip {
  const header = /^[|>][0-9+-]*/u.exec(text.slice(start, end))?.[0] ?? '';
  const behind = text.slice(start + header.length, end);
  if (!/^\s*(?:#.*)?$/u.test(behind))
    return at(
      start + header.length + (/^\s*/u.exec(behind)?.[0].length ?? 0),
      1,
      `text behind ${header}`,
      'begin the text on the next line',
    );
  let next = end + 1;
  while (next < text.length) {
    const { end: lineEnd } = lineAt(text, next);
    const line = text.slice(next, lineEnd);
    const indent = /^[ ]*/u.exec(line)?.[0].length ?? 0;
    if (line.trim() !== '' && indent <= column) {
      // Prose may begin like a key, but then with a capital.
      if (!smallKey.test(line.trimStart()) && key.test(line.trimStart()) && !/^[A-Z]+:/u.test(line.trimStart()))
        return at(next + indent, 1, 'text that is not indented', `begin each line of it with ${column + 2} spaces`);
      break;
    }
    next = lineEnd + 1;
  }
  return { next, isText: false, isBlock: true };
}

/** The end of a quoted text, behind its closing quote; undefined where a key comes before it. */
function closingQuote(text: string, start: number, column: number): number | undefined {
  const quote = text.charAt(start);
  for (let index = start + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\n') {
      const line = text.slice(index + 1, lineAt(text, index + 1).end);
      const indent = /^[ ]*/u.exec(line)?.[0].length ?? 0;
      if (line.trim() !== '' && indent <= column && smallKey.test(line.trimStart())) return undefined;
    } else if (quote === '"' && character === '\\') index++;
    else if (character === quote) {
      if (quote === "'" && text.charAt(index + 1) === quote) index++;
      else return index + 1;
    }
  }
  return undefined;
}

function unclosed(start: number, sign: string, closing: string): Slip {
  return at(start, 1, `${sign} is opened here and not closed`, `close it with ${closing}`);
}

function readQuoted(text: string, start: number, column: number): Read | Slip {
  const quote = text.charAt(start);
  const closed = closingQuote(text, start, column);
  if (closed === undefined) return unclosed(start, quote, quote);
  const { end } = lineAt(text, closed);
  const behind = text.slice(closed, end);
  const stray = /^\s*(?![\s#])\S/u.exec(behind);
  if (stray)
    return at(
      closed + stray[0].length - 1,
      1,
      'text behind the closing quote',
      'inside a text write “ and ”, or put the whole of it in quotes',
    );
  return { next: end + 1, isText: false, isBlock: false };
}

const pairs: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function readFlow(text: string, start: number, column: number): Read | Slip {
  const open: number[] = [];
  let begins = true; // whether a text may begin here
  let colons = 0; // behind the last comma or bracket
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    const top = open.at(-1);
    if (character === '\n') {
      const line = text.slice(index + 1, lineAt(text, index + 1).end);
      const indent = /^[ ]*/u.exec(line)?.[0].length ?? 0;
      const ends = line.trim() !== '' && indent <= column && !/^[\]}]/u.test(line.trimStart());
      if (ends && top !== undefined) return unclosed(top, text.charAt(top), pairs[text.charAt(top)] as string);
    } else if (character === '#' && /\s/u.test(text.charAt(index - 1))) {
      index = lineAt(text, index).end - 1;
    } else if (begins && /["']/u.test(character)) {
      const closed = closingQuote(text, index, column);
      if (closed === undefined) return unclosed(index, character, character);
      index = closed - 1;
      begins = false;
    } else if (begins && /[@`%]/u.test(character)) {
      return at(index, 1, `text cannot begin with ${character}`, 'put it in quotes');
    } else if (character === '[' || character === '{') {
      open.push(index);
      [begins, colons] = [true, 0];
    } else if (character === ']' || character === '}') {
      const expected = pairs[text.charAt(top as number)] as string;
      if (character !== expected) return unclosed(top as number, text.charAt(top as number), expected);
      open.pop();
      [begins, colons] = [false, 0];
      if (open.length === 0) return behindFlow(text, index + 1);
    } else if (character === ',') [begins, colons] = [true, 0];
    else if (character === ':' && /[\s,\]}]/u.test(text.charAt(index + 1))) {
      if (++colons > 1) return at(index, 1, 'a colon in text without quotes', 'put the text in quotes');
      begins = true;
    } else if (!/\s/u.test(character)) begins = false;
  }
  const top = open.at(-1) as number;
  return unclosed(top, text.charAt(top), pairs[text.charAt(top)] as string);
}

function behindFlow(text: string, closed: number): Read | Slip {
  const { end } = lineAt(text, closed);
  const stray = /^\s*(?![\s#])\S/u.exec(text.slice(closed, end));
  if (!stray) return { next: end + 1, isText: false, isBlock: false };
  const sign = stray[0].trim();
  const message = /[\]}]/u.test(sign) ? `${sign} closes nothing` : 'text behind the closing bracket';
  return at(
    closed + stray[0].length - 1,
    1,
    message,
    /[\]}]/u.test(sign) ? 'delete it' : 'put the whole text in quotes',
  );
}
