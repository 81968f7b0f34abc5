/** A game without prose for tests: seven Sectors, 36 Events, and whatever a test asks for. */

import { type Run, replay } from '../../src/game/run/play.ts';
import { compileRules, type Rules } from '../../src/game/run/rules.ts';
import type { State } from '../../src/game/run/state.ts';
import type { Balance } from '../../src/model/balance.ts';
import type { Sector } from '../../src/model/board.ts';
import type { Content } from '../../src/model/content.ts';
import { type Effect, parseEffect } from '../../src/model/effect.ts';
import type { Ending } from '../../src/model/ending.ts';
import { type Event, eventNumbers, type Outcome, type OutcomeName, outcomeNames } from '../../src/model/event.ts';
import { type Difficulty, type HouseRules, houseReadings } from '../../src/model/game.ts';
import { coreRunnerWords } from '../core-runner-words.ts';

const entry = { tree: undefined as never, path: [] };

/** What a test may ask for; effects as they are printed. */
export interface Wishes {
  /** Effects of the Outcomes of every Event, and of single Events by number. */
  readonly outcomes?: Partial<Record<OutcomeName, string[]>>;
  readonly events?: Readonly<Record<number, Partial<Record<OutcomeName, string[]>>>>;
  /** `Health +2 for 2` by Shop number; those not named sell nothing. */
  readonly shops?: Readonly<Record<number, string[]>>;
  readonly sectors?: readonly Omit<Sector, 'tree' | 'path'>[];
  readonly difficulties?: readonly Difficulty[];
  readonly modCounts?: Readonly<Record<string, number>>;
  /** Readings that are not the usual ones. */
  readonly houseRules?: Partial<HouseRules>;
}

/** A ring of six round the middle: START on top, GOAL below, an ESCAPE on each side. */
const flower: readonly Omit<Sector, 'tree' | 'path'>[] = [
  { id: 'N', q: 0, r: -1, label: 'start' },
  { id: 'C', q: 0, r: 0 },
  { id: 'NE', q: 1, r: -1 },
  { id: 'SE', q: 1, r: 0, label: 'escape' },
  { id: 'S', q: 0, r: 1, label: 'goal' },
  { id: 'SW', q: -1, r: 1, label: 'escape' },
  { id: 'NW', q: -1, r: 0 },
];

const none = Number.POSITIVE_INFINITY;
const difficulty = (id: string, ...[health, maximumHealth, money, startingDiceMods, limited]: number[]) => ({
  id,
  name: id,
  health: health as number,
  maximumHealth: maximumHealth as number,
  money: money as number,
  startingDiceMods: startingDiceMods as number,
  limitedDiceMods: limited === 1,
});

/** The three of the rules, and `bare`: Normal without starting DiceMods, for short scripts. */
export const smallDifficulties: readonly Difficulty[] = [
  difficulty('easy', 10, none, 10, 3, 0),
  difficulty('normal', 10, 12, 5, 2, 1),
  difficulty('hard', 8, 10, 3, 1, 1),
  difficulty('bare', 10, 12, 5, 0, 1),
];

/** START with Sector Number 3 and Event 11, which comes to nothing. */
export const opening = ['begin: 3 1 1', 'roll: 3 3', 'keep'];

/** Goes on to a Sector with Event 12, 13, … and nothing happens there. */
export const quietly = (sector: string, number: number, event: number) => [
  `move ${sector}: ${number} ${Math.floor(event / 10)} ${event % 10}`,
  'roll: 3 3',
  'keep',
];

/** The first reading of each. */
export const usualHouse = Object.fromEntries(
  Object.entries(houseReadings).map(([name, [usual]]) => [name, usual]),
) as unknown as HouseRules;

const modCounts = { '+1': 4, '-1': 4, '+2': 3, '-2': 3, '+3': 2, '-3': 2, '*2': 2, '/2': 2, RE: 3, RS: 3 };

function use(abbreviation: string) {
  if (abbreviation === 'RE') return { kind: 'reset-event' } as const;
  if (abbreviation === 'RS') return { kind: 'reset-sector' } as const;
  if (abbreviation === '*2') return { kind: 'multiply', factor: 2 } as const;
  if (abbreviation === '/2') return { kind: 'divide', divisor: 2 } as const;
  return { kind: 'add', amount: Number(abbreviation) } as const;
}

export const shopNumbers = [14, 25, 33, 42, 56, 61];

/** Bad 2-4, Neutral 5-7, Good 8-10, Wild 11-12 in every Event. */
const outcomeRoll = { bad: [2, 3, 4], neutral: [5, 6, 7], good: [8, 9, 10], wild: [11, 12] };

export function smallContent(wishes: Wishes = {}): Content {
  const difficulties = wishes.difficulties ?? smallDifficulties;
  return {
    late: undefined,
    register: [],
    remarks: { marks: [], remarks: [] },
    papers: { papers: [] },
    pictures: {},
    templates: {},
    orders: undefined,
    odds: [],
    fitted: undefined,
    game: {
      title: 'Small',
      subtitle: '',
      language: 'en',
      cover: 'board',
      eventDie: 6,
      counts: {},
      pictureTitles: {},
      edition: { name: '', date: '2026-01-01' },
      difficulties,
      defaultDifficulty: (difficulties.find(({ id }) => id === 'normal') ?? (difficulties[0] as Difficulty)).id,
      diceMods: Object.entries({ ...modCounts, ...wishes.modCounts }).map(([abbreviation, count]) => ({
        abbreviation,
        count,
        use: use(abbreviation),
      })),
      coreDiamonds: 5,
      coresToWin: 5,
      spareSectorNumbers: 12,
      words: coreRunnerWords,
      ownWords: {},
      labels: { start: 'START', escape: 'ESCAPE', goal: 'GOAL' },
      houseRules: { ...usualHouse, ...wishes.houseRules },
      seedWords: [],
    },
    board: { title: '', promises: [], sectors: (wishes.sectors ?? flower).map((sector) => ({ ...sector, ...entry })) },
    chapters: [],
    events: eventNumbers(6).map((number) => smallEvent(number, wishes)),
    endings: smallEndings,
    sources: [],
    fingerprint: '',
  };
}

