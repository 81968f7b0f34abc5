/** The first syntax fault of broken YAML, with a hint. */

import { type Diagnostic, errorAt, type Source } from '../diagnostics/diagnostic.ts';
import {
  closingQuote,
  indentOf,
  type Line,
  lineAt,
  putAt,
  type ReadValue,
  readAfter,
  readFlow,
  type SyntaxSlip,
  slipAt,
  textAfterQuote,
  unclosed,
} from './bracket-hints.ts';
import { inQuotes, quotesAdvice } from './quotes.ts';
import { cutShort } from './shape-words.ts';

/** The first known slip of a file that js-yaml refuses; undefined if none is found. */
export function syntaxHint(source: Source): Diagnostic | undefined {
  const slip = strangeCharacter(source.text) ?? firstSlip(source.text);
  if (slip === undefined) return undefined;
  const { message, hint, start, end, edit } = slip;
  const fix = edit && [{ span: { source, start: edit.start, end: edit.end }, text: edit.text }];
  const advice = fix ? { hint, fix } : hint;
  return errorAt('CR005', `cannot read this as YAML: ${message}`, { source, start, end }, advice);
}

/** Conflict marks, control characters and look-alikes. */
function strangeCharacter(text: string): SyntaxSlip | undefined {
  const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?= |$)/mu.exec(text);
  if (mark) return slipAt(mark.index, 7, 'Git conflict marker', 'keep one side and delete the markers');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/u.exec(text);
  if (control) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return slipAt(control.index, 1, `control character U+${code}`, 'delete it', putAt(control.index, '', 1));
  }
  const space = /^ *(?:- )?(?:[a-z-]+:)?\u00A0/mu.exec(text);
  if (space === null) return undefined;
  const at = space.index + space[0].length - 1;
  return slipAt(at, 1, 'no-break space', 'replace it with a normal space', putAt(at, ' ', 1));
}

