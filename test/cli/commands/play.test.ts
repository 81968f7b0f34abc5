import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { readThrow, throwPrompt } from '../../../src/cli/tabletop/dice.ts';
import { factWords } from '../../../src/cli/tabletop/fact-words.ts';
import { numberedRolls } from '../../../src/dice/numbered.ts';
import { challenge } from '../../../src/game/challenge.ts';
import { deal } from '../../../src/game/deal.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { factsOfRun } from '../../../src/game/run/facts.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { play, replay } from '../../../src/game/run/play.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import type { State } from '../../../src/game/run/state.ts';
import { generalWords } from '../../../src/model/vocabulary.ts';
import { shippedContent } from '../../game/shipped.ts';
import { type Desk, type Finished, it, itRefuses } from '../command.ts';

const rules = compileRules(shippedContent, 'hard');
const runner = policies.find(({ id }) => id === 'runner') as (typeof policies)[number];

const simulated = (seed: string, index: number) =>
  play(rules, runner.createPlayer(rules), numberedRolls(seed, 'dice')(index), numberedRolls(seed, 'player')(index));

/** What a person would type to play a Run again, a line for each question. */
function typed({ run }: ReturnType<typeof simulated>): string[] {
  const states = replay(rules, run);
  const obvious = ['begin', 'roll', 'keep', 'leave', 'lose', 'take'];
  return run.log.flatMap(({ choice, faces }, index) => {
    const isAsked =
      legalChoices(rules, states[index] as State).length > 1 || !obvious.includes(choice.split(' ')[0] ?? '');
    const throws: string[] = [];
    // A Sector Number is one face, everything else two.
    const rest = [...faces];
    if (rest.length % 2 === 1) throws.push(String(rest.shift()));
    while (rest.length > 0) throws.push(rest.splice(0, 2).join(' '));
    return [...(isAsked ? [choice] : []), ...throws];
  });
}

/** Plays at the table of a desk with typed lines. */
const atTable = (desk: Desk, lines: readonly string[], words: readonly string[] = []): Promise<Finished> =>
  desk.runWith(lines.map((line) => `${line}\n`).join(''), ['play', '--step', ...words]);

/** The Run that a desk keeps. */
const saved = (desk: Desk) => JSON.parse(readFileSync(desk.at('run.json'), 'utf8'));

describe('play', () => {
  it('tells the Run that the simulation of the same seed plays, in numbers', async ({ desk }) => {
    const words = ['play', '--seed', 'tuesday', '--run', '3', '--difficulty', 'hard'];
    const { code, out, err } = await desk.run(words);
    expect([code, err]).toEqual([0, '']);
    const { run } = simulated('tuesday', 2);
    for (const fact of factsOfRun(rules, run).flatMap(({ facts }) => facts))
      expect(out).toContain(factWords(rules, fact));
    for (const { title } of shippedContent.endings) expect(out).not.toContain(title);
  });
  it('adds the prose of what was met, and only of that, where it is asked for', async ({ desk }) => {
    const words = ['play', '--seed', 'tuesday', '--run', '3', '--difficulty', 'hard', '--spoilers'];
    const out = (await desk.run(words)).out.replace(/\s+/gu, ' ');
    const { run, state } = simulated('tuesday', 2);
    const facts = factsOfRun(rules, run).flatMap((turn) => turn.facts);
    const met = facts.flatMap((fact) => (fact.kind === 'met' ? [rules.events[fact.event]?.number] : []));
    const opening = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('*', '').slice(0, 40);
    for (const event of shippedContent.events)
      expect(out.includes(opening(event.text))).toBe(met.includes(event.number));
    shippedContent.endings.forEach(({ text }, index) => {
      expect(out.includes(opening(text))).toBe(index === state.ending);
    });
  });
  itRefuses('play', [
    ['--policy noviec', 'unknown policy noviec'],
    ['--difficulty esay', 'unknown difficulty esay'],
    ['--save x.json', '--save is for --step'],
    ['--roll', '--roll is for --step'],
  ]);
});

