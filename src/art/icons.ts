/** What is counted and what changes it → icons a line of text high. */

import type { PathMark, Stamp } from '../typeset/page/page.ts';
import { arc, at, type Polygon, points } from './plane.ts';
import { drawn, type Look, outlined, type Shape, solid, stroke } from './sketch.ts';

/** What an icon stands for; the Modifiers by what they do. */
export const iconNames = [
  'health',
  'money',
  'core',
  'choice',
  'lose',
  'add',
  'multiply',
  'divide',
  'reset-event',
  'reset-sector',
] as const;
/** Something that has an icon. */
export type IconName = (typeof iconNames)[number];

/** How large icons stand beside text, in points: 3.4 mm. */
export const iconSize = (3.4 * 72) / 25.4;

/** An icon with its top left corner at a point; decoration, since words stand beside it. */
export function icon(name: IconName, x: number, y: number, look: Look, size = iconSize): PathMark[] {
  const u = size / 100;
  const place = (shape: Polygon) => shape.map((point) => at(x + point.x * u, y + point.y * u));
  const shapes = icons[name].map((shape): Shape => ({ ...shape, points: place(shape.points) }));
  return drawn(shapes, { x, y, width: size, height: size }, look);
}

const stamps = new Map<string, Stamp>();

/** The icon of a name as art that is drawn once in a file; none for a name that is no icon's. */
export function iconStamp(name: string, look: Look): Stamp | undefined {
  const known = iconNames.find((one) => one === name);
  if (known === undefined) return undefined;
  const key = `${name} ${look.lowInk}`;
  const stamp = stamps.get(key) ?? { width: iconSize, height: iconSize, marks: icon(known, 0, 0, look) };
  stamps.set(key, stamp);
  return stamp;
}

/** A wedge to push under luck: a shim. */
const shim = (x: number, y: number, width: number, height: number) =>
  points(x, y + height, x + width, y + height, x + width, y);

/** An arrow that goes back to where it began, round (50, 50). */
const returning: readonly Shape[] = [
  stroke(arc(at(50, 50), 40, 40, -0.16, 0.66), 'bold'),
  solid(points(58, 2, 88, 10, 66, 32)),
];

const icons: Readonly<Record<IconName, readonly Shape[]>> = {
  health: [solid([...arc(at(29, 32), 23, 23, 0.42, 0.96), ...arc(at(71, 32), 23, 23, 0.54, 1.08), at(50, 94)])],
  money: [
    solid(arc(at(50, 50), 46, 46)),
    ...[0, 0.25, 0.5, 0.75].map((turn) =>
      solid(arc(at(50 + 42 * Math.cos(turn * 2 * Math.PI), 50 + 42 * Math.sin(turn * 2 * Math.PI)), 11, 11), 'white'),
    ),
    solid(arc(at(50, 50), 24, 24), 'white'),
    stroke(points(42, 60, 58, 40), 'medium'),
  ],
  core: [
    solid([...arc(at(50, 52), 44, 44, 0.5, 1), at(94, 84), at(6, 84)]),
    ...[28, 50, 72].map((x) => stroke(points(x, 30 + Math.abs(x - 50) * 0.4, x, 74), 'fine', 'white')),
  ],
  choice: [0, 1 / 6, 1 / 3].map((turn) => {
    const [dx, dy] = [Math.cos(turn * 2 * Math.PI) * 42, Math.sin(turn * 2 * Math.PI) * 42];
    return stroke(points(50 - dy, 50 - dx, 50 + dy, 50 + dx), 'bold');
  }),
  lose: [outlined(shim(6, 22, 88, 60), 'medium'), stroke(points(10, 10, 90, 92), 'bold')],
  add: [solid(shim(4, 22, 92, 60))],
  multiply: [solid(shim(4, 50, 92, 40)), solid(shim(4, 4, 92, 40))],
  divide: [outlined(points(4, 82, 44, 82, 44, 54), 'medium'), solid(points(56, 82, 96, 82, 96, 22, 56, 47))],
  'reset-event': [...returning, stroke(points(28, 62, 72, 62), 'bold'), stroke(points(36, 44, 64, 44), 'medium')],
  'reset-sector': [...returning, solid(points(34, 36, 66, 36, 66, 68, 34, 68))],
};
