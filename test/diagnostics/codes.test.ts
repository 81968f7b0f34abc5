/** Every code: its wrong example has the fault, its right one has not. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type Code, codes, type Explanation } from '../../src/diagnostics/codes.ts';
import { type Diagnostic, sortDiagnostics } from '../../src/diagnostics/diagnostic.ts';
import { suppress } from '../../src/diagnostics/suppress.ts';
import { readGame } from '../../src/files/read-game.ts';
import { lintContent } from '../../src/lint/lint.ts';
import { faultsOfMessages } from '../../src/load/game/check-messages.ts';
import { balanceFile } from '../../src/load/game/files.ts';
import { glyphCoverage } from '../../src/load/printable.ts';
import { strayFiles, systemsIn } from '../../src/load/system/load.ts';
import type { Content } from '../../src/model/content.ts';
import type { StoryEvent } from '../../src/model/event.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { coverageOf } from '../../src/typeset/text/font.ts';
import { print } from '../documents/workshop.ts';
import { british } from '../lint/sample.ts';
import { loadBalance, loadContent, loadStyle, loadSystem } from '../load/directory.ts';
import { supplies, typesetter } from '../typeset/house.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const coverage = glyphCoverage(coverageOf(typesetter.faces));
const game = mkdtempSync(join(tmpdir(), 'core-runner-codes-'));
const systems = mkdtempSync(join(tmpdir(), 'core-runner-codes-'));
afterAll(() => {
  rmSync(game, { recursive: true, force: true });
  rmSync(systems, { recursive: true, force: true });
});

// The game that ships, with an Event, a Shop, an Ending and a mark in it that are in no book, and no other mark.
cpSync(inRoot('content/core-runner'), game, { recursive: true });
cpSync(inRoot('content/systems'), systems, { recursive: true });
const inGame = (name: string) => join(game, name);
const change = (name: string, from: string | RegExp, to: string) => {
  const text = readFileSync(inGame(name), 'utf8');
  expect(text.split(from).length).toBeGreaterThan(1);
  writeFileSync(inGame(name), text.replace(from, to));
};
for (const name of readdirSync(inGame('events'))) {
  const path = inGame(`events/${name}`);
  if (/^(?:14|22)-/u.test(name)) rmSync(path);
  else
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/^ +mark: .*\n|^( *)if-(?:you-bear:|late: \|)\n(?:\1 +.*\n)+/gmu, ''),
    );
}
for (const [name, code] of [['orders.yaml', 'CR227'] as const, ['measured.json', 'CR228'] as const])
  writeFileSync(inGame(name), codes[code].example.right);
mkdirSync(inGame('templates'));
writeFileSync(inGame('templates/messages.ftl'), codes.CR237.example.right);
mkdirSync(inGame('pictures'));
writeFileSync(inGame('pictures/lift.svg'), codes.CR012.example.right);
cpSync(inRoot('templates/en/rule-book.md.hbs'), inGame('templates/rule-book.md.hbs'));
for (const name of ['14-half-a-bridge', '22-going-down'])
  cpSync(inRoot(`src/tools/picture-events/${name}.yaml`), inGame(`events/${name}.yaml`));
change('events/22-going-down.yaml', /(?<=\n {2}good:\n)/u, '    mark: bell\n');
change('setting.yaml', /^late:.*\n(?:(?: .*)?\n)+/mu, '');
change('endings.yaml', /^ {4}if-late: \|\n(?:(?: {6}.*)?\n)+/gmu, '\n');
change('endings.yaml', 'cores: 1-4', 'cores: 1-3');
writeFileSync(
  inGame('endings.yaml'),
  `${readFileSync(inGame('endings.yaml'), 'utf8')}  - title: One Short\n    when: { place: escape, cores: 4 }\n    text: Nobody.\n`,
);
change('game.yaml', /counts: .*/u, 'counts: { shops: 6, endings: 12 }');
change('board.yaml', /promises: .*\n/u, '');
change('style.yaml', /\n {2}(?:ending|remark): .*/gu, '');
writeFileSync(
  inGame('remarks.yaml'),
  'marks:\n  - { mark: bell, name: a bell }\nremarks:\n  - { ending: One Short, mark: bell, text: Nobody comes. }\n',
);

