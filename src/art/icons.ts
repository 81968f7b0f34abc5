/** Counters and Modifiers → icons a line of text high. */

import type { PathMark, Stamp } from '../typeset/page/page.ts';
import { drawAt } from './arrange.ts';
import { drawn, type Look } from './paint.ts';
import { type Art, arc, bare, black, chained, edged, p, stroke, white } from './words.ts';

/** Names of icons; the Modifiers by their effect. */
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

/** Size of icons beside text, in points: 3.4 mm. */
export const iconSize = (3.4 * 72) / 25.4;

/** An icon with its top left corner at a point; decoration beside words. */
export const icon = (name: IconName, x: number, y: number, look: Look, size = iconSize): PathMark[] =>
  drawn(drawAt(x, y, size / 100, icons[name]), look);

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
  p(x, y + height, x + width, y + height, x + width, y);

/** An arrow that goes back to where it began, round (50, 50). */
const returning: Art = [stroke.bold(arc({ x: 50, y: 50, rx: 40 }, -0.16, 0.66)), black('M58 4 88 11 66 32')];

const icons: Readonly<Record<IconName, Art>> = {
  health: black(
    chained(arc({ x: 29, y: 32, rx: 23 }, 0.42, 0.96), arc({ x: 71, y: 32, rx: 23 }, 0.54, 1.08), 'M50 94'),
  ),
  money: [
    black('O50 50 46'),
    white('O86.5 50 10 O50 86.5 10 O13.5 50 10 O50 13.5 10 O50 50 24'),
    stroke.medium('M42 60 58 40'),
  ],
  core: [black('M6 52A44 44 0 0 1 94 52V84H6'), bare.fine('M28 38.8V74 M50 30V74 M72 38.8V74')],
  choice: stroke.bold('M50 8V92 M86.4 29 13.6 71 M86.4 71 13.6 29'),
  lose: [edged.medium(shim(6, 22, 88, 60)), stroke.bold('M10 10 90 92')],
  add: black(shim(4, 22, 92, 60)),
  multiply: black(shim(4, 50, 92, 40), shim(4, 4, 92, 40)),
  divide: [edged.medium('M4 82H44V54'), black('M56 82H96V22L56 47')],
  'reset-event': [returning, stroke.bold('M28 62H72'), stroke.medium('M36 44H64')],
  'reset-sector': [returning, black('R34 36 32 32')],
};
