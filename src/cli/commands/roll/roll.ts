/** `core-runner roll`: a request to a dice system → rolls, every die shown. */

import { type Command, Option } from '@commander-js/extra-typings';
import type { Choose, DiceChoice, Rolled, ShownDie, System } from '../../../dice/system.ts';
import { itemAt } from '../../../item-at.ts';
import { withEscapes } from '../../../manuscript/escapes.ts';
import { freshSeed } from '../../fresh-seed.ts';
import { parseCount, seedOption } from '../../shared/options.ts';
import {
  addSystemCommand,
  type LoadSystems,
  type SystemWords,
  shippedSystems,
  shortest,
} from '../../shared/system-command.ts';
import { ask } from '../../terminal/ask.ts';
import { print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';

interface RollOptions {
  readonly seed?: string;
  readonly count?: number;
  readonly json?: true;
}

/** Answers a choice; undefined without a terminal to ask on. */
export type Ask = ((choice: DiceChoice) => string) | undefined;

const maxRolls = 10_000;

export function addRoll(program: Command, load: LoadSystems = shippedSystems, asked: () => Ask = ask): void {
  addSystemCommand<RollOptions>(program, load, {
    name: 'roll',
    summary: 'roll dice and show every die',
    description: 'Roll in a dice system and show every die. The same seed gives the same rolls.',
    notes: [
      'If the rules leave you a choice, the command asks on the terminal. To answer in advance, give the option for that choice. With --json its default is used.',
    ],
    lines: [
      'wild-die 3D+1',
      'dice-check --mod 2 --insight reroll',
      'unique-pool 3+1+1 --target 11 --push best --seed "Friday night" --count 5',
      'essential-traits 4 --versus 3 --json',
    ],
    common: () => [
      seedOption(),
      new Option('--count <N>', `number of rolls, at most ${maxRolls} (default: 1)`).argParser(
        parseCount('--count', 1, maxRolls),
      ),
      new Option('--json', 'print the rolls as JSON'),
    ],
    examples: (system) => [shortest(system), `${shortest(system)} --seed rusty --count 5`.trim()],
    act: (system, words) => act(system, words, asked()),
  });
}

async function act(system: System, { args, options, common }: SystemWords<RollOptions>, asked: Ask): Promise<void> {
  const { seededRoll } = await import('../../../dice/seeded.ts');
  const seed = common.seed ?? freshSeed();
  const policy = system.readings.find(({ isChoice }) => isChoice)?.option;
  const isAnswered = common.json === true || (policy !== undefined && options[policy] !== undefined);
  const choose: Choose = isAnswered || asked === undefined ? (choice) => choice.policy : asked;
  // Each roll has its own stream: a choice in one never changes the next.
  const rolls = Array.from({ length: common.count ?? 1 }, (_, index) =>
    system.roll(args, options, seededRoll(seed, `${system.id} roll ${index + 1}`), choose),
  );
  if (common.json) {
    const { title, readings } = itemAt(rolls, 0);
    printJson({
      system: system.id,
      title,
      seed,
      readings,
      rolls: rolls.map(({ title: _, readings: __, ...roll }) => roll),
    });
    return;
  }
  print(`${drawRolls(rolls, seed, system.plainRole)}\n`);
}

/** Rolls under each other: the dice, then the result in the system's words. */
export function drawRolls(rolls: readonly Rolled[], seed: string, plainRole: string): string {
  const shown = rolls.map(({ dice }) => drawDice(dice, plainRole));
  const width = Math.min(60, Math.max(...shown.map((dice) => dice.length)));
  const number = String(rolls.length).length;
  const lines = rolls.map(
    ({ words }, index) =>
      `  ${rolls.length > 1 ? `${String(index + 1).padStart(number)}  ` : ''}${shown[index]?.padEnd(width)}  ${words}`,
  );
  return [`${rolls[0]?.title}, seed ${withEscapes(seed)}`, ...lines].join('\n');
}

/** `regular 4 2, wild 6 (6) 3`: dice grouped by role, the plain role without its name, dice that do not count in parentheses. */
export function drawDice(dice: readonly ShownDie[], plainRole: string): string {
  const groups: { name: string; faces: string[] }[] = [];
  for (const die of dice) {
    const name = [die.owner, die.role === plainRole ? undefined : die.role].filter(Boolean).join(' ');
    const face = faceText(die);
    const open = groups.at(-1);
    if (open && open.name === name) open.faces.push(face);
    else groups.push({ name, faces: [face] });
  }
  return groups.map(({ name, faces }) => [name, ...faces].filter(Boolean).join(' ')).join(', ');
}

function faceText({ sides, face, does }: ShownDie): string {
  const text = sides === 6 ? `${face}` : `d${sides}:${face}`;
  if (does === 'drops' || does === 'replaced') return `(${text})`;
  return does === 'subtracts' ? `\u2212${text}` : text;
}
