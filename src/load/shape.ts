/** Tree, schema → raw content, or what does not fit, each at its place. */

import * as v from 'valibot';
import { type Diagnostic, errorAt } from '../diagnostics/diagnostic.ts';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { type Lacking, noted, unprintableTexts } from './printable.ts';
import { keysAt } from './schema-path.ts';

/** One line of text, of so many characters at most. */
export const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^[^\n]*$/u, 'must be one line'));

/** A line that is set as a title. */
export const title = (most: number) => noted(line(most), { face: 'display' });

/** Text of more than nothing. */
export const prose = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { running: true });

/** Text under a heading, in the face of titles. */
export const caption = noted(v.pipe(v.string(), v.trim(), v.minLength(1)), { face: 'display', running: true });

/** A day as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(),
  v.isoDate('must be a date such as 2026-11-21'),
  v.check((text) => {
    if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return true; // told already
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }, 'must be a day of the calendar'),
);

/** A whole number, both ends included. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/**
 * Holds a tree to a schema, and its texts to what the fonts can print, where they are at hand. `value` is absent where a
 * fault was found.
 */
export function shape<S extends v.GenericSchema>(
  tree: Tree,
  schema: S,
  lacking?: Lacking,
): { value?: v.InferOutput<S>; diagnostics: Diagnostic[] } {
  const result = v.safeParse(schema, tree.value);
  const misfits = result.success
    ? []
    : result.issues.flatMap(causesOf).flatMap((issue) => toDiagnostics(tree, schema, issue));
  const diagnostics = lacking ? misfits.concat(unprintableTexts(tree, schema, lacking)) : misfits;
  return result.success && diagnostics.length === 0 ? { value: result.output, diagnostics } : { diagnostics };
}

/** What is wrong within the one of several shapes that was meant: the one that has the keys that are there. */
function causesOf(issue: v.GenericIssue): v.GenericIssue[] {
  const { type, issues, input, path = [], message } = issue;
  if (type !== 'union' || issues === undefined) return [issue];
  const isThere = (key: unknown) => typeof input === 'object' && input !== null && Object.hasOwn(input, key as string);
  const inner = issues.filter((one) => one.path && one.expected !== 'never' && isThere(one.path[0].key));
  if (inner.length > 0)
    return inner.flatMap((one) => causesOf({ ...one, path: [...path, ...(one.path ?? [])] } as v.GenericIssue));
  const isOurs = (words: string) => /^(expected|must) /u.test(words);
  const told =
    issues.find((one) => one.message.includes('\n')) ??
    (isOurs(message) ? undefined : issues.find((one) => isOurs(one.message)));
  return [told ? ({ ...told, path: issue.path } as v.GenericIssue) : issue];
}

function toDiagnostics(tree: Tree, schema: v.GenericSchema, issue: v.GenericIssue): Diagnostic[] {
  const path = (issue.path ?? []).map((step) => step.key as string | number);
  const parent: unknown = issue.path?.at(-1)?.input;
  const above = path.slice(0, -1);
  const fault = (code: string, message: string, span = tree.spanOf(path)) => [errorAt(code, message, span)];
  if (issue.type === 'strict_object' && Array.isArray(parent))
    return fault('CR101', 'expected keys with values, found a list', tree.spanOf(above));
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownKeys(tree, schema, above, parent);
  if (issue.type === 'strict_object' && issue.received === 'undefined' && path.length > 0) {
    // A key that is misspelt is not also missing.
    const known = keysAt(schema, above, tree.value);
    const isMeant = (key: string) => !known.includes(key) && meantKey(key, known, parent) === path.at(-1);
    if (Object.keys((parent ?? {}) as object).some(isMeant)) return [];
    return fault('CR103', `expected key ${path.at(-1)}, found none`, tree.spanOf(above));
  }
  const [told = '', hint] = issue.message.split('\n');
  if (/^(expected|must) /u.test(told)) return [errorAt('CR104', told, tree.spanOf(path), hint)];
  if (issue.type === 'picklist' && typeof issue.input === 'string') {
    const known = optionsOf(issue);
    const most = Math.min(3, Math.ceil(issue.input.length / 3));
    const isNear = nearestWord(issue.input, known, most) !== undefined;
    const hint = isNear || known.length > fewOptions ? nearest(issue.input, known) : undefined;
    return [errorAt('CR101', describe(issue), tree.spanOf(path), hint)];
  }
  return fault(issue.kind === 'schema' ? 'CR101' : 'CR104', describe(issue));
}

