/** Jobs → printed files, written together and reported. */

import { join } from 'node:path';
import { type NamedChoices, nameWith } from '../../../boards/file-name.ts';
import {
  type Finished,
  type OutputName,
  openWorkshop,
  outputOf,
  type PrintOrder,
  type Workshop,
} from '../../../build.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Document } from '../../../documents/document.ts';
import { supplies } from '../../../installation/supplies.ts';
import type { Imprint } from '../../../model/imprint.ts';
import type { Edition } from '../../../typeset/edition/edition.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { printBytes, printNote } from '../../terminal/output.ts';
import { progressLine } from '../../terminal/progress.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics, reportFiles } from '../../terminal/report.ts';
import { type FileToWrite, writeFiles } from '../../write-files.ts';
import { sourceDate, standardOutput } from '../options.ts';

export interface PrintJob {
  /** Name on the command line. */
  readonly id: string;
  /** File name in the output directory, without the choices. */
  readonly file: string;
  /** Those that the document takes. */
  readonly choices?: NamedChoices;
  readonly document: Document<never>;
  readonly imprint: Imprint;
  /** Makes the input of the document, and prints it. */
  readonly print: (workshop: Workshop, settings: PrintSettings) => Promise<Finished>;
  /** The document without pages. */
  readonly text: (edition: Edition, output: OutputName) => Promise<ReturnType<typeof outputOf>>;
}

type PrintSettings = Omit<PrintOrder<never>, 'document' | 'imprint' | 'input'>;

/** A job whose document is made from `input`. */
export function printJob<Input>(
  job: Pick<PrintJob, 'id' | 'file' | 'choices' | 'imprint'> & {
    readonly document: Document<Input>;
    readonly input: () => Input | Promise<Input>;
  },
): PrintJob {
  const { input, ...order } = job;
  return {
    ...order,
    print: async (workshop, settings) => workshop.print({ ...order, ...settings, input: await input() }),
    text: async (edition, output) => outputOf(output, { ...order, ...edition, input: await input() }, supplies),
  };
}

export interface PrintedFile extends Finished {
  readonly id: string;
  readonly path: string;
  readonly edition: Edition;
  readonly milliseconds: number;
}

/** The code of a justified line that cannot be set tighter; rarely worth a change. */
const looseLine = 'CR301';

/** Prints all jobs, then writes the files and those `beside` them. `onPage` counts pages in place of a progress line for each. @throws Failure (exit 1) for errors in any, with nothing written */
export async function printJobs(
  jobs: readonly PrintJob[],
  { out, onPage, ...edition }: Edition & { readonly out: string; readonly onPage?: PrintSettings['onPage'] },
  beside: (printed: readonly PrintedFile[]) => readonly FileToWrite[] = () => [],
): Promise<PrintedFile[]> {
  const printed = await printEach(jobs, edition, { out, workshopFor: openWorkshops(), onPage });
  writeFiles(out, [...printed, ...beside(printed)]);
  return printed;
}

/** Workshops by language, each opened at first use. */
export function openWorkshops(): (language: string) => Workshop {
  const workshops = new Map<string, Workshop>();
  return (language) => {
    const workshop = workshops.get(language) ?? openWorkshop(language, supplies);
    workshops.set(language, workshop);
    return workshop;
  };
}

/** Prints jobs in an edition, for a directory, without writing. @throws Failure (exit 1) for errors in any */
export type Press = (jobs: readonly PrintJob[], edition: Edition, out: string) => Promise<PrintedFile[]>;

/** A press for any number of editions, which opens fonts once. */
export function openPress(): Press {
  const workshopFor = openWorkshops();
  return (jobs, edition, out) => printEach(jobs, edition, { out, workshopFor });
}

async function printEach(
  jobs: readonly PrintJob[],
  edition: Edition,
  {
    out,
    workshopFor,
    onPage,
  }: {
    readonly out: string;
    readonly workshopFor: (language: string) => Workshop;
    readonly onPage?: PrintSettings['onPage'];
  },
): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  for (const { id, file, choices, imprint, print } of jobs) {
    const began = process.uptime();
    const progress = progressLine('page');
    const settings = { ...edition, ...sourceDate(), onPage: onPage ?? progress.update };
    const finished = await print(workshopFor(imprint.language), settings);
    progress.done();
    const milliseconds = Math.round((process.uptime() - began) * 1000);
    const path = join(out, nameWith(file, { ...edition, ...choices }));
    printed.push({ ...finished, id, path, edition, milliseconds });
  }
  requireFaultless(printed.flatMap((one) => one.diagnostics));
  return printed;
}

/** @throws Failure (exit 1) for an error among them, after a report of all errors */
export function requireFaultless(diagnostics: readonly Diagnostic[]): void {
  const faults = diagnostics.filter(({ severity }) => severity === 'error');
  if (faults.length === 0) return;
  reportDiagnostics(faults);
  throw new Failure(1, '');
}

export function filesJson(printed: readonly PrintedFile[]): void {
  printJson({
    files: printed.map((one) => ({
      document: one.id,
      file: one.path,
      paper: one.edition.paper,
      pages: one.pages,
      bytes: one.bytes.length,
      milliseconds: one.milliseconds,
      warnings: one.diagnostics.map(diagnosticJson),
    })),
  });
}

/** Prints warnings, every loose line only with `warnings`, then the table of files. */
export function filesTable(
  printed: readonly PrintedFile[],
  { warnings }: { readonly warnings?: true | undefined } = {},
): void {
  const diagnostics = printed.flatMap((one) => one.diagnostics);
  const others = diagnostics.filter(({ code }) => code !== looseLine);
  reportDiagnostics(warnings ? diagnostics : others);
  reportFiles(printed.map((one) => ({ ...one, bytes: one.bytes.length })));
  const loose = diagnostics.length - others.length;
  if (loose > 0 && !warnings && process.stdout.isTTY)
    printNote(`${plural(loose, 'line')} with wide word spaces; --warnings lists them\n`);
}

/** Writes jobs as plain text, or another output, a file each. @throws Failure (exit 2) for a document without text */
export async function writeTexts(
  jobs: readonly PrintJob[],
  { out, json, ...edition }: Edition & { readonly out: string; readonly json?: true | undefined },
  output: OutputName = 'txt',
): Promise<void> {
  const files = [];
  for (const job of jobs) {
    const began = process.uptime();
    const { text, diagnostics } = await job.text(edition, output);
    requireFaultless(diagnostics);
    if (text === undefined) throw commandError(`${job.id} has no plain text`, 'print it without --text');
    const bytes = Buffer.from(text);
    const path = join(out, job.file.replace(/\.pdf$/u, `.${output}`));
    files.push({ document: job.id, path, bytes, milliseconds: Math.round((process.uptime() - began) * 1000) });
  }
  if (out === standardOutput) return printBytes(Buffer.concat(files.map(({ bytes }) => bytes)));
  writeFiles(out, files);
  const rows = files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.length }));
  if (json) printJson({ files: rows.map(({ path, ...row }) => ({ ...row, file: path })) });
  else reportFiles(rows.map((row) => ({ ...row, pages: 1 })));
}
