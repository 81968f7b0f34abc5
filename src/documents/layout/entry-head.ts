/** Entry → its head: number and title, on the front of its leaf and again on the back. */

import { type EntryBlock, type Inlines, plain } from '../../manuscript/block.ts';
import { baseline, captionStyle, linesAt, setCaption, shifted } from '../../typeset/page/body.ts';
import type { Setting } from '../../typeset/page/item.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { asTag } from '../../typeset/text/tag.ts';

/** The setting of an entry: one element on all its pages, Outcomes read after the scene. */
export function asEntry(place: Setting): Setting {
  const { within } = place;
  return { ...place, within: { role: 'section', ...(within && { within }) } };
}

/** Number and title over a rule; an Ending has only a title. */
export function entryHeader(
  entry: EntryBlock,
  setting: Setting,
  sizes: { readonly number: number; readonly title: number },
): PageColumn {
  const { style, typesetter, width, within } = setting;
  const title: Inlines = [
    { text: entry.title, cut: 'bold' },
    ...(entry.tag ? [{ text: ` ${entry.tag}`, cut: 'roman' as const }] : []),
  ];
  const heading = asTag('heading-2', within);
  const numberStyle = { size: sizes.number, colour: ink.accent, runsOn: true };
  const number =
    entry.number === undefined ? undefined : setCaption(String(entry.number), numberStyle, heading, setting);
  const indent = number ? number.width + sizes.number * 0.28 : 0;
  const lines = setParagraph(title, width - indent, captionStyle(sizes.title, ink.text), heading, typesetter);
  const lineHeight = sizes.title * 1.08;
  const captionLook = { ...captionStyle(9.5, ink.accent), even: true };
  const caption = setParagraph(
    plain(entry.caption ?? '', 'bold'),
    width,
    captionLook,
    asTag('label', within),
    typesetter,
  );
  const captionHeight = caption.length * 12;
  const numberHeight = number ? sizes.number * 0.78 : 0;
  const titleHeight = captionHeight + lines.length * lineHeight;
  const top = Math.max(numberHeight, titleHeight - sizes.title * 0.1);
  const height = Math.ceil((top + style.leading * 0.75) / style.leading) * style.leading;
  const ruleY = height - style.leading * 0.35;
  const firstBaseline = lines.length === 1 && number ? sizes.number * 0.72 : captionHeight + sizes.title * 0.82;
  const bookmark = entry.number === undefined ? entry.title : `${entry.number} ${entry.title}`;
  return {
    height,
    marks: [
      { kind: 'anchor', id: entry.id, y: 0, bookmark: { title: bookmark, level: 2 } },
      ...linesAt(caption, 0, 8, 12),
      ...(number ? shifted(number.marks, 0, sizes.number * 0.72) : []),
      ...linesAt(lines, indent, firstBaseline, lineHeight),
      horizontalLine(ruleY, 0, width, { stroke: ink.text, width: 0.8 }),
    ],
  };
}

/** Sizes of number and title on a back, in points. */
const again = { number: 30, title: 11.5 };

/** Number and title on the back of their leaf, below each other, not as a heading. */
export function headerAgain(entry: EntryBlock, setting: Setting): PageColumn {
  const { style, typesetter, width } = setting;
  const look = { size: again.number, colour: ink.accent };
  const number = setCaption(String(entry.number ?? ''), look, 'artifact', setting);
  // Breaks like a heading, which divides no word.
  const title = setParagraph(plain(entry.title, 'bold'), width, captionStyle(again.title), 'heading-2', typesetter);
  const lines = title.map(({ marks }) => ({ marks: marks.map((mark) => ({ ...mark, role: 'artifact' as const })) }));
  return {
    height: style.leading * (3 + lines.length),
    marks: [
      ...shifted(number.marks, 0, again.number * 0.72),
      ...linesAt(lines, 0, style.leading * 2 + baseline(style), style.leading),
    ],
  };
}
