/** Checks that each way a Run can end has one Ending (CR-035 CR-199, A21). */

import { type Diagnostic, errorAt, type Span, withRelated } from '../../diagnostics/diagnostic.ts';
import { type Board, type LabelName, labelNames } from '../../model/board.ts';
import { type CoreRange, type Ending, endingCauses } from '../../model/ending.ts';
import { spanIn } from '../../model/entry.ts';
import type { Game } from '../../model/game.ts';
import { counted, type Vocabulary } from '../../model/vocabulary.ts';
import type { FilePart } from '../file.ts';

/** Checks causes, core ranges at each place, the promised count, and that winning has its own Endings. */
export function checkEndings(
  { value: endings, tree }: FilePart<readonly Ending[]>,
  words: Vocabulary,
  game: FilePart<Game> | undefined,
  board: Board | undefined,
): Diagnostic[] {
  const listSpan = tree.spanOfKey(['endings']);
  const faults = [
    ...checkCauses(endings, words, listSpan),
    ...labelNames.flatMap((place) => {
      const ranges = rangesAt(endings, place);
      if (board?.sectors.every(({ label }) => label !== place))
        // START and GOAL are always there; ESCAPE may be missing.
        return place === 'escape' && !board.promises.includes('escapes-at-sides') ? ranges.map(unread(words)) : [];
      const win = place === 'goal' ? game?.value.coresToWin : undefined;
      const wrong = checkRanges({ place, listSpan, win }, ranges, words);
      return wrong.length === 0 && place === 'goal' && game ? checkWin(ranges, game) : wrong;
    }),
  ];
  // Too many or too few Endings are gaps or overlaps first; the count is checked without them.
  const promised = game?.value.counts.endings;
  if (game && promised !== undefined && endings.length !== promised && faults.length === 0) {
    const message = `expected ${counted(promised, words.ending)}, found ${endings.length}`;
    const hint = 'change this number, or endings.yaml';
    const wrong = errorAt('CR209', message, game.tree.spanOf(['counts', 'endings']), hint);
    faults.push(withRelated(wrong, 'they are here', listSpan));
  }
  return faults;
}

interface PlaceEnding {
  readonly ending: Ending;
  readonly cores: CoreRange;
}

const rangesAt = (endings: readonly Ending[], place: LabelName): PlaceEnding[] =>
  endings.flatMap((ending) =>
    ending.when.kind === 'place' && ending.when.place === place ? [{ ending, cores: ending.when.cores }] : [],
  );

const unread =
  ({ sector, ending: { many } }: Vocabulary) =>
  ({ ending }: PlaceEnding): Diagnostic =>
    errorAt(
      'CR223',
      `${ending.title} is never read: no ${sector.one} is labelled escape`,
      spanIn(ending, 'when'),
      `label ${sector.a} in board.yaml, or delete the ${many} at escape`,
    );

function checkCauses(endings: readonly Ending[], { ending: { a, many } }: Vocabulary, listSpan: Span): Diagnostic[] {
  return endingCauses.flatMap((cause) => {
    const [first, ...more] = endings.filter(({ when }) => when.kind === 'cause' && when.cause === cause);
    if (first) return more.map((extra) => alsoRead(`cause ${cause} has two ${many}`, spanIn(extra, 'when'), first));
    const hint = `add one with when: { cause: ${cause} }`;
    return [errorAt('CR209', `expected ${a} for ${cause}, found none`, listSpan, hint)];
  });
}

function alsoRead(message: string, span: Span, other: Ending): Diagnostic {
  const fault = errorAt('CR209', message, span, 'delete one, or change its when');
  return withRelated(fault, `the other is ${other.title}`, spanIn(other, 'when'));
}

/** CR-199: an Ending at GOAL is for winners or for the others, never both. */
function checkWin(ranges: readonly PlaceEnding[], { value: game, tree }: FilePart<Game>): Diagnostic[] {
  const { coresToWin, words } = game;
  const number = counted(coresToWin, words.core);
  return ranges
    .filter(({ cores }) => cores.from < coresToWin && coresToWin <= cores.to)
    .map(({ ending, cores }) => {
      const message = `must be for wins or for losses, found both in ${rangeText(cores)}`;
      const hint = `split the range at ${coresToWin}, or change cores-to-win`;
      const wrong = errorAt('CR216', message, spanIn(ending, 'when', 'cores'), hint);
      return withRelated(wrong, `${number} win`, tree.spanOf(['cores-to-win']));
    });
}

/** Reports core counts without an Ending or with two. */
function checkRanges(
  { place, listSpan, win }: { readonly place: LabelName; readonly listSpan: Span; readonly win: number | undefined },
  ranges: readonly PlaceEnding[],
  { ending: { one, many, a }, core }: Vocabulary,
): Diagnostic[] {
  const faults: Diagnostic[] = [];
  // An Ending must be for wins or for losses.
  const sides = ({ from, to }: CoreRange): CoreRange[] =>
    win !== undefined && from < win && win <= to
      ? [
          { from, to: win - 1 },
          { from: win, to },
        ]
      : [{ from, to }];
  /** A gap beside Endings, of which one may be widened. */
  const gap = (cores: CoreRange, ...beside: readonly PlaceEnding[]) => {
    const wider = ({ from, to }: CoreRange) => ({ from: Math.min(from, cores.from), to: Math.max(to, cores.to) });
    const found = beside.find((one) => sides(wider(one.cores)).length === 1);
    const [first, second] = sides(cores).map(rangeText);
    const hint = found
      ? `write ${rangeText(wider(found.cores))} here, or add ${a}`
      : `add one with when: { place: ${place}, cores: ${first} }${second ? ` and one with cores: ${second}` : ''}`;
    const at = found ?? beside[0];
    const message = `${place} has no ${one} for ${counted(rangeText(cores), core)}`;
    faults.push(errorAt('CR209', message, at ? spanIn(at.ending, 'when') : listSpan, hint));
  };
  let next = 0;
  let last: PlaceEnding | undefined;
  for (const range of [...ranges].sort((a, b) => a.cores.from - b.cores.from)) {
    const { ending, cores } = range;
    if (cores.from > next) gap({ from: next, to: cores.from - 1 }, range, ...(last ? [last] : []));
    if (last && cores.from < next) {
      const both = rangeText({ from: cores.from, to: Math.min(cores.to, next - 1) });
      const message = `${place} has two ${many} for ${counted(both, core)}`;
      faults.push(alsoRead(message, spanIn(ending, 'when', 'cores'), last.ending));
    }
    // The range that goes furthest overlaps the next one.
    if (cores.to >= next) last = range;
    next = Math.max(next, cores.to + 1);
  }
  if (next !== Number.POSITIVE_INFINITY) gap({ from: next, to: Number.POSITIVE_INFINITY }, ...(last ? [last] : []));
  return faults;
}

/** Formats cores as content does: `0`, `1-4`, `5+`. */
export function rangeText({ from, to }: CoreRange): string {
  if (to === from) return String(from);
  return to === Number.POSITIVE_INFINITY ? `${from}+` : `${from}-${to}`;
}
