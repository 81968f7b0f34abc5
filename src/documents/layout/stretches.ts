/** Outcomes → rules in the margin that the veil card leaves free, each with the initial of its Outcome. */

import type { EntryBlock, OutcomeBlock } from '../../manuscript/block.ts';
import { type OutcomeName, outcomeNames } from '../../model/event.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { baseline, setFitted, shifted } from '../../typeset/page/body.ts';
import { boundsOf } from '../../typeset/page/box.ts';
import type { Setting } from '../../typeset/page/item.ts';
import { type Mark, moved, type PathMark, type TextMark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { areaWidth, ink } from '../../typeset/page/style.ts';
import { tabSpan } from '../book/tabs.ts';
import type { Request } from '../document.ts';

/** Points from the text to its rule, the weight of the rule, and points from the text to the initial. */
const rule = { gap: 3.4, weight: 1.2, initial: 6.6 };
/** White at both ends of a rule, in points. */
const inset = 2;
/** Size of an initial and its max width in points. */
const initialText = { size: 11.5, max: 10 };

/** The initials of Outcomes, or more letters where two have the same. */
export function outcomeInitials(words: Vocabulary): Readonly<Record<OutcomeName, string>> {
  const begun = (letters: number) =>
    outcomeNames.map((name) => (letters === 1 ? words[name].mark : words[name].one.slice(0, letters).toUpperCase()));
  const distinct = [1, 2, 3].map(begun).find((all) => new Set(all).size === all.length) ?? begun(4);
  return Object.fromEntries(outcomeNames.map((name, index) => [name, distinct[index]])) as Record<OutcomeName, string>;
}

/** The rule along an Outcome so high, left of its text, and its initial if no label is beside it. */
export function stretchMarks(
  { initial }: OutcomeBlock,
  height: number,
  setting: Setting,
  { isLabelled }: { readonly isLabelled: boolean },
): Mark[] {
  const { style } = setting;
  // Pages of large type are cut between lines.
  const step = style.flows ? style.leading : height;
  const rules = Array.from({ length: Math.round(height / step) }, (_, line) => {
    const [from, to] = [Math.max(inset, line * step), Math.min(height - inset, (line + 1) * step)];
    return rectangle(-rule.gap - rule.weight, from, rule.weight, to - from, { fill: ink.accent });
  });
  if (isLabelled) return rules;
  const set = setFitted(initial, { size: initialText.size, colour: ink.accent }, initialText.max, 'artifact', setting);
  return [...rules, ...shifted(set.marks, -rule.initial - set.width, baseline(style))];
}

/** Whether a mark is a rule along an Outcome, or part of its initial. */
const isInMargin = (mark: Mark): mark is PathMark | TextMark =>
  (mark.kind === 'path' || mark.kind === 'text') && mark.role === 'artifact' && boundsOf(mark).x < -rule.gap;

/** Pages of an Event's Outcomes, the first on the left, with their rules at the outer edge, initials clear of a tab. */
export function backsAtOuterEdge<Column extends PageColumn>(
  { number = 0 }: EntryBlock,
  backs: readonly Column[],
  { style, content }: Request,
): Column[] {
  const tab = tabSpan(style, { place: Math.floor(number / 10) - 1, of: content.game.eventDie });
  /** The first baseline without an initial, from the top of a page. */
  let free = 0;
  const atEdge = (mark: Mark, side: 'left' | 'right'): Mark => {
    if (!isInMargin(mark)) return mark;
    const { x, width } = boundsOf(mark);
    const meetsTab = mark.kind === 'text' && mark.y > tab.from - 2 && mark.y - mark.size < tab.to;
    const dy = mark.kind === 'text' ? Math.max(free, meetsTab ? tab.to + mark.size : mark.y) - mark.y : 0;
    if (mark.kind === 'text') free = mark.y + dy + mark.size;
    return moved(mark, side === 'left' ? 0 : areaWidth(style) - 2 * x - width, dy);
  };
  return backs.map((back, index) => {
    const side = index % 2 === 0 ? 'left' : 'right';
    free = 0;
    return { ...back, marks: back.marks.map((mark) => atEdge(mark, side)) };
  });
}
