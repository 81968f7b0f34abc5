/** Faults injected into real processes: a full disk, signals, two commands at once, closed streams, a removed directory. */

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { Desk, type Finished, it, rewrite } from './command.ts';

/** Fails at one call of those that write, counted from 0, or sends a signal there; tells how many there were. */
const script = `
if (require('node:worker_threads').isMainThread) {
  const fs = require('node:fs');
  const [kind, at] = process.env.FAULT.split(' ');
  let calls = 0;
  for (const name of ['writeFileSync', 'mkdirSync', 'renameSync', 'mkdtempSync', 'cpSync']) {
    const real = fs[name];
    fs[name] = (path, ...rest) => {
      if (calls++ === Number(at)) {
        if (kind.startsWith('SIG')) process.kill(process.pid, kind);
        else throw Object.assign(new Error(kind), { code: kind, path: String(path) });
      }
      return real(path, ...rest);
    };
  }
  process.on('exit', () => fs.writeSync(2, 'calls ' + calls + '\\n'));
}`;

interface Writer {
  readonly line: string;
  /** Does something else the second time. */
  readonly once?: true;
  /** Takes long: fewer faults are tried. */
  readonly slow?: true;
  readonly input?: string;
}

/** Every command that writes. */
const writers: readonly Writer[] = [
  { line: 'print tracking-sheet print-me-first --content game --out old' },
  { line: 'print tracking-sheet --all-editions --content game --out new' },
  { line: 'print tracking-sheet --text --out deep/er' },
  { line: 'print wild-die --seed x --out new', slow: true },
  { line: 'run --seed x --out new' },
  { line: 'run --seed x --count 6 --per-file 2 --out new' },
  { line: 'run --seed x --calendar 2026-01-05 --count 1 --content game --out new', slow: true },
  { line: 'validate game --fix' },
  { line: 'balance --fit 100 --content game', slow: true },
  { line: 'init other', once: true },
  { line: 'new event 33 Last --content gap', once: true },
  { line: 'new template rule-book --content game', once: true },
  { line: 'new schemas --content gap' },
  { line: 'play --step --save run.json --content game', once: true, input: '1\n' },
];

const code = '1KSH-4000-42KB';

/** Commands that read; the last ones fail. */
const readers = [
  'validate game',
  'validate game --json',
  `score ${code} --end goal --cores 5 --turns 24 --health 3`,
  `verify ${code}`,
  'diff game changed --runs 10',
  'simulate --runs 10',
  'odds wild-die 3D',
  'systems',
  'explain CR001',
  'orders',
  'run --daily 2026-01-05 --json --out old',
  '--help',
  'score nonsense',
  'validate nowhere',
];

const quick = writers.filter(({ slow }) => !slow);

const prepared = new Desk();

beforeAll(async () => {
  writeFileSync(prepared.at('fault.cjs'), script);
  mkdirSync(prepared.at('tmp'));
  await prepared.run(['init', 'game']);
  await prepared.run('print tracking-sheet --all-editions --content game --out editions'.split(' '));
  for (const folder of readdirSync(prepared.at('editions')))
    if (folder !== 'a5') rmSync(prepared.at(`editions/${folder}`), { recursive: true });
  await prepared.run('print tracking-sheet print-me-first --out old'.split(' '));
  cpSync(prepared.at('game'), prepared.at('changed'), { recursive: true });
  cpSync(prepared.at('game'), prepared.at('gap'), { recursive: true });
  for (const path of ['events/33-the-model.yaml', 'schema']) rmSync(prepared.at(`gap/${path}`), { recursive: true });
  rewrite(prepared.at('game/game.yaml'), (text) => text.replace('"+1", count: 3', '"+1", count: 2'));
  rewrite(prepared.at('game/game.yaml'), (text) => text.replace('A short', 'A  short'));
  rewrite(prepared.at('game/setting.yaml'), (text) => text.replace('People do', 'People  do'));
});
afterAll(() => prepared.discard());
it.beforeEach(({ desk }) => reset(desk));

function reset(desk: Desk): void {
  for (const name of readdirSync(desk.path)) rmSync(desk.at(name), { recursive: true });
  cpSync(prepared.path, desk.path, { recursive: true });
}

function injected(desk: Desk, { line, input }: Writer, fault: string): Promise<Finished> {
  const environment = { FAULT: fault, TMPDIR: desk.at('tmp') };
  return desk.execute(desk.after('fault.cjs', script, line.split(' ')), environment, undefined, input ?? '');
}

const isFile = (line: string) => !line.endsWith('/') && !line.startsWith('tmp/');
const isLeft = (line: string) => line.includes('.tmp ');

