/** `core-runner table`: a file of score lines → who leads on each board, and on all. */

import type { Command } from '@commander-js/extra-typings';
import { readStandardInput } from '../../../files/read-file.ts';
import { readRunCode } from '../../../game/run-code.ts';
import { capitalised } from '../../../model/vocabulary.ts';
import {
  boardTitle,
  isEmpty,
  noLines,
  type RankedPlayer,
  type Ranking,
  rankLines,
  type UnreadLine,
} from '../../../scores/table.ts';
import { readNamedFile } from '../../named-file.ts';
import { findCode } from '../../shared/boards/codes.ts';
import { scoringOf } from '../../shared/boards/pictures.ts';
import { requireContent } from '../../shared/content/content.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption } from '../../shared/options.ts';
import { commandError } from '../../terminal/failure.ts';
import { print, printNote } from '../../terminal/output.ts';
import { plural, printJson } from '../../terminal/report.ts';
import { textTable } from '../../terminal/text-table.ts';

const notes = [
  'Each line is checked against its board. Text before the title is the name of the player, such as Ada: Core Runner · …',
  'Ranks: more cores, then fewer turns, then more Health. On all boards: the smallest sum of ranks, then the totals.',
  'A board that a player has no result for counts as the rank after the last.',
];

export function addTable(program: Command): void {
  const command = program
    .command('table')
    .summary('rank the score lines of friends')
    .description('Rank the lines that score prints: a table for each board, then one for all boards.')
    .argument('<file>', 'a text file, such as a copied chat; - reads standard input')
    .addOption(contentOption('the game of the lines'))
    .option('--json', 'print the tables as JSON')
    .action(printTable);
  addNotes(command, {
    notes,
    exits: '0 done, 1 a line with a wrong code or an impossible score, or faults in the content, 2 wrong command line',
    examples: ['table scores.txt', 'table - < chat.txt'],
  });
}

async function printTable(
  path: string,
  options: { readonly content?: string | undefined; readonly json?: true },
): Promise<void> {
  const text = (path === '-' ? readStandardInput() : readNamedFile(path)).toString('utf8');
  const content = await contentOf(text, options.content);
  const table = rankLines(scoringOf(content), text);
  if (isEmpty(table)) throw commandError(...noLines(content, ` in ${path}`));
  if (table.unread.some(({ fault }) => fault)) process.exitCode = 1;
  if (options.json) {
    const boards = table.boards.map(({ board: { code, name = null, difficulty }, rows }) => ({
      code,
      seed: name,
      difficulty,
      rows,
    }));
    const unread = table.unread.map(({ line, text: read, fault }) => ({
      line,
      text: read,
      message: fault?.[0],
      hint: fault?.[1],
    }));
    printJson({ title: content.game.title, boards, together: table.together, unread });
    return;
  }
  const { core, health } = content.game.words;
  const heads = [capitalised(core.many), 'Turns', health.one];
  const tables = table.boards.map(({ board, rows }) => {
    const lines = textTable('><>>>', [['', 'Player', ...heads], ...rows.map(cellsOf)]);
    return `${boardTitle(content, board)}\n${lines}\n`;
  });
  print([...tables, ...togetherText(table, heads)].join('\n'));
  for (const one of table.unread) printNote(`${unreadText(one)}\n`);
}

/** The content of the first code, as for other commands. */
async function contentOf(text: string, directory: string | undefined) {
  const codes = text.split(/[·\n]/u).map((part) => part.trim());
  const first = directory === undefined && codes.find((part) => 'code' in readRunCode(part));
  return first ? (await findCode(first)).content : requireContent(directory);
}

const cellsOf = ({ rank, player, cores, turns, health }: RankedPlayer) => [
  `${rank}`,
  player,
  `${cores}`,
  `${turns}`,
  `${health}`,
];

function togetherText({ boards, together }: Ranking, heads: readonly string[]): string[] {
  if (together.length === 0) return [];
  const rows = together.map((place) => [
    ...cellsOf(place),
    `${place.sum}`,
    place.missing ? `${plural(place.missing, 'board')} missing` : '',
  ]);
  return [`All ${boards.length} boards\n${textTable('><>>>><', [['', 'Player', ...heads, 'Ranks', ''], ...rows])}\n`];
}

const unreadText = ({ line, text, fault }: UnreadLine) =>
  fault
    ? `line ${line}: ${fault[0]}\n  hint: ${fault[1]}`
    : `line ${line} is no score: ${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;
