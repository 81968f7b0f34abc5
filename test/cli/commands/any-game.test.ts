import { cpSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { type Desk, it, itEach, rewrite } from '../command.ts';

/** A copy of the shipped game with other difficulties: `storm`, and `calm`, which is named first. */
function calmGame(desk: Desk): void {
  cpSync('content/core-runner', desk.at('game'), { recursive: true });
  rmSync(desk.at('game/balance.yaml'));
  const row = (id: string, name: string, health: number) =>
    `  - { id: ${id}, name: ${name}, health: ${health}, maximum-health: none, money: 4, starting-dice-mods: 1, dice-mod-limit: none }`;
  const rows = `difficulties:\n${row('calm', 'Calm', 9)}\n${row('storm', 'Storm', 7)}\n`;
  rewrite(desk.at('game/game.yaml'), (text) => text.replace(/difficulties:[\s\S]*?default-difficulty:.*\n/u, rows));
  expect(readFileSync(desk.at('game/game.yaml'), 'utf8')).not.toContain('normal');
  rmSync(desk.at('game/orders.yaml')); // its orders name difficulties
}

describe('a game with difficulties of its own', () => {
  it('is dealt, printed, played and simulated at the first of them where none is named', async ({ desk }) => {
    calmGame(desk);
    const all = await Promise.all(
      [
        ['validate', 'game'],
        ['run', '--content', 'game', '--seed', 'x', '--json'],
        ['print', 'rule-book', 'run-sheet', '--content', 'game', '--seed', 'x'],
        ['simulate', '--content', 'game', '--runs', '20', '--json'],
        ['play', '--content', 'game'],
      ].map((words) => desk.run(words)),
    );
    expect(all.map(({ code, err }) => [code, err])).toEqual(all.map(() => [0, '']));
    expect(JSON.parse(all[1]?.out ?? '')).toMatchObject({ boards: [{ difficulty: 'calm' }] });
    expect(all[2]?.out).toContain('run-x-calm.pdf');
    expect(JSON.parse(all[3]?.out ?? '')).toMatchObject({ difficulties: [{ difficulty: 'calm' }] });
    expect(all[4]?.out).toContain('Calm');
  });

  it('is dealt at the one that game.yaml marks', async ({ desk }) => {
    calmGame(desk);
    rewrite(desk.at('game/game.yaml'), (text) => `${text}\ndefault-difficulty: storm\n`);
    const { out } = await desk.run(['run', '--content', 'game', '--seed', 'x', '--json']);
    expect(JSON.parse(out)).toMatchObject({ boards: [{ difficulty: 'storm' }] });
  });
});

describe('validate', () => {
  itEach([
    ['competent: runner', 'competent: runer', 'CR217]: unknown policy runer', 'did you mean runner?'],
    ['easy: [0.50, 0.70]', 'esay: [0.50, 0.65]', 'CR215]: unknown difficulty esay', 'did you mean easy?'],
    ['easy: [0.50, 0.70]', 'easy: [0.70, 0.50]', 'CR104]: must go from the smaller to the larger number', ''],
  ])('reads balance.yaml: %s as %s', async ([from, to, message, hint], { desk }) => {
    cpSync('content/core-runner', desk.at('game'), { recursive: true });
    rewrite(desk.at('game/balance.yaml'), (text) => text.replace(from, to));
    const { code, err } = await desk.run(['validate', 'game']);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).toMatch(/game\/balance\.yaml:\d+:\d+/u);
    expect(err).toContain(hint);
  });
});
