/** `core-runner orders`: content → its named challenges with the share of simulated Runs that meet each. */

import type { Command } from '@commander-js/extra-typings';
import { conditionText } from '../../../model/order-text.ts';
import { requireContent, requireOrders } from '../../shared/content/content.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption } from '../../shared/options.ts';
import { print, printNote } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { percent, textTable } from '../../terminal/text-table.ts';

interface OrdersOptions {
  readonly content?: string;
  readonly json?: true;
}

export function addOrders(program: Command): void {
  const command = program
    .command('orders')
    .summary('list the named challenges of a game')
    .description(
      'List the challenges of orders.yaml: their conditions, their boards, and the share of simulated players that manage each.',
    )
    .addOption(contentOption())
    .option('--json', 'print the list as JSON')
    .action(run);
  addNotes(command, { examples: ['orders', 'print orders --paper letter'] });
}

async function run(options: OrdersOptions): Promise<void> {
  const content = await requireContent(options.content);
  const orders = requireOrders(content);
  const { measured } = orders;
  const rows = orders.orders.map((order, index) => ({
    title: order.title,
    condition: conditionText(order, content),
    seed: order.seed,
    difficulty: order.difficulty,
    managed: measured && (measured.managed[index] ?? 0) / measured.runs,
    first: measured?.first && (measured.first[index] ?? 0) / measured.runs,
  }));
  if (options.json) {
    printJson({ title: orders.title, runs: measured?.runs, isStale: orders.isStale, orders: rows });
    return;
  }
  print(
    `${textTable('<<<<>>', [
      ['order', 'asks for', 'seed', 'difficulty', 'managed', 'first readers'],
      ...rows.map(({ title, condition, seed, difficulty, managed, first }) => [
        title,
        condition,
        seed,
        difficulty,
        managed === undefined ? '' : percent(managed),
        first === undefined ? '' : percent(first),
      ]),
    ])}\n`,
  );
  if (!measured)
    printNote(
      `${orders.isStale ? 'the counts are for other rules or other orders' : 'nothing is counted yet'}: npm run measure in a clone of core-runner counts again\n`,
    );
}
