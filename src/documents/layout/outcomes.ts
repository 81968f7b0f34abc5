/** Outcome → a column: with its Event, or found by a number. */

import { type EntryBlock, type Inlines, type OutcomeBlock, plain } from '../../manuscript/block.ts';
import { baseline, bodyStyle, captionStyle, paragraphTag, setBody, shifted } from '../../typeset/page/body.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { linesColumn, stack } from '../../typeset/page/stack.ts';
import { ink, isFullPage } from '../../typeset/page/style.ts';
import { setParagraph, setSingleLine } from '../../typeset/text/paragraph.ts';
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
  const { style, typesetter } = setting;
  const opening = paragraphTag(outcome.text[0] ?? {}, setting);
  const totals = boxedTotals(outcome.totals, opening, setting);
  const name = plain(outcome.heading, 'bold');
  const label = setSingleLine(name, { ...captionStyle(11.5, ink.accent), goesOn: true }, opening, typesetter);
  const lead = totals.width + label.width + labelGap;
  const isBeside = place === 'beside' && lead <= style.sideColumn - numberRoom;
  const column = stack(style);
  let tag = opening;
  outcome.text.forEach((paragraph, index) => {
    const indent = index > 0 ? style.indent : isBeside ? 0 : lead;
    if (index > 0) tag = paragraphTag(paragraph, setting);
    column.add(linesColumn(setBody(paragraph, setting, { ...bodyStyle(style), indent }, tag), style));
  });
  column.add(setSigns(outcome.signs, setting, tag));
  const { marks, height } = column.column();
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
/** An Outcome away from its Event: number, Event, text. */
export interface FoundOutcome {
  readonly number: number;
  readonly id: string;
  readonly event: { readonly title: string; readonly id: string };
  readonly outcome: EntryBlock['outcomes'][number];
}

/** Width of an Event's title below a numbered Outcome, in points, clear of totals and label. */
const foundTitleWidth = 80;

/** Sets a numbered Outcome, its number above, or in the side column of a full page with the Event's title. */
export function setFoundOutcome({ number, id, event, outcome }: FoundOutcome, place: Setting): PageColumn {
  const { style, typesetter } = place;
  const setting = asEntry(place);
  const isBeside = isFullPage(style);
  const head = setSingleLine(
    plain(String(number), 'bold'),
    { ...captionStyle(20, ink.accent), goesOn: true },
    asTag('heading-2', setting.within),
    typesetter,
  );
  const of: Inlines = [{ text: event.title, cut: 'bold', to: event.id }];
  const label = asTag('label', setting.within);
  const anchor: Mark = { kind: 'anchor', id, y: 0 };
  if (isBeside) {
    const lines = setParagraph(of, foundTitleWidth, { ...captionStyle(10, ink.faint), even: true }, label, typesetter);
    const text = setOutcome(outcome, setting, { place: 'beside' });
    return {
      height: Math.max(text.height, style.leading * (1 + lines.length)),
      marks: [
        anchor,
        ...shifted(head.marks, 0, baseline(style)),
        ...lines.flatMap((line, index) => shifted(line.marks, 0, baseline(style) + style.leading * (1 + index))),
        ...shifted(text.marks, style.sideColumn, 0),
      ],
    };
  }
  const title = setSingleLine(of, captionStyle(10, ink.faint), label, typesetter);
  const column = stack(style);
  column.add({
    height: style.leading * 2,
    marks: [
      anchor,
      ...shifted(head.marks, 0, style.leading * 1.5),
      ...shifted(title.marks, head.width + 8, style.leading * 1.5),
    ],
  });
  column.add(setOutcome(outcome, setting));
  return column.column();
}
