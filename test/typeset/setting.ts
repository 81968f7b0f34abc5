/** Pages → the quality of their setting, as a proof-reader sees it. */

import { baseline } from '../../src/typeset/page/body.ts';
import { footOf, hasInk, inkWidth } from '../../src/typeset/page/box.ts';
import { charactersOf, elementOf, type Mark, type Page, type Tag, type TextMark } from '../../src/typeset/page/page.ts';
import type { Style } from '../../src/typeset/page/style.ts';
import { shortestLastLine } from '../../src/typeset/text/break-lines.ts';

/** What a place on the pages is worth a look for. */
type Kind = 'loose' | 'tight' | 'widow' | 'orphan' | 'stranded heading' | 'short last line';

/** Limits of word spaces divided by the font's own, and the tolerance for rounding. */
const limits = { tight: 0.75, loose: 1.75, rounding: 0.005 } as const;

interface Line {
  readonly element: Tag;
  readonly page: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly text: string;
  readonly spacing: number;
}

/**
 * Counts on pages before imposition. Lines are those of paragraphs and lists; loose and tight ones have word spaces wider than 7/4
 * or narrower than 3/4 of the font's; short last lines are under 2.5 ems or only the end of a word; spreads are openings of two full
 * pages.
 */
export function settingOf(pages: readonly Page[], set: Style) {
  const style = asFinished(set);
  const lines = pages.flatMap((page, index) => linesOf(page, index));
  const spot = (kind: Kind, { page, text }: Line) => ({ kind, page: pages[page]?.label ?? '', text: text.trim() });
  const off = lines
    .filter(({ spacing }) => beyond(spacing) > 1 + limits.rounding)
    .sort((a, b) => beyond(b.spacing) - beyond(a.spacing))
    .map((line) => spot(line.spacing > 1 ? 'loose' : 'tight', line));
  const spreads = spreadsOf(pages, style);
  return {
    lines: lines.length,
    hyphens: lines.filter(isHyphenated).length,
    longestRun: longestRun(lines),
    fullSpreads: spreads.length,
    spreadsOffLevel: spreads.filter(([left, right]) => Math.abs(left - right) > 0.5).length,
    linesOffGrid: lines.filter((line) => line.size === style.body && isOffGrid(line, style)).length,
    pagesThirdEmpty: pages.filter((page) => fillOf(page, style) < 2 / 3).length,
    off,
    faults: [
      ...tornParagraphs(lines).map(({ kind, line }) => spot(kind, line)),
      ...pages.flatMap((page, index) => strandedOn(page, index, style)).map((line) => spot('stranded heading', line)),
    ],
    shortLastLines: shortLastLines(lines).map((line) => spot('short last line', line)),
  };
}

/** A style in the sizes of the finished, enlarged page. */
function asFinished(style: Style): Style {
  const { grows = 1 } = style;
  const { width, height, top, bottom, inner, outer, sideColumn, body, leading, indent } = style;
  const lengths = { width, height, top, bottom, inner, outer, sideColumn, body, leading, indent };
  const grown = Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, length * grows]));
  return { ...style, ...grown };
}

/** Distance of spaces past the nearer limit: 1 at it. */
function beyond(spacing: number): number {
  return spacing > 1 ? spacing / limits.loose : limits.tight / spacing;
}

const isHyphenated = ({ text }: Line) => /\u00AD\s*$/u.test(text);

