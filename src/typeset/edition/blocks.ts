/** Page → its blocks, compared with an earlier printing. */

import { around, type Bounds, boundsOf, hasInk } from '../page/box.ts';
import type { Mark, Page, Stamp, Tag, Tagged } from '../page/page.ts';

/** A paragraph, a heading, a table, a figure or an ornament: all ink of it on one page. */
export interface InkBlock {
  readonly box: Bounds;
  /** Everything drawn, with its place: equal ink prints the same. */
  readonly ink: string;
  readonly marks: readonly Mark[];
}

export function blocksOf(page: Page): InkBlock[] {
  const groups: { readonly of: Tagged; readonly marks: Mark[] }[] = [];
  const known = new Map<Tag, Mark[]>();
  for (const mark of page.marks) {
    if (!hasInk(mark)) continue;
    const of = blockTag(mark.role);
    const open = typeof of === 'string' ? goesOn(groups.at(-1), mark) : known.get(of);
    if (open) {
      open.push(mark);
      continue;
    }
    const marks = [mark];
    if (typeof of !== 'string') known.set(of, marks);
    groups.push({ of, marks });
  }
  return groups.map(({ marks }) => ({ box: around(marks.map(boundsOf)), ink: marks.map(inkOf).join('\n'), marks }));
}

/** Lines and areas drawn in a row and close together, without text, are one ornament. */
function goesOn(last: { readonly of: Tagged; readonly marks: Mark[] } | undefined, mark: Mark): Mark[] | undefined {
  const before = last?.marks.at(-1);
  if (last === undefined || typeof last.of !== 'string' || mark.kind !== 'path' || before?.kind !== 'path')
    return undefined;
  const [a, b] = [boundsOf(before), boundsOf(mark)];
  const apart = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
  return apart < 12 ? last.marks : undefined;
}

/** The independent element: not a link in a line or a cell of a table. */
function blockTag(role: Tagged): Tagged {
  if (typeof role === 'string') return role;
  const part = ['span', 'link', 'label', 'list-label', 'list-body', 'table-row', 'table-cell', 'table-header'];
  const { within } = role;
  return within && within.role !== 'section' && part.includes(role.role) ? blockTag(within) : role;
}

/** To a hundredth of a point, below anything visible. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;

const stampInks = new WeakMap<Stamp, string>();

function inkOf(mark: Mark): string {
  switch (mark.kind) {
    case 'text': {
      const text = mark.pieces.map((piece) => (typeof piece === 'number' ? rounded(piece) : piece.clusters.join('')));
      const { face, size, colour, tracking, outline = 0 } = mark;
      return JSON.stringify([face, rounded(size), colour, tracking, outline, rounded(mark.x), rounded(mark.y), text]);
    }
    case 'path': {
      const steps = mark.steps.map(([kind, ...numbers]) => [kind, ...numbers.map(rounded)].join(' '));
      return JSON.stringify([mark.fill, mark.stroke, mark.width, mark.dash, mark.round, steps]);
    }
    case 'stamp': {
      const known = stampInks.get(mark.stamp) ?? mark.stamp.marks.map(inkOf).join('\n');
      stampInks.set(mark.stamp, known);
      return `${rounded(mark.x)} ${rounded(mark.y)} ${known}`;
    }
    case 'grid':
      return JSON.stringify([rounded(mark.x), rounded(mark.y), rounded(mark.size), mark.bits]);
    case 'link':
    case 'field':
    case 'anchor':
      return '';
    default:
      return mark satisfies never;
  }
}
