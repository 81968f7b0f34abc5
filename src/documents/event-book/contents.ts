/** Parts and Events → the contents, with a grid in which to tick Events. */

import {
  type Block,
  type Figure,
  type Heading,
  type Inline,
  pageRef,
  plain,
  plainText,
} from '../../manuscript/block.ts';
import { facesOf } from '../../model/event.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { baseline, captionStyle, linesAt, setCaption, shifted } from '../../typeset/page/body.ts';
import { emptyMark, type Mark, type Rect, type Step, type Tag } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, millimetre } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { asTag } from '../../typeset/text/tag.ts';
import { type DeferredPage, type PageDraft, type PageReference, pageHead } from '../book/book.ts';
import { pictureBelow, type Subject } from '../book/pictures.ts';
import type { Brief, Request } from '../document.ts';
import { effectKeyMarks } from './effect-key.ts';
import { eventId } from './manuscript.ts';

/** The title of a part, and its anchor. */
interface ContentsPart {
  readonly title: string;
  readonly id: string;
}

/** Min and max height of a cell. */
const cellHeights = { min: 9.5 * millimetre, max: 32 * millimetre };
const tickBox = 5 * millimetre;
/** Room for the heads of rows and columns, in points. */
const headRoom = 16;

/** The contents: one leaf, or two if the grid needs its own; a picture closes the first. */
export function contentsLeaves(
  blocks: readonly Block[],
  request: Request,
  { closing, foot }: { readonly closing: Subject | undefined; readonly foot: number },
): DeferredPage[] {
  const { style, content, say } = request;
  const height = areaHeight(style);
  const head = pageHead(blocks.slice(0, 1), request);
  const parts = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(listedPart) : []));
  const top = head.height + style.leading;
  const gridTop = top + parts.length * rowHeight(request) + style.leading * 2;
  const minHeight = style.leading * 3.5 + headRoom + cellHeights.min * content.game.eventDie;
  const isShared = gridTop + minHeight <= height;
  const gridFoot = gridTop + minHeight <= foot ? foot : height;
  const listed = (find: Find) => [...head.marks, ...shifted(partRows(request, parts, find), 0, top)];
  const grid = (find: Find, from: number, to: number) => shifted(eventGrid(request, to - from, find), 0, from);
  const leaf = (marks: readonly Mark[]): PageDraft => ({ head: { section: say('contents-title') }, marks });
  if (isShared) return [(_, find) => leaf([...listed(find), ...grid(find, gridTop, gridFoot)])];
  const below = pictureBelow(closing, { from: gridTop - style.leading * 2, to: foot }, request);
  return [(_, find) => leaf([...listed(find), ...below]), (_, find) => leaf(grid(find, 0, height))];
}

/** Finds the page of an anchor. */
export type Find = Parameters<DeferredPage>[1];

/** Contents inside a later volume's cover: Events without boxes, and the signs of effects. */
export function contentsAgain(effects: Figure | undefined, request: Request, find: Find): PageDraft {
  const height = areaHeight(request.style);
  const key = effects ? effectKeyMarks(effects, request) : { marks: [], height: 0 };
  const top = height - key.height;
  return {
    marks: [...eventGrid(request, top - request.style.leading, find, { isAgain: true }), ...shifted(key.marks, 0, top)],
  };
}

const volumeWords = ({ volume }: PageReference, { say }: Request) =>
  volume === undefined ? '' : say('contents-volume', { volume });

const rowHeight = ({ style }: Request) => style.leading * 1.5;

/** Points that the volume takes of a row. */
const volumeRoom = 26;

/** A row for each part, its page at the outer end. */
function partRows(request: Request, parts: readonly ContentsPart[], find: Find): Mark[] {
  const width = areaWidth(request.style);
  const step = rowHeight(request);
  const table: Tag = { role: 'table' };
  return parts.flatMap(({ title, id }, index): Mark[] => {
    const row: Tag = { role: 'table-row', within: table };
    const y = index * step;
    const set = (text: string, tag: Tag) =>
      setCaption([{ text, cut: 'bold', to: id }], { size: 12, colour: ink.text }, tag, request);
    const name = set(title, { role: 'table-header', within: row, scope: 'row' });
    const found = find(id);
    const page = set(found.page, { role: 'table-cell', within: row });
    const volume = setCaption(plain(volumeWords(found, request)), { size: 10 }, 'artifact', request);
    return [
      ...shifted(name.marks, 0, y + step * 0.7),
      ...shifted(volume.marks, width - volumeRoom - volume.width, y + step * 0.7),
      ...shifted(page.marks, width - page.width, y + step * 0.7),
      horizontalLine(y + step, 0, width, { stroke: ink.hair, width: 0.4 }),
    ];
  });
}

/** The top left corner and size of a grid's cells, in points. */
interface GridPlan {
  readonly left: number;
  readonly top: number;
  readonly cell: { readonly width: number; readonly height: number };
}

function gridLines({ left, top, cell }: GridPlan, faces: readonly number[]): Mark {
  const [right, foot] = [left + cell.width * faces.length, top + cell.height * faces.length];
  const steps = [0, ...faces].flatMap((at): Step[] => [
    ['move', left + at * cell.width, top],
    ['line', left + at * cell.width, foot],
    ['move', left, top + at * cell.height],
    ['line', right, top + at * cell.height],
  ]);
  return { kind: 'path', role: 'artifact', stroke: ink.rule, width: 0.5, steps };
}

/** Boxes to tick in the lower right of each cell, as one mark. */
function tickBoxes({ left, top, cell }: GridPlan, faces: readonly number[]): Mark {
  const steps = faces.flatMap((down) =>
    faces.flatMap((across) => {
      const [x, y] = [left + cell.width * across, top + cell.height * down];
      return rectangle(x - tickBox - 4, y - tickBox - 4, tickBox, tickBox, {}).steps;
    }),
  );
  return { kind: 'path', role: 'artifact', stroke: ink.text, width: 0.7, steps };
}

