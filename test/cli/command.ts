/** Runs the built command in a temporary directory. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { it as base, expect } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tool as a path, and the games that ship. */
export const tool = `${root}dist/core-runner.js`;
export const coreRunner = `${root}content/core-runner`;
export const lowTide = `${root}content/low-tide`;

/** The tool as a global install has it: called `core-runner`, from a directory of PATH. */
const bin = mkdtempSync(join(tmpdir(), 'core-runner-bin-'));
const program = join(bin, 'core-runner');
symlinkSync(tool, program);
process.once('exit', () => rmSync(bin, { recursive: true, force: true }));

/** What a command says of a directory in no game. */
export const noGame = 'no game.yaml in this folder or its parents: using the built-in game\n';

/** Milliseconds until a command counts as hung: a bound for faults, far above what a busy machine needs. */
export const patience = 240_000;

export const withoutNotice = (finished: Promise<Finished>): Promise<Finished> =>
  finished.then((one) => ({ ...one, err: one.err.replace(noGame, '') }));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A place to run commands in. */
export class Desk {
  readonly path = mkdtempSync(join(tmpdir(), 'core-runner-desk-'));

  at(name: string): string {
    return join(this.path, name);
  }

  /** Runs the tool as it is built; `err` is without the notice that no game is here. */
  run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Finished> {
    return withoutNotice(this.execute([program, ...words], environment));
  }

  /** Runs the tool with a text on standard input. */
  runWith(input: string, words: readonly string[]): Promise<Finished> {
    return withoutNotice(this.execute([program, ...words], {}, undefined, input));
  }

  /** Runs a line of the shell, in which `$run` is the tool. */
  shell(line: string): Promise<Finished> {
    const run = `'${process.execPath}' '${program}'`;
    return withoutNotice(this.execute(['-c', line.replaceAll('$run', run)], {}, undefined, undefined, 'sh'));
  }

  /** Runs Node; `onError` is called once if something but the notice came on standard error. */
  execute(
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
    onError?: (child: ChildProcess) => void,
    input?: string,
    command = process.execPath,
  ): Promise<Finished> {
    return new Promise((resolve, reject) => {
      const path = `${bin}${delimiter}${process.env.PATH}`;
      const env = { ...process.env, PATH: path, CORE_RUNNER_CACHE: '', ...environment };
      const child = spawn(command, words, { cwd: this.path, env, timeout: patience });
      if (input !== undefined) child.stdin.end(input);
      let [out, err] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text) => {
        out += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text) => {
        const before = err;
        err += text;
        if (before.replace(noGame, '') === '' && err.replace(noGame, '') !== '') onError?.(child);
      });
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err }));
    });
  }

  /** Runs the tool and presses Ctrl-C as soon as it listens for it, before anything is played. */
  interruptAtOnce(words: readonly string[]): Promise<Finished> {
    return withoutNotice(
      this.execute(
        this.after(
          'at-once.cjs',
          `if (require('node:worker_threads').isMainThread)
           process.on('newListener', (name) => {
             if (name === 'SIGINT') setImmediate(() => process.kill(process.pid, 'SIGINT'));
           });`,
          words,
        ),
      ),
    );
  }

  /** Runs the tool as if at a terminal, and presses Ctrl-C when the terminal shows that something is counted. */
  interruptOnProgress(words: readonly string[]): Promise<Finished> {
    return withoutNotice(this.execute(this.atTerminal(words), {}, (child) => child.kill('SIGINT')));
  }

  /** The words that run the tool as if at a terminal, with a clock that gains a second at each look: all work is long. */
  atTerminal(words: readonly string[]): string[] {
    const script = `Object.defineProperty(process.stderr, 'isTTY', { value: true });
      let seconds = 0;
      process.uptime = () => seconds++;`;
    return this.after('at-terminal.cjs', script, words);
  }

  /** The words that run the tool with a script before it. */
  after(name: string, script: string, words: readonly string[]): string[] {
    writeFileSync(this.at(name), script);
    return ['--require', this.at(name), program, ...words];
  }

  /** Every file and directory here, with what is in it: two listings are equal where nothing was touched. */
  listing(): string[] {
    return readdirSync(this.path, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => (statSync(this.at(name)).isDirectory() ? `${name}/` : `${name} ${this.hash(name)}`));
  }

  hash(name: string): string {
    return createHash('sha256')
      .update(readFileSync(this.at(name)))
      .digest('hex')
      .slice(0, 12);
  }

  discard(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** A test at a place of its own, which is cleared away after it. */
export const it = base.extend<{ desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads here which fixtures this one needs
  desk: async ({}, use) => {
    const desk = new Desk();
    await use(desk);
    desk.discard();
  },
});

/** A test at a place of its own for each row of a table. */
export const itEach = <Row extends unknown[] | [unknown]>(rows: readonly Row[]) => it.for(rows);

/** A test for each row: a command refuses the words, says all the rest, and writes nothing. */
export const itRefuses = (command: string, rows: readonly (readonly [words: string, ...said: string[]])[]) =>
  it.for(rows)('refuses %j', async ([words, ...said], { desk }) => {
    const { code, out, err } = await desk.run(`${command} ${words}`.split(' '));
    expect([code, out]).toEqual([2, '']);
    for (const part of said) expect(err).toContain(part);
    expect(desk.listing()).toEqual([]);
  });

/** Changes the text of a file. */
export function rewrite(path: string, change: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}
