/** `core-runner validate`: content → every fault with its place. */

import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import packageFile from '../../../package.json' with { type: 'json' };
import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { balanceFile, loadBalance } from '../../load/game/balance.ts';
import type { Game } from '../../model/content.ts';
import { counted, generalWords } from '../../model/vocabulary.ts';
import { installation } from '../installation.ts';
import { unknownWord } from '../terminal/failure.ts';
import { type Format, formats, githubLine, sarifLog, shortLine } from '../terminal/formats.ts';
import { print } from '../terminal/output.ts';
import { diagnosticJson, plural, printJson, reportDiagnostics } from '../terminal/report.ts';
import { fontsLack, isDirectory, loadPrintable } from './content.ts';
import { parseCount } from './options.ts';
import { lintDirectory } from './remarks.ts';
import { policySummaries } from './simulate.ts';
import type { FoundSystems } from './validate-systems.ts';

export function addValidate(program: Command): void {
  program
    .command('validate')
    .summary('check a content directory and print every fault')
    .description(
      'Checks a content directory: its files, their shape, the rules of the game and the targets in balance.yaml; or a directory of YAML files of dice systems. Prints every fault with file, line and column, sorted by place.\n\nProse is held to style.yaml: sizes, words in a row that stand twice, openings, overused words, banned phrases, spelling and typewriter marks are warnings, which leave the exit code 0. The file may be missing, and switches rules off.',
    )
    .argument('[DIR]', 'content directory (default: the content that ships)')
    .option(
      '--format <FORMAT>',
      `how faults are printed: ${formats.join(', ')} (default: pretty, on standard error; others on standard output)`,
      parseFormat,
    )
    .option('--json', 'the same as --format json: directory, valid, counts, diagnostics')
    .option('--max <N>', 'print no more than the first N', parseCount('--max', 1, 1_000_000))
    .option('--quiet', 'print errors only, and nothing where there are none')
    .option('--deny-warnings', 'end with exit code 1 where there are warnings')
    .addHelpText(
      'after',
      `
Exit codes: 0 no faults or only warnings, 1 faults in the content, 2 wrong command line or no such directory.

Examples:
  core-runner validate
  core-runner validate my-game
  core-runner validate content/systems
  core-runner validate my-game --json
  core-runner validate my-game --format sarif --deny-warnings`,
    )
    .action(validate);
}

interface ValidateOptions {
  readonly format?: Format;
  readonly json?: true;
  readonly max?: number;
  readonly quiet?: true;
  readonly denyWarnings?: true;
}

function parseFormat(word: string): Format {
  const format = formats.find((one) => one === word);
  if (format === undefined) throw unknownWord('format', word, formats);
  return format;
}

/** A directory is a game, or holds files of dice systems, or both; only those that are there are loaded. */
async function validate(directory: string | undefined, options: ValidateOptions): Promise<void> {
  const from = directory ?? installation.content;
  const systems = directory === undefined ? { count: 0, diagnostics: [] } : await systemsOf(directory);
  const isGame = systems.count === 0 || existsSync(join(from, 'game.yaml'));
  const game = isGame ? loadPrintable(from) : { content: undefined, diagnostics: [] };
  const targets = isGame ? faultsOfTargets(from, game.content?.game) : [];
  const { settings, remarks } = await lintDirectory(from, game.content);
  // Beside a game's own files those of a system are no strangers, nor the other way round.
  const diagnostics = sortDiagnostics([
    ...game.diagnostics,
    ...targets,
    ...settings,
    ...remarks,
    ...systems.diagnostics.filter(({ code }) => !(isGame && directory !== undefined && code === 'CR401')),
  ]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.exitCode = isDirectory(from) ? 1 : 2;
  else if (options.denyWarnings && diagnostics.length > 0) process.exitCode = 1;
  const told = options.quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
  const shown = told.slice(0, options.max);
  const format = options.json ? 'json' : (options.format ?? 'pretty');
  const { content } = game;
  if (format === 'json') {
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
      diagnostics: shown.map(diagnosticJson),
    });
    return;
  }
  if (format === 'sarif') printJson(sarifLog(shown, packageFile.version));
  else if (format === 'pretty') reportDiagnostics(told, options.max);
  else for (const one of shown) print(`${format === 'github' ? githubLine(one) : shortLine(one)}\n`);
  if (errors > 0 || options.quiet || format !== 'pretty') return;
  const shops = content?.events.filter(({ kind }) => kind === 'shop').length ?? 0;
  const words = content?.game.words ?? generalWords;
  const counts = [
    ...(content
      ? [
          `${counted(content.events.length, words.event)} (${counted(shops, words.shop)})`,
          counted(content.endings.length, words.ending),
          counted(content.board.sectors.length, words.sector),
        ]
      : []),
    ...(systems.count > 0 ? [plural(systems.count, 'dice system')] : []),
  ];
  const result = diagnostics.length > 0 ? `no errors, ${plural(diagnostics.length, 'warning')}` : 'no faults';
  print(`${directory ?? 'the content that ships'}: ${counts.join(', ')}, ${result}\n`);
}

/** A game may do without targets, but not have wrong ones. */
function faultsOfTargets(directory: string, game: Game | undefined): readonly Diagnostic[] {
  if (!existsSync(join(directory, balanceFile))) return [];
  return loadBalance(directory, { game, policies: Object.keys(policySummaries) }).diagnostics;
}

/** Systems check their worked examples by counting odds, which a game has no need to wait for. */
async function systemsOf(directory: string): Promise<FoundSystems> {
  const { validateSystems } = await import('./validate-systems.ts');
  const shipped = isDirectory(directory) && realpathSync(directory) === realpathSync(installation.systems);
  return validateSystems(directory, { all: shipped, lacking: fontsLack() });
}
