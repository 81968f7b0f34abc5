/** `core-runner validate`: content → every fault with its place. */

import { type Diagnostic, sortDiagnostics } from '../../../diagnostics/diagnostic.ts';
import { isDirectory } from '../../../files/read-file.ts';
import type { Unsaved } from '../../../files/read-game.ts';
import { counted, generalWords } from '../../../model/vocabulary.ts';
import { defaultContent } from '../../defaults.ts';
import { directoryThatShips } from '../../shared/content/content.ts';
import { whileWatching } from '../../shared/watching.ts';
import { commandError } from '../../terminal/failure.ts';
import { print, printError, printNote } from '../../terminal/output.ts';
import { diagnosticJson, plural, printJson, printPlainJson, reportDiagnostics } from '../../terminal/report.ts';
import { type Examined, examine } from './examine.ts';
import { githubLine, shortLine } from './formats.ts';
import type { ValidateOptions } from './options.ts';
import { temporaryCopy } from './temporary-copy.ts';
import { unsavedText } from './unsaved-text.ts';

/** Checks a directory, or a copy of it with fixes or with standard input. */
export async function validateDirectory(named: string | undefined, options: ValidateOptions): Promise<void> {
  if (options.fix || options.dryRun) return validateFixed(named, options);
  const act = () => (options.stdin ? validateStdin(named, options) : validate(named, options));
  if (!options.watch) return act();
  return whileWatching(named ?? defaultContent() ?? directoryThatShips(), act);
}

/** Checks an editor's unsaved text in place of its file. */
async function validateStdin(named: string | undefined, options: ValidateOptions): Promise<void> {
  const from = named ?? defaultContent() ?? directoryThatShips();
  await validate(from, { ...options, unsaved: unsavedText(from, options.path) });
}

/** Writes or shows the fixes, then reports the remaining diagnostics. */
async function validateFixed(named: string | undefined, options: ValidateOptions): Promise<void> {
  const from = named ?? defaultContent();
  if (from === undefined) throw commandError('cannot find a game to fix', 'name its directory, or change to it');
  if (!isDirectory(from)) return validate(named, options);
  const { fixCopy } = await import('./fix.ts');
  const { reports, listing, unsaved, write } = await fixCopy(from, temporaryCopy(from), {
    examine: (directory) => examine(directory, options),
    isAsked: (code) => isChosen(code, options),
    isAll: options.only === undefined,
  });
  if (!options.dryRun) write();
  const lines = reports.map((line) => `${line}\n`).join('');
  const heading = reports.length === 0 ? 'nothing to fix' : plural(reports.length, 'change');
  const report = options.dryRun ? `${lines}${listing}${heading}, nothing written\n` : `${lines}${heading}\n`;
  if ((options.format ?? 'pretty') === 'pretty') print(report);
  else printNote(report);
  await validate(named, options.dryRun ? { ...options, unsaved } : options);
}

const isChosen = (code: string, { only, ignore = [] }: ValidateOptions): boolean => {
  const begins = (words: readonly string[]) => words.some((word) => code.startsWith(word));
  return (only === undefined || begins(only)) && !begins(ignore);
};

const isError = ({ severity }: Diagnostic) => severity === 'error';

async function validate(
  named: string | undefined,
  options: ValidateOptions & { readonly unsaved?: Unsaved },
): Promise<void> {
  const directory = named ?? defaultContent();
  const from = directory ?? directoryThatShips();
  const examined = await examine(directory, options);
  const every = sortDiagnostics(examined.diagnostics);
  const diagnostics = every.filter(({ code }) => isChosen(code, options));
  const errors = every.filter(isError).length;
  const hidden = errors - diagnostics.filter(isError).length;
  if (errors > 0) process.exitCode = isDirectory(from) ? 1 : 2;
  else if (options.denyWarnings && diagnostics.length > 0) process.exitCode = 1;
  const { format = 'pretty', quiet } = options;
  const wanted = quiet ? diagnostics.filter(isError) : diagnostics;
  const shown = wanted.slice(0, options.max);
  if (format === 'json') return printJson(resultJson(examined, from, { isValid: errors === 0, shown }));
  if (format === 'sarif') await printSarif(shown);
  else if (format === 'pretty') reportDiagnostics(wanted, options.max);
  else for (const one of shown) print(`${format === 'github' ? githubLine(one) : shortLine(one)}\n`);
  if (hidden > 0) printError(`${plural(hidden, 'error')} of other codes not shown\n`);
  if (errors > 0 || quiet || format !== 'pretty') return;
  const result = diagnostics.length > 0 ? `no errors, ${plural(diagnostics.length, 'warning')}` : 'no faults';
  const place = directory ?? 'the built-in game';
  print(`${place}: ${[...countsText(examined), result].join(', ')}\n`);
}

function resultJson(
  { content, systems }: Examined,
  directory: string,
  { isValid, shown }: { readonly isValid: boolean; readonly shown: readonly Diagnostic[] },
) {
  const counts = {
    events: content?.events.length,
    endings: content?.endings.length,
    sectors: content?.board.sectors.length,
    systems: systems.count > 0 ? systems.count : undefined,
  };
  return {
    directory,
    valid: isValid,
    counts: content || systems.count > 0 ? counts : undefined,
    diagnostics: shown.map(diagnosticJson),
  };
}

async function printSarif(shown: readonly Diagnostic[]): Promise<void> {
  const { sarifLog } = await import('./sarif.ts');
  printPlainJson(sarifLog(shown));
}

function countsText({ content, systems }: Examined): string[] {
  const words = content?.game.words ?? generalWords;
  const shops = content?.events.filter(({ kind }) => kind === 'shop').length ?? 0;
  return [
    ...(content
      ? [
          `${counted(content.events.length, words.event)} (${counted(shops, words.shop)})`,
          counted(content.endings.length, words.ending),
          counted(content.board.sectors.length, words.sector),
        ]
      : []),
    ...(systems.count > 0 ? [plural(systems.count, 'dice system')] : []),
  ];
}
