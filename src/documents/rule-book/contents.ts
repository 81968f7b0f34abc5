/** Chapters and sections → the contents, with a view of the city if there is room. */

import {
  type Block,
  byHeading,
  type Cut,
  type Heading,
  type Inlines,
  type List,
  pageRef,
  plain,
  plainText,
} from '../../manuscript/block.ts';
import { baseline, captionStyle, shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import type { Box, Galley } from '../../typeset/page/item.ts';
import { emptyMark, type Mark, type Tag } from '../../typeset/page/page.ts';
import { place, skipWhite } from '../../typeset/page/paginate.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, type Style } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { DeferredPage } from '../book/book.ts';
import { isCity } from '../book/fillers.ts';
import { pictureBelow, type Subject } from '../book/pictures.ts';
import type { Brief, Request } from '../document.ts';

type PageOf = (anchor: string) => string;

/** A link to a heading. */
interface Link {
  readonly text: string;
  readonly to: string;
}

/** Heading, and a list of chapters, each with its sections after it. */
export function listOfChapters(blocks: readonly Block[], { say }: Brief): readonly [Heading, List] {
  const entry = ({ text, id }: Heading, cut: Cut): Inlines => [
    { text: plainText(text), cut, to: id },
    pageRef(id, 'bold'),
  ];
  const items = byHeading(blocks.filter((block) => block.kind === 'heading' && block.level < 3)).map((chapter) =>
    chapter.flatMap((head, index): Inlines => {
      if (head.kind !== 'heading') return [];
      return index === 0 ? entry(head, 'bold') : [...plain(between), ...entry(head, 'roman')];
    }),
  );
  return [
    { kind: 'heading', level: 1, text: plain(say('contents-title')), id: 'contents' },
    { kind: 'list', ordered: false, items },
  ];
}

const between = ' \u00B7 ';

const linksIn = (item: Inlines): Link[] =>
  item.flatMap(({ text, to, isPage }) => (to !== undefined && !isPage ? [{ text, to }] : []));

/** The leaves of the contents, mostly one. */
export function ruleContents(blocks: readonly Block[], request: Request): DeferredPage[] {
  const [heading] = blocks as readonly [Heading];
  const chapters = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(linksIn) : []));
  const table: Tag = { role: 'table' };
  const width = areaWidth(request.style);
  const height = areaHeight(request.style);
  const leaves = (pageOf: PageOf, max = Number.POSITIVE_INFINITY) => {
    const rows = chapters.map((chapter) => chapterBox(chapter, request, table, pageOf));
    const head = setGalley([heading], { ...request, width });
    return onPages(head, rows, { height: height + below, max }).map((page, index) => {
      const above = index === 0 ? head : [];
      const air = { kind: 'glue' as const, height: airBetween(above, page, request.style) };
      const items = [...above, ...page.flatMap((row, at) => (at === 0 ? [row] : [air, row]))];
      return place(items.slice(skipWhite(items, 0)));
    });
  };
  // Page numbers of two digits, as most books have, give the count of leaves.
  const count = leaves(() => '88').length;
  return Array.from(
    { length: count },
    (_, index): DeferredPage =>
      (pageOf) => {
        const { marks = [], height: from = 0 } = leaves(pageOf, count)[index] ?? {};
        const view = index === count - 1 ? pictureBelow(cityView(request, 'cable'), { from, to: height }, request) : [];
        return { head: { section: request.say('contents-title') }, marks: [...marks, ...view] };
      },
  );
}

/** Rows on at most `max` pages of a height, the first with room for the head. */
function onPages(head: Galley, rows: readonly Box[], page: { readonly height: number; readonly max: number }): Box[][] {
  const pages: Box[][] = [[]];
  let used = heightOf(head);
  for (const row of rows) {
    if (used + row.height > page.height + 0.01 && pages.length < page.max) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(row);
    used += row.height;
  }
  return pages;
}

const maxAir = 6; // points between chapters

/** Height of a galley without its leading white, in points. */
const heightOf = (galley: Galley): number =>
  galley.slice(skipWhite(galley, 0)).reduce((sum, item) => sum + (item.kind === 'penalty' ? 0 : item.height), 0);

/** White between chapters that fills an almost full page; none elsewhere. */
function airBetween(head: Galley, rows: readonly Box[], style: Style): number {
  const ends = heightOf([...head, ...rows]) - below;
  const air = (areaHeight(style) - style.leading + baseline(style) - ends) / Math.max(1, rows.length - 1);
  return air > 0 && air < maxAir ? air : 0;
}

/** A view of the city for free room, if the cover shows the city. */
export function cityView({ content }: Request, name: string): Subject | undefined {
  return isCity(content) ? { name, seed: 'rule book' } : undefined;
}

const below = 5; // points from the last line of a chapter to its hairline

/** A chapter with its page number, its sections below, and a hairline. */
function chapterBox([head, ...sections]: readonly Link[], request: Request, table: Tag, pageOf: PageOf): Box {
  const { style, typesetter } = request;
  const width = areaWidth(style);
  const numbers = 26;
  const row: Tag = { role: 'table-row', within: table };
  const set = (text: string, tag: Tag) =>
    setSingleLine([{ text, cut: 'bold', to: head?.to ?? '' }], captionStyle(12, ink.text), tag, typesetter);
  const name = set(head?.text ?? '', { role: 'table-header', within: row, scope: 'row' });
  const page = set(pageOf(head?.to ?? ''), { role: 'table-cell', within: row });
  const second: Tag = { role: 'table-row', within: table };
  const cell: Tag = { role: 'table-cell', within: second };
  const lines = sections.length === 0 ? [] : sectionLines(sections, width - numbers, cell, request, pageOf);
  const [base, step] = [14, 11.5];
  const height = base + below + lines.length * step;
  const marks: Mark[] = [
    ...shifted(name.marks, 0, base),
    ...shifted(page.marks, width - page.width, base),
    ...lines.flatMap((one, index) => shifted(one.marks, 0, base + (index + 1) * step)),
    ...(lines.length > 0 ? [emptyMark({ role: 'table-cell', within: second })] : []),
    horizontalLine(height, 0, width, { stroke: ink.hair, width: 0.4 }),
  ];
  return { kind: 'box', height, marks };
}

function sectionLines(sections: readonly Link[], width: number, cell: Tag, { typesetter }: Request, pageOf: PageOf) {
  const lines: Inlines[] = [];
  const set = (text: Inlines, place: 'last' | 'followed') =>
    setSingleLine(text, { ...captionStyle(9.5, ink.text), runsOn: place === 'followed' }, cell, typesetter);
  for (const { text, to } of sections) {
    // A name keeps its number; dots separate names on a line.
    const name = `${text.replaceAll(' ', '\u00A0')}\u00A0`;
    const own: Inlines = [
      { text: name, cut: 'roman', to },
      { text: pageOf(to), cut: 'bold', to },
    ];
    const before = lines.at(-1);
    const longer = before && [...before, ...plain('\u00A0\u00B7 '), ...own];
    if (longer && set(longer, 'last').width <= width) lines[lines.length - 1] = longer;
    else lines.push(own);
  }
  return lines.map((one, index) => set(one, index < lines.length - 1 ? 'followed' : 'last'));
}
