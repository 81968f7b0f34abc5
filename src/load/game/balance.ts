/** Loads the balance targets of a game. */

import { type Diagnostic, errorAt, type Span, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../../diagnostics/tree.ts';
import type { Balance } from '../../model/balance.ts';
import type { Game } from '../../model/game.ts';
import { parseFile } from '../file.ts';
import { nearest } from '../near.ts';
import { fileIn, type Sources } from '../sources.ts';
import { balanceFile } from './files.ts';
import { balanceSchema, type Targets } from './schema/balance.ts';
import { exampleOf } from './schema-docs.ts';

/** Names that targets may refer to. */
export interface Known {
  /** Undefined if `game.yaml` has faults. */
  readonly game?: Game | undefined;
  /** Policy ids. */
  readonly policies: readonly string[];
}

/** Loads `balance.yaml`, of a translation that of its original; faults are returned. */
export function loadBalance(
  sources: Sources,
  known: Known,
): { readonly balance?: Balance; readonly diagnostics: readonly Diagnostic[] } {
  const { part, diagnostics } = parseFile(fileIn(sources.original ?? sources, balanceFile), balanceSchema, {
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
  const single = (['turns', 'lost', 'influence'] as const).map((key): Use => {
    return [value[key].difficulty, tree.spanOf([key, 'difficulty'])];
  });
  const uses: Use[] = [
    ...Object.keys(value.wins).map((id): Use => [id, tree.spanOfKey(['wins', id])]),
    ...Object.keys(value.first?.wins ?? {}).map((id): Use => [id, tree.spanOfKey(['first', 'wins', id])]),
    ...(value.unread ?? []).map(({ difficulty }, at): Use => [difficulty, tree.spanOf(['unread', at, 'difficulty'])]),
    ...single,
  ];
  const unknown = uses.filter(([id]) => !known.includes(id));
  if (unknown.length > 0)
    return onceEach(unknown, (id, span) => errorAt('CR215', `unknown difficulty ${id}`, span, nearest(id, known)));
  const without = single.filter(([id]) => !Object.hasOwn(value.wins, id));
  return onceEach(without, (id, span) => errorAt('CR215', `expected a band for ${id} under wins, found none`, span));
}

/** A difficulty id and its place. */
type Use = readonly [id: string, span: Span];

/** One fault for each id, with its other places. */
function onceEach(uses: readonly Use[], report: (...use: Use) => Diagnostic): Diagnostic[] {
  const faults = new Map<string, Diagnostic>();
  for (const [id, span] of uses) {
    const before = faults.get(id);
    faults.set(id, before ? withRelated(before, 'also here', span) : report(id, span));
  }
  return [...faults.values()];
}
