import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { atDesk, withoutNotice } from './command.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  writeFileSync(path, bytes);
}

describe('a damaged installation', () => {
  it('names the file and what to do, and needs no prepared pictures', () =>
    atDesk(async (desk) => {
      for (const part of ['dist', 'content', 'templates']) cpSync(root(part), desk.at(part), { recursive: true });
      for (const name of ['fonts/serif.ttf', 'hyphenation/en-gb.table', 'templates/rule-book.md.hbs.js', 'tool.js'])
        for (const damage of [flip, (path: string) => writeFileSync(path, '')]) {
          if (name === 'tool.js' && damage === flip) continue; // a changed byte may be in a comment of Node's own
          const path = desk.at(`dist/${name}`);
          const whole = readFileSync(path);
          damage(path);
          const { code, err } = await withoutNotice(
            desk.execute([desk.at('dist/core-runner.js'), 'print', 'rule-book']),
          );
          expect([name, code, err.replace(/^error: .*dist./u, '')]).toEqual([
            name,
            2,
            `${name} is ${name === 'tool.js' ? '' : 'missing or '}damaged\n  hint: install core-runner again; in a clone, npm run build\n`,
          ]);
          writeFileSync(path, whole);
        }
      flip(desk.at('dist/pictures.art'));
      for (const [tool, out] of [
        [desk.at('dist/core-runner.js'), 'aged'],
        [root('dist/core-runner.js'), 'built'],
      ] as const)
        await desk.execute([tool, 'print', 'event-book', '--out', out]);
      expect(desk.hash('aged/event-book.pdf')).toBe(desk.hash('built/event-book.pdf'));
    }));
});

describe('a tool that another Node built', () => {
  /** What the tool prints as it is built, by command. */
  const home = new Map<string, string>();
  it.each([
    ['without a cache', (path: string) => rmSync(path)],
    ['with a cache that does not fit', (path: string) => writeFileSync(path, 'old')],
    ['with a cache cut short', (path: string) => truncateSync(path, 5_000)],
    ['with a byte of the cache changed', flip],
  ])('%s does the same, in silence', (_, age) =>
    atDesk(async (desk) => {
      for (const part of ['dist', 'content', 'templates']) cpSync(root(part), desk.at(part), { recursive: true });
      age(desk.at('dist/tool.cache'));
      const same = async (...words: [string, ...string[]]) => {
        const aged = await withoutNotice(desk.execute([desk.at('dist/core-runner.js'), ...words]));
        const built = home.get(words[0]) ?? (await desk.run(words)).out;
        home.set(words[0], built);
        expect([aged.code, aged.err]).toEqual([0, '']);
        expect(aged.out).toBe(built);
      };
      await same('validate');
      await same('simulate', '--runs', '5', '--policy', 'novice', '--workers', '1', '--json');
      const printing = ['print', 'tracking-sheet', '--out'];
      expect(await withoutNotice(desk.execute([desk.at('dist/core-runner.js'), ...printing, 'aged']))).toMatchObject({
        err: '',
      });
      await desk.run([...printing, 'built']);
      expect(desk.hash('aged/tracking-sheet.pdf')).toBe(desk.hash('built/tracking-sheet.pdf'));
    }),
  );
});
