import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { firstWith, type Rater } from '../../../src/cli/commands/run/ratings.ts';
import { boardsAt } from '../../../src/cli/commands/run/star-search.ts';
import { content } from '../../documents/workshop.ts';
import { type Desk, it, itRefuses, lowTide } from '../command.ts';

const onTide = (...words: string[]) => ['run', '--content', lowTide, '--json', ...words];
const boards = async (desk: Desk, words: readonly string[], environment = {}) => {
  const { code, out, err } = await desk.run(words, environment);
  expect([code, err]).toEqual([0, '']);
  return [...JSON.parse(out).boards];
};

describe('stars', () => {
  it('are the same for a seed and for its code, and are remembered where there is a cache', async ({ desk }) => {
    mkdirSync(desk.at('cache'));
    const environment = { CORE_RUNNER_CACHE: desk.at('cache') };
    const [one] = await boards(desk, onTide('--seed', 'gull', '--rate'), environment);
    expect(one.rating).toMatchObject({ runs: 1100 });
    expect(one.rating.won.high - one.rating.won.low).toBeLessThan(0.06);
    const [file = ''] = readdirSync(desk.at('cache/ratings'));
    const path = desk.at(`cache/ratings/${file}`);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ runs: 1100, cores: one.rating.par.cores });
    writeFileSync(path, '{ "runs": 100, "won": 70, "cores": 2, "turns": 9 }');
    const [again] = await boards(desk, ['run', one.code, '--json', '--rate'], environment);
    expect(again).toEqual(one);
    writeFileSync(path, 'torn');
    const [afresh] = await boards(desk, onTide('--seed', 'gull', '--rate'), environment);
    expect(afresh).toEqual(one);
  });
  it('find the same boards for a seed, in order, none outside the range, and count those tried', async ({ desk }) => {
    const words = onTide('--seed', 'tar', '--stars', '3..4', '--count', '2');
    const found = await boards(desk, words);
    for (const { rating, seed } of found) expect([seed, [3, 4].includes(rating.stars)]).toEqual([seed, true]);
    const again = await desk.execute(desk.atTerminal(words));
    expect(JSON.parse(again.out).boards).toEqual(found);
    expect(again.err).toMatch(/\[Kboard 0 of 2, [1-9] tried\r/u);
    expect(again.err).toMatch(/\[Kboard 1 of 2, 50 %, \d+ (?:s|min) left, \d+ tried\r/u);
  });
  it('are found by the parts of a batch as by the whole, no seed twice', async ({ desk }) => {
    mkdirSync(desk.at('cache'));
    const environment = { CORE_RUNNER_CACHE: desk.at('cache') };
    const words = ['run', '--content', lowTide, '--seed', 'tar', '--stars', '1..5', '--count', '3'];
    const file = [...words, '--per-file', '1', '--rate'];
    for (const part of ['1/2', '2/2']) await desk.run([...file, '--shard', part, '--out', 'parts'], environment);
    expect(readdirSync(desk.at('cache/ratings'))).toHaveLength(3);
    await desk.run([...file, '--out', 'whole'], environment);
    const bytes = (name: string) => readdirSync(desk.at(name)).map((one) => readFileSync(desk.at(`${name}/${one}`)));
    expect(bytes('parts')).toEqual(bytes('whole'));
    expect(readdirSync(desk.at('whole'))).toHaveLength(7);
    expect(readdirSync(desk.at('cache/ratings'))).toHaveLength(3);
    const seeds = (await boards(desk, [...words, '--json'], environment)).map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(3);
    const other = await desk.run([...file, '--out', 'whole', '--stars', '5'], environment);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('sheets of another batch')]);
  });
  it('choose the board of a day or week, the same for everyone', async ({ desk }) => {
    mkdirSync(desk.at('cache'));
    const environment = { CORE_RUNNER_CACHE: desk.at('cache') };
    for (const day of [
      ['--weekly', '2026-11-18'],
      ['--daily', '2026-11-18'],
    ]) {
      const [any] = await boards(desk, onTide(...day, '--rate'), environment);
      const other = any.rating.stars < 4 ? `${any.rating.stars + 1}..5` : `1..${any.rating.stars - 1}`;
      const [one] = await boards(desk, onTide(...day, '--stars', other), environment);
      expect(one.seed).toMatch(/^(?:weekly-2026-11-16|daily-2026-11-18)-\d+$/u);
      expect(await boards(desk, onTide(...day, '--stars', other), environment)).toEqual([one]);
      const [same] = await boards(desk, onTide(...day, '--stars', `${any.rating.stars}`), environment);
      expect(same.seed).toBe(any.seed);
    }
  });
  it('leave a plain sheet of a seed as it is', async ({ desk }) => {
    const [plain] = await boards(desk, onTide('--seed', 'gull'));
    expect(plain.rating).toBeUndefined();
    expect(desk.listing().join()).not.toContain('ratings');
  });
});

