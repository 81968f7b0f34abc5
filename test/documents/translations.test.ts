/** The translated games that ship: every document of them. */

import { describe, expect, it } from 'vitest';
import type { GameDocumentId } from '../../src/documents/catalogue.ts';
import { ofGames } from '../../src/documents/index.ts';
import { measure } from '../../src/game/measure/measure.ts';
import { loadContent } from '../../src/load/game/load.ts';
import type { Content } from '../../src/model/content.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { openChallenge as deal } from './open-challenge.ts';
import { pdfText } from './pdf-text.ts';
import { print } from './workshop.ts';

// They have no orders and no papers.
const printable = (Object.keys(ofGames) as GameDocumentId[]).filter((id) => id !== 'orders' && id !== 'papers');

describe.each(['low-tide/de', 'starter/de'])('%s', (name) => {
  const content = loadContent(`content/${name}`).content as Content;
  describe.each(printable)('%s', (id) => {
    it.each(['a4', 'a5'] as const)('is printed on %s with nothing worse than a loose line', async (paper) => {
      const play = simulationRunner(content, 'tide', 'random');
      const { bytes, complaints } = await print(id, paper, content, {
        deals: [deal(content, 'limpet', content.game.defaultDifficulty)],
        ...(id === 'balance-report' && { measured: await measure(content, play, 'tide', { runs: 4, partRuns: 2 }) }),
      });
      const loud = complaints.filter(({ code }) => code !== 'CR301');
      expect(loud.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
      expect((await pdfText(bytes)).join('\n').toUpperCase()).toContain(content.game.title.toUpperCase());
    });
  });
});
