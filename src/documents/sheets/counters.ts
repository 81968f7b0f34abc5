/** Content → the counters of a sheet: Health, money and cores, side by side. */

import { type IconName, icon } from '../../art/icons.ts';
import { lookOf } from '../../art/paint.ts';
import { itemAt } from '../../item-at.ts';
import { plain } from '../../manuscript/block.ts';
import type { Rect } from '../../typeset/page/page.ts';
import { diamond, horizontalLine, verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { fitted, type InkMark } from '../figures/pen.ts';
import { columns, outline, type Sheet, square, writingScale } from './plan.ts';

/** A counter: cells for start and maximum below each other, room for its value. */
interface Counter {
  readonly box: Rect;
  readonly cells: readonly Rect[];
  readonly now: Rect;
}

export interface CountersPlan {
  readonly area: Rect;
  readonly health: Counter;
  readonly money: Counter;
  readonly cores: {
    readonly x: number;
    /** Squares of the diamonds; empty if a box takes a number. */
    readonly diamonds: readonly Rect[];
    /** For the number of cores above those. */
    readonly more: Rect;
  };
}

const titleHeight = 15;
const minDiamond = 21.2; // points across, for sides of 5 mm
const tenMillimetres = 28.5;
/** Room for two written figures, in points of the full sheet. */
const twoFigures = 34;

/** Plans the counters; very many diamonds make them higher. */
export function countersPlan(sheet: Sheet, top: number): CountersPlan {
  const { plan } = sheet;
  const { coreDiamonds } = sheet.request.content.game;
  const boxTop = top + titleHeight * plan.unit;
  const minHeight = plan.isSmall ? 34 : 52 * plan.unit;
  const box = tenMillimetres * writingScale(plan);
  const area = { x: 0, y: boxTop, width: plan.width, height: minHeight };
  const boxes = columns(area, 12 * plan.unit, coreDiamonds === 0 ? [1, 1, 1] : sharesOf(sheet));
  const cores = itemAt(boxes, 2);
  if (coreDiamonds === 0) return withCells(sheet, boxes, { x: cores.x, diamonds: [], more: cores });
  const room = cores.width - box - 6 * plan.unit;
  const across = Math.max(1, Math.min(coreDiamonds, Math.floor(room / minDiamond)));
  const rows = Math.ceil(coreDiamonds / across);
  const inRow = Math.ceil(coreDiamonds / rows);
  const height = Math.max(minHeight, rows * minDiamond);
  const step = room / inRow;
  const side = Math.min(step * 0.92, (height / rows) * (rows > 1 ? 1 : 0.8));
  const diamonds = Array.from({ length: coreDiamonds }, (_, index): Rect => {
    const centre = { x: step * ((index % inRow) + 0.5), y: (height / rows) * (Math.floor(index / inRow) + 0.5) };
    return square(cores.x + centre.x - side / 2, boxTop + centre.y - side / 2, side);
  });
  const more = square(plan.width - box, boxTop + (height - box) / 2, box);
  const grown = boxes.map((area) => ({ ...area, height }));
  return withCells(sheet, grown, { x: cores.x, diamonds, more });
}

/** Shares of the width for Health, money and cores. */
function sharesOf(sheet: Sheet): number[] {
  const { isSmall, isLargePrint } = sheet.plan;
  if (isSmall) return hasLargeLabels(sheet) ? [8.7, 8.6, 15.2] : [9, 8, 15.5];
  return isLargePrint ? [14.7, 15.2, 21.1] : [15, 14, 22];
}

/** Whether a picture of the sheet needs room for larger labels. */
const hasLargeLabels = ({ labels, plan }: Sheet) => labels.points(8.5) > 8.5 * plan.text + 0.01;

/** Divides the boxes of Health and money into cells. */
function withCells(sheet: Sheet, boxes: readonly Rect[], cores: CountersPlan['cores']): CountersPlan {
  const { unit } = sheet.plan;
  const width = hasLargeLabels(sheet)
    ? sheet.labels.width(plain(sheet.labels.say('sheet-start')), 8.5) + twoFigures * unit
    : 46 * unit;
  const counter = (box: Rect, count: number): Counter => {
    const height = box.height / count;
    const cells = Array.from({ length: count }, (_, row) => ({ ...box, y: box.y + height * row, width, height }));
    return { box, cells, now: { ...box, x: box.x + width, width: box.width - width } };
  };
  const health = itemAt(boxes, 0);
  const y = health.y - titleHeight * unit;
  const area = { x: health.x, y, width: sheet.plan.width, height: health.y + health.height - y };
  return { area, health: counter(health, 2), money: counter(itemAt(boxes, 1), 1), cores };
}

/** The counters, with values of a dealt sheet's difficulty. */
export function counters(sheet: Sheet, { area, health, money, cores }: CountersPlan): InkMark[] {
  const { labels: pen, plan, request, difficulty } = sheet;
  const { words } = request.content.game;
  const [start, max, more] = [pen.say('sheet-start'), pen.say('sheet-max'), pen.say('sheet-more')];
  // An icon before each title, as high as its capitals.
  const iconWidth = 10 * plan.unit;
  const headed = (name: IconName, title: string, x: number): InkMark[] => [
    ...icon(name, x, area.y, lookOf(request), iconWidth),
    ...pen.put(title, x + iconWidth + 4 * plan.unit, area.y + 9 * plan.unit, 12.5, { role: 'heading-2' }),
  ];
  const small = (text: string, { x, y, width }: Rect, room = width) => {
    const size = fitted(pen, plain(text), 8.5, room);
    const aside = Math.min(4 * plan.unit, (room - pen.width(plain(text), size)) / 2);
    return pen.put(plain(text), x + aside, y + (9 / 8.5) * pen.points(8.5), size, { colour: ink.faint });
  };
  const frame = { stroke: ink.text, width: 1.1, radius: 3 * plan.unit };
  const thin = { stroke: ink.outline, width: 0.6 };
  const counter = (
    name: IconName,
    title: string,
    { box, cells, now }: Counter,
    values: readonly (readonly [label: string, value: number | undefined])[],
  ): InkMark[] => [
    ...headed(name, title, box.x),
    outline(box, frame),
    verticalLine(now.x, box.y, box.y + box.height, thin),
    ...cells.flatMap((cell, index): InkMark[] => {
      const [label, value] = itemAt(values, index);
      const { x, y, width, height } = cell;
      const shown = value === undefined ? '' : value === Number.POSITIVE_INFINITY ? '\u2013' : String(value);
      return [
        ...(index > 0 ? [horizontalLine(y, x, x + width, thin)] : []),
        ...small(label, cell, width - 20 * plan.unit),
        ...pen.put(shown, x + width - 5 * plan.unit, y + height / 2 + 7 * plan.unit, 17, { align: 'right' }),
      ];
    }),
  ];
  return [
    ...counter('health', words.health.heading, health, [
      [start, difficulty?.health],
      [max, difficulty?.maximumHealth],
    ]),
    ...counter('money', words.money.heading, money, [[start, difficulty?.money]]),
    ...headed('core', words.core.heading, cores.x),
    ...cores.diamonds.map(({ x, y, width }) =>
      diamond({ x: x + width / 2, y: y + width / 2 }, width / 2, { stroke: ink.text, width: 1.1 }),
    ),
    outline(cores.more, frame),
    ...(cores.diamonds.length > 0 ? small(more, cores.more, cores.more.width - 2 * plan.unit) : []),
  ];
}
