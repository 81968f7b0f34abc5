/** Content, perhaps a deal → one Tracking Sheet: the art both sheets share. */

import type { Challenge } from '../../game/challenge.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { FieldMark, Mark, Page, Stamp, Tag } from '../../typeset/page/page.ts';
import { isFullPage } from '../../typeset/page/style.ts';
import type { RatedChallenge, Request } from '../document.ts';
import { figureTag } from '../figures/figure.ts';
import { type InkMark, inked, sheetPen } from '../figures/pen.ts';
import { seedPlace } from '../figures/seed-line.ts';
import { type CodeBlock, codeBlock, codeInHead, isShort } from './code-block.ts';
import { counters, countersPlan } from './counters.ts';
import { diceMods, tokensInColumn, tokensInRows } from './dice-mods.ts';
import { besideClear, clearInk, type FrontParts, fieldInk, frontFields, logFields } from './fields.ts';
import { headerMarks, headerPlan, headStrip, stripFields } from './header.ts';
import { log } from './log.ts';
import { complainOfSize, dealtNumbers, dealtTags, mapMarks, mapPlan, mapWords, sealedPairs } from './map.ts';
import { type SheetPlan, sheetPlan } from './plan.ts';
import { ratingPlan } from './rating-line.ts';
import { reserveCells, reserveGrid, reserveNumbers, reserveTags } from './reserves.ts';
import { sealedBack } from './sealed-back.ts';
import { besideUsed, type UsedGrid, usedFields, usedGrid, usedMarks } from './used.ts';

/** A blank Tracking Sheet: one page, or a leaf of two where the paper is small. */
export function trackingPages(request: Request<'fillable' | 'punch'>): Page[] {
  const { plan, sides } = sheetLayout(request);
  const title = request.content.game.words.trackingSheet.one;
  return sides.map(({ fixed, fields }, side) =>
    sidePage(request, plan, side + 1, side === 0 ? title : undefined, placed([...fixed(), ...fields], plan, side)),
  );
}

/** A Run sheet for each deal. What they have in common is drawn once in the file. */
export function runPages(request: Request<'punch'>, deals: readonly RatedChallenge[]): Page[] {
  if (deals.length === 0) throw new Error('a Run sheet needs a deal');
  const { plan, sides } = sheetLayout({ ...request, fillable: false }, deals);
  const { trackingSheet, run } = request.content.game.words;
  // Art that is drawn once cannot say on which page it is read: there the whole form is one figure.
  const shared = sides.map(({ fixed, words }, side): (() => readonly Mark[]) => {
    if (deals.length === 1) return () => placed(fixed(), plan, side);
    const marks = inked(shifted(fixed(), edge, edge));
    const stamp: Stamp = { width: plan.width + 2 * edge, height: plan.height + 2 * edge, marks };
    const spoken = `${trackingSheet.one} with the board dealt${words}`;
    const form = placed([{ kind: 'stamp', role: figureTag(spoken), stamp, x: -edge, y: -edge }], plan, side);
    return () => (marks.length === 0 ? [] : form);
  });
  return deals.flatMap((deal, at) =>
    sides.map(({ dealt }, side) => {
      const title = side === 0 ? `${run.one} ${withEscapes(nameOf(deal))}` : undefined;
      const page = sidePage(request, plan, at * sides.length + side + 1, title, placed(dealt(deal), plan, side));
      const fixed = shared[side] as () => readonly Mark[];
      return { ...page, marks: [...fixed(), ...page.marks] };
    }),
  );
}

/** What a stamp is larger by than its sheet, in points: lines on the edge of the sheet are drawn whole. */
const edge = 2;

/** What a sheet is called. */
const nameOf = ({ name, code }: Challenge) => name ?? code;

/** Marks of a side where they stand on its page. */
function placed(marks: readonly Mark[], plan: SheetPlan, side: number): Mark[] {
  return shifted(marks, side % 2 === 1 ? plan.backLeft : plan.left, plan.top);
}

/** One side on its page; a title stands in the bookmarks. */
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

/** One side of a sheet: marks that stand on every sheet alike, and those that a deal adds. */
interface Side {
  readonly fixed: () => InkMark[];
  /** What the fixed marks show, as the end of a sentence. */
  readonly words: string;
  /** What is filled in on a screen, where the sheet is a form. */
  readonly fields: readonly FieldMark[];
  dealt(deal: RatedChallenge): Mark[];
}

interface SheetLayout {
  readonly plan: SheetPlan;
  readonly sides: readonly Side[];
  readonly parts: FrontParts;
  /** Where the LOG begins on the front, which ends in it; absent where the back has it. */
  readonly logTop?: number;
  /** The numbers to cross off beside it there. */
  readonly used?: UsedGrid | undefined;
}

/**
 * The front of a blank sheet as it is drawn, the back that has its map in large print, and where its parts stand: for those who
 * explain it. What is written on is named in letters of so many points at least.
 */
