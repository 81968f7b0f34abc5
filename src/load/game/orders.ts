/** `orders.yaml` → checked orders. */

import { type Diagnostic, errorAt, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import { type Board, labelNames } from '../../model/board.ts';
import type { Content } from '../../model/content.ts';
import { spanIn } from '../../model/entry.ts';
import type { Game } from '../../model/game.ts';
import type { MeasuredOrders, Orders } from '../../model/orders.ts';
import { orderFingerprint, ordersFingerprint } from '../imprint.ts';
import { nearest } from '../near.ts';
import type { RawOrders } from './schema/orders.ts';

/** Builds orders; the game's default difficulty fills in. */
export function toOrders(raw: RawOrders, tree: Tree, defaultDifficulty = ''): Orders {
  return {
    title: raw.title,
    text: raw.text,
    isStale: false,
    orders: raw.orders.map((order, index) => ({
      ...order,
      difficulty: order.difficulty ?? defaultDifficulty,
      tree,
      path: ['orders', index],
    })),
  };
}

/** Adds what was measured if it belongs to these rules. */
export function withMeasured(content: Content, measured: MeasuredOrders | undefined): Content {
  if (measured === undefined) return content;
  const { orders } = content;
  const listed = orders?.orders ?? [];
  const isFresh = measured.rules === ordersFingerprint(content, listed) && measured.managed.length === listed.length;
  return {
    ...content,
    odds: isFresh ? measured.odds : [],
    orders: orders && { ...orders, ...(isFresh ? { measured } : { isStale: true }) },
  };
}

/** CR232: the first order changed since it was measured; each shifts those after it. */
export function checkMeasured({ orders }: Orders, measured: MeasuredOrders | undefined): Diagnostic[] {
  const known = measured?.orders?.split(' ');
  const changed = known && orders.find((order, index) => known[index] !== orderFingerprint(order));
  if (changed === undefined) return [];
  const message = `order ${changed.title} has changed since it was measured: orders are printed without figures`;
  const hint = 'delete measured.json, or measure again in a clone of core-runner with npm run measure';
  return [warningAt('CR232', message, spanIn(changed, 'seed'), hint)];
}

/** CR227: difficulty, destination and title of each order. */
export function checkOrders({ orders }: Orders, game: Game | undefined, board: Board | undefined): Diagnostic[] {
  const difficulties = game?.difficulties.map(({ id }) => id);
  return orders.flatMap((order, index) => {
    const { difficulty, title, to } = order;
    const faults: Diagnostic[] = [];
    const report = (message: string, key: 'difficulty' | 'title' | 'to', hint?: string) =>
      faults.push(errorAt('CR227', message, spanIn(order, key), hint));
    if (difficulties && !difficulties.includes(difficulty))
      report(`unknown difficulty ${difficulty}`, 'difficulty', nearest(difficulty, difficulties));
    if (orders.findIndex((one) => one.title === title) < index)
      report(`duplicate order ${title}`, 'title', 'change one');
    const ends = board?.sectors.filter(({ label }) => label !== undefined);
    if (ends === undefined) return faults;
    if ('label' in to) {
      if (ends.every(({ label }) => label !== to.label))
        report(`expected a Sector labelled ${to.label} in board.yaml, found none`, 'to');
    } else if (ends.every(({ id }) => id !== to.sector)) {
      const known = [...labelNames, ...ends.map(({ id }) => id)].join(', ');
      report(`expected a Sector where a Run can end, found ${to.sector}`, 'to', `known: ${known}`);
    }
    return faults;
  });
}
