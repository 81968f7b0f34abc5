/** Events → leaves, Outcomes in sight of scenes: one or two to a full page, a page or spread of small ones. */

import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { stackColumns } from '../../typeset/page/stack.ts';
import { areaHeight, areaWidth, isFullPage } from '../../typeset/page/style.ts';
import { minPictureRoom, overleafOf, pictureBelow, type Subject, withPicture } from '../book/pictures.ts';
import type { Request } from '../document.ts';
import { columnGap, sceneWidth, setEntryBeside, setEntrySpread } from './entries.ts';
import { type EntryBinder, inPairs } from './groups.ts';
import { reportHeight } from './overflow.ts';
import { shopTally } from './shop-tally.ts';

/** Outcomes beside or opposite scenes. */
export const inPlace: EntryBinder = (entries, request, options) =>
  (isFullPage(request.style) ? onFullPages : onSmallPages)(entries, request, options);

/** One entry to a page, or two halves that fit, the lower at the foot. */
const onFullPages: EntryBinder = (entries, request, { pictures }) => {
  const { style } = request;
  const height = areaHeight(style);
  const pages = entries.map((entry) => {
    const { scene, beside } = setEntryBeside(entry, request);
    const right = stackColumns(beside, style);
    reportHeight(entry, [scene, right], { height, words: 'a page', isLast: true }, request);
    const marks = (room: number, other?: { readonly place: 'above' | 'below' }): readonly Mark[] => {
      const { picture, isBelow } = largestPicture(pictures.get(entry.id), scene.height, right.height, room, request);
      const gaps = entry.outcomes.length - 1;
      const free = isBelow ? 0 : Math.floor((room - right.height) / style.leading + 0.01);
      // Above another entry the rule has as much white as Outcomes.
      const shared = other?.place === 'below' && gaps > 0 ? Math.floor((free * gaps) / (gaps + 1)) : free;
      const filled = stackColumns(beside, style, Math.max(0, Math.min(shared, gaps * maxExtraLines)));
      return [...scene.marks, ...shifted(filled.marks, sceneWidth + columnGap, 0), ...picture];
    };
    const sides = [{ height: Math.max(scene.height, right.height), marks }];
    return { entry, isAlone: entry.size !== 'half', sides };
  });
  return inPairs(pages, style);
};

/** Max lines that the white between Outcomes may grow by. */
const maxExtraLines = 2;

/** The largest picture below both columns, the right or the left, and whether it ends the right one. */
function largestPicture(
  subject: Subject | undefined,
  left: number,
  right: number,
  to: number,
  request: Request,
): { readonly picture: readonly Mark[]; readonly isBelow: boolean } {
  const width = areaWidth(request.style);
  const x = sceneWidth + columnGap;
  const places = [
    { x: 0, width, from: Math.max(left, right), isBelow: true },
    { x, width: width - x, from: right, isBelow: true },
    { x: 0, width: sceneWidth, from: left, isBelow: false, low: true },
  ].map((place) => {
    const [picture] = pictureBelow(subject, { ...place, to }, request);
    const area = picture?.kind === 'stamp' ? picture.stamp.width * picture.stamp.height : 0;
    return { picture: picture ? shifted([picture], place.x, 0) : [], isBelow: place.isBelow && area > 0, area };
  });
  return places.reduce((largest, one) => (one.area > largest.area ? one : largest));
}

/** A page, or a spread of scene and Outcomes; a Shop has a spread with its tally if the next entry needs one. */
const onSmallPages: EntryBinder = (entries, request, { pictures }) => {
  const { style } = request;
  const height = areaHeight(style);
  return entries.map((entry) => {
    const { front, backs } = setEntrySpread(entry, request, minPictureRoom(style, { isLow: true }));
    const words = backs.length > 0 ? 'its pages' : 'its page';
    reportHeight(entry, [front, ...backs], { height, words, isLast: true }, request);
    const subject = pictures.get(entry.id);
    const page = (column: PageColumn, picture: Subject | undefined) =>
      withPicture(column, picture, request, { low: true });
    const scene = page(front, subject);
    const isShown = scene.below(height).length > 0;
    const outcomes = backs.map((one, index) => page(one, overleafOf(subject, { isShown: isShown === (index === 0) })));
    const picture = overleafOf(subject, { isShown });
    return {
      entries: [entry],
      sides: [scene, ...outcomes],
      ...((outcomes.length > 0 || entry.goods) && { begins: 'left' }),
      ...(entry.goods && { after: { marks: shopTally(entry, request, { height, picture, isBare: !isShown }) } }),
    };
  });
};
