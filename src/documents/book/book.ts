/** Leaves → pages of a book: running heads, folios. */

import { sumOf } from '../../item-at.ts';
import { dateOf } from '../../language/formats.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import { TemplateFault } from '../../manuscript/template-fault.ts';
import { setCaption, shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import { type AnchorMark, type Mark, moved, type Page } from '../../typeset/page/page.ts';
import { type PageColumn, paginate } from '../../typeset/page/paginate.ts';
import { horizontalLine, writingLine } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, isFullPage, leftEdge, type Style } from '../../typeset/page/style.ts';
import { type Filling, fillLevel } from '../../typeset/spread/level.ts';
import { asTag } from '../../typeset/text/tag.ts';
import type { AnyRequest, Request, Writing } from '../document.ts';
import { tabsOf } from './tabs.ts';

/** A link to an anchor, and its words. */
export interface PageLink {
  readonly id: string;
  readonly title: string;
}

/** The Events, Outcomes or chapters of a page, in its outer corner; Events have tabs too. */
export interface CornerText {
  readonly kind: 'events' | 'outcomes' | 'chapters';
  readonly text: string;
}

/** Links below a screen page: to the next page, if that continues the text, or back and on to other parts. */
export type PageLinks = 'continues' | { readonly from: PageLink; readonly onward?: PageLink };

/** A page before it is bound; marks count from the top left of its area. */
export interface PageDraft {
  readonly marks: readonly Mark[];
  /** Fills the rest of the page, level with the facing page. */
  readonly below?: Filling | undefined;
  /** Title pages have no running head and no folio. */
  readonly head?: 'none' | { readonly section?: string | undefined; readonly corner?: CornerText | undefined };
  readonly links?: PageLinks | undefined;
}

/** The page of an anchor, and its volume from 1 in a book of several. */
export interface PageReference {
  readonly page: string;
  readonly volume?: number;
}

/** A leaf that needs the page numbers of anchors: contents, indexes. */
export type DeferredPage = (pageOf: (anchor: string) => string, find: (anchor: string) => PageReference) => PageDraft;

/** A request with the margins of its veil: without one, full pages are printed on one side, their spine always left. */
export function withVeilMargins<One extends Request<'veil'>>(request: One): One {
  const { style, veil } = request;
  return veil === 'none' && isFullPage(style) ? { ...request, style: { ...style, mirrored: false } } : request;
}

/** Blocks at the head of a page. */
export function pageHead(blocks: readonly Block[], request: AnyRequest): PageColumn {
  const [head = { marks: [], height: 0 }] = paginate(setGalley(blocks, request), areaHeight(request.style));
  return head;
}

/** The page of an anchor where no page has its number yet. */
const noPage = () => '0';

interface BindingOptions {
  /** The volume of a page, which is counted from 0. */
  volumeAt?(place: number): number | undefined;
  /** Tabs at the outer edge, for the first digits of Events. */
  readonly tabs?: number;
}

/** Binds leaves into numbered pages. */
export function bind(
  leaves: readonly (PageDraft | DeferredPage)[],
  request: AnyRequest,
  { volumeAt = () => undefined, tabs = 0 }: BindingOptions = {},
): Page[] {
  const places = new Map<string, string>();
  leaves.forEach((leaf, index) => {
    const { marks } = typeof leaf === 'function' ? leaf(noPage, () => ({ page: noPage() })) : leaf;
    for (const mark of marks) if (mark.kind === 'anchor') places.set(mark.id, String(index + 1));
  });
  const pageOf = (anchor: string) => {
    const label = places.get(anchor);
    if (label === undefined) throw new Error(`no page has the anchor ${anchor}`);
    return label;
  };
  const find = (anchor: string): PageReference => {
    const page = pageOf(anchor);
    const volume = volumeAt(Number(page) - 1);
    return { page, ...(volume !== undefined && { volume }) };
  };
  const made = fillLevel(
    leaves.map((leaf) => (typeof leaf === 'function' ? leaf(pageOf, find) : leaf)),
    request.style,
  );
  const hub = request.style.single ? hubOf(made) : undefined;
  const draw = tabsOf(request);
  return made.map((leaf, index) => {
    const isContinued = made[index - 1]?.links === 'continues';
    const page = bindLeaf(leaf, index + 1, request, hub && { ...hub, isContinued });
    const corner = leaf.head === 'none' ? undefined : leaf.head?.corner;
    // A screen has no edge to find a page by.
    if (corner?.kind !== 'events' || request.style.single) return page;
    const side = isLeftHand(request.style, index + 1) ? 'left' : 'right';
    const digits = tabs > 0 ? [...new Set(corner.text.match(/\b\d/gu))] : [];
    const own = digits.flatMap((text) => draw({ text, place: Number(text) - 1, of: tabs }, side));
    return { ...page, marks: [...page.marks, ...own] };
  });
}

