/** Content → the table of weights in `src/game/policy/runner-weights.ts`, printed. Takes some minutes. */

import { fitRunner } from '../game/policy/fit.ts';
import { firstWeights } from '../game/policy/runner-weights.ts';
import { compileRules } from '../game/run/rules.ts';
import { loadContent } from '../load/game/load.ts';

const { content, diagnostics } = loadContent(process.argv[2] ?? 'content/core-runner');
if (!content) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
const only = process.argv[3];
for (const { id } of content.game.difficulties) {
  if (only !== undefined && only !== id) continue;
  const rules = compileRules(content, id);
  const plan = { seed: 'fit', rounds: 6, runsPerRound: 12_000, epochs: 3, judgeRuns: 6_000 };
  const weights = fitRunner(rules, firstWeights(rules), plan).map((weight) => weight.toFixed(2));
  process.stdout.write(`  ${id}: [${weights.join(', ')}],\n`);
}
