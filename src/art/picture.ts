/** Name of a picture, number → the picture. */

import type { Roll } from '../dice/roll.ts';
import { seededRoll } from '../dice/seeded.ts';
import type { PathMark, Rect } from '../typeset/page/page.ts';
import { mirror, resize, translate } from './arrange.ts';
import { drawnIn } from './frame.ts';
import type { Look } from './paint.ts';
import * as pictures from './pictures.ts';

const all = { ...pictures };
type PictureName = keyof typeof all;

/** Pictures that would read wrongly in a mirror. */
const upright: readonly string[] = ['clock', 'machines', 'scales'];

const rollFor = (name: string, seed: string) => seededRoll(seed, `vignette ${name}`);

const isTurnedBy = (roll: Roll, name: string) => roll(2) === 1 && !upright.includes(name);

/** Whether a picture of a seed is seen in a mirror. */
export const isTurned = (name: string, seed: string): boolean => isTurnedBy(rollFor(name, seed), name);

/** A picture for a frame, varied by `seed`: the number of an Event, the title of an Ending. */
export function pictureArt(name: PictureName, seed: string, frame: Rect, look: Look): PathMark[] {
  const roll = rollFor(name, seed);
  const isMirrored = isTurnedBy(roll, name);
  const art = all[name]({ roll, half: (50 * frame.width) / frame.height, isTurned: isMirrored });
  const inPoints = resize(frame.height / 100, 0, 0, isMirrored ? mirror(0, art) : art);
  return drawnIn(frame, translate(frame.x + frame.width / 2, frame.y, inPoints), look);
}
