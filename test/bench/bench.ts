/** `npm run bench`: whole cold processes in interleaved pairs, reported as ratios. */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../../src/dice/system.ts';
import { challenge } from '../../src/game/challenge.ts';
import type { Content } from '../../src/model/content.ts';
import { outcomeNames } from '../../src/model/event.ts';
import { effectsText, totalsText } from '../../src/model/notation.ts';
import { generalWords } from '../../src/model/vocabulary.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { fontFile } from '../../src/tools/prepare-fonts.ts';
import { faceNames } from '../../src/typeset/text/font-table.ts';
import { loadContent } from '../load/directory.ts';
import { benchPlay } from './play-bench.ts';

/** Runs of each command of a pair; the first of each is not counted. */
const rounds = 11;

const root = fileURLToPath(new URL('..', import.meta.url)); // from build/
const tool = join(root, 'dist/core-runner.js');
const work = mkdtempSync(join(tmpdir(), 'core-runner-bench-'));

interface Pair {
  readonly name: string;
  readonly goal: number;
  readonly ours: readonly string[];
  readonly other: readonly string[];
}

/** Seconds of one cold process; certificates set in the environment would slow every Node start. */
function seconds(args: readonly string[]): number {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function compare({ name, goal, ours, other }: Pair): string {
  const times = Array.from({ length: rounds + 1 }, () => [seconds(ours), seconds(other)] as const).slice(1);
  const ratios = times.map(([a, b]) => a / b);
  const row = [
    name.padEnd(46),
    median(times.map(([a]) => a)).toFixed(3),
    median(times.map(([, b]) => b)).toFixed(3),
    `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`.padEnd(22),
    goal.toFixed(2),
  ];
  return row.join('  ');
}

/** Every text of the Event Book, as the plain way sets it. */
function bookText({ chapters, events, endings }: Content) {
  const paragraphs = (text: string) => text.split(/\n\s*\n/u).map((one) => one.replace(/\s+/gu, ' ').trim());
  const plain = (title: string, text: string) => ({
    title,
    scene: paragraphs(text),
    roll: '',
    outcomes: [],
    items: [],
  });
  return [
    ...[...chapters, ...endings].map(({ title, text }) => plain(title, text)),
    ...events.map((event) => {
      const entry = plain(`${event.number} ${event.title}`, event.text);
      if (event.kind === 'shop')
        return {
          ...entry,
          items: event.items.map(({ name, effects, cost }) => `${name} ${effectsText(effects, generalWords)} ${cost}`),
        };
      const labels = outcomeNames.map((name) => `[${totalsText(event.outcomeRoll[name])}] ${name}`);
      const outcomes = outcomeNames.map((name, index) => ({
        label: labels[index],
        paragraphs: paragraphs(event.outcomes[name].text),
        effects: effectsText(event.outcomes[name].effects, generalWords),
      }));
      return { ...entry, roll: labels.join('  '), outcomes };
    }),
  ];
}

const oddsOfSystems: readonly (readonly [id: string, argument: string, options: Options])[] = [
  ['wild-die', '10D', {}],
  ['unique-pool', '8', { target: '18', push: 'best' }],
  ['essential-traits', '22', { versus: ['21', '20'] }],
];

const { content } = loadContent(join(root, 'content/core-runner'));
if (content === undefined) throw new Error('the content has faults: see core-runner validate');
const text = join(work, 'book.json');
writeFileSync(text, JSON.stringify(bookText(content)));

const deals = join(work, 'deals.json');
const thousand = Array.from({ length: 1000 }, (_, index) =>
  challenge(content, `pool-${index + 1}`, content.game.defaultDifficulty, { sealed: false, dice: false }),
);
writeFileSync(deals, JSON.stringify(thousand));

/** Whole font files, as the plain way reads them. */
const fonts = join(work, 'fonts');
mkdirSync(fonts);
for (const face of faceNames) copyFileSync(fontFile(face), join(fonts, `${face}.ttf`));

/** A copy of the game with one word of a title changed: what ships differs from it by nothing. */
const edited = join(work, 'edited');
cpSync(join(root, 'content/core-runner'), edited, { recursive: true });
const [event = ''] = readdirSync(join(edited, 'events'));
const path = join(edited, 'events', event);
writeFileSync(path, readFileSync(path, 'utf8').replace(/^title: /mu, 'title: Late '));

const ours = (...words: string[]) => [tool, ...words, '--content', edited, '--out', work];

const pairs: readonly Pair[] = [
  {
    name: 'Event Book on a5, against plain pdfkit',
    goal: 0.3,
    ours: ours('print', 'event-book', '--paper', 'a5'),
    other: [join(root, 'test/bench/naive-event-book.mjs'), text, fonts, join(work, 'naive.pdf')],
  },
  {
    name: '1,000 Run sheets in a file, against plain pdfkit',
    goal: 0.4,
    ours: ours('run', '--seed', 'pool', '--count', '1000'),
    other: [join(root, 'test/bench/naive-run-sheets.mjs'), deals, fonts, join(work, 'naive.pdf')],
  },
  { name: 'validate, against node -e 0', goal: 6, ours: [tool, 'validate', edited], other: ['-e', '0'] },
];

/** Milliseconds of a system's own work, the fastest of some runs in this process: what it takes when nothing is in the way. */
function ownWork(id: string, argument: string, options: Options): string {
  const system = diceSystems.find((one) => one.id === id);
  const runs = Array.from({ length: rounds }, () => {
    const began = performance.now();
    system?.odds([argument], options);
    return performance.now() - began;
  });
  return `${`odds ${id} ${argument} ${JSON.stringify(options)}`.padEnd(60)}${Math.min(...runs)
    .toFixed(1)
    .padStart(7)} ms, goal 50`;
}

try {
  process.stdout.write(`medians of ${rounds} cold processes each, in turn; seconds, then the ratio pair by pair\n`);
  process.stdout.write(`${'pair'.padEnd(46)}  ours   other  ratio (min to max)   goal\n`);
  for (const pair of pairs) process.stdout.write(`${compare(pair)}\n`);
  process.stdout.write('\nown work in a warm process, fastest of all runs\n');
  for (const odds of oddsOfSystems) process.stdout.write(`${ownWork(...odds)}\n`);
  process.stdout.write('\nwhole Runs on one processor, next to a bare generator drawing the same number of dice\n');
  for (const row of benchPlay(join(root, 'content/core-runner'))) process.stdout.write(`${row}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
