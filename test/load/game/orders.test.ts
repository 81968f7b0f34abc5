import { describe, expect, it } from 'vitest';
import { drawDiagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { orderFingerprint } from '../../../src/load/imprint.ts';
import { loadContent } from '../directory.ts';
import { withGame } from './game-directory.ts';

const faults = (path: string) =>
  loadContent(path).diagnostics.map((one) => drawDiagnostic(one).replaceAll(path, 'game'));

describe('orders.yaml', () => {
  it('may be left out', () =>
    withGame((game) => {
      expect(loadContent(game.path).content?.orders).toBeUndefined();
    }));
  it('needs known difficulties and places, and unique titles', () =>
    withGame((game) => {
      const order = (title: string, rest: string) => `  - title: ${title}\n    text: Go.\n    seed: a b\n    ${rest}\n`;
      game.write(
        'orders.yaml',
        `title: Orders\ntext: Take one.\norders:\n${order('One', 'to: C3')}${order('One', 'difficulty: hrad\n    to: escape')}`,
      );
      expect(faults(game.path)).toEqual([
        'error[CR227]: expected a Sector where a Run can end, found C3\n  game/orders.yaml:7:9\n    7 |     to: C3\n      |         ^^\n  hint: known: start, escape, goal, A2, C1, C5, E2',
        'error[CR227]: duplicate order One\n  game/orders.yaml:8:12\n    8 |   - title: One\n      |            ^^^\n  hint: change one',
        'error[CR227]: unknown difficulty hrad\n  game/orders.yaml:11:17\n   11 |     difficulty: hrad\n      |                 ^^^^\n  hint: did you mean hard?',
      ]);
    }));
  it('has counts that the tool writes', () =>
    withGame((game) => {
      game.write(
        'orders.yaml',
        'title: Orders\ntext: Take one.\norders:\n  - { title: One, text: Go., seed: a, to: goal }\n',
      );
      game.write('measured.json', '{}');
      expect(faults(game.path)[0]).toContain('error[CR228]: expected counts of orders, as written by npm run measure');
      game.write('measured.json', '{ "rules": "00000000", "runs": 10, "managed": [1] }');
      expect(loadContent(game.path).content?.orders).toMatchObject({ isStale: true });
      expect(loadContent(game.path).content?.orders?.measured).toBeUndefined();
    }));
  it('tells of the first order that asks for something else than what was measured', () =>
    withGame((game) => {
      const order = (title: string, seed: string) => `  - { title: ${title}, text: Go., seed: ${seed}, to: goal }\n`;
      const orders = (second: string) =>
        game.write(
          'orders.yaml',
          `title: Orders\ntext: Take one.\norders:\n${order('One', 'a')}${order('Two', second)}`,
        );
      orders('b');
      const known = loadContent(game.path).content?.orders?.orders.map(orderFingerprint).join(' ');
      game.write('measured.json', JSON.stringify({ rules: '00000000', runs: 10, managed: [1, 2], orders: known }));
      expect(faults(game.path)).toEqual([]);
      orders('c');
      expect(faults(game.path)).toEqual([
        'warning[CR232]: order Two has changed since it was measured: orders are printed without figures\n  game/orders.yaml:5:36\n    5 |   - { title: Two, text: Go., seed: c, to: goal }\n      |                                    ^\n  hint: delete measured.json, or measure again in a clone of core-runner with npm run measure',
      ]);
    }));
});
