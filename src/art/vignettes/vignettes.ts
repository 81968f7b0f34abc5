/** Name of a picture, number → a vignette. */

import type { Roll } from '../../dice/roll.ts';
import { seededRoll } from '../../dice/seeded.ts';
import type { PictureName } from '../../model/picture-names.ts';
import type { PathMark } from '../../typeset/page/page.ts';
import type { Frame } from '../plane.ts';
import { drawn, type Look, mirrored, type Shape } from '../sketch.ts';
import { carpet, crowd, radiator, sandwich, tram } from './callers.ts';
import { carriage, clock, exchange, rain, snow, table, target, winch } from './company.ts';
import { bees, birds, dog, eels, fish, nest, stable } from './creatures.ts';
import { boots, crate, letters, oven, scales, tooth, washing } from './goods.ts';
import { bridge, chimneys, cistern, pylons, roofs, silos } from './heights.ts';
import { crane, drone, hands, machines, truck, walker } from './machines.ts';
import { bays, cable, counter, door, rails, stairs, street, strip, tank, tunnel, wall } from './places.ts';
import { auction, cello, chair, geranium, kettle, lift } from './rooms.ts';
import { type Stage, stageOf } from './stage.ts';
import { bottles, cake, wages } from './trades.ts';
import { conveyor, fan, gate, lamps, lock, pipes, shutters, signals, windows } from './ways.ts';

const motifs: Readonly<Record<PictureName, (stage: Stage) => Shape[]>> = {
  auction,
  bays,
  bees,
  birds,
  boots,
  bottles,
  bridge,
  cable,
  cake,
  carpet,
  carriage,
  cello,
  chair,
  chimneys,
  cistern,
  clock,
  conveyor,
  counter,
  crane,
  crate,
  crowd,
  dog,
  door,
  drone,
  eels,
  exchange,
  fan,
  fish,
  gate,
  geranium,
  hands,
  kettle,
  lamps,
  letters,
  lift,
  lock,
  machines,
  nest,
  oven,
  pipes,
  pylons,
  radiator,
  rails,
  rain,
  roofs,
  sandwich,
  scales,
  shutters,
  signals,
  silos,
  snow,
  stable,
  stairs,
  street,
  strip,
  table,
  tank,
  target,
  tooth,
  tram,
  truck,
  tunnel,
  wages,
  walker,
  wall,
  washing,
  winch,
  windows,
};

/** Pictures that would read wrongly in a mirror. */
const upright: readonly PictureName[] = ['clock', 'machines', 'scales'];

const rollFor = (name: PictureName, seed: string) => seededRoll(seed, `vignette ${name}`);

const isTurnedBy = (roll: Roll, name: PictureName) => roll(2) === 1 && !upright.includes(name);

/** Whether a picture of a seed is seen in a mirror. */
export const isTurned = (name: PictureName, seed: string): boolean => isTurnedBy(rollFor(name, seed), name);

/** A picture for a frame, varied by `seed`: the number of an Event, the title of an Ending. */
export function vignette(name: PictureName, seed: string, frame: Frame, look: Look): PathMark[] {
  const roll = rollFor(name, seed);
  const isMirrored = isTurnedBy(roll, name);
  const shapes = motifs[name](stageOf(frame, roll, isMirrored));
  return drawn(isMirrored ? mirrored(shapes, frame.x + frame.width / 2) : shapes, frame, look);
}
