import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, vi } from 'vitest';
import { writeFiles } from '../../../src/cli/write-files.ts';
import { type Desk, it, itEach, patience, tool } from '../command.ts';

/** A command that goes on until it is interrupted, and all it says. */
function start(desk: Desk, words: readonly string[]) {
  const child = spawn(process.execPath, [tool, ...words], { cwd: desk.path });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    /** Waits until something new is said. */
    says: async (words: string) => {
      await expect.poll(() => said, { timeout: patience, interval: 20 }).toContain(words);
      said = said.slice(said.indexOf(words) + words.length);
    },
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

describe('--watch', () => {
  it('validates again after an edit, a rename, and what is broken', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const path = desk.at('mine/events/23-water.yaml');
    const text = readFileSync(path, 'utf8');
    const { says, stop } = start(desk, ['validate', 'mine', '--watch']);
    await says('no faults');
    await says('watching mine; press Ctrl-C to stop');
    writeFileSync(path, text.replace('title:', 'titel:'));
    await says('unknown key titel');
    writeFileSync(`${path}~`, text);
    renameSync(`${path}~`, path);
    await says('no faults');
    renameSync(desk.at('mine'), desk.at('gone'));
    await says('no such directory');
    renameSync(desk.at('gone'), desk.at('mine'));
    await says('no faults');
    expect(await stop()).toBe(0);
  });

  it('prints again, and leaves what is printed as it was while a file is broken', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const path = desk.at('mine/events/23-water.yaml');
    const text = readFileSync(path, 'utf8');
    const { says, stop } = start(desk, ['print', 'event-book', '--content', 'mine', '--watch']);
    await says('out/event-book.pdf');
    const printed = desk.hash('out/event-book.pdf');
    writeFileSync(path, `${text}: [`);
    await says('error[CR');
    expect(desk.hash('out/event-book.pdf')).toBe(printed);
    writeFileSync(path, text.replace('Suitcases', 'Hatboxes'));
    await says('out/event-book.pdf');
    expect(desk.hash('out/event-book.pdf')).not.toBe(printed);
    expect(await stop()).toBe(0);
    expect(existsSync(desk.at('out')) && statSync(desk.at('out/event-book.pdf')).isFile()).toBe(true);
  });

  itEach([
    [[], [[130]]],
    [[() => undefined], []],
  ])('leaves a Ctrl-C right after a write to the command that listens: %j', async ([listeners, exits], { desk }) => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const others = process.rawListeners('SIGINT');
    process.removeAllListeners('SIGINT');
    for (const listener of listeners) process.on('SIGINT', listener);
    writeFiles(desk.path, [{ path: desk.at('a'), bytes: Buffer.from('a') }]);
    process.emit('SIGINT');
    expect(exit.mock.calls).toEqual(exits);
    exit.mockRestore();
    for (const listener of listeners) process.off('SIGINT', listener);
    for (const listener of others) process.on('SIGINT', listener as () => void);
  });
});
