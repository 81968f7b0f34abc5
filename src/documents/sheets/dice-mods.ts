/** Content → the DiceMods of a sheet: each as often as the content says, in a circle to trace. */

import { plain } from '../../manuscript/block.ts';
import { abbreviationText } from '../../model/effect.ts';
import { type DiceMod, type Difficulty, isReset } from '../../model/game.ts';
import type { Tag } from '../../typeset/page/page.ts';
import { circle, line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import type { Area, InkMark, SheetPen } from '../figures/pen.ts';
import { type SheetPlan, tick, writingScale } from './plan.ts';

/** One DiceMod to circle: the square round its circle. */
export interface Token {
  readonly mod: DiceMod;
  /** Which of its type, from 0. */
  readonly index: number;
  readonly area: Area;
  /** On a form, what is ticked when it is used: below the circle or beside it, over its lower right where there is no room. */
  readonly used: Area;
}

/** Where the DiceMods stand, and the lines that part them. */
export interface TokensPlan {
  readonly area: Area;
  readonly tokens: readonly Token[];
  readonly rules: readonly Rule[];
}

interface Rule {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Whether it parts the resets, which change the map, from the Modifiers, which change a roll. */
  readonly isParting: boolean;
}

const largestCircle = 25.5; // points: 9 mm
const leastPitch = 16.5; // a circle of 5 mm and air
const farthest = 48; // between rows, where there are few of them

const isParting = (mods: readonly DiceMod[], index: number) =>
  index > 0 && isReset((mods[index] as DiceMod).use) && !isReset((mods[index - 1] as DiceMod).use);

/** One type below the other in a column; one that has more than fit in a row goes on below. */
export function tokensInColumn({ unit, isForm }: SheetPlan, { content }: Request, area: Area): TokensPlan {
  const { diceMods: mods } = content.game;
  const titleHeight = 30 * unit;
  const most = Math.max(...mods.map(({ count }) => count));
  const across = Math.min(most, Math.floor(area.width / leastPitch));
  const pitch = area.width / Math.max(across, 4);
  const linesOf = ({ count }: DiceMod) => Math.ceil(count / across);
  const lines = mods.reduce((sum, mod) => sum + linesOf(mod), 0);
  const step = Math.min(farthest * unit, (area.height - titleHeight) / lines);
  const hasBelow = isForm && step > tick + leastPitch + 3;
  const side = Math.min(largestCircle, pitch - 1.5, step - 1.5 - (hasBelow ? tick + 2 : 0));
  const tokens: Token[] = [];
  const rules: Rule[] = [];
  let top = area.y + titleHeight;
  for (const [row, mod] of mods.entries()) {
    const [from, to] = [
      { x: area.x, y: top },
      { x: area.x + area.width, y: top },
    ];
    rules.push({ from, to, isParting: isParting(mods, row) });
    for (let index = 0; index < mod.count; index++) {
      const x = area.x + pitch * ((index % across) + 0.5) - side / 2;
      const middle = top + step * (Math.floor(index / across) + 0.5);
      const y = middle - (hasBelow ? (side + tick + 1) / 2 : side / 2);
      const ring = { x, y, width: side, height: side };
      const below = { x: x + (side - tick) / 2, y: y + side + 1, width: tick, height: tick };
      tokens.push({ mod, index, area: ring, used: hasBelow ? below : cornerOf(ring) });
    }
    top += step * linesOf(mod);
  }
  return { area, tokens, rules };
}

/** A small box over the lower right of a circle. */
function cornerOf({ x, y, width }: Area): Area {
  const side = Math.max(9, width * 0.4);
  return { x: x + width - side * 0.8, y: y + width - side * 0.8, width: side, height: side };
}

/** One type behind the other in few rows, with circles as large as two rows let them be; no more rows than they need. */
export function tokensInRows(
  plan: SheetPlan,
  { content }: Request,
  { x: left, y: top }: { readonly x: number; readonly y: number },
): TokensPlan {
  const { diceMods: mods } = content.game;
  const { width } = plan;
  const scale = writingScale(plan);
  const titleHeight = 13 * plan.unit;
  let best = flow(mods, width, leastPitch * scale);
  const rows = Math.max(plan.isLarge ? 3 : 2, best.rows);
  for (let pitch = (largestCircle + 1.5) * scale; pitch > leastPitch * scale; pitch -= 0.25) {
    const found = flow(mods, width, pitch);
    if (found.rows > rows) continue;
    best = found;
    break;
  }
  const besides = plan.isForm ? withBoxes(mods, width, best.rows * best.pitch) : undefined;
  const { places, partings, across, rows: lines, pitch: leastStep } = besides ?? best;
  // What is over is shared, so that rows end where the sheet does.
  const pitch = Math.max(leastStep, Math.min(leastStep + 2, width / across));
  const side = besides?.side ?? best.pitch - 1.5;
  const step = besides?.step ?? pitch;
  const at = (x: number, row: number) => ({ x: left + x, y: top + titleHeight + row * step });
  return {
    area: { x: left, y: top, width, height: titleHeight + lines * step },
    tokens: places.map(({ mod, index, column, row }) => {
      const taken = besides ? side + boxGap + tick : side;
      const area = { ...at(column * pitch + (pitch - taken) / 2, row), width: side, height: side };
      const box = { x: area.x + side + boxGap, y: area.y + (side - tick) / 2, width: tick, height: tick };
      return { mod, index, area, used: besides ? box : cornerOf(area) };
    }),
    rules: partings.map(({ column, row }) => {
      const { x: across, y } = at(column * pitch, row);
      return { from: { x: across, y: y + 1 }, to: { x: across, y: y + side - 1 }, isParting: true };
    }),
  };
}

const boxGap = 1;
const moreForBoxes = 6; // points that rows with boxes may be higher

/** Rows in which a box stands beside each circle, hardly higher than without; undefined where there is no room for that. */
function withBoxes(mods: readonly DiceMod[], width: number, height: number) {
  for (let side = largestCircle; side >= tick; side -= 0.25) {
    const step = side + 1.5;
    const found = flow(mods, width, side + boxGap + tick + 2);
    if (found.rows * step <= height + moreForBoxes) return { ...found, side, step };
  }
  return undefined;
}

/** Rows filled from the left, one circle below the other; a type that fits into a row is not broken over two. */
function flow(mods: readonly DiceMod[], width: number, pitch: number) {
  const places: { mod: DiceMod; index: number; column: number; row: number }[] = [];
  const partings: { column: number; row: number }[] = [];
  const across = Math.max(1, Math.floor(width / pitch + 0.001));
  let [column, row] = [0, 0];
  const below = () => {
    column = 0;
    row++;
  };
  for (const [at, mod] of mods.entries()) {
    if (column > 0 && column + mod.count > across && mod.count <= across) below();
    else if (isParting(mods, at) && column > 0) partings.push({ column, row });
    for (let index = 0; index < mod.count; index++) {
      if (column >= across) below();
      places.push({ mod, index, column, row });
      column++;
    }
  }
  return { pitch, places, partings, across: Math.max(...places.map((place) => place.column + 1)), rows: row + 1 };
}

/** Title, how to use them, and the DiceMods in their circles. */
export function diceMods(
  pen: SheetPen,
  plan: SheetPlan,
  { content }: Request,
  { area, tokens, rules }: TokensPlan,
  difficulty?: Difficulty,
): InkMark[] {
  const { words } = content.game;
  const hint = difficulty
    ? `start with ${difficulty.startingDiceMods === 0 ? 'none' : `${difficulty.startingDiceMods} of your choice`}`
    : 'circle what you own, X what is used';
  const heading = words.diceMod.heading;
  // Beside the title of rows, below that of a column.
  const hintAt = plan.hasBack
    ? { x: area.x + pen.width(heading, 12.5) + 8 * plan.unit, y: area.y + 9 * plan.unit }
    : { x: area.x, y: area.y + 20 * plan.unit };
  const widest = Math.max(...tokens.map(({ mod }) => pen.width(abbreviationText(mod.abbreviation), 16)));
  const side = tokens[0]?.area.width ?? 0;
  // Beside a box over the lower right of its circle.
  const first = tokens[0];
  const isBeside =
    plan.isForm && first !== undefined && first.used.y < first.area.y + side && first.used.x < first.area.x + side;
  // In small circles letters keep off the line.
  const [share, aside] = isBeside ? [0.46, 0.07 * side] : [side < 18 ? 0.64 : 0.78, 0];
  const size = Math.min(16, (16 * share * side) / widest);
  const role = new Map<DiceMod, Tag>();
  for (const { mod } of tokens) if (!role.has(mod)) role.set(mod, { role: 'label' });
  return [
    ...pen.put(heading, area.x, area.y + 9 * plan.unit, 12.5),
    ...pen.put(plain(hint), hintAt.x, hintAt.y, 8.5, { colour: ink.faint }),
    ...rules.map(({ from, to, isParting: parts }) =>
      line(from, to, parts ? { stroke: ink.text, width: 1.1 } : { stroke: ink.hair, width: 0.5 }),
    ),
    ...tokens.flatMap(({ mod, index, area: { x, y } }): InkMark[] => {
      const centre = { x: x + side / 2, y: y + side / 2 };
      const label = { x: centre.x - aside, y: centre.y - aside };
      return [
        circle(centre, side / 2, { stroke: ink.rule, width: 0.4 }),
        ...pen.put(abbreviationText(mod.abbreviation), label.x, label.y + 0.345 * size * plan.text, size, {
          align: 'centre',
          role: role.get(mod) as Tag,
          goesOn: index < mod.count - 1,
        }),
      ];
    }),
  ];
}
