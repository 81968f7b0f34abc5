/** Files of several Run sheets: what their other pages say, and that software can read it. */

import { describe, expect, it } from 'vitest';
import type { PackId } from '../../../src/documents/catalogue.ts';
import type { RatedChallenge } from '../../../src/documents/document.ts';
import { ofPacks } from '../../../src/documents/index.ts';
import { challenge, type SheetKind } from '../../../src/game/challenge.ts';
import { ratingOf } from '../../../src/game/measure/rating.ts';
import type { Content } from '../../../src/model/content.ts';
import { paperNames } from '../../../src/typeset/page/style.ts';
import { loadContent } from '../../load/directory.ts';
import { openPdf, type ReadPage } from '../../pdf/open-pdf.ts';
import { elementsOf, readTags } from '../../pdf/tags.ts';
import { content, orderOf, textOutside, workshopFor } from '../workshop.ts';
import { innerMargin, tenMillimetres } from './sheet-map.ts';

const tide = loadContent('content/low-tide').content as Content;
const open: SheetKind = { sealed: false, dice: false };
const sealed: SheetKind = { sealed: true, dice: true };

function boards(of: Content, count: number, kind = open, seed = 'rusty-crane'): RatedChallenge[] {
  return Array.from({ length: count }, (_, index) => ({
    ...challenge(of, `${seed}-${index + 1}`, of.game.defaultDifficulty, kind),
    rating: ratingOf({ runs: 1100, won: 150 + 30 * (index % 20), cores: 3, turns: 20 + index }),
  }));
}

function bytesOf(id: PackId, paper: (typeof paperNames)[number], deals: RatedChallenge[], of = content, more = {}) {
  const order = orderOf('run-sheet', paper, of, { deals, ...more });
  return workshopFor(of.game.language).print({ ...order, document: ofPacks[id] });
}

it.each(paperNames)('leaves room for a punch on every page of a file on %s', (paper) => {
  for (const kind of [open, { sealed: true, dice: false }]) {
    const order = orderOf('run-sheet', paper, content, { deals: boards(content, 3, kind), punch: true });
    const { composed } = workshopFor('en-GB').typeset({ ...order, document: ofPacks.tournament });
    for (const [index, page] of (composed?.pages ?? []).entries()) {
      const isBack = index % 2 === 1 && (kind.sealed || paper === 'a5' || paper === 'half-letter');
      expect(innerMargin(page, isBack)).toBeGreaterThan(1.8 * tenMillimetres - 1);
    }
  }
});

const wordsOf = ({ runs }: ReadPage) =>
  runs
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/gu, ' ');

describe.each(paperNames)('on %s', (paper) => {
  it.each([
    ['calendar', 'plain', 30, open, 'rusty-crane'],
    ['tournament', 'plain', 6, open, 'rusty-crane'],
    ['tournament', 'sealed, with long seeds', 3, sealed, 'a seed that no run code can hold as it is'],
  ] as const)(
    'a %s (%s) is PDF/UA-1, clear of the edges, and leads to each sheet',
    async (id, _, count, kind, seed) => {
      const deals = boards(content, count, kind, seed);
      const { bytes, diagnostics, unfolded } = bytesOf(id, paper, deals);
      expect(diagnostics).toEqual([]);
      const tags = readTags(bytes);
      expect(tags.faults).toEqual([]);
      const cells = elementsOf(tags.document).filter(({ type }) => type === 'TD');
      for (const { code } of deals)
        expect(cells.some(({ text }) => text.replace(/\s/gu, '').includes(code))).toBe(true);
      const pdf = await openPdf(bytes);
      expect(pdf.pages.flatMap((page) => textOutside(page, tenMillimetres))).toEqual([]);
      const links = unfolded.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'link'));
      const anchors = unfolded.flatMap(({ marks, label }) =>
        marks.flatMap((mark) =>
          mark.kind === 'anchor' && mark.id.startsWith('sheet-') ? [{ id: mark.id, label }] : [],
        ),
      );
      expect(links.map(({ to }) => to)).toEqual(anchors.map((one) => one.id));
      if (!kind.sealed && unfolded.length === pdf.pages.length)
        deals.forEach((deal, index) => {
          const { label } = anchors[index] as (typeof anchors)[number];
          expect(wordsOf(pdf.pages[Number(label) - 1] as ReadPage)).toContain(deal.name);
        });
    },
  );
});

it('a calendar names its weeks by their first days, over the end of a year', async () => {
  const { bytes } = bytesOf('calendar', 'a4', boards(content, 6), content, { weeksFrom: '2026-11-30' });
  const { pages } = await openPdf(bytes);
  const words = wordsOf(pages[0] as ReadPage);
  for (const day of ['30 Nov', '28 Dec', '4 Jan']) expect(words).toContain(day);
});

it('a tournament says in the words of its game what is compared, in their order, and prints sheets with backs on leaves of their own', async () => {
  const { bytes, pages: count } = bytesOf('tournament', 'half-letter', boards(tide, 5), tide);
  const { pages } = await openPdf(bytes);
  const words = wordsOf(pages[0] as ReadPage);
  expect(words).toMatch(/More relics win.*SLIP, GROYNE or BELL.*fewer turns win.*more Nerve wins/u);
  expect(words).toContain('Print pages 3 to 12 once for every gatherer');
  expect(words).not.toMatch(/\b(?:cores?|Health|Runs?)\b/u);
  expect(count).toBe(2 + 10 + 1);
});
