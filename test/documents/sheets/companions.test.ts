import { expect, it } from 'vitest';
import { sheetText } from '../../../src/documents/sheets/text.ts';
import type { Content } from '../../../src/model/content.ts';
import { adjacency } from '../../../src/model/hex.ts';
import { loadContent } from '../../load/directory.ts';
import { content, sayIn, textOf, typeset } from '../workshop.ts';
import { drawnSectors, inkOutside, isText, textsOverText } from './sheet-map.ts';

const lowTide = loadContent('content/low-tide').content as Content;

it.each([
  ['Core Runner', content],
  ['Low Tide', lowTide],
])('the sheet of %s as text has every part, and the borders of every Sector both ways', (_, of) => {
  const folded = sheetText({ content: of, say: sayIn(of) } as never);
  for (const line of folded.split('\n')) expect(line.length, line).toBeLessThanOrEqual(40);
  const text = folded.replaceAll(/\n {2}/gu, ' ');
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
      for (const page of pages) {
        expect(inkOutside({ ...page, marks: page.marks.filter(isText) }, 27)).toEqual([]);
        for (const mark of page.marks.filter(isText)) expect(mark.size, textOf(mark)).toBeGreaterThanOrEqual(14);
        expect(textsOverText(page.marks)).toEqual([]);
      }
      expect(drawnSectors(front?.marks ?? [])).toEqual([]);
      expect(drawnSectors(back?.marks ?? [])).toHaveLength(of.board.sectors.length);
    }
  },
);
