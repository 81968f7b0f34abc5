/** Parts of a sheet → form fields in the order of play. */

import { itemAt } from '../../item-at.ts';
import { abbreviationText } from '../../model/effect.ts';
import { eventNumbers } from '../../model/event.ts';
import type { FieldMark, Input, Mark, Rect } from '../../typeset/page/page.ts';
import { circle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { centreOf, sectorName, sectorParts } from '../figures/board-map.ts';
import { clearButton } from '../figures/clear-button.ts';
import type { InkMark } from '../figures/pen.ts';
import type { CountersPlan } from './counters.ts';
import type { TokensPlan } from './dice-mods.ts';
import type { FrontPlan } from './front.ts';
import { type BesideLog, type LogArea, logLines, turnsPlace } from './log.ts';
import type { MapPlan } from './map.ts';
import { inset, outline, type Sheet, type SheetPlan, square, tick } from './plan.ts';

/** A field with the words it is read with. */
export const field = (name: string, words: string, area: Rect, input: Input): FieldMark => ({
  kind: 'field',
  role: { role: 'form' },
  name,
  words,
  input,
  ...area,
});

/** The strip for a Run, and the difficulties. */
export function headFields({ request }: Sheet, { head, strip }: FrontPlan): FieldMark[] {
  const { say } = request;
  return [
    ...strip.map(({ id, label, area }) =>
      field(id, label, { ...area, y: area.y + area.height - 15, height: 14 }, { kind: 'text' }),
    ),
    ...head.choices.map(({ difficulty, box }) =>
      field('difficulty', say('field-difficulty-named', { name: difficulty.name }), box, {
        ...oneOf('difficulty', say('field-difficulty'), difficulty.id),
        sign: 'cross',
      }),
    ),
  ];
}

/** A ring and a box for each DiceMod. */
export const tokenFields = ({ request: { say } }: Sheet, { tokens }: TokensPlan): Mark[] =>
  tokens.flatMap(({ mod, index, boxes }) => {
    if (boxes === undefined) return [];
    const name = `${mod.abbreviation} ${index + 1}`;
    const values = { mod: abbreviationText(mod.abbreviation), number: index + 1, count: mod.count };
    return [
      ...ringAndBox(boxes.owned, boxes.used),
      field(`${name} owned`, say('field-owned', values), boxes.owned, { kind: 'tick', sign: 'dot' }),
      field(`${name} used`, say('field-used', values), boxes.used, cross),
    ];
  });

/** The outlines of fields that a printed sheet does not have. */
function ringAndBox({ x, y, width }: Rect, box: Rect): InkMark[] {
  const look = { fill: 1, stroke: ink.outline, width: 0.5 };
  const half = width / 2;
  return [circle({ x: x + half, y: y + half }, half, look), outline(box, { ...look, radius: 1.5 })];
}

/** A box to cross. */
export const cross = { kind: 'tick', sign: 'cross' } as const;

/** A choice among the fields of a group. */
const oneOf = (group: string, groupWords: string, value: string) =>
  ({ kind: 'one-of', group, groupWords, value }) as const;

/** A number in the middle of its field. */
const number = (size: number, maxLength: number) => ({ kind: 'text', size, align: 'centre', maxLength }) as const;

/** The counters. */
export function counterFields({ request: { say } }: Sheet, { health, money, cores }: CountersPlan): FieldMark[] {
  // Beside the labels of the small cells, not over them.
  const small = (name: string, says: string, cell: Rect) =>
    large(name, says, { ...cell, x: cell.x + cell.width * 0.42, width: cell.width * 0.58 }, 13);
  const large = (name: string, says: string, area: Rect, size = 24) =>
    field(name, says, inset(area, 1), number(Math.min(size, area.height * 0.65), 3));
  const more = cores.diamonds.length > 0 ? say('field-cores-more') : say('field-cores');
  return [
    small('health-start', say('field-health-start'), itemAt(health.cells, 0)),
    small('health-most', say('field-health-max'), itemAt(health.cells, 1)),
    large('health', say('field-health'), health.now),
    small('money-start', say('field-money-start'), itemAt(money.cells, 0)),
    large('money', say('field-money'), money.now),
    ...cores.diamonds.map((area, index) => {
      const says = say('field-core', { number: index + 1, count: cores.diamonds.length });
      return field(`core-${index + 1}`, says, area, { kind: 'tick', sign: 'diamond' });
    }),
    field(
      'cores-more',
      more,
      inset({ ...cores.more, y: cores.more.y + 8, height: cores.more.height - 8 }, 1),
      number(13, 2),
    ),
  ];
}

/** The fields of every Sector. */
export function sectorFields({ request: { content, say } }: Sheet, map: MapPlan): Mark[] {
  const { game, board } = content;
  // An empty choice clears the field.
  const choice = (size: number, options: readonly string[]) =>
    ({ kind: 'choice', size: map.size * size, options: [' ', ...options] }) as const;
  const events = eventNumbers(game.eventDie).map(String);
  return board.sectors.flatMap((sector) => {
    const { id } = sector;
    const places = sectorPlaces(map, id);
    const named = { sector: sectorName(sector, game) };
    return [
      ...ringAndBox(places.here, places.finished),
      field(`${id} here`, say('field-sector-here', named), places.here, {
        ...oneOf('marker', say('field-marker'), id),
        sign: 'dot',
      }),
      field(`${id} number`, say('field-sector-number', named), places.square, choice(0.3, [...'123456'])),
      field(`${id} event`, say('field-sector-event', named), places.line, choice(0.28, events)),
      field(`${id} finished`, say('field-sector-finished', named), places.finished, cross),
    ];
  });
}

/** The lines of the LOG, and the button that empties the sheet. */
export function logFields(sheet: Sheet, area: LogArea, beside: BesideLog): FieldMark[] {
  const { plan, pen, request } = sheet;
  const { say } = request;
  const tally = turnsPlace(sheet, area, beside).line;
  return [
    field('turns', say('field-turns'), tally, { kind: 'text' }),
    ...logLines(plan, area).map((y, index) => {
      const width = plan.width - (y <= area.y + beside.height ? beside.width : 0);
      const line = { x: 0, y: y - 16, width, height: 16 };
      return field(`log-${index + 1}`, say('field-log', { number: index + 1 }), line, { kind: 'text' });
    }),
    clearButton(pen, say('sheet-clear'), say('field-clear'), buttonArea(plan, area, beside)),
  ];
}

/** Width of the button with the gap before it, in points. */
export const clearWidth = 60;

const buttonArea = ({ width }: SheetPlan, { y }: LogArea, beside: BesideLog): Rect => ({
  x: width - beside.width - 52,
  y: y + 1,
  width: 52,
  height: 13,
});

/** The places of the fields of a Sector. */
function sectorPlaces(map: MapPlan, id: string) {
  const { size } = map;
  const { x, y } = centreOf(map, id);
  const half = (size * sectorParts.square) / 2;
  const top = y + size * sectorParts.squareTop;
  // 5 mm, but within the hexagon.
  const small = Math.min(Math.max(size * 0.34, tick), size * 0.4);
  const middle = top + half - small / 2;
  const bottom = top + 2 * half + 1;
  return {
    square: inset(square(x - half, top, 2 * half), 1),
    line: {
      x: x - size * sectorParts.halfLine,
      y: bottom,
      width: 2 * size * sectorParts.halfLine,
      height: y + size * sectorParts.line - bottom - 0.5,
    },
    here: square(x - half - size * 0.08 - small, middle, small),
    finished: square(x + half + size * 0.08, middle, small),
  };
}
