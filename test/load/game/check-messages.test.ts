/** A game's own messages: every fault has a place and a hint, and what has none prints. */

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

const choose = (variant: string) => `sheet-date = { $count ->\n    [one] ${variant}\n   *[other] Day\n}`;

describe('a message of a game', () => {
  it.each([
    ['sheet-date = Day', []],
    ['sheet-date = { -event } { -event(form: "many") } { sheet-name }', []],
    ['-day = { -event } day\nsheet-date = { -day }', []],
    ['word-event = Fear\n    .many = Fears\n    .gender = feminine\nword-event-book = Book of { -event }', []],
    ['form-many = { $one }x\nform-den = the { $one }', []],
    ['sheet-map = Map. { $count } { -sector(form: "many") }. { $borders }', []],
    ['sheet-dat = Day', ['error[CR237]: unknown message sheet-dat | sheet-dat | did you mean sheet-date?']],
    [
      'sheet-date = { -evnt }',
      ['error[CR237]: unknown placeholder { -evnt } in sheet-date | -evnt | did you mean { -event }?'],
    ],
    [
      'sheet-date = { sheet-nam }',
      ['error[CR237]: unknown placeholder { sheet-nam } in sheet-date | sheet-nam | did you mean { sheet-name }?'],
    ],
    [
      'sheet-date = { $cuont }',
      ['error[CR237]: unknown placeholder { $cuont } in sheet-date | $cuont | write its text here'],
    ],
    [
      'sheet-map = { $cuont } { $count } { $borders }',
      ['error[CR237]: unknown placeholder { $cuont } in sheet-map | $cuont | did you mean { $count }?'],
    ],
    [
      'sheet-map = { $count }',
      ['warning[CR237]: sheet-map lacks { $borders } | sheet-map | write it where its value belongs'],
    ],
    [
      'sheet-date = { NUMBER(1) }',
      ['error[CR237]: unknown placeholder { NUMBER() } in sheet-date | NUMBER(1) | write its text here'],
    ],
    [
      'sheet-date = { -event.gendre ->\n   *[feminine] a\n}',
      [
        'error[CR237]: unknown placeholder { -event.gendre } in sheet-date | -event.gendre | did you mean { -event.gender }?',
      ],
    ],
    ['word-evnt = Fear', ['error[CR237]: unknown message word-evnt | word-evnt | did you mean word-event?']],
    [
      'word-event = { -event-number }',
      ['error[CR237]: cannot use { -event-number } in word-event | -event-number | write its text here'],
    ],
    ['word-event = Fear\n    .mny = Fears', ['error[CR237]: unknown form .mny of word-event | mny']],
    ['sheet-date = Day\n    .many = Days', ['error[CR237]: unknown form .many of sheet-date | many']],
    [
      'word-diamond = Ruby\n    .gender = female',
      [
        'error[CR237]: cannot print word-diamond: expected the gender neuter or feminine or masculine, found female | word-diamond',
      ],
    ],
    ['word-event =\n    .many = Fears', ['error[CR237]: expected a text for word-event, found none | word-event']],
    ['word-diamond = { "" }', ['error[CR237]: cannot print word-diamond: expected a text, found none | word-diamond']],
    [
      'sheet-map = { "" }',
      [
        'warning[CR237]: sheet-map lacks { $count }, { $borders } | sheet-map | write it where its value belongs',
        'error[CR237]: cannot print sheet-map: expected a text, found none | sheet-map',
      ],
    ],
    [
      'form-many = { $many }',
      ['error[CR237]: unknown placeholder { $many } in form-many | $many | did you mean { $one }?'],
    ],
    [
      'form-den = { -event }',
      [
        'error[CR237]: cannot use { -event } in form-den | -event | known: { $one }, { $many }, { $a }, { $heading }, { $short }, { $shortest }, { $notation }, { $mark }, { $gender }, { $initial }, { $countable }',
      ],
    ],
    ['form-1a = x', ['error[CR237]: unknown message form-1a | form-1a | did you mean form-a?']],
    ['-event = Fear', ['error[CR237]: cannot define the word -event as a term | event | write word-event = …']],
    [
      'sheet-date = { sheet-name }\nsheet-name = { sheet-date }',
      [
        'error[CR237]: cannot use { sheet-name } in sheet-date | sheet-name | write its text here',
        'error[CR237]: cannot use { sheet-date } in sheet-name | sheet-date | write its text here',
      ],
    ],
    [
      `sheet-date = ${'{ -event }'.repeat(101)}`,
      [expect.stringContaining('error[CR237]: cannot print sheet-date: Too many placeables')],
    ],
    ['sheet-date = {', [expect.stringContaining('error[CR237]: cannot read the message sheet-date')]],
  ])('%j', (text, faults) => expect(faultsOf(text)).toEqual(faults));

  it('is looked through in variants that are not printed', () => {
    const [fault] = faultsOf(
      `${choose('{ -evnt }').replace('sheet-date', 'sheet-spare-of').replaceAll('$count', '$reset')}`,
    );
    expect(fault).toContain('unknown');
  });
});

describe('a language', () => {
  it('counts messages that are missing, and copies of sentences', () => {
    const [fault = ''] = faultsOf('', 'it');
    const [, missing, all] = /(\d+) of (\d+) messages/u.exec(fault) ?? [];
    expect(missing).toBe(all);
    const [copied = ''] = faultsOf(english.replaceAll(/^(?:form|word)-.*(?:\n[ }].*)*/gmu, ''), 'it');
    expect(copied).toMatch(/^warning\[CR236\]: \d+ of \d+ messages are not translated and print in English/u);
  });
});

it('names a label that is too long for its box, once', () => {
  const long = 'sheet-numbers-used = Numbers of all the Events that you have used up, one after another, as you go\n';
  const { complaints } = workshopFor('en-GB').typeset(orderOf('tracking-sheet', 'a5', withOwn(long)));
  const found = complaints.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
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
    fc.constantFrom(
      '',
      '{',
      '}',
      '{ "" }',
      ' ',
      '\n',
      '-',
      '$',
      '.',
      '=',
      '*[',
      '{ -event }',
      '{ $x }',
      '(',
      '"',
      '\\',
      '#',
    ),
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
