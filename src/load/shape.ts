/** Checks a tree against a schema. */

import * as v from 'valibot';
import {
  type Diagnostic,
  errorAt,
  type Mismatch,
  mismatchAt,
  type Span,
  textOf,
  write,
} from '../diagnostics/diagnostic.ts';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { hintFor, isNull, numberMeant } from './hints.ts';
import { nearest } from './near.ts';
import { type GlyphCoverage, unprintableTexts } from './printable.ts';
import { withQuotes } from './quotes.ts';
import { keysAt, optionMeant, schemaAt, schemaWithin, wantsKeys, whatBelow } from './schema-path.ts';
import { type KeyFaults, keyFaults, missingKeys, suchAs, unknownKey } from './shape-keys.ts';
import { describe, fewOptions, optionsOf, refusalOf } from './shape-words.ts';

/** An example value by path, if there is one. */
export type Examples = (path: Path) => unknown;

/** Checks besides the schema. */
export interface ShapeOptions {
  readonly coverage?: GlyphCoverage | undefined;
  readonly examples?: Examples;
}

/** Checks a value; issues have no messages but those of their schemas. */
const checked = <S extends v.GenericSchema>(schema: S, value: unknown) => v.safeParse(schema, value, { message: '' });

/** Checks values and printable characters; `value` is absent if there are faults. */
export function shape<S extends v.GenericSchema>(
  tree: Tree,
  schema: S,
  { coverage, examples }: ShapeOptions = {},
): { value?: v.InferOutput<S>; diagnostics: Diagnostic[] } {
  const result = checked(schema, tree.value);
  const found = result.success ? [] : diagnose(result.issues, { tree, schema, examples, keyFaultsOf: new Map() });
  const misfits = [...found, ...emptyLists(tree, schema)];
  // Texts with another fault are not checked for printing; a missing key is no such fault.
  const wrong = misfits.filter(({ code }) => code !== 'CR103');
  const isWrong = ({ start, end }: Span) => wrong.some(({ span }) => span.start <= start && end <= span.end);
  const unprinted = coverage ? unprintableTexts(tree, schema, coverage).filter(({ span }) => !isWrong(span)) : [];
  const diagnostics = [...misfits, ...unprinted];
  return result.success && diagnostics.length === 0 ? { value: result.output, diagnostics } : { diagnostics };
}

interface Context {
  readonly tree: Tree;
  readonly schema: v.GenericSchema;
  readonly examples: Examples | undefined;
  /** Key faults by object: valibot reports one key at a time. */
  readonly keyFaultsOf: Map<unknown, KeyFaults>;
}

const pathOf = ({ path }: v.GenericIssue) => (path ?? []).map((step) => step.key as string | number);

function diagnose(all: readonly v.GenericIssue[], context: Context): Diagnostic[] {
  const issues = all.flatMap((issue) => causesOf(issue, context));
  const isRefused = new Set(issues.filter(({ type }) => type === 'regex').map((issue) => pathOf(issue).join('\n')));
  return issues.flatMap((issue) => {
    // A refused word is not reported as too long.
    if (issue.type === 'max_length' && isRefused.has(pathOf(issue).join('\n'))) return [];
    return (
      (issue.type === 'strict_object' ? keysFaults(issue, issues, context) : undefined) ?? [valueFault(issue, context)]
    );
  });
}

/** valibot takes an empty list for an object without keys. */
function emptyLists(tree: Tree, schema: v.GenericSchema): Diagnostic[] {
  if (!/\[\s*\]/u.test(tree.source.text)) return [];
  const visit = (value: unknown, within: unknown, path: Path): Diagnostic[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value) && value.length === 0 && wantsKeys(within, value))
      return [errorAt('CR101', 'expected keys with values, found a list', tree.spanOf(path))];
    return Object.entries(value).flatMap(([key, inner]) => {
      const step = Array.isArray(value) ? Number(key) : key;
      return visit(inner, schemaWithin(within, value, step), [...path, step]);
    });
  };
  return visit(tree.value, schema, []);
}

/** The issues of the union's shape that has the value's keys. */
function causesOf(issue: v.GenericIssue, context: Context): v.GenericIssue[] {
  const { type, issues, input, path = [] } = issue;
  if (type !== 'union' || issues === undefined) return [issue];
  const meant = optionMeant(schemaAt(context.schema, pathOf(issue), context.tree.value), input);
  if (meant) {
    const { issues: inner = [] } = checked(meant as v.GenericSchema, input);
    // A word of another shape hides the keys missing in this one.
    const words = inner.filter(({ type }) => type === 'picklist');
    return (words.length > 0 ? words : inner).flatMap((one) =>
      causesOf({ ...one, path: [...path, ...(one.path ?? [])] } as v.GenericIssue, context),
    );
  }
  const said = issues.find((one) => refusalOf(one)?.hint) ?? (refusalOf(issue) ? undefined : issues.find(refusalOf));
  return [said ? ({ ...said, path: issue.path } as v.GenericIssue) : issue];
}

