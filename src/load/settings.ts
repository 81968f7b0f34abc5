/** `core-runner.yaml` → what commands do where nothing else is said, or every fault in it. */

import * as v from 'valibot';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { loadFile } from './file.ts';
import { oneLine } from './values.ts';

/** What commands are asked for so often that a directory may say it once. */
export interface Settings {
  readonly paper?: string | undefined;
  readonly out?: string | undefined;
  readonly veil?: string | undefined;
  readonly content?: string | undefined;
}

/** The shape of the file, with the papers and veils there are. */
export const settingsSchema = (papers: readonly string[], veils: readonly string[]) =>
  v.strictObject({
    paper: v.optional(v.picklist(papers)),
    out: v.optional(oneLine(400)),
    veil: v.optional(v.picklist(veils)),
    content: v.optional(oneLine(400)),
  });

/** Reads it. Never throws for what is in it. */
export function loadSettings(
  path: string,
  papers: readonly string[],
  veils: readonly string[],
): { readonly settings?: Settings; readonly diagnostics: readonly Diagnostic[] } {
  const { part, diagnostics } = loadFile(path, settingsSchema(papers, veils));
  return { ...(part && { settings: part.value }), diagnostics };
}
