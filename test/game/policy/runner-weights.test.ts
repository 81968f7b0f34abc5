import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { boardFeatures } from '../../../src/game/policy/features.ts';
import { fitRunner, runsOfFit } from '../../../src/game/policy/fit.ts';
import { namedWeights, runnerWeights } from '../../../src/game/policy/runner-weights.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import { rulesFingerprint } from '../../../src/load/imprint.ts';
import type { Content } from '../../../src/model/content.ts';
import { loadContent } from '../../load/directory.ts';
import { shippedContent } from '../shipped.ts';

const unfitted = { ...shippedContent, fitted: undefined };

describe('the weights of the runner', () => {
  it.each(['core-runner', 'low-tide'])('of %s are fitted to the rules as they are', (id) => {
    const { content } = loadContent(fileURLToPath(new URL(`../../../content/${id}`, import.meta.url)));
    const stale = `core-runner balance --content content/${id} --fit`;
    expect(content?.fitted?.rules, stale).toBe(rulesFingerprint(content as Content));
    for (const { id: difficulty } of content?.game.difficulties ?? []) {
      const rules = compileRules(content as Content, difficulty);
      const weights = runnerWeights(rules);
      expect(weights).toHaveLength(boardFeatures + 2 * rules.mods.length);
      expect(namedWeights(rules, weights)).toEqual(content?.fitted?.weights[difficulty]);
    }
  });

  it('are general ones where none were fitted, a DiceMod that these lack worth what the others are on average', () => {
    const game = { ...shippedContent.game };
    const own = { abbreviation: '+6', count: 1, use: { kind: 'add', amount: 6 } } as const;
    const weights = runnerWeights(
      compileRules({ ...unfitted, game: { ...game, diceMods: [...game.diceMods, own] } }, 'hard'),
    );
    expect(weights.slice(0, -2)).toEqual(runnerWeights(compileRules(unfitted, 'easy')));
    const firsts = weights.slice(-2 - 2 * game.diceMods.length, -2).filter((__, index) => index % 2 === 0);
    expect(weights.at(-2)).toBeCloseTo(firsts.reduce((sum, one) => sum + one, 0) / firsts.length, 10);
  });

  it('are the same for the same plan, and all Runs of a fit are reported', () => {
    const plan = { seed: 'small', rounds: 2, runsPerRound: 200, epochs: 1, judgeRuns: 200 };
    const rules = compileRules(unfitted, 'normal');
    let told = 0;
    const once = fitRunner(rules, plan, (runs) => {
      told += runs;
    });
    expect(told).toBe(runsOfFit(plan));
    expect(fitRunner(rules, plan)).toEqual(once);
    expect(fitRunner(rules, { ...plan, seed: 'other' })).not.toEqual(once);
  });
});

describe('the fingerprint of rules', () => {
  const { game, board, events } = shippedContent;
  const changed = (change: Partial<Content>): Content => ({ ...shippedContent, ...change });
  const words = changed({
    game: { ...game, title: 'Other', seedWords: [] },
    events: events.map((event) => ({ ...event, title: 'Other', text: 'Other' })),
  });
  const dearer = events.map((event) =>
    event.kind === 'shop' ? { ...event, items: event.items.map((item) => ({ ...item, cost: item.cost + 1 })) } : event,
  );
  it('does not change with words', () => expect(rulesFingerprint(words)).toBe(rulesFingerprint(shippedContent)));
  it.each([
    ['the cores that win', changed({ game: { ...game, coresToWin: 4 } })],
    ['a price', changed({ events: dearer })],
    ['a label', changed({ board: { ...board, sectors: board.sectors.slice(1) } })],
  ])('changes with %s', (_name, content) =>
    expect(rulesFingerprint(content)).not.toBe(rulesFingerprint(shippedContent)),
  );
});
