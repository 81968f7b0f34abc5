/** Leaves → pages of a book: running heads, folios. */

import { type Block, type Inlines, plain } from '../../manuscript/block.ts';
import type { Imprint } from '../../model/imprint.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Setting } from '../../typeset/page/item.ts';
import { type Mark, moved, type Page, type Tagged } from '../../typeset/page/page.ts';
import { line } from '../../typeset/page/path.ts';
import { areaWidth, ink, leftEdge, measure, type Style } from '../../typeset/page/style.ts';
import { setParagraph, setSingleLine } from '../../typeset/text/paragraph.ts';
import { asTag } from '../../typeset/text/tag.ts';
import { displayCuts } from '../../typeset/text/text-style.ts';
import type { Setup as Request } from '../document.ts';

/** A page before it is bound: its marks count from the top left corner of the area between the margins. */
export interface Leaf {
  readonly marks: readonly Mark[];
  /** Stands in the running head. */
  readonly section?: string;
  /** What a thumb looks for in the outer corner: the Event numbers on the page. */
  readonly thumb?: string;
  /** No running head and no folio: title pages. */
  readonly bare?: boolean;
}

/** A leaf that can be made only when every anchor has its page: contents, indexes. */
export type DeferredLeaf = (pageOf: (anchor: string) => string) => Leaf;

/** How this document sets text in the column of its paper. */
export function columnSetting(request: Request): Setting {
  const { style, typesetter, complain } = request;
  return { style, typesetter, complain, width: measure(style) };
}

/** Height of the text area. */
export function areaHeight(style: Style): number {
  return style.bottom - style.top;
}

/** Binds leaves into numbered pages. */
export function bind(leaves: readonly (Leaf | DeferredLeaf)[], request: Request): Page[] {
  const places = new Map<string, string>();
  leaves.forEach((leaf, index) => {
    const { marks } = typeof leaf === 'function' ? leaf(() => '0') : leaf;
    for (const mark of marks) if (mark.kind === 'anchor') places.set(mark.id, String(index + 1));
  });
  const pageOf = (anchor: string) => {
    const label = places.get(anchor);
    if (label === undefined) throw new Error(`no page has the anchor ${anchor}`);
    return label;
  };
  return leaves.map((leaf, index) => bindLeaf(typeof leaf === 'function' ? leaf(pageOf) : leaf, index + 1, request));
}

function bindLeaf(leaf: Leaf, number: number, request: Request): Page {
  const { style } = request;
  const left = leftEdge(style, number);
  const marks = [
    ...(leaf.bare ? [] : runningHead(leaf, number, request)),
    ...leaf.marks.map((mark) => moved(mark, left, style.top)),
  ];
  return { width: style.width, height: style.height, marks, label: String(number) };
}

/** Book and section on the inside, the numbers on the page outside, the folio between them. */
function runningHead(leaf: Leaf, number: number, request: Request): Mark[] {
  const { style, typesetter, imprint } = request;
  const left = leftEdge(style, number);
  const width = areaWidth(style);
  const y = style.top - 17;
  const onLeft = style.mirrored && number % 2 === 0;
  const small = captionStyle(9, ink.faint);
  const name = setSingleLine(plain(leaf.section ?? imprint.title), small, 'artifact', typesetter);
  const folio = setSingleLine(plain(String(number), 'bold'), captionStyle(10, ink.text), 'artifact', typesetter);
  const thumb =
    leaf.thumb && setSingleLine(plain(leaf.thumb, 'bold'), captionStyle(17, ink.accent), 'artifact', typesetter);
  const outer = thumb || folio;
  const at = (set: { marks: readonly Mark[]; width: number }, x: number) => shifted(set.marks, x, y);
  return [
    ...at(outer, onLeft ? left : left + width - outer.width),
    ...(thumb ? at(folio, left + (width - folio.width) / 2) : []),
    ...at(name, onLeft ? left + width - name.width : left),
    line({ x: left, y: y + 5 }, { x: left + width, y: y + 5 }, { stroke: ink.rule, width: 0.4 }),
  ];
}

/** What the first page says of the edition. */
export function imprintLines({ edition, fingerprint }: Imprint): string[] {
  return [`${edition.name}, ${edition.date}`, `Content ${fingerprint}`];
}

/** The first page of a book without a picture. */
export function titleLeaf(name: string, request: Request): Leaf {
  const { style, typesetter, imprint } = request;
  const width = areaWidth(style);
  const height = areaHeight(style);
  const big = width * 0.19;
  // The name of the game and that of the book are one title.
  const title = asTag('title');
  const set = (
    text: Inlines,
    size: number,
    colour: number | readonly [number, number, number],
    tag: Tagged = 'paragraph',
  ) => setParagraph(text, width, { cuts: displayCuts, size, colour, mode: 'ragged' }, tag, typesetter, tag === title);
  const put = (lines: readonly { marks: readonly Mark[] }[], y: number, step: number) =>
    lines.flatMap((one, index) => shifted(one.marks, 0, y + index * step));
  const words = imprint.title.toUpperCase().split(' ');
  const top = height * 0.2;
  const marks: Mark[] = [
    { kind: 'anchor', id: 'title-page', y: 0, bookmark: { title: `${imprint.title}: ${name}`, level: 1 } },
  ];
  for (const [index, word] of words.entries())
    marks.push(...put(set(plain(word, 'bold'), big, ink.text, title), top + index * big * 0.88, big));
  const below = top + (words.length - 1) * big * 0.88 + big * 0.32;
  marks.push(line({ x: 0, y: below }, { x: width, y: below }, { stroke: ink.accent, width: 3 }));
  marks.push(...put(set(plain(name.toUpperCase()), big * 0.36, ink.accent, title), below + big * 0.45, big * 0.4));
  marks.push(...put(set(plain(imprint.subtitle), 13, ink.text), below + big * 0.45 + 26, 17));
  marks.push(...put(set(plain(`${imprint.edition.name}, ${imprint.edition.date}`), 9.5, ink.faint), height - 14, 13));
  marks.push(...put(set(plain(`Content ${imprint.fingerprint}`), 9.5, ink.faint), height - 1, 13));
  return { marks, bare: true };
}

/** A page, or what is left of one, for the player's own notes. */
export function notesMarks(request: Request, width: number, height: number, title: string): Mark[] {
  const { style, typesetter } = request;
  const caption = setSingleLine(plain(title.toUpperCase(), 'bold'), captionStyle(9, ink.faint), 'artifact', typesetter);
  const step = style.leading * 2;
  const rules: Mark[] = [];
  for (let y = style.leading * 3; y <= height; y += step)
    rules.push(line({ x: 0, y }, { x: width, y }, { stroke: ink.hair, width: 0.5 }));
  return [...shifted(caption.marks, 0, style.leading * 0.75), ...rules];
}

/** Splits blocks at slots: each group is running text, or the name of a slot. */
export function splitAtSlots(blocks: readonly Block[]): (readonly Block[] | string)[] {
  const groups: (Block[] | string)[] = [];
  for (const block of blocks) {
    const open = groups.at(-1);
    if (block.kind === 'slot') groups.push(block.name);
    else if (Array.isArray(open)) open.push(block);
    else groups.push([block]);
  }
  return groups;
}
