/** JSON files that the tool writes next to the content. */

import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, errorAt, type Source, wholeFile } from '../../diagnostics/diagnostic.ts';

/** Reads a generated file, if there is one. */
export function readGenerated<T>(
  source: Source | undefined,
  read: (raw: unknown) => T | undefined,
  { code, expected }: { readonly code: Code; readonly expected: string },
): { readonly value?: T; readonly diagnostics: readonly Diagnostic[] } {
  if (source === undefined) return { diagnostics: [] };
  const value = read(parsed(source.text));
  if (value !== undefined) return { value, diagnostics: [] };
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