describe.skipIf(process.platform === 'win32')('a fault from outside', () => {
  it.for(writers)('$line writes all or nothing, whatever happens', async (command, { desk }) => {
    const before = desk.listing();
    const undisturbed = await injected(desk, command, 'none -1');
    expect(undisturbed.code).toBe(0);
    const after = desk.listing();
    expect(after).not.toEqual(before);
    const calls = Number(/calls (\d+)/u.exec(undisturbed.err)?.[1]);
    const whole = new Set([...before, ...after]);
    const middle = Math.floor(calls / 2);
    const isBatch = command.line.includes('--per-file');
    const faults = [
      ['EDQUOT', middle, 'no space left'],
      ['EROFS', 0, 'the file system is read-only'],
      ['ENOSPC', calls - 1, 'no space left'],
    ] as const;
    for (const [kind, at, reason] of command.slow ? faults.slice(0, 1) : faults) {
      reset(desk);
      const { code: exit, err } = await injected(desk, command, `${kind} ${at}`);
      expect([at, exit, err]).toEqual([at, 2, expect.stringMatching(`error: cannot write [^:\n]+: ${reason}\n`)]);
      expect(err.match(/^error/gmu)).toHaveLength(1);
      if (isBatch) expect(desk.listing().filter((line) => !whole.has(line))).toEqual([]);
      else expect(desk.listing()).toEqual(before);
    }
    for (const at of command.slow ? [middle] : [middle, calls - 1]) {
      reset(desk);
      const { code: exit } = await injected(desk, command, `SIGINT ${at}`);
      const stopped = desk.listing().filter(isFile);
      expect([0, null, 130]).toContain(exit);
      if (isBatch) expect(stopped.filter((line) => !whole.has(line))).toEqual([]);
      else expect([before.filter(isFile), after.filter(isFile)]).toContainEqual(stopped);
      if (isBatch && at === middle)
        expect([exit, stopped]).toEqual([130, expect.not.arrayContaining(after.filter(isFile))]);
    }
    if (command.slow) return;
    reset(desk);
    expect((await injected(desk, command, `SIGKILL ${middle}`)).code).toBeNull();
    const killed = desk.listing().filter(isFile);
    expect(killed.filter((line) => !isLeft(line) && !whole.has(line))).toEqual([]);
    if (command.once) return;
    expect((await injected(desk, command, 'none -1')).code).toBe(0);
    expect(desk.listing().filter(isFile)).toEqual(after.filter(isFile));
  });

  it.for(quick.filter(({ once }) => !once))('$line at the same time as another', async (command, { desk }) => {
    const both = await Promise.all([injected(desk, command, 'none -1'), injected(desk, command, 'none -1')]);
    const twice = desk.listing();
    reset(desk);
    await injected(desk, command, 'none -1');
    expect(both.map(({ code: exit }) => exit)).toEqual([0, 0]);
    expect(twice).toEqual(desk.listing());
  });

  it('ends every command without a trace: closed streams, a full standard output, a directory as input', async ({
    desk,
  }) => {
    for (const [index, words] of [...readers, ...quick.map(({ line }) => line)].entries()) {
      const ends = [
        `{ $run ${words} <tmp; echo "code $?" >&2; } | true`,
        `{ $run ${words} <&- 2>&1 >&3 | true; } 3>&1`,
        `$run ${words} <tmp >&- 2>&-; echo "code $?" >&2`,
      ];
      if (existsSync('/dev/full')) ends.push(`$run ${words} </dev/null >/dev/full; echo "code $?" >&2`);
      // The streams are the same for every command: each is tried with two ends, and both kinds of command with all.
      for (const end of ends.filter((_, place) => place % 2 === index % 2)) {
        const { out, err } = await desk.shell(end);
        expect([end, out + err]).toEqual([end, expect.not.stringMatching(/is at fault|\n {4}at /u)]);
        if (end.includes('; echo')) expect([end, err]).toEqual([end, expect.stringMatching(/code [012]\n/u)]);
      }
      reset(desk);
    }
  });

  it('is one message where the current directory was removed or there is no directory for copies', async ({ desk }) => {
    for (const words of ['validate game', 'run --seed x --out new', '--help'])
      expect(await desk.shell(`mkdir gone && cd gone && rmdir ../gone && $run ${words} </dev/null`)).toEqual({
        code: 2,
        out: '',
        err: 'error: the current directory was removed\n  hint: change to another directory\n',
      });
    expect(await desk.run(['validate', 'game', '--fix'], { TMPDIR: desk.at('nowhere') })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^error: cannot write .*nowhere\/core-runner-X+: no such directory\n$/u),
    });
  });

  it('leaves words and files alone where time zone, language and terminal are others', async ({ desk }) => {
    const elsewhere = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'de', NO_COLOR: '1', TERM: 'dumb' };
    const west = { TZ: 'Pacific/Pago_Pago', LC_ALL: 'C', LANG: '', TERM: '', COLUMNS: '20' };
    const result = async (words: string, place: Readonly<Record<string, string>>) => {
      reset(desk);
      return [words, (await desk.run(words.split(' '), place)).err, desk.listing()];
    };
    for (const words of [...readers, ...quick.slice(0, 6).map(({ line }) => line)])
      expect(await result(words, west)).toEqual(await result(words, elsewhere));
  });
});
