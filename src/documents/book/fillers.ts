/** Room that no entry's own picture takes → what is near to it, another thing than the pages beside it show. */

import type { Content, PictureName } from '../../model/content.ts';
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

/** What is near to each thing that an Event may show: places that one passes on the way there. */
const near: Readonly<Partial<Record<PictureName, readonly PictureName[]>>> = {
  bays: ['crane', 'street', 'wall'],
  bees: ['cable', 'wall', 'tank'],
  birds: ['cable', 'wall', 'street'],
  boots: ['stairs', 'street', 'rails'],
  cable: ['crane', 'tank', 'wall'],
  clock: ['stairs', 'rails', 'door'],
  counter: ['door', 'machines', 'street'],
  crane: ['rails', 'cable', 'winch'],
  crate: ['letters', 'rails', 'counter'],
  dog: ['door', 'street', 'rails'],
  door: ['stairs', 'street', 'counter'],
  drone: ['wall', 'cable', 'tank'],
  eels: ['tunnel', 'wall', 'tank'],
  exchange: ['machines', 'door', 'letters'],
  fish: ['tunnel', 'wall', 'tank'],
  hands: ['machines', 'counter', 'stairs'],
  letters: ['counter', 'door', 'stairs'],
  machines: ['counter', 'door', 'stairs'],
  nest: ['cable', 'stairs', 'tank'],
  oven: ['counter', 'door', 'stairs'],
  rails: ['tunnel', 'clock', 'street'],
  rain: ['street', 'tunnel', 'tank'],
  scales: ['counter', 'crane', 'machines'],
  snow: ['wall', 'street', 'tunnel'],
  stable: ['door', 'counter', 'street'],
  stairs: ['street', 'cable', 'door'],
  table: ['counter', 'door', 'stairs'],
  tank: ['crane', 'wall', 'street'],
  target: ['wall', 'street', 'rails'],
  tooth: ['counter', 'door', 'machines'],
  truck: ['wall', 'street', 'crane'],
  tunnel: ['rails', 'winch', 'tank'],
  walker: ['wall', 'crane', 'tank'],
  wall: ['street', 'crane', 'cable'],
  washing: ['stairs', 'door', 'street'],
  winch: ['tunnel', 'crane', 'rails'],
};

/** Events on either side whose pictures may stand on one leaf or in one opening with an Event's. */
const reach = 3;

/**
 * Subjects of a book's Events in their order, each with what stands on the back of its leaf: something near to it that is not
 * in sight from there, and as far as may be from where it stands elsewhere. Shops choose first, since the back of theirs is
 * seen on every paper. In a small game it may be nothing.
 */
export function withOverleaf(subjects: readonly Subject[], { game, events }: Content): Subject[] {
  const own = subjects.map(({ name }) => name);
  const isCity = game.cover === 'city';
  const shops = new Set(events.flatMap(({ kind, number }) => (kind === 'shop' ? String(number) : [])));
  const found = new Map<number, PictureName>();
  const choose = ({ name }: Subject, index: number) => {
    /** Events from here to the next that shows it, on either side of a leaf. */
    const away = (one: PictureName) =>
      Math.min(
        ...own.flatMap((shown, place) => (shown === one || found.get(place) === one ? Math.abs(place - index) : [])),
      );
    const farthest = (some: readonly PictureName[]) =>
      some
        .map((one) => ({ one, distance: away(one) }))
        .filter(({ distance }) => distance > reach)
        .toSorted((a, b) => (a.distance === b.distance ? 0 : b.distance - a.distance))[0]?.one;
    const overleaf =
      farthest((near[name] ?? []).filter((one) => isCity || own.includes(one))) ?? farthest(isCity ? tall : own);
    if (overleaf) found.set(index, overleaf);
  };
  for (const areShops of [true, false])
    subjects.forEach((subject, index) => {
      if (shops.has(subject.seed) === areShops) choose(subject, index);
    });
  return subjects.map((subject, index) => {
    const overleaf = found.get(index);
    return overleaf ? { ...subject, overleaf } : subject;
  });
}

/**
 * The next page of a picture down `to` a height, none of those that stand beside it or soon after, and near to the first of them
 * where one is left; lines to write on in a book without pictures.
 */
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
    const isFree = (one: PictureName) => !beside.some((seen) => seen?.name === one || seen?.overleaf === one);
    if (!waiting.some(isFree)) waiting.push(...names);
    const faced = beside[0] && near[beside[0].name];
    const close = waiting.findIndex((one) => faced?.includes(one) && isFree(one));
    const place = Math.max(0, close >= 0 ? close : waiting.findIndex(isFree));
    const [name] = waiting.splice(place, 1) as [PictureName];
    const room = { width, from: -request.style.leading, to };
    const plate = drawn.get(`${name} ${to}`) ?? pictureBelow({ name, seed: 'between' }, room, request);
    drawn.set(`${name} ${to}`, plate);
    return plate;
  };
}
