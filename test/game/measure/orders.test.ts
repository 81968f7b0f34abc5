import { describe, expect, it } from 'vitest';
import { playOrder } from '../../../src/game/measure/orders.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import { ordersFingerprint } from '../../../src/load/imprint.ts';
import { conditionText } from '../../../src/model/order-text.ts';
import type { Order } from '../../../src/model/orders.ts';
import { shippedContent } from '../shipped.ts';
import { smallContent } from '../small-game.ts';

const entry = { tree: undefined as never, path: [] };
const any = { from: 0, to: Number.POSITIVE_INFINITY };
const order: Order = {
  title: 'Any',
  text: '',
  seed: 'orders',
  difficulty: 'normal',
  to: { label: 'goal' },
  cores: any,
  without: [],
  ...entry,
};

describe('orders', () => {
  const content = smallContent({
    outcomes: { bad: ['Core +1'], neutral: ['Core +1'], good: ['Core +1'], wild: ['Core +1'] },
    shops: { 14: ['Core +9 for 1'], 25: ['Core +9 for 1'], 33: ['Core +9 for 1'] },
  });
  const rules = compileRules(content, 'normal');
  const managed = (wish: Partial<Order>) => playOrder(rules, { ...order, ...wish }, 60);

  it('are managed where the Run ends at the place with what is asked for, and not otherwise', () => {
    expect(managed({ cores: { from: 3, to: 99 } })).toBeGreaterThan(40);
    expect(managed({ cores: { from: 3, to: 99 }, turns: 1 })).toBe(0);
    expect(managed({ cores: { from: 3, to: 99 }, health: 50 })).toBe(0);
    expect(managed({ cores: { from: 90, to: 99 } })).toBe(0);
  });
  it('send the runner to the place they name', () => {
    expect(managed({ to: { label: 'escape' }, cores: { from: 2, to: 99 } })).toBeGreaterThan(40);
    expect(managed({ to: { sector: 'SW' }, cores: { from: 2, to: 99 } })).toBeGreaterThan(40);
  });
  it('forbid what they forbid', () => {
    const wanted = { cores: { from: 14, to: 99 } }; // more than Outcomes give

    const [free, bound] = [managed(wanted), managed({ ...wanted, without: ['purchases', 'resets'] })];
    expect([free > 0, bound]).toEqual([true, 0]);
  });
  it('say what they ask for', () => {
    expect(conditionText({ ...order, to: { sector: 'SW' }, cores: { from: 1, to: 4 }, turns: 9 }, content)).toBe(
      '1–4 cores to ESCAPE SW, within 9 turns',
    );
    expect(conditionText({ ...order, health: 3, without: ['resets', 'purchases'] }, content)).toBe(
      'end at GOAL, with 3+ Health, without resets or buying',
    );
  });
});

describe('the orders that ship', () => {
  it('were counted with the rules as they are: else run npm run measure', () => {
    const { orders } = shippedContent;
    if (!orders) throw new Error('no orders.yaml');
    expect([orders.isStale, orders.measured?.rules]).toEqual([false, ordersFingerprint(shippedContent, orders.orders)]);
  });
  it('are thirteen, from the common to the rare, and all of them can be managed', () => {
    const { orders, measured } = shippedContent.orders ?? { orders: [], measured: undefined };
    expect(orders).toHaveLength(13);
    for (const managed of measured?.managed ?? [0]) expect(managed).toBeGreaterThan(40);
  });
  it('become stale with an edit of the book', () => {
    const { orders } = shippedContent.orders ?? { orders: [] };
    const dearer = { ...shippedContent, game: { ...shippedContent.game, coresToWin: 6 } };
    const moved = orders.map((one, index) => (index === 3 ? { ...one, seed: 'another' } : one));
    const retold = orders.map((one) => ({ ...one, text: 'Another text.' }));
    const now = ordersFingerprint(shippedContent, orders);
    expect(ordersFingerprint(dearer, orders)).not.toBe(now);
    expect(ordersFingerprint(shippedContent, moved)).not.toBe(now);
    expect(ordersFingerprint(shippedContent, retold)).toBe(now);
  });
});
