/** `core-runner print --all-editions`: content → a folder for each edition. */

import { basename, join } from 'node:path';
import type { EditionFile } from '../../../documents/document.ts';
import type { Imprint } from '../../../model/imprint.ts';
import { allEditions, type Edition, isBooklet } from '../../../typeset/edition/edition.ts';
import type { EditionOptions, Manifest } from '../../shared/press/manifest.ts';
import { openPress, type PrintedFile, type PrintJob } from '../../shared/press/press.ts';
import { writeFiles } from '../../write-files.ts';

export interface EditionJobs {
  readonly documents: (edition: Edition) => readonly PrintJob[];
  readonly printMeFirst: (files: readonly EditionFile[]) => readonly PrintJob[];
}

/** Printed files as PRINT-ME-FIRST.pdf lists them. */
export const filesOf = (printed: readonly PrintedFile[]): EditionFile[] =>
  printed.map(({ id, path, pages, volumes }) => ({ id, name: basename(path), pages, volumes }));

/** Prints every edition, then writes them all: a folder each, with PRINT-ME-FIRST.pdf and a manifest. */
export async function printAllEditions(
  { documents, printMeFirst }: EditionJobs,
  {
    out,
    imprint,
    options,
  }: { readonly out: string; readonly imprint: Imprint; readonly options: Omit<EditionOptions, 'paper'> },
): Promise<PrintedFile[]> {
  const { manifestBytes, manifestOf } = await import('../../shared/press/manifest.ts');
  const press = openPress();
  const all: PrintedFile[] = [];
  const manifests: { readonly path: string; readonly bytes: Buffer }[] = [];
  for (const [folder, kind] of Object.entries(allEditions)) {
    const { creep, marks, ...others } = options;
    const edition: Edition = isBooklet(kind.paper) ? { ...kind, creep, marks } : kind;
    const printed = await press(documents(edition), edition, join(out, folder));
    const inFolder = [...(await press(printMeFirst(filesOf(printed)), edition, join(out, folder))), ...printed];
    const manifest: Manifest = manifestOf(inFolder, imprint, { ...edition, ...others });
    manifests.push({ path: join(out, folder, 'manifest.json'), bytes: manifestBytes(manifest) });
    all.push(...inFolder);
  }
  writeFiles(out, [...all, ...manifests]);
  return all;
}
