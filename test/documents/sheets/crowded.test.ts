import { expect, it } from 'vitest';
import type { Content } from '../../../src/model/content.ts';
import { eventNumbers, type StoryEvent } from '../../../src/model/event.ts';
import { paperNames } from '../../../src/typeset/page/style.ts';
import type { Run } from '../../pdf/open-pdf.ts';
import { openChallenge as deal } from '../open-challenge.ts';
import { content, printed } from '../workshop.ts';

const { game } = content;
const withGame = (change: Partial<Content['game']>): Content => ({ ...content, game: { ...game, ...change } });
const [difficulty] = game.difficulties as [Content['game']['difficulties'][number]];
const withDifficulties = (count: number, title: string) => {
  const one = { ...difficulty, name: 'Mammoth Mountain Mom' };
  const difficulties = Array.from({ length: count }, (_, index) => ({ ...one, id: `d${index}` }));
  return withGame({ title, difficulties, defaultDifficulty: 'd0' });
};
const longTitle = 'The Wonderful Wanderings of Gwendolyn MM';
const story = content.events.find(({ kind }) => kind === 'event') as StoryEvent;

const kinds: Readonly<Record<string, Content>> = {
  'the shipped game': content,
  'a title of 40 characters': withGame({ title: longTitle }),
  'six difficulties with names of 20 characters': withDifficulties(6, longTitle),
  'four difficulties with a short title': withDifficulties(4, 'M'),
  'a map with a title of 60 characters': {
    ...content,
    board: { ...content.board, title: 'MAP OF THE MANY MEANDERING MARSHES OF THE MOST MAGNIFICENT M' },
  },
  'nine DiceMods in a row, and long labels': withGame({
    diceMods: game.diceMods.map((mod) => ({ ...mod, count: 9 })),
    labels: { start: 'Mammoth Mom', escape: 'WWWWWWWWWWWW', goal: 'MMMMMMMMMMMM' },
  }),
  '64 Events': {
    ...withGame({ eventDie: 8, spareSectorNumbers: 36 }),
    events: eventNumbers(8).map((number) => ({ ...story, number })),
  },
};

/** Pairs of texts of which one is over the other by more than a point, both ways. */
function overlaps(runs: readonly Run[]): string[] {
  const seen = runs.filter(({ text }) => text.trim() !== '');
  return seen.flatMap((a, index) =>
    seen
      .slice(index + 1)
      .filter((b) => {
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const down = Math.min(a.y, b.y) - Math.max(a.y - 0.65 * a.size, b.y - 0.65 * b.size);
        return across > 1 && down > 1;
      })
      .map((b) => `${a.text} / ${b.text}`),
  );
}

it.each(Object.entries(kinds))('%s: no text of a sheet leaves the paper or is on another', async (_, of) => {
  for (const paper of paperNames)
    for (const id of ['tracking-sheet', 'run-sheet'] as const) {
      const deals = [deal(of, 'rusty-crane-ledger', of.game.defaultDifficulty)];
      const { pdf, diagnostics } = await printed(id, paper, of, { deals });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      for (const { runs, width } of pdf.pages) {
        const outside = runs.filter((run) => run.x < 20 || run.x + run.width > width - 20);
        expect(
          outside.map(({ text }) => text),
          `${id} ${paper}`,
        ).toEqual([]);
        expect(overlaps(runs), `${id} ${paper}`).toEqual([]);
      }
    }
});
