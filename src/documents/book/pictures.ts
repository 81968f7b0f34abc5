/** Free room on a page → the picture that stands in it. */

import type { PictureName } from '../../model/picture-names.ts';
import { baseline } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { isFullPage, type Style } from '../../typeset/page/style.ts';
import { type PictureSetup, placedPicture } from './picture.ts';

/** A picture and what varies it. */
export interface Subject {
  readonly name: PictureName;
  readonly seed: string;
  /** What stands on the back of the leaf, and near it; without one the same from another side. */
  readonly overleaf?: PictureName;
  /** What varies that. */
  readonly overleafSeed?: string;
}

/** A column of a page and the part of it that is free, in points. */
export interface Room {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** Whether a low band will do, so that what it belongs to is not without. */
  readonly low?: boolean;
}

const millimetre = 72 / 25.4;

/** How high pictures are in shares of their width, and what is so low that nothing is seen. */
const shapes = { least: 0.29, most: 1.7, lowest: 39 * millimetre };
const lowBand = { least: 0.155, lowest: 21 * millimetre };

/** Lines that a picture of a width, or a low band, needs at least, the line above it with them. */
export function leastPicture(width: number, { leading }: Style, isLow = false): number {
  const { least, lowest } = isLow ? lowBand : shapes;
  return Math.ceil((Math.max(lowest, width * least) + leading) / leading + 1);
}

/**
 * A picture in the free room, as wide as it is and as high as fits a line below what stands above. It ends level with
 * the last line of a full page. Nothing where there is no room; text is never moved for it.
 */
export function pictureBelow(subject: Subject | undefined, room: Room, request: PictureSetup): Mark[] {
  if (subject === undefined) return [];
  const { width, from } = room;
  const { least, lowest } = room.low ? lowBand : shapes;
  const { style } = request;
  const to = room.to - (style.leading - baseline(style));
  const height = Math.min(to - from - style.leading, width * shapes.most);
  if (height < Math.max(lowest, width * least)) return [];
  const { name, seed } = subject;
  return [placedPicture({ name, seed }, { x: 0, y: to - height, width, height }, request)];
}

/** What varies that which stands behind a subject of a seed. */
export const behind = (seed: string): string => `${seed} overleaf`;

/** What stands on the back of an entry's leaf: its own picture, or where its front `has` that, what is near to it. */
export const overleafOf = (subject: Subject | undefined, has: boolean): Subject | undefined =>
  subject &&
  (has && subject.overleaf
    ? { name: subject.overleaf, seed: subject.overleafSeed ?? behind(subject.seed) }
    : { name: subject.name, seed: behind(subject.seed) });

/** The share of a page which, left free, has room for something else: less where pages are full. */
const roomBelow = { full: 1 / 4, small: 1 / 3 } as const;

/** Whether what Outcomes leave free of a page of a height is room for something else. */
export const hasRoomBelow = (free: number, height: number, style: Style): boolean =>
  free >= height * (isFullPage(style) ? roomBelow.full : roomBelow.small);

/** A picture behind Outcomes, where these leave so much of a page free, or room for a low band where that will do. */
export function tailPiece(subject: Subject | undefined, room: Room, request: PictureSetup): Mark[] {
  const { top, bottom } = request.style;
  if (!room.low && !hasRoomBelow(room.to - room.from, bottom - top, request.style)) return [];
  return pictureBelow(subject, room, request);
}
