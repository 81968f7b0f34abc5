/** Content, perhaps deals → pages of Tracking Sheets. */

import type { Challenge } from '../../game/challenge.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark, Page, Stamp } from '../../typeset/page/page.ts';
import { isFullPage } from '../../typeset/page/style.ts';
import type { RatedChallenge, Request } from '../document.ts';
import { figureTag } from '../figures/figure.ts';
import { inkMarks, sheetPen } from '../figures/pen.ts';
import { frontPlan } from './front.ts';
import { turnsPlace } from './log.ts';
import { reportSize } from './map.ts';
import { type Sheet, type SheetPlan, sheetPlan } from './plan.ts';
import { fixedMarks, marksOfDeal, marksOfSide, sidesOf } from './sides.ts';

/** A blank Tracking Sheet, one page or a small leaf of two. */
export function trackingPages(request: Request<'fillable' | 'punch'>): Page[] {
  const { plan, sides } = sheetLayout(request);
  const title = request.content.game.words.trackingSheet.one;
  return sides.map((one, side) =>
    sidePage(request, plan, side + 1, side === 0 ? title : undefined, placed(marksOfSide(one, plan), plan, side)),
  );
}

/** Run sheets, their common marks drawn once in the file. */
export function runPages(request: Request<'punch'>, deals: readonly RatedChallenge[]): Page[] {
  if (deals.length === 0) throw new Error('a Run sheet needs a deal');
  const { plan, sides } = sheetLayout({ ...request, fillable: false }, deals);
  // A form is one figure, as shared art cannot say on which page it is read.
  const marksOf = sides.map((one): ((deal: RatedChallenge) => readonly Mark[]) => {
    if (deals.length === 1) return (deal) => marksOfSide(one, plan, deal);
    const marks = inkMarks(shifted(fixedMarks(one), edge, edge));
    if (marks.length === 0) return () => [];
    const stamp: Stamp = { width: plan.width + 2 * edge, height: plan.height + 2 * edge, marks };
    const form: Mark = { kind: 'stamp', role: figureTag(one.words), stamp, x: -edge, y: -edge };
    return (deal) => [form, ...marksOfDeal(one, deal)];
  });
  return deals.flatMap((deal, at) =>
    marksOf.map((marks, side) => {
      const title = side === 0 ? runTitle(request, deal) : undefined;
      const number = at * sides.length + side + 1;
      return sidePage(request, plan, number, title, placed(marks(deal), plan, side));
    }),
  );
}

/** Title of a Run sheet: its seed, or the code that holds it. */
export const runTitle = ({ say }: Request, { name, code }: Challenge): string =>
  say('sheet-run-title', { name: withEscapes(name ?? code) });

/** Margin of a stamp in points, for lines on its sheet's edge. */
const edge = 2;

/** Marks of a side in their place on its page. */
function placed(marks: readonly Mark[], plan: SheetPlan, side: number): Mark[] {
  return shifted(marks, side % 2 === 1 ? plan.backLeft : plan.left, plan.top);
}

/** One side on its page; a title is a bookmark. */
function sidePage(
  { style: { width, height } }: Request,
  { top }: SheetPlan,
  number: number,
  title: string | undefined,
  marks: readonly Mark[],
): Page {
  const label = String(number);
  const anchor: Mark[] = title ? [{ kind: 'anchor', id: `sheet-${label}`, y: top, bookmark: { title, level: 1 } }] : [];
  return { width, height, label, marks: anchor.concat(marks) };
}

/** A blank front, in large print with a map on the back; labels have at least `minSize` points. */
export function blankFront(request: Request, minSize = 0) {
  const { sides, ...layout } = sheetLayout({ ...request, fillable: false, punch: false }, [], minSize);
  const [marks = [], back = []] = sides.map(fixedMarks);
  return { ...layout, marks, ...(layout.plan.isLargePrint && { back }) };
}

/** Lays out a sheet; with deals, with the difficulty's values and room for reserves and seeds. */
function sheetLayout(request: Request<'fillable' | 'punch'>, deals: readonly RatedChallenge[] = [], minSize = 0) {
  const { content, edition, style, punch } = request;
  const [sample] = deals;
  const isBlank = sample === undefined;
  const isForm = request.fillable && isBlank && !edition.largePrint;
  const isLargePrint = edition.largePrint === true && isFullPage(style) && isBlank;
  const plan = sheetPlan(style, { punch, isLargePrint, isForm });
  const sheet: Sheet = {
    request,
    plan,
    pen: sheetPen(request, plan),
    labels: sheetPen(request, plan, minSize),
    difficulty: content.game.difficulties.find(({ id }) => id === sample?.difficulty),
    isBatch: isBatch(deals),
  };
  const parts = frontPlan(sheet, deals);
  reportSize(request, parts.map);
  const { sides, used } = sidesOf(sheet, parts, sample);
  // A small sheet has its LOG on the back.
  if (plan.isSmall) return { plan, parts, sides };
  const turns = turnsPlace(sheet, parts.log, { width: 0, height: 0 }).line;
  return { plan, parts, sides, logTop: parts.log.y, turns, used };
}

/** Sheets of a file in which each number is read with its Sector. */
const maxSpoken = 50;

/** Whether a large file is kept small: numbers are read after the seed in the map's order. */
export const isBatch = (deals: readonly Challenge[]): boolean => deals.length > maxSpoken;
