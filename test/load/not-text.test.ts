import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSave } from '../../src/cli/tabletop/saved-run.ts';
import { readText } from '../../src/files/read-text.ts';
import { coreRunnerWords } from '../core-runner-words.ts';
import { smallContent } from '../game/small-game.ts';
import { loadBalance, loadStyle, readContent } from './directory.ts';
import { golem, withGame } from './game/game-directory.ts';

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
      const none = kind === 'a directory' ? 'cannot read: no such directory' : `expected a directory, found ${kind}`;
      expect(readContent(join(game.path, 'game.yaml')).diagnostics.map((one) => one.message)).toContain(none);
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
