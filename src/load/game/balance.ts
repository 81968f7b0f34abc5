/** Content directory → its balance targets, or every fault in them. */

import { join } from 'node:path';
import { type Diagnostic, errorAt } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import type { Balance, Game } from '../../model/content.ts';
import { readText } from '../read.ts';
import { shape } from '../shape.ts';
import { parseYaml } from '../yaml.ts';
import { balanceSchema } from './schema.ts';

/** Reads `balance.yaml`, which a game may do without: it is no part of the book. Never throws for what is in it. */
export function loadBalance(
  directory: string,
  game: Game,
): { readonly balance?: Balance; readonly diagnostics: readonly Diagnostic[] } {
  const source = readText(join(directory, 'balance.yaml'));
  if (!('text' in source)) return { diagnostics: [source] };
  const { tree, diagnostics } = parseYaml(source);
  if (tree === undefined) return { diagnostics };
  const { value, diagnostics: misfits } = shape(tree, balanceSchema);
  const faults = [...diagnostics, ...misfits];
  if (value === undefined) return { diagnostics: faults };
  faults.push(...checkDifficulties(value, tree, game));
  if (faults.length > 0) return { diagnostics: faults };
  return {
    diagnostics: [],
    balance: {
      policies: value.policies,
      wins: value.wins,
      aimlessPart: value['aimless-part'],
      endings: value.endings,
      turns: { difficulty: value.turns.difficulty, band: value.turns.median },
      lost: { difficulty: value.lost.difficulty, band: value.lost.share },
      influence: value.influence,
    },
  };
}

/** Every difficulty that is named is one of the game's, and the single bands are about one that has wins. */
function checkDifficulties(
  value: {
    wins: Readonly<Record<string, unknown>>;
    turns: { difficulty: string };
    lost: { difficulty: string };
    influence: { difficulty: string };
  },
  tree: Tree,
  game: Game,
): Diagnostic[] {
  const known = game.difficulties.map(({ id }) => id);
  const unknown = (path: (string | number)[], span = tree.spanOf(path), id = String(path.at(-1))) =>
    errorAt('CR215', `unknown difficulty ${id}`, span, `game.yaml has ${known.join(', ')}`);
  const faults = Object.keys(value.wins)
    .filter((id) => !known.includes(id))
    .map((id) => unknown(['wins', id], tree.spanOfKey(['wins', id])));
  for (const key of ['turns', 'lost', 'influence'] as const) {
    const { difficulty } = value[key];
    if (!Object.hasOwn(value.wins, difficulty))
      faults.push(unknown([key, 'difficulty'], tree.spanOf([key, 'difficulty']), difficulty));
  }
  return faults;
}
