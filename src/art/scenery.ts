/** Backgrounds of many pictures: night, towers, ground, rooms; and a person. */

import type { Roll } from '../dice/roll.ts';
import { drawAt, repeat, row } from './arrange.ts';
import { type Art, black, edged, light, p, r, rim, type Shape, stroke, white } from './words.ts';

/** What a picture is given: lengths are hundredths of its frame's height, from the middle of its upper edge. */
export interface Stage {
  readonly roll: Roll;
  /** Half of the frame's width. */
  readonly half: number;
  /** Whether it is the other view of a place that is in a book twice. */
  readonly isTurned: boolean;
}

/** Night, ruled thinner towards the ground. */
export function night({ half }: Stage, to: number, gap = 2.6): Art {
  const lines: string[] = [];
  for (let y = 0.6, step = gap; y < to; y += step, step *= 1.04) lines.push(`M${-half} ${y}H${half}`);
  return stroke.far(...lines);
}

/** Whether a tower is seen between its left side, its top and its right side. */
type IsSeen = (left: number, top: number, right: number) => boolean;

/** Towers far off, none of them dark: for the back of something black. */
export const paleTowers = (stage: Stage, base: number, high: number, isSeen?: IsSeen): Art =>
  towersIn(stage, { base, high, dark: 'none' }, isSeen);

/** Towers far off; one or two of them are dark. */
export const towers = (stage: Stage, base: number, high: number, isSeen?: IsSeen): Art =>
  towersIn(stage, { base, high, dark: 'some' }, isSeen);

interface Towers {
  readonly base: number;
  readonly high: number;
  readonly dark: 'none' | 'some';
}

function towersIn({ roll, half }: Stage, { base, high, dark }: Towers, isSeen: IsSeen = () => true): Art {
  const shapes: Art[] = [];
  for (let x = -half - 2; x < half; ) {
    const width = 4 + roll(7);
    const height = high * (0.35 + roll(65) / 100);
    const isDark = roll(5) === 1 && dark === 'some';
    const top = base - height * (isDark ? 1.1 : 1);
    const tower = r(x, top, width, base - top);
    // Of a tower at the edge more than a splinter is seen, or nothing.
    if (x < half - 3 && x + width > 3 - half && isSeen(x, top, x + width))
      shapes.push(isDark ? black(tower) : edged.far(tower, { gap: 2, turn: 0.25, weight: 'far', inLight: true }));
    x += width + (roll(3) === 1 ? roll(6) : 0);
  }
  return shapes;
}

/** Towers outside two sides, so that no scrap shows beside a thing in front. */
export const clearOf =
  (from: number, to: number): IsSeen =>
  (left, _, right) =>
    right < from || left > to;

/** The ground: a bold line, and joints that run to a point. */
export function ground({ half }: Stage, y: number, joints = 7): Art {
  return [
    edged.fine(`M${-half} ${y}H${half}V100H${-half}`),
    stroke.far(...alongGround(half, y, joints)),
    stroke.bold(`M${-half} ${y}H${half}`),
  ];
}

function alongGround(half: number, y: number, joints: number): string[] {
  const across = [0.12, 0.32, 0.62].map((share) => `M${-half} ${y + (100 - y) * share}H${half}`);
  const away = Array.from({ length: joints && joints + 1 }, (_, index) => {
    const x = half * (3.8 * (index / joints) - 1.9);
    return p(x * 0.45, y, x, 100);
  });
  return [...away, ...across];
}

/** Night, towers far off, light from one level to another, and the ground. */
export function town(stage: Stage, y: number, view: TownView, from: Level, to: Level): Art {
  const { night: sky, gap, towers: high, dark = 'none', isSeen, joints } = view;
  return [
    night(stage, sky, gap),
    towersIn(stage, { base: y, high, dark }, isSeen),
    beam(from, to),
    ground(stage, y, joints),
  ];
}
interface TownView {
  /** How far down it is night. */
  readonly night: number;
  readonly gap?: number;
  /** Their height. */
  readonly towers: number;
  readonly dark?: Towers['dark'];
  readonly isSeen?: IsSeen;
  readonly joints?: number;
}

/** A floor indoors. */
export const flat = ({ half }: Stage, y: number): Art => [
  edged.fine(r(-half, y, half * 2, 100 - y)),
  black(r(-half, y, half * 2, 1.4)),
];

/** At random from side to side, so far down from a height. */
export const scatter = (
  { half, roll }: Pick<Stage, 'half' | 'roll'>,
  count: number,
  [top, high]: readonly [number, number],
  draw: (x: number, y: number) => Art,
): Art[] => repeat(count, () => draw(roll(Math.round(half * 2)) - half, top + roll(high)));

/** Side by side round the middle, `gap` from one to the next: all that are whole. */
export function abreast({ half }: Pick<Stage, 'half'>, gap: number, draw: (x: number, index: number) => Art): Art[] {
  const count = Math.floor((half * 2) / gap);
  return repeat(count, (index) => draw((index - (count - 1) / 2) * gap, index));
}

/** In a row from one place up to another, unevenly apart: so far, and as much more as is rolled. */
export function uneven({ roll }: Stage, [from, to]: Span, [step, more]: Span, draw: (x: number) => Art): Art[] {
  const drawn: Art[] = [];
  for (let x = from; x < to; x += step + roll(more)) drawn.push(draw(x));
  return drawn;
}
type Span = readonly [from: number, to: number];

/** A wall with light on it, and a floor. */
export const hall = (stage: Stage, floor: number, lit: Art, gap?: number): Art => [
  panels(stage, floor, gap),
  lit,
  flat(stage, floor),
];

/** A wall seen straight on, ruled upright, down to where something covers it. */
export const panels = ({ half }: Stage, floor: number, gap = 3): Art =>
  row(-half + gap / 2, half, gap, (x) => stroke.far(`M${x} 0V${floor}`));

/** The same, and its floor. */
export const room = (stage: Stage, floor: number, gap = 3): Art => [
  panels(stage, floor, gap),
  black(r(-stage.half, floor, stage.half * 2, 1.6)),
  repeat(9, (index) => {
    const x = (index / 4 - 1) * stage.half;
    return stroke.far(p(x * 0.6, floor, x * 1.5, 100));
  }),
];

/** From one x to another at a height. */
type Level = readonly [from: number, to: number, y: number];

/** Light from one level to another. */
export const beam = ([x1, x2, y1]: Level, [x3, x4, y2]: Level): Shape => light(p(x1, y1, x2, y1, x4, y2, x3, y2));

/** A coat, a head, and a hat whose crown and brim are one; feet at the origin, a hundred high. */
const figure = `M-14 0-11-30-19-38-17-66-8-78H8L16-66 19-34 12-30 14 0H5L1-26-4 0
  M9.43-88.25A8.5 10 0 0 1-7.43-88.25 M16-88V-85H-13V-91L-7.08-90.09A8.5 10 0 0 1 9.43-88.25`;

/** Someone small, seen from behind; feet at the place. */
export const person = (x: number, y: number, height: number, tone: 'ink' | 'white' = 'ink'): Art =>
  drawAt(x, y, height / 100, tone === 'ink' ? [rim(figure), black(figure)] : white(figure));
