/** Endings → whether every way a Run can end has exactly one (CR-035 CR-199, A21). */

import { type Diagnostic, errorAt, type Span, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import { type Board, labelNames } from '../../model/board.ts';
import { type CoreRange, type Ending, endingCauses } from '../../model/ending.ts';
import { spanIn } from '../../model/entry.ts';
import type { Game } from '../../model/game.ts';
import { counted, type Vocabulary } from '../../model/vocabulary.ts';

/** What the game promises, and the places of what says how many cores win and how many Endings there are. */
export interface WinRules {
  readonly game: Game;
  readonly span: Span;
  readonly promise: Span;
}

/** Each cause once; at each place every number of cores from 0 up in exactly one range; as many in all as the game promises. What wins has Endings of its own. */
export function checkEndings(
  endings: readonly Ending[],
  tree: Tree,
  words: Vocabulary,
  rules?: WinRules,
  board?: Board,
): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const gaps: Diagnostic[] = [];
  const listSpan = tree.spanOfKey(['endings']);
  const causes = endings.flatMap(({ when }) => (when.kind === 'cause' ? [when.cause] : []));
  for (const cause of endingCauses) {
    const found = endings.filter((ending) => ending.when.kind === 'cause' && ending.when.cause === cause);
    // One that is named twice was meant to be the one that is missing.
    const isMistaken = endingCauses.some((one) => causes.filter((each) => each === one).length > 1);
    if (found.length === 0 && !isMistaken)
      gaps.push(
        errorAt(
          'CR209',
          `expected ${words.ending.a} for ${cause}, found none`,
          listSpan,
          `write one with when: { cause: ${cause} }`,
        ),
      );
    const [first, ...more] = found;
    for (const extra of more)
      faults.push(
        besides(
          errorAt(
            'CR209',
            `cause ${cause} has two ${words.ending.many}`,
            spanIn(extra, 'when'),
            'delete one of them, or change what it is for',
          ),
          first,
        ),
      );
  }
  for (const place of labelNames) {
    const ranges = endings.flatMap((ending) =>
      ending.when.kind === 'place' && ending.when.place === place ? [{ ending, cores: ending.when.cores }] : [],
    );
    if (board?.sectors.every(({ label }) => label !== place)) {
      // The rules ask for a START and a GOAL: only an ESCAPE may be missing.
      if (place === 'escape' && !board.promises.includes('escapes-at-sides'))
        for (const { ending } of ranges)
          faults.push(
            errorAt(
              'CR223',
              `no ${words.sector.one} is labelled ${place}, so ${ending.title} is never read`,
              spanIn(ending, 'when'),
              `label ${words.sector.a} in board.yaml, or leave out the ${words.ending.many} at ${place}`,
            ),
          );
      continue;
    }
    const wrong = checkRanges(place, ranges, listSpan, words);
    gaps.push(...wrong.gaps);
    const isWhole = wrong.gaps.length + wrong.twice.length === 0;
    faults.push(...(isWhole && place === 'goal' && rules ? checkWin(ranges, rules) : wrong.twice));
  }
  // Where several are missing, the file was cut off, or is not written yet.
  const [gap, ...more] = gaps;
  const hint = more.length > 0 ? 'write what is missing, or put back what was cut off' : gap?.hint;
  if (gap)
    faults.unshift(
      more.reduce(
        (all, { message, span }) => withRelated(all, `and ${message}`, span),
        errorAt(gap.code, gap.message, gap.span, hint),
      ),
    );
  // One too many or too few is told by what is there twice, or not at all: where all else is right, the number is wrong.
  const promised = rules?.game.counts.endings;
  if (rules && promised !== undefined && endings.length !== promised && faults.length === 0) {
    const message = `expected ${counted(endings.length, words.ending)}, as many as there are, found ${promised}`;
    faults.push(withRelated(errorAt('CR209', message, rules.promise), 'they are here', listSpan));
  }
  return faults;
}

/** A fault that another Ending has a part in. */
function besides(fault: Diagnostic, other: Ending | undefined): Diagnostic {
  return other ? withRelated(fault, `the other is ${other.title}`, spanIn(other, 'when')) : fault;
}

/** CR-199: no Ending at GOAL is read both by those who have won and by those who have not. */
function checkWin(ranges: readonly { ending: Ending; cores: CoreRange }[], { game, span }: WinRules): Diagnostic[] {
  const { coresToWin, coreDiamonds, words } = game;
  // Where an Ending begins with as many as the sheet has diamonds for, the number that wins is the odd one.
  const isOdd = coreDiamonds !== coresToWin && ranges.some(({ cores }) => cores.from === coreDiamonds);
  return ranges
    .filter(({ cores }) => cores.from < coresToWin && coresToWin <= cores.to)
    .map(({ ending, cores }) => {
      const message = `expected ${words.ending.a} at goal from ${coresToWin} ${words.core.many}, which win, found one for ${rangeText(cores)}`;
      const here = spanIn(ending, 'when', 'cores');
      return isOdd
        ? withRelated(
            errorAt('CR216', message, span, `write ${coreDiamonds}, or part the range there`),
            `it is ${ending.title}`,
            here,
          )
        : withRelated(
            errorAt('CR216', message, here, 'part the range there, or change how many win'),
            `${coresToWin} ${words.core.many} win`,
            span,
          );
    });
}

function checkRanges(
  place: string,
  ranges: { ending: Ending; cores: CoreRange }[],
  listSpan: Diagnostic['span'],
  { ending: entry, core }: Vocabulary,
): { readonly gaps: Diagnostic[]; readonly twice: Diagnostic[] } {
  const gaps: Diagnostic[] = [];
  const twice: Diagnostic[] = [];
  const sorted = [...ranges].sort((a, b) => a.cores.from - b.cores.from);
  let next = 0;
  let last: Ending | undefined;
  for (const { ending, cores } of sorted) {
    if (cores.from > next)
      gaps.push(
        errorAt(
          'CR209',
          `${place} has no ${entry.one} for ${rangeText({ from: next, to: cores.from - 1 })} ${core.many}`,
          spanIn(ending, 'when'),
          `write ${rangeText({ ...cores, from: next })} here, or another ${entry.one}`,
        ),
      );
    if (cores.from < next)
      twice.push(
        besides(
          errorAt(
            'CR209',
            `${place} has two ${entry.many} for ${rangeText({ from: cores.from, to: Math.min(cores.to, next - 1) })} ${core.many}`,
            spanIn(ending, 'when', 'cores'),
            'delete one of them, or change what it is for',
          ),
          last,
        ),
      );
    // The one that reaches farthest is in the way of what comes next.
    if (cores.to >= next) last = ending;
    next = Math.max(next, cores.to + 1);
  }
  if (next !== Number.POSITIVE_INFINITY) {
    const highest = sorted.at(-1);
    gaps.push(
      errorAt(
        'CR209',
        `${place} has no ${entry.one} for ${rangeText({ from: next, to: Number.POSITIVE_INFINITY })} ${core.many}`,
        highest ? spanIn(highest.ending, 'when') : listSpan,
        highest
          ? `write ${highest.cores.from}+ here, or another ${entry.one}`
          : `write one with when: { place: ${place}, cores: 0+ }`,
      ),
    );
  }
  return { gaps, twice };
}

/** `0`, `1-4`, `5+`: as it is written in content. */
export function rangeText({ from, to }: CoreRange): string {
  if (to === from) return String(from);
  return to === Number.POSITIVE_INFINITY ? `${from}+` : `${from}-${to}`;
}
