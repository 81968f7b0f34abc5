/** Loads the balance targets of a game. */

import { join } from 'node:path';
import { type Diagnostic, errorAt, type Span, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../../diagnostics/tree.ts';
import type { Balance } from '../../model/balance.ts';
import type { Game } from '../../model/game.ts';
import { loadFile } from '../file.ts';
import { nearest } from '../near.ts';
import { balanceSchema, type Targets } from './schema/balance.ts';
import { exampleOf } from './schema-docs.ts';

export const balanceFile = 'balance.yaml';

/** Names that targets may refer to. */
export interface Known {
  /** Undefined if `game.yaml` has faults. */
  readonly game?: Game | undefined;
  /** Policy ids. */
  readonly policies: readonly string[];
}

/** Loads the optional `balance.yaml`; faults are returned. */
export function loadBalance(
  directory: string,
  known: Known,
): { readonly balance?: Balance; readonly diagnostics: readonly Diagnostic[] } {
  const { part, diagnostics } = loadFile(join(directory, balanceFile), balanceSchema, {
    examples: exampleOf('balance'),
  });
  if (part === undefined) return { diagnostics };
  const { value, tree } = part;
  const faults = [...diagnostics, ...checkPolicies(value, tree, known.policies)];
  if (known.game) faults.push(...checkDifficulties(value, tree, known.game));
  if (faults.length > 0) return { diagnostics: faults };
  return {
    diagnostics: [],
    balance: {
      policies: value.policies,
      wins: value.wins,
      first: value.first,
      unread: value.unread,
      aimlessPart: value['aimless-part'],
      endings: value.endings,
      turns: { difficulty: value.turns.difficulty, band: value.turns.median },
      lost: { difficulty: value.lost.difficulty, band: value.lost.share },
      influence: value.influence,
    },
  };
}

function checkPolicies(
  { policies, first, unread = [], endings }: Targets,
  tree: Tree,
  known: readonly string[],
): Diagnostic[] {
  const named: readonly (readonly [name: string, path: Path])[] = [
    [policies.competent, ['policies', 'competent']],
    [policies.aimless, ['policies', 'aimless']],
    ...(first ? [[first.policy, ['first', 'policy']] as const] : []),
    ...unread.map(({ policy }, index) => [policy, ['unread', index, 'policy']] as const),
    ...endings.policies.map((name, index) => [name, ['endings', 'policies', index]] as const),
  ];
  return named
    .filter(([name]) => !known.includes(name))
    .map(([name, path]) => errorAt('CR217', `unknown policy ${name}`, tree.spanOf(path), nearest(name, known)));
}

/** Checks difficulty ids; each is reported once. Single bands need one with wins, where all ids under wins are known. */
function checkDifficulties(value: Targets, tree: Tree, { difficulties }: Game): Diagnostic[] {
  const known = difficulties.map(({ id }) => id);
  const unknown = new Map<string, Diagnostic>();
  const addUnknown = (id: string, span: Span) => {
    const before = unknown.get(id);
    unknown.set(
      id,
      before
        ? withRelated(before, 'and it is named here', span)
        : errorAt('CR215', `unknown difficulty ${id}`, span, nearest(id, known)),
    );
  };
  for (const id of Object.keys(value.wins)) if (!known.includes(id)) addUnknown(id, tree.spanOfKey(['wins', id]));
  for (const id of Object.keys(value.first?.wins ?? {}))
    if (!known.includes(id)) addUnknown(id, tree.spanOfKey(['first', 'wins', id]));
  for (const [index, { difficulty }] of (value.unread ?? []).entries())
    if (!known.includes(difficulty)) addUnknown(difficulty, tree.spanOf(['unread', index, 'difficulty']));
  const misspelt = unknown.size > 0;
  const without = new Map<string, Diagnostic>();
  for (const key of ['turns', 'lost', 'influence'] as const) {
    const { difficulty } = value[key];
    const span = tree.spanOf([key, 'difficulty']);
    if (!known.includes(difficulty)) addUnknown(difficulty, span);
    else if (!misspelt && !Object.hasOwn(value.wins, difficulty)) {
      const before = without.get(difficulty);
      const message = `expected a band for ${difficulty} under wins, found none`;
      without.set(
        difficulty,
        before ? withRelated(before, 'it is named here too', span) : errorAt('CR215', message, span),
      );
    }
  }
  return [...unknown.values(), ...without.values()];
}
