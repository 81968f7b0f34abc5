/** Content, bands that are missed, a runner of simulations → the changes, or pairs, that would bring each band back. */

import { itemAt } from '../../item-at.ts';
import type { Balance } from '../../model/balance.ts';
import type { Content } from '../../model/content.ts';
import {
  bandTargets,
  type Finding,
  influenceFinding,
  type Job,
  type SimulationRunner,
  type TallyOf,
  type Target,
  type Verdict,
} from './balance.ts';
import { changes, pairsOf, type RuleChange } from './change.ts';
import { type ContentPart, influence, parts } from './influence.ts';
import { batchCount, jobKey, known, playBatches, rulesByDifficulty, student } from './jobs.ts';
import { mapTally, mergeTallies, type Share, type Tally } from './tally.ts';

/** How many Runs advice may take. */
export interface AdviceEffort {
  /** Runs of each change that is still in question, and how many changes of each band stay in question after them. */
  readonly rounds: readonly { readonly runs: number; readonly keep: number }[];
  /** Runs of each job for the changes that are left; a multiple of 20. */
  readonly confirm: number;
  /** Max changes listed for a band. */
  readonly listed: number;
}

/** A change, and what it would do. */
export interface Remedy {
  readonly change: RuleChange;
  /** The band as it would be. */
  readonly finding: Finding;
  /** By how much the measured value would move: in shares or turns, with its 95 % interval. */
  readonly difference: Share;
  /** Other bands that hold, and that would be missed. */
  readonly breaks: readonly string[];
  /** Other bands that are met with this number of Runs, and that would be undecided. */
  readonly strains: readonly string[];
}

/** A band that does not hold, and the changes or pairs of changes that would bring it back. */
export interface Advice {
  /** The band as it is. */
  readonly band: Finding;
  /** The best first; fewer than were asked for where there are no more. */
  readonly remedies: readonly Remedy[];
}

const parallel = 4; // changes played at once, so that no worker waits
const maxPairs = 3; // of the best three changes

/** How a band is measured in content as it is and in changed content, on the same dice. */
interface Question {
  readonly candidates: readonly RuleChange[];
  readonly find: (change: RuleChange | undefined, runs: number) => Promise<Finding>;
}

/** Estimated Runs of advice on a number of bands, measured by a number of jobs. */
export function adviceRuns(content: Content, jobs: number, { rounds, confirm }: AdviceEffort, bands: number): number {
  let left = changes(content).length;
  let runs = 0;
  for (const round of rounds) {
    runs += left * round.runs;
    left = Math.min(left, round.keep);
  }
  return jobs * confirm + bands * (runs + (left + maxPairs) * jobs * confirm);
}

/** What all questions share. */
interface Desk {
  readonly content: Content;
  readonly balance: Balance;
  readonly bench: SimulationRunner;
  readonly targets: readonly Target[];
  /** The content as it is. */
  readonly whole: Played;
  /** Runs of each job of it. */
  readonly runs: number;
}

/**
 * For each band that does not hold, tries all changes on few Runs, keeps the better ones and tries those on more
 * (successive halving: Karnin, Koren and Somekh 2013), and plays every job for those that are left. Base and change
 * are played on the same seeds (common random numbers), so that differences are sure where the values are not. Where no
 * change is enough, the best are tried in pairs.
 */
export async function* advise(
  content: Content,
  balance: Balance,
  bench: SimulationRunner,
  { rounds, confirm, listed }: AdviceEffort,
  missed: readonly Finding[],
): AsyncGenerator<Advice> {
  const cached = withCache(bench);
  const targets = bandTargets(balance, rulesByDifficulty(content, balance));
  const whole = await everyJob(cached, balance, undefined, confirm);
  const desk: Desk = { content, balance, bench: cached, targets, whole, runs: confirm };
  for (const band of missed) {
    const question = questionOn(desk, band);
    let left = question.candidates;
    for (const { runs, keep } of rounds)
      if (left.length > keep) left = (await ranked(desk, band, { ...question, candidates: left }, runs)).slice(0, keep);
    const remedies: Remedy[] = [];
    for (const change of left) remedies.push(await remedy(desk, band, change));
    const best = bestRemedies(band, remedies);
    if (best[0]?.finding.verdict !== 'met')
      for (const pair of pairsOf(best.map(({ change }) => change))) remedies.push(await remedy(desk, band, pair));
    yield { band, remedies: bestRemedies(band, remedies).slice(0, listed) };
  }
}

