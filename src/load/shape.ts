/** Tree, schema → raw content, or what does not fit, each at its place. */

import * as v from 'valibot';
import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, errorAt, type Span } from '../diagnostics/diagnostic.ts';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { type Lacking, unprintableTexts } from './printable.ts';
import { remedy } from './remedy.ts';
import { keysAt, optionMeant, schemaAt, schemaWithin, wantsKeys } from './schema-path.ts';

/** A right value of a key, by its path; undefined where none is known. */
export type Examples = (path: Path) => unknown;

/**
 * Holds a tree to a schema, and its texts to what the fonts can print, where they are at hand. `value` is absent where a
 * fault was found. What is missing is told with an example, where there are any.
 */
export function shape<S extends v.GenericSchema>(
  tree: Tree,
  schema: S,
  lacking?: Lacking,
  examples?: Examples,
): { value?: v.InferOutput<S>; diagnostics: Diagnostic[] } {
  const result = v.safeParse(schema, tree.value);
  const told = new Map<unknown, KeyFaults>();
  const misfits = result.success
    ? []
    : onceEach(result.issues.flatMap((issue) => causesOf(issue, tree, schema))).flatMap((issue, _, issues) =>
        toDiagnostics(tree, schema, issue, issues, told, examples),
      );
  misfits.push(...emptyLists(tree, schema));
  // What has to be written anew need not be printed; where a key is missing, the others stay.
  const anew = misfits.filter(({ code }) => code !== 'CR103');
  const isWrong = ({ start, end }: Span) => anew.some(({ span }) => span.start <= start && end <= span.end);
  const unprinted = lacking ? unprintableTexts(tree, schema, lacking).filter(({ span }) => !isWrong(span)) : [];
  const diagnostics = [...misfits, ...unprinted];
  return result.success && diagnostics.length === 0 ? { value: result.output, diagnostics } : { diagnostics };
}

const pathOf = ({ path }: v.GenericIssue) => (path ?? []).map((step) => step.key as string | number);

const ofNumbers = ['number', 'min_value', 'max_value'];

/** What is wrong with both ends of a band is said of the first; of a word that cannot be, not that it is too long as well. */
function onceEach(issues: readonly v.GenericIssue[]): v.GenericIssue[] {
  const first = new Set(issues.map((issue) => [issue.type, ...pathOf(issue)].join('\n')));
  const tooLong = issues.filter(({ type, expected }) => type === 'strict_tuple' && expected === 'never').map(pathOf);
  return issues.filter((issue) => {
    const path = pathOf(issue);
    const isInside = ([...list]: (string | number)[]) => list.slice(0, -1).join('\n') === path.slice(0, -1).join('\n');
    if (issue.type !== 'strict_tuple' && tooLong.some(isInside)) return false;
    if (issue.type === 'max_length' && first.has(['regex', ...path].join('\n'))) return false;
    if (!ofNumbers.includes(issue.type) || path.at(-1) !== 1) return true;
    return !first.has([issue.type, ...path.slice(0, -1), 0].join('\n'));
  });
}

/** Empty lists in the place of keys, which valibot takes for none: every key that is looked for there may be left out. */
function emptyLists(tree: Tree, schema: v.GenericSchema): Diagnostic[] {
  if (!/\[\s*\]/u.test(tree.source.text)) return [];
  const faults: Diagnostic[] = [];
  const visit = (value: unknown, within: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && value.length === 0 && wantsKeys(within, value))
      faults.push(errorAt('CR101', 'expected keys with values, found a list', tree.spanOf(path)));
    for (const [key, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      visit(inner, schemaWithin(within, value, step), [...path, step]);
    }
  };
  visit(tree.value, schema, []);
  return faults;
}

