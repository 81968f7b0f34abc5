/** Schema, value → the schema of what is inside. */

import type { Path } from '../diagnostics/tree.ts';

/** The keys a schema knows at a path; where it offers several shapes, the value there chooses among them. */
export function keysAt(schema: Schema, path: Path, value: unknown): string[] {
  let [here, found]: [unknown, unknown] = [schema, value];
  for (const step of path) {
    here = schemaWithin(here, found, step);
    found = (found as Record<string | number, unknown> | undefined)?.[step];
  }
  return Object.keys(unwrap(here, found).entries ?? {});
}

/** The schema of one key or item of a value that has this schema; undefined where it has none of its own. */
export function schemaWithin(schema: unknown, value: unknown, step: string | number): unknown {
  const inner = unwrap(schema, value);
  return typeof step === 'number' ? inner.item : (inner.entries?.[step] ?? inner.value);
}

/** A schema of valibot's, which is data: what is inside is looked up by name. */
export type Schema = object;

interface Shape {
  readonly entries?: Record<string, unknown>;
  readonly item?: unknown;
  /** The schema of every value of a record. */
  readonly value?: unknown;
}

/** One of several shapes, told apart by the literal under `key`. */
interface Variant {
  readonly type: 'variant';
  readonly key: string;
  readonly options: readonly { readonly entries: Record<string, { readonly literal?: unknown }> }[];
}

/** Looks through pipes, optionals and variants to the schema that has keys or items. */
function unwrap(schema: unknown, value: unknown): Shape {
  const outer = schema as Shape & { wrapped?: unknown; type?: string };
  if (outer?.wrapped) return unwrap(outer.wrapped, value);
  if (outer?.type !== 'variant') return outer ?? {};
  const { key, options } = schema as Variant;
  const chosen = (value as Record<string, unknown> | undefined)?.[key];
  return options.find(({ entries }) => entries[key]?.literal === chosen) ?? {};
}
