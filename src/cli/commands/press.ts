/** Jobs → printed files: made one after the other, written together, reported. */

import { join } from 'node:path';
import type { Finished, Order } from '../../build.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import { Failure } from '../terminal/failure.ts';
import { complain } from '../terminal/output.ts';
import { progressLine } from '../terminal/progress.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics, reportFiles } from '../terminal/report.ts';
import { writeFiles } from '../write-files.ts';
import { sourceDate } from './options.ts';

/** A document to be printed, and the file it becomes. */
export interface Job<Input = never> extends Pick<Order<Input>, 'document' | 'imprint'> {
  /** What the command line calls it. */
  readonly id: string;
  /** Name of the file, in the directory that is printed to. */
  readonly file: string;
  /** Plays, asks or reads what the document needs: part of the time it takes. */
  readonly input: () => Input | Promise<Input>;
}

/** A file that is printed and not yet written. */
export interface PrintedFile extends Finished {
  readonly id: string;
  readonly path: string;
  readonly milliseconds: number;
}

/** A justified line that no choice of breaks could set tighter: worth knowing, rarely worth a change. */
const looseLine = 'CR301';

/**
 * Prints all jobs before anything is written; with an error in any of them nothing is, and the command ends with every
 * fault.
 */
export async function printJobs(
  jobs: readonly Job[],
  { paper, out }: { readonly paper: PaperName; readonly out: string },
): Promise<PrintedFile[]> {
  const [{ openWorkshop }, { supplies }] = await Promise.all([import('../../build.ts'), import('../supplies.ts')]);
  const workshops = new Map<string, ReturnType<typeof openWorkshop>>();
  const workshopFor = (language: string) => {
    const workshop = workshops.get(language) ?? openWorkshop(language, supplies);
    workshops.set(language, workshop);
    return workshop;
  };
  const printed: PrintedFile[] = [];
  for (const { id, file, document, imprint, input } of jobs) {
    const began = process.uptime();
    const workshop = workshopFor(imprint.language);
    const progress = progressLine('page');
    const order = { document, imprint, paper, input: await input(), ...sourceDate(), onPage: progress.update };
    const finished = workshop.print(order);
    progress.done();
    const milliseconds = Math.round((process.uptime() - began) * 1000);
    printed.push({ ...finished, id, path: join(out, file), milliseconds });
  }
  const faults = printed.flatMap((one) => one.complaints).filter(({ severity }) => severity === 'error');
  if (faults.length > 0) {
    reportDiagnostics(faults);
    throw new Failure(1, '');
  }
  writeFiles(out, printed);
  return printed;
}

/** What was printed, as a list of JSON. */
export function filesJson(printed: readonly PrintedFile[], paper: PaperName): void {
  printJson(
    printed.map((one) => ({
      document: one.id,
      file: one.path,
      paper,
      pages: one.pages,
      bytes: one.bytes.length,
      milliseconds: one.milliseconds,
      warnings: one.complaints.map(diagnosticJson),
    })),
  );
}

/** What was printed, as a table; what does not fit as it should before it, loose lines only where they are asked for. */
export function filesTable(printed: readonly PrintedFile[], withLooseLines: boolean): void {
  const complaints = printed.flatMap((one) => one.complaints);
  reportDiagnostics(withLooseLines ? complaints : complaints.filter(({ code }) => code !== looseLine));
  reportFiles(
    printed.map(({ path, pages, bytes, milliseconds }) => ({ path, pages, bytes: bytes.length, milliseconds })),
  );
  const loose = complaints.filter(({ code }) => code === looseLine).length;
  if (loose > 0 && !withLooseLines && process.stdout.isTTY)
    complain(`${plural(loose, 'line')} set loosely; --warnings names them\n`);
}
