import { cpSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { atDesk } from './command.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('a tool that another Node built', () => {
  /** What the tool prints as it is built, by command. */
  const home = new Map<string, string>();
  it.each([
    ['without a cache', (path: string) => rmSync(path)],
    ['with a cache that does not fit', (path: string) => writeFileSync(path, 'old')],
    ['with a cache cut short', (path: string) => truncateSync(path, 5_000)],
  ])('%s does the same, in silence', (_, age) =>
    atDesk(async (desk) => {
      for (const part of ['dist', 'content', 'templates']) cpSync(root(part), desk.at(part), { recursive: true });
      age(desk.at('dist/tool.cache'));
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
