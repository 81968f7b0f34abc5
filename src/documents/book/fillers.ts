/** Pages that no entry fills → plates, each of another thing than the pages beside it show. */

import type { PictureName } from '../../model/content.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { areaWidth } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { areaHeight, notesMarks } from './book.ts';
import { pictureBelow, type Subject } from './pictures.ts';

/** What stands well on a page that is higher than it is wide; in this order no two alike follow one another. */
const tall: readonly PictureName[] = [
  'cable',
  'tunnel',
  'crane',
  'stairs',
  'letters',
  'rails',
  'clock',
  'wall',
  'drone',
  'machines',
  'winch',
  'birds',
  'counter',
  'snow',
  'door',
  'exchange',
  'oven',
  'nest',
  'table',
  'tank',
];

/** The next page of a picture down `to` a height, which is none of those that stand beside it; lines to write on in a book without pictures. */
export type Filler = (beside?: readonly (Subject | undefined)[], to?: number) => readonly Mark[];

/** Plates for a whole book: each is another until all have been, and is drawn once in the file. */
export function fillerPages(request: Request, pictures: readonly Subject[]): Filler {
  const height = areaHeight(request.style);
  const width = areaWidth(request.style);
  if (pictures.length === 0) {
    const lines = notesMarks(request, width, height, 'Notes');
    return () => lines;
  }
  const own = [...new Set(pictures.map(({ name }) => name))];
  const ownTall = own.filter((name) => tall.includes(name));
  const names = request.content.game.cover === 'city' ? tall : ownTall.length > 0 ? ownTall : own;
  const drawn = new Map<string, readonly Mark[]>();
  const waiting: PictureName[] = [];
  return (beside = [], to = height) => {
    if (waiting.length === 0) waiting.push(...names);
    const isBeside = (one: PictureName) => beside.some((subject) => subject?.name === one);
    const place = Math.max(
      0,
      waiting.findIndex((one) => !isBeside(one)),
    );
    const [name] = waiting.splice(place, 1) as [PictureName];
    const room = { width, from: -request.style.leading, to };
    const plate = drawn.get(`${name} ${to}`) ?? pictureBelow({ name, seed: 'between' }, room, request);
    drawn.set(`${name} ${to}`, plate);
    return plate;
  };
}
