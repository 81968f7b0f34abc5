/** `core-runner errata`: its options and help. */

import type { Command } from 'commander';
import { addNotes } from '../../shared/help.ts';
import { contentOption, outOption, quietOption } from '../../shared/options.ts';
import type { ErrataOptions } from './errata.ts';

export function addErrata(program: Command): void {
  const command = program
    .command('errata')
    .summary('print slips to paste over what has changed since a print')
    .description(
      'Print errata.pdf: slips to paste over what has changed since print --all-editions, and a list of pages to print again. If nothing has changed, nothing is written.',
    )
    .argument('<old-dir>', 'a folder of that print; only its manifest.json is needed')
    .addOption(contentOption())
    .addOption(outOption())
    .option('--json', 'print the changes as JSON')
    .addOption(quietOption())
    .action(async (directory: string, options: ErrataOptions) =>
      (await import('./errata.ts')).printErrata(directory, options),
    );
  addNotes(command, {
    exits: '0 done, 1 faults in the content, 2 no manifest of this game, or a file that cannot be written',
    examples: ['errata editions/a5', 'errata editions/booklet-a4 --content my-game --out errata'],
  });
}
