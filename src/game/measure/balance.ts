/** Targets, tallies → which bands the content meets, at 95 % confidence. */

import { sharePercentage } from '../../dice/percentage.ts';
import { itemAt } from '../../item-at.ts';
import type { Balance, Band } from '../../model/balance.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Deal } from '../deal.ts';
import { endingText } from '../run/ending-text.ts';
import type { Rules } from '../run/rules.ts';
import { wordsInPlay } from './career.ts';
import type { RuleChange } from './change.ts';
import type { ContentPart } from './influence.ts';
import { median, quantile, type Share, type Tally, wilson } from './tally.ts';

/** Runs to play with the content, whole or with one change. */
export interface Job {
  readonly difficulty: string;
  readonly policy: string;
  /** Content part to leave out; undefined for the whole. */
  readonly without?: ContentPart;
  /** Number to change; undefined for none. */
  readonly change?: RuleChange | undefined;
  /** Board of all Runs; undefined for an empty map. */
  readonly sheet?: Deal | undefined;
}

/** `met` and `missed` have 95 % confidence; `open` needs more Runs. */
export type Verdict = 'met' | 'missed' | 'open';

/** A measured target: the value with its 95 % interval, its band, and the verdict. */
export interface Finding {
  readonly target: string;
  /** Share of Runs from 0 to 1, or turns. */
  readonly unit: 'share' | 'turns';
  readonly measured: Share;
  readonly band: Band;
  readonly verdict: Verdict;
}

/** Plays Runs `from` to `to` (excluded) of a job: a tally, or which were won (`winsOf`). */
export interface SimulationRunner {
  readonly tally: (job: Job, from: number, to: number) => Promise<Tally>;
  readonly wins: (job: Job, from: number, to: number) => Promise<Uint8Array>;
}

/** Where an interval is relative to a band. */
export function judge({ low, high }: Share, band: Band): Verdict {
  if (low >= band.from && high <= band.to) return 'met';
  return high < band.from || low > band.to ? 'missed' : 'open';
}

/** Tally of a difficulty and policy. */
export type TallyOf = (difficulty: string, policy: string) => Tally;

/** A band with its measurement. */
export interface Target {
  /** Jobs that the value is measured with, by the tallies so far. */
  readonly jobs: (tallyOf: TallyOf) => readonly Job[];
  readonly find: (tallyOf: TallyOf) => Finding;
}

/** All bands on wins, losses, length and Endings, in order of the report. */
export function bandTargets(balance: Balance, rulesOf: (difficulty: string) => Rules): Target[] {
  const { competent, aimless } = balance.policies;
  const wins = Object.entries(balance.wins).flatMap(([difficulty, band]): Target[] => {
    const winOf = (tallyOf: TallyOf) => wonShare(tallyOf(difficulty, competent));
    return [
      {
        jobs: () => [{ difficulty, policy: competent }],
        find: (tallyOf) => finding(`${difficulty}: ${competent} wins`, winOf(tallyOf), band),
      },
      {
        jobs: () => [aimless, competent].map((policy) => ({ difficulty, policy })),
        find: (tallyOf) =>
          finding(
            `${difficulty}: ${aimless} wins less than ${percent(balance.aimlessPart)} of that`,
            wonShare(tallyOf(difficulty, aimless)),
            { from: 0, to: balance.aimlessPart * winOf(tallyOf).share },
          ),
      },
    ];
  });
  const { lost, turns } = balance;
  return [
    ...wins,
    ...firstTargets(balance),
    ...unreadTargets(balance, rulesOf),
    {
      jobs: () => [{ difficulty: lost.difficulty, policy: competent }],
      find: (tallyOf) => {
        const share = lostShare(rulesOf(lost.difficulty), tallyOf(lost.difficulty, competent));
        return finding(`${lost.difficulty}: dead or unable to move`, share, lost.band);
      },
    },
    {
      jobs: () => [{ difficulty: turns.difficulty, policy: competent }],
      find: (tallyOf) => turnFinding(balance, tallyOf(turns.difficulty, competent)),
    },
    ...endingTargets(balance, rulesOf),
  ];
}

function finding(target: string, measured: Share, band: Band, unit: Finding['unit'] = 'share'): Finding {
  return { target, unit, measured, band, verdict: judge(measured, band) };
}

/** Wins of first readers. */
const firstTargets = ({ first }: Balance): Target[] =>
  Object.entries(first?.wins ?? {}).map(([difficulty, band]) => {
    const policy = first?.policy ?? '';
    return {
      jobs: () => [{ difficulty, policy }],
      find: (tallyOf) => finding(`${difficulty}: ${policy} wins`, wonShare(tallyOf(difficulty, policy)), band),
    };
  });

