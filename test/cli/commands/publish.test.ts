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

it('writes the same bytes everywhere over its own, removes files of the old page and leaves those of others', async () => {
  expect(await publish('site', `${lowTide}/de`, { TZ: 'Pacific/Auckland' })).toMatchObject({ code: 0, err: '' });
  const before = listing('site');
  writeFileSync(desk.at('site/CNAME'), 'example.org');
  writeFileSync(desk.at('site/pages/old.svg'), '<svg/>');
  writeFileSync(desk.at('kept.txt'), 'mine');
  const script = readFileSync(desk.at('site/offline.js'), 'utf8');
  const added = '"kept":["pages/old.svg","pages/gone.svg","../kept.txt",';
  writeFileSync(desk.at('site/offline.js'), script.replace('"kept":[', added));
  expect(await publish('site', `${lowTide}/de`, { TZ: 'America/Anchorage' })).toMatchObject({ code: 0, err: '' });
  expect(listing('site').filter((one) => !/^\/CNAME /u.test(one))).toEqual(before);
  expect(['site/CNAME', 'kept.txt'].map((one) => readFileSync(desk.at(one), 'utf8'))).toEqual(['example.org', 'mine']);
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
  const faulty = await publish('site', desk.at('game'));
  expect([faulty.code, faulty.err]).toEqual([1, expect.stringContaining('setting.yaml')]);
  writeFileSync(desk.at('game/setting.yaml'), readFileSync(`${lowTide}/setting.yaml`));
  expect(desk.listing()).toEqual(before);
});

it('prints a game’s own templates', async () => {
  mkdirSync(desk.at('game/de/templates'));
  const template = readFileSync('templates/de/print-me-first.md.hbs', 'utf8');
  writeFileSync(desk.at('game/de/templates/print-me-first.md.hbs'), template.replace(/^## .*/msu, ':::rule\n'));
  expect(await publish('own', desk.at('game/de'))).toMatchObject({ code: 0, err: '' });
  const [own = 0, usual = 0] = ['own', 'site'].map(
    (one) => unzipSync(readFileSync(desk.at(`${one}/download/niedrigwasser-a4.zip`)))['PRINT-ME-FIRST.pdf']?.length,
  );
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(usual);
});
