/** Random and damaged files: every fault has a place inside the file, and is found soon. */

import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic, Span } from '../../src/diagnostics/diagnostic.ts';
import { drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import { suppress } from '../../src/diagnostics/suppress.ts';
import { numberedRolls } from '../../src/dice/numbered.ts';
import { policies } from '../../src/game/policy/index.ts';
import { play } from '../../src/game/run/play.ts';
import { compileRules } from '../../src/game/run/rules.ts';
import { lintContent } from '../../src/lint/lint.ts';
import type { Content } from '../../src/model/content.ts';
import { openChallenge } from '../documents/open-challenge.ts';
import { printAfresh } from '../documents/workshop.ts';
import { loadBalance, loadContent, loadStyle } from './directory.ts';
import { GameDirectory, golem, junk } from './game/game-directory.ts';

/** Mutated contents: thousands of new ones in `npm run fuzz`, the same few in a test run. */
const fuzzed = Number(process.env.CORE_RUNNER_FUZZ_CONTENTS ?? 0);
const cases = fuzzed > 0 ? { numRuns: fuzzed, seed: Date.now() } : { numRuns: 60 };

const own = ['game', 'board', 'setting', 'endings', 'remarks', 'style', 'balance'];
const names = [...own.map((name) => `${name}.yaml`), golem, junk];

/** Contents of files by accident, by other programs or on purpose. */
const strange = fc.constantFrom(
  ...['__proto__: { polluted: true }', 'constructor: { prototype: { polluted: true } }', '__proto__', 'toString: x'],
  ...['&a [*a]', '*a', '<<: *a', '!!js/function x', '!!binary aGk=', '? x\n: y', '---\n', '...\n', '%YAML 9.9\n'],
  ...['\t', '\u0000', '\u0007', '\uFEFF', '\uFFFD', '\u200F\u202Eevil\u202C', '\uD800', '\uDC00', '\u2028', '\u0085'],
  ...[...'"\'[]{}|>:', ': ', '#', ' #x', '- ', '-', ',', ',,', '\n', '\n\n', '\r', '  ', ' '],
  ...['0x1F', '1e999', '-0', '.nan', '.inf', '~', 'null', 'true', '2026-02-31', '99999999999999999999', '08', '1_000'],
  ...['שלום עולם', 'مرحبا', 'é', '\u{1F3B2}', '\u{1F468}\u200D\u{1F469}', '<<<<<<< HEAD\n', '=======\n', '>>>>>>> x\n'],
  ...['[[[[[[[[[[[[[[[[[[[[[[', '{a: {a: {a: {a: {a: {a: {a: {a: '],
  ...['# core-runner ignore CR506\n', '# core-runner ignore'],
);
const soup = fc.oneof(
  strange,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(strange, { maxLength: 12 }).map((parts) => parts.join('')),
);

const at = fc.double({ min: 0, max: 1, noNaN: true });
const kind = <const K extends string>(name: K) => fc.constant(name);
const none = { what: fc.constant(''), over: fc.constant(0), at: fc.constant(0) };

/** One change of a text: something put in, taken out, put twice, or all of it something else. */
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('put'), at, what: soup, over: fc.nat(12) }) },
  { weight: 2, arbitrary: fc.record({ ...none, kind: kind('twice'), at, over: fc.nat(400) }) },
  { weight: 1, arbitrary: fc.record({ ...none, kind: kind('all'), what: soup }) },
);
const some = fc.array(change, { minLength: 1, maxLength: 3 });

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(text: string, { kind, at, what, over }: Change): string {
  const start = Math.floor(text.length * at);
  const end = Math.min(text.length, start + over);
  if (kind === 'all') return what;
  return kind === 'put'
    ? text.slice(0, start) + what + text.slice(end)
    : text.slice(0, end) + text.slice(start, end) + text.slice(end);
}

let game: GameDirectory;
beforeAll(() => {
  game = new GameDirectory();
});
afterAll(() => game.discard());

/** The content of the game, if it passes, and what `validate` reports. */
function validated(): { readonly content: Content | undefined; readonly reported: readonly Diagnostic[] } {
  const { content, diagnostics } = loadContent(game.path);
  const { style, diagnostics: settings } = loadStyle(game.path);
  const targets = loadBalance(game.path, { game: content?.game, policies: ['runner', 'random'] }).diagnostics;
  const all = [...diagnostics, ...settings, ...targets];
  return {
    content,
    reported: content ? suppress([...all, ...lintContent(content, { style })], content.sources, () => true) : all,
  };
}

/** Contents that passed. */
let passed = 0;

/** Plays a content and prints it on a dealt board. */
function use(content: Content): void {
  const difficulty = content.game.defaultDifficulty;
  const rules = compileRules(content, difficulty);
  const rolls = (name: string) => numberedRolls(`${passed}`, name)(0);
  for (const policy of policies.slice(0, 2)) play(rules, policy.createPlayer(rules), rolls('dice'), rolls('player'));
  const deals = [openChallenge(content, `${passed}`, difficulty)];
  // A book takes as long as forty sheets.
  for (const id of passed % 40 === 0 ? (['run-sheet', 'event-book', 'rule-book'] as const) : (['run-sheet'] as const))
    expect(printAfresh(id, passed % 80 === 0 ? 'a5' : 'a4', content, { deals }).bytes.length).toBeGreaterThan(10_000);
  passed++;
}

function expectInside({ source, start, end }: Span): void {
  expect(source.path.startsWith(game.path)).toBe(true);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThanOrEqual(start);
  expect(end).toBeLessThanOrEqual(source.text.length + 1);
}

function expectSound(): void {
  const { content, reported } = validated();
  for (const one of reported) {
    for (const { span } of [one, ...(one.related ?? [])]) expectInside(span);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing of what is written steers the terminal
    expect(drawDiagnostic(one)).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u);
  }
  if (content) use(content);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
}

/** A game is sound while one of its files has another text. */
function expectSoundWith(name: string, text: string): void {
  game.write(name, text);
  try {
    expectSound();
  } finally {
    game.restore();
  }
}

describe('fuzz', () => {
  it('any change of any file is reported inside it', { timeout: 120_000 + 500 * fuzzed }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), some, async (name, changes) => {
        expectSoundWith(name, changes.reduce(changed, game.read(name)));
        await setImmediate(); // frees what was printed
      }),
      cases,
    );
    if (fuzzed > 0)
      process.stdout.write(`${fuzzed} mutated contents validated; ${passed} passed and were played and printed\n`);
  });
  it.each([
    ['a text of 50 MB', () => `number: 11\ntitle: ${'x'.repeat(50_000_000)}\n`],
    ['a line of a megabyte', () => `number: 11\ntitle: ${'x '.repeat(500_000)}\n`],
    ['forty thousand keys', () => Array.from({ length: 40_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['brackets without end', () => `number: ${'['.repeat(100_000)}`],
    ['quotes without end', () => `number: 11\ntitle: ${'" '.repeat(100_000)}`],
    ['colons without end', () => `number: 11\ntext: ${'a: '.repeat(100_000)}`],
    ['dashes without end', () => '- '.repeat(100_000)],
    ['spaces without end', () => `number: 11\ntitle:${' '.repeat(900_000)}x`],
    ['lines of open braces', () => '{ a\n'.repeat(50_000)],
    ['lines of text without a bar', () => `number: 11\ntext:\n${'  It goes: on\n'.repeat(50_000)}`],
  ])('%s', (_, text) => expectSoundWith(golem, text()));
});