const key = /^(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')[ ]*:(?=\s|$)/u;
/** A key with spaces, such as a phrase. */
const looseKey = /^[A-Za-z][^:#"'[\]{}]*:(?=\s|$)/u;
/** A key of content; prose before a colon has capitals or spaces. */
const smallKey = /^(?:- +)*[a-z][a-z0-9-]*:(?:\s|$)/u;

/** The last key and its value; `bare` is text on the next line without `|`. */
interface LastKey {
  readonly name: string;
  readonly start: number;
  readonly column: number;
  readonly value: ReadValue['kind'] | 'bare';
}

/** Reads line by line like YAML, up to the first slip. */
function firstSlip(text: string): SyntaxSlip | undefined {
  let last: LastKey = { name: '', start: 0, column: -1, value: 'other' };
  let items = -1; // where the last dash is
  let next = 0;
  while (next < text.length) {
    const line = lineAt(text, next);
    next = line.end + 1;
    if (/^ *(?:#|$)/u.test(line.text) || /^(?:---|\.\.\.)/u.test(line.text)) continue;
    const beginning = beginningSlip(line, last, items);
    items = line.column > indentOf(line.text) ? indentOf(line.text) : items;
    if (beginning) return beginning;
    const isProse = hasText(last) || (last.value === 'block' && line.column <= last.column && isSentence(line));
    const found = (key.exec(line.rest) ?? (isProse ? null : looseKey.exec(line.rest)))?.[0];
    const slip =
      found === undefined
        ? withoutKey(line, last)
        : hasText(last) && line.column > last.column
          ? keyInText(line, found, last)
          : undefined;
    if (slip) return slip;
    if (found === undefined && !/^["'[{]/u.test(line.rest)) {
      if (last.value === 'nothing' && line.column > last.column) last = { ...last, value: 'bare' };
      continue;
    }
    const name = found?.replace(/[ ]*:$/u, '') ?? '';
    const read = readValue(text, line.start + (found?.length ?? 0), { ...line, name });
    if ('message' in read) return read;
    last = { name, start: line.start, column: line.column, value: read.kind };
    next = Math.max(next, read.next);
  }
  return undefined;
}

const isSentence = ({ rest }: Line) => /^[A-Z“‘(…]/u.test(rest);

/** Tabs and dashes without a space. */
function beginningSlip({ begin, text, rest }: Line, last: LastKey, items: number): SyntaxSlip | undefined {
  const tab = /^ *\t/u.exec(text);
  if (tab) return slipAt(begin + tab[0].length - 1, 1, 'tab in the indentation', 'use spaces for indentation');
  const at = begin + indentOf(text);
  const isItem = indentOf(text) === items || (last.value === 'nothing' && indentOf(text) >= last.column);
  return /^ *-[a-z{["']/u.test(text) || (isItem && /^-[^\s-]/u.test(rest))
    ? slipAt(at, 1, 'no space after the dash', `add a space: - ${cutShort(text.trim().slice(1))}`, putAt(at + 1, ' '))
    : undefined;
}

const hasText = ({ value }: LastKey) => value === 'text' || value === 'bare';

/** A key one space too far to the right, or a colon in text. */
function keyInText({ start, column, rest }: Line, found: string, last: LastKey): SyntaxSlip {
  return column === last.column + 1 && smallKey.test(rest)
    ? slipAt(start, 1, 'key is indented too far', `align it with ${last.name}`, putAt(start - 1, '', 1))
    : colonInText(start + found.length - 1, last);
}

function colonInText(start: number, { name, value, start: above }: LastKey): SyntaxSlip {
  const bar = `write ${name || 'text'}: | and begin`;
  if (value !== 'bare')
    return slipAt(start, 1, 'colon in text without quotes', `put the text in quotes, or ${bar} it on the next line`);
  const message = `several lines of text after ${name}: without |`;
  return slipAt(above + name.length, 1, message, `${bar} the text on the next line`);
}

function withoutKey({ start, text, column, rest }: Line, last: LastKey): SyntaxSlip | undefined {
  if (text.slice(0, column).includes('-')) return undefined;
  const glued = /^[a-z][a-z0-9-]*:(?=[^\s/])/u.exec(rest)?.[0];
  if (glued) {
    const hint = `write ${glued} ${cutShort(rest.slice(glued.length))}`;
    return slipAt(start + glued.length - 1, 1, 'no space after the colon', hint, putAt(start + glued.length, ' '));
  }
  if (/^["'[{\]}]/u.test(rest)) return undefined;
  const colon = /:(?=\s|$)/u.exec(rest);
  if (hasText(last) && column > last.column) return colon ? colonInText(start + colon.index, last) : undefined;
  const isText = /^(?![a-z][a-z0-9-]*(?: \||$))/u.test(rest);
  if (last.value === 'block' ? isText : last.value === 'text' && /^[A-Z“‘(…]/u.test(rest)) {
    const [word = ''] = /^[^\s:]+/u.exec(rest) ?? [];
    const bar = last.value === 'text' ? `write ${last.name}: | and begin each line below` : 'begin each line';
    return slipAt(start, word.length, 'text is not indented', `${bar} with ${last.column + 2} spaces`);
  }
  const [name] = /^[a-z][a-z0-9-]*(?=[;,.=]?(?:\s|$))/u.exec(rest) ?? [];
  if (name === undefined || colon || (last.value === 'nothing' && column > last.column)) return undefined;
  const value = rest.slice(name.length).replace(/^\s*[;,.=]?\s*/u, '');
  const better = `${name}: ${value}`.trimEnd();
  return slipAt(start + name.length, 1, 'no colon after the key', `write ${better}`, putAt(start, better, rest.length));
}

/** A text in quotes, in its place. */
const quoted = (start: number, text: string) => putAt(start, inQuotes(text), text.length);

/** Reads the value after a key or dash. */
function readValue(text: string, from: number, line: Line & { readonly name: string }): ReadValue | SyntaxSlip {
  const { end, column, name } = line;
  const rest = text.slice(from, end).trimStart();
  const start = end - rest.length;
  if (rest === '' || rest.startsWith('#')) return { next: end + 1, kind: 'nothing' };
  if (/^[|>]/u.test(rest)) return readBlock(text, start, column);
  if (/^["']/u.test(rest)) {
    const closed = closingQuote(text, start, column);
    if (closed === undefined) return unclosed(text, start);
    return readAfter(text, closed, (place, until) => textAfterQuote(text, start, place, until));
  }
  if (/^[[{]/u.test(rest)) return readFlow(text, start, column);
  if (/^(?:[@`%]|[?&-] |\*\S+[ ]+\S)/u.test(rest))
    return slipAt(start, 1, `text cannot begin with ${rest.charAt(0)}`, quotesAdvice(rest), quoted(start, rest));
  const words = rest.replace(/ #.*$/u, '').trimEnd();
  const colon = /^[^&*!].*?:(?=\s|$)/u.exec(words)?.[0];
  if (colon === undefined) return { next: end + 1, kind: 'text' };
  const hint = quotesAdvice(words, name ? `${name}: ` : '');
  return slipAt(start + colon.length - 1, 1, 'colon in text without quotes', hint, quoted(start, words));
}

/** Reads a block text after `|` or `>`. */
function readBlock(text: string, start: number, column: number): ReadValue | SyntaxSlip {
  const header = /[|>][0-9+-]*/uy;
  header.lastIndex = start;
  const [sign = ''] = header.exec(text) ?? [];
  const { end } = lineAt(text, start);
  const after = /^\s*(?=[^\s#])/u.exec(text.slice(start + sign.length, end));
  if (after)
    return slipAt(start + sign.length + after[0].length, 1, `text after ${sign}`, 'begin the text on the next line');
  let next = end + 1;
  let own = 0; // indent of its first line
  while (next < text.length) {
    const line = lineAt(text, next);
    const indent = indentOf(line.text);
    const words = line.text.slice(indent);
    own ||= words === '' ? 0 : indent;
    const message = 'line is indented less than its text';
    if (words !== '' && column < indent && indent < own && !smallKey.test(words))
      return slipAt(next, indent, message, `indent it by ${own} spaces`, putAt(next, ' '.repeat(own), indent));
    if (words !== '' && indent <= column) {
      // Prose may look like a key with a capital.
      if (!smallKey.test(words) && key.test(words) && !/^[A-Z]+:/u.test(words))
        return slipAt(next + indent, 1, 'text is not indented', `begin each line with ${column + 2} spaces`);
      break;
    }
    next = line.end + 1;
  }
  return { next, kind: 'block' };
}
