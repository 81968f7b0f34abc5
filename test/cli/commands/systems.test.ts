/** `systems`, `odds` and `roll`: made from the list of systems alone. */

import { Command } from '@commander-js/extra-typings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addOdds } from '../../../src/cli/commands/odds/odds.ts';
import { type Ask, addRoll, drawDice } from '../../../src/cli/commands/roll/roll.ts';
import { addSystems } from '../../../src/cli/commands/systems/systems.ts';
import { failureOf } from '../../../src/cli/shared/refusal.ts';
import { Failure } from '../../../src/cli/terminal/failure.ts';
import { commanderOutput, print, printError } from '../../../src/cli/terminal/output.ts';
import type { DiceChoice } from '../../../src/dice/system.ts';
import { diceSystems } from '../../../src/systems/index.ts';
import { rollUnder } from '../../systems/roll-under.ts';

// Files of tests share their modules: the commands are loaded anew, so that they print through the spy.
vi.hoisted(() => vi.resetModules());
vi.mock('../../../src/cli/terminal/output.ts', { spy: true });
afterEach(() => vi.resetAllMocks());

/** Runs a command line as it would be typed, and gives what it prints. */
async function run(line: string, { systems = diceSystems, ask = undefined as Ask } = {}): Promise<string> {
  const program = new Command('core-runner').exitOverride().configureOutput(commanderOutput);
  const load = async () => systems;
  addSystems(program, load);
  addOdds(program, load);
  addRoll(program, load, () => ask);
  let printed = '';
  vi.mocked(print).mockImplementation((text) => {
    printed += text;
  });
  vi.mocked(printError).mockImplementation(() => {});
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  await program.parseAsync(words, { from: 'user' });
  return printed;
}

const json = async (line: string, options = {}) => JSON.parse(await run(`${line} --json`, options));
const refusal = async (line: string): Promise<Failure> => {
  const error = failureOf(await run(line).catch((one: unknown) => one));
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
};

it('systems lists every system with what it can be asked', async () => {
  const list = await run('systems');
  for (const { id, name } of diceSystems) expect(list).toContain(`${id}`.padEnd(18) + name);
  expect((await json('systems')).systems.map(({ id }: { id: string }) => id)).toEqual(diceSystems.map(({ id }) => id));
});

