/** Front pages, sheets, back pages → one file that can be printed on both sides. */

import { plain } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark, Page } from '../../typeset/page/page.ts';
import { line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { RatedChallenge, Request } from '../document.ts';
import { asArtifact } from '../figures/figure.ts';
import { type Plan, type SheetPen, sheetPen } from '../figures/pen.ts';
import type { SheetPlan } from '../sheets/plan.ts';
import { runPages } from '../sheets/sheet.ts';

/** Where the sheet of a board stands. */
export interface SheetPlace {
  readonly page: string;
  readonly anchor: string;
}

/** What is known of the file when its other pages are made. */
export interface Around {
  readonly places: readonly SheetPlace[];
  /** First and last page of the sheets. */
  readonly from: number;
  readonly to: number;
}

type Side = readonly Mark[];

/** Puts sheets between other pages; each side of these is marks from the top left corner of what is clear. */
export function sheetFile(
  request: Request<'punch'>,
  plan: SheetPlan,
  boards: readonly RatedChallenge[],
  { front, back = () => [] }: { front(around: Around): readonly Side[]; back?(around: Around): readonly Side[] },
): Page[] {
  const { width, height } = request.style;
  const sheets = runPages(request, boards);
  const sides = sheets.length / boards.length;
  // Where sheets have backs, so have the pages around them.
  const paged = (marks: Side, index: number): Page => {
    const left = sides > 1 && index % 2 === 1 ? plan.backLeft : plan.left;
    return { width, height, label: '', marks: shifted(marks, left, plan.top) };
  };
  // Sheets with backs begin on the front of a leaf.
  const whole = (pages: readonly Page[]) =>
    sides > 1 && pages.length % 2 === 1 ? [...pages, { width, height, label: '', marks: [] }] : pages;
  const around = (before: number): Around => ({
    places: boards.map((_, index) => ({
      page: String(before + index * sides + 1),
      anchor: `sheet-${index * sides + 1}`,
    })),
    from: before + 1,
    to: before + sheets.length,
  });
  // How many pages stand before the sheets does not depend on their numbers.
  const before = whole(front(around(0)).map(paged)).length;
  const known = around(before);
  const pages = [...whole(front(known).map(paged)), ...sheets, ...back(known).map(paged)];
  return pages.map((page, index) => ({ ...page, label: String(index + 1) }));
}

/** Height of the head of a page. */
export const headHeight = (plan: Plan): number => 50 * plan.unit;

/** Title, game and what all boards of the file have in common. */
export function fileHead(
  request: Request,
  plan: Plan,
  {
    title,
    anchor,
    boards,
  }: { readonly title: string; readonly anchor: string; readonly boards: readonly RatedChallenge[] },
): Mark[] {
  const { content, imprint } = request;
  const { game } = content;
  const pen = sheetPen(request, plan);
  const u = plan.unit;
  const name = game.title.toUpperCase();
  const [sample] = boards;
  const difficulty = game.difficulties.find(({ id }) => id === sample?.difficulty)?.name ?? '';
  const kind = `${sample?.sealed ? 'sealed' : 'open'}${sample?.dice ? ` with ${game.words.outcomeRoll.many}` : ''}`;
  const note = `${boards.length} ${boards.length === 1 ? game.words.runSheet.one : game.words.runSheet.many}, ${difficulty}, ${kind}`;
  const edition = `${imprint.edition.name}, ${imprint.edition.date} \u00B7 Content ${imprint.fingerprint}`;
  const room = plan.width - pen.width(name, 13) - 14 * u;
  const big = Math.min(28, (28 * room) / pen.width(title.toUpperCase(), 28));
  return [
    { kind: 'anchor', id: anchor, y: 0, bookmark: { title, level: 1 } },
    ...pen.put(title.toUpperCase(), 0, 25 * u, big, { role: 'heading-1' }),
    ...pen.put(name, plan.width, 25 * u, 13, { align: 'right', colour: ink.accent }),
    line({ x: 0, y: 33 * u }, { x: plan.width, y: 33 * u }, { stroke: ink.text, width: 1.4 * u }),
    ...pen.put(plain(note), 0, 44 * u, 9.5),
    ...fittedRight(pen, plan, edition, 44 * u, pen.width(plain(note), 9.5) + 12 * u),
  ];
}

/** What there is room for at the right of a line. */
function fittedRight(pen: SheetPen, plan: Plan, text: string, y: number, taken: number): Mark[] {
  if (taken + pen.width(plain(text), 8.5) > plan.width) return [];
  return pen.put(plain(text), plan.width, y, 8.5, { align: 'right', colour: ink.faint });
}

const pitch = 18; // points between lines to write on: 6.3 mm
/** The share of a page which, left free, has lines to write on. */
const roomy = 1 / 4;

/** Lines to write on from a height to the foot of the page, where that is much. */
export function notes(request: Request, plan: Plan, from: number): Mark[] {
  if (plan.height - from < plan.height * roomy) return [];
  const top = from + 2 * pitch;
  const rows = Math.floor((plan.height - top) / pitch);
  return asArtifact([
    ...sheetPen(request, plan).put(plain('NOTES', 'bold'), 0, top, 9.5, { colour: ink.faint }),
    ...Array.from({ length: rows }, (_, row) => plan.height - pitch * row).map((y) =>
      line({ x: 0, y }, { x: plan.width, y }, { stroke: ink.hair, width: 0.5 }),
    ),
  ]);
}
