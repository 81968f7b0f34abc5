import { writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { it, itRefuses, lowTide } from '../command.ts';

const fine = ['--end', 'goal', '--cores', '1', '--turns', '14', '--health', '3'];

describe('table', () => {
  it('ranks the lines that score prints, and reports the others', async ({ desk }) => {
    const { out: first } = await desk.run(['score', '--seed', 'week-1', ...fine]);
    const { out: second } = await desk.run(['score', '--seed', 'week-1', ...fine, '--cores', '2']);
    writeFileSync(desk.at('chat.txt'), `who is in?\nAda: ${first}Ben: ${second}`);
    const { code, out, err } = await desk.run(['table', 'chat.txt']);
    expect([code, err]).toEqual([0, 'line 1 is no score: who is in?\n']);
    expect(out).toMatch(
      /^week-1, [\w-]+, Normal\n {3}Player +Cores +Turns +Health\n1 {2}Ben +2 +14 +3\n2 {2}Ada +1 +14 +3\n$/u,
    );
    const json = JSON.parse((await desk.run(['table', 'chat.txt', '--json'])).out);
    expect(json).toMatchObject({
      version: 1,
      boards: [
        {
          seed: 'week-1',
          difficulty: 'normal',
          rows: [
            { rank: 1, player: 'Ben' },
            { rank: 2, player: 'Ada' },
          ],
        },
      ],
      together: [],
      unread: [{ line: 1, text: 'who is in?' }],
    });
    writeFileSync(desk.at('wrong.txt'), `Cy: ${first.replace('14 turns', '1 turn')}`);
    const wrong = await desk.run(['table', 'wrong.txt']);
    expect([wrong.code, wrong.err]).toEqual([
      1,
      expect.stringMatching(/^line 1: a Run to GOAL takes at least \d+ turns, found 1\n {2}hint: /u),
    ]);
  });
  it('takes the game from the first code', async ({ desk }) => {
    const { out } = await desk.run([
      'score',
      '--content',
      lowTide,
      '--seed',
      'a',
      '--end',
      'start',
      '--cores',
      '0',
      '--turns',
      '3',
      '--health',
      '5',
    ]);
    writeFileSync(desk.at('tide.txt'), out);
    expect(await desk.run(['table', 'tide.txt'])).toMatchObject({ code: 0, err: '' });
  });
  it('reads standard input, and refuses a text without scores', async ({ desk }) => {
    const { code, out, err } = await desk.runWith('well played, all\n', ['table', '-']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('expected lines of scores, found none in -\n  hint: a line begins with Core Runner ·');
  });
  itRefuses('table', [['none.txt', 'cannot read none.txt: no such file']]);
});