describe('play --step', () => {
  it('plays a whole Run from typed lines, stopped and taken up again, and reads one Ending at its end', async ({
    desk,
  }) => {
    const whole = simulated('table', 0);
    const lines = typed(whole);
    const half = Math.floor(lines.length / 2);
    const words = ['--difficulty', 'hard', '--save', 'run.json'];
    const first = await atTable(desk, lines.slice(0, half), words);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('Saved in run.json.');
    for (const { title } of shippedContent.endings) expect(first.out).not.toContain(title);
    // A throw that was typed for a step that was not finished is asked for again.
    const { log } = saved(desk);
    const rest = typed(whole).slice(typed({ ...whole, run: { ...whole.run, log } }).length);
    const second = await atTable(desk, rest, ['--save', 'run.json']);
    expect([second.code, second.err]).toEqual([0, '']);
    expect(saved(desk).log).toEqual(whole.run.log);
    shippedContent.endings.forEach(({ title }, index) => {
      expect(second.out.includes(`\n${title}\n`)).toBe(index === whole.state.ending);
    });
    expect(desk.listing()).toHaveLength(1);
  });
  it('shows the page Late once, on turn 17', async ({ desk }) => {
    const long = Array.from({ length: 100 }, (_, index) => index).find((at) => simulated('late', at).state.turn > 18);
    const { code, out } = await atTable(desk, typed(simulated('late', long ?? 0)), ['--difficulty', 'hard']);
    expect(code).toBe(0);
    expect(out.split('\n').flatMap((line) => /^(?:--- Turn 1[678] ---|Late)$/u.exec(line) ?? [])).toEqual([
      '--- Turn 16 ---',
      '--- Turn 17 ---',
      'Late',
      '--- Turn 18 ---',
    ]);
    const [early = '', late = ''] = out.split('--- Turn 17 ---');
    expect([early.includes('After turn 16:'), late.includes('After turn 16:')]).toEqual([false, true]);
  });
  it('keeps the edition a Run was begun with, whatever it goes on with, and says so each time', async ({ desk }) => {
    const lines = typed(simulated('table', 0));
    await atTable(desk, lines.slice(0, 4), ['--difficulty', 'hard', '--save', 'run.json']);
    const edition = () => saved(desk).content;
    writeFileSync(desk.at('run.json'), readFileSync(desk.at('run.json'), 'utf8').replace(edition(), '00000000'));
    for (const line of lines.slice(4, 6)) {
      const { code, err } = await atTable(desk, [line, 'quit'], ['--save', 'run.json']);
      expect([code, err]).toEqual([0, expect.stringContaining('begun with another edition')]);
      expect(edition()).toBe('00000000');
    }
  });
  it('CR-042 CR-119 CR-108: does not say Shop of a number that RE wrote before it is entered', async ({ desk }) => {
    const setUp = ['take RE', '3', '1 1', '3 3', 'keep', 'reset-event C1', '1 4', 'map'];
    const { code, out } = await atTable(desk, [...setUp, 'move B1', '1', '1 2', 'quit'], ['--difficulty', 'hard']);
    expect(code).toBe(0);
    expect(out).toContain('C1 START: Sector Number 3, Event 14\n');
    expect(out).not.toContain('Event 14, Shop');
  });
  it('A11: says when a DiceMod bought is lost, and marks it in the menu beforehand', async ({ desk }) => {
    const crown = 'Gold Crown, Makes Two of Any Smile';
    const walk = ['take *2', 'take *2', '3', '2 5', `buy 25 ${crown}`, 'quit'];
    const { code, out } = await atTable(desk, walk, []);
    expect(code).toBe(0);
    expect(out).toMatch(/buy Gold Crown.*, no effect now: no free circle for \*2\n/u);
    expect(out).toContain(`Buys ${crown}.\nCryptoCredits \u22123 (2).\nA DiceMod is lost: no free circle for *2.`);
  });
  it('takes back a choice or a throw, and answers map, help and abandon at every prompt', async ({ desk }) => {
    const walk = 'RE,+1,map,3,undo,4,1 1,help,undo,-1,5,1 1,6 6,keep,abandon'.split(',');
    const { code, out } = await atTable(desk, walk, ['--save', 'run.json']);
    expect(code).toBe(0);
    expect(out).toContain('nothing is rolled yet');
    expect(out).toContain('taken back: 3\n');
    expect(out).toContain('taken back: begin, 4 1 1\n');
    expect(out).toContain('At any prompt you can type:');
    const { log } = saved(desk);
    expect(log.slice(0, 2).map(({ choice }: { choice: string }) => choice)).toEqual(['take RE', 'take +1']);
    expect(log[2]).toEqual({ choice: 'begin', faces: [5, 1, 1] });
    expect(log.at(-1)).toEqual({ choice: 'abandon', faces: [] });
  });
  it('takes back nothing where nothing was done', async ({ desk }) =>
    expect((await atTable(desk, ['undo', 'quit'])).out).toContain('nothing to take back'));
  it('plays on the board of a Run sheet, kept with the Run, and rolls the dice where it is asked to', async ({
    desk,
  }) => {
    const dealt = deal(shippedContent, 'rusty', 'normal');
    const { eventNumber, sectorNumber } = dealt.sectors.find(
      ({ label }) => label === 'start',
    ) as (typeof dealt.sectors)[0];
    const words = ['--roll', '--seed', 'dice', '--save', 'run.json'];
    const first = await atTable(desk, ['+1', '-1', 'map', 'quit'], ['--sheet', ' rusty ', ...words]);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain(`> C1 START: Sector Number ${sectorNumber}, Event ${eventNumber}`);
    expect(saved(desk).sheet).toBe('rusty');
    const again = await atTable(desk, ['map', 'quit'], words);
    expect(again.out).toContain(`> C1 START: Sector Number ${sectorNumber}, Event ${eventNumber}`);
    const other = await atTable(desk, [], ['--sheet', 'dusty', ...words]);
    expect([other.code, other.err]).toEqual([
      2,
      expect.stringContaining('is a Run on the sheet rusty, found --sheet dusty'),
    ]);
  });
  it('takes a run code for its board and its difficulty, one that holds the board itself too', async ({ desk }) => {
    for (const seed of ['rusty', 'a seed that is too long to stand in a run code']) {
      const { code, sectors } = challenge(shippedContent, seed, 'hard', { sealed: true, dice: false });
      const start = sectors.find(({ label }) => label === 'start');
      const save = ['--roll', '--seed', 'dice', '--save', `${code}.json`];
      const shown = `> C1 START: Sector Number ${start?.sectorNumber}, Event ${start?.eventNumber}`;
      const first = await atTable(desk, ['+1', 'map', 'quit'], ['--sheet', code.toLowerCase(), ...save]);
      expect([first.code, first.err]).toEqual([0, '']);
      expect(first.out).toContain('Hard');
      expect(first.out).toContain(shown);
      expect((await atTable(desk, ['map', 'quit'], ['--sheet', code, ...save])).out).toContain(shown);
    }
  });
  it('refuses a run code with a slip in it, unless it is meant for a seed', async ({ desk }) => {
    const { code } = challenge(shippedContent, 'rusty', 'hard', { sealed: false, dice: false });
    const last = code.slice(0, -1) + (code.endsWith('7') ? '8' : '7');
    const two = `${code.slice(0, -4)}7777`;
    for (const command of ['play', 'simulate']) {
      const told = async (word: string) => {
        const { code: exit, out, err } = await desk.run([command, '--sheet', word]);
        expect([exit, out]).toEqual([2, '']);
        return err;
      };
      expect(await told(last)).toContain(`did you mean ${code}?; to use it as a seed: seed:${last}`);
      expect(await told(last.replaceAll('-', '').toLowerCase())).toContain(`did you mean ${code}?`);
      expect(await told(two)).toContain('is wrong, or one is missing');
    }
    const seed = await desk.run(['play', '--policy', 'random', '--sheet', `seed:${last}`]);
    expect([seed.code, seed.out]).toEqual([0, expect.stringContaining(`on the sheet ${last}`)]);
  });
  it('throws the same dice for the same seed, and goes on with them', async ({ desk }) => {
    const words = ['--roll', '--seed', 'dice'];
    const [one, two, other] = await Promise.all([
      atTable(desk, ['+1', '-1', 'quit'], words),
      atTable(desk, ['+1', '-1', 'quit'], words),
      atTable(desk, ['+1', '-1', 'quit'], ['--roll', '--seed', 'others']),
    ]);
    expect([one.code, one.out]).toEqual([0, two.out]);
    expect(other.out).not.toBe(one.out);
    expect((await atTable(desk, [], ['--seed', 'dice'])).err).toBe(
      'error: --seed with --step needs --roll\n  hint: add --roll, or omit --seed\n',
    );
  });
  it('uses the spare numbers of a sheet in their order, and after undo again', async ({ desk }) => {
    const { reserves } = deal(shippedContent, 'rusty', 'normal');
    const walk = ['RS', 'RS', '1 1', 'keep', 'RS', 'RS D1', 'undo', 'use rs on b1', 'reset-sector C2', 'quit'];
    const out = (await atTable(desk, walk, ['--sheet', 'rusty', '--save', 'run.json'])).out;
    const { log } = saved(desk);
    const used = log.filter(({ choice }: { choice: string }) => choice.startsWith('reset-sector'));
    expect(used.map(({ choice, faces }: { choice: string; faces: number[] }) => [choice, ...faces])).toEqual([
      ['reset-sector B1', reserves.sectorNumbers[0]],
      ['reset-sector C2', reserves.sectorNumbers[1]],
    ]);
    expect(out).toMatch(/\n +\d {2}use RS: a new Sector Number in one of 19 Sectors\n/u);
    expect(out).toContain(`  A1 ${deal(shippedContent, 'rusty', 'normal').sectors[0]?.sectorNumber}, `);
    expect(out).toContain('taken back: reset-sector D1');
  });
  it('waits before its own Outcome Roll, and before the Outcome where a Modifier may be used', async ({ desk }) => {
    const walk = (...lines: string[]) => atTable(desk, ['+1', '-1', ...lines, 'quit'], ['--roll', '--seed', 'dice']);
    const [waiting, rolled, kept] = await Promise.all([walk(), walk('x', ''), walk('', '1')]);
    expect(waiting.out).toMatch(/\] Wild\nOutcome Roll: press Enter> /u);
    expect(waiting.out).not.toContain(' = ');
    expect(rolled.out).toContain('press Enter alone to roll');
    expect(rolled.out).toMatch(/Outcome Roll \d \+ \d = \d+: \w+\.\n.* {2}1 {2}keep .*choice> quit/su);
    const outcomes = (out: string) =>
      shippedContent.events.flatMap((event) =>
        event.kind === 'event'
          ? Object.values(event.outcomes).filter(({ text }) =>
              out.replace(/\s+/gu, ' ').includes(text.replace(/\s+/gu, ' ').replaceAll('*', '').slice(0, 40)),
            )
          : [],
      );
    expect([outcomes(rolled.out).length, outcomes(kept.out).length]).toEqual([0, 1]);
  });
  it('keeps the numbers of the rows of a Shop, and says why one cannot be bought', async ({ desk }) => {
    const { out } = await atTable(desk, ['+1', '-1', '3', '1 4', '1', '1', '3', '5', 'quit']);
    const rows = ['Pym', 'Tie-Down', 'Loaf', 'Seat', 'Feeler', 'Reversing'];
    const menus = out.split(/\n(?= {2}1 {2})/u).slice(3, 6);
    expect(
      menus.map((menu) => rows.map((row, at) => new RegExp(`^  ${at + 1}  \\S+ .*${row}`, 'mu').test(menu))),
    ).toEqual(Array.from({ length: 3 }, () => rows.map(() => true)));
    expect(out).toMatch(/choice> 1\ncannot buy Mother Pym.*: bought\n/u);
    expect(out).toMatch(/choice> 3\ncannot buy Loaf.* for 7: you have 3\n/u);
    expect(out).toContain('Buys Feeler Gauge');
  });
  it('shows of a sealed board what the player has looked up, over a saved file too', async ({ desk }) => {
    const { code, sectors } = challenge(shippedContent, 'rusty', 'easy', { sealed: true, dice: false });
    const at = (id: string) => sectors.find((one) => one.id === id);
    const walk = ['RS', 'RS', 'RE', '+1', '1 1', 'keep', 'map', 'D1', 'map', 'quit'];
    const first = await atTable(desk, walk, ['--sheet', code, '--save', 'run.json']);
    const again = await atTable(desk, ['map', 'quit'], ['--save', 'run.json']);
    const [before = '', after = ''] = first.out.split('Moves to D1.');
    expect(before).toContain(`C1 START: Sector Number ${at('C1')?.sectorNumber}, Event ${at('C1')?.eventNumber}`);
    expect(before).toContain('move to D1, down right, 4 from GOAL (no number yet)');
    for (const text of [after, again.out]) {
      expect(text).toContain(`> D1: Sector Number ${at('D1')?.sectorNumber}, Event ${at('D1')?.eventNumber}`);
      expect(text).not.toContain('B1: Sector Number');
    }
  });
  it('draws no map where the terminal can only add lines', async ({ desk }) => {
    const line = "printf '1\\n1\\nmap\\nquit\\n' | TERM=%s $run play --step --roll --sheet 1KSH-4000-42KB";
    const [drawn, spoken] = await Promise.all(['xterm', 'dumb'].map((kind) => desk.shell(line.replace('%s', kind))));
    expect(drawn?.out).toContain('\\______/');
    expect(spoken?.out).not.toContain('__');
    expect(spoken?.out).toContain('> C1 START: Sector Number');
  });
  it('says Saved only of a file that was written', async ({ desk }) => {
    const { code, out } = await atTable(desk, [], ['--save', 'z.json']);
    expect([code, desk.listing()]).toEqual([0, []]);
    expect(out).not.toContain('Saved in');
    expect(out).toContain('nothing to save');
  });
  it('A5: shut in with RS in hand, offers to give up, and takes the last choice back too', async ({ desk }) => {
    const walk = ['RS', '3', '1 1', '1 1', 'B1', '6', 'C2', '6', 'D1', '6', 'give-up', 'undo', 'give-up'];
    const { code, out } = await atTable(desk, walk, ['--difficulty', 'hard']);
    expect(code).toBe(0);
    expect(out).toContain('taken back: give-up\nTurn 1, C1 START.');
    expect(out).toContain('give up: no way is open, and the Run ends as unable to move');
    const unable = shippedContent.endings.find(({ when }) => when.kind === 'cause' && when.cause === 'unable-to-move');
    expect(out).toContain(unable?.title);
  });
  it('says why a throw cannot be, and takes only what is legal', async ({ desk }) => {
    const { code, out } = await atTable(desk, ['move C5', '11', '+1', '+1', '7', 'x', '4', '4 2 1', '1 1', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('expected a number from 1 to 10, found move C5');
    expect(out).toContain('expected a number from 1 to 10, found 11');
    expect(out).toContain('a six-sided die cannot show 7');
    expect(out).toContain('expected one face from 1 to 6, found x');
    expect(out).toContain('expected two faces from 1 to 6, such as 4 2, found 3 of them');
    expect(out).toContain('Event 11, ');
    expect(out).toContain('Nothing is saved without --save');
  });
  it('refuses a file that is no saved Run, is of another difficulty, or does not follow the rules', async ({
    desk,
  }) => {
    const save = (log: unknown, difficulty = 'hard') =>
      JSON.stringify({ format: 'core-runner run 1', content: 'x', difficulty, log });
    writeFileSync(desk.at('torn.json'), save([]).slice(0, 20));
    writeFileSync(desk.at('hard.json'), save([]));
    writeFileSync(desk.at('cheat.json'), save([{ choice: 'move C5', faces: [] }]));
    const refused = async (words: readonly string[], message: string) => {
      const { code, out, err } = await atTable(desk, [], words);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(message);
    };
    await refused(['--save', 'torn.json'], 'torn.json is not a saved Run');
    await refused(['--save', 'hard.json', '--difficulty', 'easy'], 'is a Run on hard');
    await refused(['--save', 'cheat.json'], 'cheat.json does not fit this content');
  });
  it('reads throws as people type them', () => {
    expect(readThrow('4 2', 'outcome-roll', 6)).toEqual({ faces: [4, 2] });
    expect(readThrow('42', 'event-number', 6)).toEqual({ faces: [4, 2] });
    expect(readThrow('4+2', 'outcome-roll', 6)).toEqual({ faces: [4, 2] });
    expect(readThrow('6', 'sector-number', 6)).toEqual({ faces: [6] });
    for (const text of ['', '0', '7', '1.5', '-1', '4 2'])
      expect(readThrow(text, 'sector-number', 6)).toHaveProperty('refusal');
    expect(readThrow('82', 'event-number', 8)).toEqual({ faces: [8, 2] });
    expect(readThrow('5 1', 'event-number', 4)).toEqual({
      refusal: 'a four-sided die cannot show 5: expected two faces from 1 to 4, such as 2 2',
    });
    expect(throwPrompt(generalWords, { purpose: 'event-number', sides: 8, isAgain: false })).toBe(
      'Event Number: roll two dice with eight sides, tens first',
    );
    expect(throwPrompt(generalWords, { purpose: 'event-number', sides: 6, isAgain: false })).toBe(
      'Event Number: roll two dice, tens first',
    );
    for (const text of ['', '9', '4 7', '4 2 1', 'ab'])
      expect(readThrow(text, 'outcome-roll', 6)).toHaveProperty('refusal');
  });
});