function longestRun(lines: readonly Line[]): number {
  let longest = 0;
  let run = 0;
  let element: Tag | undefined;
  for (const line of lines) {
    run = isHyphenated(line) ? (line.element === element ? run : 0) + 1 : 0;
    element = line.element;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Nearly empty last lines of longer paragraphs. */
function shortLastLines(lines: readonly Line[]): Line[] {
  return [...byElement(lines).values()].flatMap((own) => {
    const [before, last] = own.slice(-2) as [Line, Line?];
    if (last === undefined) return [];
    const isEndOfWord = isHyphenated(before) && !last.text.trim().includes(' ');
    return isEndOfWord || last.width < shortestLastLine * last.size ? [last] : [];
  });
}

const isRunning = ({ role }: Tag) => role === 'paragraph' || role === 'list-body';

function linesOf({ marks }: Page, page: number): Line[] {
  const running = textsOf(marks).filter(({ mark, element }) => mark.face.startsWith('serif') && isRunning(element));
  return [...byElement(running)].flatMap(([element, own]) => {
    const rows = groupedBy(own, ({ mark }) => Math.round(mark.y * 10)).values();
    return [...rows].map((marked): Line => {
      const row = marked.map(({ mark }) => mark);
      const [{ y, size }] = row as [TextMark];
      const text = row.map(charactersOf).join('');
      return { element, page, y, size, width: widthOf(row), text, spacing: spacingOf(row) };
    });
  });
}

/** Texts that are read, each with its element. */
const textsOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => {
    const element = mark.kind === 'text' ? elementOf(mark.role) : undefined;
    return mark.kind === 'text' && element ? [{ mark, element }] : [];
  });

/** From the first ink of a line to its last, in points. */
const widthOf = (row: readonly TextMark[]) =>
  Math.max(...row.map((mark) => mark.x + inkWidth(mark))) - Math.min(...row.map(({ x }) => x));

/** All word spaces of a line divided by the font's own; 1 without any. */
function spacingOf(row: readonly TextMark[]): number {
  let set = 0;
  let natural = 0;
  for (const { pieces, size, tracking } of row)
    pieces.forEach((piece, index) => {
      if (typeof piece === 'number' || piece.clusters.length !== 1 || piece.clusters[0] !== ' ') return;
      const after = pieces[index + 1];
      const own = (piece.width * size) / 1000;
      const wide = own + tracking + (typeof after === 'number' ? after : 0);
      // The space at the end of a line takes no room.
      if (wide < 0.01) return;
      set += wide;
      natural += own;
    });
  return natural === 0 ? 1 : set / natural;
}

function groupedBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

const byElement = <One extends { readonly element: Tag }>(all: readonly One[]) =>
  groupedBy(all, ({ element }) => element);

/** First and last lines on another page than the rest of their paragraph. */
function tornParagraphs(lines: readonly Line[]): { readonly kind: 'widow' | 'orphan'; readonly line: Line }[] {
  return [...byElement(lines).values()].flatMap((own) => {
    const [first, last] = [own[0] as Line, own.at(-1) as Line];
    if (first.page === last.page || first.element.role !== 'paragraph') return [];
    const alone = (line: Line) => own.filter(({ page }) => page === line.page).length === 1;
    return [
      ...(alone(first) ? [{ kind: 'orphan' as const, line: first }] : []),
      ...(alone(last) ? [{ kind: 'widow' as const, line: last }] : []),
    ];
  });
}

/** Headings with fewer than two lines of text and no picture beside or below them. */
function strandedOn({ marks }: Page, page: number, style: Style): Line[] {
  const texts = textsOf(marks);
  const isHeading = ({ role }: Tag) => role.startsWith('heading');
  const headings = byElement(texts.filter(({ element }) => isHeading(element)));
  return [...headings].flatMap(([element, own]) => {
    const { y, size } = (own.at(-1) as (typeof texts)[number]).mark;
    const from = y - style.leading * 0.6;
    const below = new Set(
      texts.flatMap(({ mark, element: other }) => (isHeading(other) || mark.y < from ? [] : [Math.round(mark.y)])),
    );
    const isArt = (mark: Mark) =>
      mark.kind === 'stamp'
        ? mark.y > from
        : mark.kind === 'path' && elementOf(mark.role)?.role === 'figure' && footOf(mark) > from;
    if (below.size >= 2 || marks.some(isArt)) return [];
    return [{ element, page, y, size, text: own.map(({ mark }) => charactersOf(mark)).join(''), width: 0, spacing: 1 }];
  });
}

/** The ends of every full opening's pages: last baseline, or foot of a lower picture. */
function spreadsOf(pages: readonly Page[], style: Style): [left: number, right: number][] {
  const isFull = (y: number) => y > style.bottom - 3.3 * style.leading;
  const last = pages.map(({ marks }) => Math.max(0, ...marks.map((mark) => endOf(mark, style))));
  return last.flatMap((left, index): [number, number][] => {
    const right = last[index + 1];
    return index % 2 === 1 && right !== undefined && isFull(left) && isFull(right) ? [[left, right]] : [];
  });
}

/** The end of a mark in the text area, 0 for others: a baseline or a picture's foot. */
function endOf(mark: Mark, style: Style): number {
  const { leading, bottom } = style;
  if (hasInk(mark) && elementOf(mark.role)?.role === 'figure') {
    const foot = footOf(mark);
    return foot < bottom + leading / 4 ? foot : 0;
  }
  if (mark.kind === 'text') return elementOf(mark.role) && mark.y < bottom && !isInMargin(mark.x, style) ? mark.y : 0;
  // Signs in a line are art too, but lower than any picture.
  if (mark.kind !== 'stamp' || mark.role !== 'artifact' || mark.stamp.height < 4 * leading) return 0;
  return mark.y + mark.stamp.height;
}

function isOffGrid({ y }: Line, style: Style): boolean {
  const lines = (y - style.top - baseline(style)) / style.leading;
  return Math.abs(lines - Math.round(lines)) * style.leading > 0.2;
}

/** The share of the text area's height that ink reaches. */
function fillOf({ marks }: Page, style: Style): number {
  const { top, bottom } = style;
  const isBeside = (mark: Mark) => 'x' in mark && mark.x !== undefined && isInMargin(mark.x, style);
  // Marks above or below the text area do not count.
  const feet = marks.flatMap((mark) => (hasInk(mark) && !isBeside(mark) ? footOf(mark) : []));
  const foot = Math.max(top, ...feet.filter((y) => y < bottom + 6));
  return Math.min(1, (foot - top) / (bottom - top));
}

/** Whether a text begins in the outer margin of a page, past hanging punctuation. */
const isInMargin = (x: number, { width, outer, leading }: Style) => x < outer - leading || x > width - outer;