function isLeftHand(style: Style, number: number): boolean {
  return style.mirrored && number % 2 === 0;
}

/** The anchor that screen pages lead back to, the first that exists, and links of its own page. */
const hubs = [
  { back: 'events-by-number', on: ['contents', 'endings', 'remarks'] },
  { back: 'contents', on: [] },
] as const;

interface Hub {
  readonly back: AnchorMark;
  readonly on: readonly PageLink[];
}

const pageId = (number: number) => `page-${number}`;

function hubOf(leaves: readonly PageDraft[]): Hub | undefined {
  const anchors = leaves.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'anchor'));
  const named = (ids: readonly string[]) => ids.flatMap((id) => anchors.filter((anchor) => anchor.id === id));
  return hubs.flatMap(({ back, on }) => named([back]).map((one) => ({ back: one, on: named(on).map(linkTo) })))[0];
}

const linkTo = ({ id, bookmark }: AnchorMark): PageLink => ({ id, title: bookmark?.title ?? id });

export function bindLeaf(
  leaf: PageDraft,
  number: number,
  request: AnyRequest,
  hub?: Hub & { readonly isContinued: boolean },
): Page {
  const { style } = request;
  const left = leftEdge(style, number);
  const isTitle = leaf.head === 'none';
  const marks = [
    ...(isTitle ? [] : runningHead(leaf, number, request)),
    ...leaf.marks.map((mark) => moved(mark, left, style.top)),
    ...(hub?.isContinued ? [{ kind: 'anchor', id: pageId(number), y: 0 } as const] : []),
    ...(hub && !isTitle ? screenFoot(hub, leaf, number, request) : []),
  ];
  return { width: style.width, height: style.height, marks, label: String(number) };
}

/** Links below a screen page, the margin high: left to all Events, right back or on. */
function screenFoot({ back, on }: Hub, leaf: PageDraft, number: number, request: AnyRequest): Mark[] {
  const { style, say } = request;
  const link = ({ id, title }: PageLink) => [{ text: title, cut: 'bold', to: id }] as const;
  const own = () => {
    if (leaf.links === 'continues') return [link({ id: pageId(number + 1), title: say('screen-goes-on') })];
    const { from, onward } = leaf.links ?? {};
    const back = from && { ...from, title: say('screen-back', { title: from.title }) };
    return [back, onward].flatMap((one) => (one ? [link(one)] : []));
  };
  const links = leaf.marks.includes(back) ? on.map(link) : [link(linkTo(back)), ...own()];
  const set = (size: number) =>
    links.map((words) => setCaption(words, { size, colour: ink.accent }, asTag('paragraph'), request));
  const room = areaWidth(style) - style.leading * Math.max(0, links.length - 1);
  const feet = set(11 * Math.min(1, room / sumOf(set(11).map(({ width }) => width))));
  const y = style.bottom + 3;
  const area = { y, height: style.height - y };
  return feet.flatMap(({ marks, width }, index) =>
    shifted(
      marks,
      style.inner + ((areaWidth(style) - width) * index) / Math.max(1, feet.length - 1),
      style.bottom + style.leading * 1.25,
    ).map((mark) => (mark.kind === 'link' ? { ...mark, ...area } : mark)),
  );
}

