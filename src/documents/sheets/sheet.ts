/** Content, perhaps a deal → one Tracking Sheet: the art both sheets share. */

import type { Deal } from '../../game/deal.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark, Page, Stamp, Tag } from '../../typeset/page/page.ts';
import type { Style } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { figureTag } from '../figures/figure.ts';
import { type InkMark, inked, type Plan, planFor, sheetPen } from '../figures/pen.ts';
import { seedPlace } from '../figures/seed-line.ts';
import { complainOfSize, dealtNumbers, dealtTags, mapMarks, mapPlan, mapWords } from './map.ts';
import { diceMods, header, headerPlan, log, panels } from './parts.ts';
import { reserveCells, reserveGrid, reserveNumbers } from './reserves.ts';

/** A blank Tracking Sheet. */
export function trackingPage(request: Request): Page {
  const sheet = sheetLayout(request);
  return sheetPage(request.style, '1', request.content.game.words.trackingSheet.one, sheet.plan, sheet.fixed);
}

/** A Run sheet for each deal. What they have in common is drawn once in the file. */
export function runPages(request: Request, deals: readonly Deal[]): Page[] {
  if (deals.length === 0) throw new Error('a Run sheet needs a deal');
  const sheet = sheetLayout(request, deals);
  const words = `${request.content.game.words.trackingSheet.one} with the board dealt. ${mapWords(request)}`;
  const stamp: Stamp = { width: sheet.plan.width, height: sheet.plan.height, marks: sheet.fixed };
  return deals.map((deal, index) => {
    // Art that is drawn once cannot say on which page it is read: there the whole form is one figure.
    const shared: Mark[] =
      deals.length === 1 ? sheet.fixed : [{ kind: 'stamp', role: figureTag(words), stamp, x: 0, y: 0 }];
    return sheetPage(
      request.style,
      String(index + 1),
      `${request.content.game.words.run.one} ${withEscapes(deal.seed)}`,
      sheet.plan,
      [...shared, ...sheet.dealt(deal)],
    );
  });
}

function sheetPage(style: Style, label: string, title: string, plan: Plan, marks: readonly Mark[]): Page {
  const anchor: Mark = { kind: 'anchor', id: `sheet-${label}`, y: 0, bookmark: { title, level: 1 } };
  return { width: style.width, height: style.height, label, marks: shifted([anchor, ...marks], plan.left, plan.top) };
}

/** Marks that stand on every sheet alike, and those that a deal adds. */
interface SheetLayout {
  readonly plan: Plan;
  readonly fixed: InkMark[];
  dealt(deal: Deal): Mark[];
}

/** Lays a sheet out; with deals, one that has the difficulty's values and room for their spare numbers and seeds. */
function sheetLayout(request: Request, deals: readonly Deal[] = []): SheetLayout {
  const [sample] = deals;
  const plan = planFor(request.style);
  const pen = sheetPen(request, plan);
  const { game } = request.content;
  const difficulty = sample && game.difficulties.find(({ id }) => id === sample.difficulty);
  const u = plan.unit;
  const headerEnd = 30 * u + 6;
  const head = headerPlan(pen, plan, request, difficulty);
  const seeds = seedPlace(
    request,
    plan,
    { end: headerEnd, room: plan.width - head.titleWidth - 110 * u },
    deals.map(({ seed }) => seed),
  );
  const panelsTop = headerEnd + seeds.height + head.height;
  const panelsEnd = panelsTop + 78 * u;
  const reserves = sample && reserveGrid(plan, sample, game);
  // What a long seed takes, map and LOG give in equal parts.
  const logHeight = (sample ? 108 : 150) * u - seeds.height / 2;
  const logTop = plan.height - logHeight;
  const mapTop = panelsEnd + 12 * u;
  const mapHeight = logTop - mapTop - 10 * u - (reserves ? reserves.height + 8 * u : 0);
  const modsWidth = 118 * u;
  const mapArea = { x: modsWidth + 14 * u, y: mapTop, width: plan.width - modsWidth - 14 * u, height: mapHeight };
  const map = mapPlan(request, plan, mapArea);
  complainOfSize(request, map);
  const reservesTop = mapTop + mapHeight + 10 * u;
  const fixed = [
    ...header(pen, plan, request, headerEnd, head, difficulty),
    ...panels(pen, plan, request, panelsTop + 10 * u, panelsEnd, difficulty),
    ...diceMods(pen, plan, request, { x: 0, y: mapTop, width: modsWidth, height: mapHeight }, difficulty),
    ...mapMarks(pen, plan, request, mapArea, map),
    ...(reserves ? inked(shifted(reserveCells(pen, plan, reserves), 0, reservesTop)) : []),
    ...log(pen, plan, request, { y: logTop, height: logHeight }),
  ];
  const dealt = (deal: Deal) => {
    // All numbers are one paragraph: a file of a thousand sheets has few elements on each.
    const within: Tag = { role: 'paragraph' };
    return [
      ...seeds.marks(deal.seed),
      ...dealtNumbers(pen, plan, map, deal, dealtTags(request, within)),
      ...(reserves ? shifted(reserveNumbers(pen, plan, reserves, deal, within), 0, reservesTop) : []),
    ];
  };
  return { plan, fixed, dealt };
}
