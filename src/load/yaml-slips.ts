/** A file that the parser gave up on → the slip that most likely made it, at its own place. */

import { type Diagnostic, errorAt, type Source } from '../diagnostics/diagnostic.ts';

/** The first slip of a file that is no YAML; undefined where it has none that is known. */
export function likelySlip(source: Source, position: number): Diagnostic | undefined {
  const { text } = source;
  const slip = conflict(text) ?? unseen(text) ?? lostDash(text, position) ?? unindented(text, position) ?? walk(text);
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
/** A key with spaces in it, such as a phrase. */
const looseKey = /^[A-Za-z][^:#"'[\]{}]*:(?=\s|$)/u;
/** A key as the house writes them: prose before a colon has capitals or spaces. */
const smallKey = /^(?:- +)*[a-z][a-z0-9-]*:(?:\s|$)/u;

function conflict(text: string): Slip | undefined {
  const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?= |$).*$/mu.exec(text);
  return mark
    ? at(mark.index, 7, 'a conflict mark of git', 'keep one of the two sides, and delete the lines with marks')
    : undefined;
}

/** Characters that no file should have, and a space that only looks like one, outside of a text. */
function unseen(text: string): Slip | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/u.exec(text);
  if (control) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return at(control.index, 1, `the character U+${code}, which cannot be seen`, 'delete it');
  }
  const space = /(?<=^[ \u00A0]*(?:- )?)\u00A0|(?<=^ *(?:- )?[a-z-]+:)\u00A0/mu.exec(text);
  if (space) return at(space.index, 1, 'a no-break space, which is none to YAML', 'write a plain space');
  const colon = /(?<=^ *(?:- )?[a-z-]+)：/mu.exec(text);
  return colon ? at(colon.index, 1, 'a wide colon, which is none to YAML', 'write : and a space') : undefined;
}

