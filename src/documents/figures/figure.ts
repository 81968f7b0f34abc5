/** Marks, words → a figure, one element with alternative text. */

import type { Say } from '../../language/catalogue.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';

/** The tag of a figure that shows what the words say. */
export function figureTag(altText: string): Tag {
  return { role: 'figure', altText };
}

/** All ink as one figure; links and anchors are kept. */
export function asFigure<One extends Mark>(marks: readonly One[], words: string): One[] {
  return retagged(marks, figureTag(words));
}

/** All ink as artifacts, as words elsewhere say the same. */
export function asArtifact<One extends Mark>(marks: readonly One[]): One[] {
  return retagged(marks, 'artifact');
}

/** All ink with another tag. */
export function retagged<One extends Mark>(marks: readonly One[], role: Tag | 'artifact'): One[] {
  return marks.map((mark) =>
    mark.kind === 'anchor' || mark.kind === 'link' || mark.kind === 'field' ? mark : { ...mark, role },
  );
}

/** Digits with the decimal sign of the language. */
export const localised = (digits: string, say: Say): string => digits.replace('.', say('decimal-sign'));

/** A share of 1 as it is read. */
export function spokenShare(share: number, say: Say): string {
  const percent = share * 100;
  const number = percent >= 10 || percent === 0 ? String(Math.round(percent)) : percent.toFixed(1);
  return say('percent', { number: localised(number, say) });
}
