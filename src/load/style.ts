/** Content directory → what its prose is held to, or every fault in that. */

import { join } from 'node:path';
import type * as v from 'valibot';
import type { Diagnostic } from '../diagnostics.ts';
import type { Band } from './content.ts';
import { hasFile, readText } from './read.ts';
import { shape } from './shape.ts';
import { type pieceKinds, type ruleNames, styleSchema } from './style-schema.ts';
import { parseYaml } from './yaml.ts';

export type PieceKind = (typeof pieceKinds)[number];
export type RuleName = (typeof ruleNames)[number];

/** `content/…/style.yaml`, and the names of `canon.md` beside it. */
export interface Style {
  /** Words in a piece of each kind. */
  readonly sizes: Readonly<Partial<Record<PieceKind, Band>>>;
  /** Words in a row that must not stand in two entries. */
  readonly run: number;
  readonly overuse?: Overuse;
  /** Phrases that stand nowhere. */
  readonly banned: readonly string[];
  /** Phrases that stand once in a piece at most. */
  readonly once: readonly string[];
  /** Words that are right though no dictionary has them. */
  readonly words: readonly string[];
  readonly off: readonly RuleName[];
  /** Text whose capitalised words are names that may be used. */
  readonly canon: string;
}

/** When a word stands too often in one entry. */
export interface Overuse {
  /** So many times what the book's average would give the entry. */
  readonly times: number;
  /** And so often at least. */
  readonly least: number;
  /** Words that are not counted. */
  readonly ignore: readonly string[];
}

/** The length of a run where no style says another. */
export const usualRun = 5;

/** Reads `style.yaml`, which a game may do without. Never throws for what is in it. */
export function loadStyle(directory: string): { readonly style?: Style; readonly diagnostics: readonly Diagnostic[] } {
  const path = join(directory, 'style.yaml');
  if (!hasFile(path)) return { diagnostics: [] };
  const source = readText(path);
  if (!('text' in source)) return { diagnostics: [source] };
  const { tree, diagnostics } = parseYaml(source);
  if (tree === undefined) return { diagnostics };
  const { value, diagnostics: misfits } = shape(tree, styleSchema);
  if (value === undefined) return { diagnostics: [...diagnostics, ...misfits] };
  const canon = join(directory, 'canon.md');
  const names = hasFile(canon) ? readText(canon) : { text: '' };
  return {
    diagnostics: 'text' in names ? diagnostics : [...diagnostics, names],
    style: toStyle(value, 'text' in names ? names.text : ''),
  };
}

function toStyle({ overuse, run = usualRun, sizes = {}, ...rest }: v.InferOutput<typeof styleSchema>, canon: string): Style {
  return { ...rest, sizes, run, canon, ...(overuse && { overuse }) };
}
