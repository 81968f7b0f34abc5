/** Marks and remarks → whether each mark is left, named and remembered, and each remark belongs to an Ending. */

import { type Diagnostic, errorAt, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Ending } from '../../model/ending.ts';
import { type Entry, spanIn } from '../../model/entry.ts';
import { type Event, outcomeNames } from '../../model/event.ts';
import type { LogMark, Remarks } from '../../model/remarks.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { nearest, nearWord } from '../near.ts';

/** What the marks are held against; without Endings their titles are not asked for. */
export interface MarkedDraft {
  readonly directory: string;
  readonly words: Vocabulary;
  readonly events: readonly Event[];
  /** Whether all Events could be read, so that a mark nobody leaves is one. */
  readonly isWhole: boolean;
  /** Absent where the game has no `remarks.yaml`. */
  readonly remarks?: Remarks;
  readonly endings?: readonly Ending[];
}

/** Every mark that an Outcome leaves has a name; every named one is left somewhere, and no remark is made twice. */
export function checkRemarks({ directory, words, events, isWhole, remarks, endings }: MarkedDraft): Diagnostic[] {
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
  const isTwice = twice(marks, ({ mark }) => mark).length > 0;
  // A mark that stands twice was meant to be another; where several ask for one, it is missing from the list.
  const strange = isTwice ? [] : marked.filter(({ mark }) => !known.includes(mark as string));
  const absent = [...new Set(strange.map(({ mark }) => mark as string))].filter(
    (mark) =>
      strange.filter((one) => one.mark === mark).length + remarks.remarks.filter((one) => one.mark === mark).length > 2,
  );
  const misspelt = strange.filter(({ mark }) => !absent.includes(mark as string));
  const meant = misspelt.map(({ mark }) => nearest(mark as string, known));
  return [
    ...absent.map((mark) => {
      const [first] = strange.filter((one) => one.mark === mark);
      const span = marks[0] ? marks[0].tree.spanOfKey(['marks']) : spanIn(first as Entry, 'mark');
      const hint = `add { mark: ${mark}, name: … }`;
      const fault = errorAt('CR220', `expected a name for the mark ${mark}, found none`, span, hint);
      return withRelated(fault, 'it is left here', spanIn(first as Entry, 'mark'));
    }),
    ...misspelt.map((outcome) =>
      errorAt('CR220', `unknown mark ${outcome.mark}`, spanIn(outcome, 'mark'), nearest(outcome.mark as string, known)),
    ),
    ...twice(marks, ({ mark }) => mark).map((one) =>
      errorAt('CR220', `mark ${one.mark} stands twice`, spanIn(one, 'mark'), 'delete one of them, or change it'),
    ),
    // One that is left and not named was meant by one that is named and not left.
    ...(isWhole && absent.length === 0
      ? unborne(
          marks.filter(({ mark }) => !meant.some((hint) => hint.includes(` ${mark}?`))),
          left,
          words,
        )
      : []),
    ...checkEach(remarks, isTwice ? undefined : [...known, ...absent], words, endings),
  ];
}

function unborne(
  marks: readonly LogMark[],
  left: ReadonlySet<string | undefined>,
  { outcome }: Vocabulary,
): Diagnostic[] {
  return marks
    .filter(({ mark }) => !left.has(mark))
    .map((one) =>
      errorAt(
        'CR220',
        `expected ${outcome.a} that leaves the mark ${one.mark}, found none`,
        spanIn(one, 'mark'),
        `give ${outcome.a} the key mark: ${one.mark}`,
      ),
    );
}

function checkEach(
  { remarks }: Remarks,
  known: readonly string[] | undefined,
  words: Vocabulary,
  endings?: readonly Ending[],
): Diagnostic[] {
  const titles = endings?.map(({ title }) => title);
  return [
    ...remarks
      .filter(({ mark }) => known?.includes(mark) === false)
      .map((remark) =>
        errorAt('CR221', `unknown mark ${remark.mark}`, spanIn(remark, 'mark'), nearest(remark.mark, known ?? [])),
      ),
    ...unknownEndings(remarks, titles, words),
    ...twice(remarks, ({ ending, mark }) => `${ending}\n${mark}`).map((remark) =>
      errorAt(
        'CR221',
        `${words.ending.one} ${remark.ending} has two remarks for the mark ${remark.mark}`,
        spanIn(remark, 'mark'),
        'delete one of them, or change its mark',
      ),
    ),
  ];
}

/** An Ending that is not there is one fault, however many remarks there are on it. */
function unknownEndings(
  remarks: Remarks['remarks'],
  titles: readonly string[] | undefined,
  words: Vocabulary,
): Diagnostic[] {
  const strange = remarks.filter(({ ending }) => titles?.includes(ending) === false);
  // A title that no remark speaks of any more is the one that was changed.
  const silent = titles?.filter((title) => remarks.every(({ ending }) => ending !== title)) ?? [];
  return [...new Set(strange.map(({ ending }) => ending))].map((ending) => {
    const [first, ...more] = strange.filter((one) => one.ending === ending);
    const near = nearWord(ending, titles ?? []) ?? (silent.length === 1 ? silent[0] : undefined);
    const hint = near ? `did you mean ${near}?` : nearest(ending, titles ?? []);
    const fault = errorAt('CR221', `unknown ${words.ending.one} ${ending}`, spanIn(first as Entry, 'ending'), hint);
    return more.reduce((all, one) => withRelated(all, 'and here', spanIn(one, 'ending')), fault);
  });
}

/** Those of a list whose key stood before. */
function twice<T>(list: readonly T[], key: (one: T) => string): T[] {
  const keys = list.map(key);
  return list.filter((_, index) => keys.indexOf(keys[index] as string) < index);
}
