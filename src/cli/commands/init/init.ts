/** `core-runner init`: a game that ships → a new directory. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { installation } from '../../../installation/paths.ts';
import { loadGame } from '../../../load/game/load.ts';
import { isDirectory, readFile } from '../../../read-file.ts';
import { withSchemaLine } from '../../shared/content/schema-line.ts';
import { asCalled, shellWord } from '../../terminal/called.ts';
import { commandError, knownWord } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { plural } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

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
  const files = [...gameFiles(games[from]), ...frameFiles(game.title, directory), ...schemaFiles(game)];
  writeTree(directory, files);
  print(`${directory}: ${plural(files.length, 'file')}, made from ${from}; README.md there says what each is\n`);
  print(`next: cd ${shellWord(directory)} && ${asCalled('core-runner preview', directory)}\n`);
}

type NewFile = readonly [path: string, text: string];

function gameFiles(directory: string): NewFile[] {
  return textsIn(directory).map(([path, text]) => [path, withSchemaLine(path, text)]);
}

/** The files around a game; npm leaves out dotfiles, so they ship with names in `dot-`. */
function frameFiles(title: string, directory: string): NewFile[] {
  const called = (text: string) => asCalled(text, directory);
  return textsIn(installation.frame).map(([path, text]) => [
    path.replace(/(^|\/)dot-/u, '$1.'),
    path.endsWith('.md')
      ? called(text.replace('# TITLE', `# ${title}`))
      : path.endsWith('.json')
        ? text.replace(/"core-runner [^"]*"/u, (line) => JSON.stringify(called(JSON.parse(line))))
        : withSchemaLine(path, text),
  ]);
}

function textsIn(directory: string): NewFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => [path, readFile(join(directory, path)).toString()]);
}

/** Writes all files, or none. */
function writeTree(directory: string, files: readonly NewFile[]): void {
  if (existsSync(directory) && (!isDirectory(directory) || readdirSync(directory).length > 0))
    throw commandError(`must be a new or an empty directory, found ${directory}`, 'name one that is not there yet');
  writeFiles(
    directory,
    files.map(([path, text]) => ({ path: join(directory, path), bytes: Buffer.from(text) })),
  );
}
