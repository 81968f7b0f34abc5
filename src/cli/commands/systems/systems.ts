/** `core-runner systems`: the list of dice systems with their parameters. */

import type { Command } from '@commander-js/extra-typings';
import { addNotes } from '../../shared/help.ts';
import { type LoadSystems, shippedSystems } from '../../shared/system-command.ts';
import { asCalled } from '../../terminal/called.ts';
import { print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';

export function addSystems(program: Command, load: LoadSystems = shippedSystems): void {
  const command = program
    .command('systems')
    .summary('list the dice systems: dice rules for other games')
    .description('List the dice systems and how to count their odds.')
    .option('--json', 'print the list as JSON')
    .action(async (options) => {
      const systems = await load();
      if (options.json) {
        printJson({
          systems: systems.map(({ id, name, summary, arguments: args, options: known, readings }) => ({
            id,
            name,
            summary,
            arguments: args.map(parameterJson),
            options: known.map(parameterJson),
            readings,
          })),
        });
        return;
      }
      const width = Math.max(...systems.map(({ id }) => id.length)) + 2;
      const lines = systems.flatMap((system) => {
        const usage = system.arguments.map(({ name }) => `<${name}>`);
        return [
          `${system.id.padEnd(width)}${system.name}: ${system.summary}`,
          `${' '.repeat(width)}core-runner odds ${[system.id, ...usage].join(' ')}${system.options.length > 0 ? ' [options]' : ''}`,
        ];
      });
      print(asCalled(`${lines.join('\n')}\n`));
    });
  addNotes(command, {
    exits: '0 done, 2 wrong command line',
    examples: ['systems', 'odds wild-die --help', 'roll wild-die 3D+1', 'print wild-die'],
  });
}

type Described = Awaited<ReturnType<LoadSystems>>[number]['options'][number];

const shownKeys = 'name summary notation range rule accepts isRequired default alternatives'.split(
  ' ',
) as (keyof Described)[];

const parameterJson = (parameter: Described) => Object.fromEntries(shownKeys.map((key) => [key, parameter[key]]));
