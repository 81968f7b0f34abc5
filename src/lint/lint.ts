/** Content, style → what is wrong with the prose, as warnings. */

import { type Diagnostic, type Source, type Span, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { type ProseStyle, type RuleName, usualRun } from '../load/game/style.ts';
import type { Content } from '../model/content.ts';
import { counts } from './counts.ts';
import { marks } from './marks.ts';
import { markup } from './markup.ts';
import { openings } from './openings.ts';
import { overuse } from './overuse.ts';
import { phrases } from './phrases.ts';
import { prosePieces } from './pieces.ts';
import { runs } from './runs.ts';
import { sizes } from './sizes.ts';
import { spelling } from './spelling.ts';
import type { WordList } from './word-list.ts';
import { type Words, wordsOf } from './words.ts';

/** What the prose is held to. Rules that lack what they need do not run. */
export interface Measures {
  readonly style?: ProseStyle | undefined;
  /** The words of the content's language. */
  readonly wordList?: WordList | undefined;
}

/** Every fault of the prose, sorted by place. Its spans are the words in question. */
export function lintContent(content: Content, { style, wordList }: Measures): Diagnostic[] {
  // Take the book apart, once for all rules.
  const pieces = prosePieces(content);
  const words = wordsOf(pieces);
  // Ask each rule.
  const off = new Set(style?.off);
  const rules = Object.entries(rulesFor(words, style, wordList)) as [RuleName, () => Diagnostic[]][];
  return sortDiagnostics(rules.filter(([name]) => !off.has(name)).flatMap(([, rule]) => rule()));
}

/** The rules by their names in `off`; those that need settings only where there are any. */
function rulesFor(words: Words, style: ProseStyle | undefined, wordList: WordList | undefined) {
  const foreign = style?.off.includes('marks') ? [] : markup(words.pieces);
  const always = {
    runs: () => runs(words, { run: style?.run ?? usualRun }),
    openings: () => openings(words),
    marks: () => [...foreign, ...outside(foreign, marks(words.pieces))],
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

/** Faults that do not lie within another: what is to be taken out need not be put right. */
function outside(around: readonly Diagnostic[], faults: Diagnostic[]): Diagnostic[] {
  if (around.length === 0) return faults;
  const places = new Map<Source, Span[]>();
  for (const { span } of around) {
    const known = places.get(span.source);
    if (known) known.push(span);
    else places.set(span.source, [span]);
  }
  const isWithin = (one: Span) =>
    places.get(one.source)?.some(({ start, end }) => start <= one.start && one.end <= end) ?? false;
  return faults.filter(({ span }) => !isWithin(span));
}
