/** Check → exact odds of its bands, totals and what follows from them. */

import { chanceColumns, textColumns } from '../../dice/columns.ts';
import type { CountResult } from '../../dice/define-system.ts';
import { type DicePath, everyPath } from '../../dice/every-path.ts';
import { type Odds, oddsFromPaths, oddsOf, oddsOfWords } from '../../dice/odds.ts';
import type { NamedOdds, OddsTable } from '../../dice/system.ts';
import { after, endNames, instinctWords } from './after.ts';
import { bandNames, isSuccess } from './bands.ts';
import { type CheckResult, makeCheck, policyFor, worthIn } from './check.ts';
import type { Check } from './input.ts';
import { type Negotiation, negotiate, negotiationTree } from './negotiation.ts';
import { answersFor, dieFaces, worthOf } from './reroll.ts';

/** Results of an Opposed Check, worst first. */
export const contestResults = ['lose', 'draw', 'win'] as const;
/** A check with its bands taken together. */
export const resultNames = ['failure', 'success'] as const;

/** All odds of a check; the distribution asked for comes first. */
export function countCheck(check: Check): CountResult {
  if (check.negotiation) return countNegotiation(check.negotiation);
  const policy = policyFor(check);
  const paths = everyPath((roll) => makeCheck(check, roll, (choice) => choice.policy, policy));
  const total = { id: 'total', title: 'total', odds: oddsFromPaths(reading(paths, (made) => made.total)) };
  const tables = check.insight === 'reroll' ? [rerollTable(check)] : [];
  if (check.opposed !== undefined) return { odds: countOpposed(check, check.opposed, paths, total), tables };
  const bands = reading(paths, ({ band }) => band);
  const results = reading(bands, (band) => resultNames[isSuccess(band) ? 1 : 0]);
  const cmod = () => oddsFromPaths(reading(bands, (band) => after[band].impression));
  const instincts = reading(bands, (band) => after[band].instinct);
  const instinct = () => oddsOfWords(instinctWords, instincts);
  return {
    odds: [
      { id: 'band', title: 'band', odds: oddsOfWords(bandNames, bands) },
      { id: 'result', title: 'success or failure', odds: oddsOfWords(resultNames, results) },
      total,
      ...(check.firstImpressions ? [{ id: 'cmod', title: 'CMod from then on', odds: cmod() }] : []),
      ...(check.gutInstinct ? [{ id: 'instinct', title: 'what you can tell', odds: instinct() }] : []),
    ],
    tables,
  };
}

const reading = <S, T>(paths: readonly DicePath<S>[], read: (result: S) => T): DicePath<T>[] =>
  paths.map((path) => ({ ...path, result: read(path.result) }));

function countOpposed(check: Check, opposed: number, paths: readonly DicePath<CheckResult>[], total: NamedOdds) {
  const theirs = everyPath((roll) => roll(6) + roll(6) + opposed);
  const contests = paths.flatMap((mine) =>
    theirs.map((their) => {
      const result = contest(mine.result.total, their.result);
      return { result, ways: mine.ways * their.ways, of: mine.of * their.of };
    }),
  );
  const first: NamedOdds = { id: 'opposed', title: 'Opposed Check', odds: oddsOfWords(contestResults, contests) };
  const decided: NamedOdds = { id: 'decided', title: 'with draws rolled again', odds: decide(first.odds) };
  return check.draw === 'reroll' ? ([decided, first, total] as const) : ([first, decided, total] as const);
}

/** DC-046 and DC-047: only totals are compared. */
export const contest = (mine: number, theirs: number): (typeof contestResults)[number] =>
  mine > theirs ? 'win' : mine < theirs ? 'lose' : 'draw';

// Rerolled draws leave win and loss in the same proportion.
const decide = ({ entries }: Odds): Odds => oddsOf(entries.filter(({ value }) => value !== 'draw'));

function countNegotiation(talks: Negotiation): CountResult {
  const paths = everyPath((roll) => negotiate(talks, roll));
  const ends = reading(paths, ({ end }) => end);
  const gambits = reading(paths, ({ gambit }) => gambit.band);
  return {
    odds: [
      { id: 'end', title: 'how the talks end', odds: oddsOfWords(endNames, ends) },
      { id: 'gambit', title: 'the Gambit', odds: oddsOfWords(bandNames, gambits) },
    ],
    tables: [negotiationTree(talks)],
  };
}

/** For each pair of dice what the policy rerolls, and the chance of success by answer. */
function rerollTable(check: Check): OddsTable {
  const [answers, worth, policy] = [answersFor(check), worthIn(check), policyFor(check)];
  const of = check.opposed === undefined ? 36n : 36n * 36n;
  const pairs = dieFaces.flatMap((low) => dieFaces.slice(low - 1).map((high) => [low, high] as const));
  return {
    id: 'reroll',
    title: 'which dice to reroll',
    columns: [...textColumns('dice', 'reroll'), ...chanceColumns(...answers)],
    rows: pairs.map((pair) => [
      pair.join(' '),
      policy(pair),
      ...answers.map((answer) => ({ ways: worthOf(answer, pair, worth), of })),
    ]),
  };
}
