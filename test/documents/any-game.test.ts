import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberedRolls } from '../../src/dice/numbered.ts';
import type { GameDocumentId } from '../../src/documents/catalogue.ts';
import { needs } from '../../src/documents/document.ts';
import { ofGames } from '../../src/documents/index.ts';
import { measure } from '../../src/game/measure/measure.ts';
import { policies } from '../../src/game/policy/index.ts';
import { play } from '../../src/game/run/play.ts';
import { compileRules } from '../../src/game/run/rules.ts';
import { hexSteps } from '../../src/model/board.ts';
import { eventNumbers } from '../../src/model/event.ts';
import { houseReadings } from '../../src/model/game.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { loadContent } from '../load/directory.ts';
import { openChallenge as deal } from './open-challenge.ts';
import { printAfresh, wordsOn } from './workshop.ts';

/** Random games that `validate` should pass: thousands of new ones in `npm run fuzz`, the same few in a test run. */
const fuzzed = Number(process.env.CORE_RUNNER_FUZZ_GAMES ?? 0);
const games = fuzzed > 0 ? { numRuns: fuzzed, seed: Date.now() } : { numRuns: 5, seed: 20_261_122 };

const documents = (Object.keys(ofGames) as GameDocumentId[]).filter((one) => one !== 'orders');

/** What is printed of a game: all of it in a suite; two of many games in a fuzz, which so sees ten times as many. */
const printed = fc.shuffledSubarray(
  documents,
  fuzzed > 0 ? { minLength: 2, maxLength: 2 } : { minLength: documents.length },
);

const between = (min: number, max: number) => fc.integer({ min, max });
/** A list of a given length. */
const some = <One>(of: fc.Arbitrary<One>, minLength: number, maxLength = minLength) =>
  fc.array(of, { minLength, maxLength });

const word = fc.constantFrom('rust', 'lantern', 'a', 'of', 'ungovernable', 'sea', '“so”', 'it’s', 'naïve', 'tide', 'x');
const words = (least: number, most: number) => some(word, least, most).map((all) => `${all.join(' ')}.`);
const name = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...'ABCWi lmno&é-’'), minLength: 1, maxLength: most })
    .map((text) => text.trim() || 'X');
const id = fc.stringMatching(/^[a-z][a-z-]{0,19}$/u).filter((text) => !text.includes('constructor'));

const mods = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('RE', 'RS'),
    fc.tuple(fc.constantFrom('+', '-'), between(1, 9)).map(([sign, amount]) => `${sign}${amount}`),
    fc.tuple(fc.constantFrom('*', '/'), between(2, 6)).map(([sign, by]) => `${sign}${by}`),
  ),
  { minLength: 1, maxLength: 12 },
);

const difficulty = (entering: string) =>
  fc
    .record({
      id,
      name: name(20),
      health: between(entering === 'above' ? 2 : 1, 30),
      room: fc.option(between(0, 60)),
      money: between(0, 99),
      'starting-dice-mods': between(0, 20),
      'dice-mod-limit': fc.constantFrom('sheet', 'none'),
    })
    .map(({ room, ...rest }) => ({ ...rest, 'maximum-health': room === null ? 'none' : rest.health + room }));

const house = fc.record({
  entering: fc.constantFrom(...houseReadings.entering),
  modifiers: fc.constantFrom(...houseReadings.modifiers),
  'reset-when-stuck': fc.constantFrom(...houseReadings.resetWhenStuck),
  'ending-at-start': fc.constantFrom(...houseReadings.endingAtStart),
  'stuck-at-exit': fc.constantFrom(...houseReadings.stuckAtExit),
});

const gameFile = fc.tuple(house, mods).chain(([rules, abbreviations]) =>
  fc
    .record({
      title: name(40),
      subtitle: name(80),
      language: fc.constantFrom('en', 'en-GB'),
      difficulties: fc.uniqueArray(difficulty(rules.entering), {
        selector: ({ id }) => id,
        minLength: 1,
        maxLength: 6,
      }),
      counts: some(between(1, 9), 12),
      diamonds: between(0, 12),
      win: between(1, 12),
      labels: fc
        .uniqueArray(name(12), { minLength: 3, maxLength: 3, selector: (label) => label.toLowerCase() })
        .map(([start, way, goal]) => ({ start, escape: way, goal })),
      marked: fc.nat(),
    })
    .map(({ counts, diamonds, win, marked, difficulties, ...rest }) => {
      const diceMods = abbreviations.map((abbreviation, index) => ({ abbreviation, count: counts[index] as number }));
      const supply = diceMods.reduce((sum, { count }) => sum + count, 0);
      return {
        ...rest,
        edition: { name: 'First', date: '2026-01-02' },
        difficulties: difficulties.map(({ 'starting-dice-mods': wanted, ...one }) => ({
          ...one,
          'starting-dice-mods': Math.min(wanted, supply),
        })),
        ...(marked % 2 === 1 && { 'default-difficulty': difficulties[marked % difficulties.length]?.id }),
        'dice-mods': diceMods,
        'core-diamonds': diamonds,
        'cores-to-win': win,
        'house-rules': rules,
        'seed-words': Array.from({ length: 20 }, (_, index) => `word${String.fromCharCode(97 + index)}`),
      };
    }),
);