/** All unknown or missing keys of an object, at the first of their issues; undefined for other faults. */
function keysFaults(
  issue: v.GenericIssue,
  issues: readonly v.GenericIssue[],
  { tree, schema, examples, keyFaultsOf }: Context,
): Diagnostic[] | undefined {
  const path = pathOf(issue);
  const above = path.slice(0, -1);
  const parent: unknown = issue.path?.at(-1)?.input;
  if (Array.isArray(parent)) return [errorAt('CR101', 'expected keys with values, found a list', tree.spanOf(above))];
  if (typeof parent !== 'object' || parent === null) return undefined;
  const known = keysAt(schema, above, tree.value);
  const isMissing = (one: v.GenericIssue) =>
    one.type === 'strict_object' && one.received === 'undefined' && one.path?.at(-1)?.input === parent;
  const faults =
    keyFaultsOf.get(parent) ??
    keyFaults(
      known,
      parent,
      issues.filter(isMissing).map((one) => String(pathOf(one).at(-1))),
    );
  keyFaultsOf.set(parent, faults);
  if (issue.expected === 'never') {
    // Keys that are numbers come first in an object.
    const startOf = (key: string) => tree.spanOfKey([...above, key]).start;
    const siblings = Object.keys(parent).sort((a, b) => startOf(a) - startOf(b));
    return faults.unknown.map((one) => {
      const holder = siblings[siblings.indexOf(one.key) - 1];
      const before = [...above, holder ?? one.key];
      const number = { ...tree.spanOfKey([...above, one.key]), start: tree.spanOf(before).start };
      // YAML cuts 1,5 in two.
      const isNumber = /^[+−-]?\d+,\d+$/u.test(textOf(number));
      const fault = isNumber && numberFault(textOf(number), number, schemaAt(schema, before, tree.value));
      const isIts = keysAt(schema, before, tree.value).includes(one.key);
      return fault || unknownKey(tree, above, { ...one, known, holder: isIts ? holder : undefined });
    });
  }
  if (issue.received !== 'undefined') return undefined;
  if (faults.missing[0] !== path.at(-1)) return [];
  const example = examples && suchAs(faults.missing.map((key) => [key, examples([...above, key])]));
  const [first = ''] = faults.missing;
  const within = schemaAt(schema, [...above, first], tree.value);
  return [missingKeys(tree.spanOf(above), faults.missing, example ?? `write ${first}: ${whatBelow(within)}`)];
}

/** The fault of a text that means a number; undefined if it means none, or none that `schema` has to do with. */
function numberFault(text: string, span: Span, schema: unknown, said?: Mismatch): Diagnostic | undefined {
  const meant = numberMeant(text);
  if (meant === undefined || schema === undefined) return undefined;
  const place = withQuotes(span);
  const found = textOf(place);
  const [issue] = checked(schema as v.GenericSchema, meant).issues ?? [];
  if (issue === undefined) {
    const isQuoted = place.start < span.start && text === String(meant);
    const hint = write(place, String(meant), isQuoted ? 'delete the quotes' : undefined);
    return mismatchAt(said ? 'CR104' : 'CR101', said ?? { expected: 'expected a number', found }, place, hint);
  }
  return said ? undefined : mismatchAt('CR104', refusalOf(issue) ?? describe(issue, found), place);
}

function valueFault(issue: v.GenericIssue, { tree, schema }: Context): Diagnostic {
  const path = pathOf(issue);
  const span = tree.spanOf(path);
  const { input, type } = issue;
  const at = schemaAt(schema, path, tree.value) as v.GenericSchema | undefined;
  const fits = (value: unknown) => at !== undefined && checked(at, value).success;
  const said = refusalOf(issue);
  const isText = typeof input === 'string';
  const number = isText && (type === 'number' || said) && numberFault(input, span, at, said);
  if (number) return number;
  if (said) {
    const { hint, better } = said;
    const usual = input === null || isText ? hintFor(tree, path, issue, fits) : undefined;
    const own = better === undefined ? hint : write(withQuotes(span), better, hint);
    return mismatchAt('CR104', said, span, usual ?? own);
  }
  if (type === 'picklist' && (isText || typeof input === 'number'))
    return mismatchAt('CR101', describe(issue), span, wordHint(String(input), optionsOf(issue)));
  const code = issue.kind === 'schema' ? 'CR101' : 'CR104';
  // Blank text is marked at its key.
  const key = tree.spanOfKey(path);
  const isBlank = type === 'min_length' && /^\s*:\s*[|>]/u.test(key.source.text.slice(key.end));
  const isKeys = /object$/u.test(type) && path.length > 0 && isText;
  const hint = isKeys ? keyHint(input, keysAt(schema, path, tree.value), span, fits) : hintFor(tree, path, issue, fits);
  const found = input === null && isNull(textOf(span)) ? textOf(span) : undefined;
  return mismatchAt(code, describe(issue, found), isBlank ? key : span, hint);
}

function wordHint(input: string, known: readonly string[]): string | undefined {
  const written = input.toLowerCase().replace(/\.\w+$/u, '');
  const begun = written === '' ? [] : known.filter((one) => one.startsWith(written));
  const near =
    nearestWord(written, known, Math.min(3, Math.ceil(written.length / 3))) ??
    (begun.length === 1 ? begun[0] : undefined);
  if (near) return `did you mean ${near}?`;
  return known.length > fewOptions ? nearest(written, known) : undefined;
}

/** A hint for text instead of an object. */
function keyHint(input: string, [key]: readonly string[], span: Span, fits: (value: unknown) => boolean) {
  if (key === undefined) return undefined;
  if (input.length > 40 || input.includes('\n')) return `begin it with ${key}: |`;
  const better = `{ ${key}: ${input} }`;
  return fits({ [key]: input }) && !/[,:#[\]{}]/u.test(input) ? write(withQuotes(span), better) : `write ${better}`;
}
