import { expect, it } from 'vitest';
import { enlarged } from '../../../src/typeset/edition/enlarge.ts';
import type { Mark, Stamp } from '../../../src/typeset/page/page.ts';
import { circle } from '../../../src/typeset/page/path.ts';
import { textMark } from '../marks.ts';

it('everything on a page grows alike, and art that is drawn once still is', () => {
  const dashed = circle({ x: 5, y: 5 }, 2, { stroke: 0, width: 1, dash: [1, 2] });
  const stamp: Stamp = { width: 10, height: 20, marks: [dashed] };
  const marks: Mark[] = [
    textMark({ x: 1, y: 2, pieces: [3], tracking: 0.5, outline: 1 }),
    { kind: 'stamp', role: 'artifact', stamp, x: 3, y: 4 },
    { kind: 'stamp', role: 'artifact', stamp, x: 5, y: 6 },
    { kind: 'link', role: 'link', x: 1, y: 1, width: 2, height: 3, to: 'a' },
    { kind: 'anchor', id: 'a', y: 7 },
  ];
  const [page] = enlarged([{ width: 100, height: 200, label: '1', marks }], 2);
  expect(page).toMatchObject({ width: 200, height: 400, label: '1' });
  const [text, one, other, link, anchor] = page?.marks ?? [];
  expect(text).toMatchObject({ x: 2, y: 4, size: 20, pieces: [6], tracking: 1, outline: 2 });
  expect(one).toMatchObject({ x: 6, y: 8, stamp: { width: 20, height: 40, marks: [{ width: 2, dash: [2, 4] }] } });
  expect(one?.kind === 'stamp' && other?.kind === 'stamp' && one.stamp === other.stamp).toBe(true);
  expect(link).toMatchObject({ x: 2, y: 2, width: 4, height: 6 });
  expect(anchor).toMatchObject({ y: 14 });
});