/** What is wrong within the one of several shapes that was meant: the one that has the keys that are there. */
function causesOf(issue: v.GenericIssue, tree: Tree, schema: v.GenericSchema): v.GenericIssue[] {
  const { type, issues, input, path = [], message } = issue;
  if (type !== 'union' || issues === undefined) return [issue];
  const meant = optionMeant(schemaAt(schema, pathOf(issue), tree.value), input);
  if (meant) {
    const { issues: inner = [] } = v.safeParse(meant as v.GenericSchema, input);
    // A word of another shape has not also lost what that one goes with.
    const told = inner.filter(({ type }) => type === 'picklist');
    return (told.length > 0 ? told : inner).flatMap((one) =>
      causesOf({ ...one, path: [...path, ...(one.path ?? [])] } as v.GenericIssue, tree, schema),
    );
  }
  const isOurs = (words: string) => /^(expected|must) /u.test(words);
  const told =
    issues.find((one) => one.message.includes('\n')) ??
    (isOurs(message) ? undefined : issues.find((one) => isOurs(one.message)));
  return [told ? ({ ...told, path: issue.path } as v.GenericIssue) : issue];
}

function toDiagnostics(
  tree: Tree,
  schema: v.GenericSchema,
  issue: v.GenericIssue,
  issues: readonly v.GenericIssue[],
  told: Map<unknown, KeyFaults>,
  examples: Examples | undefined,
): Diagnostic[] {
  const path = pathOf(issue);
  const parent: unknown = issue.path?.at(-1)?.input;
  const above = path.slice(0, -1);
  const fault = (code: Code, message: string, span = tree.spanOf(path)) => [errorAt(code, message, span)];
  const isBand = issue.type === 'strict_tuple' && issue.expected === 'never';
  if (isBand || (Array.isArray(parent) && issue.type === 'number' && issue.input === undefined))
    return [
      errorAt(
        'CR104',
        `expected two numbers such as [0.3, 0.45], found ${lengthOf(parent)}`,
        tree.spanOf(above),
        bandHint(parent, isBand),
      ),
    ];
  if (issue.type === 'strict_object' && Array.isArray(parent))
    return fault('CR101', 'expected keys with values, found a list', tree.spanOf(above));
  const isMissing = ({ type, received, path: at }: v.GenericIssue) =>
    type === 'strict_object' && received === 'undefined' && at?.at(-1)?.input === parent;
  const missing = issues.filter(isMissing).map((one) => String(pathOf(one).at(-1)));
  const keys = () => {
    const found = told.get(parent) ?? keyFaults(keysAt(schema, above, tree.value), parent as object, missing);
    told.set(parent, found);
    return found;
  };
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return withHolders(tree, schema, above, parent as object, keys().unknown).map((one) =>
      unknownKey(tree, above, one),
    );
  if (issue.type === 'strict_object' && issue.received === 'undefined' && path.length > 0) {
    // All that are missing are named with the first of them.
    const { missing: named } = keys();
    if (named[0] !== path.at(-1)) return [];
    const hint = examples && suchAs(named.map((key) => [key, examples([...above, key])]));
    return [missingKeys(tree, above, named, Object.keys(parent as object), keysAt(schema, above, tree.value), hint)];
  }
  const [words = '', hint] = issue.message.split('\n');
  if (/^(expected|must) /u.test(words)) return [errorAt('CR104', words, tree.spanOf(path), hint)];
  if (issue.type === 'picklist' && (typeof issue.input === 'string' || typeof issue.input === 'number')) {
    const known = optionsOf(issue);
    const written = String(issue.input).toLowerCase();
    const most = Math.min(3, Math.ceil(written.length / 3));
    const stem = written.replace(/\.\w+$/u, '');
    const begun =
      stem === '' ? [] : known.filter((one) => one === stem || one.startsWith(stem.length > 2 ? stem : `${stem}-`));
    const sorted = (name: string) => name.split(/[-_ ]/u).sort().join('-');
    const near =
      nearestWord(written, known, most) ??
      known.find((one) => sorted(one) === sorted(written) || one === `d${written}`) ??
      (begun.length === 1 ? begun[0] : undefined);
    const hint = near ? `did you mean ${near}?` : known.length > fewOptions ? nearest(written, known) : undefined;
    return [errorAt('CR101', describe(issue), tree.spanOf(path), hint)];
  }
  const code = issue.kind === 'schema' ? 'CR101' : 'CR104';
  // What is nothing but space has its place at its key.
  const isBlank = issue.type === 'min_length' && typeof issue.input === 'string' && isBlock(tree, path);
  const span = isBlank ? tree.spanOfKey(path) : tree.spanOf(path);
  const lead =
    wantsObject(issue) && path.length > 0 ? keyFirst(issue.input, keysAt(schema, path, tree.value)) : undefined;
  return [errorAt(code, describe(issue), span, lead ?? remedy(tree, path, issue))];
}

