/** Keys of an object that no schema knows, and those that it lacks → faults, each with what was meant. */

import type * as v from 'valibot';
import { type Diagnostic, errorAt } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { nearWord } from './near.ts';
import { keysAt } from './schema-path.ts';
import { cutShort, listWords } from './shape-words.ts';

/** So many unknown keys are compared with the known ones; a file with more has another fault than slips. */
const mostGuesses = 100;

/** A key that no schema knows, and the one that was meant by it or all there are. */
export interface UnknownKey {
  readonly key: string;
  readonly meant: string | undefined;
  readonly known: readonly string[];
  readonly value: unknown;
  /** The key before it, where that knows it: it is not indented far enough. */
  readonly holder?: string | undefined;
}

/** What is wrong with the keys of an object. */
export interface KeyFaults {
  readonly unknown: readonly UnknownKey[];
  readonly missing: readonly string[];
}

/**
 * The keys of an object that no schema knows: valibot names only the first; and those that it lacks. A key that is
 * misspelt is not also missing, and as many unknown ones as there are missing ones stand in their places.
 */
export function keyFaults(known: readonly string[], parent: object, missing: readonly string[]): KeyFaults {
  const near = Object.keys(parent)
    .filter((key) => !known.includes(key))
    .map((key, index) => ({ key, meant: index < mostGuesses ? meantKey(key, known, parent) : undefined }));
  const lacking = missing.filter((key) => near.every(({ meant }) => meant !== key));
  const strange = near.filter(({ meant }) => meant === undefined);
  const isSwapped = strange.length > 0 && strange.length === lacking.length;
  const unknown = near.map(({ key, meant }) => ({
    key,
    meant: meant ?? (isSwapped ? lacking[strange.findIndex((one) => one.key === key)] : undefined),
    known,
    value: (parent as Record<string, unknown>)[key],
  }));
  return { unknown, missing: isSwapped ? [] : lacking };
}

/** Keys, each with the one that stands before it where that has keys of its name. */
export function withHolders(
  tree: Tree,
  schema: v.GenericSchema,
  above: Path,
  parent: object,
  unknown: readonly UnknownKey[],
): readonly UnknownKey[] {
  const siblings = Object.keys(parent);
  const before = new Map(siblings.map((key, index) => [key, siblings[index - 1]]));
  return unknown.map((one) => {
    const holder = before.get(one.key);
    const isIts = holder !== undefined && keysAt(schema, [...above, holder], tree.value).includes(one.key);
    return { ...one, holder: isIts ? holder : undefined };
  });
}

/** The fault of one unknown key: what was meant, or what is known. */
export function unknownKey(tree: Tree, above: Path, { key, meant, known, value, holder }: UnknownKey): Diagnostic {
  const span = tree.spanOfKey([...above, key]);
  const hidden = key.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '');
  if (hidden !== key && known.includes(hidden))
    return errorAt('CR102', `key ${hidden} has a character that cannot be seen`, span, `delete it: write ${hidden}`);
  const name = key === key.trim() ? cutShort(key) : JSON.stringify(cutShort(key));
  const [glued, rest = ''] = key.split(/:(.*)/su) as [string, string?];
  const before = tree.source.text.slice(Math.max(0, span.start - 80), span.start).trimEnd();
  const [first = '', ...more] = key.split(' ');
  if (value === null && before.endsWith(',') && !known.includes(first) && !known.includes(glued))
    return /[“”]/u.test(key)
      ? errorAt(
          'CR102',
          'curly quotes around a text that has a comma',
          span,
          'YAML knows " alone: write it before and behind',
        )
      : errorAt('CR102', `a comma in text without quotes, before ${name}`, span, 'put the text in quotes');
  const hint =
    rest !== '' && known.includes(glued)
      ? `write ${glued}: ${rest.trim()}`
      : value === null && known.includes(first) && more.length > 0
        ? `write ${first}: ${more.join(' ')}`
        : meant
          ? `did you mean ${meant}?`
          : holder
            ? `it belongs to ${holder}: begin it in the column of the keys there`
            : `known here: ${known.join(', ')}`;
  return errorAt('CR102', `unknown key ${name}`, span, hint);
}

/** The key that was meant: the nearest, unless it is there already. */
function meantKey(key: string, known: readonly string[], parent: unknown): string | undefined {
  const near = nearWord(key, known);
  return near !== undefined && Object.hasOwn((parent ?? {}) as object, near) ? undefined : near;
}

/** Keys that are missing: where they belong, or at the end of a file that stops before them. */
export function missingKeys(
  tree: Tree,
  above: Path,
  named: readonly string[],
  there: readonly string[],
  known: readonly string[],
  example: string | undefined,
): Diagnostic {
  const { source, start, end } = tree.spanOf(above);
  const message = `expected ${named.length === 1 ? 'key' : 'keys'} ${listWords(named, 'and')}, found none`;
  const first = known.indexOf(named[0] as string);
  const isCut = there.every((key) => known.indexOf(key) < first) && /^[\s\]}]*$/u.test(source.text.slice(end));
  if (!isCut || there.length === 0 || source.text.charAt(start) === '{')
    return errorAt('CR103', message, { source, start, end }, example);
  const text = source.text.trimEnd();
  const line = text.lastIndexOf('\n') + 1;
  const indent = text.slice(line).search(/\S/u);
  const hint = 'the file ends before: write what is missing, or put back what was cut off';
  return errorAt('CR103', message, { source, start: line + indent, end: text.length }, hint);
}

/** So many keys are shown with a value; who lacks more has another fault than a slip. */
const mostExamples = 3;

/** Right values of keys, as they are written; undefined where none is known. */
export function suchAs(keys: readonly (readonly [key: string, value: unknown])[]): string | undefined {
  const known = keys.filter(([, value]) => value !== undefined).slice(0, mostExamples);
  return known.length === 0
    ? undefined
    : `such as ${known.map(([key, value]) => `${key}: ${written(value)}`).join(', ')}`;
}

/** A value as YAML has it in one line: in quotes where it would be read as something else. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  const isPlain = typeof value === 'string' && /^\p{L}/u.test(value) && !/: | #/u.test(value);
  return isPlain ? value : (JSON.stringify(value) ?? '');
}