/** Every key that a schema does not know at a path: valibot names only the first. */
function unknownKeys(tree: Tree, schema: v.GenericSchema, path: Path, parent: unknown): Diagnostic[] {
  const known = keysAt(schema, path, tree.value);
  return Object.keys(parent as object)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const meant = meantKey(key, known, parent);
      const hint = meant ? `did you mean ${meant}?` : `known here: ${known.join(', ')}`;
      return errorAt(
        'CR102',
        `unknown key ${key === key.trim() ? cut(key) : JSON.stringify(cut(key))}`,
        tree.spanOfKey([...path, key]),
        hint,
      );
    });
}

/** The key that was meant: the nearest, unless it is there already. */
function meantKey(key: string, known: readonly string[], parent: unknown): string | undefined {
  const near = nearWord(key, known);
  return near !== undefined && Object.hasOwn((parent ?? {}) as object, near) ? undefined : near;
}

/** The nearest of some words, whatever its capitals; undefined where none is near. */
export function nearWord(word: string, known: readonly string[]): string | undefined {
  const small = known.map((one) => one.toLowerCase());
  const near = nearestWord(word.trim().toLowerCase(), small, Math.min(3, Math.ceil(word.length / 2)));
  return near === undefined ? undefined : known[small.indexOf(near)];
}

/** The nearest right word as a hint, or all of them. */
export function nearest(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known, 3);
  return near ? `did you mean ${near}?` : `known here: ${known.join(', ')}`;
}

/** The fault in the house's words; valibot's own are English of another kind. */
function describe(issue: v.GenericIssue): string {
  const found = valueWords(issue.input);
  const limit = (issue as { requirement?: unknown }).requirement;
  switch (issue.type) {
    case 'string':
      return `expected text, found ${found}${typeof issue.input === 'number' || typeof issue.input === 'boolean' ? ' (put it in quotes)' : ''}`;
    case 'number':
      return `expected a number, found ${found}${typeof issue.input === 'string' && /^\d+$/u.test(issue.input) ? ' (remove the quotes)' : ''}`;
    case 'array':
      return `expected a list, found ${found}`;
    case 'object':
    case 'strict_object':
      return `expected keys with values, found ${found}`;
    case 'picklist': {
      const known = optionsOf(issue);
      const names = known.length > fewOptions ? `one of ${known.length} names` : listWords(known);
      return `expected ${names}, found ${found}`;
    }
    case 'integer':
      return `must be a whole number, found ${found}`;
    case 'min_value':
      return `must be ${limit} or more, found ${found}`;
    case 'max_value':
      return `must be ${limit} or less, found ${found}`;
    case 'min_length':
      return typeof issue.input === 'string'
        ? 'must not be empty'
        : `must have ${limit} or more items, found ${lengthOf(issue.input)}`;
    case 'max_length':
      return typeof issue.input === 'string'
        ? `must have ${limit} characters or less, found ${lengthOf(issue.input)}`
        : `must have ${limit} items or less, found ${lengthOf(issue.input)}`;
    default:
      return `expected ${issue.expected ?? 'another value'}, found ${found}`;
  }
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) || typeof value === 'string' ? value.length : 0;
}

/** As many as a message names one by one. */
const fewOptions = 8;

/** `("a" | "b" | "c")` → the words a picklist knows. */
function optionsOf(issue: v.GenericIssue): string[] {
  return (issue as unknown as { expected: string }).expected
    .replace(/^\(|\)$/gu, '')
    .split(' | ')
    .map((word) => word.replace(/^"|"$/gu, ''));
}

/** `a, b or c`. */
function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** As much of a text as a message needs. */
export function cut(text: string): string {
  const characters = [...text.slice(0, 100)];
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text;
}

/** A value as a message names it. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'keys with values';
  const text = String(value);
  return cut(text.trim()) || 'empty text';
}
