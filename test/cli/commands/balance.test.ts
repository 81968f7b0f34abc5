import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { coreRunner, it, lowTide, rewrite } from '../command.ts';

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
    it('says how far it came', async ({ desk }) => {
      const json = await desk.interruptOnProgress(['balance', '--json']);
      expect(json.code).toBe(130);
      const { interrupted, runs, findings } = JSON.parse(json.out);
      expect([interrupted, findings]).toEqual([true, []]);
      expect(runs).toBeGreaterThan(0);
      const text = await desk.interruptOnProgress(['balance']);
      expect([text.code, text.out]).toEqual([130, '']);
      expect(text.err).toMatch(/stopped after [1-9]\d* Runs, before the first band was decided\n$/u);
    });
    it('says that nothing is decided where that is so', async ({ desk }) => {
      const { code, out, err } = await desk.interruptAtOnce(['balance', '--json']);
      expect([code, err]).toEqual([130, '']);
      const nothing = { interrupted: true, runs: 0, fitted: 'these rules', missed: 0, open: 0, findings: [] };
      expect(JSON.parse(out)).toEqual({ version: 1, seed: 'balance', ...nothing });
    });
  });

  it('exits with 1 where a band is missed, with 0 for a report and where none is', async ({ desk }) => {
    cpSync(coreRunner, desk.at('good'), { recursive: true });
    writeFileSync(desk.at('good/balance.yaml'), targets('[0, 0.5]'));
    cpSync(lowTide, desk.at('bad'), { recursive: true });
    writeFileSync(desk.at('bad/balance.yaml'), targets('[0.5, 1]').replaceAll('normal', 'neap'));
    const good = await desk.run(['balance', '--content', 'good', '--json']);
    expect([good.code, good.err]).toEqual([0, '']);
    const { missed, findings } = JSON.parse(good.out);
    expect(missed).toBe(0);
    expect(findings[0]).toMatchObject({ target: 'normal: random wins', unit: 'share', verdict: 'met' });
    expect(findings.length).toBeGreaterThan(70);
    const bad = await desk.run(['balance', '--content', 'bad']);
    expect([bad.code, bad.err]).toEqual([1, '']);
    expect(bad.out).toMatch(/MISSED +neap: random wins +<?\d/u);
    expect(bad.out).toContain(' 1 missed');
    const report = await desk.run(['balance', '--content', 'bad', '--report']);
    expect(report).toEqual({ ...bad, code: 0 });
  });
  it('names what is wrong with the targets', async ({ desk }) => {
    cpSync(coreRunner, desk.at('game'), { recursive: true });
    writeFileSync(desk.at('game/balance.yaml'), targets('[0, 1]', 'runer'));
    const unknown = await desk.run(['balance', '--content', 'game']);
    expect([unknown.code, unknown.out]).toEqual([1, '']);
    expect(unknown.err).toContain('unknown policy runer\n  game/balance.yaml:');
    rmSync(desk.at('game/balance.yaml'));
    const none = await desk.run(['balance', '--content', 'game']);
    expect([none.code, none.out]).toEqual([1, '']);
    expect(none.err).toContain('balance.yaml');
  });

  it('--advise names changes by file and line, and has nothing to say where no band is missed', async ({ desk }) => {
    cpSync(lowTide, desk.at('tide'), { recursive: true });
    const promise = (wins: string) =>
      writeFileSync(desk.at('tide/balance.yaml'), targets(wins, 'novice').replaceAll('normal', 'neap'));
    promise('[0.3, 0.5]');
    const asked = ['balance', '--content', 'tide', '--advise'];
    const missed = await desk.run([...asked, '--json']);
    expect([missed.code, missed.err]).toEqual([1, '']);
    const [{ target, remedies }] = JSON.parse(missed.out).advice;
    expect(target).toBe('neap: novice wins');
    const words = remedies.map((remedy: { readonly words: string }) => remedy.words);
    expect(words[0]).toBe('7 Shells to begin with on Neap in place of 3');
    expect(words).toContain('11 Nerve to begin with on Neap in place of 7, and maximum-health 11 in place of 9');
    expect(remedies[0].difference.low).toBeGreaterThan(0);
    const { path, line } = remedies[0].place;
    expect(readFileSync(desk.at(path), 'utf8').split('\n')[line - 1]).toContain('{ id: neap, name: Neap, health: 7,');
    promise('[0.8, 1]');
    const far = (await desk.run(asked)).out;
    expect(far).toMatch(
      /tide\/game\.yaml:\d+\n {2}and .+\n {4}tide\/\S+:\d+\n {4}(?:is not enough|may be enough|is enough): /u,
    );
    expect(far).toMatch(/ {2}\d+ \w+ to (?:win|begin with on Neap) in place of \d+\n {4}tide\/game\.yaml:\d+\n/u);
    promise('[0, 0.5]');
    const held = await desk.run(asked);
    expect([held.code, held.err]).toEqual([0, '']);
    expect(held.out).toMatch(/\n\nNo band is missed, so there is no advice\.\n$/u);
  });

  it('--fit writes weights that simulate goes by, and refuses what makes no sense with it', async ({ desk }) => {
    cpSync(lowTide, desk.at('tide'), { recursive: true });
    rmSync(desk.at('tide/runner.json'));
    for (const one of ['game', 'balance']) rewrite(desk.at(`tide/${one}.yaml`), (all) => all.replace(/neap/g, 'tree'));
    const general = await desk.run(['simulate', '--content', 'tide', '--runs', '60', '--workers', '1', '--json']);
    const words = desk.atTerminal(['balance', '--content', 'tide', '--fit', '100']);
    const both = ['-c', 'exec "$0" "$@" 2>&1', process.execPath, ...words];
    const fit = await desk.execute(both, {}, undefined, undefined, 'sh');
    const wiped = /\r\p{Cc}\[K(?:\w+ \d+ of \d+[^\r\n]*(?=\r))?/gu;
    expect([fit.code, fit.out]).toEqual([0, expect.stringMatching(wiped)]);
    const [file, ...rates] = fit.out.replace(wiped, '').trim().split('\n');
    expect(file).toBe(join('tide', 'runner.json'));
    expect(rates).toEqual(
      ['Neap', 'Spring'].map((name) =>
        expect.stringMatching(new RegExp(`^${name}: [0-9.]+ % won before, [0-9.]+ % now, of 2000 \\w+ each$`, 'u')),
      ),
    );
    const played = await desk.run(['simulate', '--content', 'tide', '--runs', '60', '--workers', '1', '--json']);
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).not.toBe(general.out);
    const refused = await desk.run(['balance', '--content', 'tide', '--fit', '--json']);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain('error: --fit cannot go with --json');
    writeFileSync(desk.at('tide/runner.json'), '{"rules": 7}');
    const broken = await desk.run(['validate', 'tide']);
    expect([broken.code, broken.err]).toEqual([
      1,
      `error[CR225]: expected weights of the runner, as written by core-runner balance --fit
  ${join('tide', 'runner.json')}
  hint: delete the file, or write it again with that command

1 error
`,
    ]);
  });
});
