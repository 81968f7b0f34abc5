/** Places of parts → sides: in each part the common marks of all sheets, fields, and the marks of a deal. */

import type { Mark, Tag } from '../../typeset/page/page.ts';
import type { RatedChallenge } from '../document.ts';
import { type InkMark, inkMarks } from '../figures/pen.ts';
import { codeBlock, codeInHead, isShort } from './code-block.ts';
import { counters } from './counters.ts';
import { diceMods } from './dice-mods.ts';
import { clearWidth, counterFields, headFields, logFields, sectorFields, tokenFields } from './fields.ts';
import type { FrontPlan } from './front.ts';
import { headerMarks, headStrip } from './header.ts';
import { log } from './log.ts';
import { dealtMarks, mapMarks, mapWords } from './map.ts';
import type { Sheet } from './plan.ts';
import { reserveCells, reserveNumbers } from './reserves.ts';
import { sealedBack } from './sealed-back.ts';
import { besideUsed, usedFields, usedGrid, usedMarks } from './used.ts';

/** A part of a side, read in one piece. */
interface Part {
  readonly fixed: () => readonly InkMark[];
  /** Fields of a form, with their outlines. */
  readonly fields?: () => readonly Mark[];
  /** A deal's marks; in a batch all are in one paragraph, as a thousand sheets need few elements. */
  readonly dealt?: (deal: RatedChallenge, paragraph: Tag) => readonly Mark[];
}

/** One side of a sheet. */
interface Side {
  /** Its parts in reading order. */
  readonly parts: readonly Part[];
  /** The common marks in words. */
  readonly words: string;
}

/** The common marks of a side. */
export const fixedMarks = ({ parts }: Side): InkMark[] => parts.flatMap(({ fixed }) => fixed());

/** The marks of a deal on a side. */
export const marksOfDeal = ({ parts }: Side, deal: RatedChallenge): Mark[] => {
  const paragraph: Tag = { role: 'paragraph' };
  return parts.flatMap(({ dealt }) => dealt?.(deal, paragraph) ?? []);
};

/** All marks of a side of a form, or of a sheet with or without a deal, part by part. */
export const marksOfSide = ({ parts }: Side, { isForm }: Sheet['plan'], deal?: RatedChallenge): Mark[] =>
  parts.flatMap(({ fixed, fields, dealt }): Mark[] => [
    ...fixed(),
    ...((isForm && fields?.()) || []),
    ...((deal && dealt?.(deal, { role: 'paragraph' })) ?? []),
  ]);

const emptySide: Side = { parts: [], words: '' };

/** The sides of a sheet as its paper and its print have them, and numbers to cross off beside its LOG. */
export function sidesOf(sheet: Sheet, front: FrontPlan, sample: RatedChallenge | undefined) {
  const { plan, request } = sheet;
  const { say } = request;
  const { used, parts: below } = logParts(sheet, front);
  const [above, map] = [topParts(sheet, front), mapPart(sheet, front)];
  const words = say('sheet-front', { map: mapWords(request) });
  const grids = sealedSides(sheet, sample);
  // In large print the map has the back; on small paper the LOG, and sealed grids have their own leaf.
  const sides: Side[] = plan.isLargePrint
    ? [
        { parts: [...above, ...below], words: '' },
        { parts: [map], words: '' },
      ]
    : plan.isSmall
      ? [
          { parts: [...above, map], words },
          { parts: below, words: say('sheet-back') },
          ...grids.flatMap((side) => [side, emptySide]),
        ]
      : [{ parts: [...above, map, ...below], words }, ...grids];
  return { used, sides };
}

/** The parts above the map. */
function topParts(sheet: Sheet, front: FrontPlan): Part[] {
  const { head, seeds, strip, rating, counted, tokens } = front;
  return [
    {
      fixed: () => headerMarks(sheet, head),
      dealt: ({ code, name }, role) => {
        const seed = name === undefined ? [] : seeds.marks(name);
        return [
          ...(isShort(code) ? codeInHead(sheet, head, code) : []),
          ...(sheet.isBatch ? inkMarks(seed).map((mark) => ({ ...mark, role })) : seed),
        ];
      },
    },
    {
      fixed: () => headStrip(sheet, strip),
      fields: () => headFields(sheet, front),
      dealt: (deal) => (rating && deal.rating ? rating.marks(deal.rating) : []),
    },
    { fixed: () => counters(sheet, counted), fields: () => counterFields(sheet, counted) },
    { fixed: () => diceMods(sheet, tokens), fields: () => tokenFields(sheet, tokens) },
  ];
}

const mapPart = (sheet: Sheet, { map }: FrontPlan): Part => ({
  fixed: () => mapMarks(sheet, map),
  fields: () => sectorFields(sheet, map),
  dealt: (deal, paragraph) => dealtMarks(sheet, map, deal, paragraph),
});

function sealedSides(sheet: Sheet, sample: RatedChallenge | undefined): Side[] {
  if (!sample?.seal) return [];
  return [{ parts: sealedBack(sheet, sample), words: sheet.request.say('sheet-grids') }];
}

/** From the top of the LOG to a run code in it, in points. */
const blockAbove = 6;

/** Reserves and LOG, with a dealt sheet's code or a blank one's numbers to cross off. */
function logParts(sheet: Sheet, { reserves, log: area }: FrontPlan) {
  const { plan, difficulty } = sheet;
  const block = difficulty && codeBlock(sheet, { right: plan.width, top: area.y + blockAbove });
  const used = difficulty ? undefined : usedGrid(sheet, area);
  const besideBlock = block && { width: block.width, height: block.height + blockAbove + 4 };
  const room = besideBlock ?? (used ? besideUsed(used, area) : { width: 0, height: 0 });
  const beside = { ...room, ...(plan.isForm && { button: clearWidth }) };
  const rows = reserves?.rows.map(
    (row): Part => ({
      fixed: () => reserveCells(sheet, row),
      dealt: (deal, paragraph) => reserveNumbers(sheet, row, deal, paragraph),
    }),
  );
  const grid: Part | undefined = used && { fixed: () => usedMarks(sheet, used), fields: () => usedFields(sheet, used) };
  const lines: Part = { fixed: () => log(sheet, area, beside), fields: () => logFields(sheet, area, beside) };
  const code: Part | undefined = block && {
    fixed: block.fixed,
    dealt: (deal, paragraph) => [block.qrCode(deal), ...block.text(deal, paragraph)],
  };
  return { used, parts: [...(rows ?? []), grid ?? [], lines, code ?? []].flat() };
}
