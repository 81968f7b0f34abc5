/** The changes between two games → the report on the terminal. */

import { percentage, percentagePoints, sharePercentage } from '../../../dice/percentage.ts';
import type { Finding } from '../../../game/measure/balance.ts';
import type { EndingChange, EventChange, GameChanges, SeedCause } from '../../../game/measure/compare.ts';
import type { BandChange } from '../../../game/measure/compare-bands.ts';
import type { Pair, ValueChange } from '../../../game/measure/compare-values.ts';
import type { Content } from '../../../model/content.ts';
import type { Effect } from '../../../model/effect.ts';
import { difficultyName } from '../../../model/game.ts';
import { effectsText } from '../../../model/notation.ts';
import { differences } from '../../../scores/code-words.ts';
import { bandRows } from '../../terminal/balance-report.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { MovedPage } from './moved-pages.ts';

interface Games {
  readonly old: Content;
  readonly new: Content;
}

const none = '–';
const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [['', title, ...lines].join('\n')] : [];
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const arrow = (old: unknown, now: unknown) => `${old ?? none} → ${now ?? none}`;

/** A section each for rules, board, orders, Events, Endings, texts, codes and seeds, if they changed. */
export function changesReport(changes: GameChanges, games: Games): string {
  const { words } = games.new.game;
  const { values, events, endings, texts, runner } = changes;
  const isOfBoard = ({ of }: ValueChange) => of === 'board' || of === 'sector';
  const isOrder = ({ of }: ValueChange) => of === 'order';
  const others = values.filter((one) => !isOfBoard(one) && !isOrder(one));
  return [
    ...section('rules', indented([...others.map(valueLine), ...(runner ? ['the weights of the runner differ'] : [])])),
    ...section('board', indented(values.filter(isOfBoard).map(valueLine))),
    ...section('orders', indented(values.filter(isOrder).map(valueLine))),
    ...events.map((change) => ['', ...eventLines(change, games)].join('\n')),
    ...section(words.ending.many, indented(endings.map(endingLine))),
    ...section('texts', indented(texts)),
    ...section('printed run codes and seeds', indented(codeLines(changes, games))),
  ].join('\n');
}

const groups: Readonly<Record<ValueChange['of'], string>> = {
  game: '',
  'house-rule': 'house rule ',
  difficulty: 'difficulty ',
  'dice-mod': '',
  board: '',
  sector: '',
  order: '',
};

function valueLine({ of, id, what, old, new: now }: ValueChange): string {
  const name = `${groups[of]}${id ?? ''}`;
  if (what === 'there') return `${name}: ${now ? 'new' : 'gone'}`;
  // The conditions of an order are too long for a line.
  if (what === 'asks') return `${name}: conditions differ`;
  return `${name}${id === undefined ? '' : ': '}${what} ${arrow(old, now)}`;
}

function eventLines({ number, title, kind, outcomes, items, texts }: EventChange, { old, new: now }: Games): string[] {
  const { words } = now.game;
  const has = now.events.find((event) => event.number === number) ?? old.events.find((one) => one.number === number);
  const head = `${has?.kind === 'shop' ? words.shop.one : words.event.one} ${number}`;
  if (title.old === undefined || title.new === undefined)
    return [`${head} ${title.new ?? title.old}: ${title.old === undefined ? 'new' : 'gone'}`];
  const effects = ({ old: before, new: after }: Pair<readonly Effect[]>) =>
    arrow(
      before && (effectsText(before, old.game.words) || 'nothing'),
      after && (effectsText(after, words) || 'nothing'),
    );
  const odds = ({ old: before = 0, new: after = 0 }: Pair<number>) =>
    before === after ? `other totals, ${chance(after)} as before` : arrow(chance(before), chance(after));
  const kindName = (name: 'shop' | 'event' | undefined) => name && words[name].one;
  const rows = [
    ...outcomes.flatMap(({ outcome, ways, effects: changed }) => [
      ...(ways ? [[words[outcome].one, odds(ways)]] : []),
      ...(changed ? [[words[outcome].one, effects(changed)]] : []),
    ]),
    ...items.flatMap(({ name, cost, effects: changed }) => {
      if (cost && changed && cost.old === undefined)
        return [
          [name, 'new'],
          [name, effects(changed)],
        ];
      if (cost && cost.new === undefined) return [[name, 'gone']];
      return [
        ...(cost ? [[name, `${words.money.many} ${arrow(cost.old, cost.new)}`]] : []),
        ...(changed ? [[name, effects(changed)]] : []),
      ];
    }),
  ];
  const named = texts.map((name) => partName(name, now));
  return [
    `${head} ${title.old === title.new ? title.new : arrow(title.old, title.new)}`,
    ...indented([
      ...(kind ? [arrow(kindName(kind.old), kindName(kind.new))] : []),
      ...(rows.length > 0 ? textTable('<<', rows).split('\n') : []),
      ...(named.length > 0 ? [`texts differ: ${named.join(', ')}`] : []),
    ]),
  ];
}