/** The section at the inner edge; at the outer one the page number, with Events or chapters. */
function runningHead({ head }: PageDraft, number: number, request: AnyRequest): Mark[] {
  const { section, corner } = head === 'none' ? {} : (head ?? {});
  const { style, imprint } = request;
  const left = leftEdge(style, number);
  const width = areaWidth(style);
  const y = style.top - 17;
  const onLeft = isLeftHand(style, number);
  const name = setCaption(plain(section ?? imprint.title), { size: 9 }, 'artifact', request);
  const folio = setCaption(String(number), { size: 10, colour: ink.text }, 'artifact', request);
  const isChapters = corner?.kind === 'chapters';
  const thumb =
    corner && setCaption(corner.text, { size: isChapters ? 10 : 17, colour: ink.accent }, 'artifact', request);
  // Room for three digits: the text beside the folio never moves.
  const beside = 26;
  const at = (set: { marks: readonly Mark[]; width: number }, x: number) => shifted(set.marks, x, y);
  return [
    ...at(folio, onLeft ? left : left + width - folio.width),
    ...(thumb ? at(thumb, onLeft ? left + beside : left + width - beside - thumb.width) : []),
    // Chapters of long names have the line to themselves.
    ...(isChapters && thumb && beside + thumb.width + name.width + beside / 2 > width
      ? []
      : at(name, onLeft ? left + width - name.width : left)),
    horizontalLine(y + 5, left, left + width, { stroke: ink.rule, width: 0.4 }),
  ];
}

/** Edition and date, and the fingerprint of the content. */
export function imprintLines({ imprint: { edition, fingerprint }, say }: Writing): string[] {
  return [
    say('imprint-edition', { edition: edition.name, date: dateOf(say, edition.date) }),
    say('imprint-content', { fingerprint }),
  ];
}

/** Lines for the player's notes. */
export function notesMarks(request: AnyRequest, width: number, height: number): Mark[] {
  const { style, say } = request;
  const caption = setCaption(say('notes-heading'), { size: 9 }, 'artifact', request);
  const rules: Mark[] = [];
  for (let y = style.leading * 3; y <= height; y += style.leading * 2) rules.push(writingLine(y, 0, width));
  return [...shifted(caption.marks, 0, style.leading * 0.75), ...rules];
}

/** Refuses unknown, repeated or missing slots in a template. @throws TemplateFault */
export function checkSlots(
  blocks: readonly Block[],
  { known, needed = [] }: { readonly known: readonly string[]; readonly needed?: readonly string[] },
): void {
  const names = blocks.flatMap((block) => (block.kind === 'slot' ? [block.name] : []));
  const wrong = names.find((name, index) => !known.includes(name) || names.indexOf(name) < index);
  const list = known.map((name) => `:::${name}`).join(', ');
  if (wrong !== undefined)
    throw new TemplateFault(
      known.includes(wrong) ? `duplicate slot :::${wrong}` : `unknown slot :::${wrong}`,
      { words: `:::${wrong}` },
      `known: ${list}`,
    );
  const missing = needed.find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new TemplateFault(
      `expected slot :::${missing}, found none`,
      { words: ':::' },
      `write it on its own line, where that part of the book begins; known: ${list}`,
    );
}

/** Puts what a document makes of a slot in its place. */
export const fillSlots = (blocks: readonly Block[], make: (name: string) => readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'slot' ? make(block.name) : [block]));

/** A block that is no running text. */
type DisplayBlock = Extract<Block, { readonly kind: 'cover' | 'figure' | 'part' }>;

/** Running text, and the blocks between. */
export function inRuns(
  blocks: readonly Block[],
): ({ readonly kind: 'text'; readonly blocks: readonly Block[] } | DisplayBlock)[] {
  const runs: ({ readonly kind: 'text'; readonly blocks: Block[] } | DisplayBlock)[] = [];
  for (const block of blocks) {
    const open = runs.at(-1);
    if (block.kind === 'cover' || block.kind === 'figure' || block.kind === 'part') runs.push(block);
    else if (open?.kind === 'text') open.blocks.push(block);
    else runs.push({ kind: 'text', blocks: [block] });
  }
  return runs;
}