describe('odds', () => {
  it.each([
    ['odds wild-die 3D+1 --target 12', 'total'],
    ['odds wild-die 3D+1 --character-points 2', 'total'],
    ['odds wild-die 3D+1 --fate --equipment 1D --initial-one drops --catastrophe chain', 'total'],
    ['odds dice-check --mod 3 --insight third-die', 'band'],
    ['odds dice-check --mod 3 --opposed 1', 'opposed'],
    ['odds dice-check --mod 3 --group 1,0,2', 'band'],
    ['odds dice-check --negotiation -2,1', 'end'],
    ['odds dice-check --first-impressions', 'band'],
    ['odds unique-pool 5 --target 11 --push best --crisis-cost 1/2', 'outcome'],
    ['odds essential-traits 4 --dice d8+d6', 'total'],
    ['odds essential-traits 4 --dice d8+d6 --versus 3:d6+d6 --versus 5', 'control'],
  ])('%s', async (line, id) => {
    const counted = await json(line);
    expect(counted.id).toBe(id);
    const ways = [...counted.odds, ...counted.tails].reduce(
      (all: bigint, one: { ways: string }) => all + BigInt(one.ways),
      0n,
    );
    expect(`${ways}`).toBe(counted.odds[0].of);
  });

  it('DC-075: a value may be negative, with a space or an equals sign before it', async () => {
    expect((await json('odds dice-check --mod -3')).title).toBe('2d6-3');
    expect((await json('odds dice-check --mod=-10 --opposed -2')).title).toBe('2d6-10, opposed by 2d6-2');
  });

  it.each([
    ['odds wild-die 1D', [/^ +-?\u2212?11 +0\.5 %/mu, /^ +-?\u2212?9 +0\.5 %/mu]],
    ['odds dice-check', [/^ +3 +5\.6 %/mu, /^ +11 +5\.6 %/mu]],
    ['odds unique-pool 8 --target 2', [/success +>99\.9 %/u, /failure +<0\.1 %/u]],
  ])('%s: equal chances look equal, and nothing but certainty is 100 %%', async (line, rows) => {
    const out = await run(line);
    for (const row of rows) expect(out).toMatch(row);
  });
  it('far totals are taken together', async () => {
    for (const line of ['odds wild-die 6D', 'odds unique-pool 7']) {
      const [, chart = ''] = (await run(line)).split('\n\n');
      expect(chart).toMatch(/or more|or less/u);
      expect(chart.split('\n').length).toBeLessThan(70);
    }
  });

  it('names the reading in force and the option that changes it', async () =>
    expect(await run('odds wild-die 3D --initial-one drops')).toContain(
      'does a first 1 count? no, and the next roll is subtracted (--initial-one drops)',
    ));

  it.each([
    ['odds wild-die 0D', 'expected 1D to 99D, found 0D', '1D to 99D, with pips from -99 to +99'],
    ['odds wild-die 3X', 'expected a die code such as 3D+1, found 3X', '1D to 99D, with pips from -99 to +99'],
    [
      'odds wild-die 3D --fate --character-points 1',
      'cannot spend Character Points and a Fate Point on one roll',
      'Character Points or a Fate Point',
    ],
    ['odds dice-check --mod 14', 'mod must be -10 to 13, found 14', '-10 to 13'],
    [
      'odds unique-pool 3+1+3',
      'special attribute must be 1 or 2, or 0 for none, found 3',
      '0, 1, or 2 where it is starred',
    ],
    ['odds unique-pool 9', 'pool must be 1 to 8, found 9', '1 to 8'],
    ['odds essential-traits 23', 'level must be 1 to 22, found 23', '1 to 22'],
    ['odds essential-traits', 'expected level, found nothing', '1 to 22'],
    ['odds unique-pol 5', 'unknown dice system unique-pol\n  hint: did you mean unique-pool?', ''],
    ['roll wild-die 3D --count 0', '--count must be a whole number from 1 to 10000, found 0', ''],
  ])('%s is refused with code 2', async (line, fault, legal) => {
    const message = `error: ${fault}${legal && `\n  legal: ${legal}`}`;
    expect(await refusal(line)).toMatchObject({ message, exitCode: 2 });
  });

  it.each([
    ['odds dice-check --insight third-die --reroll lower', 'reroll', 'insight reroll'],
    ['odds dice-check --draw reroll', 'draw', 'opposed'],
    ['odds dice-check --group 1,0 --group-adds all', 'group-adds', 'a group with modifiers in parts, such as 1/2/0'],
    ['odds dice-check --negotiation 2,1 --gut-instinct', 'gut-instinct', 'a check that is no negotiation'],
    ['odds wild-die 3D --fate-pips double', 'fate-pips', 'fate'],
    ['odds wild-die 3D+1 --fate --fate-advantage stays', 'fate-advantage', 'advantage'],
    ['odds unique-pool 5 --crisis-cost 2', 'crisis-cost', 'target'],
  ])('%s: cannot use %s without %s', async (line, option, other) => {
    const message = `error: cannot use ${option} without ${other}\n  legal: with ${other}`;
    expect(await refusal(line)).toMatchObject({ message, exitCode: 2 });
  });

  it('an unknown option gets the nearest right name', async () => {
    const error = await run('odds wild-die 3D --targt 5').catch((one: Error) => one);
    expect((error as Error).message).toContain('Did you mean --target?');
  });

  it.each(diceSystems.map((system) => [system.id, system] as const))(
    'the help of %s names every parameter and its range, and no rule by a number',
    async (id, system) => {
      for (const command of ['odds', 'roll']) {
        vi.mocked(commanderOutput.writeOut).mockReset();
        const help = (await run(`${command} ${id} --help`).catch(() => '')) || capture();
        for (const { name, range, accepts, alternatives } of [...system.arguments, ...system.options]) {
          expect(help).toContain(name);
          if (accepts !== 'flag' && !alternatives) expect(help.replace(/\s+/gu, ' ')).toContain(range);
        }
        expect(help).not.toMatch(/[A-Z]{2}-\d{3}/u);
      }
      function capture(): string {
        return vi
          .mocked(commanderOutput.writeOut)
          .mock.calls.map(([text]) => String(text))
          .join('');
      }
    },
  );
});

