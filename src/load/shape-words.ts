/** Messages for valibot issues. */

import type * as v from 'valibot';
import type { Mismatch } from '../diagnostics/diagnostic.ts';

/** What to write, and the text that is right in place of the value if there is only one. */
export interface RefusalHint {
  readonly hint?: string;
  readonly better?: string;
}

/** What a schema says of a value that does not fit. */
type Refusal = Mismatch & RefusalHint;

/** A message of a schema, whose parts stay with the issue. */
export const refused =
  <T>(expected: string, more: (input: T) => Partial<Refusal> = () => ({})) =>
  (issue: v.BaseIssue<T>): string => {
    Object.assign(issue, { refusal: { expected, found: valueWords(issue.input), ...more(issue.input) } });
    return expected;
  };

/** What the schema of an issue says itself; undefined if it leaves that to `describe`. */
export const refusalOf = ({ message, refusal }: v.GenericIssue & { readonly refusal?: Refusal }) =>
  refusal ?? (message ? { expected: message } : undefined);

/** What is expected, by the type of an issue. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'keys with values',
  strict_object: 'keys with values',
};

/** What an issue expects, and what is found there. */
export function describe(issue: v.GenericIssue, found = valueWords(issue.input)): Mismatch {
  const limit = (issue as { requirement?: unknown }).requirement;
  switch (issue.type) {
    case 'picklist': {
      const known = optionsOf(issue);
      const names = known.length > fewOptions ? `one of ${known.length} names` : listWords(known);
      return { expected: `expected ${names}`, found };
    }
    case 'integer':
      return { expected: 'must be a whole number', found };
    case 'min_value':
      return { expected: `must be at least ${limit}`, found };
    case 'max_value':
      return { expected: `must be at most ${limit}`, found };
    case 'min_length':
      if (typeof issue.input === 'string') return { expected: 'must not be empty' };
      return {
        expected: `must have at least ${limit} ${limit === 1 ? 'item' : 'items'}`,
        found: lengthOf(issue.input),
      };
    case 'max_length': {
      const unit = typeof issue.input === 'string' ? 'characters' : 'items';
      return { expected: `must have at most ${limit} ${unit}`, found: lengthOf(issue.input) };
    }
    default:
      return { expected: `expected ${kinds[issue.type] ?? issue.expected ?? 'another value'}`, found };
  }
}

/** Items of a list or characters of a text; else 0. */
function lengthOf(value: unknown): string {
  return String(Array.isArray(value) || typeof value === 'string' ? value.length : 0);
}

/** Max options listed in a message. */
export const fewOptions = 9;

/** `("a" | "b" | "c")` → options of a picklist. */
export function optionsOf(issue: v.GenericIssue): string[] {
  return (issue as unknown as { expected: string }).expected
    .replace(/^\(|\)$/gu, '')
    .split(' | ')
    .map((word) => word.replace(/^"|"$/gu, ''));
}

/** `a, b or c`. */
export function listWords(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Cuts a text for a message. */
export function cutShort(text: string): string {
  const characters = [...text.slice(0, 100)];
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text;
}

/** A value as named in messages. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return Object.keys(value).length > 0 ? 'keys with values' : 'no keys';
  const text = String(value);
  return cutShort(text.trim()) || 'empty text';
}
