/** `core-runner print`: its options and help. */

import { type Command, Option } from 'commander';
import { defaultDocuments, gameDocuments, veils } from '../../../documents/catalogue.ts';
import { allEditions } from '../../../typeset/edition/edition.ts';
import { addNotes } from '../../shared/help.ts';
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
  quietOption,
  seedOption,
  veilOption,
} from '../../shared/options.ts';
import type { PrintOptions } from './print.ts';

const editionOptions = ['paper', 'lowInk', 'largePrint', 'punch', 'fillable'];

const notes = [
  ['Documents of a game:', gameDocuments],
  ['Where the Outcomes are, for --veil:', veils],
  'A dice system is 4 documents: write its name, or SYSTEM-rules, SYSTEM-sheet, SYSTEM-odds or SYSTEM-rolls.',
  'If anything fails, nothing is written and old files stay.',
] as const;

const examples = [
  'print',
  'print tracking-sheet --paper letter',
  'print rule-book event-book --paper booklet-a4 --marks',
  'print wild-die --paper a5 --seed rusty',
  'print --all-editions --out editions',
  'print event-book --content my-game --out my-game/out',
];

export function addPrint(program: Command): void {
  const command = program
    .command('print')
    .summary('print books, sheets and cards as PDF')
    .description('Print documents as PDF files. The same content, options and seed give the same bytes.')
    .argument('[document...]', `documents (default: ${defaultDocuments.join(', ')})`)
    .optionsGroup('Documents:')
    .addOption(veilOption())
    .addOption(
      new Option('--fillable', 'make the Tracking Sheet or record sheet a form to fill in on a screen').conflicts(
        'largePrint',
      ),
    )
    .addOption(
      new Option('--text', 'write the Tracking Sheet as plain text').conflicts([...editionOptions, 'allEditions']),
    )
    .addOption(seedOption())
    .addOption(difficultyOption())
    .optionsGroup('Paper:')
    .addOption(paperOption())
    .addOption(lowInkOption())
    .addOption(largePrintOption())
    .addOption(punchOption())
    .addOption(creepOption())
    .addOption(marksOption())
    .addOption(
      new Option(
        '--all-editions',
        `print every edition, each in its own folder: ${Object.keys(allEditions).join(', ')}`,
      ).conflicts(editionOptions),
    )
    .optionsGroup('Options:')
    .addOption(contentOption())
    .addOption(outOption())
    .option('--watch', 'print again after each change, until Ctrl-C')
    .option('--warnings', 'list every line with wide word spaces')
    .option('--report', 'count loose lines, hyphens, widows and empty pages, and list the worst places')
    .option('--json', 'print a list of the files as JSON')
    .addOption(quietOption())
    .action(async (words: readonly string[], options: PrintOptions, command: Command) =>
      (await import('./print.ts')).printDocuments(words, options, command),
    );
  addNotes(command, { notes, examples });
}
