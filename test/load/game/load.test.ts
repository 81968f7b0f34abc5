import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Code } from '../../../src/diagnostics/codes.ts';
import {
  type Diagnostic,
  drawDiagnostic,
  lineAndColumn,
  sortDiagnostics,
} from '../../../src/diagnostics/diagnostic.ts';
import { fingerprint } from '../../../src/load/imprint.ts';
import { labelNames } from '../../../src/model/board.ts';
import { endingCauses } from '../../../src/model/ending.ts';
import { eventNumbers } from '../../../src/model/event.ts';
import { houseReadings } from '../../../src/model/game.ts';
import { loadContent, readContent } from '../directory.ts';
import { GameDirectory, golem, shipped, withGame } from './game-directory.ts';

const load = (directory: string) => {
  const { content, diagnostics } = loadContent(directory);
  if (content === undefined) throw new Error(diagnostics.map((one) => drawDiagnostic(one)).join('\n\n'));
  return content;
};

describe('the game that ships', () => {
  const content = load(shipped);
  const { game, events, endings, board, chapters } = content;
  const shops = events.filter(({ kind }) => kind === 'shop');

  it('has no faults', () => expect(loadContent(shipped).diagnostics).toEqual([]));
  it('CR-034 CR-155: has one Event for each d66 number, in their order', () =>
    expect(events.map(({ number }) => number)).toEqual(eventNumbers(6)));
  it('CR-036 CR-037: has six Shops, and four Outcomes in each other Event', () => {
    expect(shops).toHaveLength(6);
    for (const event of events)
      if (event.kind === 'event') expect(Object.keys(event.outcomes)).toEqual(['bad', 'neutral', 'good', 'wild']);
  });
  it('X1 A3 A5 A7 A26: plays the usual readings, as a game does that names none', () => {
    const usual = Object.fromEntries(Object.entries(houseReadings).map(([name, [first]]) => [name, first]));
    expect(game.houseRules).toEqual(usual);
    withGame((bare) => {
      bare.write('game.yaml', bare.read('game.yaml').replace(/house-rules:\n(?: .*\n)+/u, ''));
      expect(load(bare.path).game.houseRules).toEqual(usual);
      bare.write(
        'game.yaml',
        `${bare.read('game.yaml')}\nhouse-rules: { entering: above, stuck-at-exit: unable-to-move }\n`,
      );
      expect(load(bare.path).game.houseRules).toEqual({ ...usual, entering: 'above', stuckAtExit: 'unable-to-move' });
    });
  });
  it('CR-044 CR-051: 11 is Corroded Golem, with the totals of the example', () => {
    const event = events.find(({ number }) => number === 11);
    expect(event).toMatchObject({
      kind: 'event',
      title: 'Corroded Golem',
      outcomeRoll: { bad: [2, 3, 4], neutral: [6, 8], good: [5, 7, 9], wild: [10, 11, 12] },
    });
  });
  it('CR-115 CR-123: 14 is Fork Truck Junk, and sells the three items of the example', () => {
    const shop = events.find(({ number }) => number === 14);
    expect(shop).toMatchObject({ kind: 'shop', title: 'Fork Truck Junk' });
    const items = shop?.kind === 'shop' ? shop.items.map(({ effects, cost }) => ({ effects, cost })) : [];
    expect(items).toContainEqual({ effects: [{ kind: 'health', change: 2 }], cost: 2 });
    expect(items).toContainEqual({ effects: [{ kind: 'gain-dice-mod', type: '+2' }], cost: 2 });
    expect(items).toContainEqual({ effects: [{ kind: 'core', change: 1 }], cost: 7 });
  });
  it('CR-052: gives each total from 2 to 12 to exactly one Outcome of every Event', () => {
    for (const event of events)
      if (event.kind === 'event')
        expect(
          Object.values(event.outcomeRoll)
            .flat()
            .sort((a, b) => a - b),
        ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
  it('CR-035 CR-197 CR-199: has eleven Endings, one for each cause and each number of cores at each place', () => {
    expect(endings).toHaveLength(11);
    for (const cause of endingCauses)
      expect(endings.filter(({ when }) => when.kind === 'cause' && when.cause === cause)).toHaveLength(1);
    for (const place of labelNames)
      for (let cores = 0; cores <= 60; cores++)
        expect(
          endings.filter(
            ({ when }) =>
              when.kind === 'place' && when.place === place && when.cores.from <= cores && cores <= when.cores.to,
          ),
        ).toHaveLength(1);
  });
  it('CR-160 to CR-174: has the three difficulties of the rules', () => {
    const none = Number.POSITIVE_INFINITY;
    expect(game.difficulties.map(Object.values)).toEqual([
      ['easy', 'Easy', 10, none, 10, 3, false],
      ['normal', 'Normal', 10, 12, 5, 2, true],
      ['hard', 'Hard', 8, 10, 3, 1, true],
    ]);
  });
  it('CR-080 CR-084: has ten DiceMods as often as the sheet of this edition shows them', () =>
    expect(game.diceMods.map(({ abbreviation, count }) => `${abbreviation} x${count}`).join(', ')).toBe(
      '+1 x4, -1 x4, +2 x3, -2 x3, +3 x2, -3 x2, *2 x2, /2 x2, RE x3, RS x3',
    ));
  it('CR-022 CR-188: has five diamonds, and five cores to win', () =>
    expect([game.coreDiamonds, game.coresToWin]).toEqual([5, 5]));
  it('CR-038: has two background chapters', () => expect(chapters).toHaveLength(2));
  it('CR-027: has a map with the title of the rules', () => expect(board.title).toBe('RISE CITY: INDUSTRIAL DISTRICT'));
  it('knows the place of every Event, Outcome and Ending', () => {
    for (const event of events) {
      expect(basename(event.tree.source.path).startsWith(`${event.number}-`)).toBe(true);
      if (event.kind !== 'event') continue;
      for (const outcome of Object.values(event.outcomes)) {
        const { source, start, end } = outcome.tree.spanOf([...outcome.path, 'text']);
        const words = source.text.slice(start, end).replace(/\s+/gu, ' ');
        expect(words).toContain(outcome.text.replace(/\s+/gu, ' ').slice(0, 60));
      }
    }
  });
});

describe('what does not matter', () => {
  const values = (directory: string) =>
    JSON.stringify(load(directory), (key, value) => (key === 'tree' ? undefined : value));

  it('names the games in a folder of games', () => {
    const [fault] = readContent(`${shipped}/..`).diagnostics;
    expect(fault?.message).toBe('expected a game, found a folder of games');
    expect(fault?.hint).toMatch(/^give one of them: .*core-runner, .*low-tide/u);
  });
  it('line ends of Windows and of old Macs, and a byte order mark', () => {
    withGame((game) => {
      const before = values(game.path);
      for (const name of readContent(game.path).files.keys())
        game.write(name, `\ufeff${game.read(name).replaceAll('\n', '\r\n')}`);
      expect(values(game.path)).toBe(before);
      game.write(golem, game.read(golem).replaceAll('\r\n', '\r'));
      expect(values(game.path)).toBe(before);
    });
  });
  it('hidden files and files of other kinds in the folder of Events', () => {
    withGame((game) => {
      const before = values(game.path);
      for (const name of ['.DS_Store', '.11-corroded-golem.yaml', '11-corroded-golem.yaml~', 'README.md'])
        game.write(`events/${name}`, '\0');
      expect(values(game.path)).toBe(before);
    });
  });
  it('but the fingerprint follows every other change', () => {
    withGame((game) => {
      const before = fingerprint(load(game.path).sources);
      expect(before).toMatch(/^[0-9a-f]{8}$/u);
      game.replace(golem, 'It sways.', 'It sways!');
      expect(fingerprint(load(game.path).sources)).not.toBe(before);
    });
  });
});

describe('faults in great number', () => {
  it('are cut at a hundred a file, with the number of the rest', () => {
    withGame((game) => {
      game.write(golem, `${game.read(golem)}${'title: again\n'.repeat(80_000)}`);
      const { diagnostics } = loadContent(game.path);
      expect(diagnostics).toHaveLength(101);
      expect(diagnostics.map(({ code }) => code)).toEqual([...Array(100).fill('CR006'), 'CR008']);
      expect(drawDiagnostic(diagnostics[100] as Diagnostic).replaceAll(`${game.path}/`, '')).toBe(
        [
          'error[CR008]: 79900 more faults in this file',
          `  ${golem}:114:1`,
          '  114 | title: again',
          '      | ^^^^^',
        ].join('\n'),
      );
    });
  });
  it('are read to the end, however hostile the file', () => {
    withGame((game) => {
      for (const text of [
        `[${'[],'.repeat(150_000)}]`,
        '-\n'.repeat(150_000),
        '- &a\n'.repeat(50_000),
        '---\n'.repeat(60_000),
      ]) {
        game.write('setting.yaml', text);
        expect(loadContent(game.path).content).toBeUndefined();
      }
    });
  });
});

describe('sorting', () => {
  const place = fc
    .tuple(
      fc.constantFrom('a.yaml', 'b.yaml'),
      fc.nat(3),
      fc.constantFrom<Code[]>('CR101', 'CR102'),
      fc.constantFrom('x', 'y'),
    )
    .map(([path, start, code, message]): Diagnostic => {
      const span = { source: { path, text: 'four' }, start, end: start + 1 };
      return { severity: 'error', code, message, span };
    });
  const key = ({ code, message, span }: Diagnostic) => [span.source.path, span.start, code, message].join(' ');

  it('puts faults in order of place, loses none and says none twice, in whatever order they came', () =>
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (faults) => {
        const sorted = sortDiagnostics(faults);
        const keys = sorted.map(key);
        expect(keys).toEqual([...new Set(keys)].sort());
        expect(sortDiagnostics([...faults].reverse()).map(key)).toEqual(keys);
        const said = (one: Diagnostic) => `${one.span.source.path} ${one.span.start} ${one.message}`;
        expect(new Set(sorted.map(said))).toEqual(new Set(faults.map(said)));
      }),
    ));
});

describe('drawing', () => {
  const draw = (text: string, start: number, end: number, message = 'm') =>
    drawDiagnostic({
      severity: 'warning',
      code: 'CR508',
      message,
      span: { source: { path: 'a.yaml', text }, start, end },
    });

  it('cuts a long line on both sides and keeps the carets under the fault', () => {
    const text = `${'a'.repeat(500)}FAULT${'b'.repeat(500)}`;
    expect(draw(text, 500, 505).split('\n').slice(1)).toEqual([
      '  a.yaml:1:501',
      `    1 | ${'a'.repeat(20)}FAULT${'b'.repeat(75)}`,
      `      | ${' '.repeat(20)}^^^^^`,
    ]);
  });
  it('underlines the first line of a span of many', () =>
    expect(draw('one two\nthree', 4, 13).split('\n').slice(2)).toEqual(['    1 | one two', '      |     ^^^']));
  it('lets nothing steer the terminal', () => {
    const drawn = draw('a\u001b[31m\tb\u0007', 2, 3, 'found \u001b[2J\n\u0007');
    expect(drawn).toBe('warning[CR508]: found ·[2J··\n  a.yaml:1:3\n    1 | a·[31m→b·\n      |   ^');
  });
  it('counts columns in characters', () =>
    expect(lineAndColumn({ source: { path: 'a', text: 'x\n\u{1F3B2}\u{1F3B2}y' }, start: 6, end: 7 })).toEqual({
      line: 2,
      column: 3,
    }));
});

describe('properties: whatever is in a file', () => {
  let game: GameDirectory;
  beforeAll(() => {
    game = new GameDirectory();
  });
  afterAll(() => game.discard());

  const names = [
    ...['game.yaml', 'board.yaml', 'setting.yaml', 'endings.yaml'],
    ...readdirSync(join(shipped, 'events')).map((name) => `events/${name}`),
  ];

  /** Loads the game with one file changed; every fault must be whole, with a place inside its file. */
  const loadsOrSays = (name: string, bytes: Uint8Array | string) => {
    const path = join(game.path, name);
    const before = readFileSync(path);
    writeFileSync(path, bytes);
    try {
      const { content, diagnostics } = loadContent(game.path);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(content === undefined).toBe(errors.length > 0);
      for (const one of diagnostics) {
        const { source, start, end } = one.span;
        expect(one.code).toMatch(/^CR[0-3]\d\d$/u);
        const drawn = drawDiagnostic(one).split('\n');
        expect(drawn[0]).toMatch(/^(error|warning)\[CR\d{3}\]: \S.*\S$/u);
        expect(drawn[0]?.length).toBeLessThan(300);
        // Four lines more for each other place that has a part in it.
        expect(drawn.length).toBeLessThanOrEqual(5 + 4 * (one.related?.length ?? 0));
        expect(one.message).not.toMatch(/undefined|\[object|NaN|Infinity/u);
        expect(source.path.startsWith(game.path)).toBe(true);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(source.text.length + 1);
        expect(start).toBeLessThanOrEqual(source.text.length);
      }
    } finally {
      writeFileSync(path, before);
    }
  };

  it('random bytes give faults, never an exception', () =>
    fc.assert(fc.property(fc.constantFrom(...names), fc.uint8Array({ maxLength: 200 }), loadsOrSays), { numRuns: 20 }));

  it('random characters that mean something in YAML give faults, never an exception', () => {
    const soup = fc.string({
      unit: fc.constantFrom(...' \n\t-:?[]{}#&*!|>\'"%@`,.~<=+019aé\u{1F3B2}\u2028\u0085'),
      maxLength: 120,
    });
    fc.assert(fc.property(fc.constantFrom(...names), soup, loadsOrSays), { numRuns: 40 });
  });

  it.each(names)('%s with lines deleted, doubled, swapped and characters inserted', (name) => {
    const text = game.read(name);
    const lines = text.split('\n');
    const line = fc.nat(lines.length - 1);
    const edit = fc.oneof(
      line.map((at) => lines.toSpliced(at, 1).join('\n')),
      line.map((at) => lines.toSpliced(at, 0, lines[at] ?? '').join('\n')),
      fc.tuple(line, line).map(([one, other]) =>
        lines
          .with(one, lines[other] ?? '')
          .with(other, lines[one] ?? '')
          .join('\n'),
      ),
      fc
        .tuple(
          fc.nat(text.length),
          fc.string({
            unit: fc.constantFrom(...' \n\t-:[]{}#&*!"\'0a\u0000\u001b\ufeff'),
            minLength: 1,
            maxLength: 3,
          }),
        )
        .map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
      fc.nat(text.length).map((at) => text.slice(0, at)),
    );
    fc.assert(
      fc.property(edit, (changed) => loadsOrSays(name, changed)),
      { numRuns: 4 },
    );
  });
});
