/** `core-runner diff`: two content directories → their differences in play, on pages, and for printed codes and seeds. */

import { readGame } from '../../../files/read-game.ts';
import { compareGames, type GameChanges, isUnchanged } from '../../../game/measure/compare.ts';
import { type BandChange, type Batches, compareBands, playGame } from '../../../game/measure/compare-bands.ts';
import { bandJobs } from '../../../game/measure/jobs.ts';
import { balanceFile } from '../../../load/game/files.ts';
import type { Balance } from '../../../model/balance.ts';
import type { Content } from '../../../model/content.ts';
import { rulesText } from '../../../model/rules-text.ts';
import { defaultContent } from '../../defaults.ts';
import { directoryThatShips, requireContent, requireTargets } from '../../shared/content/content.ts';
import { onInterrupt } from '../../terminal/interrupt.ts';
import { print, printNote } from '../../terminal/output.ts';
import { printJson } from '../../terminal/report.ts';
import { runInPool } from '../../workers/run-in-pool.ts';
import { bandsReport, changesReport, pagesReport } from './diff-report.ts';
import { movedPages } from './moved-pages.ts';
import type { DiffOptions } from './options.ts';

const seed = 'balance';

interface Side {
  readonly directory: string;
  readonly content: Content;
  /** Absent if there is no `balance.yaml`. */
  readonly balance?: Balance;
}

export async function printDifferences(
  oldDirectory: string,
  newDirectory: string | undefined,
  options: DiffOptions,
): Promise<void> {
  const interrupt = onInterrupt();
  const old = await requireSide(oldDirectory);
  const now = await requireSide(newDirectory ?? defaultContent() ?? directoryThatShips());
  const games = { old: old.content, new: now.content };
  const changes = compareGames(old.content, now.content);
  const moved = isOtherBook(old.content, now.content) ? movedPages(old.content, now.content, options.paper) : [];
  const isPlayed = options.bands && playsOtherwise(old, now, changes);
  const bands = isPlayed ? await playBoth(old, now, options.runs, interrupt) : [];
  const interrupted = interrupt.signal.aborted;
  interrupt.dispose();
  const hasOtherTargets = isOther(old.balance, now.balance);
  const same = isUnchanged(changes) && moved.length === 0 && !hasOtherTargets;
  if (interrupted) process.exitCode = 130;
  else if (!same && options.exitCode) process.exitCode = 1;
  if (options.json) {
    printJson({
      old: old.directory,
      new: now.directory,
      same,
      interrupted,
      changes,
      pages: { document: 'event-book', paper: options.paper, moved },
      targets: hasOtherTargets ? { old: old.balance ?? null, new: now.balance ?? null } : null,
      bands: bands.length > 0 ? { seed, runs: options.runs, bands } : null,
    });
    return;
  }
  if (same) {
    print(`${old.directory} and ${now.directory} are the same: rules, texts, pages and codes\n`);
    return;
  }
  const parts = [
    `${old.directory} → ${now.directory}`,
    changesReport(changes, games),
    pagesReport(moved, options.paper, games),
    bands.length > 0 ? bandsReport(bands, options.runs, games) : unplayed(old, now),
    ...(changes.codes.length + changes.seeds.length === 0
      ? ['\nprinted run codes and seeds deal the same boards']
      : []),
  ];
  print(`${parts.filter((part) => part !== '').join('\n')}\n`);
  if (interrupted) printNote('stopped before the bands were measured\n');
}

/** A game with its targets; faults in either end the command with code 1. */
async function requireSide(directory: string): Promise<Side> {
  const content = await requireContent(directory);
  const sources = readGame(directory);
  if (!(sources.original ?? sources).files.has(balanceFile)) return { directory, content };
  return { directory, content, balance: requireTargets(sources, content) };
}

const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** Whether any source file, and so any page, can differ. */
function isOtherBook(old: Content, now: Content): boolean {
  const texts = ({ sources }: Content) => sources.map(({ text }) => text);
  return isOther(texts(old), texts(now));
}

/** Whether simulated Runs or their targets can differ. */
function playsOtherwise(old: Side, now: Side, { runner }: GameChanges): boolean {
  return runner || rulesText(old.content) !== rulesText(now.content) || isOther(old.balance, now.balance);
}

function unplayed(old: Side, now: Side): string {
  const lacking = [old, now].filter(({ balance }) => balance === undefined);
  if (lacking.length === 1) return `\n${lacking[0]?.directory} has no ${balanceFile}, so there are no bands to compare`;
  return isOther(old.balance, now.balance) ? `\n${balanceFile} has other targets` : '';
}

/** The bands of both; empty if a game has no targets, or after Ctrl-C. */
async function playBoth(
  old: Side,
  now: Side,
  runs: number,
  { signal }: ReturnType<typeof onInterrupt>,
): Promise<BandChange[]> {
  if (!old.balance || !now.balance) return [];
  const played: Batches[] = [];
  for (const { directory, content, balance } of [old, now] as Required<Side>[]) {
    const work = {
      content,
      seed,
      what: `${directory}: ${content.game.words.run.one}`,
      expected: () => bandJobs(balance).length * runs,
      interrupt: { signal, dispose: () => {} },
    };
    await runInPool(work, async (pool) => {
      played.push(await playGame(content, balance, pool, runs));
    });
  }
  const [before, after] = played;
  return before && after && !signal.aborted ? compareBands(before, after) : [];
}