export function blankFront(request: Request, least = 0) {
  const { sides, ...layout } = sheetLayout({ ...request, fillable: false, punch: false }, [], least);
  return { ...layout, marks: sides[0]?.fixed() ?? [], ...(layout.plan.isLarge && { back: sides[1]?.fixed() ?? [] }) };
}

/** Lays a sheet out; with deals, one that has the difficulty's values and room for their spare numbers and seeds. */
function sheetLayout(
  request: Request<'fillable' | 'punch'>,
  deals: readonly RatedChallenge[] = [],
  least = 0,
): SheetLayout {
  const [sample] = deals;
  const { content, style } = request;
  const { game } = content;
  const isForm = request.fillable && sample === undefined && !request.edition.largePrint;
  const isLargePrint = request.edition.largePrint === true && isFullPage(style) && sample === undefined;
  const plan = sheetPlan(style, { punch: request.punch, isLarge: isLargePrint, isForm });
  const pen = sheetPen(request, plan);
  const labels = least > 0 ? sheetPen(request, plan, least) : pen;
  const difficulty = sample && game.difficulties.find(({ id }) => id === sample.difficulty);
  const u = plan.unit;
  const reserves = sample && reserveGrid(plan, sample, game);
  // What names the Run.
  const head = headerPlan(labels, plan, request, difficulty);
  const seeds = seedPlace(
    request,
    plan,
    { end: head.end, room: plan.width - head.titleWidth - 110 * u, goesOn: isLarge(deals) },
    deals.flatMap(({ name }) => name ?? []),
  );
  const stripArea = { x: 0, y: head.end + seeds.height + head.height, width: plan.width, height: 25 * u };
  const rating = deals.some((deal) => deal.rating) ? ratingPlan(pen, plan, request, deals, stripArea) : undefined;
  const fields = stripFields(
    labels,
    plan,
    request,
    rating?.besides ?? stripArea,
    sample ? ['run', 'date', 'name'] : ['run', 'date', 'name', 'seed'],
  );
  // What is counted, and below it the DiceMods in rows; on a large sheet they are a column beside the map.
  const counted = countersPlan(labels, plan, request, stripArea.y + stripArea.height + 8 * u);
  const countedEnd = counted.area.y + counted.area.height;
  const inRows = plan.hasBack ? tokensInRows(plan, request, { x: 0, y: countedEnd + 8 * u }) : undefined;
  const mapTop = inRows ? inRows.area.y + inRows.area.height + 4 : countedEnd + 12 * u;
  // A large sheet ends in its reserves and its LOG, a small one has them on its back; what a long seed takes, map and LOG give in equal parts.
  // In large print the LOG takes what is left of the front, and the map has the back.
  const ownLog = plan.isLarge ? plan.height - mapTop - 10 * u : (sample ? 96 : 123) - seeds.height / 2;
  const logHeight = plan.isSmall ? 0 : ownLog;
  const logTop = plan.height - logHeight;
  const reservesHeight = reserves ? reserves.height + 8 : 0;
  const mapHeight = plan.height - mapTop - (plan.isSmall ? 0 : logHeight + 10 + reservesHeight);
  const mapLeft = inRows ? 0 : modsWidth + 14;
  const tokens = inRows ?? tokensInColumn(plan, request, { x: 0, y: mapTop, width: modsWidth, height: mapHeight });
  const map = mapPlan(
    pen,
    plan,
    request,
    plan.isLarge
      ? { x: 0, y: 0, width: plan.width, height: plan.height }
      : { x: mapLeft, y: mapTop, width: plan.width - mapLeft, height: mapHeight },
    plan.isForm ? 'form' : sample?.seal && 'sealed',
  );
  complainOfSize(request, map);
  const parts: FrontParts = { head, strip: fields, counted, tokens, map };
  const frontForm = isForm ? frontFields(request, parts) : [];
  // A dealt sheet has its code where a blank one has the numbers to cross off.
  const logSide = (area: { readonly y: number; readonly height: number }, block: CodeBlock | undefined) => {
    const used = sample ? undefined : usedGrid(plan, request, area);
    const room = besideLog(block) ?? besideUsed(used, area) ?? { width: 0, height: 0 };
    const beside = { ...room, ...(isForm && { button: besideClear }) };
    return {
      used,
      fixed: () => [
        ...log(labels, plan, request, area, beside),
        ...(block?.fixed() ?? []),
        ...(used ? usedMarks(labels, plan, used) : []),
        ...(isForm ? clearInk(pen, plan, area, beside) : []),
      ],
      fields: isForm
        ? [...(used ? usedFields(request, used) : []), ...logFields(pen, plan, request, area, beside)]
        : [],
    };
  };
  const front = () => [
    ...headerMarks(labels, plan, request, head, difficulty),
    ...headStrip(labels, plan, fields),
    ...counters(labels, plan, request, counted, difficulty),
    ...diceMods(pen, plan, request, tokens, difficulty),
    ...(plan.isLarge ? [] : mapMarks(pen, plan, request, map)),
    ...(isForm ? fieldInk(request, parts) : []),
  ];
  const placedReserves = reserves && { ...reserves, top: plan.isSmall ? 0 : mapTop + mapHeight + 10 };
  const cells = () => (placedReserves ? reserveCells(pen, plan, placedReserves) : []);
  const words = `. ${mapWords(request)}`;
  // All numbers of a side are one paragraph: a file of a thousand sheets has few elements on each.
  // A file of many is for printing: its numbers are read behind the seed in the order of the map, without names.
  const seed = (name: string, role: Tag): Mark[] =>
    isLarge(deals) ? inked(seeds.marks(name)).map((mark) => ({ ...mark, role })) : seeds.marks(name);
  const board = (deal: RatedChallenge, within: Tag): Mark[] => [
    ...(isShort(deal.code) ? codeInHead(pen, plan, head, deal.code, difficulty) : []),
    ...(deal.name === undefined ? [] : seed(deal.name, within)),
    ...(rating && deal.rating ? rating.marks(deal.rating) : []),
    ...(deal.seal
      ? sealedPairs(pen, plan, map, deal, dealtTags(request, deal, within))
      : dealtNumbers(pen, plan, map, deal, isLarge(deals) ? () => within : dealtTags(request, deal, within))),
  ];
  const spares = (deal: RatedChallenge, within: Tag): Mark[] =>
    placedReserves
      ? reserveNumbers(pen, plan, placedReserves, deal, isLarge(deals) ? () => within : reserveTags(deal, within))
      : [];
  if (plan.isLarge) {
    const below = logSide({ y: logTop, height: logHeight }, undefined);
    const back = () => mapMarks(pen, plan, request, map);
    const none = { words: '', fields: [], dealt: () => [] };
    return {
      plan,
      parts,
      logTop,
      used: below.used,
      sides: [
        { ...none, fixed: () => [...front(), ...below.fixed()] },
        { ...none, fixed: back },
      ],
    };
  }
  const look = sample?.seal && sealedBack(pen, plan, request, sample);
  const sealedSides = look
    ? [
        {
          fixed: look.fixed,
          words: ': where its pairs of letters are looked up.',
          fields: [],
          dealt: (deal: Challenge) => look.dealt(deal, { role: 'paragraph' }),
        },
      ]
    : [];
  if (!plan.isSmall) {
    const block = sample && codeBlock(pen, plan, request, { right: plan.width, top: logTop + blockAbove });
    const dealt = (deal: RatedChallenge) => {
      const within: Tag = { role: 'paragraph' };
      const qrCode = block ? [block.qrCode(deal)] : [];
      return [...qrCode, ...board(deal, within), ...spares(deal, within), ...(block?.text(deal, within) ?? [])];
    };
    const below = logSide({ y: logTop, height: logHeight }, block);
    const fixed = () => [...front(), ...cells(), ...below.fixed()];
    const sides = [{ fixed, words, fields: [...frontForm, ...below.fields], dealt }, ...sealedSides];
    return { plan, parts, logTop, used: below.used, sides };
  }
  const backLog = { y: reservesHeight + 3, height: plan.height - reservesHeight - 3 };
  const block = sample && codeBlock(pen, plan, request, { right: plan.width, top: backLog.y + blockAbove });
  const back = logSide(backLog, block);
  return {
    plan,
    parts,
    sides: [
      { fixed: front, words, fields: frontForm, dealt: (deal) => board(deal, { role: 'paragraph' }) },
      {
        fixed: () => [...cells(), ...back.fixed()],
        words: `, its back: ${game.words.log.one}.`,
        fields: back.fields,
        dealt: (deal) => {
          const within: Tag = { role: 'paragraph' };
          const qrCode = block ? [block.qrCode(deal)] : [];
          return [...qrCode, ...spares(deal, within), ...(block?.text(deal, within) ?? [])];
        },
      },
      ...sealedSides,
      // A leaf of its own, so that the next sheet begins on a front.
      ...sealedSides.map((): Side => ({ fixed: () => [], words: '', fields: [], dealt: () => [] })),
    ],
  };
}

/** Sheets of a file in which each number is read with its Sector. */
const mostSpoken = 50;

/** Whether a file of these is for printing first: small and quick to make. */
export const isLarge = (deals: readonly Challenge[]): boolean => deals.length > mostSpoken;

/** From the top of the LOG to a run code that stands in it, in points. */
const blockAbove = 6;

/** What a block takes away from the lines of the LOG. */
const besideLog = (block: CodeBlock | undefined) =>
  block && { width: block.width, height: block.height + blockAbove + 4 };

/** Room for the DiceMods beside the map of a large sheet, in points. */
const modsWidth = 118;
