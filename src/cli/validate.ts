/** `core-runner validate`: content → every fault with its place. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { sortDiagnostics } from '../diagnostics.ts';
import { isDirectory } from './content.ts';
import { installation } from './installation.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics } from './report.ts';

export function addValidate(program: Command): void {
  program
    .command('validate')
    .summary('check a content directory and print every fault')
    .description(
      'Checks a content directory: its files, their shape and the rules of the game; or a directory of\nYAML files of dice systems. Prints every fault with file, line and column, sorted by place.',
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
  core-runner validate content/systems
  core-runner validate my-game --json`,
    )
    .action(validate);
}

/** The content that ships is a game and its dice systems; a directory of one's own is either, or both. */
async function validate(directory: string | undefined, options: { json?: true }): Promise<void> {
  const { loadContent } = await import('../load/load.ts');
  const { validateSystems } = await import('./validate-systems.ts');
  const from = directory ?? installation.content;
  const systems =
    directory === undefined
      ? validateSystems(installation.systems, { all: true })
      : validateSystems(directory, { all: false });
  const isGame = systems.count === 0 || directory === undefined || existsSync(join(directory, 'game.yaml'));
  const game = isGame ? loadContent(from) : { content: undefined, diagnostics: [] };
  // Beside a game's own files those of a system are no strangers, nor the other way round.
  const diagnostics = sortDiagnostics([
    ...game.diagnostics,
    ...systems.diagnostics.filter(({ code }) => !(isGame && directory !== undefined && code === 'CR401')),
  ]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.exitCode = isDirectory(from) ? 1 : 2;
  const { content } = game;
  if (options.json) {
    const counts = {
      ...(content && {
        events: content.events.length,
        endings: content.endings.length,
        sectors: content.board.sectors.length,
      }),
      ...(systems.count > 0 && { systems: systems.count }),
    };
    printJson({
      directory: from,
      valid: errors === 0,
      ...(Object.keys(counts).length > 0 && { counts }),
      diagnostics: diagnostics.map(diagnosticJson),
    });
    return;
  }
  reportDiagnostics(diagnostics);
  if (errors > 0) return;
  const shops = content?.events.filter(({ kind }) => kind === 'shop').length ?? 0;
  const counts = [
    ...(content
      ? [
          `${plural(content.events.length, 'Event')} (${plural(shops, 'Shop')})`,
          plural(content.endings.length, 'Ending'),
          plural(content.board.sectors.length, 'Sector'),
        ]
      : []),
    ...(systems.count > 0 ? [plural(systems.count, 'dice system')] : []),
  ];
  process.stdout.write(`${directory ?? 'the content that ships'}: ${counts.join(', ')}, no faults\n`);
}
