/** Tree, schema → raw content, or what does not fit, each at its place. */

import { closestMatch } from 'leven';
import * as v from 'valibot';
import { type Diagnostic, errorAt } from '../diagnostics.ts';
import type { Path, Tree } from './yaml.ts';

/** Holds a tree to a schema. `value` is absent where a fault was found. */
export function shape<S extends v.GenericSchema>(
  tree: Tree,
  schema: S,
): { value?: v.InferOutput<S>; diagnostics: Diagnostic[] } {
  const result = v.safeParse(schema, tree.value);
  if (result.success) return { value: result.output, diagnostics: [] };
  return { diagnostics: result.issues.map((issue) => toDiagnostic(tree, schema, issue)) };
}

function toDiagnostic(tree: Tree, schema: v.GenericSchema, issue: v.GenericIssue): Diagnostic {
  const path = (issue.path ?? []).map((step) => step.key as string | number);
  const fault = (code: string, message: string, span = tree.spanOf(path), hint?: string) =>
    errorAt(code, message, span, hint);
  const key = String(path.at(-1));
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = keysAt(schema, path.slice(0, -1));
    const near = closestMatch(key, known, { maxDistance: 3 });
    const hint = near ? `did you mean ${near}?` : `known here: ${known.join(', ')}`;
    return fault('CR102', `unknown key ${key}`, tree.spanOfKey(path), hint);
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined' && path.length > 0)
    return fault('CR103', `expected key ${key}, found none`, tree.spanOf(path.slice(0, -1)));
  if (/^(expected|must) /u.test(issue.message)) return fault('CR104', issue.message);
  return fault(issue.kind === 'schema' ? 'CR101' : 'CR104', describe(issue));
}

/** The fault in the house's words; valibot's own are English of another kind. */
function describe(issue: v.GenericIssue): string {
  const found = valueWords(issue.input);
  const limit = (issue as { requirement?: unknown }).requirement;
  switch (issue.type) {
    case 'string':
      return `expected text, found ${found}${typeof issue.input === 'number' || typeof issue.input === 'boolean' ? ' (put it in quotes)' : ''}`;
    case 'number':
      return `expected a number, found ${found}`;
    case 'array':
      return `expected a list, found ${found}`;
    case 'object':
    case 'strict_object':
      return `expected keys with values, found ${found}`;
    case 'picklist':
      return `expected ${listWords((issue as unknown as { expected: string }).expected)}, found ${found}`;
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

/** `("a" | "b" | "c")` → `a, b or c`. */
function listWords(expected: string): string {
  const words = expected
    .replace(/^\(|\)$/gu, '')
    .split(' | ')
    .map((word) => word.replace(/^"|"$/gu, ''));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** A value as a message names it. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'keys with values';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text === '' ? 'empty text' : text;
}

/** The keys a schema knows at a path, for the nearest right name. */
function keysAt(schema: v.GenericSchema, path: Path): string[] {
  let here: unknown = schema;
  for (const step of path) {
    const inner = unwrap(here);
    here = typeof step === 'number' ? inner.item : (inner.entries?.[step] ?? inner.value);
  }
  return Object.keys(unwrap(here).entries ?? {});
}

interface Shape {
  readonly entries?: Record<string, unknown>;
  readonly item?: unknown;
  /** The schema of every value of a record. */
  readonly value?: unknown;
}

/** Looks through pipes, optionals and variants to the schema that has keys or items. */
function unwrap(schema: unknown): Shape {
  const outer = schema as Shape & { pipe?: unknown[]; wrapped?: unknown; type?: string; options?: unknown[] };
  if (outer?.wrapped) return unwrap(outer.wrapped);
  if (outer?.type === 'variant')
    return { entries: Object.assign({}, ...(outer.options ?? []).map((option) => unwrap(option).entries)) };
  return outer ?? {};
}
