/** `core-runner odds`: a request to a dice system → its exact odds. */

import { type Command, Option } from 'commander';
import type { System } from '../../../dice/system.ts';
import { addSystemCommand, type LoadSystems, shippedSystems, shortest } from '../../shared/system-command.ts';
import { print } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';

export function addOdds(program: Command, load: LoadSystems = shippedSystems): void {
  addSystemCommand<{ readonly json?: true }>(program, load, {
    name: 'odds',
    summary: 'exact odds of a roll in one of the dice systems',
    description: 'Counts a roll exactly: integers over one denominator, nothing sampled.',
    help: `
Systems are listed by core-runner systems; core-runner odds SYSTEM --help shows what each can be asked.

Exit codes: 0 done, 2 wrong command line, or a roll that the rules do not allow.

Examples:
  core-runner odds wild-die 3D+1 --target 12
  core-runner odds dice-check --mod -3 --insight third-die
  core-runner odds unique-pool 5 --target 11 --push best --crisis-cost 1/2
  core-runner odds essential-traits 4 --dice d8+d6 --versus 3:d6+d6 --json`,
    common: () => [
      new Option(
        '--json',
        'print as JSON: every value with its ways, of, at-least; mean and standard deviation; tables; readings',
      ),
    ],
    examples,
    async act(system, { args, options, common }) {
      const counted = system.odds(args, options);
      if (common.json) {
        const { countedToJson } = await import('../../../dice/odds-json.ts');
        printJson(countedToJson(system.id, counted));
        return;
      }
      const { drawCounted } = await import('./bars.ts');
      print(drawCounted(counted, process.stdout.columns ?? 100));
    },
  });
}

/** Command lines of a system: plain, then with each of its first options. */
export function examples(system: System): string[] {
  const plain = shortest(system);
  const withOption = system.options.slice(0, 3).map(({ name, samples, accepts }) => {
    const sample = samples.at(-1) ?? '';
    return `${plain} --${name}${accepts === 'flag' ? '' : ` ${sample}`}`.trim();
  });
  return [plain, ...withOption, `${plain} --json`.trim()];
}
