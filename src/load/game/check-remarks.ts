/** Marks and remarks → whether each mark is left, named and remembered, and each remark belongs to an Ending. */

import { type Diagnostic, errorAt } from '../../diagnostics/diagnostic.ts';
import { type Ending, type Event, type LogMark, outcomeNames, type Remarks, spanIn } from '../../model/content.ts';
import { nearest } from '../shape.ts';

/** What the marks are held against; without Endings their titles are not asked for. */
export interface MarkedDraft {
  readonly directory: string;
  readonly events: readonly Event[];
  /** Whether all Events could be read, so that a mark nobody leaves is one. */
  readonly isWhole: boolean;
  /** Absent where the game has no `remarks.yaml`. */
  readonly remarks?: Remarks;
  readonly endings?: readonly Ending[];
}

/** Every mark that an Outcome leaves has a name; every named one is left somewhere, and no remark is made twice. */
export function checkRemarks({ directory, events, isWhole, remarks, endings }: MarkedDraft): Diagnostic[] {
  const outcomes = events.flatMap((event) =>
    event.kind === 'event' ? outcomeNames.map((name) => event.outcomes[name]) : [],
  );
  const marked = outcomes.filter(({ mark }) => mark !== undefined);
  if (remarks === undefined)
    return marked
      .slice(0, 1)
      .map((outcome) =>
        errorAt(
          'CR220',
          `expected remarks.yaml, which names the mark ${outcome.mark}, found none`,
          spanIn(outcome, 'mark'),
          `write ${directory}/remarks.yaml or leave the mark out`,
        ),
      );
  const { marks } = remarks;
  const known = marks.map(({ mark }) => mark);
  const left = new Set(marked.map(({ mark }) => mark));
  return [
    ...marked
      .filter(({ mark }) => !known.includes(mark as string))
      .map((outcome) =>
        errorAt(
          'CR220',
          `unknown mark ${outcome.mark}`,
          spanIn(outcome, 'mark'),
          nearest(outcome.mark as string, known),
        ),
      ),
    ...twice(marks, ({ mark }) => mark).map((one) =>
      errorAt('CR220', `mark ${one.mark} stands twice`, spanIn(one, 'mark')),
    ),
    ...(isWhole ? unborne(marks, left) : []),
    ...checkEach(remarks, known, endings),
  ];
}

function unborne(marks: readonly LogMark[], left: ReadonlySet<string | undefined>): Diagnostic[] {
  return marks
    .filter(({ mark }) => !left.has(mark))
    .map((one) =>
      errorAt(
        'CR220',
        `expected an Outcome that leaves the mark ${one.mark}, found none`,
        spanIn(one, 'mark'),
        `give an Outcome the key mark: ${one.mark}`,
      ),
    );
}

function checkEach({ remarks }: Remarks, known: readonly string[], endings?: readonly Ending[]): Diagnostic[] {
  const titles = endings?.map(({ title }) => title);
  return [
    ...remarks
      .filter(({ mark }) => !known.includes(mark))
      .map((remark) =>
        errorAt('CR221', `unknown mark ${remark.mark}`, spanIn(remark, 'mark'), nearest(remark.mark, known)),
      ),
    ...remarks
      .filter(({ ending }) => titles !== undefined && !titles.includes(ending))
      .map((remark) =>
        errorAt(
          'CR221',
          `unknown Ending ${remark.ending}`,
          spanIn(remark, 'ending'),
          nearest(remark.ending, titles ?? []),
        ),
      ),
    ...twice(remarks, ({ ending, mark }) => `${ending}\n${mark}`).map((remark) =>
      errorAt('CR221', `Ending ${remark.ending} has two remarks for the mark ${remark.mark}`, spanIn(remark, 'mark')),
    ),
  ];
}

/** Those of a list whose key stood before. */
function twice<T>(list: readonly T[], key: (one: T) => string): T[] {
  const keys = list.map(key);
  return list.filter((_, index) => keys.indexOf(keys[index] as string) < index);
}