/** Sectors that hang together in any shape, often as many as there are `events` or nearly: a start, one goal or more, any escapes. */
const boardFile = (events: number) =>
  fc
    .record({
      count: fc.oneof(
        between(2, Math.min(30, events)),
        between(0, 2).map((fewer) => Math.min(30, events) - fewer),
      ),
      grown: some(fc.tuple(fc.nat(), between(0, 5)), 200),
      title: name(60),
      goals: between(1, 3),
      escapes: between(0, 3),
      order: some(fc.nat(), 30),
    })
    .map(({ count, grown, title, goals, escapes, order }) => {
      const places = [{ q: 0, r: 0 }];
      for (const [from, step] of grown) {
        const { q, r } = places[from % places.length] as { q: number; r: number };
        const next = { q: q + (hexSteps[step]?.q ?? 0), r: r + (hexSteps[step]?.r ?? 0) };
        const fits = Math.abs(next.q) <= 3 && Math.abs(next.r + next.q / 2) <= 2.5;
        const isTaken = places.some((one) => one.q === next.q && one.r === next.r);
        if (places.length < count && fits && !isTaken) places.push(next);
      }
      const ranked = places.map((_, index) => index).sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
      const labels = ['start', ...Array(goals).fill('goal'), ...Array(escapes).fill('escape')];
      return {
        title,
        sectors: places.map((place, index) => {
          const label = labels[ranked.indexOf(index)];
          return { id: `${'ABCDEFG'[place.q + 3]}${index + 1}`, ...place, ...(label && { label }) };
        }),
      };
    });

/** Numbers of cores parted before each of `cuts`. */
function parted(cuts: readonly number[]): string[] {
  const from = [0, ...cuts];
  return from.map((first, index) => {
    const next = from[index + 1];
    if (next === undefined) return `${first}+`;
    return next === first + 1 ? String(first) : `${first}-${next - 1}`;
  });
}

const endingsFile = (win: number, hasEscape: boolean) =>
  fc
    .record({
      start: between(0, 3),
      out: between(0, 2),
      more: between(0, 3),
      texts: some(words(1, 90), 15),
      titles: some(name(60), 15),
    })
    .map(({ start, out, more, texts, titles }) => {
      const cuts = (count: number) => Array.from({ length: count }, (_, index) => 2 * index + 1);
      const goal = [win, ...Array.from({ length: more }, (_, index) => win + 2 + index)];
      const places = { start: cuts(start), ...(hasEscape && { escape: cuts(out) }), goal };
      const when = [
        ...['no-health', 'unable-to-move', 'abandoned'].map((cause) => ({ cause })),
        ...Object.entries(places).flatMap(([place, list]) => parted(list).map((cores) => ({ place, cores }))),
      ];
      return { endings: when.map((one, index) => ({ title: titles[index], when: one, text: texts[index] })) };
    });

const helps = (types: readonly string[]) =>
  some(
    fc.oneof(
      between(1, 9).map((by) => `Health +${by}`),
      between(1, 99).map((by) => `Money +${by}`),
      fc.constantFrom('Core +1', 'DiceMod of your choice', ...types.map((type) => `DiceMod ${type}`)),
    ),
    1,
    3,
  );
const harms = some(
  fc.oneof(
    between(1, 40).map((by) => `Health -${by}`),
    fc.constantFrom('Money -5', 'Core -2', 'Lose a DiceMod of your choice'),
  ),
  1,
  3,
);

/** Eleven totals in four lists, none of them empty. */
const outcomeRoll = fc.shuffledSubarray([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 11 }).chain((all) =>
  fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 3, maxLength: 3 }).map((unsorted) => {
    const [a = 0, b = 0, c = 0] = [...unsorted].sort((x, y) => x - y);
    return { bad: all.slice(0, a), neutral: all.slice(a, b), good: all.slice(b, c), wild: all.slice(c) };
  }),
);

