/** Jobs → printed files: made one after the other, written together, reported. */

import { join } from 'node:path';
import type { Finished, PrintOrder, Workshop } from '../../../build.ts';
import type { Edition } from '../../../typeset/edition/edition.ts';
import { layoutFor } from '../../../typeset/edition/edition.ts';
import { reportOf, type SettingReport } from '../../../typeset/page/report.ts';
import { Failure } from '../../terminal/failure.ts';
import { complain } from '../../terminal/output.ts';
import { progressLine } from '../../terminal/progress.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics, reportFiles } from '../../terminal/report.ts';
import { settingReportJson } from '../../terminal/setting-report.ts';
import { writeFiles } from '../../write-files.ts';
import { sourceDate } from '../options.ts';

/** A document to be printed, and the file it becomes. */
export interface PrintJob<Input = never> extends Pick<PrintOrder<Input>, 'document' | 'imprint'> {
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
  readonly edition: Edition;
  readonly milliseconds: number;
  /** What is set well and what is not, counted when it is asked for. */
  readonly report: () => SettingReport;
}

/** A justified line that no choice of breaks could set tighter: worth knowing, rarely worth a change. */
const looseLine = 'CR301';

/**
 * Prints all jobs before anything is written; with an error in any of them nothing is, and the command ends with every
 * fault.
 */
export async function printJobs(
  jobs: readonly PrintJob[],
  { out, ...edition }: Edition & { readonly out: string },
): Promise<PrintedFile[]> {
  const press = await openPress();
  const printed = await press(jobs, edition, out);
  writeFiles(out, printed);
  return printed;
}

/** Prints jobs in an edition, for a directory, and writes nothing. With an error in any the command ends with every fault. */
export type Press = (jobs: readonly PrintJob[], edition: Edition, out: string) => Promise<PrintedFile[]>;

/** A press for as many editions as are asked for, its fonts opened once. */
export async function openPress(): Promise<Press> {
  const [{ openWorkshop }, { supplies }] = await Promise.all([
    import('../../../build.ts'),
    import('../../supplies.ts'),
  ]);
  const workshops = new Map<string, ReturnType<typeof openWorkshop>>();
  const workshopFor = (language: string) => {
    const workshop = workshops.get(language) ?? openWorkshop(language, supplies);
    workshops.set(language, workshop);
    return workshop;
  };
  return (jobs, edition, out) => printEach(jobs, edition, { out, workshopFor });
}

async function printEach(
  jobs: readonly PrintJob[],
  edition: Edition,
  { out, workshopFor }: { readonly out: string; readonly workshopFor: (language: string) => Workshop },
): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  for (const { id, file, document, imprint, input } of jobs) {
    const began = process.uptime();
    const workshop = workshopFor(imprint.language);
    const progress = progressLine('page');
    const order = { ...edition, document, imprint, input: await input(), ...sourceDate(), onPage: progress.update };
    const finished = workshop.print(order);
    progress.done();
    const milliseconds = Math.round((process.uptime() - began) * 1000);
    const report = () => reportOf(finished.laid, layoutFor(edition, document.form).style);
    printed.push({ ...finished, id, path: join(out, file), edition, milliseconds, report });
  }
  const faults = printed.flatMap((one) => one.complaints).filter(({ severity }) => severity === 'error');
  if (faults.length > 0) {
    reportDiagnostics(faults);
    throw new Failure(1, '');
  }
  return printed;
}

/** What was printed, as a list of JSON; with what is set well and what is not where that is asked for. */
export function filesJson(printed: readonly PrintedFile[], withReports = false): void {
  printJson(
    printed.map((one) => ({
      document: one.id,
      file: one.path,
      paper: one.edition.paper,
      pages: one.pages,
      bytes: one.bytes.length,
      milliseconds: one.milliseconds,
      warnings: one.complaints.map(diagnosticJson),
      ...(withReports && { report: settingReportJson(one.report()) }),
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