const wantsObject = ({ type }: v.GenericIssue) => type === 'object' || type === 'strict_object';

/** A text that stands where its key should. */
function keyFirst(input: unknown, [key]: readonly string[]): string | undefined {
  if (typeof input !== 'string' || key === undefined) return undefined;
  return input.length > 40 || input.includes('\n') ? `begin it with ${key}: |` : `write { ${key}: ${input} }`;
}

/** A decimal comma makes four numbers of two. */
function bandHint(band: unknown, isLonger: boolean): string {
  if (!isLonger) return 'write both ends, also where they are the same';
  return lengthOf(band) > 3 ? 'a decimal point is a full stop: 0.3, not 0,3' : 'write the least and the most alone';
}

/** Keys that are missing: where they belong, or at the end of a file that stops before them. */
function missingKeys(
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
function suchAs(keys: readonly (readonly [key: string, value: unknown])[]): string | undefined {
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

/** Whether a text stands behind a bar, and not in quotes. */
function isBlock({ source: { text }, spanOfKey }: Tree, path: Path): boolean {
  return /^\s*:\s*[|>]/u.test(text.slice(spanOfKey(path).end));
}

/** So many unknown keys are compared with the known ones; a file with more has another fault than slips. */
const mostGuesses = 100;

/** A key that no schema knows, and the one that was meant by it or all there are. */
interface UnknownKey {
  readonly key: string;
  readonly meant: string | undefined;
  readonly known: readonly string[];
  readonly value: unknown;
  /** The key before it, where that knows it: it is not indented far enough. */
  readonly holder?: string | undefined;
}

interface KeyFaults {
  readonly unknown: readonly UnknownKey[];
  readonly missing: readonly string[];
}

/**
 * The keys of an object that no schema knows: valibot names only the first; and those that it lacks. A key that is
 * misspelt is not also missing, and as many unknown ones as there are missing ones stand in their places.
 */
function keyFaults(known: readonly string[], parent: object, missing: readonly string[]): KeyFaults {
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
function withHolders(
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

function unknownKey(tree: Tree, above: Path, { key, meant, known, value, holder }: UnknownKey): Diagnostic {
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

/** The nearest of some words, whatever its capitals; undefined where none is near. One letter is near to none other. */
export function nearWord(word: string, known: readonly string[]): string | undefined {
  return nearOf(word.trim(), known, word.length < 2 ? 0 : Math.min(3, Math.ceil(word.length / 2)));
}

/** The word of which at most so many letters differ, whatever its capitals. */
function nearOf(word: string, known: readonly string[], most: number): string | undefined {
  const small = known.map((one) => one.toLowerCase());
  const near = nearestWord(word.toLowerCase(), small, most);
  return near === undefined ? undefined : known[small.indexOf(near)];
}

/** The nearest right word as a hint, or all of them. */
export function nearest(word: string, known: readonly string[]): string {
  const near = nearOf(word, known, Math.min(3, Math.max(1, Math.floor(word.length / 2))));
  return near ? `did you mean ${near}?` : `known here: ${known.join(', ')}`;
}

/** The fault in the house's words; valibot's own are English of another kind. */
function describe(issue: v.GenericIssue): string {
  const found = valueWords(issue.input);
  const limit = (issue as { requirement?: unknown }).requirement;
  switch (issue.type) {
    case 'string':
      return `expected text, found ${found}`;
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
function listWords(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** As much of a text as a message needs. */
export function cutShort(text: string): string {
  const characters = [...text.slice(0, 100)];
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text;
}

/** A value as a message names it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return Object.keys(value).length > 0 ? 'keys with values' : 'no keys';
  const text = String(value);
  return cutShort(text.trim()) || 'empty text';
}
