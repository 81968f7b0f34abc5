/** `npm run orders [CONTENT [POLICY]]`: writes orders.json, the simulated Runs that meet each order. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playOrder } from '../game/measure/orders.ts';
import { policies } from '../game/policy/index.ts';
import { runner } from '../game/policy/runner.ts';
import { compileRules } from '../game/run/rules.ts';
import { loadContent } from '../load/game/load.ts';
import { orderFingerprint, ordersFingerprint } from '../load/imprint.ts';
import { measuredOrdersFile } from '../load/read.ts';

/** Runs of each order: ±1.6 points at 95 % for a share of one half. */
const runs = 4_000;

const [directory = 'content/core-runner', id = runner.id] = process.argv.slice(2);
const { content } = loadContent(directory);
if (!content?.orders) throw new Error(`${directory} has faults or no orders.yaml: see core-runner validate`);
const policy = policies.find((one) => one.id === id);
if (!policy) throw new Error(`unknown policy ${id}`);

const { orders } = content.orders;
const managed = orders.map((order) => {
  const count = playOrder(compileRules(content, order.difficulty), order, runs, policy);
  console.log(`${((count / runs) * 100).toFixed(1).padStart(5)} %  ${order.title}`);
  return count;
});
// Printed figures are the runner's.
if (policy === runner) {
  const measured = {
    rules: ordersFingerprint(content, orders),
    runs,
    managed,
    orders: orders.map(orderFingerprint).join(' '),
  };
  const json = JSON.stringify(measured, null, 2).replace(/\[[^\]]*\]/u, `[${managed.join(', ')}]`);
  writeFileSync(join(directory, measuredOrdersFile), `${json}\n`);
}
