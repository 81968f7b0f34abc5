/** `core-runner orders`: content → its named challenges with the share of simulated Runs that meet each. */

import type { Command } from 'commander';
import { conditionText } from '../../../model/order-text.ts';
import { requireContent, requireOrders } from '../../shared/content/content.ts';
import { contentOption } from '../../shared/options.ts';
import { complain, print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { percent, textTable } from '../../terminal/text-table.ts';

interface OrdersOptions {
  readonly content?: string;
  readonly json?: true;
}

export function addOrders(program: Command): void {
  program
    .command('orders')
    .summary('list the named challenges of a game, and how often they are managed')
    .description(
      'Lists the challenges of orders.yaml: what each asks for, the seed of its board, and the share of simulated runners that managed it. core-runner print orders prints them as a broadsheet.',
    )
    .addOption(contentOption())
    .option(
      '--json',
      'print as JSON: title, runs, isStale, and orders (title, condition, seed, difficulty, managed, first)',
    )
    .addHelpText(
      'after',
      `
Who plays is the policy runner for whom the order is the rule: its place is the goal, its number of cores is enough, and
what it forbids is not done. Counts belong to the rules they were made with, and are not shown after a change of Events,
effects, prices or orders. They are in measured.json, which npm run measure writes in a checkout of this tool.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line.

Examples:
  core-runner orders
  core-runner print orders --paper letter`,
    )
    .action(run);
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
    complain(
      `${orders.isStale ? 'the counts were of other rules or other orders' : 'nothing is counted yet'}: npm run measure counts\n`,
    );
}
