/** Free room without a picture of an entry → a picture unlike those nearby. */

import { isTurned } from '../../art/picture.ts';
import type { Content } from '../../model/content.ts';
import { areaHeight, areaWidth } from '../../typeset/page/style.ts';
import type { Filling } from '../../typeset/spread/level.ts';
import type { Request } from '../document.ts';
import { notesMarks } from './book.ts';
import { backSeed, pictureBelow, type Subject } from './pictures.ts';

/** Places on the way, no two alike in a row; each fits any frame. */
// biome-ignore format: a list of words.
const scenery: readonly string[] = [
  'pylons', 'shutters', 'cistern', 'signals', 'windows', 'conveyor', 'gate', 'chimneys', 'pipes', 'lock',
  'fan', 'silos', 'counter', 'tank', 'rails', 'bridge', 'street', 'roofs', 'lamps', 'tunnel',
];

/** Pictures that close texts before and after the Events. */
const closers: readonly string[] = ['roofs', 'bridge', 'street', 'lamps', 'tunnel'];

/** More of them, so that none repeats nearby. */
const furtherClosers = [...closers, ...scenery.filter((one) => !closers.includes(one)).slice(1)];

const shopNumbers = ({ events }: Content): ReadonlySet<string> =>
  new Set(events.flatMap(({ kind, number }) => (kind === 'shop' ? String(number) : [])));

/** Texts after the chapters that a picture closes: how to use the book, the table of Endings, Remarks. */
const closedTexts = 3;

/**
 * The pictures that a game sets for places that choose one, else its own: each for one place of a book, and none that the
 * cover or an entry shows. Undefined for a choice among ours.
 */
function chosen({ game, pictures, chapters, events, endings }: Content) {
  const own = Object.keys(pictures);
  const shown = [game.cover, ...namesOf([...events, ...endings])];
  const names = [...new Set(game.pictures ?? own)].filter((one) => !shown.includes(one));
  const others = names.slice(chapters.length + closedTexts);
  return game.pictures || own.length > 0
    ? { ends: names.slice(0, chapters.length + closedTexts), backs: others.slice(0, -1), pages: others.slice(-1) }
    : undefined;
}

/** Whether places choose among pictures of a city, which the cover shows. */
export const isCity = (content: Content) => content.game.cover === 'city' && !chosen(content);

const namesOf = (entries: readonly { readonly picture?: string | undefined }[]) => [
  ...new Set(entries.flatMap(({ picture }) => picture ?? [])),
];

/** Pictures for places without an entry's own: in a city those of no Event, else those of Events. */
function between(content: Content): readonly string[] {
  const own = namesOf(content.events);
  if (!isCity(content)) return chosen(content)?.backs ?? own;
  const others = scenery.filter((one) => !own.includes(one));
  return others.length > 0 ? others : scenery;
}

/** What closes the texts of a book with pictures. */
export function closing(content: Content, index: number): Subject | undefined {
  const names = isCity(content) ? furtherClosers : namesOf(content.events);
  const own = chosen(content)?.ends;
  const name = own ? own[index] : names[index % names.length];
  const isShown = name !== undefined && content.events.some(({ picture }) => picture);
  return isShown ? { name, seed: `chapter ${index}` } : undefined;
}

/** Events on either side whose pictures may be in sight of an Event's. */
const reach = 3;