/** The changes, measured with the Runs of each: first those after which a band is surely met, smallest step first, then the nearest. */
async function ranked(
  desk: Desk,
  band: Finding,
  { find, candidates }: Question,
  runs: number,
): Promise<readonly RuleChange[]> {
  const before = await find(undefined, runs);
  const tried: { readonly change: RuleChange; readonly short: number; readonly step: number }[] = [];
  for (let from = 0; from < candidates.length; from += parallel) {
    const some = candidates.slice(from, from + parallel).map(async (change) => {
      const now = await find(change, runs);
      // What so few Runs say of the value is made better by what more Runs said of the content as it is.
      const step = now.measured.share - before.measured.share;
      return { change, short: shortfall({ ...now, measured: band.measured }, step, desk.runs), step: Math.abs(step) };
    });
    tried.push(...(await Promise.all(some)));
  }
  tried.sort((a, b) => a.short - b.short || a.step - b.step);
  return tried.map(({ change }) => change);
}

/** The distance of a value, after a step, from where these Runs are sure that the band is met; 0 if they are. */
function shortfall({ measured, unit, band: { from, to } }: Finding, step: number, runs: number): number {
  const value = measured.share + step;
  const share = Math.min(1, Math.abs(value));
  const doubt = unit === 'turns' ? 1 : 1.959964 * Math.sqrt((share * (1 - share)) / runs);
  const edge = Math.min(doubt, (to - from) / 2);
  // No share is below 0 or above 1.
  return Math.max(0, from === 0 ? 0 : from + edge - value, to === 1 ? 0 : value + edge - to);
}

const sureness: Readonly<Record<Verdict, number>> = { met: 0, open: 1, missed: 2 };

/** Drops changes that do not help. Sorts by verdict, then by bands that are then missed, then by the size of the change. */
function bestRemedies(band: Finding, remedies: readonly Remedy[]): Remedy[] {
  const middle = (band.band.from + band.band.to) / 2;
  const towards = Math.sign(middle - band.measured.share);
  const step = ({ difference }: Remedy) => Math.abs(difference.share);
  return remedies
    .filter(({ difference: { low, high } }) => (towards > 0 ? low > 0 : high < 0))
    .sort(
      (a, b) =>
        sureness[a.finding.verdict] - sureness[b.finding.verdict] ||
        a.breaks.length - b.breaks.length ||
        a.strains.length - b.strains.length ||
        (a.finding.verdict === 'met' ? step(a) - step(b) : step(b) - step(a)),
    );
}

/** A bench that plays nothing twice. */
function withCache(bench: SimulationRunner): SimulationRunner {
  const once = <Counted>(play: (job: Job, from: number, to: number) => Promise<Counted>) => {
    const results = new Map<string, Promise<Counted>>();
    return (job: Job, from: number, to: number) => {
      const key = JSON.stringify([job, from, to]);
      const counted = results.get(key) ?? play(job, from, to);
      results.set(key, counted);
      return counted;
    };
  };
  return { tally: once(bench.tally), wins: once(bench.wins) };
}

interface Played {
  readonly all: TallyOf;
  readonly batch: readonly TallyOf[];
}

/** All jobs of the bands, in batches. */
async function everyJob(
  bench: SimulationRunner,
  balance: Balance,
  change: RuleChange | undefined,
  runs: number,
): Promise<Played> {
  const lists = await playBatches(bench, balance, runs, change);
  const sums = new Map([...lists].map(([key, list]) => [key, mergeTallies(list)]));
  return {
    all: (difficulty, policy) => known(sums, jobKey(difficulty, policy)),
    batch: Array.from(
      { length: batchCount },
      (_, batch): TallyOf =>
        (difficulty, policy) =>
          itemAt(known(lists, jobKey(difficulty, policy)), batch),
    ),
  };
}

