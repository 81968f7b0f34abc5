/** Loads the prose style of a game. */

import { type Diagnostic, errorAt, type Span } from '../../diagnostics/diagnostic.ts';
import type { Band } from '../../model/balance.ts';
import { parseFile } from '../file.ts';
import type { Sources } from '../sources.ts';
import { type pieceKinds, type RawCounts, type ruleNames, styleSchema } from './schema/style.ts';
import { exampleOf } from './schema-docs.ts';

/** A kind of prose that has a size. */
export type PieceKind = (typeof pieceKinds)[number];
/** A rule of prose, as in `off`. */
export type RuleName = (typeof ruleNames)[number];

/** `style.yaml` and the names of `canon.md`. */
export interface ProseStyle {
  /** Words in each kind of piece. */
  readonly sizes: Readonly<Partial<Record<PieceKind, Band>>>;
  /** Min length of a repeated run, in words. */
  readonly run: number;
  readonly overuse?: Overuse;
  /** Max uses in the book without titles and item names. */
  readonly counts?: RawCounts;
  /** Phrases in lower case with straight apostrophes; `*` is any word, `a|b` either. */
  readonly banned: readonly string[];
  /** Phrases allowed once a piece. */
  readonly once: readonly string[];
  readonly words: readonly string[];
  readonly off: readonly RuleName[];
  /** Text whose capitalised words are known names. */
  readonly canon: string;
}

/** When a word is too frequent in one entry. */
export interface Overuse {
  /** Min ratio to the book's average. */
  readonly times: number;
  /** Min uses. */
  readonly least: number;
  readonly ignore: readonly string[];
}

/** Run length without a style. */
export const usualRun = 5;

/** Loads the optional `style.yaml`; faults are returned. */
export function loadStyle({ files }: Sources): {
  readonly style?: ProseStyle;
  readonly diagnostics: readonly Diagnostic[];
} {
  const file = files.get('style.yaml');
  if (file === undefined) return { diagnostics: [] };
  const { part, diagnostics } = parseFile(file, styleSchema, { examples: exampleOf('style') });
  if (part === undefined) return { diagnostics };
  const { value, tree } = part;
  const faults: Diagnostic[] = [...diagnostics];
  const canon = files.get('canon.md') ?? { text: '' };
  if (!('text' in canon)) faults.push(canon);
  const phrases = (key: 'banned' | 'once') => phrasesOf(tree.spanOf([key]), value[key], faults);
  return {
    diagnostics: faults,
    style: {
      sizes: value.sizes ?? {},
      run: value.run ?? usualRun,
      ...(value.overuse && { overuse: { ...value.overuse, ignore: wordsOf(value.overuse.ignore) } }),
      ...(value.counts && { counts: toCounts(value.counts, (...path) => tree.spanOf(['counts', ...path]), faults) }),
      banned: phrases('banned'),
      once: phrases('once'),
      words: wordsOf(value.words),
      off: value.off,
      canon: 'text' in canon ? canon.text : '',
    },
  };
}

function toCounts(raw: RawCounts, spanOf: (...path: string[]) => Span, faults: Diagnostic[]): RawCounts {
  const limits = (key: 'openings' | 'phrases') =>
    Object.fromEntries(
      Object.entries(raw[key]).flatMap(([phrase, max]) =>
        phrasesOf(spanOf(key, phrase), phrase, faults).map((plain) => [plain, max]),
      ),
    );
  return { ...raw, openings: limits('openings'), phrases: limits('phrases') };
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(/[\s,]+/u);
}

/** Not a phrase: other characters, double spaces, stars inside words, nothing but stars. */
const strange = /[^0-9a-zà-ɏ'|* -]| {2}|[^ ]\*|\*[^ ]|^[*| ]+$/;

/** Phrases of a text, one a line, without comments, in lower case with straight apostrophes. */
function phrasesOf({ source, start, end }: Span, text: string, faults: Diagnostic[]): string[] {
  const plain = (one: string) => one.toLowerCase().replaceAll('’', "'");
  const lines = plain(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  // Lines of the file without outer space, to place faulty phrases.
  const written = [...plain(source.text.slice(start, end)).matchAll(/[^\s][^\n]*?(?=\s*(?:\n|$))/gu)];
  return lines.filter((line) => {
    if (!strange.test(line)) return true;
    const at = written.find(([one]) => one === line)?.index;
    const span =
      at === undefined ? { source, start, end } : { source, start: start + at, end: start + at + line.length };
    faults.push(errorAt('CR104', 'expected words, a|b for one of two words, or * for any word', span));
    return false;
  });
}
