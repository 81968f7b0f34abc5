import { describe, expect, it } from 'vitest';
import { placed } from '../../../src/art/frame.ts';
import { samePage } from '../../../src/cli/preview/same-page.ts';
import type { Mark, Page } from '../../../src/typeset/page/page.ts';
import { line, rectangle } from '../../../src/typeset/page/path.ts';
import { typesetter } from '../../typeset/house.ts';

const word = (text: string): Mark => ({
  kind: 'text',
  role: 'label',
  x: 1,
  y: 2,
  face: 'serif',
  size: 10,
  colour: [0.5, 0, 0],
  pieces: [typesetter.faces.serif.shape(text), 3],
  tracking: 0,
});
const marks = (): Mark[] => [
  word('lamp'),
  rectangle(0, 0, 10, 10, { fill: [0.1, 0.2, 0.3], stroke: 0, radius: 2 }),
  line({ x: 0, y: 0 }, { x: 5, y: 5 }, { stroke: 0.5, width: 1 }),
];
const page = (of: readonly Mark[]): Page => ({ width: 100, height: 100, marks: of, label: '1' });

describe('a page that is set again', () => {
  it('is the same where its ink is', () => expect(samePage(page(marks()), page(marks()))).toBe(true));
  it('is known by what its pictures are drawn of, without drawing them', () => {
    const picture = (seed: string) => {
      const undrawn = () => {
        throw new Error('drawn');
      };
      return placed('cat', undrawn, { x: 1, y: 2, width: 30, height: 40 }, { seed });
    };
    expect(samePage(page([picture('one')]), page([picture('one')]))).toBe(true);
    expect(() => samePage(page([picture('one')]), page([picture('two')]))).toThrow('drawn');
  });
  it.each<[string, number, Mark]>([
    ['a word', 0, word('damp')],
    ['a colour', 1, rectangle(0, 0, 10, 10, { fill: [0.1, 0.2, 0.4], stroke: 0, radius: 2 })],
    ['a curve', 1, rectangle(0, 0, 10, 10, { fill: [0.1, 0.2, 0.3], stroke: 0, radius: 3 })],
    ['a corner', 2, line({ x: 0, y: 0 }, { x: 5, y: 6 }, { stroke: 0.5, width: 1 })],
    ['a width', 2, line({ x: 0, y: 0 }, { x: 5, y: 5 }, { stroke: 0.5, width: 2 })],
  ])('is another with %s changed', (_, index, mark) =>
    expect(samePage(page(marks()), page(marks().with(index, mark)))).toBe(false),
  );
});