describe('roll', () => {
  it('the same seed gives the same rolls, and more of them change none', async () => {
    const five = await json('roll wild-die 3D+1 --seed rusty --count 5');
    const two = await json('roll wild-die 3D+1 --seed rusty --count 2');
    expect(five.rolls.slice(0, 2)).toEqual(two.rolls);
    expect(five).toMatchObject({ system: 'wild-die', seed: 'rusty', title: '3D+1' });
    expect(five.rolls[0].dice[2].role).toBe('wild');
  });

  it('a fresh seed is shown, and gives the rolls again', async () => {
    const once = await run('roll dice-check --count 3');
    const seed = /seed (\w+)/u.exec(once)?.[1] ?? '';
    expect(seed).toMatch(/^[a-z]{8}$/u);
    expect(await run(`roll dice-check --count 3 --seed ${seed}`)).toBe(once);
  });

  it('UP-010 UP-011: a push is asked, unless a policy was named', async () => {
    const asked: DiceChoice[] = [];
    const ask = (choice: DiceChoice) => {
      asked.push(choice);
      return 'stop';
    };
    const line = 'roll unique-pool 2 --target 20 --seed a';
    expect(await run(line, { ask })).toContain('failure');
    expect(asked[0]).toMatchObject({ answers: ['push', 'stop'], policy: 'stop' });
    expect(asked).toHaveLength(1);
    await run(`${line} --push until`, { ask });
    await json(line, { ask });
    expect(asked).toHaveLength(1);
    expect(await run(`${line} --push until`)).toMatch(/crisis|success/u);
  });

  it('WD-008: every die shows its role, and what does not count is apart', () => {
    const die = (face: number, role: string, does: 'adds' | 'subtracts' | 'drops' = 'adds') =>
      ({ face, role, does, sides: 6 }) as const;
    const regular = [die(4, 'regular'), die(2, 'regular'), die(1, 'wild'), die(6, 'wild', 'subtracts')];
    expect(drawDice(regular, 'die')).toBe('regular 4 2, wild 1 \u22126');
    const pushed = [die(4, 'pool'), die(4, 'pool', 'drops'), die(5, 'pushed')];
    expect(drawDice(pushed, 'die')).toBe('pool 4 (4), pushed 5');
    const trait = { ...die(7, 'trait'), sides: 8 };
    expect(drawDice([{ ...trait, owner: 'trait 1' }], 'trait')).toBe('trait 1 d8:7');
    expect(drawDice([trait], 'die')).toBe('trait d8:7');
  });
});

describe('a sixth system, from the list alone', () => {
  const systems = [...diceSystems, rollUnder];

  it('is listed, counted, rolled and explained', async () => {
    expect(await run('systems', { systems })).toContain('Roll Under: roll a d20 under a number');
    const counted = await json('odds roll-under 11', { systems });
    expect(counted.odds).toEqual([
      { value: 'failure', ways: '10', of: '20' },
      { value: 'success', ways: '10', of: '20' },
    ]);
    expect((await json('odds roll-under 11 --equal succeeds', { systems })).odds[1]).toMatchObject({ ways: '11' });
    expect(await run('roll roll-under 11 --seed a', { systems })).toMatch(
      /^d20 under 11, seed a\n {2}d20:\d+ {2}\d+, (success|failure)\n$/u,
    );
    const refused = await run('odds roll-under 21', { systems }).catch((one: Failure) => one.message);
    expect(refused).toBe('error: under must be 1 to 20, found 21\n  legal: 1 to 20');
  });
});
