/** How many sheets and boards `core-runner run` makes. */

import type { PackId } from '../../../documents/catalogue.ts';

/** Sheets of a batch. */
export const maxSheets = 100_000_000;

/** Sheets of one file: what one prints at a time. */
export const maxPerFile = 1000;

/** Boards of a file with contents or a score card. */
export const packs: Readonly<Record<PackId, { readonly default: number; readonly max: number }>> = {
  calendar: { default: 52, max: 366 },
  tournament: { default: 6, max: 24 },
};
