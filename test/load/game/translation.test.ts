/** Translated games: texts over the numbers of another game. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawDiagnostic, lineAndColumn } from '../../../src/diagnostics/diagnostic.ts';
import { challenge, challengeOf } from '../../../src/game/challenge.ts';
import { readRunCode } from '../../../src/game/run-code.ts';
import { rulesFingerprint } from '../../../src/load/imprint.ts';
import type { Content } from '../../../src/model/content.ts';
import { spanIn } from '../../../src/model/entry.ts';
import { loadBalance, loadContent, loadRules } from '../directory.ts';
import { withGame } from './game-directory.ts';

const scratch = mkdtempSync(join(tmpdir(), 'core-runner-translation-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let made = 0;

/** A copy of the starter with its translation; `files` replace those of the translation, or are removed if undefined. */
function translated(files: Readonly<Record<string, string | undefined>>): string {
  const game = join(scratch, `game-${made++}`);
  cpSync('content/starter', game, { recursive: true });
  for (const [name, text] of Object.entries(files))
    if (text === undefined) rmSync(join(game, 'de', name));
    else writeFileSync(join(game, 'de', name), text);
  return join(game, 'de');
}

/** What is said of a translation, without lines of source. */
const faults = (directory: string) =>
  loadContent(directory)
    .diagnostics.map((one) => drawDiagnostic(one).replace(/\n +(?:\d+)? \|.*/gu, ''))
    .join('\n')
    .replaceAll(join(directory, '..'), '<game>');

const load = (directory: string) => loadContent(directory).content as Content;
const settings = 'translates: ..\nlanguage: de\n';

describe.each(['low-tide', 'starter'])('the German %s', (name) => {
  const [original, german] = [load(`content/${name}`), load(`content/${name}/de`)];

  it('has no fault and no text in English', () => {
    expect(loadContent(`content/${name}/de`).diagnostics).toEqual([]);
    expect(german.game.language).toBe('de');
  });
  it('has the rules of the game', () => {
    expect(rulesFingerprint(german)).toBe(rulesFingerprint(original));
    expect(german.fitted).toEqual(original.fitted);
    expect(german.events.map(({ number }) => number)).toEqual(original.events.map(({ number }) => number));
  });
  it.each(['a', 'limpet-marble-kettle', 'daily-2026-11-26', 'x'.repeat(60)])(
    'deals the same boards from %s',
    (seed) => {
      for (const { id } of original.game.difficulties)
        for (const kind of [
          { sealed: false, dice: false },
          { sealed: true, dice: true },
        ]) {
          const dealt = challenge(original, seed, id, kind);
          expect(challenge(german, seed, id, kind)).toEqual(dealt);
          const read = readRunCode(dealt.code);
          expect('code' in read && challengeOf(german, read.code)).toEqual(
            'code' in read && challengeOf(original, read.code),
          );
        }
    },
  );
  it('has the balance of the game', () => {
    const known = { policies: ['runner', 'random', 'cautious', 'novice', 'learner', 'freelance'] };
    expect(loadBalance(`content/${name}/de`, known)).toEqual(loadBalance(`content/${name}`, known));
  });
});

