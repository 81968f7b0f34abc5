import { expect, it } from 'vitest';
import { inStrongInk } from '../../../src/typeset/edition/strong-ink.ts';
import type { Mark } from '../../../src/typeset/page/page.ts';
import { line, rectangle } from '../../../src/typeset/page/path.ts';
import { textMark } from '../marks.ts';

const from = { x: 0, y: 0 };
const to = { x: 9, y: 0 };

it('pale lines and letters are darker in strong ink; black, colours, areas and pictures stay', () => {
  const pale = line(from, to, { stroke: 0.78, width: 0.4 });
  const [stamp, picture] = [
    { width: 9, height: 9, marks: [pale] },
    { width: 9, height: 9, picture: 'mill', draw: () => [pale] },
  ];
  const same: Mark[] = [
    line(from, to, { stroke: 0.08, width: 0.4 }),
    line(from, to, { stroke: [0.7, 0.3, 0], width: 0.4 }),
    rectangle(0, 0, 1, 1, { fill: 0.93 }),
    { kind: 'stamp', role: 'artifact', stamp: picture, x: 0, y: 0 },
    textMark({ colour: 1 }),
  ];
  const plain: Mark = { kind: 'stamp', role: 'artifact', stamp, x: 0, y: 0 };
  const changed: Mark[] = [pale, textMark({ colour: 0.45 }), plain];
  const [page] = inStrongInk([{ width: 9, height: 9, label: '1', marks: [...same, ...changed] }]);
  expect(page?.marks.slice(0, same.length)).toEqual(same);
  const seen = { stroke: 0.45, width: 1 };
  expect(page?.marks.slice(same.length)).toMatchObject([seen, { colour: 0.3 }, { stamp: { marks: [seen] } }]);
});
