/** Custom notations of content. */

import * as v from 'valibot';
import { type RefusalHint, refused } from '../../shape-words.ts';
import { instead } from '../../values.ts';

/** Text read by `parse`, or refused with `expected` and a hint. */
export const notation = <T>(
  expected: string,
  parse: (text: string) => T | undefined,
  hint: (text: string) => RefusalHint = () => ({}),
) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed !== undefined) return parsed;
      addIssue({ message: refused(`expected ${expected}`, () => hint(dataset.value)) });
      return NEVER;
    }),
  );

/** Hint for a range from larger to smaller. */
export function reversed(text: string): RefusalHint {
  const [, first, last] = /^(\d{1,2})[-–](\d{1,2})$/u.exec(text.trim()) ?? [];
  return Number(first) > Number(last) ? instead(`${last}-${first}`) : {};
}
