/** Unknown and missing keys of an object. */

import { type Diagnostic, errorAt, type Hint, type Span, textOf, write } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { nearWord } from './near.ts';
import { inQuotes, quotesAdvice } from './quotes.ts';
import { cutShort, listWords } from './shape-words.ts';

/** Max unknown keys that get a suggestion. */
const maxGuesses = 100;

/** An unknown key with its suggestion. */
interface UnknownKey {
  readonly key: string;
  readonly meant: string | undefined;
  readonly value: unknown;
}

/** Unknown and missing keys of an object. */
export interface KeyFaults {
  readonly unknown: readonly UnknownKey[];
  readonly missing: readonly string[];
}

/** Finds unknown and missing keys; a misspelt key is not also missing. */
export function keyFaults(known: readonly string[], parent: object, missing: readonly string[]): KeyFaults {
  const unknown = Object.entries(parent)
    .filter(([key]) => !known.includes(key))
    .map(([key, value], index) => {
      const near = index < maxGuesses ? nearWord(key, known) : undefined;
      return { key, value, meant: near !== undefined && Object.hasOwn(parent, near) ? undefined : near };
    });
  return { unknown, missing: missing.filter((key) => unknown.every(({ meant }) => meant !== key)) };
}

/** Reports an unknown key; `holder` is the key before it, if that one knows it. */
export function unknownKey(
  tree: Tree,
  above: Path,
  one: UnknownKey & { readonly known: readonly string[]; readonly holder: string | undefined },
): Diagnostic {
  const { key, meant, known, value, holder } = one;
  const span = tree.spanOfKey([...above, key]);
  const hidden = key.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '');
  if (hidden !== key && known.includes(hidden))
    return errorAt(
      'CR102',
      `key ${hidden} contains a hidden character`,
      span,
      write(span, hidden, `write ${hidden} again`),
    );
  const name = key === key.trim() ? cutShort(key) : JSON.stringify(cutShort(key));
  const [first = '', after = ''] = /^([^\s:]*)[:\s]*(.*)$/su.exec(key)?.slice(1) ?? [];
  const isCut = value === null && /,\s*$/u.test(span.source.text.slice(Math.max(0, span.start - 80), span.start));
  const hint = value === null && after !== '' && known.includes(first) ? write(span, `${first}: ${after}`) : undefined;
  if (isCut && hint === undefined && !known.includes(first))
    return errorAt('CR102', `comma in text without quotes, before ${name}`, span, commaHint(span));
  const other = holder
    ? `it belongs to ${holder}: indent it like the other keys of ${holder}`
    : `known: ${known.join(', ')}`;
  return errorAt('CR102', `unknown key ${name}`, span, hint ?? (meant ? `did you mean ${meant}?` : other));
}

/** A hint for a text that a comma has cut; the span is what follows the first comma. */
function commaHint({ source, start }: Span): Hint {
  const [before] =
    /(?<=: *)[^\s,:"'{}[\]][^,:"'{}[\]\n]*, *$/u.exec(source.text.slice(Math.max(0, start - 80), start)) ?? [];
  const [after] = /^[^:"'{}[\]\n]*(?=,[^,:]*:|\})/u.exec(source.text.slice(start)) ?? [];
  if (before === undefined || after === undefined) return 'put the text in quotes';
  const all = { source, start: start - before.length, end: start + after.trimEnd().length };
  return write(all, inQuotes(textOf(all)), quotesAdvice(textOf(all)));
}

/** Reports missing keys of an object. */
export function missingKeys(span: Span, named: readonly string[], example: string | undefined): Diagnostic {
  const keys = `${named.length === 1 ? 'key' : 'keys'} ${listWords(named, 'and')}`;
  return errorAt('CR103', `expected ${keys}, found none`, span, example);
}

/** Max keys with an example. */
const maxExamples = 3;

/** Examples of keys as YAML; undefined if there are none. */
export function suchAs(keys: readonly (readonly [key: string, value: unknown])[]): string | undefined {
  const known = keys.filter(([, value]) => value !== undefined).slice(0, maxExamples);
  return known.length === 0
    ? undefined
    : `for example ${known.map(([key, value]) => `${key}: ${written(value)}`).join(', ')}`;
}

/** A value as one line of YAML, quoted if needed. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  const entries = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  if (entries.length > 0) return `{ ${entries.map(([key, one]) => `${key}: ${written(one)}`).join(', ')} }`;
  const isPlain = typeof value === 'string' && /^\p{L}/u.test(value) && !/: | #/u.test(value);
  return isPlain ? value : (JSON.stringify(value) ?? '');
}
