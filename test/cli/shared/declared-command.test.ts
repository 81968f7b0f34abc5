import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { describe, expect, it } from 'vitest';
import { addBalance } from '../../../src/cli/commands/balance/options.ts';
import { addDiff } from '../../../src/cli/commands/diff/options.ts';
import { addInit } from '../../../src/cli/commands/init/init.ts';
import { addNew } from '../../../src/cli/commands/new/new.ts';
import { addOrders } from '../../../src/cli/commands/orders/orders.ts';
import { addPlay } from '../../../src/cli/commands/play/options.ts';
import { addPreview } from '../../../src/cli/commands/preview/options.ts';
import { addPrint } from '../../../src/cli/commands/print/options.ts';
import { addRun } from '../../../src/cli/commands/run/options.ts';
import { addScore } from '../../../src/cli/commands/score/options.ts';
import { addSimulate } from '../../../src/cli/commands/simulate/options.ts';
import { addValidate } from '../../../src/cli/commands/validate/options.ts';
import { addVerify } from '../../../src/cli/commands/verify/verify.ts';
import { declaredCommand } from '../../../src/cli/shared/declared-command.ts';

const program = declaredCommand('core-runner');
const adds = [addBalance, addDiff, addInit, addNew, addOrders, addPlay, addPreview, addPrint, addRun, addScore];
for (const add of [...adds, addSimulate, addValidate, addVerify]) add(program);

const all = (command: CommandUnknownOpts): CommandUnknownOpts[] => [command, ...command.commands.flatMap(all)];
const message = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('an option that needs a value', () => {
  const cases = all(program).flatMap((command) => {
    const waiting = command.options.filter(({ required }) => required);
    return waiting.map((option) => [`${command.name()} ${option.long}`, command, option] as const);
  });
  it('is in most commands', () => expect(cases.length).toBeGreaterThan(50));
  it.each(cases)('%s takes no option of its command, and says what either reading is', (_, command, option) => {
    const others = command.options.flatMap(({ short, long, required }) => [
      ...(short ? [short, `${short}x`] : []),
      `${long}`,
      ...(required ? [`${long}=x`] : []),
    ]);
    for (const flag of [option.long, option.short].filter((one) => one !== undefined))
      for (const next of [...others, '--help', '-h', '--'])
        expect([next, message(() => command.parseOptions([flag, next]))]).toEqual([
          next,
          expect.stringMatching(/^error: expected a value for (\S+), found the option (\S+)\n {2}hint: write \1 /u),
        ]);
  });
});

describe('a command', () => {
  const tried = () => {
    const command = declaredCommand('try').option('-s, --seed <TEXT>').option('-q, --quiet').option('--day [DAY]');
    return command.option('--many <WORD...>').option('--hidden');
  };
  it.each([
    [['--seed=--quiet'], { seed: '--quiet' }],
    [['-s-q'], { seed: '-q' }],
    [['--seed', '-3'], { seed: '-3' }],
    [['--seed', '--nothing'], { seed: '--nothing' }],
    [['--seed', '-'], { seed: '-' }],
    [['--day', '--quiet'], { day: true, quiet: true }],
    [['--day=--quiet'], { day: '--quiet' }],
    [['--many', 'a', 'b', '--quiet'], { many: ['a', 'b'], quiet: true }],
    [['-qs', 'x'], { quiet: true, seed: 'x' }],
    [['--quiet', '--', '--seed', '--quiet'], { quiet: true }],
  ])('reads %j as it is meant', (words, options) => {
    const command = tried();
    command.parseOptions(words);
    expect(command.opts()).toEqual(options);
  });
  it.each([
    [['--many', '--quiet']],
    [['-qs', '--quiet']],
    [['--quiet', '--seed', '--day=x']],
    [['--seed', '--hidden']],
  ])('refuses %j', (words) => expect(message(() => tried().parseOptions(words))).toContain('expected a value for --'));
  it('takes -3 for an option only if there is one', () => {
    const numbered = tried().option('-3, --three');
    expect(message(() => numbered.parseOptions(['--seed', '-3']))).toContain('found the option -3');
  });
});
