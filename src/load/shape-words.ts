/** Messages for valibot issues. */

import type * as v from 'valibot';

/** What is expected, by the type of an issue. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'keys with values',
  strict_object: 'keys with values',
};

/** The message of an issue, with what is found there. */
export function describe(issue: v.GenericIssue, found = valueWords(issue.input)): string {
  const limit = (issue as { requirement?: unknown }).requirement;
  switch (issue.type) {
    case 'picklist': {
      const known = optionsOf(issue);
      const names = known.length > fewOptions ? `one of ${known.length} names` : listWords(known);
      return `expected ${names}, found ${found}`;
    }
    case 'integer':
      return `must be a whole number, found ${found}`;
    case 'min_value':
      return `must be at least ${limit}, found ${found}`;
    case 'max_value':
      return `must be at most ${limit}, found ${found}`;
    case 'min_length':
      return typeof issue.input === 'string'
        ? 'must not be empty'
        : `must have at least ${limit} ${limit === 1 ? 'item' : 'items'}, found ${lengthOf(issue.input)}`;
    case 'max_length':
      return typeof issue.input === 'string'
        ? `must have at most ${limit} characters, found ${lengthOf(issue.input)}`
        : `must have at most ${limit} items, found ${lengthOf(issue.input)}`;
    default:
      return `expected ${kinds[issue.type] ?? issue.expected ?? 'another value'}, found ${found}`;
  }
}

/** Items of a list or characters of a text; else 0. */
function lengthOf(value: unknown): number {
  return Array.isArray(value) || typeof value === 'string' ? value.length : 0;
}

/** Max options listed in a message. */
export const fewOptions = 8;

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
