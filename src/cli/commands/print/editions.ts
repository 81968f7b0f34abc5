/** `core-runner print --all-editions`: printed editions → a folder for each, with a manifest. */

import { join } from 'node:path';
import type { Imprint } from '../../../model/imprint.ts';
import type { PrintedEdition } from '../../shared/press/editions.ts';
import { type EditionOptions, manifestBytes, manifestOf } from '../../shared/press/manifest.ts';
import type { PrintedFile } from '../../shared/press/press.ts';
import { writeFiles } from '../../write-files.ts';

/** Writes every edition and its manifest, or none. */
export function writeEditions(
  editions: readonly PrintedEdition[],
  out: string,
  imprint: Imprint,
  options: Omit<EditionOptions, 'paper'>,
): PrintedFile[] {
  const manifests = editions.map(({ folder, edition, files }) => ({
    path: join(out, folder, 'manifest.json'),
    bytes: manifestBytes(manifestOf(files, imprint, { ...edition, ...options })),
  }));
  const all = editions.flatMap(({ files }) => files);
  writeFiles(out, [...all, ...manifests]);
  return all;
}
