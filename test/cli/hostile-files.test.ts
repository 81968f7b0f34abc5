import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atDesk, type Desk } from './command.ts';

const code = '1KSH-4000-42KB';

/** Puts something else than a file at a path. */
const traps: Readonly<Record<string, (path: string) => void>> = {
  'a device': (path) => symlinkSync('/dev/zero', path),
  'a pipe': (path) => execFileSync('mkfifo', [path]),
  'a directory': (path) => mkdirSync(path),
};

describe.skipIf(process.platform === 'win32')('a path of a user that leads to no file', () => {
  it.each(Object.keys(traps))('%s is refused at once, whatever reads it', (kind) =>
    atDesk(async (desk) => {
      traps[kind]?.(desk.at('trap'));
      mkdirSync(desk.at('printed'));
      traps[kind]?.(desk.at('printed/manifest.json'));
      const it = kind === 'a directory' ? /it is a directory/u : new RegExp(`it is ${kind}`, 'u');
      for (const words of [`score ${code} --form trap`, 'errata printed', 'play --step --save trap']) {
        const { code: exit, err } = await desk.run(words.split(' '));
        expect([words, exit, err]).toEqual([words, 2, expect.stringMatching(it)]);
      }
      await desk.run(['init', 'game']);
      traps[kind]?.(desk.at('game/orders.yaml'));
      const { code: exit, err } = await desk.run(['validate', 'game']);
      expect([exit, err]).toEqual([1, expect.stringMatching(it)]);
    }),
  );

  it('a part of a path that is a file is reported as content', () =>
    atDesk(async (desk) => {
      await desk.run(['init', 'game']);
      for (const words of ['validate game/game.yaml/x', 'run --content game/game.yaml/x'])
        expect((await desk.run(words.split(' '))).err).toBe(
          'error[CR001]: cannot read: no such directory\n  game/game.yaml/x\n  hint: name the folder that holds game.yaml\n\n1 error\n',
        );
    }));

  it('endless standard input is refused, and leaves no copy behind', () =>
    atDesk(async (desk) => {
      await desk.run(['init', 'game']);
      const words = ['validate', 'game', '--stdin', '--path', 'game.yaml'];
      expect(await desk.runWith('#'.repeat(1024 * 1024 + 1), words)).toMatchObject({
        code: 2,
        err: 'error: cannot read standard input: it is larger than 1 MiB\n',
      });
    }));
});

describe('a cached rating', () => {
  const words = ['run', '--seed', 'x', '--rate', '--json', '--out', 'out'];
  const at = (desk: Desk) => {
    const [name = ''] = readdirSync(desk.at('cache/ratings'));
    return desk.at(`cache/ratings/${name}`);
  };

  it('is played again where it is damaged, changed or of another board', () =>
    atDesk(async (desk) => {
      const run = async () => (await desk.run(words, { CORE_RUNNER_CACHE: desk.at('cache') })).out;
      const right = await run();
      const file = at(desk);
      const whole = readFileSync(file, 'utf8');
      const changed = (key: string, value: number) => JSON.stringify({ ...JSON.parse(whole), [key]: value });
      for (const text of [
        '',
        '{}',
        changed('won', 1),
        changed('runs', 5),
        changed('cores', 99_999),
        changed('turns', 1),
      ]) {
        writeFileSync(file, text);
        expect(await run()).toBe(right);
        expect(readFileSync(file, 'utf8')).toBe(whole);
      }
    }));

  it.skipIf(!existsSync('/proc'))('is not kept where no directory can be made', () =>
    atDesk(async (desk) => {
      expect(await desk.run(words, { CORE_RUNNER_CACHE: '/proc/nope' })).toMatchObject({ code: 0, err: '' });
    }),
  );
});

describe('what a killed command leaves', () => {
  it('is cleared by the next, and files of running ones stay', () =>
    atDesk(async (desk) => {
      mkdirSync(desk.at('out'));
      const temporary = (pid: number) => `.tracking-sheet.pdf.${pid}-0123456789abcdef.tmp`;
      for (const pid of [999_999_999, process.pid]) writeFileSync(desk.at(`out/${temporary(pid)}`), 'half');
      await desk.run(['print', 'tracking-sheet']);
      expect(readdirSync(desk.at('out')).sort()).toEqual([temporary(process.pid), 'tracking-sheet.pdf']);
    }));

  it('is printed again in a batch', () =>
    atDesk(async (desk) => {
      const words = ['run', '--seed', 'x', '--count', '4', '--per-file', '2'];
      await desk.run(words);
      const [first = '', second = ''] = readdirSync(desk.at('out')).filter((name) => name.endsWith('.pdf'));
      const before = desk.hash(`out/${second}`);
      writeFileSync(desk.at(`out/${first}`), '');
      truncateSync(desk.at(`out/${second}`), 9_000);
      expect((await desk.run(words)).out).toContain('2 files made');
      expect(desk.hash(`out/${second}`)).toBe(before);
    }));
});
