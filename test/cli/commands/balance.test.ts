import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { atDesk } from '../command.ts';

const content = fileURLToPath(new URL('../../../content/core-runner', import.meta.url));

/** Targets that quick players decide quickly. */
const targets = (wins: string, policy = 'random') => `
policies: { competent: ${policy}, aimless: random }
wins: { normal: ${wins} }
aimless-part: 1
endings: { least: 0, policies: [random] }
turns: { difficulty: normal, median: [1, 200] }
lost: { difficulty: normal, share: [0, 1] }
influence: { difficulty: normal, most: 1 }
`;

describe('balance', () => {
  // Windows has no signal that a program could send itself.
  describe.skipIf(process.platform === 'win32')('that is stopped', () => {
    it('says how far it came', () =>
      atDesk(async (desk) => {
        const json = await desk.interruptOnProgress(['balance', '--json']);
        expect(json.code).toBe(130);
        const { interrupted, runs, findings } = JSON.parse(json.out);
        expect([interrupted, findings]).toEqual([true, []]);
        expect(runs).toBeGreaterThan(0);
        const text = await desk.interruptOnProgress(['balance']);
        expect([text.code, text.out]).toEqual([130, '']);
        expect(text.err).toMatch(/stopped after [1-9]\d* Runs, before anything was decided\n$/u);
      }));
    it('says that nothing is decided where that is so', () =>
      atDesk(async (desk) => {
        const { code, out, err } = await desk.interruptAtOnce(['balance', '--json']);
        expect([code, err]).toEqual([130, '']);
        const nothing = { interrupted: true, runs: 0, missed: 0, open: 0, findings: [] };
        expect(JSON.parse(out)).toEqual({ seed: 'balance', ...nothing });
      }));
  });

  it(
    'exits with 1 where a band is missed, with 0 for a report and where none is',
    () =>
      atDesk(async (desk) => {
        cpSync(content, desk.at('good'), { recursive: true });
        writeFileSync(desk.at('good/balance.yaml'), targets('[0, 0.5]'));
        cpSync(content, desk.at('bad'), { recursive: true });
        writeFileSync(desk.at('bad/balance.yaml'), targets('[0.5, 1]'));
        const good = await desk.run(['balance', '--content', 'good', '--json']);
        expect([good.code, good.err]).toEqual([0, '']);
        const { missed, findings } = JSON.parse(good.out);
        expect(missed).toBe(0);
        expect(findings[0]).toMatchObject({ target: 'normal: random wins', unit: 'share', verdict: 'met' });
        expect(findings.length).toBeGreaterThan(70);
        const bad = await desk.run(['balance', '--content', 'bad']);
        expect([bad.code, bad.err]).toEqual([1, '']);
        expect(bad.out).toMatch(/MISSED +normal: random wins +\d/u);
        expect(bad.out).toContain(' 1 missed');
        const report = await desk.run(['balance', '--content', 'bad', '--report']);
        expect(report).toEqual({ ...bad, code: 0 });
      }),
    120_000,
  );
  it('names what is wrong with the targets', () =>
    atDesk(async (desk) => {
      cpSync(content, desk.at('game'), { recursive: true });
      writeFileSync(desk.at('game/balance.yaml'), targets('[0, 1]', 'runer'));
      const unknown = await desk.run(['balance', '--content', 'game']);
      expect([unknown.code, unknown.out]).toEqual([1, '']);
      expect(unknown.err).toContain('unknown policy runer\n  game/balance.yaml:');
      rmSync(desk.at('game/balance.yaml'));
      const none = await desk.run(['balance', '--content', 'game']);
      expect([none.code, none.out]).toEqual([1, '']);
      expect(none.err).toContain('balance.yaml');
    }));
});
