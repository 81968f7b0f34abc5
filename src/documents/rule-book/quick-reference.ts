/** Blocks → the reference page: two columns below an introduction. */

import type { Block, Heading } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import { type GalleyItem, keep } from '../../typeset/page/item.ts';
import { type PageColumn, paginate } from '../../typeset/page/paginate.ts';
import { areaHeight, areaWidth, isFullPage } from '../../typeset/page/style.ts';
import { breakIntoColumns } from '../../typeset/spread/columns.ts';
import type { PageDraft } from '../book/book.ts';
import { namingChapters } from '../book/chapters.ts';
import { type FlowPart, flow } from '../book/flow.ts';
import type { Request } from '../document.ts';

const between = 18;
/** Type of narrow columns, the largest that fits: usual on full pages, then six, four and three lines for five, three and two. */
const sizes = [
  {},
  { body: 8.8, leading: (13.5 * 5) / 6 },
  { body: 8.4, leading: (13.5 * 3) / 4 },
  { body: 7.6, leading: (13.5 * 2) / 3 },
];

/** The page, or several in large type or for long text. */
export function quickReference(blocks: readonly Block[], request: Request, section: string): PageDraft[] {
  if (blocks.length === 0) return [];
  const { style } = request;
  const own = blocks.map(asOwn);
  const width = areaWidth(style);
  const parted = own.findIndex((block) => block.kind === 'heading' && block.level > 1);
  const [above, rest] = parted < 0 ? [own, []] : [own.slice(0, parted), own.slice(parted)];
  const [head = { marks: [], height: 0 }] = paginate(setGalley(above, { ...request, width }), areaHeight(style));
  const top = head.height + style.leading;
  const column = (width - between) / 2;
  const fitting = (size: (typeof sizes)[number]) => {
    const narrow = { ...style, sideColumn: 0, flows: true, ...size };
    return columnsOf(
      setGalley(rest, { ...request, style: narrow, width: column }),
      areaHeight(style) - top,
      narrow.leading,
    );
  };
  const columns = style.flows ? undefined : firstOf(sizes.slice(isFullPage(style) ? 0 : 1), fitting);
  if (columns === undefined) return namingChapters(flow(keepingShortSections(own, request), request), section);
  const marks = [
    ...head.marks,
    ...columns.flatMap((one, index) => shifted(one.marks, index * (column + between), top)),
  ];
  return namingChapters([{ marks }], section);
}

function firstOf<One, Made>(all: readonly One[], make: (one: One) => Made | undefined): Made | undefined {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** Items of which no table is parted. */
function whole(galley: readonly GalleyItem[]): GalleyItem[] {
  return galley.map((item, index) => {
    const next = galley[index + 1];
    return item.kind === 'penalty' && next?.kind === 'box' && next.head ? keep : item;
  });
}

/** Lines a column may gain to keep sections whole. */
const maxLonger = 3;

/** Two columns, parted between sections unless that is much longer. */
function columnsOf(galley: readonly GalleyItem[], height: number, leading: number): readonly PageColumn[] | undefined {
  const parted = breakIntoColumns(whole(galley), height);
  const unparted = breakIntoColumns(inSections(galley), height);
  const tallest = (columns: readonly PageColumn[]) => Math.max(...columns.map((one) => one.height));
  return unparted && parted && tallest(unparted) <= tallest(parted) + maxLonger * leading ? unparted : parted;
}

const heads = (item: GalleyItem) => item.kind === 'box' && item.marks.some(({ kind }) => kind === 'anchor');

/** Items of which no section is parted. */
function inSections(galley: readonly GalleyItem[]): GalleyItem[] {
  return galley.flatMap((item, index): GalleyItem[] => {
    if (item.kind === 'penalty') return [keep];
    const next = galley[index + 1];
    return item.kind === 'glue' && !(next && heads(next)) ? [keep, item] : [item];
  });
}

/** Max lines of a section kept on one page in large type. */
const maxKeptLines = 12;

/** The same for pages as they come, unless a section is long. */
function keepingShortSections(blocks: readonly Block[], request: Request): FlowPart[] {
  const galley = setGalley(blocks, request);
  const starts = [...galley.flatMap((item, index) => (heads(item) ? [index] : [])), galley.length];
  const isShort = starts.every(
    (start, index) =>
      galley.slice(starts[index - 1] ?? 0, start).filter(({ kind }) => kind === 'box').length <= maxKeptLines,
  );
  return isShort ? [{ kind: 'drawn', items: inSections(galley) }] : [...blocks];
}

/** Links and bookmarks lead to the chapters of these heads. No paragraph is indented. */
function asOwn(block: Block): Block {
  if (block.kind === 'paragraph') return { ...block, opens: true };
  if (block.kind !== 'heading' || block.level === 1) return block;
  const heading: Heading = { ...block, id: `reference-${block.id}`, level: 3, depth: 2 };
  return heading;
}
