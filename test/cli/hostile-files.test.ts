import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, vi } from 'vitest';
import { readRating, writeRating } from '../../src/cli/rating-cache.ts';
import { ratingRuns } from '../../src/game/measure/rating.ts';
import { it } from './command.ts';

/** Puts something else than a file at a path. */
const traps: Readonly<Record<string, (path: string) => void>> = {
  'a device': (path) => symlinkSync('/dev/zero', path),
  'a pipe': (path) => execFileSync('mkfifo', [path]),
  'a directory': (path) => mkdirSync(path),
};

describe.skipIf(process.platform === 'win32')('a path of a user that leads to no file', () => {
  it.for(Object.keys(traps))('%s is refused at once, whatever reads it', async (kind, { desk }) => {
    traps[kind]?.(desk.at('trap'));
    mkdirSync(desk.at('printed'));
    traps[kind]?.(desk.at('printed/manifest.json'));
    const it = kind === 'a directory' ? /it is a directory/u : new RegExp(`it is ${kind}`, 'u');
    const saved = await desk.run(['play', '--step', '--save', 'trap']);
    expect([saved.code, saved.err]).toEqual([2, expect.stringMatching(it)]);
    await desk.run(['init', 'game']);
    traps[kind]?.(desk.at('game/orders.yaml'));
    const { code: exit, err } = await desk.run(['validate', 'game']);
    expect([exit, err]).toEqual([1, expect.stringMatching(it)]);
  });

  it('a part of a path that is a file is reported as content', async ({ desk }) => {
    await desk.run(['init', 'game']);
    for (const words of ['validate game/game.yaml/x', 'run --content game/game.yaml/x'])
      expect((await desk.run(words.split(' '))).err).toBe(
        'error[CR001]: cannot read: a part of the path is a file\n  game/game.yaml/x\n  hint: give the folder that contains game.yaml\n\n1 error\n',
      );
    for (const path of ['game/game.yaml', 'a'.repeat(5_000)])
      expect((await desk.run(['new', 'event', '22', 'x', '--content', path])).err).toMatch(
        /^error\[CR001\]: cannot read: (?:a part of the path is a file|the name is too long)\n/u,
      );
  });

  it('a directory without permission is reported as content', async ({ desk }) => {
    await desk.run(['init', 'locked']);
    const preload = `const fs = require('node:fs'), { readdirSync } = fs; fs.readdirSync = (path, ...rest) => {
      if (path === 'locked') throw Object.assign(new Error(), { code: 'EACCES' }); else return readdirSync(path, ...rest); };`;
    writeFileSync(desk.at('lock.cjs'), preload);
    const { code, err } = await desk.run(['validate', 'locked'], { NODE_OPTIONS: '--require ./lock.cjs' });
    expect([code, err.split('\n')[0]]).toEqual([1, 'error[CR001]: cannot read: permission denied']);
  });

  it('endless standard input is refused, and leaves no copy behind', async ({ desk }) => {
    await desk.run(['init', 'game']);
    const words = ['validate', 'game', '--stdin', '--path', 'game.yaml'];
    expect(await desk.runWith('#'.repeat(1024 * 1024 + 1), words)).toMatchObject({
      code: 2,
      err: 'error: cannot read standard input: it is larger than 1 MiB\n',
    });
  });
});

