/** Sealed numbers → the page they are looked up on. */

import type { Challenge } from '../../game/challenge.ts';
import type { SealedGrid } from '../../game/seal.ts';
import { itemAt, sumOf } from '../../item-at.ts';
import { plain } from '../../manuscript/block.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Point, Rect, Tag } from '../../typeset/page/page.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { column } from '../figures/column.ts';
import { inkMarks } from '../figures/pen.ts';
import { outline, type Sheet } from './plan.ts';

/** The largest cell, in points. */
const maxCell = { width: 58, height: 28 };
const roomAbove = 22;
const roomBelow = 14;

/** A head, and grids below each other: common marks, and a deal's numbers. */
export function sealedBack(sheet: Sheet, sample: Challenge) {
  const { pen } = sheet;
  const head = backHead(sheet);
  const { grids, size } = placedGrids(sheet, sample, head.height);
  const letter = (text: string, { x, y }: Point) =>
    pen.put(text, x, y, size, { align: 'centre', colour: ink.accent, role: 'artifact' });
  return [
    { fixed: () => head.marks, dealt: (deal: Challenge): Mark[] => head.code(deal.code) },
    ...grids.map(({ kind, name, top, columns, rows, numbers, cell, baseline }) => ({
      fixed: () => [
        ...pen.put(pen.say.capitals(name), 0, top - 4, 12.5, { role: 'heading-2' }),
        ...columns.flatMap((text, column) => letter(text, baseline(-1, column))),
        ...rows.flatMap((text, row) => letter(text, baseline(row, -1))),
        ...numbers.map((_, index) => outline(cell(index), { stroke: ink.rule, width: 0.6 })),
      ],
      dealt: (deal: Challenge, within: Tag): Mark[] =>
        (deal.seal?.grids[kind]?.numbers ?? []).flatMap((number, index) => {
          const [row, column] = [Math.floor(index / columns.length), index % columns.length];
          const { x, y } = baseline(row, column);
          const spoken = `${itemAt(rows, row)}${itemAt(columns, column)}: ${number}. `;
          const role: Tag = { role: 'span', spoken, within };
          return pen.put(String(number), x, y, size, { align: 'centre', role, runsOn: true });
        }),
    })),
  ];
}

/** A grid, and the places of its cells. */
interface PlacedGrid extends SealedGrid {
  readonly kind: 'sectors' | 'events' | 'rolls';
  readonly name: string;
  readonly top: number;
  cell(index: number): Rect;
  /** Baseline in a cell; row -1 and column -1 have the letters. */
  baseline(row: number, column: number): Point;
}

/** Grids as large as fit, all ending at the right edge. */
function placedGrids({ plan, request }: Sheet, { seal }: Challenge, head: number) {
  if (seal === undefined) throw new Error('nothing is sealed');
  const { sectorNumber, eventNumber, outcomeRoll } = request.content.game.words;
  const { sectors, events, rolls } = seal.grids;
  const sealed = [
    { kind: 'sectors', name: sectorNumber.many, ...sectors },
    { kind: 'events', name: eventNumber.many, ...events },
    ...(rolls ? [{ kind: 'rolls', name: outcomeRoll.many, ...rolls } as const] : []),
  ] as const;
  const maxColumns = Math.max(...sealed.map(({ columns }) => columns.length));
  const lines = sumOf(sealed.map(({ rows }) => rows.length + 1));
  const left = Math.min(maxCell.width, plan.width / (maxColumns + 1));
  const room = plan.height - head - sealed.length * (roomAbove + roomBelow);
  const height = Math.min(maxCell.height, room / lines);
  const size = Math.min(14, (0.56 * height) / plan.text);
  let foot = head;
  const grids = sealed.map((grid): PlacedGrid => {
    const top = foot + roomAbove;
    foot = top + (grid.rows.length + 1) * height + roomBelow;
    const count = grid.columns.length;
    const width = (left * maxColumns) / count;
    return {
      ...grid,
      top,
      cell: (index) => ({
        x: left + width * (index % count),
        y: top + height * (1 + Math.floor(index / count)),
        width,
        height,
      }),
      baseline: (row, column) => ({
        x: column < 0 ? left * 0.5 : left + width * (column + 0.5),
        y: top + height * (row + 1.5) + 0.36 * size * plan.text,
      }),
    };
  });
  return { grids, size };
}

/** Title, heading and hint, and the whole code unless too small to read, as the LOG has it. */
function backHead({ pen, plan, request }: Sheet) {
  const { game } = request.content;
  const title = pen.say.capitals(game.title);
  const heading = plain(game.words.runSheet.heading);
  const base = 14 * plan.unit;
  const step = 12 * plan.text;
  const hint = column(
    request,
    plain(pen.say('sheet-sealed-hint')),
    plan.width,
    captionStyle(9.5 * plan.text, ink.text),
    { tag: 'label', leading: step },
  );
  const end = base + 20 * plan.unit + hint.height - step;
  const headingLeft = pen.width(title, 15) + 6 * plan.unit;
  const room = plan.width - headingLeft - pen.width(heading, 12.5) - 13 * plan.unit;
  return {
    height: end + 10 * plan.unit,
    marks: [
      ...pen.put(title, 0, base, 15),
      ...pen.put(heading, headingLeft, base, 12.5, { colour: ink.accent }),
      ...inkMarks(shifted(hint.marks, 0, base + 14 * plan.unit - step * 0.75)),
      horizontalLine(end, 0, plan.width, { stroke: ink.text, width: 1.4 * plan.unit }),
    ],
    code: (code: string) => {
      const size = Math.min(10, (10 * room) / pen.width(code, 10));
      // Glyph widths are whole thousandths in a file: a long line may gain half a point.
      const right = plan.width - (size < 10 ? 1 : 0);
      return size * plan.text < 6.5 ? [] : pen.put(code, right, base, size, { align: 'right', role: 'artifact' });
    },
  };
}
