/** Content → the names of the parts of a Tracking Sheet, in the order of their numbers. */

import { type Figure, plain } from '../../manuscript/block.ts';
import { isFullPaper } from '../../typeset/edition/edition.ts';
import type { Brief } from '../document.ts';
import { hasUsedGrid } from '../sheets/used.ts';

/** Parts of the sheet and their messages, in the order of the legend: above the map, on it, below it. */
const messages = {
  difficulty: 'rule-part-difficulty',
  run: 'rule-part-run',
  health: 'rule-part-health',
  diamonds: 'rule-part-diamonds',
  more: 'rule-part-more',
  cores: 'rule-part-cores',
  money: 'rule-part-money',
  'dice-mods': 'rule-part-dice-mods',
  labels: 'rule-part-labels',
  marker: 'rule-part-marker',
  square: 'rule-part-square',
  line: 'rule-part-line',
  'line-shop': 'rule-part-line-shop',
  name: 'rule-part-name',
  log: 'rule-part-log',
  numbers: 'rule-part-numbers',
} as const;

/** A part of the sheet. */
export type SheetPart = keyof typeof messages;

const mapped: readonly SheetPart[] = ['labels', 'marker', 'square', 'line', 'line-shop', 'name'];

/** Whether a part is on the map. */
export const isOnMap = (part: SheetPart): boolean => mapped.includes(part);

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
    ...(hasLog({ edition }) ? [] : (['log', 'numbers'] as const)),
    ...(hasUsedGrid(game) ? [] : (['numbers'] as const)),
  ]);
  const present = (Object.keys(messages) as SheetPart[]).filter((part) => !absent.has(part));
  // In large print the map has its own picture, after the rest.
  return format.isLarge ? [...present.filter((part) => !isOnMap(part)), ...present.filter(isOnMap)] : present;
}

/** The legend, then a note below each picture. */
export function sheetLegend(brief: Brief): Pick<Figure, 'words'> {
  const { say, format } = brief;
  const items = sheetParts(brief).map((part) => plain(say(messages[part])));
  const isOnBack = (picture: number) => !hasLog(brief) && picture === 0 && !format.isLarge;
  const pictures = format.medium === 'flow' ? [] : format.isLarge ? [0, 1] : [0];
  const notes = pictures.map((one) => plain(say(isOnBack(one) ? 'rule-slanted-back' : 'rule-slanted')));
  return {
    words: [{ kind: 'list', ordered: true, items }, ...notes.map((text) => ({ kind: 'paragraph', text }) as const)],
  };
}
