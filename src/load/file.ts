/** YAML file → raw content with places, or diagnostics. */

import type * as v from 'valibot';
import type { Diagnostic, Source } from '../diagnostics/diagnostic.ts';
import type { Tree } from '../diagnostics/tree.ts';
import { readText } from './read.ts';
import { type ShapeOptions, shape } from './shape.ts';
import { parseYaml } from './yaml.ts';

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

/** Reads, parses and shapes a file; faults are returned. */
export function loadFile<S extends v.GenericSchema>(
  path: string,
  schema: S,
  options?: ShapeOptions,
): LoadedFile<v.InferOutput<S>> {
  const source = readText(path);
  return 'text' in source ? parseFile(source, schema, options) : { diagnostics: [source] };
}

/** Parses and shapes a source. */
export function parseFile<S extends v.GenericSchema>(
  source: Source,
  schema: S,
  options?: ShapeOptions,
): LoadedFile<v.InferOutput<S>> {
  const { tree, diagnostics: faults } = parseYaml(source);
  if (tree === undefined) return { diagnostics: faults };
  const { value, diagnostics } = shape(tree, schema, options);
  return value === undefined ? { diagnostics } : { part: { value, tree }, diagnostics };
}
