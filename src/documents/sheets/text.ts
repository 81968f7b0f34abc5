/** Content → the Tracking Sheet as plain text, to hear or edit. */

import { hexSteps, type Sector } from '../../model/board.ts';
import type { Content } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import { capitalised, titled } from '../../model/vocabulary.ts';
import { sectorName } from '../figures/board-map.ts';

/** Names of the steps from a hexagon to the next. */
const directions = ['up', 'up right', 'down right', 'down', 'down left', 'up left'] as const;

/** A line for each thing to write; the map lists borders. Ends in a line feed. */
export function trackingSheetText({ board, game }: Content): string {
  const { words } = game;
  const title = `${game.title}: ${words.trackingSheet.one}`;
  const byPlace = new Map(board.sectors.map((one) => [`${one.q},${one.r}`, one]));
  const neighbours = ({ q, r }: Sector): string =>
    hexSteps
      .flatMap((step, index) => {
        const one = byPlace.get(`${q + step.q},${r + step.r}`);
        return one ? [`${directions[index]} ${sectorName(one, game)}`] : [];
      })
      .join(', ');
  const difficulties = game.difficulties.map(({ name }) => name);
  const boxes = (count: number) => Array.from({ length: count }, () => '[ ]').join(' ');
  const sections = [
    [title],
    ['Write behind the colons. A box [ ] is filled with a letter: x for done.'],
    [`${capitalised(words.run.one)}:`, 'Date:', 'Name:', 'Seed:', `Difficulty, one of ${difficulties.join(', ')}:`],
    [capitalised(words.health.one), 'Start:', 'Most:', 'Now:'],
    [capitalised(words.money.many), 'Start:', 'Now:'],
    [
      capitalised(words.core.many),
      ...(game.coreDiamonds > 0
        ? [`${capitalised(words.diamond.many)}: ${boxes(game.coreDiamonds)}`, 'More:']
        : ['Now:']),
    ],
    [
      `${capitalised(words.diceMod.many)}: o is owned, x is used`,
      ...game.diceMods.map(({ abbreviation, count }) => `${abbreviationText(abbreviation)}: ${boxes(count)}`),
    ],
    [titled(board.title), 'The marker is in:'],
    ...board.sectors.map((sector) => [
      `${capitalised(words.sector.one)} ${sectorName(sector, game)}`,
      `Borders: ${neighbours(sector)}.`,
      `${words.sectorNumber.one}:`,
      `${words.eventNumber.one}:`,
      'Finished: [ ]',
    ]),
    ['Turns:', `${capitalised(words.eventNumber.many)} used:`],
    [words.log.one, ''],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
