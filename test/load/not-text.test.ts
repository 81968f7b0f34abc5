import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSave } from '../../src/cli/tabletop/saved-run.ts';
import { loadBalance } from '../../src/load/game/balance.ts';
import { loadStyle } from '../../src/load/game/style.ts';
import { readText } from '../../src/load/read.ts';
import { coreRunnerWords } from '../core-runner-words.ts';
import { smallContent } from '../game/small-game.ts';
import { dedent, faultsAfter, type GameDirectory, golem, withGame } from './game/game-directory.ts';

describe('what is no file is refused by what it is, before it is read', () => {
  const kinds: readonly (readonly [kind: string, make: (path: string) => void])[] = [
    ['a pipe', (path) => execFileSync('mkfifo', [path])],
    ['a device', (path) => symlinkSync('/dev/zero', path)],
    ['a device', (path) => symlinkSync('/dev/urandom', path)],
    ['a directory', (path) => execFileSync('mkdir', [path])],
  ];
  it.each(kinds)('%s', (kind, make) =>
    withGame((game) => {
      for (const name of [golem, 'game.yaml', 'balance.yaml', 'style.yaml', 'run.json']) {
        if (name !== 'run.json') game.remove(name);
        make(join(game.path, name));
      }
      const message = `cannot read: it is ${kind}`;
      expect(game.faults()).toContain(`error[CR001]: ${message}\n  ${golem}`);
      expect(game.faults()).toContain(`error[CR001]: ${message}\n  game.yaml`);
      expect(
        loadBalance(game.path, { ...smallContent().game, policies: [] } as never).diagnostics.map((one) => one.message),
      ).toEqual([message]);
      expect(loadStyle(game.path).diagnostics.map((one) => one.message)).toEqual([message]);
      expect(() => readSave(join(game.path, 'run.json'), coreRunnerWords)).toThrow(
        message.replace('cannot read:', 'run.json:'),
      );
    }),
  );
  it('a socket', async () => {
    const game = withGame((one) => one.path);
    const path = `${game}.socket`;
    const server = createServer().listen(path);
    await new Promise((listening) => server.once('listening', listening));
    expect(readText(path)).toMatchObject({ message: 'cannot read: it is a socket' });
    await new Promise((closed) => server.close(closed));
  });
  it('but links to files are files', () =>
    withGame((game) => {
      execFileSync('mv', [join(game.path, golem), join(game.path, 'elsewhere.txt')]);
      symlinkSync(join(game.path, 'elsewhere.txt'), join(game.path, golem));
      expect(game.faults()).toBe('');
    }));
});

describe('what is no text says why, at the byte', () => {
  const latin = (game: GameDirectory) =>
    game.write(golem, Buffer.from(game.read(golem).replace('Corroded Golem', 'Café Golem'), 'latin1'));
  it.each([
    [
      'a byte of Latin-1',
      latin,
      `
        error[CR002]: must be UTF-8 text, found the byte E9
          ${golem}:2:11
            2 | title: Café Golem
              |           ^
          hint: it is é in Latin-1: save the file as UTF-8
      `,
    ],
    [
      'the same after valid UTF-8',
      (game: GameDirectory) =>
        game.write(
          golem,
          Buffer.concat([Buffer.from('\uFEFF# “é”\r\ntitle: é'), Buffer.from([0xe9]), Buffer.from('\r\n')]),
        ),
      `
        error[CR002]: must be UTF-8 text, found the byte E9
          ${golem}:2:9
            2 | title: éé
              |         ^
          hint: it is é in Latin-1: save the file as UTF-8
      `,
    ],
    [
      'a character cut short',
      (game: GameDirectory) => game.write(golem, Buffer.from([0x61, 0xe2, 0x80])),
      `
        error[CR002]: must be UTF-8 text, found the byte E2
          ${golem}:1:2
            1 | aâ·
              |  ^
          hint: it is â in Latin-1: save the file as UTF-8
      `,
    ],
    [
      'NUL',
      (game: GameDirectory) => game.replace(golem, 'Corroded Golem', 'Corro\0ded'),
      `
        error[CR002]: must be text, found the character NUL
          ${golem}:2:13
            2 | title: Corro·ded
              |             ^
          hint: delete it
      `,
    ],
    [
      'UTF-16 with its mark',
      (game: GameDirectory) => game.write(golem, Buffer.from(`\uFEFF${game.read(golem)}`, 'utf16le')),
      `
        error[CR002]: must be UTF-8 text, found UTF-16
          ${golem}
          hint: save the file as UTF-8
      `,
    ],
    [
      'UTF-16 without',
      (game: GameDirectory) => game.write(golem, Buffer.from(game.read(golem), 'utf16le')),
      `
        error[CR002]: must be UTF-8 text, found UTF-16
          ${golem}
          hint: save the file as UTF-8
      `,
    ],
    [
      'a picture',
      (game: GameDirectory) => game.write(golem, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      `
        error[CR002]: must be text, found a PNG picture
          ${golem}
          hint: replace it with a text file
      `,
    ],
    [
      'a PDF',
      (game: GameDirectory) => game.write(golem, '%PDF-1.7\n'),
      `
        error[CR002]: must be text, found a PDF
          ${golem}
          hint: replace it with a text file
      `,
    ],
    [
      'nothing',
      (game: GameDirectory) => game.write(golem, ' \n'),
      `
        error[CR004]: must not be empty
          ${golem}
          hint: write something, or delete the file
      `,
    ],
  ])('%s', (_, edit, says) => {
    expect(faultsAfter(edit)).toBe(dedent(says));
  });
  it('U+FFFD may stand in a text of its own', () => {
    expect(faultsAfter((game) => game.replace(golem, 'It stands', 'It \uFFFD stands'))).toBe('');
  });
});
