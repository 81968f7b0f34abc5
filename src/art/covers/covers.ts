/** Name of a picture → the art of a cover. */

import { seededRoll } from '../../dice/seeded.ts';
import type { CoverName } from '../../model/game.ts';
import type { PathMark } from '../../typeset/page/page.ts';
import type { Frame } from '../plane.ts';
import { drawn, type Look, mirrored, type Shape } from '../sketch.ts';
import { boardCover, type CoverSector } from './board.ts';
import { city } from './city.ts';

/** What a cover is made from. */
export interface CoverSubject {
  readonly picture: CoverName;
  readonly sectors: readonly CoverSector[];
  /** The same words give the same picture. */
  readonly seed: string;
  /** Seen from nearer, and from the other side: the second book beside the first. */
  readonly isClose: boolean;
}

/** The art of a book's cover in a frame. */
export function coverArt(subject: CoverSubject, frame: Frame, look: Look): PathMark[] {
  return drawn(shapesOf(subject, frame), frame, look);
}

/** Where the window and the runner stand in the middle of the closer view, in shares of the whole. */
const near = { scale: 1.5, x: 0.61, y: 0.15, top: 0.1 };

function shapesOf(subject: CoverSubject, frame: Frame): Shape[] {
  const { picture, sectors, seed, isClose } = subject;
  const roll = seededRoll(seed, 'cover');
  const paint = (room: Frame) => (picture === 'city' ? city(room, roll, frame) : boardCover(room, sectors, roll));
  if (!isClose) return paint(frame);
  const { x, y, width, height } = frame;
  const { scale } = near;
  const whole = {
    x: x + width * (0.5 - near.x * scale),
    y: y + height * (near.top - near.y * scale),
    width: width * scale,
    height: height * scale,
  };
  return mirrored(paint(whole), x + width / 2);
}
