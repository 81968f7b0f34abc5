/** JSON files that the tool writes next to the content. */

import * as v from 'valibot';
import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, errorAt, type Source, wholeFile } from '../../diagnostics/diagnostic.ts';

/** Reads a generated file, if there is one. */
export function readGenerated<S extends v.GenericSchema>(
  source: Source | undefined,
  schema: S,
  { code, expected }: { readonly code: Code; readonly expected: string },
): { readonly value?: v.InferOutput<S>; readonly diagnostics: readonly Diagnostic[] } {
  if (source === undefined) return { diagnostics: [] };
  const { success, output } = v.safeParse(schema, parsed(source.text));
  if (success) return { value: output, diagnostics: [] };
  const hint = 'delete the file, or have it written again';
  return { diagnostics: [errorAt(code, `expected ${expected}`, wholeFile(source.path), hint)] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
