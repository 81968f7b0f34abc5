/** `core-runner errata`: its options and help. */

import type { Command } from 'commander';
import { contentOption, outOption } from '../../shared/options.ts';
import type { ErrataOptions } from './errata.ts';

const help = `
Where nothing has changed, nothing is written. A page of which more than two fifths have changed is printed again.

Exit codes: 0 done, 1 faults in the content, 2 no manifest, one of another game, or a file that cannot be written.

Examples:
  core-runner errata editions/a5
  core-runner errata editions/booklet-a4 --content my-game --out errata`;

export function addErrata(program: Command): void {
  program
    .command('errata')
    .summary('what has changed since a folder was printed, as slips to paste over')
    .description(
      'Compares a folder that print --all-editions made with the content as it is now, and prints errata.pdf: slips as large as what they cover, and the list of pages to print again.',
    )
    .argument('<old-dir>', 'a folder with its manifest.json; the PDF files themselves are not needed')
    .addOption(contentOption())
    .addOption(outOption())
    .option(
      '--json',
      'print the changes as JSON: file, page, kind (slip, reprint, new, gone), and the box of a slip in points',
    )
    .addHelpText('after', help)
    .action(async (directory: string, options: ErrataOptions) =>
      (await import('./errata.ts')).printErrata(directory, options),
    );
}
