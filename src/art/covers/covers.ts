/** Name of a picture → the art of a cover. */

import { seededRoll } from '../../dice/seeded.ts';
import type { PathMark, Rect } from '../../typeset/page/page.ts';
import { drawAt, mirror, resize, translate } from '../arrange.ts';
import { drawnIn } from '../frame.ts';
import type { Look } from '../paint.ts';
import { boardCover, type CoverSector } from './board.ts';
import { city } from './city.ts';

/** The subject of a cover. */
export interface CoverSubject {
  readonly picture: 'board' | 'city';
  readonly sectors: readonly CoverSector[];
  /** The same words give the same picture. */
  readonly seed: string;
  /** Seen from nearer, and from the other side: the second book beside the first. */
  readonly isClose: boolean;
}

/** The closer view: its scale, and its middle and top as shares of the whole. */
const near = { scale: 1.5, middle: 0.61, top: 1 / 12 };

/** The art of a book's cover in a frame. */
export function coverArt({ picture, sectors, seed, isClose }: CoverSubject, frame: Rect, look: Look): PathMark[] {
  const width = (100 * frame.width) / frame.height;
  const roll = seededRoll(seed, 'cover');
  const left = isClose ? width * (near.middle - 0.5 / near.scale) : 0;
  const seen = { from: left, to: left + (isClose ? width / near.scale : width) };
  const whole = picture === 'city' ? city(width, roll, seen) : boardCover(width, sectors, roll);
  const art = isClose ? mirror(width / 2, resize(near.scale, 0, 0, translate(-left, -near.top * 100, whole))) : whole;
  return drawnIn(frame, drawAt(frame.x, frame.y, frame.height / 100, art), look);
}
