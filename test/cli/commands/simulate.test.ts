import { describe, expect } from 'vitest';
import { deal } from '../../../src/game/deal.ts';
import { simulate } from '../../../src/game/measure/simulate.ts';
import { summarize } from '../../../src/game/measure/summary.ts';
import { policySummaries } from '../../../src/game/policy/catalogue.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import { shippedContent } from '../../game/shipped.ts';
import { it, itRefuses } from '../command.ts';

/** For what is the same with any number of threads: each takes longer to start than a few Runs to play. */
const oneThread = ['simulate', '--workers', '1'];

describe('simulate', () => {
  it('names the policies there are', () => expect(Object.keys(policySummaries)).toEqual(policies.map(({ id }) => id)));
  it('counts the same with any number of workers, and what one thread counts', async ({ desk }) => {
    const words = ['simulate', '--runs', '1111', '--policy', 'novice', '--seed', 'tuesday', '--json'];
    const [one, three] = await Promise.all([
      desk.run([...words, '--workers', '1']),
      desk.run([...words, '--workers', '3']),
    ]);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(three).toEqual(one);
    const { seed, policy, interrupted, difficulties } = JSON.parse(one.out);
    expect([seed, policy, interrupted]).toEqual(['tuesday', 'novice', false]);
    const rules = compileRules(shippedContent, 'normal');
    const novice = policies.find(({ id }) => id === 'novice') as (typeof policies)[number];
    const expected = summarize(rules, simulate(rules, novice, { seed: 'tuesday', from: 0, to: 1111 }));
    expect(difficulties).toEqual([JSON.parse(JSON.stringify({ difficulty: 'normal', ...expected }))]);
  });
  it('plays the board of a Run sheet', async ({ desk }) => {
    const words = [...oneThread, '--runs', '300', '--policy', 'novice', '--sheet', 'rusty-crane-ledger', '--json'];
    const { code, out } = await desk.run(words);
    const { sheet, difficulties } = JSON.parse(out);
    expect([code, sheet]).toEqual([0, 'rusty-crane-ledger']);
    const novice = policies.find(({ id }) => id === 'novice') as (typeof policies)[number];
    const board = deal(shippedContent, 'rusty-crane-ledger', 'normal');
    const tally = simulate(compileRules(shippedContent, 'normal'), novice, {
      seed: 'core-runner',
      from: 0,
      to: 300,
      sheet: board,
    });
    expect(difficulties[0].won.runs).toBe(tally.won[0]);
    const codeOf = async (words: string[]) => JSON.parse((await desk.run(words)).out).boards[0].code;
    const word = await codeOf(['run', '--seed', 'rusty-crane-ledger', '--json']);
    const ofCode = await desk.run(words.map((one) => (one === 'rusty-crane-ledger' ? word : one)));
    expect(JSON.parse(ofCode.out).difficulties).toEqual(difficulties);
    const hard = ['run', '--seed', 'rusty-crane-ledger', '--difficulty', 'hard', '--json'];
    const ofHard = await codeOf(hard);
    const played = await desk.run([...oneThread, '--runs', '5', '--policy', 'random', '--sheet', ofHard, '--json']);
    expect(JSON.parse(played.out).difficulties[0].difficulty).toBe('hard');
    const start = board.sectors.find(({ label }) => label === 'start')?.eventNumber;
    expect(difficulties[0].events.find(({ number }: { number: number }) => number === start).met).toBe(1);
  });
  it('prints a table for each difficulty, and nothing that is read in an Outcome or an Ending', async ({ desk }) => {
    const { code, out, err } = await desk.run([...oneThread, '--runs', '40', '--difficulty', 'all']);
    expect([code, err]).toEqual([0, '']);
    for (const title of ['Easy, runner: 40 Runs', 'Normal, runner: 40 Runs', 'Hard, runner: 40 Runs'])
      expect(out).toContain(title);
    for (const part of ['GOAL with 5+ cores', 'Runs still going', 'Health on entering', 'DiceMods a Run', 'when met'])
      expect(out.split(part)).toHaveLength(4);
    for (const { title } of shippedContent.endings) expect(out).not.toContain(title);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });
  it('names Endings by their titles only where it is asked to, in JSON too (CR-042)', async ({ desk }) => {
    const titles = shippedContent.endings.map(({ title }) => title);
    const words = [...oneThread, '--runs', '60', '--policy', 'random'];
    const named = ({ out }: { out: string }) => titles.filter((title) => out.includes(title));
    expect(named(await desk.run([...words, '--json']))).toEqual([]);
    expect(named(await desk.run([...words, '--json', '--spoilers']))).toEqual(titles);
    expect(named(await desk.run([...words, '--spoilers']))).toEqual(titles);
  });
  itRefuses('simulate', [
    ['--policy runer', 'unknown policy runer', 'runner'],
    ['--difficulty hrad', 'unknown difficulty hrad', 'hard'],
    ['--runs 0', '--runs must be a whole number from 1', ''],
    ['--workers many', '--workers must be a whole number from 1', ''],
    ['--content nowhere', 'nowhere', ''],
  ]);
  // Windows has no signal that a program could send itself.
  describe.skipIf(process.platform === 'win32')('that is stopped', () => {
    const words = ['simulate', '--runs', '100000000', '--policy', 'random'];
    it('prints what is counted so far', async ({ desk }) => {
      const { code, out } = await desk.interruptOnProgress([...words, '--json']);
      expect(code).toBe(130);
      const { interrupted, difficulties } = JSON.parse(out);
      expect(interrupted).toBe(true);
      expect(difficulties[0].runs).toBeGreaterThan(0);
      expect(difficulties[0].runs).toBeLessThan(100_000_000);
    });
    it('says that nothing is counted where that is so, in JSON too', async ({ desk }) => {
      const json = await desk.interruptAtOnce([...words, '--json']);
      expect([json.code, json.err]).toEqual([130, '']);
      expect(JSON.parse(json.out)).toEqual({
        version: 1,
        seed: 'core-runner',
        policy: 'random',
        interrupted: true,
        difficulties: [],
      });
      const text = await desk.interruptAtOnce(words);
      expect(text).toEqual({ code: 130, out: '', err: 'stopped before the first Run\n' });
    });
  });
});
