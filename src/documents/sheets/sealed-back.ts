/** Sealed numbers → the page they are looked up on. */

import type { Challenge } from '../../game/challenge.ts';
import type { SealedGrid } from '../../game/seal.ts';
import { plain } from '../../manuscript/block.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { line, rectangle } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { type InkMark, inked, type SheetPen } from '../figures/pen.ts';
import type { SheetPlan } from './plan.ts';

/** The page of grids: what is the same on all, and the numbers. */
export interface SealedBack {
  readonly fixed: () => InkMark[];
  dealt(challenge: Challenge, within: Tag): Mark[];
}

/** The largest cell, in points, and what stands above a grid and below it. */
const largest = { width: 58, height: 28 };
const around = { above: 22, below: 14 };

/** Lays the grids out below each other, in the order of a sample's. */
export function sealedBack(pen: SheetPen, plan: SheetPlan, { content }: Request, sample: Challenge): SealedBack {
  const { words, title } = content.game;
  const { seal } = sample;
  if (seal === undefined) throw new Error('nothing is sealed');
  const kinds = [
    ['sectors', words.sectorNumber.many],
    ['events', words.eventNumber.many],
    ...(seal.grids.rolls ? [['rolls', words.outcomeRoll.many] as const] : []),
  ] as const;
  const gridOf = (kind: (typeof kinds)[number][0]) => seal.grids[kind] as SealedGrid;
  const most = Math.max(...kinds.map(([kind]) => gridOf(kind).columns.length));
  const lines = kinds.reduce((sum, [kind]) => sum + gridOf(kind).rows.length + 1, 0);
  const head = 44 * plan.unit;
  const width = Math.min(largest.width, plan.width / (most + 1));
  const room = plan.height - head - kinds.length * (around.above + around.below);
  const height = Math.min(largest.height, room / lines);
  const size = Math.min(14, (0.56 * height) / plan.text);
  let top = head;
  const grids = kinds.map(([kind, name]) => {
    const grid = gridOf(kind);
    const at = top + around.above;
    top = at + (grid.rows.length + 1) * height + around.below;
    return { kind, name, at, ...grid };
  });
  // Grids of fewer columns have wider ones: all end on one line.
  const wideOf = ({ columns }: Pick<SealedGrid, 'columns'>) => (width * most) / columns.length;
  const middle = (grid: Pick<SealedGrid, 'columns'> & { readonly at: number }, row: number, column: number) => ({
    x: width + wideOf(grid) * (column + 0.5),
    y: grid.at + height * (row + 1.5) + 0.36 * size * plan.text,
  });
  const letter = (text: string, x: number, y: number) =>
    pen.put(text, x, y, size, { align: 'centre', colour: ink.accent, role: 'artifact' });
  const empty = (grid: (typeof grids)[number]) => [
    ...pen.put(capitals(grid.name), 0, grid.at - 4, 12.5),
    ...grid.columns.flatMap((name, column) => letter(name, middle(grid, 0, column).x, middle(grid, -1, 0).y)),
    ...grid.rows.flatMap((name, row) => letter(name, width * 0.5, middle(grid, row, 0).y)),
    ...grid.numbers.map((_, index) =>
      rectangle(
        width + wideOf(grid) * (index % grid.columns.length),
        grid.at + height * (1 + Math.floor(index / grid.columns.length)),
        wideOf(grid),
        height,
        { stroke: ink.rule, width: 0.6 },
      ),
    ),
  ];
  const base = 14 * plan.unit;
  const heading = words.runSheet.heading;
  const headingAt = pen.width(capitals(title), 15) + 6 * plan.unit;
  const beside = plan.width - headingAt - pen.width(plain(heading), 12.5) - 13 * plan.unit;
  /** The whole code, or none where it would be too small to read: it stands beside LOG in any case. */
  const codeBeside = (code: string) => {
    const fitting = Math.min(10, (10 * beside) / pen.width(code, 10));
    // Widths of glyphs are whole thousandths in a file: a long line may be wider by half a point.
    const right = plan.width - (fitting < 10 ? 1 : 0);
    return fitting * plan.text < 6.5 ? [] : pen.put(code, right, base, fitting, { align: 'right', role: 'artifact' });
  };
  const hint =
    'Keep this side face down. First letter: row. Second letter: column. Look up one pair at a time, with a hand over the rest.';
  return {
    fixed: () =>
      inked([
        ...pen.put(capitals(title), 0, base, 15),
        ...pen.put(plain(heading), headingAt, base, 12.5, { colour: ink.accent }),
        ...pen.put(plain(hint), 0, base + 14 * plan.unit, 9.5),
        line(
          { x: 0, y: base + 20 * plan.unit },
          { x: plan.width, y: base + 20 * plan.unit },
          { stroke: ink.text, width: 1.4 * plan.unit },
        ),
        ...grids.flatMap(empty),
      ]),
    dealt: (one, within) => [
      ...codeBeside(one.code),
      ...grids.flatMap((grid) =>
        (one.seal?.grids[grid.kind]?.numbers ?? []).flatMap((number, index) => {
          const [row, column] = [Math.floor(index / grid.columns.length), index % grid.columns.length];
          const { x, y } = middle(grid, row, column);
          const spoken = `${grid.rows[row]}${grid.columns[column]}: ${number}. `;
          const role: Tag = { role: 'span', spoken, within };
          return pen.put(String(number), x, y, size, { align: 'centre', role, goesOn: true });
        }),
      ),
    ],
  };
}

const capitals = (text: string) => text.toUpperCase();
