import { cpSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { coreRunner, it, itEach } from '../command.ts';

const esc = '\u001B';

/** What a terminal would obey, or show in another order than it is written in. */
const obeyed = /(?!\n)\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

describe('words of files of others', () => {
  itEach([
    ['choice', { difficulty: 'normal', log: [{ choice: `${esc}[31mX`, faces: [] }] }],
    ['difficulty', { difficulty: `${esc}[31m\u009B\u202Enormal`, log: [] }],
  ])('never steer the terminal: the %s of a saved Run', async ([_, run], { desk }) => {
    writeFileSync(desk.at('run.json'), JSON.stringify({ format: 'core-runner run 1', content: '', ...run }));
    const { code, out, err } = await desk.run(['play', '--step', '--save', 'run.json']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('run.json does not fit this content');
    expect(err).not.toMatch(obeyed);
  });
  it('never steer the terminal: a file name, drawn or as JSON, which still holds it whole', async ({ desk }) => {
    const name = `12-${esc}[31m\u009B\u202Ex.yaml`;
    cpSync(coreRunner, desk.at('game'), { recursive: true });
    writeFileSync(desk.at(`game/events/${name}`), 'numbr: 12\n');
    const drawn = await desk.run(['validate', 'game']);
    expect(drawn.code).toBe(1);
    expect(drawn.err).toContain('game/events/12-·[31m··x.yaml:1:1');
    expect(drawn.err).not.toMatch(obeyed);
    const { out } = await desk.run(['validate', 'game', '--json']);
    expect(out).not.toMatch(obeyed);
    expect(JSON.parse(out).diagnostics.map(({ path }: { path: string }) => path)).toContain(`game/events/${name}`);
  });
  it('never steer the terminal: what was asked for on the command line', async ({ desk }) => {
    const refused = await desk.run(['play', '--policy', `${esc}[31mX`]);
    expect([refused.code, obeyed.test(refused.err)]).toEqual([2, false]);
    const told = await desk.run(['roll', 'wild-die', '1D', '--seed', `a${esc}[31m\u202Eb`]);
    expect([told.code, obeyed.test(told.out)]).toEqual([0, false]);
  });
});
