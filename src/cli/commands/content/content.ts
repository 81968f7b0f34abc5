/** `core-runner content`: content → all of it as JSON, or its counts. */

import type { Command } from '@commander-js/extra-typings';
import { counted } from '../../../model/vocabulary.ts';
import { defaultContent } from '../../defaults.ts';
import { requireContent } from '../../shared/content/content.ts';
import { addNotes } from '../../shared/help.ts';
import { defaultGame } from '../../shared/options.ts';
import { print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';

export function addContent(program: Command): void {
  const command = program
    .command('content')
    .summary('print a game as data for other programs')
    .description(
      'Print a checked game as data for other programs: its settings, words, map, Events and Endings. Ranges are numbers; an effect is data, with its text.',
    )
    .argument('[directory]', `directory of the game ${defaultGame()}`)
    .option('--json', 'print all of the game as JSON; without it only its title and counts')
    .action(printContent);
  addNotes(command, {
    exits: '0 done, 1 faults in the content, 2 wrong command line',
    examples: ['content', 'content my-game --json'],
  });
}

async function printContent(directory: string | undefined, { json }: { readonly json?: true }): Promise<void> {
  const content = await requireContent(directory ?? defaultContent());
  if (json) {
    const { contentData } = await import('../../../library/content-data.ts');
    return printJson(contentData(content));
  }
  const { game, board, events, endings } = content;
  const { words } = game;
  const shops = events.filter(({ kind }) => kind === 'shop').length;
  const counts = [
    `${counted(events.length, words.event)} (${counted(shops, words.shop)})`,
    counted(endings.length, words.ending),
    counted(board.sectors.length, words.sector),
  ];
  print(`${game.title}, ${game.language}, edition ${game.edition.name}\n${counts.join(', ')}\n`);
}
