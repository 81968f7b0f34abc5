/** A game's own messages: every fault has a place and a hint, and what has none prints. */

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ofGames } from '../../../src/documents/index.ts';
import { faultsOfMessages } from '../../../src/load/game/check-messages.ts';
import type { Content } from '../../../src/model/content.ts';
import { content, orderOf, workshopFor } from '../../documents/workshop.ts';
import { supplies } from '../../typeset/house.ts';

const english = supplies.messages('en') as string;

/** The game with messages of its own. */
const withOwn = (text: string, language = 'en-GB'): Content => ({
  ...content,
  game: { ...content.game, language, ownWords: {} },
  templates: { 'messages.ftl': { path: 'templates/messages.ftl', text } },
});

const faultsOf = (text: string, language?: string) =>
  faultsOfMessages(withOwn(text, language), supplies).map(({ code, severity, message, hint, span }) => {
    const marked = span.source.text.slice(span.start, span.end);
    return `${severity}[${code}]: ${message} | ${marked}${hint ? ` | ${hint}` : ''}`;
  });

describe('a message of a game', () => {
  it.each([
    'sheet-date = Day',
    'sheet-date = { -event } { -event(form: "many") } { sheet-name }',
    '-day = { -event } day\nsheet-date = { -day }',
    'word-event = Fear\n    .many = Fears\n    .gender = feminine\nword-event-book = Book of { -event }',
    'form-many = { $one }x\nform-den = the { $one }',
    'sheet-map = Map. { $count } { -sector(form: "many") }. { $borders }',
  ])('has no fault: %j', (text) => expect(faultsOf(text)).toEqual([]));

  /** A message and its faults a line, errors CR237 where they do not begin otherwise; `⏎` is a line break. */
  const cases = readFileSync(new URL('messages.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  it.each(cases.map((line) => line.replaceAll('⏎', '\n').split(' → ')))('%j', (text = '', faults) =>
    expect(faultsOf(text).join('\n').replaceAll('error[CR237]: ', '')).toBe(faults),
  );

  it.each([
    ['sheet-date = {', 'cannot read the message sheet-date'],
    [`sheet-date = ${'{ -event }'.repeat(101)}`, 'cannot print sheet-date: Too many placeables'],
  ])('cannot be read or printed: %j', (text, fault) =>
    expect(faultsOf(text)).toEqual([expect.stringContaining(`error[CR237]: ${fault}`)]),
  );

  it.each(['en', 'de', 'fr'])('is there once in the files of %s', (language) => {
    const twice = faultsOf(supplies.messages(language) as string).filter((fault) => fault.includes('duplicate'));
    expect(twice).toEqual([]);
  });
  it('is looked through in variants that are not printed', () => {
    const text = 'sheet-spare-of = { $reset ->\n    [one] { -evnt }\n   *[other] Day\n}';
    expect(faultsOf(text)[0]).toContain('unknown');
  });
});

describe('a language', () => {
  it('counts messages that are missing, and copies of sentences', () => {
    const [fault = ''] = faultsOf('', 'it');
    const [, missing, all] = /(\d+) of (\d+) messages/u.exec(fault) ?? [];
    expect(missing).toBe(all);
    expect(fault.match(/(?<=\()\w\w(?=\))/gu)?.sort(), fault).toEqual(readdirSync('templates'));
    expect(fault).toContain('core-runner new language');
    const [copied = ''] = faultsOf(english.replaceAll(/^(?:form|word)-.*(?:\n[ }].*)*/gmu, ''), 'it');
    expect(copied).toMatch(/^warning\[CR236\]: \d+ of \d+ messages are not translated and print in English/u);
  });
});

it('names a label that is too long for its box, once', () => {
  const long = 'sheet-numbers-used = Numbers of all the Events that you have used up, one after another, as you go\n';
  const { diagnostics } = workshopFor('en-GB').typeset(orderOf('tracking-sheet', 'a5', withOwn(long)));
  const found = diagnostics.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
  expect(found).toEqual([
    expect.stringMatching(
      /^warning CR307 sheet-numbers-used is too long for its box in tracking-sheet: Numbers of .* points\)$/u,
    ),
  ]);
});

/** Damages of a text: bytes changed, taken out or put twice. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  over: fc.nat(40),
  what: fc.oneof(
    fc.constantFrom('', '{ "" }', '*[', '{ -event }', '{ $x }', ...'{} \n-$.=("\\#'),
    fc.string({ maxLength: 4 }),
  ),
});

it('never leads to an internal error, however it is damaged', { timeout: 300_000 }, () => {
  const documents = [ofGames['tracking-sheet'], ofGames['rule-book'], ofGames['veil-card']];
  let printed = 0;
  fc.assert(
    fc.property(
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('en-GB', 'it', 'de'),
      (damages, language) => {
        let text = english;
        for (const { at, over, what } of damages) {
          const start = Math.floor(text.length * at);
          text = text.slice(0, start) + what + text.slice(start + over);
        }
        const of = withOwn(text, language);
        const faults = faultsOfMessages(of, supplies);
        for (const { span } of faults) expect(span.end).toBeLessThanOrEqual(span.source.text.length);
        if (faults.some(({ severity }) => severity === 'error')) return;
        printed++;
        for (const { id } of documents) workshopFor(language).typeset(orderOf(id as 'tracking-sheet', 'a4', of));
      },
    ),
    { numRuns: Number(process.env.CORE_RUNNER_FUZZ_CONTENTS ?? 60) },
  );
  expect(printed).toBeGreaterThan(0);
});