/** What is unread in a Run: of the Outcomes met, or of the book (a mean over careers). */
const unreadTargets = ({ unread = [] }: Balance, rulesOf: (difficulty: string) => Rules): Target[] =>
  unread.map(({ policy, difficulty, run, of, share }) => ({
    jobs: () => [{ difficulty, policy }],
    find: (tallyOf) => {
      const tally = tallyOf(difficulty, policy);
      const measured =
        of === 'book'
          ? unreadBook(rulesOf(difficulty), tally, run - 1)
          : wilson(itemAt(tally.outcomesNew, run - 1), itemAt(tally.outcomesRead, run - 1));
      return finding(
        `${difficulty}: unread ${of} of ${policy} in ${rulesOf(difficulty).content.game.words.run.one} ${run}`,
        measured,
        share,
      );
    },
  }));

/** The unread share of the book in the Runs at a place, with the 95 % interval of a mean. */
function unreadBook(rules: Rules, { careers, wordsKnown, wordsSquares }: Tally, place: number): Share {
  const played = itemAt(careers, place);
  if (played < 2) return { share: 0, low: 0, high: 1 };
  const words = wordsInPlay(rules);
  const mean = itemAt(wordsKnown, place) / played;
  const variance = itemAt(wordsSquares, place) / played - mean * mean;
  const share = 1 - mean / words;
  const spread = (1.96 / words) * Math.sqrt(variance / played);
  return { share, low: share - spread, high: share + spread };
}

const wonShare = ({ won, runs }: Tally): Share => wilson(itemAt(won, 0), itemAt(runs, 0));

function lostShare({ content }: Rules, tally: Tally): Share {
  const lost = content.endings.reduce(
    (sum, { when }, index) => (when.kind === 'cause' ? sum + itemAt(tally.endings, index) : sum),
    0,
  );
  return wilson(lost, itemAt(tally.runs, 0));
}

/** The median of turns with its 95 % order statistics (normal approximation of the binomial). */
function turnFinding({ turns, policies }: Balance, tally: Tally): Finding {
  const runs = itemAt(tally.runs, 0);
  const spread = runs === 0 ? 0.5 : 0.98 / Math.sqrt(runs);
  const measured = {
    share: median(tally.turns),
    low: quantile(tally.turns, 0.5 - spread),
    high: quantile(tally.turns, 0.5 + spread),
  };
  return finding(`${turns.difficulty}: median turns of ${policies.competent}`, measured, turns.band, 'turns');
}

/** Findings of all bands. */
export const findings = (balance: Balance, rulesOf: (difficulty: string) => Rules, tallyOf: TallyOf): Finding[] =>
  bandTargets(balance, rulesOf).map(({ find }) => find(tallyOf));

/** The max share of each playable Ending over difficulties and policies. */
function endingTargets({ endings, wins }: Balance, rulesOf: (difficulty: string) => Rules): Target[] {
  const difficulties = Object.keys(wins);
  const [first] = difficulties;
  if (first === undefined) return [];
  const { content } = rulesOf(first);
  const jobs = difficulties.flatMap((difficulty) => endings.policies.map((policy) => ({ difficulty, policy })));
  return content.endings.flatMap((ending, index): Target[] => {
    if (ending.when.kind === 'cause' && ending.when.cause === 'abandoned') return [];
    const target = `${content.game.words.ending.one.toLowerCase()} ${endingText(content, index)} at its most frequent`;
    const best = (tallyOf: TallyOf) =>
      jobs
        .map((job) => {
          const tally = tallyOf(job.difficulty, job.policy);
          return { job, measured: wilson(itemAt(tally.endings, index), itemAt(tally.runs, 0)) };
        })
        .reduce((max, one) => (one.measured.low > max.measured.low ? one : max));
    return [
      {
        jobs: (tallyOf) => [best(tallyOf).job],
        find: (tallyOf) => finding(target, best(tallyOf).measured, { from: endings.least, to: 1 }),
      },
    ];
  });
}

/** Whether a part changes the win rate by no more than its limit. */
export function influenceFinding(balance: Balance, part: ContentPart, measured: Share, { event }: Vocabulary): Finding {
  const name =
    part.kind === 'event' ? `${event.one.toLowerCase()} ${part.number}` : `item ${part.name} (${part.number})`;
  const band = { from: -balance.influence.most, to: balance.influence.most };
  return finding(`${balance.influence.difficulty}: influence of ${name}`, measured, band);
}

const percent = (share: number): string => `${sharePercentage(share, 0)} %`;
