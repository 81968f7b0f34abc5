/** `core-runner odds`: a request to a dice system → its exact odds. */

import { type Command, Option } from '@commander-js/extra-typings';
import type { System } from '../../../dice/system.ts';
import { addSystemCommand, type LoadSystems, shippedSystems, shortest } from '../../shared/system-command.ts';
import { print } from '../../terminal/output.ts';
import { textWidth } from '../../terminal/prose.ts';
import { printJson } from '../../terminal/report.ts';

export function addOdds(program: Command, load: LoadSystems = shippedSystems): void {
  addSystemCommand<{ readonly json?: true }>(program, load, {
    name: 'odds',
    summary: 'count the exact chances of a roll',
    description: 'Count the exact chances of a roll in a dice system.',
    notes: [],
    lines: [
      'wild-die 3D+1 --target 12',
      'dice-check --mod -3 --insight third-die',
      'unique-pool 5 --target 11 --push best --crisis-cost 1/2',
      'essential-traits 4 --dice d8+d6 --versus 3:d6+d6 --json',
    ],
    common: () => [new Option('--json', 'print the odds as JSON')],
    examples,
    async act(system, { args, options, common }) {
      const counted = system.odds(args, options);
      if (common.json) {
        const { countedToJson } = await import('../../../dice/odds-json.ts');
        printJson(countedToJson(system.id, counted));
        return;
      }
      const { drawCounted } = await import('./bars.ts');
      print(drawCounted(counted, textWidth()));
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
