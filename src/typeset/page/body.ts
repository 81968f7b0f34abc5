/** Paragraph → lines of body text, and diagnostics about them. */

import { warningAt, wholeFile } from '../../diagnostics/diagnostic.ts';
import { type Inlines, type Paragraph, plain } from '../../manuscript/block.ts';
import { setParagraph, setSingleLine } from '../text/paragraph.ts';
import type { SetLine } from '../text/set-line.ts';
import { displayCuts, serifCuts, type TextStyle } from '../text/text-style.ts';
import { type Box, freely, type GalleyItem, keep, type Penalty, type Setting } from './item.ts';
import { type Mark, moved, type Tag, type Tagged } from './page.ts';
import { ink, type Style } from './style.ts';
import { writtenAt } from './written.ts';

export function bodyStyle(style: Style, mode: TextStyle['mode'] = 'justified'): TextStyle {
  const set = style.flows && mode === 'justified' ? 'ragged' : mode;
  return { cuts: serifCuts, size: style.body, colour: ink.text, mode: set, hangs: set === 'justified' };
}

/** The element of a paragraph, with its place in the file. */
export function paragraphTag({ span }: Pick<Paragraph, 'span'>, { within }: Pick<Setting, 'within'>): Tag {
  return { role: 'paragraph', ...(within && { within }), ...(span && { span }) };
}

/** Max word space of a justified line, over the font's own. */
const loosest = 1.75;

/** The lines of a paragraph of body text; reports loose ones. */
export function setBody(
  paragraph: Paragraph,
  setting: Setting,
  text = bodyStyle(setting.style),
  tag = paragraphTag(paragraph, setting),
): SetLine[] {
  const { typesetter, width, report } = setting;
  const { span } = paragraph;
  const lines = setParagraph(paragraph.text, width, text, tag, typesetter);
  for (const { text: words, spacing } of lines)
    if (text.mode === 'justified' && spacing > loosest + 0.005) {
      const message = `word spaces ${spacing.toFixed(2)} times their width: ${words}`;
      const place = span ? writtenAt(span, words) : wholeFile('template');
      report(warningAt('CR301', message, place, 'change a word in the paragraph'));
    }
  return lines;
}

/** Lines as boxes; no page may end after the first or before the last. */
export function linesToItems(lines: readonly SetLine[], style: Style): GalleyItem[] {
  return lines.flatMap((set, index): GalleyItem[] => {
    const box: Box = { kind: 'box', height: style.leading, marks: shifted(set.marks, 0, baseline(style)) };
    if (index === lines.length - 1) return [box];
    const lonely = index === 0 || index === lines.length - 2;
    return [box, lonely ? keep : set.text.endsWith('\u00AD') ? hyphenAtPageEnd : freely];
  });
}

/** The baseline within its line: ascenders and descenders have equal white. */
export function baseline(style: Style): number {
  return style.leading * 0.75;
}

/** The foot of text in points: the end of the line with its last baseline. */
export function textFoot(marks: readonly Mark[], style: Style): number {
  const last = Math.max(...marks.map((mark) => (mark.kind === 'text' ? mark.y : 0)));
  return last + style.leading - baseline(style);
}

/** Marks moved from the baseline of a set line to their place. */
export function shifted(marks: readonly Mark[], dx: number, dy: number): Mark[] {
  return dx === 0 && dy === 0 ? [...marks] : marks.map((mark) => moved(mark, dx, dy));
}

/** Marks of set lines with baselines `step` points apart, the first at (x, y). */
export function linesAt(lines: readonly Pick<SetLine, 'marks'>[], x: number, y: number, step: number): Mark[] {
  return lines.flatMap(({ marks }, index) => shifted(marks, x, y + index * step));
}

/** A line in the display face; a plain string is bold. */
export function setCaption(
  text: string | Inlines,
  { size, colour, ...more }: Partial<TextStyle> & Pick<TextStyle, 'size'>,
  role: Tagged,
  { typesetter }: Pick<Setting, 'typesetter'>,
): SetLine {
  const words = typeof text === 'string' ? plain(text, 'bold') : text;
  return setSingleLine(words, { ...captionStyle(size, colour), ...more }, role, typesetter);
}

/** A caption, smaller where it is wider than its room in points. */
export function setFitted(
  text: string | Inlines,
  look: Parameters<typeof setCaption>[1],
  room: number,
  role: Tagged,
  setting: Pick<Setting, 'typesetter'>,
): SetLine {
  const { width } = setCaption(text, look, role, setting);
  return setCaption(text, { ...look, size: look.size * Math.min(1, room / width) }, role, setting);
}

/** Small text in the display face: captions and labels. */
export function captionStyle(size: number, colour: TextStyle['colour'] = ink.faint): TextStyle {
  return { cuts: displayCuts, size, colour, mode: 'ragged' };
}

const hyphenAtPageEnd: Penalty = { kind: 'penalty', cost: 100 };
