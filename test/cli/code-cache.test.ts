import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { it, itEach, withoutNotice } from './command.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  writeFileSync(path, bytes);
}

/** Ways to break a file: a changed byte, none, half of them, another thing in its place, nothing. */
const damages: readonly ((path: string) => void)[] = [
  flip,
  (path) => writeFileSync(path, ''),
  (path) => truncateSync(path, readFileSync(path).length >> 1),
  (path) => {
    rmSync(path);
    mkdirSync(path);
  },
  (path) => rmSync(path),
];

describe('a damaged installation', () => {
  it('names the file and what to do, and needs no prepared pictures', async ({ desk }) => {
    for (const part of ['dist', 'content', 'templates']) cpSync(root(part), desk.at(part), { recursive: true });
    const play = 'simulate --runs 9 --workers 1';
    for (const [name, words] of [
      ['fonts/serif.ttf', 'print rule-book'],
      ['hyphenation/en-gb.br', 'print rule-book'],
      ['templates/en/rule-book.md.hbs.br', 'print rule-book'],
      ['checksums.json', 'print rule-book'],
      ['simulation-worker.js', play],
      ['entry/worker.js', play],
      ['tool.js', play],
    ] as const)
      for (const damage of damages) {
        // A changed byte may be in a comment of Node's own, or in the sum of another file.
        if (damage === flip && ['tool.js', 'checksums.json'].includes(name)) continue;
        const path = desk.at(`dist/${name}`);
        const whole = readFileSync(path);
        damage(path);
        const { code, err } = await withoutNotice(desk.execute([desk.at('dist/core-runner.js'), ...words.split(' ')]));
        expect([name, code, err.replace(/^error: .*dist./u, '')]).toEqual([
          name,
          2,
          `${name} is missing or damaged\n  hint: install core-runner again, or run npm run build in a clone\n`,
        ]);
        rmSync(path, { recursive: true, force: true });
        writeFileSync(path, whole);
      }
    flip(desk.at('dist/pictures.art'));
    for (const [tool, out] of [
      [desk.at('dist/core-runner.js'), 'aged'],
      [root('dist/core-runner.js'), 'built'],
    ] as const)
      await desk.execute([tool, 'print', 'event-book', '--out', out]);
    expect(desk.hash('aged/event-book.pdf')).toBe(desk.hash('built/event-book.pdf'));
  });
});

describe('a tool that another Node built', () => {
  /** What the tool prints as it is built, by command. */
  const home = new Map<string, string>();
  itEach([
    ['without a cache', (path: string) => rmSync(path)],
    ['with a cache that does not fit', (path: string) => writeFileSync(path, 'old')],
    ['with a cache cut short', (path: string) => truncateSync(path, 5_000)],
    ['with a byte of the cache changed', flip],
  ])('%s does the same, in silence', async ([_, age], { desk }) => {
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
  });
});
