/** Finds schemas of inner values. */

import type { Path } from '../diagnostics/tree.ts';
import { listWords } from './shape-words.ts';

/** Keys of a schema at a path; `value` decides between several shapes. */
export function keysAt(schema: Schema, path: Path, value: unknown): string[] {
  const found = path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], value);
  return Object.keys(unwrap(schemaAt(schema, path, value), found).entries ?? {});
}

/** The schema of a key or item; undefined if there is none. */
export function schemaWithin(schema: unknown, value: unknown, step: string | number): unknown {
  const inner = unwrap(schema, value);
  return typeof step === 'number' ? inner.item : (inner.entries?.[step] ?? inner.value);
}

/** Whether a schema is an object or record. */
export function wantsKeys(schema: unknown, value: unknown): boolean {
  const { entries, item, value: each } = unwrap(schema, value);
  return item === undefined && (entries !== undefined || each !== undefined);
}

/** A valibot schema, read as data. */
export type Schema = object;

interface Shape {
  readonly entries?: Record<string, unknown>;
  readonly item?: unknown;
  /** Schema of a record's values. */
  readonly value?: unknown;
}

/** Shapes that differ by the literal under `key`. */
interface Variant {
  readonly type: 'variant';
  readonly key: string;
  readonly options: readonly { readonly entries: Record<string, { readonly literal?: unknown }> }[];
}

/** Shapes that differ by their keys. */
interface Union {
  readonly type: 'union';
  readonly options: readonly Shape[];
}

/** The schema at a path. */
export function schemaAt(schema: Schema, path: Path, value: unknown): unknown {
  let [here, found]: [unknown, unknown] = [schema, value];
  for (const step of path) {
    here = schemaWithin(here, found, step);
    found = (found as Record<string | number, unknown> | undefined)?.[step];
  }
  return here;
}

/** What the value of a schema is: text, a list, or required keys. */
export function whatBelow(schema: unknown): string {
  const { entries, item } = unwrap(schema, undefined);
  if (item !== undefined) return 'with a list below it';
  const isRequired = (key: string) => (entries?.[key] as { type?: string } | undefined)?.type !== 'optional';
  const keys = Object.keys(entries ?? {}).filter(isRequired);
  if (keys.length === 0) return '| and its text below it';
  return `with the ${keys.length === 1 ? 'key' : 'keys'} ${listWords(keys, 'and')} below it`;
}

/** The shape of a union that has most of the value's keys. */
export function optionMeant(schema: unknown, value: unknown): Schema | undefined {
  const { type, options } = (schema ?? {}) as Union;
  if (type !== 'union' || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  const score = ({ entries = {} }: Shape) => keys.filter((key) => Object.hasOwn(entries, key)).length;
  const shapes = options.filter(({ entries }) => entries !== undefined);
  return keys.length === 0 ? undefined : shapes.sort((a, b) => score(b) - score(a))[0];
}

/** Skips pipes, optionals, variants and unions down to keys or items. */
function unwrap(schema: unknown, value: unknown): Shape {
  const outer = schema as Shape & { wrapped?: unknown; type?: string };
  if (outer?.wrapped) return unwrap(outer.wrapped, value);
  if (outer?.type === 'union') return optionMeant(outer, value) ?? {};
  if (outer?.type !== 'variant') return outer ?? {};
  const { key, options } = schema as Variant;
  const chosen = (value as Record<string, unknown> | undefined)?.[key];
  return options.find(({ entries }) => entries[key]?.literal === chosen) ?? {};
}
