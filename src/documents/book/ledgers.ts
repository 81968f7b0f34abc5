/** Runs → the pages to write them on, opposite Endings and at the end of the book. */

import { listOf } from '../../language/formats.ts';
import { plain } from '../../manuscript/block.ts';
import { memo } from '../../memo.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { baseline, captionStyle, linesAt, setCaption, setFitted, shifted } from '../../typeset/page/body.ts';
import { boundsOf } from '../../typeset/page/box.ts';
import type { Mark, Stamp, Step, Tag, Tagged } from '../../typeset/page/page.ts';
import { horizontalLine, rectangle, writingLine } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, isFullPage, millimetre, type Style } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import type { AnyRequest, Request } from '../document.ts';
import type { PageDraft } from './book.ts';
import { pictureBelow, type Subject } from './pictures.ts';

type Put = (text: string, x: number, y: number, size: number, cut?: 'roman' | 'bold') => Mark[];

export function ledgerText(request: Request, tag: Tagged): Put {
  return (text, x, y, size, cut = 'roman') => {
    const look = { size, colour: cut === 'bold' ? ink.text : ink.faint, runsOn: true };
    return shifted(setCaption(plain(text, cut), look, tag, request).marks, x, y);
  };
}

export function ruled({ style }: AnyRequest, width: number, from: number, to: number): Mark[] {
  const marks: Mark[] = [];
  // The last one is level with the last line of a full page.
  for (let y = to - style.leading + baseline(style); y >= from - 0.01; y -= style.leading * 2)
    marks.push(writingLine(y, 0, width));
  return marks;
}

/** The height near another at which a rule has equal room above the first line. */
function ruleAbove({ leading }: Style, near: number, { foot, step }: { readonly foot: number; readonly step: number }) {
  return foot - step * Math.floor((foot - near + leading * 0.3) / step);
}

/** Heads of columns, and their starts in shares of the width. */
type Columns = readonly (readonly [head: string, from: number])[];

const headsOf = (columns: Columns, { say }: Request) =>
  listOf(
    say,
    columns.map(([head]) => head),
  );

/** Heads above their columns, smaller where one is too long. */
function headMarks(columns: Columns, width: number, y: number, put: Put): Mark[] {
  return columns.flatMap(([head, from], index) => {
    const room = ((columns[index + 1]?.[1] ?? 1) - from) * width - 4;
    return put(head, from * width, y, ledgerSize(put, head, { room, size: headSize }));
  });
}

const headSize = 9.5;

/** The size of a line, smaller where it is wider than its room in points. */
export function ledgerSize(put: Put, text: string, { room, size }: { readonly room: number; readonly size: number }) {
  const boxes = put(text, 0, 0, size).map(boundsOf);
  return size * Math.min(1, room / Math.max(...boxes.map((box) => box.x + box.width)));
}

/** The Runs that ended there, opposite an Ending or before it on single-sided sheets. */
function endingLedger(request: Request, foot: number): () => Mark[] {
  const { say } = request;
  const { run, core } = request.content.game.words;
  const heading = say('ledger-heading');
  const how = say('ledger-how', { place: request.style.mirrored ? 'opposite' : 'next' });
  const columns: Columns = [
    [capitalised(run.one), 0],
    [say('run-date'), 0.16],
    [capitalised(core.many), 0.42],
    [say('run-remembered'), 0.58],
  ];
  const { leading } = request.style;
  const put = ledgerText(request, 'artifact');
  const width = areaWidth(request.style);
  const top = ruleAbove(request.style, leading * 4, {
    foot: foot - leading + baseline(request.style),
    step: leading * 2,
  });
  const marks = [
    ...put(capitalised(heading), 0, leading * 0.75, 11.5, 'bold'),
    ...put(how, 0, leading * 1.75, ledgerSize(put, how, { room: width, size: 10 })),
    ...headMarks(columns, width, top - leading * 0.35, put),
    horizontalLine(top, 0, width, { stroke: ink.text, width: 0.8 }),
    ...ruled(request, width, top + leading, foot),
  ];
  const inked = marks.flatMap((mark) => (mark.kind === 'text' || mark.kind === 'path' ? [mark] : []));
  // Half a line's width below the last of them.
  const stamp: Stamp = { width, height: foot - leading + baseline(request.style) + 0.25, marks: inked };
  const read = say('ledger-words', { heading, how, columns: headsOf(columns, request) });
  return () => [{ kind: 'stamp', role: { role: 'figure', altText: read }, stamp, x: 0, y: 0 }];
}

/** Share of the page opposite an Ending for its picture. */
const plateShare = 0.6;

