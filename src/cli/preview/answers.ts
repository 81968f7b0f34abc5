/** A studio → data for the page in the browser. */

import { join } from 'node:path';
import { type Diagnostic, lineAndColumn, type Source } from '../../diagnostics/diagnostic.ts';
import { loadTargets } from '../../examine/targets.ts';
import { readGame } from '../../files/read-game.ts';
import { readText } from '../../files/read-text.ts';
import { decideBands } from '../../game/measure/decide.ts';
import { installation } from '../../installation/paths.ts';
import { templateNames } from '../../model/content.ts';
import { signed } from '../../model/effect.ts';
import { spanIn } from '../../model/entry.ts';
import { type Event, eventNumbers, outcomeNames } from '../../model/event.ts';
import { effectsText } from '../../model/notation.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { drawSvg, svgWords } from '../../svg/draw.ts';
import type { Page } from '../../typeset/page/page.ts';
import { diagnosticJson } from '../terminal/report.ts';
import type { EditorPlace } from './editor.ts';
import { bestWays, eventOdds } from './event-odds.ts';
import { placeOnPage } from './place.ts';
import type { PreviewView, Studio } from './studio.ts';

/** Pages without their ink, diagnostics, and the page of each Event. */
export function stateAnswer(studio: Studio, view: PreviewView, directory: string) {
  const look = studio.look(view);
  const content = studio.content();
  const pages = look?.pages ?? [];
  const placed = anchorsOf(pages);
  return {
    directory,
    view,
    title: content?.game.title ?? directory,
    words: content && { event: content.game.words.event, outcome: content.game.words.outcome.one },
    isStale: studio.isStale(),
    version: look?.version ?? 0,
    pages: pages.map(({ width, height, label }, index) => ({
      width,
      height,
      label,
      version: look?.changed[index] ?? 0,
    })),
    anchors: placed,
    faults: [...studio.diagnostics(), ...(look?.diagnostics ?? [])].map(faultOf),
    numbers: content
      ? eventNumbers(content.game.eventDie).map((number) => numberOf(number, content.events, placed))
      : [],
  };
}

export type ViewDto = ReturnType<typeof stateAnswer>;

function numberOf(number: number, events: readonly Event[], placed: Readonly<Record<string, number>>) {
  const event = events.find((one) => one.number === number);
  const page = placed[`event-${number}`];
  return { number, title: event?.title, kind: event?.kind, path: event?.tree.source.path, page };
}

/** Anchors by their ids, with the page each is on. */
function anchorsOf(pages: readonly Page[]): Record<string, number> {
  return Object.fromEntries(
    pages.flatMap(({ marks }, index) =>
      marks.flatMap((mark) => (mark.kind === 'anchor' ? [[mark.id, index] as const] : [])),
    ),
  );
}

function faultOf(diagnostic: Diagnostic) {
  const { source, start } = diagnostic.span;
  const from = source.text.lastIndexOf('\n', start - 1) + 1;
  const line = source.text.slice(from).split('\n', 1)[0] ?? '';
  return { ...diagnosticJson(diagnostic), excerpt: line.slice(0, 200) };
}

export function pageAnswer(studio: Studio, view: PreviewView, index: number) {
  const look = studio.look(view);
  const page = look?.pages[index];
  if (page === undefined) return undefined;
  return {
    svg: drawSvg(page, studio.workshop().faces),
    words: svgWords(page),
    version: look?.changed[index],
  };
}

export interface OddsDto {
  readonly title: string;
  readonly tables: readonly {
    readonly heading?: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly (string | number)[])[];
  }[];
}

