/** Limits of sheets and boards for `core-runner run`. */

import type { PackId } from '../../../documents/catalogue.ts';

export const maxSheets = 100_000_000;

/** Sheets of one file. */
export const maxPerFile = 1000;

/** Boards of a file with contents or a score card. */
export const packs: Readonly<Record<PackId, { readonly default: number; readonly max: number }>> = {
  calendar: { default: 52, max: 366 },
  tournament: { default: 6, max: 24 },
};
