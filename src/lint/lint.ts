/** Checks the prose of a game and reports warnings. */

import { type Diagnostic, type Source, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { loadStyle, type ProseStyle, type RuleName, usualRun } from '../load/game/style.ts';
import { originalOf, type Sources } from '../load/sources.ts';
import type { Content } from '../model/content.ts';
import { counts } from './counts.ts';
import { markdown, textTrees } from './markdown.ts';
import { markup } from './markup.ts';
import { numbers } from './numbers.ts';
import { openings } from './openings.ts';
import { overuse } from './overuse.ts';
import { phrases } from './phrases.ts';
import { prosePieces } from './pieces.ts';
import { punctuation } from './punctuation.ts';
import { runs } from './runs.ts';
import { sizes } from './sizes.ts';
import { spelling } from './spelling.ts';
import type { WordList } from './word-list.ts';
import { type Words, wordsOf } from './words.ts';

/** Style and word list; rules without their settings are skipped. */
export interface Measures {
  readonly style?: ProseStyle | undefined;
  readonly wordList?: WordList | undefined;
}

/** What is wrong with prose and with its settings. */
export interface Linted {
  /** Faults in `style.yaml`. */
  readonly settings: readonly Diagnostic[];
  /** Empty if the content has faults. */
  readonly prose: readonly Diagnostic[];
}

/** Checks the prose of the content loaded from sources, by their settings. */
export function lintSources(
  sources: Sources,
  content: Content | undefined,
  wordListFor: (language: string) => WordList | undefined,
): Linted {
  const { style, diagnostics } = loadStyle(sources);
  if (content === undefined) return { settings: diagnostics, prose: [] };
  const prose = lintContent(content, { style, wordList: style && wordListFor(content.game.language) });
  // The texts that a translation lacks are the original's, which is linted by itself.
  const own = new Set(sources.files.values());
  return {
    settings: diagnostics,
    prose: originalOf(sources) ? prose.filter(({ span }) => own.has(span.source)) : prose,
  };
}

/** Checks all prose and returns warnings sorted by place. */
export function lintContent(content: Content, { style, wordList }: Measures): Diagnostic[] {
  const pieces = prosePieces(content);
  const words = wordsOf(pieces);
  const off = new Set(style?.off);
  const rules = Object.entries(rulesFor(content, words, { style, wordList })) as [RuleName, () => Diagnostic[]][];
  return sortDiagnostics(rules.filter(([name]) => !off.has(name)).flatMap(([, rule]) => rule()));
}

/** Rules by their names in `off`; some need settings. */
function rulesFor(content: Content, words: Words, { style, wordList }: Measures) {
  // Other languages have other quotation marks.
  const isEnglish = /^en\b/iu.test(content.game.language);
  const foreign = style?.off.includes('marks')
    ? []
    : [...markdown(textTrees(content)), ...(isEnglish ? markup(words.pieces) : [])];
  const always = {
    runs: () => runs(words, { run: style?.run ?? usualRun }),
    openings: () => openings(words),
    numbers: () => numbers(content),
    marks: () => [...foreign, ...(isEnglish ? outside(foreign, punctuation(words.pieces)) : [])],
  };
  if (style === undefined) return always;
  return {
    ...always,
    sizes: () => sizes(words, style),
    overuse: () => (style.overuse ? overuse(words, style.overuse) : []),
    phrases: () => phrases(words, style),
    counts: () => (style.counts ? counts(words, style.counts) : []),
    spelling: () => (wordList ? outside(foreign, spelling(words, style, wordList)) : []),
  } satisfies Record<RuleName, () => Diagnostic[]>;
}

/** Faults outside the given ones: text to be deleted needs no other fix. */
function outside(around: readonly Diagnostic[], faults: Diagnostic[]): Diagnostic[] {
  const covered = new Map<Source, Uint8Array>();
  for (const { span } of around) {
    const letters = covered.get(span.source) ?? new Uint8Array(span.source.text.length);
    covered.set(span.source, letters.fill(1, span.start, span.end));
  }
  return faults.filter(({ span: { source, start } }) => covered.get(source)?.[start] !== 1);
}
