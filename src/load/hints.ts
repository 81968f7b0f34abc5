/** Hints for values that do not fit. */

import { type Hint, type Span, textOf, write } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { escapeHint, inQuotes, quotesAdvice, withQuotes } from './quotes.ts';

interface Misfit {
  readonly type: string;
  readonly input: unknown;
  readonly requirement?: unknown;
}

/** Whether a value would fit there. */
type Fits = (value: unknown) => boolean;

/** A hint for a faulty value; undefined if the message is enough. */
export function hintFor(tree: Tree, path: Path, { type, input, requirement }: Misfit, fits: Fits): Hint | undefined {
  const span = tree.spanOf(path);
  if (input === null) return nothingHint(tree, path, type, fits);
  switch (type) {
    case 'array':
      return listHint(input, span, fits);
    case 'max_value':
      return requirement === 1 && Number(input) <= 100
        ? write(span, `${Number(input) / 100}`, `shares go from 0 to 1: write ${Number(input) / 100}`)
        : undefined;
    case 'string':
      return textHint(input, span);
    default:
      return typeof input === 'string' ? escapeHint(span) : undefined;
  }
}

/** A hint for a value that is not there, or that YAML takes for none: `~`, `null`. */
function nothingHint(tree: Tree, path: Path, type: string, fits: Fits): Hint | undefined {
  const span = tree.spanOf(path);
  const written = textOf(span);
  const isItem = typeof path.at(-1) === 'number';
  if (/^\s*:?\s+#/u.test(span.source.text.slice(tree.spanOfKey(path).end)))
    return '# begins a comment: put the text in quotes';
  if (isNull(written))
    return fits(written)
      ? write(span, inQuotes(written), quotesAdvice(written))
      : `write a value in its place: ${written} means nothing`;
  if (isItem) return written === '-' ? 'write it after the dash, or delete the dash' : 'delete it';
  if (type === 'array') return listHint(null, span, fits);
  if (type === 'number') return 'write a number after the colon';
  return type === 'string' ? 'write it after the colon' : undefined;
}

/** Whether a value is written that YAML takes for nothing. */
export const isNull = (written: string) => /^(?:~|null)$/iu.test(written);

function textHint(input: unknown, span: Span): Hint | undefined {
  const written = textOf(span);
  if (Array.isArray(input)) return 'write it without brackets, or put it in quotes';
  if (typeof input !== 'object')
    return /\d,$/u.test(span.source.text.slice(0, span.start))
      ? 'the comma begins a new item: put the whole text in quotes'
      : write(span, inQuotes(written), quotesAdvice(written));
  const [key, value] = Object.entries(input ?? {})[0] ?? [];
  return key !== undefined && typeof value !== 'object' && !written.includes('\n')
    ? `the colon makes it a key: write ${key} ${value}, or put it in quotes`
    : undefined;
}

function listHint(input: unknown, span: Span, fits: Fits): Hint {
  const written = textOf(span);
  if (/^-[^\s-]/u.test(written)) {
    const better = written.replace(/^( *-)(?=[^\s-])/gmu, '$1 ');
    return write(span, better, `add a space after the dash: ${better.split('\n', 1)[0]}`);
  }
  if (/^(?:none|nothing|no|-|–|—)$/iu.test(String(input))) return 'delete the key, or write []';
  const plain = String(input).replace(/^[([{]|[)\]}]$/gu, '');
  const items = plain.split(/^\d+(?:\s+\d+)+$/u.test(plain) ? /\s+/u : /\s*,\s*/u);
  const better = `[${items.join(', ')}]`;
  return typeof input !== 'object' && fits(items.map((item) => (/^-?\d+$/u.test(item) ? Number(item) : item)))
    ? write(withQuotes(span), better)
    : 'write [a, b], or one item per line after a dash';
}

/** The number that a text means: with a comma, a sign of print, quotes, a unit. */
export function numberMeant(text: string): number | undefined {
  const [, sign = '', digits, unit] =
    /^[“”„"'‘’«»]*([+–−-]?)(\d+(?:[.,]\d+)?)(?![\d\p{L}/.])(\D*)$/u.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replace(',', '.')) / (unit?.trim() === '%' ? 100 : 1);
  return /[–−-]/u.test(sign) ? -value : value;
}
