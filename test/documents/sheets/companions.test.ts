import { expect, it } from 'vitest';
import { trackingSheetText } from '../../../src/documents/sheets/text.ts';
import { loadContent } from '../../../src/load/game/load.ts';
import type { Content } from '../../../src/model/content.ts';
import { adjacency } from '../../../src/model/hex.ts';
import { content, inkBox, sayIn, textOf, typeset } from '../workshop.ts';
import { drawnSectors } from './sheet-map.ts';

const lowTide = loadContent('content/low-tide').content as Content;

it.each([
  ['Core Runner', content],
  ['Low Tide', lowTide],
])('the sheet of %s as text has every part, and the borders of every Sector both ways', (_, of) => {
  const text = trackingSheetText(of, sayIn(of));
  const { board, game } = of;
  const { words } = game;
  const blocks = new Map(
    [...text.matchAll(/^(?:Sector|Pool) (\w+)[^\n]*\nBorders: ([^\n]+)\.\n/gmu)].map(([, id = '', list = '']) => [
      id,
      list,
    ]),
  );
  const near = adjacency(board.sectors);
  const opposite = { up: 'down', 'up right': 'down left', 'down right': 'up left' } as const;
  for (const { id } of board.sectors) {
    const list = blocks.get(id) ?? '';
    const found = [...list.matchAll(/(?:up|down)(?: left| right)? (\w+)/gu)].map(([, other]) => other);
    expect(found.sort(), id).toEqual([...(near.get(id) ?? [])].sort());
    for (const [there, back] of Object.entries(opposite)) {
      const other = new RegExp(`(?:^|, )${there} ([A-Z]\\d+)`, 'u').exec(list)?.[1];
      if (other) expect(blocks.get(other)).toMatch(new RegExp(`(?:^|, )${back} ${id}\\b`, 'u'));
    }
  }
  for (const { abbreviation, count } of game.diceMods)
    expect(text).toContain(
      `${abbreviation.replace('-', '\u2212')}: ${Array.from({ length: count }, () => '[ ]').join(' ')}\n`,
    );
  for (const word of [words.health.one, words.log.one, `${words.sectorNumber.one}:`, `${words.eventNumber.one}:`])
    expect(text).toContain(`${word}\n`);
  // Nothing that a screen reader would spell out, and no Shop by its number.
  expect(text).not.toMatch(/[|+─━═_]{2}/u);
});

it.each(['a4', 'letter'] as const)(
  'in large print on %s the map has a page of its own, and no text is under 14 points',
  (paper) => {
    for (const of of [content, lowTide]) {
      const { pages } = typeset('tracking-sheet', paper, of, { edition: { largePrint: true } });
      const [front, back] = pages;
      expect(pages).toHaveLength(2);
      for (const { marks, width, height } of pages) {
        const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
        for (const mark of texts) expect(mark.size, textOf(mark)).toBeGreaterThanOrEqual(14);
        const boxes = texts.map(
          (mark) => [textOf(mark), inkBox({ ...mark, size: mark.size * 0.7 }) as readonly number[]] as const,
        );
        for (const [index, [word, a]] of boxes.entries()) {
          expect(Math.min(...a), word).toBeGreaterThan(26);
          expect([(a[2] as number) < width - 26, (a[3] as number) < height - 26], word).toEqual([true, true]);
          for (const [other, b] of boxes.slice(index + 1)) {
            const isApart = [0, 1].some(
              (axis) =>
                (a[axis] as number) >= (b[axis + 2] as number) - 0.5 ||
                (b[axis] as number) >= (a[axis + 2] as number) - 0.5,
            );
            expect(isApart, `${word} and ${other}`).toBe(true);
          }
        }
      }
      expect(drawnSectors(front?.marks ?? [])).toEqual([]);
      expect(drawnSectors(back?.marks ?? [])).toHaveLength(of.board.sectors.length);
    }
  },
);
