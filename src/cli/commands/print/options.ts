/** `core-runner print`: its options and help. */

import { type Command, Option } from 'commander';
import { defaultDocuments, gameDocuments } from '../../../documents/catalogue.ts';
import { allEditions } from '../../../typeset/edition/edition.ts';
import {
  contentOption,
  creepOption,
  difficultyOption,
  largePrintOption,
  lowInkOption,
  marksOption,
  outOption,
  paperOption,
  punchOption,
  seedOption,
  veilOption,
} from '../../shared/options.ts';
import type { PrintOptions } from './print.ts';

const editionOptions = ['paper', 'lowInk', 'largePrint', 'punch', 'fillable'];

const folders = Object.keys(allEditions);
const list = Object.entries(gameDocuments).map(([id, summary]) => `  ${id.padEnd(16)}${summary}`);

const help = `
Documents:
${list.join('\n')}

booklet-a4 and booklet-letter lay the small pages of books (rule-book, event-book, SYSTEM-rules) two to a side, to be
printed on both sides, flipped on the short edge, folded and stapled; more than 64 pages become several volumes, one
after the other in the file. What is no book is printed on the whole sheet.

screen is for tablets and telephones: one page at a time, larger type, each Outcome on a page of its own that the Outcome
Roll leads to, and links back. --large-print is for books, the Tracking Sheet and the veil card, screen
for books; other sheets keep their size.

--all-editions makes a folder for each of
${folders.slice(0, 6).join(', ')},
${folders.slice(6).join(', ')},
with the documents, a leaf that says how they are printed, folded and stapled, with a rule to check their size by, and a
list of the files: SHA-256, pages, options and the fingerprint of the content.

A dice system by its name is four documents: rules, record sheet, odds at a glance and a roll sheet;
SYSTEM-rules, SYSTEM-sheet, SYSTEM-odds and SYSTEM-rolls are one of them. core-runner systems lists them.

--seed is for run-sheet and roll sheets, --difficulty for run-sheet; see also core-runner run --help.
--fillable makes tracking-sheet-fillable.pdf and SYSTEM-sheet-fillable.pdf: forms with a button that empties them. A
DiceMod is owned when its circle is clicked, and used when the small box beside it is.
SOURCE_DATE_EPOCH, where it is set, dates the files in place of the edition's date.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or a file that cannot be written.
Where something fails, nothing is written and old files stay as they were.

Examples:
  core-runner print
  core-runner print tracking-sheet --paper letter
  core-runner print tracking-sheet --fillable
  core-runner print tracking-sheet --text
  core-runner print wild-die --paper a5 --seed rusty
  core-runner print rule-book event-book --paper booklet-a4 --marks
  core-runner print --all-editions --out editions
  core-runner print event-book --paper a5 --content my-game --out my-game/out`;

export function addPrint(program: Command): void {
  program
    .command('print')
    .summary('print documents as PDF')
    .description('Prints documents as PDF files. The same content, options and seed give the same bytes.')
    .argument('[document...]', `documents to print (default: ${defaultDocuments.join(', ')})`)
    .addOption(paperOption())
    .addOption(outOption())
    .addOption(contentOption())
    .addOption(seedOption())
    .addOption(difficultyOption())
    .addOption(veilOption())
    .addOption(punchOption())
    .addOption(
      new Option('--fillable', 'make the Tracking Sheet and record sheets forms to fill in on a screen').conflicts(
        'largePrint',
      ),
    )
    .addOption(
      new Option('--text', 'write the Tracking Sheet as plain text, its map as a list of what borders what').conflicts([
        ...editionOptions,
        'allEditions',
      ]),
    )
    .addOption(lowInkOption())
    .addOption(largePrintOption())
    .addOption(creepOption())
    .addOption(marksOption())
    .addOption(
      new Option(
        '--all-editions',
        'print every edition, each into a folder of its own in --out, with PRINT-ME-FIRST.pdf and manifest.json',
      ).conflicts(editionOptions),
    )
    .option(
      '--json',
      'print a list of what was printed as JSON: document, file, paper, pages, bytes, milliseconds, warnings',
    )
    .option('--warnings', 'name every line that is set more loosely than it should be')
    .option('--watch', 'print again whenever a file of the content is saved, until Ctrl-C')
    .option(
      '--report',
      'count loose and tight lines, hyphens, widows, lost headings, uneven spreads and empty pages, and name the worst places',
    )
    .addHelpText('after', help)
    .action(async (words: readonly string[], options: PrintOptions, command: Command) =>
      (await import('./print.ts')).printDocuments(words, options, command),
    );
}
