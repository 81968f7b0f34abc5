/** `core-runner print`: its options and help. */

import { type Command, Option } from '@commander-js/extra-typings';
import { defaultDocuments, ebooks, gameDocuments, veils } from '../../../documents/catalogue.ts';
import { allEditions, editionPapers } from '../../../typeset/edition/edition.ts';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import {
  contentOption,
  creepOption,
  difficultyOption,
  inkOption,
  largePrintOption,
  lowInkOption,
  marksOption,
  outOption,
  paperOption,
  parseSeed,
  punchOption,
  quietOption,
  seedOption,
  veilOption,
} from '../../shared/options.ts';

const editionOptions = ['paper', 'ink', 'lowInk', 'largePrint', 'punch', 'fillable'];

const notes = [
  ['Documents of a game:', { ...gameDocuments, ...ebooks }],
  ['Where the Outcomes are, for --veil:', veils],
  'A dice system is a set of dice rules for other games. It has 4 documents: SYSTEM-rules, SYSTEM-sheet, SYSTEM-odds and SYSTEM-rolls. Put its name in place of SYSTEM: wild-die-rules is one of them, wild-die is all 4. For the names, see:\n  core-runner systems',
  'If a document cannot be printed, no file is written, and the old files stay.',
] as const;

const examples = [
  'print',
  'print tracking-sheet --paper letter',
  'print rule-book event-book --paper booklet-a4 --marks',
  'print wild-die --paper a5 --seed rusty',
  'print --all-editions --out editions',
  'print event-book --content my-game --out my-game/out',
];

const declare = (program: Command) =>
  program
    .command('print')
    .summary('print books, sheets and cards as PDF')
    .description('Print documents as PDF files. The same content, options and seed always give the same files.')
    .argument('[document...]', `names of documents (default: ${defaultDocuments.join(', ')})`)
    .optionsGroup('Documents:')
    .addOption(veilOption())
    .addOption(
      new Option(
        '--fillable',
        'print a sheet as a form to fill in on a screen: the Tracking Sheet, or the sheet of a dice system (see below)',
      ).conflicts(['largePrint', 'ink']),
    )
    .addOption(
      new Option('--text', 'write plain text, a file for each document').conflicts([...editionOptions, 'allEditions']),
    )
    .addOption(seedOption(parseSeed, ' in run-sheet and in rolls of a dice system (default: a new seed)'))
    .addOption(difficultyOption())
    .optionsGroup('Paper:')
    .addOption(paperOption(editionPapers))
    .addOption(inkOption())
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
    .option('--warnings', 'list every line with too much space between its words')
    .option('--json', 'print a list of the files as JSON')
    .addOption(quietOption());

/** The options of `core-runner print`. */
export type PrintOptions = OptionsOf<typeof declare>;

export function addPrint(program: Command) {
  const command = declare(program);
  addNotes(command, { notes, examples });
  return command;
}