/** Odds and means of an Event, or the items of a Shop; undefined without one. */
export function oddsAnswer(studio: Studio, number: number): OddsDto | undefined {
  const content = studio.content();
  const event = content?.events.find((one) => one.number === number);
  if (content === undefined || event === undefined) return undefined;
  const { words } = content.game;
  const { title } = event;
  if (event.kind === 'shop') {
    const rows = event.items.map(({ name, effects, cost }) => [name, effectsText(effects, words), cost]);
    return { title, tables: [{ head: [words.shop.one, words.effect.one, words.money.many], rows }] };
  }
  const odds = eventOdds(content, event);
  const best = bestWays(odds);
  const withBest = odds.bestMod === undefined ? [] : odds.withMod.slice(odds.bestMod, odds.bestMod + 1);
  const mean = (sum: number) => Math.round((sum / 36) * 100) / 100;
  const means = ({ health, credits, cores, mods }: (typeof odds)['plain']) =>
    [health, credits, cores, mods].map(mean).map((value) => (value === 0 ? '0' : signed(value)));
  const heads = [words.health.one, words.money.many, words.core.many, words.diceMod.many].map(capitalised);
  const outcomes = outcomeNames.map((name) => {
    const effects = effectsText(event.outcomes[name].effects, words) || 'none';
    return [words[name].one, odds.ways[name], ...withBest.map(() => best[name]), effects];
  });
  return {
    title,
    tables: [
      { head: ['of 36', 'throws', ...withBest.map(() => `with ${odds.best}`), 'effects'], rows: outcomes },
      {
        heading: 'On average',
        head: ['of each', ...heads],
        rows: [['as thrown', ...means(odds.plain)], ...withBest.map((one) => [`with ${odds.best}`, ...means(one)])],
      },
    ],
  };
}

/** The place of a printed text in the files; that of the Event on its page is searched first. */
export function placeAnswer(
  studio: Studio,
  view: PreviewView,
  asked: Readonly<Record<string, unknown>>,
): EditorPlace | undefined {
  const content = studio.content();
  if (content === undefined) return undefined;
  const { words, index, number, path, line } = asked;
  // A fault has its place; other files cannot be opened.
  if (typeof path === 'string' && typeof line === 'number') {
    const fault = [...studio.diagnostics(), ...(studio.look(view)?.diagnostics ?? [])].find(
      ({ span }) => span.source.path === path,
    );
    return fault && { path, line, column: typeof asked.column === 'number' ? asked.column : 1 };
  }
  const near = content.events.find((event) => event.number === (number ?? eventOn(studio, view, Number(index))));
  if (typeof words !== 'string') return near && placeIn(spanIn(near, 'title'));
  const builtIn = templateNames
    .filter((name) => content.templates[name] === undefined)
    .map((name) => readText(join(installation.templates, 'en', name)))
    .filter((read) => 'text' in read);
  const sources: Source[] = [...(near ? [near.tree.source] : []), ...content.sources, ...builtIn];
  const span = placeOnPage(words, sources);
  if (span) return placeIn(span);
  return near && placeIn(spanIn(near, 'title'));
}

/** The number of the last Event that begins on a page or before it; undefined after the Events. */
function eventOn(studio: Studio, view: PreviewView, index: number): number | undefined {
  const anchors = Object.entries(anchorsOf(studio.look(view)?.pages ?? []));
  const before = anchors.filter(([id, page]) => /^(?:event|ending)-\d+$/u.test(id) && page <= index);
  const [last] = before.sort(([, a], [, b]) => b - a);
  return last?.[0].startsWith('event-') ? Number(last[0].slice('event-'.length)) : undefined;
}

const placeIn = (span: Diagnostic['span']): EditorPlace => ({ path: span.source.path, ...lineAndColumn(span) });

/** Runs for each band: a few seconds. */
const effort = { first: 400, max: 1_600 };

/** The bands of one edition of a game, as a table. */
export interface MeasuredBands {
  readonly edition: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Bands, always measured on the same dice, with the last values of another edition; or why they cannot be measured. */
export async function bandsAnswer(
  studio: Studio,
  directory: string,
  measured: readonly MeasuredBands[],
): Promise<{ problem: string } | MeasuredBands> {
  const content = studio.content();
  if (content === undefined || studio.isStale()) return { problem: 'correct the errors first' };
  const { balance } = loadTargets(readGame(directory), content.game);
  if (balance === undefined) return { problem: 'this needs a balance.yaml without errors' };
  const { createPool } = await import('../workers/pool.ts');
  const pool = createPool({ content, seed: 'preview' });
  try {
    const { bandRows } = await import('../terminal/balance-report.ts');
    const edition = content.fingerprint;
    const rows = bandRows(await decideBands(content, balance, pool, effort));
    const earlier = measured.findLast((one) => one.edition !== edition);
    const head = ['verdict', 'target', 'measured', '95 %', 'wanted'];
    if (earlier === undefined) return { edition, head, rows };
    const share = new Map(earlier.rows.map(([, target = '', value = '']) => [target, value]));
    const compared = rows.map((row) => [...row, share.get(row[1] ?? '') ?? '']);
    return { edition, head: [...head, 'before the edit'], rows: compared };
  } finally {
    await pool.close();
  }
}
