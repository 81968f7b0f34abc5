/** `core-runner validate`: content → every fault with its place. */

import type { Command } from 'commander';
import { loadContent } from '../load/load.ts';
import { isDirectory } from './content.ts';
import { installation } from './installation.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics } from './report.ts';

export function addValidate(program: Command): void {
  program
    .command('validate')
    .summary('check a content directory and print every fault')
    .description(
      'Checks a content directory: its files, their shape and the rules of the game.\nPrints every fault with file, line and column, sorted by place.',
    )
    .argument('[DIR]', 'content directory (default: the content that ships)')
    .option('--json', 'print the result as JSON: directory, valid, counts, diagnostics')
    .addHelpText(
      'after',
      `
Exit codes: 0 no faults, 1 faults in the content, 2 wrong command line or no such directory.

Examples:
  core-runner validate
  core-runner validate my-game
  core-runner validate my-game --json`,
    )
    .action((directory: string | undefined, options: { json?: true }) => {
      const from = directory ?? installation.content;
      const { content, diagnostics } = loadContent(from);
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      if (errors > 0) process.exitCode = isDirectory(from) ? 1 : 2;
      if (options.json) {
        const counts = content && {
          events: content.events.length,
          endings: content.endings.length,
          sectors: content.board.sectors.length,
        };
        printJson({
          directory: from,
          valid: errors === 0,
          ...(counts && { counts }),
          diagnostics: diagnostics.map(diagnosticJson),
        });
        return;
      }
      reportDiagnostics(diagnostics);
      if (content) {
        const shops = content.events.filter(({ kind }) => kind === 'shop').length;
        process.stdout.write(
          `${directory ?? 'the content that ships'}: ${plural(content.events.length, 'Event')} (${plural(shops, 'Shop')}), ${plural(content.endings.length, 'Ending')}, ${plural(content.board.sectors.length, 'Sector')}, no faults\n`,
        );
      }
    });
}
