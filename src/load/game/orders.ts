/** `orders.yaml` and `orders.json` → checked orders. */

import { type Diagnostic, errorAt, type Source, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import { type Board, labelNames } from '../../model/board.ts';
import type { Content } from '../../model/content.ts';
import { spanIn } from '../../model/entry.ts';
import type { Game } from '../../model/game.ts';
import type { MeasuredOrders, Order, Orders } from '../../model/orders.ts';
import { orderFingerprint, ordersFingerprint } from '../imprint.ts';
import { nearest } from '../near.ts';
import { readGenerated } from './generated-file.ts';
import { type RawOrders, readMeasuredOrders } from './schema/orders.ts';

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

/** Reads `orders.json`, if there is one. */
export const toMeasuredOrders = (source: Source | undefined) =>
  readGenerated(source, readMeasuredOrders, {
    code: 'CR228',
    expected: 'how often each order is managed, as npm run orders writes it',
  });

/** Adds measured counts if they belong to these rules. */
export function withMeasured(content: Content, measured: MeasuredOrders | undefined): Content {
  const { orders } = content;
  if (orders === undefined || measured === undefined) return content;
  const isFresh =
    measured.rules === ordersFingerprint(content, orders.orders) && measured.managed.length === orders.orders.length;
  return { ...content, orders: { ...orders, ...(isFresh ? { measured } : { isStale: true }) } };
}

/** CR232: the first order changed since it was measured; each shifts those after it. */
export function checkMeasured({ orders }: Orders, measured: MeasuredOrders | undefined): Diagnostic[] {
  const known = measured?.orders?.split(' ');
  const changed = known && orders.find((order, index) => known[index] !== orderFingerprint(order));
  if (changed === undefined) return [];
  const message = `${changed.title} asks for something else than when it was counted: no order is printed with its figure`;
  return [warningAt('CR232', message, spanIn(changed, 'seed'), 'npm run orders counts again')];
}

/** CR227: difficulty, destination and title of each order. */
export function checkOrders({ orders }: Orders, game: Game | undefined, board: Board | undefined): Diagnostic[] {
  const difficulties = game?.difficulties.map(({ id }) => id);
  return orders.flatMap((order, index) => [
    ...(difficulties && !difficulties.includes(order.difficulty)
      ? [
          errorAt(
            'CR227',
            `unknown difficulty ${order.difficulty}`,
            spanIn(order, 'difficulty'),
            nearest(order.difficulty, difficulties),
          ),
        ]
      : []),
    ...(orders.findIndex(({ title }) => title === order.title) < index
      ? [errorAt('CR227', `two orders are called ${order.title}`, spanIn(order, 'title'), 'change one of them')]
      : []),
    ...(board ? checkDestination(order, board) : []),
  ]);
}

function checkDestination(order: Order, { sectors }: Board): Diagnostic[] {
  const { to } = order;
  if ('label' in to)
    return sectors.some(({ label }) => label === to.label)
      ? []
      : [errorAt('CR227', `the board has no Sector with the label ${to.label}`, spanIn(order, 'to'))];
  if (sectors.some(({ id, label }) => id === to.sector && label !== undefined)) return [];
  const known = sectors.flatMap(({ id, label }) => (label ? [id] : []));
  return [
    errorAt(
      'CR227',
      `expected a Sector where a Run can end, found ${to.sector}`,
      spanIn(order, 'to'),
      `known here: ${[...labelNames, ...known].join(', ')}`,
    ),
  ];
}
