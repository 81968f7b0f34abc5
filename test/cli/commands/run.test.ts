import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { type Desk, it, itEach } from '../command.ts';

const root = join(import.meta.dirname, '../../..');
const files = (desk: Desk, directory: string) =>
  Object.fromEntries(readdirSync(desk.at(directory)).map((name) => [name, desk.hash(`${directory}/${name}`)]));

describe('a run code', () => {
  itEach([
    ['a name', ['--seed', 'rusty-crane-ledger', '--difficulty', 'hard']],
    ['a long seed in another script', ['--seed', 'שלום עולם '.repeat(1000)]],
    ['emoji', ['--seed', '🎲🤖']],
    ['sealed, with dice', ['--seed', 'Friday night', '--sealed', '--dice']],
    ['sealed, of a long seed', ['--seed', 'x'.repeat(10_000), '--sealed', '--dice']],
    [
      'another game, which is found by its code',
      ['--seed', 'limpet-gull-tar', '--content', join(root, 'content/low-tide')],
    ],
  ])('prints the identical sheet: %s', async ([_, words], { desk }) => {
    const { out, code, err } = await desk.run(['run', ...words, '--json', '--out', 'one']);
    expect([code, err]).toEqual([0, '']);
    const { boards, ...named } = JSON.parse(out);
    const [dealt] = boards;
    const again = await desk.run(['run', dealt.code.toLowerCase(), '--json', '--out', 'two']);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(JSON.parse(again.out)).toEqual({
      ...named,
      file: named.file.replace('one/', 'two/'),
      boards: [{ ...dealt, seed: expect.any(String) }],
    });
    const { board } = JSON.parse((await desk.run(['verify', dealt.code, '--json'])).out);
    expect({ ...board, pictures: dealt.pictures }).toEqual({ ...dealt, seed: board.seed });
    expect(files(desk, 'two')).toEqual(files(desk, 'one'));
  });

  it('prints in silence with --quiet', async ({ desk }) => {
    const { code, out } = await desk.run(['run', '1KSH-4000-42KB', '--quiet', '--out', 'quiet']);
    expect([code, out]).toEqual([0, '']);
  });

  it('is checked against a content: the same board, or what differs', async ({ desk }) => {
    cpSync(join(root, 'content/core-runner'), desk.at('game'), { recursive: true });
    const same = await desk.run(['verify', '1KSH-4000-42KB', '--content', 'game']);
    expect([same.code, same.err]).toEqual([0, '']);
    expect(same.out).toMatch(
      /^the same board: Core Runner, Normal, open, 19 Sectors\nseed: rusty-crane-ledger\npictures: /u,
    );
    const pictures = /pictures: ([\w, ]+);/u.exec(same.out)?.[1] ?? '';
    const verify = ['verify', '1KSH-4000-42KB', '--content', 'game', '--pictures'];
    expect((await desk.run([...verify, pictures.toUpperCase()])).out).toContain(
      `pictures: ${pictures}, as on the sheet`,
    );
    expect((await desk.run([...verify, 'key, drop'])).err).toContain('error: --pictures must be 4 names, found 2');
    const golem = desk.at('game/events/11-corroded-golem.yaml');
    writeFileSync(golem, readFileSync(golem, 'utf8').replace('Health -', 'Health -1'));
    const score = ['score', '--seed', 'x', '--content', 'game', '--pictures', pictures];
    for (const words of [[...verify, pictures], score]) {
      const { code, out, err } = await desk.run(words);
      expect([code, out, err]).toEqual([1, '', expect.stringContaining(`it shows ${pictures}, and this content has `)]);
    }
    const told = await desk.run([...verify, pictures, '--json']);
    expect([told.code, JSON.parse(told.out)]).toEqual([
      1,
      expect.objectContaining({ same: false, differs: ['pictures'] }),
    ]);
    const tidal = await desk.run(['run', '--content', join(root, 'content/low-tide'), '--seed', 'tar', '--json']);
    const strange = await desk.run(['run', JSON.parse(tidal.out).boards[0].code, '--content', 'game']);
    expect([strange.code, strange.err]).toEqual([1, expect.stringContaining('the code is of another game: Low Tide')]);
    rmSync(desk.at('out'), { recursive: true });
    const path = desk.at('game/game.yaml');
    const text = readFileSync(path, 'utf8');
    const [, easy = '', normal = ''] = /^( {2}- \{ id: easy.*\n)( {2}- \{ id: normal.*\n)/mu.exec(text) ?? [];
    for (const [from, to, differs, words] of [
      ['title: Core Runner', 'title: Core Walker', 'game', 'another game'],
      [easy + normal, normal + easy, 'difficulty', 'difficulties differ'],
      ['spare-sector-numbers: 12', 'spare-sector-numbers: 11', 'map', 'the map differs'],
    ] as const) {
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
      const [told, json, printed] = await Promise.all([
        desk.run(['verify', '1KSH-4000-42KB', '--content', 'game']),
        desk.run(['verify', '1KSH-4000-42KB', '--content', 'game', '--json']),
        desk.run(['run', '1KSH-4000-42KB', '--content', 'game']),
      ]);
      expect([told.code, told.out]).toEqual([1, expect.stringContaining(words)]);
      expect(JSON.parse(json.out)).toMatchObject({ same: false, differs: [differs] });
      expect([printed.code, printed.err]).toEqual([1, expect.stringContaining('this content deals another board')]);
    }
    expect(desk.listing().filter((name) => name.startsWith('out'))).toEqual([]);
  });
});

describe('a batch', () => {
  const batch = ['run', '--seed', 'crew', '--count', '7', '--per-file', '2', '--out'];

  it('is the same files, whole, in parts, or begun and gone on with', async ({ desk }) => {
    expect((await desk.run([...batch, 'whole'])).out).toBe('4 files made in whole\n');
    const whole = files(desk, 'whole');
    const sheets = ['1-2', '3-4', '5-6', '7-7'].map((places) => `runs-crew-normal-${places}.pdf`);
    expect(Object.keys(whole)).toEqual([
      ...sheets.flatMap((name) => [name, `${name}.sha256`]),
      'runs-crew-normal.json',
    ]);
    await Promise.all([1, 2, 3].map((part) => desk.run([...batch, 'parts', '--shard', `${part}/3`])));
    expect(files(desk, 'parts')).toEqual(whole);
    rmSync(desk.at('whole/runs-crew-normal-3-4.pdf'));
    expect((await desk.run([...batch, 'whole'])).out).toBe('1 file made in whole, 3 there before\n');
    expect(files(desk, 'whole')).toEqual(whole);
    // Sheets of another batch are not mixed with these.
    const other = await desk.run([...batch, 'whole', '--per-file', '3']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('whole has sheets of another batch')]);
    expect(files(desk, 'whole')).toEqual(whole);
  });

  it('prints a file again whose bytes are not those that were printed', async ({ desk }) => {
    const small = ['run', '--seed', 'crew', '--count', '2', '--per-file', '1', '--out', 'out'];
    await desk.run(small);
    const before = files(desk, 'out');
    const path = desk.at('out/runs-crew-normal-1-1.pdf');
    const bytes = readFileSync(path);
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
    for (const damage of [
      () => writeFileSync(path, flipped),
      () => writeFileSync(path, ''),
      () => writeFileSync(path, bytes.subarray(0, -1)),
      () => writeFileSync(path, readFileSync(desk.at('out/runs-crew-normal-2-2.pdf'))),
      () => rmSync(`${path}.sha256`),
      () => writeFileSync(`${path}.sha256`, ''),
    ]) {
      damage();
      expect((await desk.run(small)).out).toBe('1 file made in out, 1 there before\n');
      expect(files(desk, 'out')).toEqual(before);
    }
    // Other choices have other names.
    expect((await desk.run([...small, '--paper', 'letter', '--sealed'])).out).toBe('2 files made in out\n');
    expect(files(desk, 'out')).toMatchObject({
      ...before,
      'runs-crew-normal-sealed-1-1-letter.pdf': expect.anything(),
      'runs-crew-normal-sealed-letter.json': expect.anything(),
    });
  });

  it('writes nothing where it cannot write, and leaves what was there', async ({ desk }) => {
    writeFileSync(desk.at('file'), 'old');
    const { code, err } = await desk.run([...batch, 'file']);
    expect([code, err]).toEqual([2, expect.stringMatching(/^error: cannot write file/u)]);
    expect(readFileSync(desk.at('file'), 'utf8')).toBe('old');
    expect(desk.listing()).toHaveLength(1);
  });
});
