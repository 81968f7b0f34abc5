/** Dice as they fell → a row of drawn dice. */

import { pipPlaces } from '../../art/pips.ts';
import type { ShownDie } from '../../dice/system.ts';
import type { Say } from '../../language/catalogue.ts';
import type { Colour, Mark, PathMark, Point } from '../../typeset/page/page.ts';
import { circle, line, polygon, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { SheetPen } from './pen.ts';

/** Dice right of the origin and below it, and the width of their row in points. */
export interface DiceArt {
  readonly marks: readonly Mark[];
  readonly width: number;
}

/** The look of dice: `size` is the edge of a d6 in points; `marked` roles are solid. */
export interface DiceLook {
  readonly size: number;
  readonly marked: readonly string[];
  readonly pen: SheetPen;
}

/** Dice in words: faces in order, with what sets a die apart. */
export function spokenDice(dice: readonly ShownDie[], marked: readonly string[], say: Say): string {
  const one = ({ face, sides, role, does }: ShownDie): string => {
    const notes = [
      ...(sides === 6 ? [] : [say('die-sides', { sides })]),
      ...(marked.includes(role) ? [say('die-marked')] : []),
      ...(does === 'subtracts' ? [say('die-subtracted')] : []),
      ...(does === 'drops' || does === 'replaced' ? [say('die-struck-out')] : []),
    ];
    return notes.length > 0 ? `${face} (${notes.join(', ')})` : `${face}`;
  };
  return say('dice-shown', { list: dice.map(one).join(', ') });
}

/** A row of dice, its top left corner at the origin; ignored dice are struck through, subtracted ones have a minus. */
export function diceRow(dice: readonly ShownDie[], look: DiceLook): DiceArt {
  const { size, pen } = look;
  const marks: Mark[] = [];
  let x = 0;
  let owner = dice[0]?.owner;
  for (const die of dice) {
    if (die.owner !== owner) {
      owner = die.owner;
      x += size * 0.25;
      marks.push(verticalLine(x, 0, size, { stroke: ink.rule, width: 0.6 }));
      x += size * 0.25 + size * 0.22;
    }
    if (die.does === 'subtracts') {
      marks.push(...pen.put('\u2212', x + size * 0.2, size * 0.68, size * 0.6, { align: 'centre', role: 'artifact' }));
      x += size * 0.45;
    }
    marks.push(...dieMarks(die, x, look));
    x += size * (die.sides === 6 ? 1.22 : 1.32);
  }
  return { marks, width: Math.max(0, x - size * 0.22) };
}

function dieMarks(die: ShownDie, x: number, { size, marked, pen }: DiceLook): Mark[] {
  const isMarked = marked.includes(die.role);
  const isOut = die.does === 'drops' || die.does === 'replaced';
  const edge: Colour = isOut ? ink.rule : ink.text;
  const body = isMarked && !isOut ? { fill: ink.text, stroke: ink.text } : { fill: 1, stroke: edge };
  const centre = { x: x + (size / 2) * (die.sides === 6 ? 1 : 1.1), y: size / 2 };
  const outline = outlineOf(die.sides, centre, size, { ...body, width: size * 0.05 });
  const face: Colour = isMarked && !isOut ? 1 : isOut ? ink.rule : ink.text;
  const shows =
    die.sides === 6
      ? pips(die.face, centre, size, face)
      : pen.put(String(die.face), centre.x, centre.y + size * (die.sides === 4 ? 0.3 : 0.18), size * 0.5, {
          align: 'centre',
          colour: face,
          role: 'artifact',
        });
  const [from, to] = [-0.06 * size, 1.06 * size];
  const strike = line({ x: x + from, y: to }, { x: x + to, y: from }, { stroke: ink.text, width: size * 0.05 });
  return [outline, ...shows, ...(isOut ? [strike] : [])];
}

type Paint = Pick<PathMark, 'fill' | 'stroke' | 'width'>;

/** The outline of a die: a square for a d6, else a polygon like its solid. */
function outlineOf(sides: number, centre: Point, size: number, paint: Paint): PathMark {
  const corners: Readonly<Record<number, number>> = { 4: 3, 8: 4, 10: 4, 12: 5, 20: 6, 14: 7, 16: 8, 24: 8, 30: 10 };
  if (sides === 6)
    return rectangle(centre.x - size / 2, centre.y - size / 2, size, size, { ...paint, radius: size * 0.18 });
  const count = corners[sides];
  if (count === undefined) return circle(centre, size * 0.52, paint);
  const radius = size * (count === 3 ? 0.64 : 0.56);
  const shift = count === 3 ? size * 0.12 : 0;
  return polygon(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + shift + radius * Math.sin(angle) };
    }),
    paint,
  );
}

function pips(face: number, centre: Point, size: number, fill: Colour): PathMark[] {
  return (pipPlaces[face] ?? []).map(([dx, dy]) =>
    circle({ x: centre.x + dx * size * 0.26, y: centre.y + dy * size * 0.26 }, size * 0.088, { fill }),
  );
}
