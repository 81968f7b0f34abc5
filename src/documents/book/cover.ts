/** Title, picture → the cover of a book. */

import { type CoverBlock, type Inlines, plain } from '../../manuscript/block.ts';
import type { Word } from '../../model/vocabulary.ts';
import { captionStyle, linesAt, setCaption, setFitted, shifted } from '../../typeset/page/body.ts';
import type { Colour, Mark, Rect, StampMark, Tagged } from '../../typeset/page/page.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, isFullPage, leftEdge } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { asTag } from '../../typeset/text/tag.ts';
import { type AnyRequest, titleOf, type Writing } from '../document.ts';
import { imprintLines, type PageDraft } from './book.ts';

export type CoverArt = (frame: Rect) => StampMark;

/** The words of a cover; `one` is the book's name in its file's title. */
export const coverBlock = ({ one, heading }: Pick<Word, 'one' | 'heading'>, brief: Writing): CoverBlock => ({
  kind: 'cover',
  title: brief.say.capitals(brief.imprint.title),
  name: heading,
  whole: titleOf(one, brief),
  subtitle: brief.imprint.subtitle,
  lines: imprintLines(brief),
});

/** The front cover: title on the picture, name and edition below. */
export function coverLeaf(cover: CoverBlock, request: AnyRequest, art: CoverArt): PageDraft {
  const { style } = request;
  const width = areaWidth(style);
  const height = areaHeight(style);
  const size = isFullPage(style) ? 1 : 0.68;
  const title = asTag('title');
  const bold = (text: string, points: number, colour: Colour) =>
    setCaption(text, { size: points, colour, runsOn: true }, title, request);
  const set = (text: string, points: number, colour: Colour) =>
    setFitted(plain(text), { size: points, colour }, width, 'paragraph', request);
  const measure = (text: string) => bold(text, 1, ink.text).width;
  const lines = titleLines(cover.title, { width, height: height * 0.24 }, measure);
  const capital = lines.size * capitalHeight;
  const step = capital + lines.size * 0.14;
  const top = capital + step * (lines.texts.length - 1);

  const label = 30 * size;
  const foot = label * 0.95 + 2 * 15 * size + 13;
  // A descender keeps clear of the picture too.
  const gap = lines.size * (hanging.test(lines.texts.at(-1) ?? '') ? 0.18 : 0.09);
  const frame = { x: 0, y: top + gap, width, height: height - top - gap - foot - 6 * size };
  const labelLine = frame.y + frame.height + label * 0.98;
  const subtitle = set(cover.subtitle, 12.5 * Math.max(size, 0.82), ink.text);
  const named = setFitted(cover.name, { size: label, colour: ink.accent, runsOn: true }, width, title, request);
  const isBeside = named.width + subtitle.width + 24 <= width;
  return {
    head: 'none',
    marks: [
      { kind: 'anchor', id: 'title-page', y: 0, bookmark: { title: cover.whole, level: 1 } },
      art(frame),
      ...linesAt(
        lines.texts.map((text) => bold(text, lines.size, ink.text)),
        0,
        capital,
        step,
      ),
      ...shifted(named.marks, 0, labelLine),
      ...shifted(subtitle.marks, isBeside ? width - subtitle.width : 0, isBeside ? labelLine : labelLine + 17 * size),
      ...cover.lines.flatMap((text, index, all) =>
        shifted(set(text, 9, ink.faint).marks, 0, height - 1 - 12 * (all.length - 1 - index)),
      ),
    ],
  };
}

/** The words of a back cover: name, subtitle and colophon. */
export const backBlock = (name: string, brief: Writing): CoverBlock => ({
  kind: 'cover',
  title: titleOf(name, brief),
  name: '',
  whole: '',
  subtitle: brief.imprint.subtitle,
  lines: [
    ...(brief.imprint.site ? [brief.imprint.site] : []),
    ...imprintLines(brief),
    brief.say('colophon-fonts'),
    brief.say('colophon-tool'),
  ],
});

