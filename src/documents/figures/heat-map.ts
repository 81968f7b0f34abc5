/** Board, shares → a map of greys. */

import { sharePercentage } from '../../dice/percentage.ts';
import type { Board, Game, Sector } from '../../model/content.ts';
import { boardBounds, hexCentre, hexCorners } from '../../model/hex.ts';
import type { Box, Setting } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { polygon } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { asFigure } from './figure.ts';
import { chartBox, label } from './report-chart.ts';

const largest = 60; // points from the centre of a Sector to a corner, on a board of a few
const smallestForText = 24; // points: in a smaller Sector its text is smaller too

/** Every Sector with its share in per cent: the darker, the more. */
export function heatMap(setting: Setting, board: Board, game: Game, shares: ReadonlyMap<string, number>): Box {
  const { left, top, width, height } = boardBounds(board.sectors);
  const size = Math.min((setting.width * 0.75) / width, 250 / height, largest);
  const text = Math.min(1, size / smallestForText);
  const x0 = (setting.width - size * width) / 2 - size * left;
  const y0 = 3 - size * top;
  const most = Math.max(...shares.values(), 1e-9);
  const sectorName = ({ id, label }: Sector) => (label ? `${id} ${game.labels[label]}` : id);
  const marks = board.sectors.flatMap((sector): Mark[] => {
    const { x, y } = hexCentre(sector, size);
    const centre = { x: x0 + x, y: y0 + y };
    const share = shares.get(sector.id) ?? 0;
    // The square root keeps small shares apart; GOAL has most of all.
    const fill = 1 - 0.72 * Math.sqrt(share / most);
    const colour = fill < 0.55 ? 1 : ink.text;
    const name = sectorName(sector);
    return [
      polygon(hexCorners(centre, size - 1), { fill, stroke: ink.text, width: sector.label ? 1.6 : 0.6, round: true }),
      ...label(setting, name, centre.x, centre.y - size * 0.22, { align: 'centre', colour, size: 8 * text }),
      ...label(setting, `${sharePercentage(share)} %`, centre.x, centre.y + size * 0.28, {
        align: 'centre',
        colour,
        size: 10.5 * text,
        cut: 'bold',
      }),
    ];
  });
  const words = board.sectors.map(
    (sector) => `${sectorName(sector)}: ${sharePercentage(shares.get(sector.id) ?? 0)} %`,
  );
  return chartBox(setting, size * height + 12, asFigure(marks, `Map of the board. ${words.join('; ')}.`));
}
