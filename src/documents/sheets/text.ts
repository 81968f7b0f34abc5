/** Content → the Tracking Sheet as plain text, to hear or edit. */

import type { Say } from '../../language/catalogue.ts';
import { hexSteps, type Sector } from '../../model/board.ts';
import type { Content } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import { capitalised, titled } from '../../model/vocabulary.ts';
import { sectorName } from '../figures/board-map.ts';

/** The steps from a hexagon to the next. */
const steps = ['up', 'up-right', 'down-right', 'down', 'down-left', 'up-left'] as const;

/** A line for each thing to write; the map lists borders. Ends in a line feed. */
export function trackingSheetText({ board, game }: Content, say: Say): string {
  const { words } = game;
  const byPlace = new Map(board.sectors.map((one) => [`${one.q},${one.r}`, one]));
  const neighbours = ({ q, r }: Sector): string =>
    steps
      .flatMap((step, index) => {
        const by = hexSteps[index] ?? { q: 0, r: 0 };
        const one = byPlace.get(`${q + by.q},${r + by.r}`);
        return one ? [say('text-neighbour', { step, sector: sectorName(one, game) })] : [];
      })
      .join(', ');
  const list = game.difficulties.map(({ name }) => name).join(', ');
  const boxesFor = (count: number) => Array.from({ length: count }, () => '[ ]').join(' ');
  const [start, now] = [say('text-start'), say('text-now')];
  const sections = [
    [`${game.title}: ${words.trackingSheet.one}`],
    [say('text-how')],
    [say('text-run'), say('text-date'), say('text-name'), say('text-seed'), say('text-difficulty', { list })],
    [capitalised(words.health.one), start, say('text-max'), now],
    [capitalised(words.money.many), start, now],
    [
      capitalised(words.core.many),
      ...(game.coreDiamonds > 0
        ? [say('text-diamonds', { boxes: boxesFor(game.coreDiamonds) }), say('text-more')]
        : [now]),
    ],
    [
      say('text-dice-mods'),
      ...game.diceMods.map(({ abbreviation, count }) => `${abbreviationText(abbreviation)}: ${boxesFor(count)}`),
    ],
    [titled(board.title, game.language), say('text-marker')],
    ...board.sectors.map((sector) => [
      say('text-sector', { sector: sectorName(sector, game) }),
      say('text-borders', { list: neighbours(sector) }),
      say('text-sector-number'),
      say('text-sector-event'),
      say('text-finished'),
    ]),
    [say('text-turns'), say('text-used')],
    [words.log.one, ''],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
