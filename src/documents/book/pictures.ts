/** Free room on a page → the picture that stands in it. */

import type { CoverName, PictureName } from '../../model/content.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { Setup } from '../document.ts';
import type { Frame } from '../figures/plane.ts';
import { lookOf, placed } from '../figures/sketch.ts';
import { vignette } from '../figures/vignettes/vignettes.ts';

/** A picture and what varies it. */
export interface Subject {
  readonly name: PictureName;
  readonly seed: string;
}

/** A column of a page and the part of it that is free, in points. */
export interface Room {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

const millimetre = 72 / 25.4;

/** Pictures are from a third to nine tenths as high as they are wide, and never so low that nothing is seen. */
const shapes = { least: 0.29, most: 0.8, lowest: 39 * millimetre };

/**
 * A picture at the foot of the free room, as wide as it is and as high as fits a line below what stands above; nothing
 * where there is no room. Text is never moved for it.
 */
export function pictureBelow(subject: Subject | undefined, room: Room, request: Pick<Setup, 'style'>): Mark[] {
  if (subject === undefined) return [];
  const { width, from, to } = room;
  const height = Math.min(to - from - request.style.leading, width * shapes.most);
  if (height < Math.max(shapes.lowest, width * shapes.least)) return [];
  const look = lookOf(request);
  const art = (frame: Frame) => vignette(subject.name, subject.seed, frame, look);
  return [placed(art, { x: 0, y: to - height, width, height })];
}

/**
 * What fills pages that no entry fills, two at a time and never the same twice in a row: views of the city where the
 * cover is one, otherwise what the entries show; none for a book without pictures.
 */
export function fillers(pictures: ReadonlyMap<string, Subject>, cover: CoverName): () => readonly Subject[] {
  const city: readonly PictureName[] = ['street', 'rails', 'tank', 'wall', 'cable', 'tunnel'];
  const names = cover === 'city' ? city : [...new Set([...pictures.values()].map(({ name }) => name))];
  let count = 0;
  return () => {
    if (pictures.size === 0) return [];
    const from = count;
    count += 2;
    return [from, from + 1].map((index) => ({
      name: names[index % names.length] as PictureName,
      seed: `between ${index}`,
    }));
  };
}
