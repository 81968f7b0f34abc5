/** `core-runner init`: a game that ships → a new directory. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from '@commander-js/extra-typings';
import { isDirectory, readFile } from '../../../files/read-file.ts';
import { readAlone } from '../../../files/read-game.ts';
import { installation } from '../../../installation/paths.ts';
import { loadRules } from '../../../load/game/load.ts';
import { withSchemaLine } from '../../shared/content/schema-line.ts';
import { addNotes } from '../../shared/help.ts';
import { quietOption } from '../../shared/options.ts';
import { asCalled, shellWord } from '../../terminal/called.ts';
import { commandError, knownWord } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { plural } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

const games = installation.games;
type GameName = keyof typeof games;

export function addInit(program: Command): void {
  const command = program
    .command('init')
    .summary('make your own game in a new directory')
    .description(
      'Make your own game in a new or empty directory: a small game that prints at once, or a copy of a built-in game.',
    )
    .argument('<DIR>', 'directory to make')
    .addOption(
      new Option('--from <GAME>', `game to copy: ${Object.keys(games).join(', ')}`)
        .default('starter', 'starter')
        .argParser((word) => knownWord('game', word, Object.keys(games) as GameName[])),
    )
    .addOption(quietOption())
    .action(init);
  addNotes(command, {
    exits: '0 done, 2 wrong command line, or a directory that is not empty or cannot be written',
    examples: ['init my-game', 'init my-game --from core-runner'],
  });
}

async function init(directory: string, { from }: { readonly from: GameName }): Promise<void> {
  const { game } = loadRules(readAlone(games[from], 'game.yaml'));
  if (game === undefined) throw new Error(`${games[from]} has faults`);
  const { schemaFiles } = await import('../../shared/content/schema-files.ts');
  const files = [...gameFiles(games[from]), ...frameFiles(game.title), ...schemaFiles(game)];
  writeTree(directory, files);
  print(`${directory}: ${plural(files.length, 'file')}, made from ${from}; read README.md there\n`);
  print(`next: cd ${shellWord(directory)} && ${asCalled('core-runner preview', directory)}\n`);
}

type NewFile = readonly [path: string, text: string];

function gameFiles(directory: string): NewFile[] {
  // A translation would no longer fit the game after the first change.
  const isOfTranslation = (path: string) => existsSync(join(directory, path.split('/', 1)[0] ?? '', 'game.yaml'));
  return textsIn(directory).flatMap(([path, text]) =>
    path.includes('/') && isOfTranslation(path) ? [] : [[path, withSchemaLine(path, text)] as const],
  );
}

/** The files around a game; npm leaves out dotfiles, so they ship with names in `dot-`. */
function frameFiles(title: string): NewFile[] {
  return textsIn(installation.frame).map(([path, text]) => [
    path.replace(/(^|\/)dot-/u, '$1.'),
    path.endsWith('.yaml') ? withSchemaLine(path, text) : text.replace(/^# TITLE$/mu, () => `# ${title}`),
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
    throw commandError(`${directory} must be new or empty`, 'name another directory');
  writeFiles(
    directory,
    files.map(([path, text]) => ({ path: join(directory, path), bytes: Buffer.from(text) })),
  );
}
