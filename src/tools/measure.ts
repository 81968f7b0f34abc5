/** `npm run measure [CONTENT]`: writes measured.json, simulated wins by difficulty and Runs that meet each order. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGame } from '../files/read-game.ts';
import { playOrder } from '../game/measure/orders.ts';
import { simulate } from '../game/measure/simulate.ts';
import { novice } from '../game/policy/novice.ts';
import { runner } from '../game/policy/runner.ts';
import { compileRules } from '../game/run/rules.ts';
import { itemAt } from '../item-at.ts';
import { measuredFile } from '../load/game/files.ts';
import { loadGame } from '../load/game/load.ts';
import { orderFingerprint, ordersFingerprint } from '../load/imprint.ts';

/** Runs of each order and difficulty: ±1.6 points at 95 % for a share of one half. */
const runs = 4_000;

const [directory = 'content/core-runner'] = process.argv.slice(2);
const { content } = loadGame(readGame(directory));
if (!content) throw new Error(`${directory} has faults: see core-runner validate`);
const rounded = (share: number) => Math.round(share * 1000) / 1000;

const odds = content.game.difficulties.map(({ id, name }) => {
  const rules = compileRules(content, id);
  const won = (policy: typeof novice) =>
    rounded(itemAt(simulate(rules, policy, { seed: 'measure', from: 0, to: runs }).won, 0) / runs);
  const [first, expert] = [won(novice), won(runner)];
  console.log(`${name}: first reader ${first}, expert ${expert}`);
  return { difficulty: id, first, expert };
});
const orders = content.orders?.orders ?? [];
const [managed, first] = [runner, novice].map((policy) =>
  orders.map((order) => {
    const count = playOrder(compileRules(content, order.difficulty), order, runs, policy);
    console.log(`${((count / runs) * 100).toFixed(1).padStart(5)} %  ${order.title} (${policy.id})`);
    return count;
  }),
);
const measured = {
  rules: ordersFingerprint(content, orders),
  runs,
  managed,
  first,
  ...(orders.length > 0 && { orders: orders.map(orderFingerprint).join(' ') }),
  odds,
};
const json = JSON.stringify(measured, null, 2).replace(/\[[\d.,\s]*\]/gu, (list) => list.replace(/\s+/gu, ' '));
writeFileSync(join(directory, measuredFile), `${json}\n`);