describe('a search for boards', () => {
  it('fails once where several candidates fail while the first is waited for', async () => {
    const failing = () => Promise.reject(new Error('no threads here'));
    await expect(firstWith(() => 1, failing, { count: 1, atOnce: 4, maxFailures: 9 })).rejects.toThrow(
      'no threads here',
    );
  });
  it('shows the first misses once, and only where nothing was found before', async () => {
    const shown: (readonly number[])[] = [];
    const search = (isFound: (one: number) => boolean) => {
      let next = 0;
      const firstLook = { count: 3, after: async (missed: readonly number[]) => void shown.push(missed) };
      return firstWith(
        () => next++,
        async (one) => isFound(one) || undefined,
        { count: 2, atOnce: 4, maxFailures: 9, firstLook },
      );
    };
    expect(await search((one) => one === 8)).toEqual([{ board: 8, sign: true }]);
    expect(await search((one) => one === 1)).toHaveLength(1);
    expect(shown).toEqual([[0, 1, 2]]);
  });
  it('ends after 60 boards where none is a star away, and goes on where one is', async () => {
    let asked = 0;
    const search = (nearest: number) => {
      asked = 0;
      const rater = {
        atOnce: 4,
        rateWithin: async (_, { from }) => {
          asked++;
          return from <= nearest ? { stars: nearest } : undefined;
        },
      } as Pick<Rater, 'atOnce' | 'rateWithin'> as Rater;
      const wishes = { seedAt: (place: number) => `x-${place}`, count: 1, stars: { from: 5, to: 5 } } as const;
      const kind = { sealed: false, dice: false };
      return boardsAt(content, { ...wishes, difficulty: 'hard', kind }, { places: [1], rater });
    };
    await expect(search(3)).rejects.toThrow('no board of 5 stars on Hard among the first 60, nor one a star away');
    expect(asked).toBe(120);
    await expect(search(4)).rejects.toThrow('among the last 600');
  });
});

describe('the challenge of a day', () => {
  it('is one board for the day, and for the week from Monday on', async ({ desk }) => {
    const seeds = async (...words: string[]) => (await boards(desk, onTide(...words))).map(({ seed }) => seed);
    expect(await seeds('--daily', '2026-11-22')).toEqual(['daily-2026-11-22']);
    expect(await seeds('--weekly', '2026-11-22', '--difficulty', 'spring')).toEqual(['weekly-2026-11-16']);
    expect(await seeds('--weekly', '2026-11-16')).toEqual(['weekly-2026-11-16']);
  });
});

describe('wishes that cannot be met', () => {
  itRefuses('run', [
    ['--stars 6', '--stars must be a number from 1 to 5, or two such as 2..4, found 6'],
    ['--stars 4..2', '--stars must be a number'],
    ['--daily 2026-02-30', '--daily must be a day such as 2026-11-22, found 2026-02-30'],
    ['--daily --count 3', '--daily cannot go with --count'],
    ['--daily --weekly', '--daily cannot go with --weekly'],
    ['--stars 3 --hopeless', '--stars cannot go with --hopeless'],
  ]);
});

describe('files of several boards', () => {
  it('rate every board, number seeds, and are refused what they cannot be', async ({ desk }) => {
    const environment = { CORE_RUNNER_CACHE: desk.at('cache') };
    mkdirSync(desk.at('cache'));
    const words = [...onTide('--seed', 'gull', '--count', '2'), '--out', '.'];
    const dealt = await boards(desk, [...words, '--tournament', '--sealed'], environment);
    expect(dealt.map(({ seed, rating }) => [seed, rating.runs])).toEqual([
      ['gull-1', 1100],
      ['gull-2', 1100],
    ]);
    await boards(desk, [...words, '--calendar', '2026-11-30', '--paper', 'a5'], environment);
    const files = desk.listing().map((name) => name.split(' ')[0]);
    expect(files.filter((name) => name?.endsWith('.pdf'))).toEqual([
      'calendar-2026-11-30-gull-1-neap-x2-a5.pdf',
      'tournament-gull-1-neap-sealed-x2.pdf',
    ]);
    for (const [refused, message] of [
      [['--calendar', '30 November'], '--calendar must be a day such as 2026-11-22, found 30 November'],
      [['--calendar', '--tournament'], '--calendar cannot go with --tournament'],
      [['--tournament', '--count', '25'], '--count must be from 1 to 24 with --tournament, found 25'],
      [['--tournament', '--daily'], '--daily cannot go with --tournament'],
      [['1KSH-4000-42KB', '--calendar'], '--calendar cannot go with a run code'],
    ] as const) {
      const { code, err } = await desk.run(['run', ...refused]);
      expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    }
  });
});