/** A cell: the Event's number, and its page if the book has it. */
function eventCell(number: number, { x, y, width, height }: Rect, tag: Tag, find: Find, request: Request): Mark[] {
  const { style, say, content } = request;
  // Cells of large print are low: pages are smaller than numbers.
  const numberSize = Math.min(20, height * (style.flows ? 0.5 : 0.42));
  const pageSize = style.flows ? Math.min(12, numberSize * 0.65) : 12;
  const named = setCaption(String(number), { size: numberSize, colour: ink.text }, tag, request);
  const numberMarks = shifted(named.marks, x + 4, y + numberSize * 0.72 + 4);
  if (!content.events.some((one) => one.number === number)) return numberMarks;
  const before = setCaption(`${say('contents-page')} `, { size: 9 }, tag, request);
  const to = eventId(number);
  const found = find(to);
  const look = { size: pageSize, colour: style.flows ? ink.faint : ink.text };
  const page = setCaption([{ text: found.page, cut: 'bold', to }], look, tag, request);
  const volume = setCaption(volumeWords(found, request), { size: 9 }, 'artifact', request);
  const foot = y + height - (style.leading - baseline(style));
  return [
    ...numberMarks,
    ...shifted(volume.marks, x + width - 4 - volume.width, y + numberSize * 0.72 + 4),
    ...shifted(before.marks, x + 4, foot),
    ...shifted(page.marks, x + 4 + before.width, foot),
  ];
}

/** The grid of both throws: each Event's number, page and box to tick. */
function eventGrid(request: Request, room: number, find: Find, { isAgain = false } = {}): Mark[] {
  const { style, typesetter, say, content } = request;
  const { game } = content;
  const width = areaWidth(style);
  const faces = facesOf(game.eventDie);
  const title = setCaption(say('contents-grid'), { size: 14.5, colour: ink.accent }, asTag('heading-2'), request);
  const note = setParagraph(
    plain(say(isAgain ? 'contents-grid-again' : 'contents-grid-how')),
    width,
    captionStyle(10, ink.text),
    'paragraph',
    typesetter,
  );
  const [left, headTop] = [headRoom + 2, style.leading * (1.5 + note.length)];
  const cell = {
    width: (width - left) / faces.length,
    height: Math.max(cellHeights.min, Math.min(cellHeights.max, (room - headTop - headRoom) / faces.length)),
  };
  const table: Tag = { role: 'table' };
  const plan: GridPlan = { left, top: headTop + headRoom, cell };
  const columns: Tag = { role: 'table-row', within: table };
  const headOf = (face: number, within: Tag, scope: 'row' | 'column') =>
    setCaption(String(face), { size: 12, colour: ink.accent }, { role: 'table-header', within, scope }, request);
  const headRow = faces.flatMap((units, index): Mark[] => {
    const one = headOf(units, columns, 'column');
    return shifted(one.marks, left + cell.width * (index + 0.5) - one.width / 2, headTop + headRoom - 4);
  });
  const rows = faces.flatMap((tens, down): Mark[] => {
    const row: Tag = { role: 'table-row', within: table };
    const name = headOf(tens, row, 'row');
    return [
      ...shifted(name.marks, headRoom / 2 - name.width / 2, plan.top + cell.height * (down + 0.5) + 4),
      ...faces.flatMap((units, across): Mark[] => {
        const number = tens * 10 + units;
        const place = { x: left + cell.width * across, y: plan.top + cell.height * down, ...cell };
        const tag: Tag = { role: 'table-cell', within: row };
        return eventCell(number, place, tag, find, request);
      }),
    ];
  });
  return [
    gridLines(plan, faces),
    ...(isAgain ? [] : [tickBoxes(plan, faces)]),
    { kind: 'anchor', id: 'events-by-number', y: 0, bookmark: { title: say('contents-grid'), level: 2 } },
    ...shifted(title.marks, 0, style.leading * 0.75),
    ...linesAt(note, 0, style.leading * 1.75, style.leading),
    emptyMark({ role: 'table-cell', within: columns }),
    ...headRow,
    ...rows,
  ];
}

const listedPart = ([{ text: title = '', to: id = '' } = {}]: readonly Partial<Inline>[]): ContentsPart => ({
  title,
  id,
});

/** Heading and list of the parts of an Event Book. */
export function listOfParts(parts: readonly Block[], { content, format, say }: Brief): Block[] {
  const { event, run } = content.game.words;
  const listed = (block: Block): readonly ContentsPart[] => {
    if (block.kind === 'heading') return block.level === 1 ? [{ title: headingTitle(block), id: block.id }] : [];
    if (block.kind === 'figure') return block.words.flatMap(listed);
    if (block.kind !== 'part' || block.name === 'contents') return [];
    const own = block.blocks.flatMap(listed);
    return block.name === 'events' ? [...own, { title: capitalised(event.many), id: 'events' }] : own;
  };
  const all = parts.flatMap(listed);
  if (format.medium === 'paper') all.push({ title: capitalised(run.many), id: 'runs' });
  return [
    { kind: 'heading', level: 1, text: plain(say('contents-title')), id: 'contents' },
    {
      kind: 'list',
      ordered: false,
      items: all.map(({ title, id }) => [{ text: title, cut: 'bold', to: id }, pageRef(id, 'bold')]),
    },
  ];
}

/** Titles that are a word of the game are in small letters there. */
const headingTitle = ({ text, id }: Heading) => (id === 'endings' ? capitalised(plainText(text)) : plainText(text));
