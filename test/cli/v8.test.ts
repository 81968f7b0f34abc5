import { cpSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { askV8, defaultsIn, flagsFor } from '../../src/cli/v8.ts';
import { atDesk } from './command.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const list = `
Options:
  --interrupt-budget (interrupt budget which should be used for the profiler counter)
        type: int  default: --interrupt-budget=67584
  --baseline-batch-compilation (batch compile Sparkplug code)
        type: bool  default: --baseline-batch-compilation
  --trace-baseline-batch-compilation (trace baseline batch compilation)
        type: bool  default: --no-trace-baseline-batch-compilation
`;

describe('the flags of V8', () => {
  it('are those that it lists, with its defaults', () => {
    expect(defaultsIn(list)).toEqual({
      'interrupt-budget': '--interrupt-budget=67584',
      'baseline-batch-compilation': '--baseline-batch-compilation',
    });
    expect(defaultsIn('')).toEqual({});
  });
  it('are set only in the version that was asked, and only where it knows them', () => {
    const known = { version: '11.3.244', defaults: defaultsIn(list) };
    expect(flagsFor('11.3.244', known)).toEqual(['--interrupt-budget=10000000', '--no-baseline-batch-compilation']);
    expect(flagsFor('11.3.245', known)).toEqual([]);
    expect(flagsFor('11.3.244', undefined)).toEqual([]);
  });
  it('are found in the V8 at hand, which takes them without a word', () =>
    atDesk(async (desk) => {
      const known = askV8();
      const flags = flagsFor(process.versions.v8, known);
      expect(flags).toContain('--no-baseline-batch-compilation');
      const setting = `require('node:v8').setFlagsFromString(process.argv[1])`;
      for (const flag of [...flags, ...Object.values(known.defaults)])
        expect(await desk.execute(['-e', setting, '--', flag])).toEqual({ code: 0, out: '', err: '' });
    }));
});

describe('a tool that another Node built', () => {
  /** What the tool prints as it is built, by command. */
  const home = new Map<string, string>();
  const other = `${JSON.stringify({ version: '1.0', defaults: { 'interrupt-budget': '--no-such-flag' } })}\n`;
  it.each([
    ['with flags of another V8', (dist: string) => writeFileSync(`${dist}/v8.json`, other)],
    ['without flags and caches', (dist: string) => caches(dist, 'v8.json').forEach((path) => void rmSync(path))],
    ['with caches that do not fit', (dist: string) => caches(dist).forEach((path) => void writeFileSync(path, 'old'))],
    ['with caches cut short', (dist: string) => caches(dist).forEach((path) => void truncateSync(path, 5_000))],
  ])('%s does the same, in silence', (_, age) =>
    atDesk(async (desk) => {
      for (const part of ['dist', 'content', 'templates']) cpSync(root(part), desk.at(part), { recursive: true });
      age(desk.at('dist'));
      const same = async (...words: [string, ...string[]]) => {
        const aged = await desk.execute([desk.at('dist/core-runner.js'), ...words]);
        const built = home.get(words[0]) ?? (await desk.run(words)).out;
        home.set(words[0], built);
        expect([aged.code, aged.err]).toEqual([0, '']);
        expect(aged.out).toBe(built);
      };
      await same('validate');
      await same('simulate', '--runs', '5', '--policy', 'novice', '--workers', '1', '--json');
      const printing = ['print', 'tracking-sheet', '--out'];
      expect(await desk.execute([desk.at('dist/core-runner.js'), ...printing, 'aged'])).toMatchObject({ err: '' });
      await desk.run([...printing, 'built']);
      expect(desk.hash('aged/tracking-sheet.pdf')).toBe(desk.hash('built/tracking-sheet.pdf'));
    }),
  );
});

/** The code caches in a copy of `dist/`, and other files by name. */
function caches(dist: string, ...others: readonly string[]): string[] {
  const found = readdirSync(dist).filter((name) => name.endsWith('.cache') || others.includes(name));
  expect(found).toHaveLength(5 + others.length);
  return found.map((name) => `${dist}/${name}`);
}