function smallEvent(number: number, { outcomes, events, shops }: Wishes): Event {
  const common = { number, title: `Event ${number}`, text: '', ...entry };
  if (shopNumbers.includes(number))
    return { ...common, kind: 'shop', items: (shops?.[number] ?? []).map((text) => ({ ...item(text), ...entry })) };
  const wanted = { bad: ['Health -2'], good: ['CryptoCredits +1'], ...outcomes, ...events?.[number] };
  return {
    ...common,
    kind: 'event',
    size: 'half',
    outcomeRoll,
    outcomes: Object.fromEntries(
      outcomeNames.map((name) => [name, { text: '', effects: (wanted[name] ?? []).map(effect), ...entry }]),
    ) as unknown as Record<OutcomeName, Outcome>,
  };
}

function effect(text: string): Effect {
  const parsed = parseEffect(text, coreRunnerWords);
  if (!parsed) throw new Error(`no effect: ${text}`);
  return parsed;
}

/** `Health +2, DiceMod +1 for 3`, which is its name too. */
function item(text: string) {
  const [effects = '', cost] = text.split(' for ');
  return { name: text, effects: effects.split(', ').map(effect), cost: Number(cost) };
}

const ending = (title: string, when: Ending['when']): Ending => ({ title, text: '', when, ...entry });
const place = (label: 'start' | 'escape' | 'goal', from: number, to = from) =>
  ending(`${label} ${from}`, { kind: 'place', place: label, cores: { from, to } });

/** The table of A21. */
const smallEndings: readonly Ending[] = [
  ending('no-health', { kind: 'cause', cause: 'no-health' }),
  ending('unable-to-move', { kind: 'cause', cause: 'unable-to-move' }),
  ending('abandoned', { kind: 'cause', cause: 'abandoned' }),
  place('start', 0),
  place('start', 1, none),
  place('escape', 0),
  place('escape', 1, 4),
  place('escape', 5, none),
  place('goal', 0, 2),
  place('goal', 3, 4),
  place('goal', 5, none),
];

/** Rules of a small game; `bare` unless another difficulty is named. */
export function smallRules(wishes: Wishes = {}, id = 'bare'): Rules {
  return compileRules(smallContent(wishes), id);
}

/** What a script is played in: wishes, and the Health it begins with where no difficulty has that. */
export type Given = Wishes & { readonly health?: number };

/** Rules for lines: as many DiceMods as they take first, the same number at the start of the difficulty. */
export function rulesFor(lines: readonly string[], { health, ...wishes }: Given = {}): Rules {
  const owed = [...lines, 'begin'].findIndex((line) => !line.startsWith('take '));
  if (health !== undefined)
    return smallRules({ ...wishes, difficulties: [difficulty('bare', health, 12, 5, owed, 1)] });
  return smallRules(wishes, ['bare', 'hard', 'normal', 'easy'][owed]);
}

/** A Run from lines such as `move C: 4 2 3`: a Choice, and after a colon the faces. */
export function runOf(difficulty: string, lines: readonly string[]): Run {
  const log = lines.map((line) => {
    const [choice = '', faces = ''] = line.split(': ');
    return { choice, faces: faces.split(' ').filter(Boolean).map(Number) };
  });
  return { difficulty, log };
}

/** Plays lines. Gives every State, the first one too. */
export const playLines = (rules: Rules, lines: readonly string[]): State[] =>
  replay(rules, runOf(rules.difficulty.id, lines));

/** Bands that every game meets, but for some. */
export const smallBalance = (bands: Partial<Balance> = {}): Balance => ({
  policies: { competent: 'novice', aimless: 'random' },
  wins: { normal: { from: 0, to: 1 } },
  aimlessPart: 1,
  endings: { least: 0, policies: ['novice'] },
  turns: { difficulty: 'normal', band: { from: 1, to: 200 } },
  lost: { difficulty: 'normal', band: { from: 0, to: 1 } },
  influence: { difficulty: 'normal', most: 1 },
  ...bands,
});

/** The State after the last line. */
export function afterLines(rules: Rules, lines: readonly string[]): State {
  return playLines(rules, lines).at(-1) as State;
}

/** What a State looks like in a test: only what the rules speak of, in words. */
export function told(rules: Rules, state: State) {
  const named = (row: ArrayLike<number>, names: readonly string[]) =>
    Object.fromEntries(Array.from(row).flatMap((value, index) => (value > 0 ? [[names[index] as string, value]] : [])));
  const ids = rules.sectors.map(({ id }) => id);
  const mods = rules.mods.map(({ abbreviation }) => abbreviation);
  return {
    phase: state.phase,
    health: state.health,
    credits: state.credits,
    cores: state.cores,
    at: ids[state.sector] as string,
    turn: state.turn,
    numbers: named(state.numbers, ids),
    events: Object.fromEntries(
      Array.from(state.events).flatMap((event, index) =>
        event >= 0 ? [[ids[index] as string, rules.events[event]?.number]] : [],
      ),
    ),
    finished: ids.filter((_, index) => state.finished[index] === 1),
    owned: named(state.owned, mods),
    gained: named(state.gained, mods),
    ending: rules.content.endings[state.ending]?.title,
  };
}
