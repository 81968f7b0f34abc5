/** Outcome → a column: with its Event, or found by a number. */

import type { FoundOutcome, Inlines, OutcomeBlock, Paragraph } from '../../manuscript/block.ts';
import {
  baseline,
  bodyStyle,
  captionStyle,
  linesAt,
  paragraphTag,
  setBody,
  setCaption,
  shifted,
} from '../../typeset/page/body.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { linesColumn, stacked } from '../../typeset/page/stack.ts';
import { ink, isFullPage } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { asTag } from '../../typeset/text/tag.ts';
import { asEntry } from './entry-head.ts';
import { boxedTotals } from './roll.ts';
import { setSigns } from './signs.ts';
import { stretchMarks } from './stretches.ts';

/** Points of the side column for the number of an Event. */
const numberRoom = 40;

/** Points after the label: at most the space between two words. */
const labelGap = 4.1;

/** An Outcome: totals and label before its text or in the side column, effects on their own lines; a rule beside it if veiled. */
export function setOutcome(
  outcome: OutcomeBlock,
  setting: Setting,
  { place = 'before', isVeiled = false }: { readonly place?: 'before' | 'beside'; readonly isVeiled?: boolean } = {},
): PageColumn {
  const { style } = setting;
  const tagOf = (paragraph: Partial<Paragraph>) => paragraphTag(paragraph, setting);
  const tags = outcome.text.map(tagOf);
  const [opening = tagOf({})] = tags;
  const heading = asTag('heading-3', setting.within);
  const totals = boxedTotals(outcome.totals, heading, setting);
  const label = setCaption(outcome.heading, { size: 11.5, colour: ink.accent, runsOn: true }, heading, setting);
  const lead = totals.width + label.width + labelGap;
  const isBeside = place === 'beside' && lead <= style.sideColumn - numberRoom;
  const lines = outcome.text.flatMap((paragraph, index) => {
    const indent = index > 0 ? style.indent : isBeside ? 0 : lead;
    return setBody(paragraph, setting, { ...bodyStyle(style), indent }, tags[index]);
  });
  const signs = setSigns(outcome.signs, setting, tags.at(-1) ?? opening);
  const { marks, height } = stacked([linesColumn(lines, style), signs]);
  const x = isBeside ? -lead - 5 : 0;
  return {
    height,
    marks: [
      ...shifted(totals.marks, x, baseline(style)),
      ...shifted(label.marks, x + totals.width, baseline(style)),
      ...marks,
      ...(isVeiled ? stretchMarks(outcome, height, setting, { isLabelled: isBeside }) : []),
    ],
  };
}

/** Width of an Event's title below a numbered Outcome, in points, clear of totals and label. */
const foundTitleWidth = 80;

/** Sets a numbered Outcome, its number above, or in the side column of a full page with the Event's title. */
export function setFoundOutcome({ number, id, event, outcome }: FoundOutcome, place: Setting): PageColumn {
  const { style, typesetter } = place;
  const { leading } = style;
  const setting = asEntry(place);
  const heading = asTag('heading-2', setting.within);
  const head = setCaption(String(number), { size: 20, colour: ink.accent, runsOn: true }, heading, setting);
  const of: Inlines = [{ text: event.title, cut: 'bold', to: event.id }];
  const label = asTag('label', setting.within);
  const anchor: Mark = { kind: 'anchor', id, y: 0 };
  if (isFullPage(style)) {
    const lines = setParagraph(of, foundTitleWidth, { ...captionStyle(10), even: true }, label, typesetter);
    const text = setOutcome(outcome, setting, { place: 'beside' });
    return {
      height: Math.max(text.height, leading * (1 + lines.length)),
      marks: [
        anchor,
        ...shifted(head.marks, 0, baseline(style)),
        ...linesAt(lines, 0, baseline(style) + leading, leading),
        ...shifted(text.marks, style.sideColumn, 0),
      ],
    };
  }
  const title = setCaption(of, { size: 10 }, label, setting);
  const above = [...shifted(head.marks, 0, leading * 1.5), ...shifted(title.marks, head.width + 8, leading * 1.5)];
  return stacked([{ height: leading * 2, marks: [anchor, ...above] }, setOutcome(outcome, setting)]);
}
