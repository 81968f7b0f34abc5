import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { coreRunner, type Desk, it } from '../command.ts';

/** A copy of the game that ships, with words of some of its files replaced. */
function edited(desk: Desk, name: string, edits: readonly (readonly [file: RegExp, from: RegExp, to: string])[]): void {
  cpSync(coreRunner, desk.at(name), { recursive: true });
  const files = readdirSync(desk.at(name), { recursive: true, encoding: 'utf8' });
  for (const [pattern, from, to] of edits) {
    const path = desk.at(`${name}/${files.find((file) => pattern.test(file))}`);
    const text = readFileSync(path, 'utf8');
    const now = text.replace(from, to);
    if (now === text) throw new Error(`${path} has no ${from}`);
    writeFileSync(path, now);
  }
}

/** Targets that quick players must meet. */
const targets = `
policies: { competent: cautious, aimless: random }
wins: { normal: [0, 1] }
aimless-part: 1
endings: { least: 0, policies: [random] }
turns: { difficulty: normal, median: [1, 200] }
lost: { difficulty: normal, share: [0, 1] }
influence: { difficulty: normal, most: 1 }
`;

describe('diff', () => {
  it('says what changed in play, on pages and for printed codes, and exits as it is asked', async ({ desk }) => {
    edited(desk, 'old', [[/balance\.yaml$/u, /[\s\S]*/u, targets]]);
    edited(desk, 'new', [
      [/balance\.yaml$/u, /[\s\S]*/u, targets],
      [/events.11-/u, /bad: \[2-4\]\n {2}neutral: \[6, 8\]/u, 'bad: [2-4, 6]\n  neutral: [8]'],
      [/events.14-/u, /cost: 2 \}/u, 'cost: 5 }'],
      [/events.26-/u, /size: half/u, 'size: full'],
      [/game\.yaml$/u, /health: 10, maximum-health: 12/u, 'health: 9, maximum-health: 12'],
      [/game\.yaml$/u, /spare-sector-numbers: 12/u, 'spare-sector-numbers: 10'],
      [/game\.yaml$/u, /entering: equal-or-above/u, 'entering: above'],
    ]);
    const wide = { COLUMNS: '120' };
    const text = await desk.run(['diff', 'old', 'new', '--runs', '20', '--paper', 'a4'], wide);
    expect([text.code, text.err]).toEqual([0, '']);
    for (const line of [
      'old → new',
      '  difficulty normal: health 10 → 9',
      '  house rule entering equal-or-above → above',
      '  Bad      16.7 % → 30.6 %',
      '  Neutral  27.8 % → 13.9 %',
      'CryptoCredits 2 → 5',
      '  texts differ: size',
      'codes of Easy, Normal, Hard no longer deal their boards: the map differs',
      'seeds deal other sheets than before: other spare numbers',
    ])
      expect(text.out).toContain(line);
    expect(text.out).toMatch(/^ {2}Event 26 {2}\d+ → \d+$/mu);
    expect(text.out).toMatch(/normal: cautious wins +\d.* % \(.*–.*\) +\d.* % \(/u);
    const json = await desk.run(['diff', 'old', 'new', '--no-bands', '--json', '--exit-code']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      version: 1,
      same: false,
      pages: { paper: 'a5' },
      targets: null,
      bands: null,
    });
    expect(desk.listing().filter((name) => /\.pdf|out/u.test(name))).toEqual([]);
  });

  it('says that nothing differs, takes the game that is here, and refuses what has faults or is not there', async ({
    desk,
  }) => {
    edited(desk, 'same', [[/events.11-/u, /^/u, '# a remark to oneself\n']]);
    edited(desk, 'unmeasured', []);
    rmSync(desk.at('unmeasured/balance.yaml'));
    const unmeasured = await desk.run(['diff', coreRunner, 'unmeasured', '--exit-code']);
    expect([unmeasured.code, unmeasured.err]).toEqual([1, '']);
    expect(unmeasured.out).toContain('unmeasured has no balance.yaml, so there are no bands to compare\n');
    edited(desk, 'bad', [[/events.11-/u, /bad: \[2-4\]/u, 'bad: [2-3]']]);
    const same = await desk.run(['diff', 'same', '--exit-code']);
    expect([same.code, same.err]).toEqual([0, '']);
    expect(same.out).toContain('are the same: rules');
    const bad = await desk.run(['diff', 'same', 'bad']);
    expect([bad.code, bad.out]).toEqual([1, '']);
    expect(bad.err).toContain('CR204');
    expect((await desk.run(['diff', 'same', 'nowhere'])).code).toBe(2);
    expect((await desk.run(['diff'])).code).toBe(2);
    expect((await desk.run(['diff', 'same', 'same', '--runs', '3'])).code).toBe(2);
  });
});
