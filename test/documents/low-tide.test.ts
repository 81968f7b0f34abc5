/** The second game that ships, in words, on a board and with dice of its own: every document of it, on every paper. */

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameDocumentId } from '../../src/documents/catalogue.ts';
import { ofGames } from '../../src/documents/index.ts';
import { measure } from '../../src/game/measure/measure.ts';
import { loadContent } from '../../src/load/game/load.ts';
import type { Content } from '../../src/model/content.ts';
import { eventNumbers } from '../../src/model/event.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { openChallenge as deal } from './open-challenge.ts';
import { pdfText } from './pdf-text.ts';
import { print } from './workshop.ts';

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

  // It has no orders and no papers.
  const printable = (Object.keys(ofGames) as GameDocumentId[]).filter((id) => id !== 'orders' && id !== 'papers');
  describe.each(printable)('%s', (id) => {
    it.each(paperNames)(
      'is printed on %s with nothing worse than a loose line, and without a word of Core Runner',
      async (paper) => {
        const more = {
          deals: [deal(content, 'limpet', content.game.defaultDifficulty)],
          ...(id === 'balance-report' && {
            measured: await measure(content, simulationRunner(content, 'tide', 'random'), 'tide', {
              runs: 4,
              partRuns: 2,
            }),
          }),
        };
        const { bytes, complaints } = await print(id, paper, content, more);
        const loud = complaints.filter(({ code }) => code !== 'CR301');
        expect(loud.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
        // The colophon names the tool.
        const text = (await pdfText(bytes)).join('\n').replace('Made with core-runner', '');
        expect(text.toUpperCase()).toContain('LOW TIDE');
        expect([...new Set(text.match(foreign))]).toEqual([]);
      },
    );
  });
});
