/** `publish`: its folder, in any time zone, published again, and the folders that it refuses. */

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { Desk, lowTide } from '../command.ts';

const desk = new Desk();
afterAll(() => desk.discard());

const publish = (out: string, game = `${lowTide}/de`, environment = {}) =>
  desk.run(['publish', '--content', game, '--out', out], environment);
const listing = (folder: string) =>
  desk.listing().flatMap((one) => (one.startsWith(`${folder}/`) ? one.slice(folder.length) : []));

it('writes the same bytes everywhere, and again over its own', async () => {
  for (const TZ of ['Pacific/Auckland', 'America/Anchorage'])
    expect(await publish(`site-${TZ.slice(0, 1)}`, `${lowTide}/de`, { TZ })).toMatchObject({ code: 0, err: '' });
  expect(listing('site-P')).toEqual(listing('site-A'));
  const before = listing('site-P');
  expect((await publish('site-P')).code).toBe(0);
  expect(listing('site-P')).toEqual(before);
});

it('removes files that a new page lacks, and leaves those of others', async () => {
  writeFileSync(desk.at('site-P/CNAME'), 'example.org');
  writeFileSync(desk.at('site-P/pages/old.svg'), '<svg/>');
  writeFileSync(desk.at('kept.txt'), 'mine');
  const script = readFileSync(desk.at('site-P/offline.js'), 'utf8');
  writeFileSync(
    desk.at('site-P/offline.js'),
    script.replace('"kept":[', '"kept":["pages/old.svg","pages/gone.svg","../kept.txt",'),
  );
  expect((await publish('site-P')).code).toBe(0);
  expect(listing('site-P').filter((one) => !/^\/CNAME /u.test(one))).toEqual(listing('site-A'));
  expect([readFileSync(desk.at('site-P/CNAME'), 'utf8'), readFileSync(desk.at('kept.txt'), 'utf8')]).toEqual([
    'example.org',
    'mine',
  ]);
});

it('refuses a folder that has something else, and writes nothing where a game has faults', async () => {
  mkdirSync(desk.at('other'));
  writeFileSync(desk.at('other/offline.js'), '/** Not ours. */');
  cpSync(lowTide, desk.at('game'), { recursive: true });
  const before = desk.listing();
  expect(await publish('other')).toMatchObject({
    code: 2,
    err: 'error: other has other files than those of a page\n  hint: name a new or empty directory with --out\n',
  });
  writeFileSync(desk.at('game/setting.yaml'), 'chapters: [');
  const faulty = await publish('site-A', desk.at('game'));
  expect([faulty.code, faulty.err]).toEqual([1, expect.stringContaining('setting.yaml')]);
  writeFileSync(desk.at('game/setting.yaml'), readFileSync(`${lowTide}/setting.yaml`));
  expect(desk.listing()).toEqual(before);
});

it('prints a game’s own templates, and names its address', { timeout: 300_000 }, async () => {
  mkdirSync(desk.at('game/templates'), { recursive: true });
  const template = readFileSync('templates/en/print-me-first.md.hbs', 'utf8');
  writeFileSync(desk.at('game/templates/print-me-first.md.hbs'), `${template}\n## Our own\n\nBy hand.\n`);
  const file = () => unzipSync(readFileSync(desk.at('own/download/low-tide-a4.zip')))['PRINT-ME-FIRST.pdf'];
  expect(await publish('own', desk.at('game'))).toMatchObject({ code: 0, err: '' });
  const own = file()?.length;
  writeFileSync(desk.at('game/templates/print-me-first.md.hbs'), template);
  expect(await publish('own', desk.at('game'))).toMatchObject({ code: 0, err: '' });
  expect(own).toBeGreaterThan(file()?.length ?? Number.POSITIVE_INFINITY);
});
