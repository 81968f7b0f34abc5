/** Quotes and brackets of broken YAML: finds their end or a fault. */

/** A text in place of what is there. */
type Replacement = Omit<SyntaxSlip, 'message' | 'hint' | 'edit'> & { readonly text: string };

/** A syntax fault with its hint, and the edit that may mend it. */
export interface SyntaxSlip {
  readonly message: string;
  readonly hint: string;
  readonly start: number;
  readonly end: number;
  readonly edit: Replacement | undefined;
}

/** Creates a slip of a given length. */
export const slipAt = (
  start: number,
  length: number,
  message: string,
  hint: string,
  edit?: Replacement,
): SyntaxSlip => ({ message, hint, start, end: start + Math.max(1, length), edit });

/** A text in place of `length` characters. */
export const putAt = (start: number, text: string, length = 0): Replacement => ({ start, end: start + length, text });

/** A line outside block texts. */
export interface Line {
  readonly begin: number;
  readonly end: number;
  readonly text: string;
  /** Column, offset and text after spaces and dashes. */
  readonly column: number;
  readonly start: number;
  readonly rest: string;
}

/** The line at an offset. */
export function lineAt(text: string, begin: number): Line {
  const newline = text.indexOf('\n', begin);
  const end = newline === -1 ? text.length : newline;
  const whole = text.slice(begin, end);
  const column = /^[ ]*(?:-[ ]+)*/u.exec(whole)?.[0].length ?? 0;
  return { begin, end, text: whole, column, start: begin + column, rest: whole.slice(column) };
}

/** Offset of the next line, and what the value was. */
export interface ReadValue {
  readonly next: number;
  readonly kind: 'text' | 'block' | 'nothing' | 'other';
}

/** Leading spaces of a line. */
export const indentOf = (line: string): number => /^ */u.exec(line)?.[0].length ?? 0;

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}', '"': '"', "'": "'" };

/** Reports an unclosed quote or bracket. */
export function unclosed(text: string, start: number): SyntaxSlip {
  const sign = text.charAt(start);
  return slipAt(start, 1, `${sign} is never closed`, `close it with ${closing[sign]}`);
}

/** Offset after the closing quote; undefined if a key comes first. */
export function closingQuote(text: string, start: number, column: number): number | undefined {
  const quote = text.charAt(start);
  for (let index = start + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\n') {
      const line = lineAt(text, index + 1).text;
      const isNext = /^ *(?:- +[{"'[]|-? *[a-z][a-z0-9-]*:(?:\s|$))/u.test(line);
      if (isNext && indentOf(line) <= column) return undefined;
    } else if (quote === '"' && character === '\\') index++;
    else if (character === quote) {
      if (quote === "'" && text.charAt(index + 1) === quote) index++;
      else return index + 1;
    }
  }
  return undefined;
}

/** Checks that only a comment follows a closing quote or bracket; `slip` is of other text. */
export function readAfter(
  text: string,
  closed: number,
  slip: (place: number, end: number) => SyntaxSlip,
): ReadValue | SyntaxSlip {
  const { text: rest, end } = lineAt(text, closed);
  const stray = /^\s*(?![\s#])\S/u.exec(rest)?.[0];
  if (stray === undefined) return { next: end + 1, kind: 'other' };
  const place = closed + stray.length - 1;
  return /[\]}]$/u.test(stray)
    ? slipAt(place, 1, `${text.charAt(place)} has no opening bracket`, 'delete it', putAt(place, '', 1))
    : slip(place, end);
}

/** Text at `place` after a closing quote; the value from `start` to `end` may have more quotes. */
export function textAfterQuote(text: string, start: number, place: number, end: number): SyntaxSlip {
  const isSingle = text.charAt(start) === "'";
  const value = text.slice(start, end).trimEnd();
  const curly = value
    .slice(1, -1)
    .replaceAll("'", '’')
    .replace(/"([^"]*)"/gu, '“$1”');
  const isWhole = value.endsWith(text.charAt(start)) && !curly.includes('"');
  const all = isWhole ? '' : ', or put all of it in quotes';
  const hint = isSingle
    ? 'write ’ for an apostrophe, or put the text in double quotes'
    : `use “ and ” inside text${all}`;
  const edit = isWhole ? putAt(start + 1, curly, value.length - 2) : undefined;
  return slipAt(place, 1, 'text after the closing quote', hint, edit);
}

const missedComma = (after: number) => slipAt(after - 1, 1, 'missing comma', 'add one after it', putAt(after, ','));

const signs = /^(?:[@`%>|]|[*&!][^\s,\]}]+ +[^\s,\]}])/u;

/** Reads a flow collection to its closing bracket. */
export function readFlow(text: string, start: number, column: number): ReadValue | SyntaxSlip {
  const open: number[] = [];
  let begins = true; // whether a text may begin here
  let colons = 0; // since the last comma or bracket
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    const ahead = text.slice(index + 1, index + 81);
    const top = open.at(-1) ?? start;
    if (character === '\n') {
      const indent = indentOf(ahead);
      if (indent <= column && /^[^\s\]}]/u.test(ahead.slice(indent))) return unclosed(text, top);
    } else if (character === '#' && /\s/u.test(text.charAt(index - 1))) index = lineAt(text, index).end - 1;
    else if (begins && /["']/u.test(character)) {
      const closed = quotedInFlow(text, index, column);
      if (typeof closed !== 'number') return closed;
      index = closed - 1;
      begins = false;
    } else if (begins && signs.test(character + ahead))
      return slipAt(index, 1, `text cannot begin with ${character}`, 'put it in quotes');
    else if (/[[{,]/u.test(character)) {
      if (character !== ',') open.push(index);
      else if (begins && colons === 0)
        return slipAt(index, 1, 'expected a value, found none', 'delete this comma', putAt(index, '', 1));
      [begins, colons] = [true, 0];
    } else if (/[\]}]/u.test(character)) {
      if (character !== closing[text.charAt(top)]) return unclosed(text, top);
      open.pop();
      [begins, colons] = [false, 0];
      if (open.length === 0)
        return readAfter(text, index + 1, (place) =>
          slipAt(place, 1, 'text after the closing bracket', 'put the whole text in quotes'),
        );
      if (/^ *[A-Za-z"'[{]/u.test(ahead)) return missedComma(index + 1);
    } else if (character === ':' && /^[\s,\]}]/u.test(ahead)) {
      if (++colons > 1) return slipAt(index, 1, 'colon in text without quotes', 'put the text in quotes');
      begins = true;
    } else if (!/\s/u.test(character)) begins = false;
  }
  return unclosed(text, open.at(-1) ?? start);
}

function quotedInFlow(text: string, start: number, column: number): number | SyntaxSlip {
  const closed = closingQuote(text, start, column);
  const inside = text.slice(start + 1, closed);
  if (closed === undefined || /^[^"\n]*”[^\n]*\n/u.test(inside)) return unclosed(text, start);
  const after = text.slice(closed, closed + 20);
  if (/^[\p{L}\p{N}]/u.test(after))
    return textAfterQuote(text, start, closed, closed + text.slice(closed).search(/[,\]}\n]|$/u));
  return /^ *[A-Za-z"'[{]/u.test(after) ? missedComma(closed) : closed;
}
