/** Free room on a page → the picture that fills it. */

import { baseline } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { areaHeight, areaWidth, isFullPage, millimetre, type Style } from '../../typeset/page/style.ts';
import { type PictureRequest, placedPicture } from './picture.ts';

export interface Subject {
  readonly name: string;
  readonly seed: string;
  /** Picture on the back of the leaf, else the same from another side. */
  readonly overleaf?: string;
  readonly overleafSeed?: string;
  /** Whether the back is empty without one. */
  readonly isOnce?: boolean;
}

/** The free part of a page or column, in points. */
export interface FreeRoom {
  /** That of the page by default. */
  readonly width?: number;
  readonly from: number;
  readonly to: number;
  /** Whether a low band will do. */
  readonly low?: boolean;
}

/** Heights in shares of the width; pictures below `low` show nothing. */
const shapes = { minShare: 0.29, maxShare: 1.7, minHeight: 39 * millimetre };
const lowBand = { minShare: 0.155, minHeight: 21 * millimetre };

/** Min lines of a picture or a low band, with the line above it. */
export function minPictureRoom(style: Style, { isLow = false } = {}): number {
  const { leading } = style;
  const { minShare, minHeight } = isLow ? lowBand : shapes;
  return Math.ceil((Math.max(minHeight, areaWidth(style) * minShare) + leading) / leading + 1);
}

/** A picture as wide as the free room, level with the last line of a full page; none without room. */
export function pictureBelow(subject: Subject | undefined, room: FreeRoom, request: PictureRequest): Mark[] {
  if (subject === undefined) return [];
  const { minShare, minHeight } = room.low ? lowBand : shapes;
  const { style } = request;
  const { width = areaWidth(style), from } = room;
  const to = room.to - (style.leading - baseline(style));
  const height = Math.min(to - from - style.leading, width * shapes.maxShare);
  if (height < Math.max(minHeight, width * minShare)) return [];
  const { name, seed } = subject;
  // One of the game's own with room beside it is in the middle of the text's column.
  const own = request.content?.pictures[name];
  const isNarrow = own && (height * own.width) / own.height <= width - style.sideColumn;
  const x = isNarrow && room.width === undefined ? style.sideColumn : 0;
  return [placedPicture({ name, seed }, { x, y: to - height, width: width - x, height }, request)];
}

/** A column with a picture below it if there is room. */
export const withPicture = (
  { marks, height: from }: PageColumn,
  subject: Subject | undefined,
  request: PictureRequest,
  { low }: Required<Pick<FreeRoom, 'low'>>,
) => ({ marks, below: (to: number) => pictureBelow(subject, { from, to, low }, request) });

/** The seed of the picture on the back of a leaf. */
export const backSeed = (seed: string): string => `${seed} overleaf`;

/** The subject for the back of a leaf: its picture, or a related one if the front shows that. */
export const overleafOf = (
  subject: Subject | undefined,
  { isShown }: { readonly isShown: boolean },
): Subject | undefined =>
  subject &&
  (isShown && subject.overleaf
    ? { name: subject.overleaf, seed: subject.overleafSeed ?? backSeed(subject.seed) }
    : isShown && subject.isOnce
      ? undefined
      : { name: subject.name, seed: backSeed(subject.seed) });

/** Min free share of a page for something else. */
const roomBelow = { full: 1 / 4, small: 1 / 3 } as const;

/** Whether the room below Outcomes fits something else. */
export const hasRoomBelow = (free: number, height: number, style: Style): boolean =>
  free >= height * (isFullPage(style) ? roomBelow.full : roomBelow.small);

/** A picture below Outcomes, or a low band, if there is room. */
export function tailPiece(subject: Subject | undefined, room: FreeRoom, request: PictureRequest): Mark[] {
  const { style } = request;
  if (!room.low && !hasRoomBelow(room.to - room.from, areaHeight(style), style)) return [];
  return pictureBelow(subject, room, request);
}
