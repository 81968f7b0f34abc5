/** `core-runner.yaml` → what commands do where nothing else is said, or every fault in it. */

import * as v from 'valibot';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readText } from './read.ts';
import { shape } from './shape.ts';
import { oneLine } from './values.ts';
import { parseYaml } from './yaml.ts';

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
  const source = readText(path);
  if (!('text' in source)) return { diagnostics: [source] };
  const { tree, diagnostics } = parseYaml(source);
  if (tree === undefined) return { diagnostics };
  const { value, diagnostics: misfits } = shape(tree, settingsSchema(papers, veils));
  return { ...(value && { settings: value }), diagnostics: [...diagnostics, ...misfits] };
}
