/** `core-runner init`: a game that ships → a new directory. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { installation } from '../../../installation/paths.ts';
import { loadGame } from '../../../load/game/load.ts';
import { withSchemaLine } from '../../shared/content/schema-line.ts';
import { commandError, knownWord, outsideReason } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { plural } from '../../terminal/report.ts';

const games = installation.games;
type GameName = keyof typeof games;

export function addInit(program: Command): void {
  program
    .command('init')
    .summary('make a game of your own in a new directory')
    .description(
      'Makes a game of your own in a directory that is new or empty: a small one that passes every check and prints at once, or a full copy of one that ships, with a README for authors, JSON Schemas and settings for editors, a folder for templates, a .gitignore and a workflow that checks it.',
    )
    .argument('<DIR>', 'directory to make')
    .addOption(
      new Option('--from <GAME>', `what it begins as: ${Object.keys(games).join(', ')}`)
        .default('starter')
        .argParser((word) => knownWord('game', word, Object.keys(games) as GameName[])),
    )
    .addHelpText(
      'after',
      `
Exit codes: 0 done, 2 wrong command line, a directory that is not empty or cannot be written; then nothing is left behind.

Examples:
  core-runner init my-game
  core-runner init my-game --from core-runner
  cd my-game && core-runner validate && core-runner print`,
    )
    .action(init);
}

async function init(directory: string, { from }: { readonly from: GameName }): Promise<void> {
  const { game } = loadGame(games[from]);
  if (game === undefined) throw new Error(`${games[from]} has faults`);
  const { schemaFiles } = await import('../../shared/content/schema-files.ts');
  const files = [...gameFiles(games[from]), ...frameFiles(game.title), ...schemaFiles(game.words)];
  writeTree(directory, files);
  print(`${directory}: ${plural(files.length, 'file')}, made from ${from}; README.md there says what each is\n`);
  print(`next: cd ${directory} && core-runner preview\n`);
}

type NewFile = readonly [path: string, text: string];

function gameFiles(directory: string): NewFile[] {
  return textsIn(directory).map(([path, text]) => [path, withSchemaLine(path, text)]);
}

/** The files around a game; npm leaves out dotfiles, so they ship with names in `dot-`. */
function frameFiles(title: string): NewFile[] {
  return textsIn(installation.frame).map(([path, text]) => [
    path.replace(/(^|\/)dot-/u, '$1.'),
    path === 'README.md' ? text.replace('# TITLE', `# ${title}`) : withSchemaLine(path, text),
  ]);
}

function textsIn(directory: string): NewFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => [path, readFileSync(join(directory, path), 'utf8')]);
}

/** Writes all files to a draft directory and moves them into place: a failure leaves nothing behind. */
function writeTree(directory: string, files: readonly NewFile[]): void {
  const target = resolve(directory);
  const isThere = existsSync(target);
  if (isThere && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw commandError(`must be a new or an empty directory, found ${directory}`, 'name one that is not there yet');
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  const above = firstMissing(dirname(target));
  const moved: string[] = [];
  const guard = () => process.exit(130);
  process.on('SIGINT', guard);
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    if (!isThere) renameSync(draft, target);
    else
      for (const name of readdirSync(draft)) {
        renameSync(join(draft, name), join(target, name));
        moved.push(name);
      }
  } catch (error) {
    for (const name of moved) clear(join(target, name));
    if (above !== undefined) clear(above);
    throw commandError(`cannot make ${directory}: ${outsideReason(error)}`);
  } finally {
    clear(draft);
    process.off('SIGINT', guard);
  }
}

/** Removes a path; if that fails too, the first failure is the one to report. */
function clear(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}

function firstMissing(path: string): string | undefined {
  if (existsSync(path)) return undefined;
  return firstMissing(dirname(path)) ?? path;
}
