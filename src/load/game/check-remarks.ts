/** Checks marks and remarks against Outcomes and Endings. */

import { type Diagnostic, errorAt, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Ending } from '../../model/ending.ts';
import { spanIn } from '../../model/entry.ts';
import { type Event, outcomeNames } from '../../model/event.ts';
import type { Remark, Remarks } from '../../model/remarks.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { nearest } from '../near.ts';
import { repeats } from '../repeats.ts';

export interface RemarksInput {
  /** The path that `remarks.yaml` would have. */
  readonly path: string;
  readonly words: Vocabulary;
  readonly events: readonly Event[];
  /** Whether all Events were read. */
  readonly isWhole: boolean;
  /** Undefined without `remarks.yaml`. */
  readonly remarks: Remarks | undefined;
  /** Undefined if titles of Endings are uncertain. */
  readonly endings: readonly Ending[] | undefined;
}

/** Checks that marks are named and used, and remarks unique. */
export function checkRemarks({ path: missing, words, events, isWhole, remarks, endings }: RemarksInput): Diagnostic[] {
  const marked = events.flatMap((event) =>
    event.kind === 'event'
      ? outcomeNames.flatMap((name) => {
          const { mark, tree, path } = event.outcomes[name];
          return mark === undefined ? [] : [{ mark, tree, path }];
        })
      : [],
  );
  if (remarks === undefined)
    return marked.slice(0, 1).map((outcome) => {
      const message = `expected remarks.yaml with the mark ${outcome.mark}, found none`;
      const hint = `write ${missing}, or delete the mark`;
      return errorAt('CR220', message, spanIn(outcome, 'mark'), hint);
    });
  const { marks } = remarks;
  const known = marks.map(({ mark }) => mark);
  const unknown = marked.filter(({ mark }) => !known.includes(mark));
  const left = new Set(marked.map(({ mark }) => mark));
  // A named mark without a use is probably the unknown one.
  const unborne = isWhole && unknown.length === 0 ? marks.filter(({ mark }) => !left.has(mark)) : [];
  const { a } = words.outcome;
  return [
    ...(isWhole ? checkBorne(events, known, words) : []),
    ...unknown.map((one) => {
      const hint = nearest(one.mark, known);
      return errorAt('CR220', `unknown mark ${one.mark}`, spanIn(one, 'mark'), hint);
    }),
    ...repeats(marks, ({ mark }) => mark).map(({ one }) =>
      errorAt('CR220', `duplicate mark ${one.mark}`, spanIn(one, 'mark'), 'delete one, or change it'),
    ),
    ...unborne.map((one) => {
      const message = `expected ${a} that leaves the mark ${one.mark}, found none`;
      return errorAt('CR220', message, spanIn(one, 'mark'), `add mark: ${one.mark} to ${a}`);
    }),
    ...checkEach(remarks.remarks, known, words, endings),
  ];
}

/** Checks that texts for players with a mark name one that an Outcome of another Event leaves. */
function checkBorne(events: readonly Event[], known: readonly string[], words: Vocabulary): Diagnostic[] {
  const left = events.flatMap((event) =>
    event.kind === 'shop' ? [] : outcomeNames.map((name) => ({ event, mark: event.outcomes[name].mark })),
  );
  return events.flatMap((event) => {
    const parts = event.kind === 'shop' ? [event] : outcomeNames.map((name) => event.outcomes[name]);
    return parts.flatMap((part) =>
      Object.keys(part.ifYouBear ?? {}).flatMap((mark) => {
        if (left.some((other) => other.event !== event && other.mark === mark)) return [];
        const message = known.includes(mark)
          ? `expected another ${words.event.one} that leaves the mark ${mark}, found none`
          : `unknown mark ${mark}`;
        return [errorAt('CR220', message, spanIn(part, 'if-you-bear', mark), nearest(mark, known))];
      }),
    );
  });
}

/** Checks that each remark has a known mark and Ending, and is unique. */
function checkEach(
  remarks: readonly Remark[],
  known: readonly string[],
  words: Vocabulary,
  endings: readonly Ending[] | undefined,
): Diagnostic[] {
  const unknown = remarks.filter(({ mark }) => !known.includes(mark));
  const { one } = words.ending;
  return [
    ...unknown.map((remark) => {
      const hint = nearest(remark.mark, known);
      return errorAt('CR221', `unknown mark ${remark.mark}`, spanIn(remark, 'mark'), hint);
    }),
    ...(endings ? unknownEndings(remarks, endings, one) : []),
    ...repeats(remarks, ({ ending, mark }) => `${ending}\n${mark}`).map(({ one: remark }) => {
      const message = `duplicate remark for ${one} ${remark.ending} and mark ${remark.mark}`;
      return errorAt('CR221', message, spanIn(remark, 'mark'), 'delete one, or change its mark');
    }),
  ];
}

/** Reports an unknown Ending once, with all its remarks. */
function unknownEndings(remarks: readonly Remark[], endings: readonly Ending[], one: string): Diagnostic[] {
  const titles = endings.map(({ title }) => title);
  const unknown = remarks.filter(({ ending }) => !titles.includes(ending));
  return [...new Set(unknown.map(({ ending }) => ending))].flatMap((ending) => {
    const [first, ...more] = unknown.filter((other) => other.ending === ending);
    if (first === undefined) return [];
    const fault = errorAt('CR221', `unknown ${one} ${ending}`, spanIn(first, 'ending'), nearest(ending, titles));
    return more.reduce((all, other) => withRelated(all, 'also here', spanIn(other, 'ending')), fault);
  });
}
