/** Sheet → callouts: the name and the place of each of its parts. */

import type { HexPoint } from '../../model/hex.ts';
import type { Rect } from '../../typeset/page/page.ts';
import type { Request } from '../document.ts';
import { centreOf, sectorParts } from '../figures/board-map.ts';
import { type Front, shownSectors } from './sheet-in-play.ts';
import type { SheetPart } from './sheet-legend.ts';

/** The point of the sheet that a name is for. */
export interface Callout {
  readonly at: HexPoint;
  /** The height at which its line enters the sheet, past other parts. */
  readonly by?: number;
}

type Callouts = Partial<Record<SheetPart, Callout>>;

/** Points from the sheet's ink to the edge of its paper. */
export const edge = 8;

const at = (x: number, y: number): Callout => ({ at: { x, y } });

function mapCallouts({ parts: { map }, plan }: Front, request: Request): Callouts {
  const { start, entered, empty } = shownSectors(request);
  const onMap = (id: string, across: number, down: number): Callout => {
    const { x, y } = centreOf(map, id);
    return at(x + map.size * across, y + map.size * down);
  };
  const startsRight = centreOf(map, start).x > plan.width / 2;
  const line = onMap(empty, 0.42, sectorParts.line);
  return {
    // At the corner nearer to the edge that the line comes from.
    labels: onMap(start, startsRight ? 0.46 : -0.46, -0.58),
    marker: onMap(entered, 0.52, -0.16),
    square: onMap(empty, 0.28, -0.17),
    line,
    'line-shop': line,
    name: onMap(empty, 0.22, sectorParts.id - 0.05),
  };
}

/** The points of a sheet's parts. */
export function calloutsOf(sheet: Front, request: Request): Callouts {
  const { parts, plan, logTop = 0, used } = sheet;
  const { head, strip, counted, tokens } = parts;
  const middleOf = ({ y, height }: Rect) => y + height / 2;
  const box = head.choices.at(-1)?.box;
  const name = strip[0]?.area;
  const { health, money, cores } = counted;
  const last = cores.diamonds.at(-1);
  const token = tokens.tokens[0]?.area ?? tokens.area;
  const cell = used?.cells.at(used.cells.length / 2 - 1)?.area;
  const outside = -0.9 * edge;
  const more = at(cores.more.x + cores.more.width, middleOf(cores.more));
  return {
    ...(box && { difficulty: at(plan.width - outside, middleOf(box)) }),
    ...(name && { run: at(outside, name.y + name.height - 4 * plan.unit) }),
    health: at(health.box.x, middleOf(health.box)),
    ...(last && {
      diamonds: {
        ...at(last.x + last.width / 2, last.y),
        by: Math.min(last.y, cores.more.y - 5 * plan.unit),
      },
    }),
    more,
    cores: more,
    // From below, past its title and the cores.
    money: {
      ...at(money.box.x + money.box.width - 2 * plan.unit, money.box.y + money.box.height),
      by: counted.area.y + counted.area.height + 4 * plan.unit,
    },
    'dice-mods': at(token.x, middleOf(token)),
    ...mapCallouts(sheet, request),
    log: at(outside, logTop + 8 * plan.unit),
    ...(cell && { numbers: at(cell.x + cell.width + 2.5 * plan.unit, middleOf(cell)) }),
  };
}