/** Pages opposite Endings: caption, Runs that ended there, and a picture without room on its own page. */
export function endingPages(request: Request): (plate: Subject | undefined, caption?: string) => PageDraft {
  const { leading } = request.style;
  const width = areaWidth(request.style);
  const height = areaHeight(request.style);
  // Rows are two lines high, their heads level on every page.
  const from = height - Math.round((height * plateShare) / (2 * leading)) * 2 * leading;
  const ledger = memo((to: number) => endingLedger(request, to));
  const title = setCaption(request.say('ledger-heading'), { size: 11.5 }, 'artifact', request);
  const room = width - title.width - 12;
  return (plate, caption = '') => ({
    marks: [],
    below(to) {
      const picture = pictureBelow(plate, { from, to }, request);
      // Beside the heading, smaller where that is long.
      const look = { size: headSize, colour: ink.accent, runsOn: true };
      const head = setFitted(caption, look, room, 'paragraph', request);
      return [
        ...shifted(head.marks, width - head.width, leading * 0.75),
        ...(picture.length > 0 ? [...ledger(from)(), ...picture] : ledger(to)()),
      ];
    },
  });
}

/** Pitch of boxes in their widths: usual, and close if that makes one row. */
const boxPitch = { usual: 1.5, close: 1.25 } as const;

/** The last page: a box for each Ending by its page, and a row for each Run. */
export function runsPage(request: Request, above: number, pages: readonly string[]): Mark[] {
  const { style, typesetter, say } = request;
  const { leading } = style;
  const top = above + leading * 0.75;
  const width = areaWidth(style);
  const figure: Tag = {
    role: 'figure',
    altText: say('runs-words-boxes', { pages: listOf(say, pages), columns: headsOf(runColumns(request), request) }),
  };
  const centred: Put = (text, middle, y, size) => {
    const set = setCaption(plain(text), { size, runsOn: true }, figure, request);
    return shifted(set.marks, middle - set.width / 2, y);
  };
  const box = 6 * millimetre;
  const inRow = (pitch: number) => Math.min(pages.length, Math.floor(width / (box * pitch)));
  const across = Math.max(1, inRow(boxPitch.close) === pages.length ? pages.length : inRow(boxPitch.usual));
  const pitch = across > 1 ? (width - box) / (across - 1) : width;
  const boxRow = box + leading * 1.25;
  const how = setParagraph(plain(say('runs-how')), width, captionStyle(10, ink.faint), 'paragraph', typesetter);
  const boxesTop = top + leading * (how.length + 0.5);
  const tableTop = boxesTop + Math.ceil(pages.length / across) * boxRow + leading * 1.5;
  return [
    ...linesAt(how, 0, top + leading * 0.5, leading),
    ...pages.flatMap((page, index): Mark[] => {
      const x = (index % across) * pitch;
      const y = boxesTop + Math.floor(index / across) * boxRow;
      return [
        rectangle(x, y, box, box, { role: figure, stroke: ink.text, width: 0.8 }),
        ...centred(page, x + box / 2, y + box + 9, 8.8),
      ];
    }),
    ...runRows(request, figure, tableTop),
  ];
}

export function moreRunsPage(request: Request): Mark[] {
  const figure: Tag = {
    role: 'figure',
    altText: request.say('runs-words', { columns: headsOf(runColumns(request), request) }),
  };
  return runRows(request, figure, request.style.leading * 1.5);
}

function runColumns({ content, say }: Request): Columns {
  const { run, core, ending } = content.game.words;
  return [
    [run.one, 0],
    [say('run-date'), 0.1],
    [say('run-difficulty'), 0.28],
    [say('run-turns'), 0.48],
    [capitalised(core.many), 0.58],
    [ending.one, 0.7],
  ];
}

/** Lines to a row: one opening of small pages has some forty. */
const runLines = { full: 2, small: 1.5 } as const;

/** Heads over a rule, and rows level with the lines of the facing page. */
function runRows(request: Request, figure: Tag, from: number): Mark[] {
  const { style } = request;
  const width = areaWidth(style);
  const foot = areaHeight(style) - style.leading + baseline(style);
  const step = style.leading * (isFullPage(style) ? runLines.full : runLines.small);
  const top = ruleAbove(style, from, { foot, step });
  const rows = Math.round((foot - top) / step);
  const put = ledgerText(request, figure);
  const steps = Array.from({ length: rows }, (_, row) => foot - step * row).flatMap((y): Step[] => [
    ['move', 0, y],
    ['line', width, y],
  ]);
  return [
    ...headMarks(runColumns(request), width, top - 5, put),
    horizontalLine(top, 0, width, { role: figure, stroke: ink.text, width: 0.8 }),
    { kind: 'path', role: figure, stroke: ink.outline, width: 0.5, steps },
  ];
}