/** What is asked about a band: all changes for a band of the whole, those of the part for an influence. */
function questionOn(desk: Desk, band: Finding): Question {
  const { content, bench, targets } = desk;
  const whole = desk.whole.all;
  const target = targets.find(({ find }) => find(whole).target === band.target);
  if (target) {
    const jobs = target.jobs(whole);
    const find = async (change: RuleChange | undefined, runs: number) => {
      const tallies = new Map<string, Tally>();
      for (const job of jobs)
        tallies.set(jobKey(job.difficulty, job.policy), await bench.tally({ ...job, change }, 0, runs));
      return target.find(
        (difficulty, policy) => tallies.get(jobKey(difficulty, policy)) ?? empty(whole(difficulty, policy)),
      );
    };
    return { candidates: changes(content), find };
  }
  const part = parts(content).find((one) => partFinding(desk, one, nothing).target === band.target);
  if (!part) throw new Error(`no part of the content has the band ${band.target}`);
  return {
    candidates: changes(content).filter((change) => isOf(content, change, part)),
    find: async (change, runs) => (change ? (await influenceOf({ ...desk, runs }, part, change)).now : band),
  };
}

const nothing = { share: 0, low: 0, high: 0 };

/** What was not played for a change decides nothing. */
const empty = (tally: Tally): Tally => mapTally(tally, (list) => new Float64Array(list.length));

/** Whether a change is one of a part's own numbers. */
function isOf(content: Content, change: RuleChange, part: ContentPart): boolean {
  if (change.kind === 'pair') return change.of.some((one) => isOf(content, one, part));
  if (!('event' in change) || change.event !== part.number) return false;
  const event = content.events.find(({ number }) => number === part.number);
  if (part.kind === 'event' || event?.kind !== 'shop' || change.kind === 'total') return true;
  return event.items.findIndex(({ name }) => name === part.name) === change.of;
}

const partFinding = ({ balance, content }: Desk, part: ContentPart, measured: Share) =>
  influenceFinding(balance, part, measured, content.game.words);

/** What a part does to the win rate as it is and with a change to it made, and by how much the change moves that. */
async function influenceOf(desk: Desk, part: ContentPart, change: RuleChange) {
  const { balance, bench, runs } = desk;
  const job = { difficulty: balance.influence.difficulty, policy: balance.policies.competent };
  const [whole, without, changed] = await Promise.all([
    bench.wins(job, 0, runs),
    bench.wins({ ...job, without: part, ...(change.kind === 'pair' && { change }) }, 0, runs),
    bench.wins({ ...job, change }, 0, runs),
  ]);
  return {
    before: partFinding(desk, part, influence(whole, without)),
    now: partFinding(desk, part, influence(changed, without)),
    difference: influence(changed, whole),
  };
}

/** Plays every job with a change made, and says what it does to its band and to the others. */
async function remedy(desk: Desk, band: Finding, change: RuleChange): Promise<Remedy> {
  const { content, balance, bench, targets, whole, runs } = desk;
  const changed = await everyJob(bench, balance, change, runs);
  const own = parts(content).filter((one) => isOf(content, change, one));
  const influences = await Promise.all(own.map((part) => influenceOf(desk, part, change)));
  const bands = targets.map(({ find }) => ({
    before: find(whole.all),
    now: find(changed.all),
    difference: () => spread(changed.batch.map((now, index) => rise(find(itemAt(whole.batch, index)), find(now)))),
  }));
  const all = [...bands, ...influences.map((one) => ({ ...one, difference: () => one.difference }))];
  const itself = all.find(({ now }) => now.target === band.target);
  if (!itself) throw new Error(`the change was not measured for ${band.target}`);
  const named = (now: Verdict, isBefore: (verdict: Verdict) => boolean) =>
    all
      .filter((one) => one !== itself && one.now.verdict === now && isBefore(one.before.verdict))
      .map((one) => one.now.target);
  return {
    change,
    finding: itself.now,
    difference: itself.difference(),
    breaks: named('missed', (before) => before !== 'missed'),
    strains: named('open', (before) => before === 'met'),
  };
}

const rise = (before: Finding, now: Finding) => now.measured.share - before.measured.share;

/** The mean of paired differences, a batch each, with its 95 % interval. */
function spread(differences: readonly number[]): Share {
  const mean = differences.reduce((sum, one) => sum + one, 0) / batchCount;
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (batchCount - 1);
  const by = student * Math.sqrt(variance / batchCount);
  return { share: mean, low: mean - by, high: mean + by };
}
