import { existsSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { diceSystems } from '../../../src/systems/index.ts';
import { type Desk, it, itEach, tool } from '../command.ts';

/** The commands that a help lists. */
const commandsIn = (help: string) => [...help.matchAll(/^ {2}([a-z]+) {2,}\S/gmu)].map(([, name = '']) => name);

/** Every command line with its own help. */
async function everyCommand(desk: Desk): Promise<string[][]> {
  const commands = commandsIn((await desk.run(['--help'])).out);
  const kinds = commandsIn((await desk.run(['new', '--help'])).out);
  const systems = ['odds', 'roll'].flatMap((name) => diceSystems.map(({ id }) => [name, id]));
  return [[], ...commands.map((name) => [name]), ...kinds.map((kind) => ['new', kind]), ...systems];
}

describe('the help of every command', () => {
  itEach([
    ['by its name', 80],
    ['by a path', 60],
  ])('called %s fits %d columns, unless a word is longer', async ([how, width], { desk }) => {
    const commands = await everyCommand(desk);
    expect(commands.length).toBeGreaterThan(30);
    for (const words of commands) {
      const line = [...words, '--help'];
      const columns = { COLUMNS: String(width) };
      const { code, out, err } = await (how === 'by a path'
        ? desk.execute([tool, ...line], columns)
        : desk.run(line, columns));
      expect([words, code, err]).toEqual([words, 0, '']);
      const broken = (one: string) => /\S /u.test(one.replace(/^Usage: | \\$/gu, ''));
      const long = out.split('\n').filter((one) => one.length > width && broken(one));
      expect([words, long]).toEqual([words, []]);
      expect(out).toMatch(/^Usage: /u);
      if (how === 'by a path') expect(out).not.toMatch(/(?:Usage:|^ ) core-runner /mu);
      if (words[0] !== 'new' || words.length === 1) expect(out).toMatch(/\nExit codes, for scripts: 0 /u);
    }
  });
  it('of run has less than 60 lines, its options in groups', async ({ desk }) => {
    const { out } = await desk.run(['run', '--help']);
    expect(out.split('\n').length).toBeLessThan(60);
    const groups = ['Arguments', 'Board', 'Rating', 'Batch', 'Sheet', 'Paper', 'Options', 'Examples'];
    expect([...out.matchAll(/^(\w+):$/gmu)].map(([, group]) => group)).toEqual(groups);
  });
  it('has examples that a shell can run, however often they are broken', async ({ desk }) => {
    const { out } = await desk.run(['verify', '--help'], { COLUMNS: '60' });
    const [, example = ''] = /^ {2}core-runner (verify .* \\\n.*)$/mu.exec(out) ?? [];
    expect((await desk.shell(`$run ${example}`)).err).toMatch(/^error: the sheet is of other content: /u);
  });
});

describe('--quiet', () => {
  it.for(['print tracking-sheet -q -p a5 -o here', 'run --seed x -q -o here', 'init -q here'])(
    '%s prints nothing',
    async (line, { desk }) => {
      expect(await desk.run(line.split(' '))).toEqual({ code: 0, out: '', err: '' });
      expect(existsSync(desk.at('here'))).toBe(true);
    },
  );
  it('still prints errors, and cannot go with --json', async ({ desk }) => {
    expect((await desk.run(['print', 'orders', '-q', '--content', 'none'])).err).toContain('error[CR001]');
    expect((await desk.run(['run', '-q', '--json'])).err).toContain('error: --quiet cannot go with --json\n');
  });
});
