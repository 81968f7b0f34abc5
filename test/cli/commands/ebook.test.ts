/** `print ebook`: its file, in any time zone, and the options that it refuses. */

import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { Desk, lowTide } from '../command.ts';

const desk = new Desk();
afterAll(() => desk.discard());

it('is called after its game, and the same bytes everywhere', async () => {
  const files = [];
  for (const TZ of ['Pacific/Auckland', 'America/Anchorage']) {
    const { code, out, err } = await desk.run(['print', 'ebook', '--content', lowTide, '--out', TZ, '--json'], { TZ });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const {
      files: [{ file }],
    } = JSON.parse(out);
    expect(file).toMatch(/low-tide\.epub$/u);
    files.push(readFileSync(desk.at(file)));
  }
  expect(files[0]).toEqual(files[1]);
});

it.each([
  [['--paper', 'a5'], 'an ebook takes no --paper'],
  [['--veil', 'none'], 'an ebook takes no --veil'],
  [['--low-ink'], 'an ebook takes no --low-ink'],
  [['--all-editions'], 'an ebook takes no --all-editions'],
  [['rule-book'], 'cannot print ebook and rule-book at once'],
])('refuses %s', async (words, message) => {
  const { code, err } = await desk.run(['print', 'ebook', ...words]);
  expect({ code, first: err.split('\n')[0] }).toEqual({ code: 2, first: `error: ${message}` });
});