describe('a cached rating', () => {
  const words = ['run', '--seed', 'x', '--rate', '--json', '--out', 'out'];
  it('is played again where the file is damaged', async ({ desk }) => {
    const run = async () => (await desk.run(words, { CORE_RUNNER_CACHE: desk.at('cache') })).out;
    const right = await run();
    const [name = ''] = readdirSync(desk.at('cache/ratings'));
    const file = desk.at(`cache/ratings/${name}`);
    const whole = readFileSync(file, 'utf8');
    truncateSync(file, 20);
    expect(await run()).toBe(right);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  it('is read only where every byte is as it was written, for the same board', async ({ desk }) => {
    vi.stubEnv('CORE_RUNNER_CACHE', desk.path);
    const result = { runs: ratingRuns, won: 300, cores: 3, turns: 9 };
    writeRating('a', result);
    writeRating('b', { ...result, won: result.runs + 1 });
    expect(['a', 'b', 'c'].map(readRating)).toEqual([result, undefined, undefined]);
    const file = readdirSync(desk.path, { recursive: true, encoding: 'utf8' })
      .map((name) => desk.at(name))
      .find((path) => path.endsWith('.json') && readFileSync(path, 'utf8').includes('"won":300,'));
    const whole = readFileSync(file ?? '');
    for (let at = 0; at < whole.length - 1; at++) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(whole.readUInt8(at) ^ 1, at);
      for (const bytes of [changed, whole.subarray(0, at)]) {
        writeFileSync(file ?? '', bytes);
        expect([at, readRating('a')]).toEqual([at, undefined]);
      }
    }
    rmSync(file ?? '');
    mkdirSync(file ?? '');
    expect(readRating('a')).toBe(undefined);
    writeRating('a', result);
    vi.unstubAllEnvs();
  });

  it.skipIf(!existsSync('/proc'))('is not kept where no directory can be made', async ({ desk }) =>
    expect(await desk.run(words, { CORE_RUNNER_CACHE: '/proc/nope' })).toMatchObject({ code: 0, err: '' }),
  );
});

describe('what a killed command leaves', () => {
  it('is cleared by the next, and files of running ones stay', async ({ desk }) => {
    mkdirSync(desk.at('out'));
    const temporary = (pid: number) => `.tracking-sheet.pdf.${pid}-0123456789abcdef.tmp`;
    for (const pid of [999_999_999, process.pid]) writeFileSync(desk.at(`out/${temporary(pid)}`), 'half');
    await desk.run(['print', 'tracking-sheet']);
    expect(readdirSync(desk.at('out')).sort()).toEqual([temporary(process.pid), 'tracking-sheet.pdf']);
  });

  it('is printed again in a batch', async ({ desk }) => {
    const words = ['run', '--seed', 'x', '--count', '4', '--per-file', '2'];
    await desk.run(words);
    const [first = '', second = ''] = readdirSync(desk.at('out')).filter((name) => name.endsWith('.pdf'));
    const before = desk.hash(`out/${second}`);
    writeFileSync(desk.at(`out/${first}`), '');
    const whole = readFileSync(desk.at(`out/${second}`));
    const without = Buffer.concat([whole.subarray(0, 5_000), whole.subarray(5_001)]);
    for (const broken of [whole.subarray(0, 9_000), without]) {
      writeFileSync(desk.at(`out/${second}`), broken);
      expect((await desk.run(words)).out).toMatch(/[12] files? made/u);
      expect(desk.hash(`out/${second}`)).toBe(before);
    }
  });
});

describe('what the tool wrote and another program broke', () => {
  const damages: readonly ((path: string) => void)[] = [
    (path) => truncateSync(path),
    (path) => truncateSync(path, readFileSync(path).length >> 1),
    (path) => {
      rmSync(path);
      mkdirSync(path);
    },
  ];
  it('is refused with its name', async ({ desk }) => {
    await desk.run(['init', 'game']);
    cpSync('content/low-tide/runner.json', desk.at('game/runner.json'));
    const batch = 'run --seed x --count 4 --per-file 2 --out batch';
    for (const words of [batch, 'print tracking-sheet --all-editions --out editions']) await desk.run(words.split(' '));
    await desk.runWith('1\n', ['play', '--step', '--save', 'run.json']);
    for (const [path, words, exit] of [
      ['run.json', 'play --step --save run.json', 2],
      ['game/runner.json', 'simulate --runs 5 --content game', 1],
      ['batch/runs-x-normal.json', batch, 2],
    ] as const)
      for (const damage of damages) {
        const whole = readFileSync(desk.at(path));
        damage(desk.at(path));
        const { code: found, err } = await desk.run(words.split(' '));
        expect([path, found, err]).toEqual([path, exit, expect.stringMatching(`^error[^]*${path}`)]);
        rmSync(desk.at(path), { recursive: true });
        writeFileSync(desk.at(path), whole);
      }
  });
});
