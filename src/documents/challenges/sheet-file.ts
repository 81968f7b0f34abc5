/** Front pages, sheets, back pages → one file that can be printed on both sides. */

import { dateOf } from '../../language/formats.ts';
import { plain } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark, Page } from '../../typeset/page/page.ts';
import { horizontalLine, writingLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { asArtifact } from '../figures/figure.ts';
import { fitted, type Plan, sheetPen } from '../figures/pen.ts';
import type { SheetPlan } from '../sheets/plan.ts';
import { runPages } from '../sheets/sheet.ts';

export interface SheetPlace {
  readonly page: string;
  readonly anchor: string;
}

/** Places of the sheets in the file, for the pages around them. */
export interface SheetRange {
  readonly places: readonly SheetPlace[];
  readonly from: number;
  readonly to: number;
}

/** Marks from the top left corner of the printable area. */
type Side = readonly Mark[];

export function sheetFile(
  request: Request<'deals' | 'punch'>,
  plan: SheetPlan,
  { front, back = () => [] }: { front(range: SheetRange): readonly Side[]; back?(range: SheetRange): readonly Side[] },
): Page[] {
  const { width, height } = request.style;
  const { deals: boards } = request;
  const sheets = runPages(request, boards);
  const sides = sheets.length / boards.length;
  // Where sheets have backs, so do the other pages.
  const paged = (marks: Side, index: number): Page => {
    const left = sides > 1 && index % 2 === 1 ? plan.backLeft : plan.left;
    return { width, height, label: '', marks: shifted(marks, left, plan.top) };
  };
  // Sheets with backs begin on the front of a leaf.
  const whole = (pages: readonly Page[]) =>
    sides > 1 && pages.length % 2 === 1 ? [...pages, { width, height, label: '', marks: [] }] : pages;
  const rangeAfter = (before: number): SheetRange => ({
    places: boards.map((_, index) => ({
      page: String(before + index * sides + 1),
      anchor: `sheet-${index * sides + 1}`,
    })),
    from: before + 1,
    to: before + sheets.length,
  });
  // The count of front pages is the same for any page numbers.
  const before = whole(front(rangeAfter(0)).map(paged)).length;
  const range = rangeAfter(before);
  const pages = [...whole(front(range).map(paged)), ...sheets, ...back(range).map(paged)];
  return pages.map((page, index) => ({ ...page, label: String(index + 1) }));
}

export const headHeight = (plan: Plan): number => 50 * plan.unit;

/** Title, game, and the common difficulty and kind. */
export function fileHead(
  request: Request<'deals'>,
  plan: Plan,
  { title, heading, anchor }: Record<'title' | 'heading' | 'anchor', string>,
): Mark[] {
  const { deals: boards } = request;
  const { game } = request.content;
  const { edition, fingerprint } = request.imprint;
  const pen = sheetPen(request, plan);
  const { say } = pen;
  const u = plan.unit;
  const name = say.capitals(game.title);
  const [sample] = boards;
  const difficulty = game.difficulties.find(({ id }) => id === sample?.difficulty)?.name ?? '';
  const kind = `${sample?.sealed ? 'sealed' : 'open'}${sample?.dice ? '-with-rolls' : ''}`;
  const note = say('pack-note', { count: boards.length, difficulty, kind });
  const colophon = say('pack-edition', { edition: edition.name, date: dateOf(say, edition.date), fingerprint });
  const isEditionShown = pen.width(plain(note), 9.5) + 12 * u + pen.width(plain(colophon), 8.5) <= plan.width;
  const room = plan.width - pen.width(name, 13) - 14 * u;
  const big = fitted(pen, heading, 28, room);
  return [
    { kind: 'anchor', id: anchor, y: 0, bookmark: { title, level: 1 } },
    ...pen.put(heading, 0, 25 * u, big, { role: 'heading-1' }),
    ...pen.put(name, plan.width, 25 * u, 13, { align: 'right', colour: ink.accent }),
    horizontalLine(33 * u, 0, plan.width, { stroke: ink.text, width: 1.4 * u }),
    ...pen.put(plain(note), 0, 44 * u, 9.5),
    ...(isEditionShown ? pen.put(plain(colophon), plan.width, 44 * u, 8.5, { align: 'right', colour: ink.faint }) : []),
  ];
}

const pitch = 18; // points between lines to write on: 6.3 mm

/** Lines to write on, down to the foot of the page, if a quarter of it is free. */
export function notes(request: Request, plan: Plan, from: number): Mark[] {
  if (plan.height - from < plan.height / 4) return [];
  const top = from + 2 * pitch;
  const rows = Math.floor((plan.height - top) / pitch);
  return asArtifact([
    ...sheetPen(request, plan).put(plain(request.say('pack-notes'), 'bold'), 0, top, 9.5, { colour: ink.faint }),
    ...Array.from({ length: rows }, (_, row) => plan.height - pitch * row).map((y) => writingLine(y, 0, plan.width)),
  ]);
}
