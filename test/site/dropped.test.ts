/** Files of a dropped folder are read as those of a directory are. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGame } from '../../src/files/read-game.ts';
import { gamesIn, readDropped, sourcesOfDropped } from '../../src/site/dropped.ts';

/** A directory as a browser gives it. */
const dropped = (directory: string) =>
  new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((name) => join(directory, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => [relative(dirname(directory), path), new Blob([readFileSync(path)])] as const),
  );
const ofTexts = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, new Blob([text])]));

describe('a dropped folder', () => {
  it.each(['low-tide', 'low-tide/de', 'starter'])('has the sources of %s, but for where they are', async (name) => {
    const directory = join('content', name);
    const game = dropped(join('content', name.split('/')[0] ?? ''));
    const read = JSON.stringify(readGame(directory), plain).replaceAll('content/', '');
    expect(JSON.stringify(await sourcesOfDropped(game, name), plain)).toBe(read);
  });

  it('lists the games in it, the top one first', () => {
    const texts = { 'a/x/game.yaml': '', 'a/b/c/game.yaml': '', 'a/b/game.yaml': '', 'a/game.yaml.bak': '' };
    expect(gamesIn(ofTexts(texts))).toEqual(['a/b', 'a/x', 'a/b/c']);
    expect(gamesIn(ofTexts({ 'a/b.txt': '' }))).toEqual(['a']);
    expect(gamesIn(new Map())).toEqual(['']);
  });

  it('names what is missing, too large, no text or no folder', async () => {
    const { files } = await sourcesOfDropped(
      ofTexts({ 'a/game.yaml': 'x'.repeat(1024 * 1024 + 1), 'a/events': '', 'a/endings.yaml': '%PDF-1.7' }),
      'a',
    );
    const told = [...files].map(([name, read]) => [name, 'message' in read ? read.message : '']);
    expect(told).toEqual([
      ['endings.yaml', 'must be text, found a PDF'],
      ['game.yaml', 'must be smaller than 1 MiB'],
      ['events', 'expected a directory, found a file'],
    ]);
    expect(await readDropped(new Map(), 'a/core-runner.yaml')).toBeUndefined();
  });

  it('of a translation alone lacks its game', async () => {
    const { original } = await sourcesOfDropped(ofTexts({ 'de/game.yaml': 'translates: ..\n' }), 'de');
    expect(original?.directory).toBe('.');
  });
});

/** Maps as lists, sorted. */
const plain = (_: string, value: unknown) =>
  value instanceof Map ? [...value].sort(([a], [b]) => (a < b ? -1 : 1)) : value;
