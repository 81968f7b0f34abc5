/** A YAML file → its raw content with its places, or every fault in it. */

import type * as v from 'valibot';
import type { Diagnostic, Source } from '../diagnostics/diagnostic.ts';
import type { Tree } from '../diagnostics/tree.ts';
import { readText } from './read.ts';
import { type ShapeOptions, shape } from './shape.ts';
import { parseYaml } from './yaml.ts';

/** What one file says, and its places. */
export interface FilePart<T> {
  readonly value: T;
  readonly tree: Tree;
}

/** A file's part, absent where it has faults. */
export interface LoadedFile<T> {
  readonly part?: FilePart<T>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads, parses and shapes one file. Never throws for what is in it. */
export function loadFile<S extends v.GenericSchema>(
  path: string,
  schema: S,
  options?: ShapeOptions,
): LoadedFile<v.InferOutput<S>> {
  const source = readText(path);
  return 'text' in source ? parseFile(source, schema, options) : { diagnostics: [source] };
}

/** Parses and shapes a file that was read. */
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
