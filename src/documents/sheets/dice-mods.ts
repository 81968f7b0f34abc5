/** Content → the DiceMods of a sheet, as circles to trace. */

import { itemAt, sumOf } from '../../item-at.ts';
import { plain } from '../../manuscript/block.ts';
import { abbreviationText } from '../../model/effect.ts';
import { type DiceMod, isReset } from '../../model/game.ts';
import type { PathMark, Rect, Tag } from '../../typeset/page/page.ts';
import { circle, horizontalLine, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { fitted, type InkMark } from '../figures/pen.ts';
import { type Sheet, square, tick, writingScale } from './plan.ts';

interface Token {
  readonly mod: DiceMod;
  /** Its index among those of its type. */
  readonly index: number;
  readonly area: Rect;
  /** A form's ring and box, below its number or after it: a tick over the number would strike it out. */
  readonly boxes?: Readonly<Record<'owned' | 'used', Rect>>;
}

export interface TokensPlan {
  readonly area: Rect;
  readonly tokens: readonly Token[];
  readonly rules: readonly PathMark[];
}

const maxCircle = 25.5; // points: 9 mm
const minPitch = 16.5; // a circle of 5 mm with a gap
const maxStep = 48; // between rows, where there are few of them

/** Between Modifiers, which change rolls, and resets, which change the map. */
const heavy = { stroke: ink.text, width: 1.1 };

const isFirstReset = (mods: readonly DiceMod[], index: number) =>
  index > 0 && isReset(itemAt(mods, index).use) && !isReset(itemAt(mods, index - 1).use);

/** A row or more for each type, below one another. */
export function tokensInColumn({ plan: { unit, isForm }, request }: Sheet, area: Rect): TokensPlan {
  const { diceMods: mods } = request.content.game;
  const titleHeight = 30 * unit;
  const maxCount = Math.max(...mods.map(({ count }) => count));
  const across = Math.min(maxCount, Math.floor(area.width / (isForm ? pairWidth + 2 : minPitch)));
  const pitch = area.width / Math.max(across, 4);
  const linesOf = ({ count }: DiceMod) => Math.ceil(count / across);
  const lines = sumOf(mods.map(linesOf));
  const step = Math.min(maxStep * unit, (area.height - titleHeight) / lines);
  const box = Math.min(tick, step * 0.55);
  const side = isForm ? Math.min(18, step - box - 4) : Math.min(maxCircle, pitch - 1.5, step - 1.5);
  const tokens: Token[] = [];
  const rules: PathMark[] = [];
  let top = area.y + titleHeight;
  for (const [row, mod] of mods.entries()) {
    const look = isFirstReset(mods, row) ? heavy : { stroke: ink.hair, width: 0.5 };
    rules.push(horizontalLine(top, area.x, area.x + area.width, look));
    for (let index = 0; index < mod.count; index++) {
      const centre = area.x + pitch * ((index % across) + 0.5);
      const middle = top + step * (Math.floor(index / across) + 0.5);
      const number = square(centre - side / 2, middle - (isForm ? side + box + 1 : side) / 2, side);
      const boxes = pairAt(centre - box - boxGap / 2, number.y + side + 1, box);
      tokens.push({ mod, index, area: number, ...(isForm && { boxes }) });
    }
    top += step * linesOf(mod);
  }
  return { area, tokens, rules };
}

const boxGap = 1;
const pairWidth = 2 * tick + boxGap;

/** A ring and a box side by side. */
const pairAt = (x: number, y: number, side: number) => ({
  owned: square(x, y, side),
  used: square(x + side + boxGap, y, side),
});

/** All types in few rows, with the largest circles that fit two rows. */
export function tokensInRows({ plan, request }: Sheet, top: number): TokensPlan {
  const { diceMods: mods } = request.content.game;
  const { width, isForm } = plan;
  const scale = writingScale(plan);
  const titleHeight = 13 * plan.unit;
  const smallest = flow(mods, width, minPitch * scale);
  const maxRows = Math.max(plan.isLargePrint ? 3 : 2, smallest.rows);
  let best = flow(mods, width, (maxCircle + 1.5) * scale);
  while (best.rows > maxRows && best.pitch - 0.25 > minPitch * scale) best = flow(mods, width, best.pitch - 0.25);
  if (best.rows > maxRows) best = smallest;
  if (isForm) best = flow(mods, width, numberSide + boxGap + pairWidth + 2, { isTight: true });
  const { places, gaps, across, rows: lines, pitch: minimum } = best;
  // Wider where that lets rows end at the edge of the sheet.
  const pitch = Math.max(minimum, Math.min(minimum + 2, width / across));
  const side = isForm ? numberSide : minimum - 1.5;
  const step = isForm ? tick + 1.5 : pitch;
  const rowTop = (row: number) => top + titleHeight + row * step;
  return {
    area: { x: 0, y: top, width, height: titleHeight + lines * step },
    tokens: places.map(({ mod, index, column, row }) => {
      const room = isForm ? side + boxGap + pairWidth : side;
      const area = square(column * pitch + (pitch - room) / 2, rowTop(row), side);
      return { mod, index, area, ...(isForm && { boxes: pairAt(area.x + side + boxGap, area.y, tick) }) };
    }),
    rules: gaps.map(({ column, row }) => verticalLine(column * pitch, rowTop(row) + 1, rowTop(row) + side - 1, heavy)),
  };
}

/** Room for a number before its ring, in points. */
const numberSide = 14;

/** Rows filled from the left; a type that fits a row is kept whole unless they are tight. */
function flow(mods: readonly DiceMod[], width: number, pitch: number, { isTight = false } = {}) {
  const places: { mod: DiceMod; index: number; column: number; row: number }[] = [];
  const gaps: { column: number; row: number }[] = [];
  const across = Math.max(1, Math.floor(width / pitch + 0.001));
  let [column, row] = [0, 0];
  const below = () => {
    column = 0;
    row++;
  };
  for (const [at, mod] of mods.entries()) {
    if (!isTight && column > 0 && column + mod.count > across && mod.count <= across) below();
    else if (isFirstReset(mods, at) && column > 0) gaps.push({ column, row });
    for (let index = 0; index < mod.count; index++) {
      if (column >= across) below();
      places.push({ mod, index, column, row });
      column++;
    }
  }
  return { pitch, places, gaps, across: Math.max(...places.map((place) => place.column + 1)), rows: row + 1 };
}

/** Title, how to use them, and the DiceMods in their circles. */
export function diceMods(sheet: Sheet, { area, tokens, rules }: TokensPlan): InkMark[] {
  const { pen, plan, request, difficulty } = sheet;
  const hint = difficulty
    ? pen.say('sheet-dice-mods-start', { count: difficulty.startingDiceMods })
    : pen.say(plan.isForm ? 'sheet-dice-mods-form' : 'sheet-dice-mods-hint');
  const { heading } = request.content.game.words.diceMod;
  // Beside the title of rows, below that of a column.
  const hintAt = plan.hasBack
    ? { x: area.x + pen.width(heading, 12.5) + 8 * plan.unit, y: area.y + 9 * plan.unit }
    : { x: area.x, y: area.y + 20 * plan.unit };
  const maxWidth = Math.max(...tokens.map(({ mod }) => pen.width(abbreviationText(mod.abbreviation), 16)));
  const [first] = tokens;
  const side = first?.area.width ?? 0;
  // Letters avoid the line of a small circle.
  const share = plan.isForm ? 1 : side < 18 ? 0.64 : 0.78;
  const size = Math.min(16, (16 * share * side) / maxWidth);
  const roles = new Map(tokens.map(({ mod }): [DiceMod, Tag] => [mod, { role: 'label' }]));
  return [
    ...pen.put(heading, area.x, area.y + 9 * plan.unit, 12.5, { role: 'heading-2' }),
    ...pen.put(plain(hint), hintAt.x, hintAt.y, fitted(pen, plain(hint), 8.5, area.x + area.width - hintAt.x), {
      colour: ink.faint,
    }),
    ...rules,
    ...tokens.flatMap(({ mod, index, area: { x, y } }): InkMark[] => {
      const centre = { x: x + side / 2, y: y + side / 2 };
      return [
        ...(plan.isForm ? [] : [circle(centre, side / 2, { stroke: ink.outline, width: 0.4 })]),
        ...pen.put(abbreviationText(mod.abbreviation), centre.x, centre.y + 0.345 * size * plan.text, size, {
          align: 'centre',
          role: roles.get(mod) ?? 'label',
          runsOn: index < mod.count - 1,
        }),
      ];
    }),
  ];
}
