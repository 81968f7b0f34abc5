/** YAML file → raw content with places, or diagnostics. */

import type * as v from 'valibot';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Tree } from '../diagnostics/tree.ts';
import { type ShapeOptions, shape } from './shape.ts';
import type { Read } from './sources.ts';
import { parseYaml } from './yaml.ts';

/** A tree of a game → the same with the texts of a translation. */
export type Translate = (tree: Tree, schema: v.GenericSchema) => Tree;

/** Value of a file with its tree. */
export interface FilePart<T> {
  readonly value: T;
  readonly tree: Tree;
}

/** A file; without `part` if it has faults. */
export interface LoadedFile<T> {
  readonly part?: FilePart<T>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses, translates and shapes a file; faults are returned. */
export function parseFile<S extends v.GenericSchema>(
  read: Read,
  schema: S,
  { translate, ...options }: ShapeOptions & { readonly translate?: Translate | undefined } = {},
): LoadedFile<v.InferOutput<S>> {
  if (!('text' in read)) return { diagnostics: [read] };
  const { tree: written, diagnostics: faults } = parseYaml(read);
  if (written === undefined) return { diagnostics: faults };
  const tree = translate?.(written, schema) ?? written;
  const { value, diagnostics } = shape(tree, schema, options);
  return value === undefined ? { diagnostics } : { part: { value, tree }, diagnostics };
}
