/** Printed editions, the ebook → files to download, and what the page says of them. */

import type { EditionFile } from '../documents/document.ts';
import { leavesOf } from '../documents/print-me-first/print-me-first.ts';
import { sumOf } from '../item-at.ts';
import type { Edition } from '../typeset/edition/edition.ts';
import { zipOf } from '../zip.ts';

/** An edition as the press prints it, its files in the order of its zip. */
export interface EditionToZip {
  readonly folder: string;
  readonly edition: Edition;
  readonly files: readonly (EditionFile & { readonly bytes: Uint8Array })[];
}

/** A file to download; the ebook has no edition. */
export interface Download {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly edition?: Edition;
  /** Sheets of paper of all its files. */
  readonly sheets?: number;
}

const folder = 'download/';

/** Whether a file of the site is for visitors to keep themselves. */
export const isDownload = (path: string): boolean => path.startsWith(folder);

/** A zip for each edition, all of one day, `YYYY-MM-DD`, and the ebook: the same ones give the same bytes. */
export function downloadsOf(
  editions: readonly EditionToZip[],
  ebook: Uint8Array,
  { name, date }: { readonly name: string; readonly date: string },
): Download[] {
  const zips = editions.map(({ folder: edited, edition, files }) => ({
    path: `${folder}${name}-${edited}.zip`,
    bytes: zipOf(
      files.map((file) => [file.name, file.bytes]),
      date,
    ),
    edition,
    sheets: sumOf(files.map(leavesOf)),
  }));
  return [...zips, { path: `${folder}${name}.epub`, bytes: ebook }];
}
