/** Content → the names of the parts of a Tracking Sheet, in the order of their numbers. */

import { type Figure, plain } from '../../manuscript/block.ts';
import { isFullPaper } from '../../typeset/edition/edition.ts';
import type { Brief } from '../document.ts';
import { hasUsedGrid } from '../sheets/used.ts';

/** Parts above the map, on it, and below it. */
const above = ['difficulty', 'run', 'health', 'diamonds', 'more', 'cores', 'money', 'dice-mods'] as const;
const mapped = ['labels', 'marker', 'square', 'line', 'line-shop', 'name'] as const;
const below = ['log', 'numbers'] as const;

/** A part of the sheet; its message is `rule-part-…`. */
export type SheetPart = (typeof above | typeof mapped | typeof below)[number];

/** Whether a part is on the map. */
export const isOnMap = (part: SheetPart): boolean => (mapped as readonly SheetPart[]).includes(part);

/** Whether the sheet's LOG is on its front: a small sheet has it on the back. */
const hasLog = ({ edition }: Pick<Brief, 'edition'>) => isFullPaper(edition.paper);

/** The parts that this game's sheet has, by number from 1: all in one picture, or those of the map in a second. */
export function sheetParts({ content, edition, format }: Pick<Brief, 'content' | 'edition' | 'format'>): SheetPart[] {
  const { game, events } = content;
  const hasShop = events.some(({ kind }) => kind === 'shop');
  const absent = new Set<SheetPart>([
    ...(game.coreDiamonds > 0 ? (['cores'] as const) : (['diamonds', 'more'] as const)),
    hasShop ? 'line' : 'line-shop',
    // Names of Sectors are too small for large type.
    ...(format.isLarge ? (['name'] as const) : []),
    ...(hasLog({ edition }) ? [] : below),
    ...(hasUsedGrid(game) ? [] : (['numbers'] as const)),
  ]);
  const order = format.isLarge ? [...above, ...below, ...mapped] : [...above, ...mapped, ...below];
  return order.filter((part) => !absent.has(part));
}

/** The legend, then a note below each picture. */
export function sheetLegend(brief: Brief): Pick<Figure, 'words'> {
  const { say, format } = brief;
  const items = sheetParts(brief).map((part) => plain(say(`rule-part-${part}`)));
  const isBehind = (picture: number) =>
    !hasLog(brief) && picture === 0 && (!format.isLarge || format.medium === 'screen');
  const pictures = format.isLarge && format.medium !== 'flow' ? [0, 1] : [0];
  const notes = pictures.map((one) => plain(say(isBehind(one) ? 'rule-slanted-back' : 'rule-slanted')));
  return {
    words: [{ kind: 'list', ordered: true, items }, ...notes.map((text) => ({ kind: 'paragraph', text }) as const)],
  };
}
