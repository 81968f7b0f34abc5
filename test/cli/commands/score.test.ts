import { describe, expect } from 'vitest';
import { ends } from '../../../src/cli/commands/score/answers.ts';
import { scoreEnds } from '../../../src/game/measure/score.ts';
import { it, itRefuses } from '../command.ts';

const sheet = ['score', '--seed', 'rusty-crane-ledger'];
const fine = ['--end', 'goal', '--cores', '5', '--turns', '24', '--health', '3'];

describe('score', () => {
  it('names the ends there are', () => expect(ends).toEqual(scoreEnds));
  it('gives a line to share, and the same from the run code', async ({ desk }) => {
    const { code, out, err } = await desk.run([...sheet, ...fine]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Core Runner · [0-9A-Z-]+ · Normal · GOAL · 5 cores · 24 turns · Health 3 · \w+, \w+, \w+, \w+\n$/u,
    );
    const word = out.split(' · ')[1] as string;
    expect((await desk.run(['score', word, ...fine])).out).toBe(out);
    const events = '56,54,63,15,53';
    const { out: json } = await desk.run(['score', word, ...fine, '--cores', '0', '--events', events, '--json']);
    expect(JSON.parse(json)).toMatchObject({
      end: 'goal',
      cores: 0,
      brought: 0,
      won: false,
      events: [56, 54, 63, 15, 53],
    });
  });
  it('shares no cores of a Run that ends without a choice, as the rules count', async ({ desk }) => {
    for (const end of [
      ['--end', 'unable-to-move', '--health', '2'],
      ['--end', 'no-health', '--health', '0'],
    ]) {
      const { out, err } = await desk.run([...sheet, ...fine, '--turns', '30', ...end]);
      expect([err, out]).toEqual(['', expect.stringMatching(/ · 0 cores · 30 turns · /u)]);
      const json = JSON.parse((await desk.run([...sheet, ...fine, '--turns', '30', ...end, '--json'])).out);
      expect(json).toMatchObject({ cores: 5, brought: 0, line: out.trimEnd() });
    }
  });
  itRefuses([...sheet, ...fine].join(' '), [
    ['--cores 60', 'a Run of 24 turns on this board brings at most 11 cores, found 60'],
    ['--cores 9 --turns 5', 'a Run of 5 turns on this board brings at most 2 cores, found 9'],
    ['--events 56,42,26,12', 'the listed Events bring at most 2 cores, found 5'],
    [
      '--turns 4',
      'a Run to GOAL takes at least 5 turns, found 4\n  hint: each Sector entered is a turn, START the first',
    ],
    ['--health 13', 'Health at the end (GOAL) must be from 1 to 12, found 13'],
    ['--end no-health', 'Health at the end (no Health) must be 0, found 3'],
    ['--end no-health --health 0 --turns 1', 'a Run of 1 turn on this board loses at most 0 of 10 Health'],
    ['--end unable-to-move --health 12', '(unable to move) must be from 1 to 5, found 12'],
    ['--end unable-to-move --turns 1', 'a Run of 1 turn on this board cannot end with: unable to move'],
    ['--events 56,4x', '--events must be numbers such as 12,34, found 4x'],
    ['--events 56,99', '99 is not an Event Number\n  hint: both digits are from 1 to 6'],
    ['--events 16', '16 is not on this board, nor among the spare Event Numbers that can come up'],
    ['--events 56,56', '56 is listed twice\n  hint: list each Event Number once'],
    ['--events 54,63,15,53', 'the list of Events must have 56\n  hint: every Run with this end meets it'],
    ['--events 56,54,63,15', 'the list of Events must have 53\n'],
    ['--end start --cores 0 --events 56', 'the list of Events must have 42 or 54 or 65\n'],
    [
      '--events 56,54,63,15,53,22',
      '22 cannot be reached from START over the Sectors of the other Events\n  hint: list every Event you met',
    ],
    [
      '--end start --cores 0 --events 56,42,54,32',
      'spare Event Number 32 needs 3 resets, these Events allow at most 1\n  hint: spare',
    ],
    [
      '--turns 5 --events 56,54,63,15,53,22',
      '6 Events need at least 6 turns, found 5\n  hint: each Sector entered is a turn',
    ],
    ['--end unable-to-move --turns 2 --cores 2', 'compare with the sheet of'],
    ['--end gaol', 'unknown end gaol'],
  ]);
  it('asks for nothing where there is no terminal', async ({ desk }) => {
    const { code, err } = await desk.run([...sheet, '--end', 'goal']);
    expect([code, err]).toEqual([2, 'error: expected --cores, found none\n  hint: no terminal: pass --cores N\n']);
  });
});
