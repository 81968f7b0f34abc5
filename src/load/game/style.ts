/** Content directory → what its prose is held to, or every fault in that. */

import { join } from 'node:path';
import { type Diagnostic, errorAt, type Span } from '../../diagnostics/diagnostic.ts';
import type { Band } from '../../model/balance.ts';
import { loadFile } from '../file.ts';
import { hasFile, readText } from '../read.ts';
import { type pieceKinds, type RawCounts, type ruleNames, styleSchema } from './schema/style.ts';
import { exampleOf } from './schema-docs.ts';

/** A kind of text that `style.yaml` can give a least and a most number of words. */
export type PieceKind = (typeof pieceKinds)[number];
/** A rule of prose by the name that switches it off in `style.yaml`. */
export type RuleName = (typeof ruleNames)[number];

/** `content/…/style.yaml`, and the names of `canon.md` beside it. */
export interface ProseStyle {
  /** Words in a piece of each kind. */
  readonly sizes: Readonly<Partial<Record<PieceKind, Band>>>;
  /** Words in a row that must not stand in two entries. */
  readonly run: number;
  readonly overuse?: Overuse;
  readonly counts?: Counts;
  /** Phrases that stand nowhere: small letters, straight apostrophes, `*` for any word, `a|b` for either. */
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

/** How often a habit may stand in the whole book, titles and names of items left out; undefined where it is free. */
export interface Counts {
  /** Stretches of words in capitals. */
  readonly capitals?: number | undefined;
  /** Stretches between asterisks. */
  readonly emphasis?: number | undefined;
  /** Outcomes whose last sentence is short. */
  readonly shortEndings?: number | undefined;
  /** Outcomes that open with a phrase, by the phrase. */
  readonly openings: Readonly<Record<string, number>>;
  readonly phrases: Readonly<Record<string, number>>;
}

/** The length of a run where no style says another. */
export const usualRun = 5;

/** Reads `style.yaml`, which a game may do without. Never throws for what is in it. */
export function loadStyle(directory: string): {
  readonly style?: ProseStyle;
  readonly diagnostics: readonly Diagnostic[];
} {
  const path = join(directory, 'style.yaml');
  if (!hasFile(path)) return { diagnostics: [] };
  const { part, diagnostics } = loadFile(path, styleSchema, { examples: exampleOf('style') });
  if (part === undefined) return { diagnostics };
  const { value, tree } = part;
  const faults: Diagnostic[] = [...diagnostics];
  const canon = hasFile(join(directory, 'canon.md')) ? readText(join(directory, 'canon.md')) : { text: '' };
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

function toCounts(raw: RawCounts, spanOf: (...path: string[]) => Span, faults: Diagnostic[]): Counts {
  const limits = (key: 'openings' | 'phrases') =>
    Object.fromEntries(
      Object.entries(raw[key]).flatMap(([phrase, most]) =>
        phrasesOf(spanOf(key, phrase), phrase, faults).map((plain) => [plain, most]),
      ),
    );
  const { capitals, emphasis, 'short-endings': shortEndings } = raw;
  return { capitals, emphasis, shortEndings, openings: limits('openings'), phrases: limits('phrases') };
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(/[\s,]+/u);
}

/** What no phrase has: other marks than words, stars and bars need; two spaces; a star in a word; nothing but stars. */
const strange = /[^0-9a-zà-ɏ'|* -]| {2}|[^ ]\*|\*[^ ]|^[*| ]+$/;

/** The phrases of a text, one a line, without remarks; apostrophes of either kind and capitals are all one. */
function phrasesOf({ source, start, end }: Span, text: string, faults: Diagnostic[]): string[] {
  const plain = (one: string) => one.toLowerCase().replaceAll('’', "'");
  const lines = plain(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  // Where each line of the file begins and ends, without the space around it: a phrase is a whole line.
  const written = [...plain(source.text.slice(start, end)).matchAll(/[^\s][^\n]*?(?=\s*(?:\n|$))/gu)];
  return lines.filter((line) => {
    if (!strange.test(line)) return true;
    const at = written.find(([one]) => one === line)?.index;
    const span =
      at === undefined ? { source, start, end } : { source, start: start + at, end: start + at + line.length };
    faults.push(errorAt('CR104', 'expected words, a|b for either of two, and * for any', span));
    return false;
  });
}