const eventFile = (number: number, isShop: boolean, types: readonly string[], sizes: readonly string[]) =>
  isShop
    ? fc.record({
        number: fc.constant(number),
        title: name(48),
        text: words(1, 40),
        items: fc
          .array(fc.record({ effects: helps(types), cost: between(0, 99) }), {
            minLength: 1,
            maxLength: 5,
          })
          .map((items) => items.map((item, index) => ({ name: `Thing ${number} ${index}`, ...item }))),
      })
    : fc.constantFrom(...sizes).chain((size) => {
        const text = words(1, size === 'full' ? 45 : 15);
        return fc.record({
          number: fc.constant(number),
          title: name(48),
          size: fc.constant(size),
          text,
          'outcome-roll': outcomeRoll,
          outcomes: fc.record({
            bad: fc.record({ text, effects: harms }),
            neutral: fc.record({ text }),
            good: fc.record({ text, effects: helps(types) }),
            wild: fc.oneof(fc.record({ text }), fc.record({ text, effects: fc.oneof(harms, helps(types)) })),
          }),
        });
      });

/** The files of a game by their place in its directory. YAML reads JSON. */
const files = fc
  .integer({ min: 3, max: 8 })
  .map(eventNumbers)
  .chain((numbers) =>
    fc
      .tuple(
        gameFile,
        boardFile(numbers.length),
        fc.subarray(['half', 'full'], { minLength: 1 }),
        fc.shuffledSubarray(numbers, { minLength: 0, maxLength: 8 }),
      )
      .chain(([game, board, sizes, shops]) => {
        const types = game['dice-mods'].map(({ abbreviation }) => abbreviation);
        return fc
          .tuple(
            endingsFile(
              game['cores-to-win'],
              board.sectors.some(({ label }) => label === 'escape'),
            ),
            some(fc.record({ title: name(60), text: words(1, 300) }), 1, 3),
            ...numbers.map((number) => eventFile(number, shops.includes(number), types, sizes)),
          )
          .map(([endings, chapters, ...events]) => ({
            'game.yaml': {
              ...game,
              'event-dice': `d${numbers.at(-1)}`,
              ...(shops.length % 2 === 0 && { counts: { shops: shops.length, endings: endings.endings.length } }),
            },
            'board.yaml': board,
            'endings.yaml': endings,
            'setting.yaml': { chapters },
            ...Object.fromEntries(events.map((event) => [`events/${event.number}-event.yaml`, event])),
          }));
      }),
  );

function loaded(game: Readonly<Record<string, unknown>>): ReturnType<typeof loadContent> {
  const directory = mkdtempSync(join(tmpdir(), 'core-runner-any-'));
  try {
    mkdirSync(join(directory, 'events'));
    for (const [path, value] of Object.entries(game))
      writeFileSync(join(directory, path), JSON.stringify(value, undefined, 1));
    return loadContent(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

it('what validate passes, prints and plays', { timeout: 600_000 + 3_000 * fuzzed }, async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(files, fc.constantFrom(...paperNames), fc.string(), printed, async (game, paper, seed, ids) => {
      const { content, diagnostics } = loaded(game);
      const faults = diagnostics.filter(({ severity }) => severity === 'error');
      expect(faults.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
      if (content === undefined) return;
      const difficulty = content.game.defaultDifficulty;
      const rules = compileRules(content, difficulty);
      for (const policy of policies)
        play(rules, policy.createPlayer(rules), numberedRolls(seed, 'dice')(0), numberedRolls(seed, 'player')(0));
      const more = {
        deals: [deal(content, seed, difficulty)],
        ...(ids.some((one) => needs(ofGames[one], 'measured')) && {
          measured: await measure(content, simulationRunner(content, 'any', 'random'), 'any', { runs: 2, partRuns: 2 }),
        }),
      };
      for (const id of ids) {
        const { unfolded, diagnostics } = printAfresh(id, paper, content, more);
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        expect(errors.map(({ code, message }) => `${id} ${code} ${message}`)).toEqual([]);
        if (ofGames[id].templates === undefined) continue;
        expect(unfolded.map(wordsOn).join(' ')).not.toMatch(/\{\{|:::|undefined|NaN|\[object|Infinity/u);
      }
      done++;
    }),
    { ...games, endOnFailure: true },
  );
  if (fuzzed > 0) process.stdout.write(`${done} games printed, and played\n`);
});
