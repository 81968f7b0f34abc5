/** CR304: characters that cannot be printed. */

import {
  type Diagnostic,
  errorAt,
  type Source,
  type Span,
  textOf,
  wholeFile,
  write,
} from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { escapeHint } from './quotes.ts';
import { type Schema, schemaWithin } from './schema-path.ts';

/** The text face, or the title face with fewer characters. */
export type PrintedFace = 'serif' | 'display';

/** Expressions (flags `gu`) that match characters a face lacks. */
export type GlyphCoverage = Readonly<Record<PrintedFace, RegExp>>;

/** How a text is printed. */
export interface TextNotes {
  readonly face?: PrintedFace;
  /** Running text folds white space. */
  readonly running?: true;
}

const notes = new WeakMap<Schema, TextNotes>();

/** Attaches notes to a schema. */
export function noted<S extends Schema>(schema: S, of: TextNotes): S {
  notes.set(schema, of);
  return schema;
}

/** Notes of a schema, optional or not; undefined if it is not of a text that is printed. */
function notesOf(schema: unknown): TextNotes | undefined {
  const { wrapped } = (schema ?? {}) as { wrapped?: unknown };
  return wrapped ? notesOf(wrapped) : notes.get((schema ?? {}) as Schema);
}

/** Whether a schema is of a text that is printed. */
export const isText = (schema: unknown): boolean => notesOf(schema) !== undefined;

/** Builds coverage from the characters of each face, as inside a class. */
export function glyphCoverage(coverage: Readonly<Record<PrintedFace, string>>): GlyphCoverage {
  // A soft hyphen has a glyph, but must not be used; a zero width non-joiner has none, but parts two letters.
  const allBut = (characters: string) =>
    new RegExp(`[^\\n\\u200C${characters}]|\\u00AD|(?<!\\p{L})\\u200C|\\u200C(?!\\p{L})`, 'gu');
  return { serif: allBut(coverage.serif), display: allBut(coverage.display) };
}

/** Characters that some face may lack: most texts have none. */
const unusual = /[^\n -~‘’“”]/;

/** Reports texts of a file with unprintable characters. */
export function unprintableTexts(tree: Tree, schema: Schema, coverage: GlyphCoverage): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const visit = (value: unknown, within: unknown, path: Path): void => {
    if (typeof value === 'string') {
      if (!unusual.test(value)) return;
      const { face = 'serif', running } = notesOf(within) ?? {};
      // Titles are printed in capitals too.
      const plain = running ? value.replaceAll('\t', ' ') : value;
      const text = face === 'display' ? plain + plain.toUpperCase() : plain;
      const missing = [...new Set(text.match(coverage[face]))];
      if (missing.length > 0) faults.push(unprintable(face, missing, text, tree.spanOf(path)));
    } else if (typeof value === 'object' && value !== null) {
      const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
      for (const step of steps) {
        const inner = (value as Record<string | number, unknown>)[step];
        visit(inner, schemaWithin(within, value, step), [...path, step]);
      }
    }
  };
  visit(tree.value, schema, []);
  return faults;
}

/** Reports unprintable characters of a template, without its comments. */
export function unprintableTemplate(source: Source, coverage: GlyphCoverage): Diagnostic[] {
  const blank = (comment: string) => comment.replace(/[^\n]/gu, ' ');
  const text = source.text.replace(/\{\{!--.*?--\}\}|\{\{!.*?\}\}|<!--.*?-->/gsu, blank).replaceAll('\t', ' ');
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const face: PrintedFace = line.startsWith('#') ? 'display' : 'serif';
    const missing = [...new Set(line.match(coverage[face]))];
    const span = { source, start, end: start + line.length };
    start += line.length + 1;
    return missing.length === 0 ? [] : [unprintable(face, missing, line, span)];
  });
}

const unseen = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\p{Cs}]$/u;

/** Reports unprintable characters on the pages of a document. */
export function unprintablePages(
  lines: readonly {
    readonly face: PrintedFace;
    readonly characters: readonly string[];
    readonly text: string;
    readonly page: string;
  }[],
  document: string,
): Diagnostic[] {
  // A title repeated on other pages is reported once.
  const known: { readonly key: string; readonly text: string }[] = [];
  return lines.flatMap(({ face, characters, text, page }) => {
    const key = [face, ...characters].join('\n');
    const line = text.trim();
    if (known.some((one) => one.key === key && (one.text.includes(line) || line.includes(one.text)))) return [];
    known.push({ key, text: line });
    const { message, ...fault } = unprintable(face, characters, text, wholeFile(`${document}, page ${page}`));
    return [{ ...fault, message: `${message} in “${line}”` }];
  });
}

function unprintable(face: PrintedFace, missing: readonly string[], text: string, span: Span): Diagnostic {
  const hidden = missing.filter((character) => unseen.test(character));
  const message =
    hidden.length === missing.length
      ? `must have no hidden characters, found ${missing.map(named).join(', ')}`
      : `the ${face} font cannot print ${missing.map(named).join(', ')}`;
  const hint = escapeHint(span) ?? hintFor(missing, hidden, text, span);
  const fault = errorAt('CR304', message, firstIn(span, missing), hint ?? 'the fonts have only Latin letters');
  return hint ? fault : { ...fault, data: { kind: 'script' } };
}

/** A hint for characters; undefined for letters of another script. */
function hintFor(missing: readonly string[], hidden: readonly string[], text: string, span: Span) {
  const written = textOf(span);
  const isWritten = missing.some((character) => written.includes(character));
  const changed = (better: string, hint: string) => (isWritten ? write(span, better, hint) : hint);
  if (hidden.length === missing.length) {
    const better = written.replace(/./gsu, (sign) => (missing.includes(sign) ? (sign === '\t' ? ' ' : '') : sign));
    return changed(better, missing.includes('\t') ? 'write a space' : 'delete it');
  }
  const [accent] = missing.filter((character) => /^\p{M}$/u.test(character));
  const letter = accent && [...text.matchAll(/\P{M}\p{M}/gu)].find(({ 0: pair }) => pair.endsWith(accent))?.[0];
  const whole = letter?.normalize('NFC') ?? '';
  if ([...whole].length === 1) return changed(written.normalize('NFC'), `write ${whole} as one character`);
  const isOtherScript = missing.some((character) => /(?!\p{Script=Latin})\p{L}/u.test(character));
  return isOtherScript ? undefined : 'use another character';
}

function named(character: string): string {
  const code = `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`;
  return unseen.test(character) ? code : `${character} (${code})`;
}

/** The first of the characters in a span; the whole span if it is escaped there. */
function firstIn({ source, start, end }: Span, characters: readonly string[]): Span {
  const text = source.text.slice(start, end);
  const first = [...text.matchAll(/./gsu)].find(([character]) => characters.includes(character));
  return first
    ? { source, start: start + first.index, end: start + first.index + first[0].length }
    : { source, start, end };
}
