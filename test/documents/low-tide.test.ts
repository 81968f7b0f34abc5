/**
 * The games that ship beside the first: Low Tide, in words, on a board and with dice of its own, on every paper; and the
 * translated games. Every document of them.
 */

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameDocumentId } from '../../src/documents/catalogue.ts';
import { ofGames } from '../../src/documents/index.ts';
import { measure } from '../../src/game/measure/measure.ts';
import type { Content } from '../../src/model/content.ts';
import { eventNumbers } from '../../src/model/event.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { loadContent } from '../load/directory.ts';
import { openChallenge as deal } from './open-challenge.ts';
import { pdfText } from './pdf-text.ts';
import { loudOf, print } from './workshop.ts';

const { content: loaded, diagnostics } = loadContent(fileURLToPath(new URL('../../content/low-tide', import.meta.url)));
const content = loaded as Content;

/** What Core Runner calls its places, its things and their parts; Low Tide has its own word for each. */
const foreign =
  /\b(?:Rise City|Industrial District|district|core runners?|(?:power )?cores?|CORES|START|ESCAPE|GOAL|HEALTH|Health|Crypto\w*|CRYPTO\w*|Credits?|DiceMods?|DICE MODS|Mods|Modifiers?|Events?|EVENTS?|Shops?|SHOP|Outcomes?|Sectors?|SECTORS?|Runs?|RUNS?|Bad|Neutral|Good|Wild|Traversal Challenge|Tracking Sheet)\b/gu;

describe('Low Tide', () => {
  it('is a game of its own: 16 Events of d44, three Shops, eight Endings, a board with a hole', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(content.events.map(({ number }) => number)).toEqual(eventNumbers(4));
    expect(content.events.filter(({ kind }) => kind === 'shop')).toHaveLength(3);
    expect(content.endings).toHaveLength(8);
    expect(content.game.difficulties).toHaveLength(2);
    expect(content.board.sectors).toHaveLength(8);
    expect(content.board.sectors.some(({ q, r }) => q === 0 && r === 0)).toBe(false);
  });
});

describe('the pictures of Low Tide', () => {
  const { content: german } = loadContent('content/low-tide/de');
  const { game, events, endings, pictures } = content;
  const entries = [...events, ...endings].map(({ picture }) => picture);

  it('are its own: one for each entry and place', () => {
    expect(new Set(entries).size).toBe(24);
    expect(Object.keys(pictures).sort()).toEqual([game.cover, ...entries, ...(game.pictures ?? [])].sort());
  });
  it('have a title in each language', () => {
    const names = Object.keys(pictures);
    expect(Object.keys(german?.game.pictureTitles ?? {}).sort()).toEqual(names.sort());
    for (const name of names)
      expect(german?.pictures[name]).toEqual({ ...pictures[name], title: german?.game.pictureTitles[name] });
    expect(names.filter((name) => !pictures[name]?.title)).toEqual([]);
  });
});

// They have no orders and no papers.
const printable = (Object.keys(ofGames) as GameDocumentId[]).filter((id) => id !== 'orders' && id !== 'papers');

describe.each([
  ['low-tide', paperNames],
  ['low-tide/de', ['a4', 'a5']],
  ['starter/de', ['a4', 'a5']],
] as const)('%s', (name, papers) => {
  const { content: loaded } = loadContent(`content/${name}`);
  const of = loaded as Content;
  describe.each(printable)('%s', (id) => {
    it.each(papers)('is printed on %s with nothing worse than a loose line, in its own words', async (paper) => {
      const player = simulationRunner(of, 'tide', 'random');
      const { bytes, diagnostics } = await print(id, paper, of, {
        deals: [deal(of, 'limpet', of.game.defaultDifficulty)],
        ...(id === 'balance-report' && { measured: await measure(of, player, 'tide', { runs: 4, partRuns: 2 }) }),
      });
      expect(loudOf(diagnostics)).toEqual([]);
      // The colophon and some commands name the tool.
      const text = (await pdfText(bytes)).join('\n').replaceAll('core-runner', '');
      expect(text.toUpperCase()).toContain(of.game.title.toUpperCase());
      if (name === 'low-tide') expect([...new Set(text.match(foreign))]).toEqual([]);
    });
  });
});
