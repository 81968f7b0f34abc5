import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ends } from '../../../src/cli/commands/score/answers.ts';
import { scoreEnds } from '../../../src/game/measure/score.ts';
import { saved } from '../../pdf/filled.ts';
import { atDesk } from '../command.ts';

const tide = new URL('../../../content/low-tide', import.meta.url).pathname;
const sheet = ['score', '--seed', 'rusty-crane-ledger'];
const fine = ['--end', 'goal', '--cores', '5', '--turns', '24', '--health', '3'];

describe('score', () => {
  it('names the ends there are', () => expect(ends).toEqual(scoreEnds));
  it('gives a line to share, and the same from the run code', () =>
    atDesk(async (desk) => {
      const { code, out, err } = await desk.run([...sheet, ...fine]);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^Core Runner · [0-9A-Z-]+ · Normal · GOAL · 5 cores · 24 turns · Health 3\n$/u);
      const word = out.split(' · ')[1] as string;
      expect((await desk.run(['score', word, ...fine])).out).toBe(out);
      const { out: json } = await desk.run(['score', word, ...fine, '--cores', '0', '--events', '56,42', '--json']);
      expect(JSON.parse(json)).toMatchObject({ end: 'goal', cores: 0, brought: 0, won: false, events: [56, 42] });
    }));
  it.each([
    [['--cores', '60'], 'no Run on this board has 60 cores: '],
    [['--events', '56,42'], 'no Run with no Events but 56, 42 has 5 cores: 0 at most'],
    [['--turns', '4'], 'the way is longer than 4 turns: 5 at least, with START as the first'],
    [['--health', '13'], 'Health at the end must be from 1 to 12, found 13'],
    [['--end', 'no-health'], 'who ends without Health has 0, found 3'],
    [['--events', '56,99'], '--events must be numbers such as 12,34, found 99'],
    [['--events', '16'], 'Event Number 16 is not on this board, nor among the spare ones that can come up'],
    [['--events', '56,56'], 'Event 56 stands twice'],
    [['--end', 'gaol'], 'unknown end gaol'],
  ])('refuses %j', (words, message) =>
    atDesk(async (desk) => {
      const { code, out, err } = await desk.run([...sheet, ...fine, ...words]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(message);
    }),
  );
  it('reads a form that was filled in', () =>
    atDesk(async (desk) => {
      await desk.run(['print', 'tracking-sheet', '--fillable']);
      const form = readFileSync(desk.at('out/tracking-sheet-fillable.pdf'));
      const shown = { seed: 'rusty-crane-ledger', difficulty: 'hard', marker: 'A2', turns: '9', health: '8' };
      const ticked = { 'core-1': 'x', 'core-2': 'x', 'cores-more': '1', 'C1 event': '56', 'C1 finished': 'x' };
      const write = async (name: string, values: Readonly<Record<string, string>>) =>
        writeFileSync(desk.at(name), await saved(form, {}, { ...ticked, ...values }));
      await write('filled.pdf', shown);
      const { out, err } = await desk.run(['score', '--form', 'filled.pdf']);
      expect([out, err]).toMatchObject([
        expect.stringContaining(' · Hard · ESCAPE · 3 cores · 9 turns · Health 8'),
        '',
      ]);
      await write('code.pdf', {
        ...shown,
        seed: out.split(' · ')[1]?.toLowerCase() ?? '',
        health: 'few',
        'C1 event': '16',
      });
      expect((await desk.run(['score', '--form', 'code.pdf'])).err).toContain(
        'Health in the form must be a whole number',
      );
      const { err: absent } = await desk.run(['score', '--form', 'code.pdf', '--health', '8']);
      expect(absent).toContain('Event Number 16 is not on this board');
      await write('slip.pdf', { ...shown, seed: '1KSH-4000-42KA' });
      const { out: none, err: slip } = await desk.run(['score', '--form', 'slip.pdf']);
      expect(none).toBe('');
      expect(slip).toContain('did you mean 1KSH-4000-42KB?; seed:1KSH-4000-42KA is it as a seed');
    }));
  it('says of a form of another game that it is one, before it reads a word of it', () =>
    atDesk(async (desk) => {
      await desk.run(['print', 'tracking-sheet', '--fillable', '--content', tide]);
      const { code, err } = await desk.run([...sheet, '--form', 'out/tracking-sheet-fillable.pdf']);
      expect([code, err]).toEqual([2, expect.stringContaining('has not the fields of a sheet of Core Runner')]);
      expect(err).toContain('hint: of another game, --content says which');
      const own = ['score', '--seed', 'tar', '--content', tide, '--form', 'out/tracking-sheet-fillable.pdf'];
      expect((await desk.run(own)).err).toContain('expected --end, found none');
    }));
  it('asks for nothing where there is no terminal', () =>
    atDesk(async (desk) => {
      const { code, err } = await desk.run([...sheet, '--end', 'goal']);
      expect([code, err]).toEqual([
        2,
        'error: expected --cores, found none\n  hint: without a terminal every answer is an option\n',
      ]);
    }));
});
