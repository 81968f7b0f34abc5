/** Jobs → the files of every edition. */

import { basename, join } from 'node:path';
import type { EditionFile } from '../../../documents/document.ts';
import { allEditions, type Edition, isBooklet } from '../../../typeset/edition/edition.ts';
import { openPress, type PrintedFile, type PrintJob } from './press.ts';

export interface EditionJobs {
  readonly documents: readonly PrintJob[];
  readonly printMeFirst: (files: readonly EditionFile[]) => readonly PrintJob[];
}

/** An edition with its folder, and its files: PRINT-ME-FIRST.pdf, then the others. */
export interface PrintedEdition {
  readonly folder: string;
  readonly edition: Edition;
  readonly files: readonly PrintedFile[];
}

/** Printed files as PRINT-ME-FIRST.pdf lists them. */
export const filesOf = (printed: readonly PrintedFile[]): EditionFile[] =>
  printed.map(({ id, path, pages, volumes }) => ({ id, name: basename(path), pages, volumes }));

/** Sheets, cards and reports keep their size. */
export const isWrittenOn = ({ document: { form = 'sheet', hasLargePrint } }: PrintJob): boolean =>
  form === 'sheet' && !hasLargePrint;

/** Prints every edition for a folder in `out`, without writing; `folds` are of booklets only. @throws Failure (exit 1) for errors in any */
export async function printEditions(
  { documents, printMeFirst }: EditionJobs,
  out: string,
  folds: Pick<Edition, 'creep' | 'marks'> = {},
): Promise<PrintedEdition[]> {
  const press = openPress();
  const all: PrintedEdition[] = [];
  for (const [folder, kind] of Object.entries(allEditions)) {
    const edition: Edition = isBooklet(kind.paper) ? { ...kind, ...folds } : kind;
    const jobs = edition.largePrint ? documents.filter((job) => !isWrittenOn(job)) : documents;
    const printed = await press(jobs, edition, join(out, folder));
    const first = await press(printMeFirst(filesOf(printed)), edition, join(out, folder));
    all.push({ folder, edition, files: [...first, ...printed] });
  }
  return all;
}