describe('a translation', () => {
  it('has its own texts at their places, and the rest at those of the game', () => {
    const { game, events, board } = load(translated({ 'board.yaml': undefined }));
    const event = events[0];
    expect(game.words.core).toMatchObject({ one: 'Paket', gender: 'neuter' });
    expect(game.title).toBe('Nicht abgeholt');
    expect(board.title).toBe(load('content/starter').board.title);
    const places = (['title', 'picture'] as const).map((key) => event && spanIn(event, key));
    expect(places.map((span) => span?.source.path.replace(/.*game-\d+/u, ''))).toEqual([
      '/de/events/11-the-trunk.yaml',
      '/events/11-the-trunk.yaml',
    ]);
    expect(places.map((span) => span && lineAndColumn(span).line)).toEqual([1, 4]);
  });
  it('counts the texts that it lacks', () =>
    expect(faults(translated({ 'board.yaml': undefined }))).toBe(
      `warning[CR235]: 1 text of 90 is not translated
  <game>/de/game.yaml:2:13
  hint: they are printed in the language of the original
  note: the first one is here
  <game>/board.yaml:2:9`,
    ));
  it('keeps effects in the words of its game, and remarks at the Endings of new titles', () => {
    withGame((game) => {
      mkdirSync(join(game.path, 'de'));
      const write = (name: string, text: string) => writeFileSync(join(game.path, 'de', name), text);
      write('game.yaml', `${settings}words: { health: { one: Kraft }, core: { one: Kern, many: Kerne } }\n`);
      write('endings.yaml', `endings: [{}, { title: Fest }, ${'{}, '.repeat(9)}]\n`);
      const [english, german] = [load(game.path), load(join(game.path, 'de'))];
      expect(german.game.words.health.one).toBe('Kraft');
      expect(rulesFingerprint(german)).toBe(rulesFingerprint(english));
      expect(german.remarks.remarks.map(({ ending }) => ending)).toEqual(['Fest', 'Fest']);
    });
  });
  it('can have templates of its own', () => {
    const directory = translated({});
    mkdirSync(join(directory, 'templates'));
    writeFileSync(join(directory, 'templates/messages.ftl'), 'sheet-date = Tag\n');
    expect(load(directory).templates['messages.ftl']?.text).toBe('sheet-date = Tag\n');
  });

  const event = 'events/11-the-trunk.yaml';
  it.each<readonly [what: string, file: string, text: string, says: RegExp]>([
    [
      'a number',
      event,
      'number: 11\n',
      /CR235\]: the original has no text for number\n.*de\/events\/11.*:1:1\n.*delete it/u,
    ],
    ['a name of the tool', event, 'picture: door\n', /no text for picture/u],
    ['an effect', event, 'outcomes: { bad: { effects: [Öl -9] } }\n', /no text for effects\n.*:1:20\n/u],
    ['a key misspelt', event, 'titel: Der Koffer\n', /no text for titel\n.*\n {2}hint: did you mean title\?/u],
    [
      'a list longer than that of the game',
      'setting.yaml',
      'chapters: [{}, { title: A }]\n',
      /^error\[CR235\]: expected 1 item as in the original, found 2\n.*de\/setting.yaml:1:1\n.*\{\}.*\n.*\n.*setting.yaml:1:1$/u,
    ],
    [
      'a list shorter than that of the game',
      'endings.yaml',
      'endings: [{ title: A }, { title: B }]\n',
      /^error\[CR235\]: expected 8 items as in the original, found 2\n.*de\/endings.yaml:1:1\n/u,
    ],
    ['a number for a text', event, 'title: 11\n', /CR101\]: expected text, found 11\n.*:1:8/u],
    ['a text for a list', 'setting.yaml', 'chapters: A\n', /CR101\]: expected a list, found A\n/u],
    ['a list for keys', event, 'outcomes: [a]\n', /CR101\]: expected keys with values, found a list\n/u],
    ['a title too long', 'board.yaml', `title: ${'A'.repeat(61)}\n`, /CR104\].*60 char.*\n.*de\/board.yaml:1:8/u],
    [
      'an unknown word',
      'game.yaml',
      `${settings}words: { corr: { one: Paket } }\n`,
      /CR102\]: unknown key corr\n.*de\/game/u,
    ],
    [
      'bad seed words',
      'game.yaml',
      `${settings}seed-words: [Ä]\n`,
      /CR104\]: must have at least 20 items.*\n.*de\/game/u,
    ],
    ['no YAML', event, 'title: [\n', /CR005\].*\n.*de\/events\/11/u],
    ['an unknown file', 'events/99-x.yaml', 'title: A\n', /CR010\]: unknown file events\/99-x.yaml\n/u],
    [
      'no game',
      'game.yaml',
      'translates: ../lost # where?\n',
      /^error\[CR235\]: expected an original in .*lost, found no readable game.yaml\n.*:1:13/u,
    ],
    ['itself', 'game.yaml', 'translates: "."\n', /^error\[CR235\]: expected an original in .*, found a translation\n/u],
  ])('refuses %s', (_, file, text, says) => {
    const directory = translated({ [file]: text });
    expect(faults(directory)).toMatch(says);
    expect(loadContent(directory).content).toBeUndefined();
  });
  it('is no game to add files to', () =>
    expect(loadRules('content/starter/de').diagnostics.map(({ hint }) => hint)).toEqual([
      'name its game: content/starter',
    ]));
});
