/** `core-runner.yaml` → defaults of commands. */

import * as v from 'valibot';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { parseFile } from './file.ts';
import type { Read } from './sources.ts';
import { oneLine } from './values.ts';

/** Options that a directory can set once. */
export interface Settings<Paper extends string> {
  readonly paper?: Paper | undefined;
  readonly out?: string | undefined;
  readonly veil?: string | undefined;
  readonly content?: string | undefined;
}

/** Schema of the settings. */
export const settingsSchema = <Paper extends string>(papers: readonly Paper[], veils: readonly string[]) =>
  v.strictObject({
    paper: v.optional(v.picklist(papers)),
    out: v.optional(oneLine(400)),
    veil: v.optional(v.picklist(veils)),
    content: v.optional(oneLine(400)),
  });

/** Loads the settings; faults are returned. */
export function loadSettings<Paper extends string>(
  file: Read,
  papers: readonly Paper[],
  veils: readonly string[],
): { readonly settings?: Settings<Paper>; readonly diagnostics: readonly Diagnostic[] } {
  const { part, diagnostics } = parseFile(file, settingsSchema(papers, veils));
  return { ...(part && { settings: part.value }), diagnostics };
}
