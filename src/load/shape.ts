/** Tree, schema → raw content, or what does not fit, each at its place. */

import * as v from 'valibot';
import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, errorAt, type Span } from '../diagnostics/diagnostic.ts';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { nearest } from './near.ts';
import { type Lacking, unprintableTexts } from './printable.ts';
import { remedy } from './remedy.ts';
import { keysAt, optionMeant, schemaAt, schemaWithin, wantsKeys } from './schema-path.ts';
import { type KeyFaults, keyFaults, missingKeys, suchAs, unknownKey, withHolders } from './shape-keys.ts';
import { describe, fewOptions, lengthOf, optionsOf } from './shape-words.ts';

/** A right value of a key, by its path; undefined where none is known. */
export type Examples = (path: Path) => unknown;

/** What texts and missing keys are checked with, besides the schema. */
export interface ShapeOptions {
  /** What the fonts lack. */
  readonly lacking?: Lacking | undefined;
  /** For hints of missing keys. */
  readonly examples?: Examples;
}

/** Checks a tree against a schema, and its texts against the fonts; `value` is absent where a fault was found. */
export function shape<S extends v.GenericSchema>(
  tree: Tree,
  schema: S,
  { lacking, examples }: ShapeOptions = {},
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

/** Whether a text stands behind a bar, and not in quotes. */
function isBlock({ source: { text }, spanOfKey }: Tree, path: Path): boolean {
  return /^\s*:\s*[|>]/u.test(text.slice(spanOfKey(path).end));
}