/** Gives each picture one for the back of its leaf, Shops first, as theirs show on every paper. */
export function withOverleaf(subjects: readonly Subject[], content: Content): Subject[] {
  const names = between(content);
  const own = chosen(content);
  const shops = shopNumbers(content);
  const found = new Map<number, string>();
  /** Events to the nearest that shows a picture, or to the text that it closes. */
  const away = (one: string, index: number) => {
    const closes = isCity(content) && closers.includes(one);
    let nearest = closes ? Math.min(index, subjects.length - index) + reach : Number.POSITIVE_INFINITY;
    for (let place = 0; place < subjects.length; place++)
      if (subjects[place]?.name === one || found.get(place) === one)
        nearest = Math.min(nearest, Math.abs(place - index));
    return nearest;
  };
  const onBacksOfShops = () =>
    new Set([...found].flatMap(([place, name]) => (shops.has(subjects[place]?.seed ?? '') ? name : [])));
  const isUsed = (one: string) =>
    [...found.values(), ...(isCity(content) ? closers : [])].filter((name) => name === one).length > (own ? 0 : 1);
  for (const areShops of [true, false])
    subjects.forEach(({ seed }, index) => {
      if (shops.has(seed) !== areShops) return;
      const far = names.map((one) => ({ one, distance: away(one, index) })).filter(({ distance }) => distance > reach);
      const fresh = far.filter(({ one }) => !isUsed(one));
      // If all are used twice, the last overleaf of a Shop: a Shop on a shared leaf has a tally there.
      const [farthest] =
        fresh.length > 0
          ? fresh.toSorted((a, b) => (a.distance === b.distance ? 0 : b.distance - a.distance))
          : far.filter(({ one }) => !own && onBacksOfShops().has(one)).toReversed();
      if (farthest) found.set(index, farthest.one);
    });
  const seen = sidesOfClosers();
  return subjects.map((subject, index) => {
    const overleaf = found.get(index);
    if (!overleaf) return { ...subject, ...(own && { isOnce: true }) };
    const side = otherSide(overleaf, backSeed(subject.seed), { before: seen.get(overleaf) });
    seen.set(overleaf, side.isTurned);
    return { ...subject, overleaf, overleafSeed: side.seed };
  });
}

const sidesOfClosers = () => new Map(closers.map((name, index) => [name, isTurned(name, `chapter ${index}`)]));

/** A seed that shows a picture from the other side than `before`. */
function otherSide(
  name: string,
  seed: string,
  { before }: { readonly before: boolean | undefined },
): { readonly seed: string; readonly isTurned: boolean } {
  let side = { seed, isTurned: isTurned(name, seed) };
  for (let tries = 0; tries < 9 && side.isTurned === before; tries++) {
    const other = `${side.seed} again`;
    side = { seed: other, isTurned: isTurned(name, other) };
  }
  return side;
}

/** The next picture for a whole page, unlike its neighbours; lines to write on without pictures. */
export type Filler = (beside?: readonly (Subject | undefined)[]) => Filling;

/** Full-page pictures of a book; none repeats before all are used, and one that a game sets never does. */
export function fillerPages(request: Request, pictures: readonly Subject[]): Filler {
  const { content, style } = request;
  const height = areaHeight(style);
  const own = chosen(content)?.pages;
  const names = own ?? between(content);
  const lines = () => notesMarks(request, areaWidth(style), height);
  if (pictures.length === 0 || names.length === 0) return () => lines;
  // Pictures that close texts or are overleaf of Shops come last; the rest by how few Events have them.
  const shops = shopNumbers(content);
  const onBacksOfShops = pictures.flatMap(({ seed, overleaf }) => (shops.has(seed) ? (overleaf ?? []) : []));
  const taken = [...closers.slice(0, 3), ...onBacksOfShops, ...closers.slice(3)];
  const rank = (one: string) =>
    (taken.indexOf(one) + 1) * pictures.length + pictures.filter(({ overleaf }) => overleaf === one).length;
  const seen = new Map([
    ...pictures.flatMap(({ overleaf, overleafSeed }) =>
      overleaf && overleafSeed ? [[overleaf, isTurned(overleaf, overleafSeed)] as const] : [],
    ),
    ...sidesOfClosers(),
  ]);
  const waiting = names.toReversed().toSorted((a, b) => rank(a) - rank(b));
  return (beside = []) => {
    const isFree = (one: string) => !beside.some((seen) => seen?.name === one || seen?.overleaf === one);
    if (own && waiting.length === 0) return lines;
    if (!waiting.some(isFree)) waiting.push(...names);
    const [name] = waiting.splice(Math.max(0, waiting.findIndex(isFree)), 1) as [string];
    const { seed } = otherSide(name, 'between', { before: seen.get(name) });
    return (to) => pictureBelow({ name, seed }, { from: -style.leading, to }, request);
  };
}
