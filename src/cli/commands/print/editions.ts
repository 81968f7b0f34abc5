/** `core-runner print --all-editions`: content → a folder for each edition. */

import { join } from 'node:path';
import type { EditionFile } from '../../../documents/document.ts';
import type { Imprint } from '../../../model/imprint.ts';
import { allEditions, type Edition, isBooklet } from '../../../typeset/edition/edition.ts';
import { type EditionOptions, type Manifest, manifestBytes, manifestOf } from '../../shared/press/manifest.ts';
import { openPress, type PrintedFile, type PrintJob } from '../../shared/press/press.ts';
import { writeFiles } from '../../write-files.ts';

export interface EditionJobs {
  readonly documents: (edition: Edition) => readonly PrintJob[];
  readonly printMeFirst: (files: readonly EditionFile[]) => readonly PrintJob[];
}

const firstName = 'PRINT-ME-FIRST.pdf';

/** Prints every edition, then writes them all: a folder each, with PRINT-ME-FIRST.pdf and a manifest. */
export async function printAllEditions(
  { documents, printMeFirst }: EditionJobs,
  {
    out,
    imprint,
    options,
  }: { readonly out: string; readonly imprint: Imprint; readonly options: Omit<EditionOptions, 'paper'> },
): Promise<PrintedFile[]> {
  const press = openPress();
  const all: PrintedFile[] = [];
  const manifests: { readonly path: string; readonly bytes: Buffer }[] = [];
  for (const [folder, kind] of Object.entries(allEditions)) {
    const { creep, marks, ...others } = options;
    const edition: Edition = isBooklet(kind.paper) ? { ...kind, creep, marks } : kind;
    const jobs = documents(edition);
    const printed = await press(jobs, edition, join(out, folder));
    const files = printed.map(({ pages, volumes }, index) => ({ name: jobs[index]?.file ?? '', pages, volumes }));
    const leaf = printMeFirst(files).map((job) => ({ ...job, file: firstName }));
    const inFolder = [...(await press(leaf, edition, join(out, folder))), ...printed];
    const manifest: Manifest = manifestOf(inFolder, imprint, { ...edition, ...others });
    manifests.push({ path: join(out, folder, 'manifest.json'), bytes: manifestBytes(manifest) });
    all.push(...inFolder);
  }
  writeFiles(out, [...all, ...manifests]);
  return all;
}