/** A dash in the wrong column, because the first item of its list has none. */
function lostDash(text: string, position: number): Slip | undefined {
  const { line } = lineAt(text, text.lastIndexOf('\n', position - 1) + 1);
  const [lead] = /^ *(?=- )/u.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1)) ?? [];
  if (lead === undefined || line.start <= position - 1) return undefined;
  const [opened] = [
    ...text.slice(0, position).matchAll(/^ *[a-z-]+:[ ]*(?:#.*)?\n(?:[ ]*(?:#.*)?\n)*(?=( *)[a-z{])/gmu),
  ]
    .filter(([, indent]) => indent === `${lead}  `)
    .slice(-1);
  return opened
    ? at(opened.index + opened[0].length + lead.length, 1, 'an item without a dash', 'begin it with - and a space')
    : undefined;
}

/** Text of several lines behind a key without a bar, in which the parser got lost; or whose first line is the deepest. */
function unindented(text: string, position: number): Slip | undefined {
  const opened = [...text.slice(0, position).matchAll(/^( *(?:- )?)([a-z-]+):[ ]*([|>][-+]?)?[ ]*\n/gmu)].at(-1);
  if (!opened) return undefined;
  const [whole, lead = '', name = '', bar] = opened;
  const remarks = /^(?:[ ]*#.*\n)*/u.exec(text.slice(opened.index + whole.length))?.[0].length ?? 0;
  const first = opened.index + whole.length + (bar ? 0 : remarks);
  const lines = text.slice(first, Math.max(position, first)).split('\n').length - 1;
  const line = text.slice(first, lineAt(text, first).end);
  const indent = /^ */u.exec(line)?.[0].length ?? 0;
  const here = /^ */u.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1))?.[0].length ?? 0;
  if (bar) {
    const below = text.slice(lineAt(text, first).end + 1, lineAt(text, lineAt(text, first).end + 1).end);
    const second = /^ */u.exec(below)?.[0].length ?? 0;
    const isDeeper = below.trim() !== '' && second > lead.length + 1 && second < indent && here === second;
    return isDeeper
      ? at(first, indent, 'the first line of a text is deeper than the second', `begin each line with ${second} spaces`)
      : undefined;
  }
  // Words, and no key as the house writes them.
  const isText = indent > lead.length && lines < 60 && /^ *(?:[A-Z“‘][^:]*[ a-z]|[a-z]+ [a-z])/u.test(line);
  const isKey = /^ *[a-z][\w-]*:/u.test(line) || (lines > 0 && here < indent);
  return isText && !isKey
    ? at(
        opened.index + lead.length + name.length,
        1,
        `a text of several lines behind ${name}: without |`,
        `write ${name}: | and begin the text on the next line`,
      )
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
  let above = { column: -1, name: '', isText: false, isBlock: false, isFirst: false, dash: 0 };
  while (next < text.length) {
    const { line, end } = lineAt(text, next);
    const begin = next;
    next = end + 1;
    if (/^[ ]*(?:#|$)/u.test(text.slice(begin, end)) || /^(?:---|\.\.\.)/u.test(text.slice(begin, end))) continue;
    const tab = /^[ ]*\t/u.exec(text.slice(begin, end));
    if (tab) return at(begin + tab[0].length - 1, 1, 'a tab in the indentation', 'use spaces for indentation');
    const item = /^( *)-(?=[a-z{["'\d])/u.exec(text.slice(begin, end));
    if (item && (!/\d$/u.test(text.charAt(begin + item[0].length)) || isListBefore(text, begin, item[0].length - 1)))
      return at(begin + item[0].length - 1, 1, 'a dash without a space behind it', 'write a space behind it');
    const bullet = /^( *)[–—•*·‣+] (?=[a-z{["'])/u.exec(text.slice(begin, end));
    if (bullet && isListBefore(text, begin, bullet[1]?.length ?? 0))
      return at(line.start, 1, `an item that begins with ${text.charAt(line.start)}`, 'begin it with - and a space');
    const lost = /^ *(?:\/\/|<!--|;)/u.exec(text.slice(begin, end));
    if (lost) return at(line.start, 1, 'a remark that does not begin with #', 'begin it with #');
    const lead = text.slice(begin, line.start);
    if (/^ *\{/u.test(text.slice(begin, end)) && isListBefore(text, begin, lead.length))
      return at(line.start, 1, 'an item without a dash', 'begin it with - and a space');
    const isProse = above.isText || (above.isBlock && line.column <= above.column && /^[A-Z“‘]/u.test(line.rest));
    const found = key.exec(line.rest) ?? (isProse ? null : looseKey.exec(line.rest));
    const value = found ? line.start + found[0].length : line.start;
    if (!found) {
      const slip = withoutKey(text, line, above, begin);
      if (slip) return slip;
      if (!/^["'[{]/u.test(line.rest)) continue;
    }
    if (found && above.isText && line.column === above.column + 1 && smallKey.test(line.rest))
      return at(
        line.start,
        1,
        'a key that begins too far to the right',
        `begin it in the same column as ${above.name}`,
      );
    if (found && above.isText && line.column > above.column && !line.rest.startsWith('-'))
      return colonInText(line.start + found[0].length - 1, above.name);
    const name = found ? found[0].replace(/[ ]*:$/u, '') : '';
    if (found && above.isFirst && line.column === above.column - 2 && isKeyOf(text, line, above.dash))
      return at(above.dash, 1, 'a dash before the first key', 'delete it: - begins an item of a list');
    if (
      found &&
      /^[ ]*[Il1!/\\¦]$/u.test(text.slice(value, end)) &&
      text.slice(end + 1).startsWith(' '.repeat(line.column + 1))
    )
      return at(
        end - 1,
        1,
        `${text.charAt(end - 1)} in the place of |`,
        `write ${name}: | before a text of several lines`,
      );
    const read = readValue(text, value, end, line.column, name);
    if ('message' in read) return read;
    above = {
      column: line.column,
      name,
      isText: read.isText,
      isBlock: read.isBlock,
      isFirst: /^ *- /u.test(text.slice(begin, end)) && isFirstItem(text, begin),
      dash: begin + (/^ */u.exec(text.slice(begin, end))?.[0].length ?? 0),
    };
    next = Math.max(next, read.next);
  }
  return undefined;
}

/** Whether a line with a dash is the first below its key, or of its file. */
function isFirstItem(text: string, begin: number): boolean {
  return begin === 0 || /:[ ]*\n$/u.test(text.slice(Math.max(0, begin - 80), begin));
}

/** Whether a key in the column of a dash above is one of several beside it, and no item follows there. */
function isKeyOf(text: string, { start, column }: Line, dash: number): boolean {
  const lead = ' '.repeat(column);
  return text.slice(text.lastIndexOf('\n', dash) + 1, dash) === lead && !text.slice(start).includes(`\n${lead}- `);
}

/** Whether the line above begins with a dash in this column. */
function isListBefore(text: string, begin: number, column: number): boolean {
  const above = text.slice(text.lastIndexOf('\n', begin - 2) + 1, begin);
  return /^ *- /u.test(above) && above.indexOf('-') === column;
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
  const [name] = /^[a-z][a-z0-9-]*(?=[;,.=]?(?:\s|$))/u.exec(rest) ?? [];
  if (name !== undefined && !/:(?:\s|$)/u.test(rest))
    return at(
      start + name.length,
      1,
      `a key without a colon`,
      `write ${name}:${rest.slice(name.length).replace(/^\s*[;,.=]?\s*/u, ' ')}`.trimEnd().replace(/:(?=\S)/u, ': '),
    );
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
  if (/^(?:[@`%]|[?&-] )/u.test(rest))
    return at(start, 1, `text cannot begin with ${rest.charAt(0)}`, `put it in quotes: "${cutAt(rest)}"`);
  if (/^\*\S+[ ]+\S/u.test(rest)) return at(start, 1, 'text cannot begin with *', `put it in quotes: "${cutAt(rest)}"`);
  const colon = /:(?=\s|$)/u.exec(rest.replace(/ #.*$/u, ''));
  const behind = /,\s*[a-z][a-z-]*$/u.exec(rest.slice(0, colon?.index ?? 0));
  if (colon && behind && name !== '')
    return at(
      start + colon.index,
      1,
      'a colon in text without quotes',
      `put keys of one line in braces, { ${name}: ${cutAt(rest)} }, or a text in quotes`,
    );
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
  let own = 0; // spaces before its first line
  while (next < text.length) {
    const { end: lineEnd } = lineAt(text, next);
    const line = text.slice(next, lineEnd);
    const indent = /^[ ]*/u.exec(line)?.[0].length ?? 0;
    own ||= line.trim() === '' ? 0 : indent;
    if (line.trim() !== '' && column < indent && indent < own && !smallKey.test(line.trimStart()))
      return at(next, indent, 'a line that is not as deep as the text it belongs to', `begin it with ${own} spaces`);
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
      if (
        line.trim() !== '' &&
        indent <= column &&
        /^(?:- +[{"'[]|-? *[a-z][a-z0-9-]*:(?:\s|$))/u.test(line.trimStart())
      )
        return undefined;
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
  if (stray?.[0].trim() === ',' && behind.trim() === ',')
    return at(closed + stray[0].length - 1, 1, 'a comma behind a value', 'delete it: each key has a line of its own');
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
      const isCurly = /^[^"\n]*”/u.test(text.slice(index + 1, lineAt(text, index).end));
      if (closed === undefined || (isCurly && text.slice(index, closed).includes('\n')))
        return unclosed(index, character, character);
      index = closed - 1;
      begins = false;
      if (/[\p{L}\p{N}]/u.test(text.charAt(closed)))
        return at(
          closed,
          1,
          'text behind the closing quote',
          character === "'" ? 'write ’ for an apostrophe' : 'inside a text write “ and ”',
        );
      const lost = /^ *(?=[A-Za-z"'[{])/u.exec(text.slice(closed, closed + 20));
      if (lost) return missedComma(closed);
    } else if (
      begins &&
      (/[@`%>|]/u.test(character) || /^[*&!][^\s,\]}]+ +[^\s,\]}]/u.test(text.slice(index, index + 80)))
    ) {
      return at(index, 1, `text cannot begin with ${character}`, 'put it in quotes');
    } else if (begins && /^- +\d/u.test(text.slice(index, index + 20))) {
      return at(index, 1, 'a minus apart from its number', 'write them without a space between');
    } else if (character === '[' || character === '{') {
      open.push(index);
      [begins, colons] = [true, 0];
    } else if (top !== undefined && (character === ']' || character === '}')) {
      const expected = pairs[text.charAt(top)] as string;
      if (character !== expected) return unclosed(top, text.charAt(top), expected);
      open.pop();
      [begins, colons] = [false, 0];
      if (open.length === 0) return behindFlow(text, index + 1);
      if (/^ *[A-Za-z"'[{]/u.test(text.slice(index + 1, index + 21))) return missedComma(index + 1);
    } else if (character === ',') {
      const gap = /^[ ]*,/u.exec(text.slice(index + 1));
      if (gap) return at(index + gap[0].length, 1, 'two commas', 'delete one');
      [begins, colons] = [true, 0];
    } else if (character === ':' && /[\s,\]}]/u.test(text.charAt(index + 1))) {
      const lost = /(?<=[:,{[]\s*-?\d+(?:\.\d+)?)\s+[a-z][a-z-]*$/u.exec(
        text.slice(Math.max(start, index - 80), index),
      );
      if (++colons > 1 && lost) return missedComma(index - lost[0].length);
      if (colons > 1) return at(index, 1, 'a colon in text without quotes', 'put the text in quotes');
      begins = true;
    } else if (!/\s/u.test(character)) begins = false;
  }
  const top = open.at(-1) as number;
  return unclosed(top, text.charAt(top), pairs[text.charAt(top)] as string);
}

const missedComma = (start: number) => at(start - 1, 1, 'a comma is missing', 'write one behind it');

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
