/** Parts of a sheet → form fields in the order of play. */

import { itemAt } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { plain } from '../../manuscript/block.ts';
import type { Sector } from '../../model/board.ts';
import { abbreviationText } from '../../model/effect.ts';
import { eventNumbers } from '../../model/event.ts';
import type { FieldMark, Input } from '../../typeset/page/page.ts';
import { circle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { centreOf, sectorName, sectorParts } from '../figures/board-map.ts';
import { type Area, fitted, type InkMark } from '../figures/pen.ts';
import type { CountersPlan } from './counters.ts';
import type { TokensPlan } from './dice-mods.ts';
import type { HeaderPlan, StripField } from './header.ts';
import { type BesideLog, type LogArea, logLines, turnsPlace } from './log.ts';
import type { MapPlan } from './map.ts';
import { inset, outline, type Sheet, type SheetPlan, square } from './plan.ts';

/** The parts of the front of a sheet. */
export interface FrontParts {
  readonly head: HeaderPlan;
  readonly strip: readonly StripField[];
  readonly counted: CountersPlan;
  readonly tokens: TokensPlan;
  readonly map: MapPlan;
}

/** A field with the words it is read with. */
export const field = (name: string, words: string, area: Area, input: Input): FieldMark => ({
  kind: 'field',
  role: { role: 'form' },
  name,
  words,
  input,
  ...area,
});

/** All fields of the front but its LOG. */
export function frontFields({ request }: Sheet, { head, strip, counted, tokens, map }: FrontParts): FieldMark[] {
  const { content, say } = request;
  return [
    ...strip.map(({ id, label, area }) =>
      field(id, label, { ...area, y: area.y + area.height - 15, height: 14 }, { kind: 'text', size: 10 }),
    ),
    ...head.choices.map(({ difficulty, box }) =>
      field('difficulty', say('field-difficulty-named', { name: difficulty.name }), box, {
        ...oneOf('difficulty', say('field-difficulty'), difficulty.id),
        sign: 'cross',
      }),
    ),
    ...counterFields(say, counted),
    ...tokens.tokens.flatMap(({ mod, index, area, used }) => {
      const name = `${mod.abbreviation} ${index + 1}`;
      const values = { mod: abbreviationText(mod.abbreviation), number: index + 1, count: mod.count };
      return [
        field(`${name} owned`, say('field-owned', values), area, { kind: 'tick', sign: 'ring' }),
        field(`${name} used`, say('field-used', values), used, cross),
      ];
    }),
    ...content.board.sectors.flatMap((sector) => sectorFields(request, map, sector)),
  ];
}

/** A box to cross. */
export const cross = { kind: 'tick', sign: 'cross' } as const;

/** A choice among the fields of a group. */
const oneOf = (group: string, groupWords: string, value: string) =>
  ({ kind: 'one-of', group, groupWords, value }) as const;

/** A number in the middle of its field. */
const number = (size: number, maxLength: number) => ({ kind: 'text', size, align: 'centre', maxLength }) as const;

function counterFields(say: Say, { health, money, cores }: CountersPlan): FieldMark[] {
  // Beside the labels of the small cells, not over them.
  const small = (name: string, says: string, cell: Area) =>
    large(name, says, { ...cell, x: cell.x + cell.width * 0.42, width: cell.width * 0.58 }, 13);
  const large = (name: string, says: string, area: Area, size = 24) =>
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

function sectorFields({ content: { game }, say }: Request, map: MapPlan, sector: Sector): FieldMark[] {
  const { id } = sector;
  const places = sectorPlaces(map, id);
  const named = { sector: sectorName(sector, game) };
  // An empty choice clears the field.
  const choice = (size: number, options: readonly string[]) =>
    ({ kind: 'choice', size: map.size * size, options: [' ', ...options] }) as const;
  const events = eventNumbers(game.eventDie).map(String);
  return [
    field(`${id} here`, say('field-sector-here', named), places.here, {
      ...oneOf('marker', say('field-marker'), id),
      sign: 'dot',
    }),
    field(`${id} number`, say('field-sector-number', named), places.square, choice(0.3, [...'123456'])),
    field(`${id} event`, say('field-sector-event', named), places.line, choice(0.28, events)),
    field(`${id} finished`, say('field-sector-finished', named), places.finished, cross),
  ];
}

/** The lines of the LOG, and the button that empties the sheet. */
export function logFields(sheet: Sheet, area: LogArea, beside: BesideLog): FieldMark[] {
  const { plan, request } = sheet;
  const { say } = request;
  const tally = turnsPlace(sheet, area, beside).line;
  return [
    field('turns', say('field-turns'), tally, { kind: 'text', size: 10 }),
    ...logLines(plan, area).map((y, index) => {
      const width = plan.width - (y <= area.y + beside.height ? beside.width : 0);
      const line = { x: 0, y: y - 16, width, height: 16 };
      return field(`log-${index + 1}`, say('field-log', { number: index + 1 }), line, { kind: 'text', size: 11 });
    }),
    field('clear', say('field-clear'), clearButton(plan, area, beside), { kind: 'clear' }),
  ];
}

/** The outlines of fields that a printed sheet does not have. */
export function fieldInk({ request }: Sheet, { tokens, map }: FrontParts): InkMark[] {
  const look = { fill: 1, stroke: ink.rule, width: 0.5 };
  return [
    ...tokens.tokens.map(({ used }) => outline(used, { ...look, radius: 1.5 })),
    ...request.content.board.sectors.flatMap(({ id }) => {
      const { here, finished } = sectorPlaces(map, id);
      const half = here.width / 2;
      return [circle({ x: here.x + half, y: here.y + half }, half, look), outline(finished, { ...look, radius: 1.5 })];
    }),
  ];
}

/** The face of the button that empties the sheet. */
export function clearInk({ pen, plan }: Sheet, area: LogArea, beside: BesideLog): InkMark[] {
  const button = clearButton(plan, area, beside);
  const { x, y, width, height } = button;
  const text = plain(pen.say('sheet-clear'));
  return [
    outline(button, { fill: ink.tint, stroke: ink.rule, width: 0.5, radius: 3 }),
    ...pen.put(text, x + width / 2, y + height / 2 + 3, fitted(pen, text, 8.5 / plan.text, width - 4), {
      align: 'centre',
      role: 'artifact',
    }),
  ];
}

/** Width of the button with the gap before it, in points. */
export const clearWidth = 60;

const clearButton = ({ width }: SheetPlan, { y }: LogArea, beside: BesideLog): Area => ({
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
  const small = size * 0.34;
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
