import { describe, expect, it } from 'vitest';
import { inLowInk } from '../../../src/typeset/edition/low-ink.ts';
import type { Colour, Mark, PathMark, Stamp } from '../../../src/typeset/page/page.ts';
import { circle, rectangle } from '../../../src/typeset/page/path.ts';
import { stampMarks } from '../../../src/typeset/page/stamp.ts';

const lightened = (...marks: readonly Mark[]): readonly Mark[] =>
  inLowInk([{ width: 100, height: 100, label: '1', marks }])[0]?.marks ?? [];
const box = (fill: Colour, stroke?: Colour) =>
  rectangle(10, 10, 40, 20, { fill, ...(stroke !== undefined && { stroke, width: 3 }) });
const lines = (marks: readonly Mark[]) =>
  marks
    .filter((mark): mark is PathMark => mark.kind === 'path' && mark.fill === undefined)
    .flatMap(({ steps }) => steps).length;

describe('an area in low ink', () => {
  it('has no colour but that of paper, an edge, and lines that lie closer where it was darker', () => {
    const [dark, middle, pale, white] = [0.1, 0.5, 0.8, 1].map((fill) => lightened(box(fill, 0)));
    for (const marks of [dark, middle, pale, white])
      expect(marks?.[0]).toMatchObject({ fill: 1, stroke: 0, width: 0.9 });
    expect(lines(dark ?? [])).toBeGreaterThan(lines(middle ?? []));
    expect(lines(middle ?? [])).toBeGreaterThan(lines(pale ?? []));
    expect(lines(pale ?? [])).toBeGreaterThan(lines(white ?? []));
  });
  it('differs from an empty one at any size', () => {
    const dot = (fill: Colour) => lightened(circle({ x: 10, y: 10 }, 2.3, { fill, stroke: 0 }));
    expect(lines(dot(0))).toBeGreaterThan(0);
    expect(lines(dot(1))).toBe(0);
  });
  it('keeps its lines within it', () => {
    for (const mark of lightened(box([0.7, 0.2, 0])).slice(1)) {
      const numbers = (mark as PathMark).steps.flatMap((step) => step.slice(1) as number[]);
      numbers.forEach((value, index) => {
        expect(value).toBeGreaterThanOrEqual(9.99);
        expect(value).toBeLessThanOrEqual(index % 2 === 0 ? 50.01 : 30.01);
      });
    }
  });
});

it('light letters on dark are dark on paper, and large ones are outlines', () => {
  const text = { kind: 'text', role: 'label', x: 10, y: 20, face: 'serif', pieces: [5], tracking: 0 } as const;
  const [patch, small] = lightened({ ...text, size: 8, colour: 1 });
  expect(patch).toMatchObject({ kind: 'path', fill: 1, role: 'label' });
  expect(small).toMatchObject({ kind: 'text', colour: 0 });
  expect(lightened({ ...text, size: 60, colour: 0 })).toMatchObject([{ outline: 1.2 }]);
  expect(lightened({ ...text, size: 12, colour: 0.4 })).toEqual([{ ...text, size: 12, colour: 0.4 }]);
});

it('art that is on many pages is still drawn once', () => {
  const stamp: Stamp = { width: 10, height: 10, marks: [box(0)] };
  const marks = lightened(...[1, 2].map((x): Mark => ({ kind: 'stamp', role: 'artifact', stamp, x, y: 0 })));
  const [one, other] = marks.map((mark) => (mark.kind === 'stamp' ? mark.stamp : undefined));
  expect(one).toBe(other);
  expect(one && stampMarks(one)[0]).toMatchObject({ fill: 1 });
});

it('a picture, which was drawn for low ink, stays as it is: paper that clears room behind a thing has no ring', () => {
  const clearing = circle({ x: 5, y: 5 }, 3, { fill: 1 });
  const stamp: Stamp = { width: 10, height: 10, picture: 'flower', pictureKey: 'a flower', draw: () => [clearing] };
  const [picture] = lightened({ kind: 'stamp', role: 'artifact', stamp, x: 0, y: 0 });
  expect(picture).toMatchObject({ stamp });
  expect(lightened(clearing)).toMatchObject([{ fill: 1, stroke: 0 }]);
});
