/** `core-runner print`: content → documents in a directory. */

import { join } from 'node:path';
import type { Command } from 'commander';
import type { Finished } from '../../build.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import { installation } from '../installation.ts';
import { Failure } from '../terminal/failure.ts';
import { complain } from '../terminal/output.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics, reportFiles } from '../terminal/report.ts';
import { writeFiles } from '../write-files.ts';
import { chosenDifficulty, requireContent } from './content.ts';
import { contentOption, difficultyOption, outOption, paperOption, seedOption, sourceDate } from './options.ts';

interface PrintOptions {
  readonly paper: PaperName;
  readonly out: string;
  readonly content?: string;
  readonly json?: true;
  readonly warnings?: true;
  readonly seed?: string;
  readonly difficulty?: string;
}

/** Ids and one-line summaries of the documents, kept here so that `--help` loads no typesetter. A test holds them to the list. */
export const documentSummaries = {
  'rule-book': 'all rules, a worked turn and a one-page quick reference',
  'event-book': 'the background, the Events and the Endings',
  'tracking-sheet': 'one page to write a Run on',
  'run-sheet': 'a Tracking Sheet with the board of a seed dealt beforehand',
  'balance-report': 'how simulated Runs go: Endings, turns, the map, Events and items by effect',
  proof: "an editor's proof: every text with its odds, its words counted, and marks in the margin",
} as const;

/** A justified line that no choice of breaks could set tighter: worth knowing, rarely worth a change. */
const looseLine = 'CR301';

const byDefault = ['rule-book', 'event-book', 'tracking-sheet'];

export function addPrint(program: Command): void {
  const list = Object.entries(documentSummaries).map(([id, summary]) => `  ${id.padEnd(16)}${summary}`);
  program
    .command('print')
    .summary('print documents as PDF')
    .description('Prints documents as PDF files. The same content, options and seed give the same bytes.')
    .argument('[document...]', `documents to print (default: ${byDefault.join(', ')})`)
    .addOption(paperOption())
    .addOption(outOption())
    .addOption(contentOption())
    .addOption(seedOption())
    .addOption(difficultyOption())
    .option(
      '--json',
      'print a list of what was printed as JSON: document, file, paper, pages, bytes, milliseconds, warnings',
    )
    .option('--warnings', 'name every line that is set more loosely than it should be')
    .addHelpText(
      'after',
      `
Documents:
${list.join('\n')}

A dice system by its name is four documents: rules, record sheet, odds at a glance and a roll sheet;
SYSTEM-rules, SYSTEM-sheet, SYSTEM-odds and SYSTEM-rolls are one of them. core-runner systems lists them.

--seed is for run-sheet and roll sheets, --difficulty for run-sheet; see also core-runner run --help.
SOURCE_DATE_EPOCH, where it is set, dates the files in place of the edition's date.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or a file that cannot be written.
Where something fails, nothing is written and old files stay as they were.

Examples:
  core-runner print
  core-runner print tracking-sheet --paper letter
  core-runner print wild-die --paper a5 --seed rusty
  core-runner print event-book --paper a5 --content my-game --out my-game/out`,
    )
    .action(print);
}

async function print(words: readonly string[], options: PrintOptions): Promise<void> {
  const known = Object.keys(documentSummaries);
  const others = words.filter((word) => !known.includes(word));
  const ids = words.length > 0 ? [...new Set(words.filter((word) => known.includes(word)))] : byDefault;

  // Print everything before anything is written.
  const printed = [
    ...(ids.length > 0 ? await printGame(ids, options) : []),
    ...(others.length > 0 ? await printOthers(others, known, options) : []),
  ];
  const faults = printed.flatMap((one) => one.complaints).filter(({ severity }) => severity === 'error');
  if (faults.length > 0) {
    reportDiagnostics(faults);
    throw new Failure(1, '');
  }
  writeFiles(options.out, printed);
  report(printed, options);
}

/** What is no document of the game is a dice system, or one of its companions. */
async function printOthers(words: readonly string[], known: readonly string[], options: PrintOptions) {
  const { SYSTEMS } = await import('../../systems/index.ts');
  const { printCompanions } = await import('./print-systems.ts');
  return printCompanions(words, SYSTEMS, known, options);
}

async function printGame(ids: readonly string[], options: PrintOptions): Promise<PrintedFile[]> {
  const content = requireContent(options.content);
  const difficulty = chosenDifficulty(content.game, options.difficulty);
  const deals = ids.includes('run-sheet')
    ? (await import('./deals.ts')).dealBoards(content, { ...options, difficulty })
    : [];
  const { openWorkshop } = await import('../../build.ts');
  const { documents } = await import('../../documents/index.ts');
  const [first] = deals;
  const runFile = first && (await import('./file-name.ts')).runFileName(first, deals.length);
  const workshop = openWorkshop(content, installation);
  const printed: PrintedFile[] = [];
  for (const id of ids) {
    const document = documents.find((one) => one.id === id);
    if (document === undefined) throw new Error(`document ${id} is not in the list`);
    const began = process.uptime();
    const measured =
      document.simulated && (await (await import('./measured.ts')).playForReport(content, options.content));
    const lint = document.linted && (await (await import('./remarks.ts')).requireLint(content, options.content));
    const finished = workshop.print({
      document,
      paper: options.paper,
      ...sourceDate(),
      ...(document.dealt && { deals }),
      ...(measured && { measured }),
      ...(lint && { lint }),
    });
    const path = join(options.out, id === 'run-sheet' && runFile ? runFile : `${id}.pdf`);
    printed.push({ ...finished, id, path, milliseconds: Math.round((process.uptime() - began) * 1000) });
  }
  return printed;
}

interface PrintedFile extends Finished {
  readonly id: string;
  readonly path: string;
  readonly milliseconds: number;
}

function report(printed: readonly PrintedFile[], options: PrintOptions): void {
  const complaints = printed.flatMap((one) => one.complaints);
  const rows = printed.map(({ path, pages, bytes, milliseconds }) => ({
    path,
    pages,
    bytes: bytes.length,
    milliseconds,
  }));
  if (options.json) {
    printJson(
      printed.map((one, index) => ({
        document: one.id,
        file: one.path,
        paper: options.paper,
        pages: one.pages,
        bytes: rows[index]?.bytes,
        milliseconds: one.milliseconds,
        warnings: one.complaints.map(diagnosticJson),
      })),
    );
    return;
  }
  reportDiagnostics(options.warnings ? complaints : complaints.filter(({ code }) => code !== looseLine));
  reportFiles(rows);
  const loose = complaints.filter(({ code }) => code === looseLine).length;
  if (loose > 0 && !options.warnings && process.stdout.isTTY)
    complain(`${plural(loose, 'line')} set loosely; --warnings names them\n`);
}