/** A book of which only Event 22 has more than a word to print. */
const small = (content: Content): Content => ({
  ...content,
  events: content.events.map((event) =>
    event.kind === 'shop' || event.number === 22
      ? event
      : { ...event, text: 'Nothing.', size: 'half', outcomes: withoutTexts(event.outcomes) },
  ),
  endings: content.endings.map((ending) => ({ ...ending, text: 'Nothing.' })),
});
const withoutTexts = (outcomes: StoryEvent['outcomes']): StoryEvent['outcomes'] => {
  const { bad, neutral, good, wild } = outcomes;
  const text = 'Nothing.';
  return { bad: { ...bad, text }, neutral: { ...neutral, text }, good: { ...good, text }, wild: { ...wild, text } };
};

/** All that is said of a game, and of one document of it where one is asked for. */
async function faultsOfGame(printed: Explanation['example']['print']): Promise<Diagnostic[]> {
  const { content, diagnostics } = loadContent(game, coverage);
  const known = { game: content?.game, policies: ['runner', 'random', 'cautious', 'novice', 'learner', 'freelance'] };
  const { style, diagnostics: settings } = loadStyle(game);
  const said = [...diagnostics, ...loadBalance(game, known).diagnostics, ...settings];
  if (content) said.push(...faultsOfMessages(content, supplies));
  if (content && printed) said.push(...(await print(printed[0], printed[1], small(content))).diagnostics);
  if (content && !printed) said.push(...lintContent(content, { style, wordList: british }));
  if (content) return sortDiagnostics(suppress(said, content.sources, () => true));
  expect(readdirSync(game)).toContain(balanceFile);
  return sortDiagnostics(said);
}

function faultsOfSystems(file = ''): Diagnostic[] {
  const found = systemsIn(readGame(systems), diceSystems).filter(({ id }) => `${id}.yaml`.endsWith(file));
  return sortDiagnostics([
    ...found.flatMap((one) => loadSystem(systems, one, coverage).diagnostics),
    ...strayFiles(readGame(systems), diceSystems),
  ]);
}

/** Codes reported with an example in its file; loose lines are left out. */
async function saidOf(code: Code, side: 'wrong' | 'right'): Promise<string[]> {
  const { file, right, wrong, is, times = 1, print: printed } = codes[code].example as Explanation['example'];
  const directory = code.startsWith('CR4') ? systems : game;
  const path = join(directory, file);
  const before = readFileSync(path);
  const moved = join(directory, wrong);
  if (is === 'name') {
    expect(file).toBe(right);
    renameSync(path, moved);
  } else if (is === 'whole') writeFileSync(path, side === 'wrong' ? wrong : right);
  else {
    const parts = before.toString().split(right);
    expect(parts, `${file} has ${right} once`).toHaveLength(2);
    writeFileSync(path, parts.join(wrong.repeat(times)));
  }
  try {
    const said = directory === game ? await faultsOfGame(printed) : faultsOfSystems(file);
    return said.map((one) => one.code).filter((one) => one !== 'CR301' || code === 'CR301');
  } finally {
    if (is === 'name') renameSync(moved, path);
    writeFileSync(path, before);
  }
}

describe('codes', () => {
  it('begin with a game and systems that have no fault', async () => expect(await faultsOfGame(undefined)).toEqual([]));
  it.each(Object.keys(codes) as Code[])(
    '%s is reported for its wrong example and not for its right one',
    async (code) => {
      const wrong = await saidOf(code, 'wrong');
      const { precededBy, is } = codes[code].example as Explanation['example'];
      expect(wrong[0]).toBe(precededBy ?? code);
      expect(wrong).toContain(code);
      // The file as it is has the right part, without faults.
      if (is === 'whole') expect(await saidOf(code, 'right')).not.toContain(code);
    },
  );
  it('are in order', () => expect(Object.keys(codes)).toEqual(Object.keys(codes).sort()));
});
