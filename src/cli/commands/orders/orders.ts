/** `core-runner orders`: content → its named challenges, and how often simulated runners manage each. */

import { join } from 'node:path';
import type { Command } from 'commander';
import { orderFingerprint, ordersFingerprint } from '../../../load/imprint.ts';
import { measuredOrdersFile } from '../../../load/read.ts';
import type { Content } from '../../../model/content.ts';
import { conditionText } from '../../../model/order-text.ts';
import type { MeasuredOrders, Orders } from '../../../model/orders.ts';
import { installation } from '../../installation.ts';
import { requireContent, requireOrders } from '../../shared/content/content.ts';
import { contentOption, parseCount } from '../../shared/options.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { heedInterrupt } from '../../terminal/interrupt.ts';
import { complain, print } from '../../terminal/output.ts';
import { compactJson, printJson } from '../../terminal/report.ts';
import { percent, textTable } from '../../terminal/text-table.ts';
import { writeFiles } from '../../write-files.ts';

interface OrdersOptions {
  readonly content?: string;
  readonly measure?: true;
  readonly runs?: number;
  readonly json?: true;
}

const mostRuns = 1_000_000;

/** Adds `core-runner orders`: the named challenges of a game, and how often simulated runners manage each, or counts it anew. */
export function addOrders(program: Command): void {
  program
    .command('orders')
    .summary('list the named challenges of a game, and how often they are managed')
    .description(
      'Lists the challenges of orders.yaml: what each asks for, the seed of its board, and the share of simulated runners that managed it. core-runner print orders prints them as a broadsheet.',
    )
    .option('--measure', `count again how often each is managed, and write ${measuredOrdersFile} beside the content`)
    .option(
      '--runs <N>',
      `with --measure: Runs of each order (1 to ${mostRuns}; 4000 where nothing is said)`,
      parseCount('--runs', 1, mostRuns),
    )
    .addOption(contentOption())
    .option('--json', 'print as JSON: title, runs, isStale, and orders (title, condition, seed, difficulty, managed)')
    .addHelpText(
      'after',
      `
Who plays is the policy runner for whom the order is the rule: its place is the goal, its number of cores is enough, and
what it forbids is not done. The same content gives the same counts, on any number of processors.
Counts belong to the rules they were made with: after a change of Events, effects, prices or orders, measure again.

Exit codes: 0 done, 1 faults in the content, 2 wrong command line or something outside failed, 130 stopped.

Examples:
  core-runner orders
  core-runner orders --measure
  core-runner print orders --paper letter`,
    )
    .action(run);
}

async function run(options: OrdersOptions): Promise<void> {
  const content = await requireContent(options.content);
  const orders = requireOrders(content);
  if (options.runs !== undefined && !options.measure)
    throw commandError('--runs is for --measure', 'what was measured stands in the list');
  const directory = options.content ?? installation.content;
  const measured = options.measure ? await measure(content, orders, directory, options.runs) : orders.measured;
  const rows = orders.orders.map((order, index) => ({
    title: order.title,
    condition: conditionText(order, content),
    seed: order.seed,
    difficulty: order.difficulty,
    ...(measured && { managed: (measured.managed[index] ?? 0) / measured.runs }),
  }));
  if (options.json) {
    printJson({
      title: orders.title,
      ...(measured && { runs: measured.runs }),
      isStale: !measured && orders.isStale,
      orders: rows,
    });
    return;
  }
  print(
    `${textTable('<<<<>', [
      ['order', 'asks for', 'seed', 'difficulty', 'managed'],
      ...rows.map(({ title, condition, seed, difficulty, managed }) => [
        title,
        condition,
        seed,
        difficulty,
        managed === undefined ? '' : percent(managed),
      ]),
    ])}\n`,
  );
  if (!measured)
    complain(
      `${orders.isStale ? 'the counts were of other rules or other orders' : 'nothing is counted yet'}: core-runner orders --measure counts\n`,
    );
}

/** Plays every order on all processors and writes what came of it; stopped, it leaves all as it was. */
async function measure(
  content: Content,
  { orders }: Orders,
  directory: string,
  asked: number | undefined,
): Promise<MeasuredOrders> {
  const { withCrew } = await import('../../crew/with-crew.ts');
  const { orderRuns } = await import('../../../game/measure/orders.ts');
  const runs = asked ?? orderRuns;
  const contract = {
    directory,
    seed: '',
    what: content.game.words.run.one,
    expected: () => runs * orders.length,
    interrupt: heedInterrupt(),
  };
  const managed: number[] = [];
  const { interrupted } = await withCrew(contract, async (crew) => {
    for (const place of orders.keys()) managed.push(await crew.managed(place, runs));
  });
  if (interrupted) throw new Failure(130, 'stopped: nothing is written');
  const measured = {
    rules: ordersFingerprint(content, orders),
    runs,
    managed,
    orders: orders.map(orderFingerprint).join(' '),
  };
  const path = join(directory, measuredOrdersFile);
  writeFiles(directory, [{ path, bytes: Buffer.from(compactJson(measured)) }]);
  return measured;
}
