/** Sheet → callouts: the name and the place of each of its parts. */

import type { HexPoint } from '../../model/hex.ts';
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
  const { say, content } = request;
  const shop = content.events.some(({ kind }) => kind === 'shop');
  const { start, entered, empty } = shownSectors(request);
  const onMap = (text: string, id: string, across: number, down: number): Callout => {
    const { x, y } = centreOf(map, id);
    return { words: text, at: { x: x + map.size * across, y: y + map.size * down }, onMap: true };
  };
  const startsRight = centreOf(map, start).x > plan.width / 2;
  return [
    // At the corner nearer to the edge that the line comes from.
    onMap(say('rule-part-labels'), start, startsRight ? 0.46 : -0.46, -0.58),
    onMap(say('rule-part-marker'), entered, 0.52, -0.16),
    onMap(say('rule-part-square'), empty, 0.28, -0.17),
    onMap(say(shop ? 'rule-part-line-shop' : 'rule-part-line'), empty, 0.42, sectorParts.line),
    ...(minSize(request.style) <= 6.5 ? [onMap(say('rule-part-name'), empty, 0.22, sectorParts.id - 0.05)] : []),
  ];
}

/** Callouts from the top down. */
export function calloutsOf(sheet: Front, request: Request): Callout[] {
  const { parts, plan, logTop, used } = sheet;
  const { say } = request;
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
    ...(box ? [at(say('rule-part-difficulty'), plan.width - outside, middleOf(box))] : []),
    ...(name ? [at(say('rule-part-run'), outside, name.y + name.height - 4 * plan.unit)] : []),
    at(say('rule-part-health'), health.box.x, middleOf(health.box)),
    ...(last
      ? [
          {
            ...at(say('rule-part-diamonds'), last.x + last.width / 2, last.y),
            by: Math.min(last.y, cores.more.y - 5 * plan.unit),
          },
        ]
      : []),
    at(say(last ? 'rule-part-more' : 'rule-part-cores'), cores.more.x + cores.more.width, middleOf(cores.more)),
    // From below, past its title and the cores.
    {
      ...at(say('rule-part-money'), money.box.x + money.box.width - 2 * plan.unit, money.box.y + money.box.height),
      by: counted.area.y + counted.area.height + 4 * plan.unit,
    },
    at(say('rule-part-dice-mods'), token.x, middleOf(token)),
    ...mapCallouts(sheet, request),
    ...(logTop === undefined ? [] : [at(say('rule-part-log'), outside, logTop + 8 * plan.unit)]),
    ...(cell ? [at(say('rule-part-numbers'), cell.x + cell.width + 2.5 * plan.unit, middleOf(cell))] : []),
  ];
}
