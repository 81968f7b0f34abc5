/** The white space of seeds, as `DEAL.md` lists it. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { canonicalSeed } from '../../src/dice/seeded.ts';

it('folds the white space that DEAL.md names, and no other character', () => {
  const [, list = ''] = /White\s+space is (.*?);/su.exec(readFileSync('src/game/DEAL.md', 'utf8')) ?? [];
  const named = [...list.matchAll(/U\+(\w{4})(?: to U\+(\w{4}))?/gu)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [from, to].map((hex) => Number.parseInt(hex, 16)) as [number, number];
    return Array.from({ length: last - first + 1 }, (_, more) => first + more);
  });
  const folded = Array.from({ length: 0x11_0000 }, (_, point) => point).filter(
    (point) => (point < 0xd800 || point > 0xdfff) && canonicalSeed(`a${String.fromCodePoint(point)}b`) === 'a b',
  );
  expect(folded).toEqual(named);
});