export function backCoverLeaf(back: CoverBlock, request: AnyRequest, art: CoverArt): PageDraft {
  const { style } = request;
  const [width, height] = [areaWidth(style), areaHeight(style)];
  const size = width * 0.42;
  // In the middle of the page, not of the text area.
  const middle = style.width / 2 - leftEdge(style, 2);
  const frame = { x: middle - size / 2, y: height * 0.24, width: size, height: size * 1.1 };
  const centred = (text: string, points: number, colour: Colour, y: number) => {
    const fitted = setFitted(plain(text), { size: points, colour }, width, 'paragraph', request);
    return shifted(fitted.marks, middle - fitted.width / 2, y);
  };
  const below = frame.y + frame.height;
  return {
    head: 'none',
    marks: [
      art(frame),
      ...centred(back.title, 13, ink.text, below + 26),
      ...centred(back.subtitle, 11, ink.text, below + 42),
      ...back.lines.flatMap((text, index, all) =>
        centred(text, 9, ink.faint, height - 1 - 12 * (all.length - 1 - index)),
      ),
    ],
  };
}

/** Height of the display face's capitals, in sizes of it. */
const capitalHeight = 0.7;

/** Display glyphs that reach a tenth of their size below the line. */
const hanging = /[QÇŞŢĢĶĻŅŖ,;]/u;

/** Lines of a title in its largest size. */
function titleLines(
  title: string,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  measure: (text: string) => number,
): { readonly texts: readonly string[]; readonly size: number } {
  const words = title.split(' ');
  let best = { texts: [title], size: 0 };
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    const texts = balanced(words, count, measure);
    const widest = Math.max(...texts.map(measure));
    const size = Math.min(width / widest, height / (count * (capitalHeight + 0.14)));
    // Another line must be worth its room.
    if (size > best.size * 1.3) best = { texts, size };
  }
  return best;
}

/** Words on a number of lines, the widest as narrow as possible. */
function balanced(words: readonly string[], count: number, measure: (text: string) => number): string[] {
  if (count === 1) return [words.join(' ')];
  let best: string[] | undefined;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const texts = [words.slice(0, first).join(' '), ...balanced(words.slice(first), count - 1, measure)];
    const widest = Math.max(...texts.map(measure));
    if (widest < narrowest) [best, narrowest] = [texts, widest];
  }
  return best ?? [words.join(' ')];
}

/** The first page of a book without a picture. */
export function titleLeaf(page: CoverBlock, request: AnyRequest): PageDraft {
  const { style, typesetter } = request;
  const width = areaWidth(style);
  const height = areaHeight(style);
  const title = asTag('title');
  const words = page.title.split(' ');
  const widthOf = (word: string) => setCaption(word, { size: 1 }, title, request).width;
  // A long word is not divided.
  const big = Math.min(width * 0.19, (width * 0.99) / Math.max(...words.map(widthOf)));
  const put = (
    text: Inlines,
    [size, colour]: readonly [number, Colour],
    y: number,
    step: number,
    tag: Tagged = 'paragraph',
  ) => {
    const look = { ...captionStyle(size, colour), runsOn: tag === title };
    return linesAt(setParagraph(text, width, look, tag, typesetter), 0, y, step);
  };
  const top = height * 0.2;
  const below = top + (words.length - 1) * big * 0.88 + big * 0.32;
  const marks: Mark[] = [
    { kind: 'anchor', id: 'title-page', y: 0, bookmark: { title: page.whole, level: 1 } },
    ...words.flatMap((word, index) => put(plain(word, 'bold'), [big, ink.text], top + index * big * 0.88, big, title)),
    horizontalLine(below, 0, width, { stroke: ink.accent, width: 3 }),
    ...put(plain(page.name), [big * 0.36, ink.accent], below + big * 0.45, big * 0.4, title),
    ...put(plain(page.subtitle), [13, ink.text], below + big * 0.45 + 26, 17),
    ...page.lines.flatMap((line, index) => put(plain(line), [9.5, ink.faint], height - 14 + 13 * index, 13)),
  ];
  return { marks, head: 'none' };
}
