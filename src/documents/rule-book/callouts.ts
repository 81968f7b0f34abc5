/** Sheet → callouts: the name and the place of each of its parts. */

import type { HexPoint } from '../../model/hex.ts';
import { capitalised } from '../../model/vocabulary.ts';
import type { Request } from '../document.ts';
import { centreOf, sectorParts } from '../figures/board-map.ts';
import type { Area } from '../figures/pen.ts';
import { type Front, minSize, shownSectors } from './sheet-in-play.ts';

/** The name of a part of the sheet, and the point it names. */
export interface Callout {
  readonly words: string;
  readonly at: HexPoint;
  /** The height at which its line enters the sheet, past other parts. */
  readonly by?: number;
  readonly onMap: boolean;
}

/** Points from the sheet's ink to the edge of its paper. */
export const edge = 8;

const at = (words: string, x: number, y: number): Callout => ({ words, at: { x, y }, onMap: false });

function mapCallouts({ parts: { map }, plan }: Front, request: Request): Callout[] {
  const { words } = request.content.game;
  const shop = request.content.events.some(({ kind }) => kind === 'shop');
  const { start, entered, empty } = shownSectors(request);
  const onMap = (text: string, id: string, across: number, down: number): Callout => {
    const { x, y } = centreOf(map, id);
    return { words: text, at: { x: x + map.size * across, y: y + map.size * down }, onMap: true };
  };
  const startsRight = centreOf(map, start).x > plan.width / 2;
  return [
    // At the corner nearer to the edge that the line comes from.
    onMap(`Labels: where ${words.run.a} begins, and where it may end`, start, startsRight ? 0.46 : -0.46, -0.58),
    onMap('The marker: where you are', entered, 0.52, -0.16),
    onMap(`Square: ${words.sectorNumber.one}`, empty, 0.28, -0.17),
    onMap(
      `Line: ${words.eventNumber.one}, struck out when finished${shop ? `, with ${words.shop.mark} for ${words.shop.a}` : ''}`,
      empty,
      0.42,
      sectorParts.line,
    ),
    ...(minSize(request.style) <= 6.5
      ? [onMap(`A name for the ${words.sector.one}, for your notes`, empty, 0.22, sectorParts.id - 0.05)]
      : []),
  ];
}

/** Callouts from the top down. */
export function calloutsOf(sheet: Front, request: Request): Callout[] {
  const { parts, plan, logTop, used } = sheet;
  const { words } = request.content.game;
  const { head, strip, counted, tokens } = parts;
  const middleOf = ({ y, height }: Area) => y + height / 2;
  const box = head.choices.at(-1)?.box;
  const name = strip[0]?.area;
  const { health, money, cores } = counted;
  const last = cores.diamonds.at(-1);
  const token = tokens.tokens[0]?.area ?? tokens.area;
  const cell = used?.cells.at(used.cells.length / 2 - 1)?.area;
  const outside = -0.9 * edge;
  return [
    ...(box ? [at('Difficulty', plan.width - outside, middleOf(box))] : []),
    ...(name ? [at(`What names the ${words.run.one}`, outside, name.y + name.height - 4 * plan.unit)] : []),
    at(`${capitalised(words.health.one)}: at the start, at most, and now`, health.box.x, middleOf(health.box)),
    ...(last
      ? [
          {
            ...at(`${capitalised(words.diamond.a)} for each ${words.core.one}`, last.x + last.width / 2, last.y),
            by: Math.min(last.y, cores.more.y - 5 * plan.unit),
          },
        ]
      : []),
    at(
      last ? `${capitalised(words.core.many)} beyond those` : capitalised(words.core.many),
      cores.more.x + cores.more.width,
      middleOf(cores.more),
    ),
    // From below, past its title and the cores.
    {
      ...at(
        `${capitalised(words.money.many)}: at the start, and now`,
        money.box.x + money.box.width - 2 * plan.unit,
        money.box.y + money.box.height,
      ),
      by: counted.area.y + counted.area.height + 4 * plan.unit,
    },
    at(`${words.diceMod.many}: circled when you own them, crossed when they are used`, token.x, middleOf(token)),
    ...mapCallouts(sheet, request),
    ...(logTop === undefined ? [] : [at(`${words.log.one}: what you note`, outside, logTop + 8 * plan.unit)]),
    ...(cell
      ? [
          at(
            `${words.eventNumber.many}, crossed off when they are used`,
            cell.x + cell.width + 2.5 * plan.unit,
            middleOf(cell),
          ),
        ]
      : []),
  ];
}
