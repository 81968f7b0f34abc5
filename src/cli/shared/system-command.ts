/** Parameters of a dice system → a command. */

import { type Command, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import type { Parameter } from '../../dice/parameter.ts';
import type { Options, System } from '../../dice/system.ts';
import { itemAt } from '../../item-at.ts';
import { commandError, knownWord } from '../terminal/failure.ts';
import { declaredCommand } from './declared-command.ts';
import { addNotes, helpStyle } from './help.ts';

/** Loads the list of systems, which other commands start without. */
export type LoadSystems = () => Promise<readonly System[]>;

/** The dice systems that ship, loaded at the first call. */
export const shippedSystems: LoadSystems = async () => (await import('../../systems/index.ts')).diceSystems;

export interface SystemWords<T> {
  readonly args: readonly string[];
  readonly options: Options;
  readonly common: T;
}

interface SystemPlan<T> {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly notes: readonly string[];
  /** Options besides the system's own. */
  readonly common: () => readonly Option[];
  /** Command lines of a system, without the command's name and the system. */
  readonly examples: (system: System) => readonly string[];
  /** Command lines in the help of the command. */
  readonly lines: readonly string[];
  readonly act: (system: System, words: SystemWords<T>) => Promise<void>;
}

/** Adds `odds` or `roll`: the first word is a system, which reads the others. */
export function addSystemCommand<T extends object>(program: Command, load: LoadSystems, plan: SystemPlan<T>): void {
  const outer = program
    .command(plan.name)
    .summary(plan.summary)
    .description(plan.description)
    .usage('<system> [arguments] [options]')
    .argument('[words...]', 'a dice system and its arguments')
    .helpOption(false)
    .allowUnknownOption()
    .configureHelp({ ...helpStyle, visibleArguments: () => [] })
    .action(async (_words, _options, command) => {
      const [word, ...rest] = command.args;
      const systems = await load();
      const known = systems.map(({ id }) => id);
      if (word === undefined)
        throw commandError(
          'expected a dice system, found nothing',
          `one of ${known.join(', ')}; for help: core-runner ${plan.name} --help`,
        );
      if (word === '-h' || word === '--help') return outer.outputHelp();
      const system = itemAt(systems, known.indexOf(knownWord('dice system', word, known)));
      const inner = commandOf(program, system, plan);
      inner.action(() => refusing(() => plan.act(system, wordsOf<T>(system, inner))));
      await inner.parseAsync(rest, { from: 'user' });
    });
  const seeSystems = `For the systems: core-runner systems. For the options of one: core-runner ${plan.name} SYSTEM --help`;
  addNotes(outer, {
    notes: [seeSystems, ...plan.notes],
    exits: rollExits,
    examples: plan.lines.map((line) => `${plan.name} ${line}`),
  });
}

/** Turns a Refusal into a Failure (exit 2) that names the legal values. */
export async function refusing(work: () => Promise<void>): Promise<void> {
  const { Refusal } = await import('../../dice/refusal.ts');
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw commandError(`${error.message}\n  legal: ${error.range}`);
  }
}

function commandOf<T>(program: Command, system: System, plan: SystemPlan<T>): CommandUnknownOpts {
  const command = declaredCommand(`core-runner ${plan.name} ${system.id}`)
    .copyInheritedSettings(program)
    .description(`${system.name}: ${system.summary}.`)
    .usage([...system.arguments.map(({ name }) => `<${name}>`), '[options]'].join(' '));
  for (const parameter of system.arguments)
    command.argument(
      `[${parameter.name}${parameter.accepts === 'many' ? '...' : ''}]`,
      `${parameter.summary}: ${parameter.notation}, ${parameter.range}`,
    );
  for (const parameter of system.options) command.addOption(optionOf(parameter));
  for (const option of plan.common()) command.addOption(option);
  return addNotes(command, {
    exits: rollExits,
    examples: plan.examples(system).map((line) => `${plan.name} ${system.id} ${line}`.trim()),
  });
}

const rollExits = '0 done, 2 wrong command line, or a roll against the rules';

function optionOf({ name, summary, notation, range, accepts, default: by, alternatives }: Parameter): Option {
  const legal = accepts === 'flag' || alternatives ? '' : `: ${range}`;
  const preset = by === undefined || alternatives ? '' : ` (default: ${by})`;
  const often = accepts === 'many' ? '; may be repeated' : '';
  const words = (alternatives ?? []).map((one) => `\n${one.name}: ${one.words}${one.name === by ? ' (default)' : ''}`);
  const value = alternatives ? 'WORD' : notation;
  const option = new Option(
    `--${name}${accepts === 'flag' ? '' : ` <${value}>`}`,
    `${summary}${legal}${preset}${often}${words.join('')}`,
  );
  if (accepts === 'many') option.argParser((text: string, before: readonly string[] = []) => [...before, text]);
  else if (accepts === 'once')
    // Given twice it becomes a list, which the system refuses.
    option.argParser((text: string, before: string | readonly string[] | undefined) =>
      before === undefined ? text : [before, text].flat(),
    );
  return option;
}

function wordsOf<T>(system: System, command: CommandUnknownOpts): SystemWords<T> {
  const names = new Map(system.options.map(({ name }) => [new Option(`--${name}`).attributeName(), name]));
  const given = Object.entries(command.opts() as Record<string, string | boolean | readonly string[]>);
  return {
    args: command.args,
    options: Object.fromEntries(given.flatMap(([key, value]) => (names.has(key) ? [[names.get(key), value]] : []))),
    common: Object.fromEntries(given.filter(([key]) => !names.has(key))) as T,
  };
}

/** The shortest command line of a system, from its samples. */
export const shortest = (system: System): string =>
  system.arguments.map(({ samples }) => samples[Math.floor(samples.length / 2)] ?? '').join(' ');
