/** Places of parts → sides: common marks of all sheets, and those of each deal. */

import type { FieldMark, Mark, Tag } from '../../typeset/page/page.ts';
import type { RatedChallenge } from '../document.ts';
import type { InkMark } from '../figures/pen.ts';
import { codeBlock } from './code-block.ts';
import { clearInk, clearWidth, frontFields, logFields } from './fields.ts';
import { boardMarks, type FrontPlan, frontMarks } from './front.ts';
import { log } from './log.ts';
import { mapMarks, mapWords } from './map.ts';
import type { Sheet } from './plan.ts';
import { reserveCells, reserveNumbers } from './reserves.ts';
import { sealedBack } from './sealed-back.ts';
import { besideUsed, type UsedGrid, usedFields, usedGrid, usedMarks } from './used.ts';

/** One side of a sheet. */
interface Side {
  readonly fixed: () => InkMark[];
  /** The fixed marks in words. */
  readonly words: string;
  /** Fields of a form. */
  readonly fields: readonly FieldMark[];
  /** A deal's marks, its numbers one paragraph: a thousand sheets need few elements. */
  dealt(deal: RatedChallenge, within: Tag): Mark[];
}

/** Sides of a sheet, and numbers to cross off beside its LOG. */
type Sides = { readonly sides: readonly Side[]; readonly used: UsedGrid | undefined };

const emptySide: Side = { fixed: () => [], words: '', fields: [], dealt: () => [] };

/** The sides of a sheet as its paper and its print have them. */
export function sidesOf(sheet: Sheet, front: FrontPlan, sample: RatedChallenge | undefined): Sides {
  if (sheet.plan.isLargePrint) return largePrintSides(sheet, front);
  return (sheet.plan.isSmall ? smallSides : fullSides)(sheet, front, sample);
}

/** In large print the map has the back. */
function largePrintSides(sheet: Sheet, front: FrontPlan): Sides {
  const { used, fixed } = logPart(sheet, front);
  const sides = [
    { ...emptySide, fixed: () => [...frontMarks(sheet, front), ...fixed()] },
    { ...emptySide, fixed: () => mapMarks(sheet, front.map) },
  ];
  return { used, sides };
}

/** All on one side; a sealed sheet has its grids on the back. */
function fullSides(sheet: Sheet, front: FrontPlan, sample: RatedChallenge | undefined): Sides {
  const { used, ...below } = logPart(sheet, front);
  const above = frontSide(sheet, front);
  const side: Side = {
    fixed: () => [...above.fixed(), ...below.fixed()],
    words: above.words,
    fields: [...above.fields, ...below.fields],
    dealt: (deal, within) => below.dealt(deal, within, above.dealt(deal, within)),
  };
  return { used, sides: [side, ...sealedSides(sheet, sample)] };
}

/** Reserves and LOG on the back; sealed grids on their own leaf, so that the next begins on a front. */
function smallSides(sheet: Sheet, front: FrontPlan, sample: RatedChallenge | undefined): Sides {
  const { used, ...below } = logPart(sheet, front);
  const back = { ...below, words: sheet.request.say('sheet-back') };
  const grids = sealedSides(sheet, sample).flatMap((side) => [side, emptySide]);
  return { used, sides: [frontSide(sheet, front), back, ...grids] };
}

/** The parts above the reserves and the LOG. */
const frontSide = (sheet: Sheet, front: FrontPlan): Side => ({
  fixed: () => frontMarks(sheet, front),
  words: sheet.request.say('sheet-front', { map: mapWords(sheet.request) }),
  fields: sheet.plan.isForm ? frontFields(sheet, front) : [],
  dealt: (deal, within) => boardMarks(sheet, front, deal, within),
});

function sealedSides(sheet: Sheet, sample: RatedChallenge | undefined): Side[] {
  if (!sample?.seal) return [];
  return [{ ...emptySide, ...sealedBack(sheet, sample), words: sheet.request.say('sheet-grids') }];
}

/** From the top of the LOG to a run code in it, in points. */
const blockAbove = 6;

/** Reserves and LOG, with a dealt sheet's code or a blank one's numbers to cross off. */
function logPart(sheet: Sheet, { reserves, log: area }: FrontPlan) {
  const { plan, difficulty } = sheet;
  const block = difficulty && codeBlock(sheet, { right: plan.width, top: area.y + blockAbove });
  const used = difficulty ? undefined : usedGrid(sheet, area);
  const besideBlock = block && { width: block.width, height: block.height + blockAbove + 4 };
  const room = besideBlock ?? (used ? besideUsed(used, area) : { width: 0, height: 0 });
  const beside = { ...room, ...(plan.isForm && { button: clearWidth }) };
  return {
    used,
    fixed: () => [
      ...(reserves ? reserveCells(sheet, reserves) : []),
      ...log(sheet, area, beside),
      ...(block?.fixed() ?? []),
      ...(used ? usedMarks(sheet, used) : []),
      ...(plan.isForm ? clearInk(sheet, area, beside) : []),
    ],
    fields: plan.isForm ? [...(used ? usedFields(sheet, used) : []), ...logFields(sheet, area, beside)] : [],
    /** A deal's marks, those of its board between QR code and code. */
    dealt: (deal: RatedChallenge, within: Tag, board: readonly Mark[] = []): Mark[] => [
      ...(block ? [block.qrCode(deal)] : []),
      ...board,
      ...(reserves ? reserveNumbers(sheet, reserves, deal, within) : []),
      ...(block?.text(deal, within) ?? []),
    ],
  };
}