function partName(name: string, { game: { words } }: Content): string {
  return name.replace(/(?:bad|neutral|good|wild)$/u, (outcome) => words[outcome as 'bad'].one);
}

const chance = (ways: number) => `${percentage({ ways: BigInt(ways), of: 36n })} %`;

function endingLine({ when, texts }: EndingChange): string {
  if (when.old === undefined) return `${when.new}: new`;
  if (when.new === undefined) return `${when.old}: gone`;
  const key = when.old === when.new ? when.new : arrow(when.old, when.new);
  return texts.length > 0 ? `${key}: ${texts.join(', ')} ${texts.length === 1 ? 'differs' : 'differ'}` : key;
}

const causes: Readonly<Record<SeedCause, string>> = {
  'event-dice': 'event dice',
  sectors: 'Sectors, or in another order',
  'spare-sector-numbers': 'spare numbers',
};

function codeLines({ codes, seeds }: GameChanges, { old }: Games): string[] {
  const { words } = old.game;
  const reasons = [...new Set(codes.map(({ differs }) => differs))];
  return [
    ...reasons.map((reason) => {
      const of = codes.filter(({ differs }) => differs === reason);
      const names = of.map(({ difficulty }) => difficultyName(old.game, difficulty));
      const why = differences[reason ?? 'map'];
      return `codes of ${names.join(', ')} no longer deal their boards: ${why}${reason ? '' : ' (verify does not notice)'}`;
    }),
    ...(seeds.length > 0
      ? [
          `seeds deal other sheets than before: other ${seeds.map((cause) => causes[cause].replace('Sectors', words.sector.many)).join(', other ')}`,
        ]
      : []),
  ];
}

export function pagesReport(moved: readonly MovedPage[], paper: string, { new: now }: Games): string {
  const { words } = now.game;
  const rows = moved.map((one) => [`${words.event.one} ${one.number}`, arrow(one.old, one.new)]);
  if (rows.length === 0) return '';
  return section(`pages of the ${words.eventBook.one} (${paper})`, indented(textTable('<<', rows).split('\n'))).join(
    '',
  );
}

export function bandsReport(bands: readonly BandChange[], runs: number, { new: now }: Games): string {
  const { words } = now.game;
  const rows = bands.map(({ target, old, new: after, change }) => {
    const [was, is] = [cells(old), cells(after)];
    return [
      target,
      was.measured,
      is.measured,
      change && after ? differenceText(after, change) : none,
      was.wanted === is.wanted ? is.wanted : arrow(was.wanted, is.wanted),
      was.verdict === is.verdict ? is.verdict : arrow(was.verdict, is.verdict),
    ];
  });
  const title = `bands (${runs} ${words.run.many} of each player at each difficulty, on the same dice in both; 95 % in brackets)`;
  const table = textTable('<>>>><', [['', 'old', 'new', 'change', 'wanted', ''], ...rows]);
  return section(title, indented(table.split('\n'))).join('');
}

function cells(finding: Finding | undefined) {
  if (finding === undefined) return { verdict: none, measured: none, wanted: none };
  const [verdict = none, , measured = none, , wanted = none] = bandRows([finding])[0] ?? [];
  const { unit, measured: share } = finding;
  const edge = (value: number) => (unit === 'turns' ? String(value) : sharePercentage(value));
  return { verdict, measured: `${measured} (${edge(share.low)}–${edge(share.high)})`, wanted };
}

/** A difference in percentage points or turns, with its interval. */
function differenceText({ unit }: Finding, { share, low, high }: NonNullable<BandChange['change']>): string {
  const number = (value: number) => (unit === 'turns' ? signedTurns(value) : plus(percentagePoints(value)));
  return `${number(share)} (${number(low)} to ${number(high)})`;
}

const signedTurns = (value: number) => plus(value < 0 ? `\u2212${-value}` : String(value));
const plus = (number: string) => (number.startsWith('\u2212') || Number(number) === 0 ? number : `+${number}`);
