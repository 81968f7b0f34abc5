/** The YAML files of the dice systems: what ships is right, and what is wrong is found at its place. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { validateSystems } from '../../../src/cli/commands/validate/validate-systems.ts';
import { lineAndColumn } from '../../../src/diagnostics/diagnostic.ts';
import type { PublishedTable } from '../../../src/dice/published-table.ts';
import { fingerprint } from '../../../src/load/imprint.ts';
import type { SheetSection, SystemContent } from '../../../src/model/system-content.ts';
import { finishedTable, misprintsOf } from '../../../src/systems/essential-traits/dice-table.ts';
import { formatDice, legalDice, maximumOf } from '../../../src/systems/essential-traits/trait.ts';
import { diceSystems } from '../../../src/systems/index.ts';
import { rollUnder } from '../../systems/roll-under.ts';
import { loadSystem } from '../directory.ts';

const shipped = 'content/systems';
const system = (id: string) => diceSystems.find((one) => one.id === id) as (typeof diceSystems)[number];
const words = (id: string) => {
  const { content } = loadSystem(shipped, system(id));
  if (content === undefined) throw new Error(`${id} does not load`);
  return content;
};

/** The sections of one kind on the sheet of a system. */
const sectionsOf = <K extends SheetSection['kind']>(id: string, kind: K) =>
  words(id)
    .sheet.rows.flatMap(({ sections }) => sections.map(({ section }) => section))
    .filter((section): section is Extract<SheetSection, { kind: K }> => section.kind === kind);

const sidesOf = (dice: string) => dice.split('+').map((die) => Number(die.slice(1)));

const made: string[] = [];
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

/** A copy of what ships, with one text of one file replaced. */
function changed(id: string, from: string | RegExp, to: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'systems-'));
  made.push(directory);
  cpSync(shipped, directory, { recursive: true });
  const path = join(directory, `${id}.yaml`);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return directory;
}

it('what ships has a file for every system, and no fault', () => {
  const contents = diceSystems.map((system) => loadSystem(shipped, system).content as SystemContent);
  expect(validateSystems(shipped, { all: true })).toEqual({ count: diceSystems.length, diagnostics: [] });
  expect(contents.map(({ id }) => id)).toEqual(diceSystems.map(({ id }) => id));
  expect(new Set(contents.map((content) => fingerprint(content.sources))).size).toBe(diceSystems.length);
});

describe('the published table of Essential Traits', () => {
  const table = words('essential-traits').diceTable as PublishedTable;
  const rows = finishedTable(table);

  it('ET-008 ET-017: every published row has a maximum of 2 x level + 6', () => {
    expect(table.rows.map(({ level }) => level)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const { level, maximum } of table.rows) expect(maximum).toBe(2 * level + 6);
  });

  it('ET-018 ET-019 ET-020: arithmetic finds the two misprints, and no others', () =>
    expect(misprintsOf(table)).toMatchObject([
      { level: 5, column: 'optional', printed: 'd12+d4', fault: 'it is made of core dice alone' },
      { level: 9, column: 'core', printed: 'd12+d4', fault: 'it adds up to 16, the level needs 24' },
    ]));

  it('ET-005 ET-006 ET-007: the finished table has levels 1 to 22, maxima 8 to 50', () => {
    expect(rows.map(({ level }) => level)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    expect(rows.map(({ maximum }) => maximum)).toEqual(rows.map(({ level }) => maximumOf(level)));
    expect([rows[0]?.maximum, rows[4]?.maximum, rows[21]?.maximum]).toEqual([8, 16, 50]);
  });

  it('ET-012 ET-014 ET-015: its rolls are the pairs the system allows, each in its column', () => {
    const pairs = (dice: readonly string[]) => dice.filter((one) => sidesOf(one).length === 2).sort();
    const diceIn = (column: readonly { readonly dice: string }[]) => pairs(column.map(({ dice }) => dice));
    for (const { level, core, optional } of rows) {
      expect(diceIn([...core, ...optional])).toEqual(pairs(legalDice(level).map(formatDice)));
      expect(diceIn(core)).toEqual(pairs(legalDice(level, 'core').map(formatDice)));
    }
  });

  it('ET-023: levels 14 to 16 and 18 to 22 have three core dice, all others two', () => {
    const threes = rows.filter(({ core }) => core.every(({ dice }) => sidesOf(dice).length === 3));
    expect(threes.map(({ level }) => level)).toEqual([14, 15, 16, 18, 19, 20, 21, 22]);
    for (const { level, core } of threes)
      expect(core.map(({ dice }) => dice).sort()).toEqual(legalDice(level, 'core').map(formatDice).sort());
  });

  it('ET-016: what was left out is added and marked as such', () => {
    const added = rows.flatMap(({ level, core, optional }) =>
      [...core, ...optional].filter(({ source }) => source === 'added').map(({ dice }) => `${level}: ${dice}`),
    );
    expect(added.filter((one) => sidesOf(one.split(': ')[1] ?? '').length === 2)).toEqual([
      ...['2: d7+d3', '3: d8+d4', '5: d12+d4', '8: d20+d2', '10: d24+d2', '11: d14+d14', '13: d16+d16'],
      ...['14: d20+d14', '15: d20+d16', '21: d24+d24', '22: d30+d20'],
    ]);
    expect(added).toContain('21: d20+d20+d8');
    expect(added).toContain('22: d20+d20+d10');
  });

  it('corrects level 9 and writes the larger die first at level 19', () => {
    expect(rows[8]?.core).toEqual([
      { dice: 'd12+d12', source: 'published' },
      { dice: 'd20+d4', source: 'corrected' },
    ]);
    expect(rows[18]?.optional[0]).toEqual({ dice: 'd24+d20', source: 'published' });
  });
});

describe('numbers on the sheets are those of the rules', () => {
  const boxes = (id: string) => sectionsOf(id, 'boxes').flatMap(({ rows }) => rows);

  it('WD-026 WD-030 WD-037 WD-038: session limits, and five Fate Points to begin with', () =>
    expect(boxes('wild-die').map(({ label, count, given }) => [label, count, given])).toEqual([
      ['you have', 12, 0],
      ['spent this session', 5, 0],
      ['you have', 5, 5],
      ['spent this session', 1, 0],
    ]));

  it('DC-022: two Insight Dice to begin with, and room for more', () =>
    expect(boxes('dice-check')[0]).toMatchObject({ given: 2, count: 12 }));

  it('DC-006 DC-012: five attributes, and skills under theirs', () => {
    const cards = sectionsOf('dice-check', 'cards').flatMap((section) => section.cards);
    expect(cards.map(({ title }) => title)).toEqual(['Reason', 'Acumen', 'Physicality', 'Influence', 'Dexterity']);
    expect(cards[2]?.entries).toEqual(['Unarmed Combat']);
  });

  it('UP-017 UP-018: three boxes for each of two kinds of crisis', () =>
    expect(boxes('unique-pool').map(({ count }) => count)).toEqual([3, 3]));

  it('ET-003: a trait has a name, a description, a level, a maximum and its dice', () => {
    const [table] = sectionsOf('essential-traits', 'table');
    const titles = table?.columns.map(({ title }) => title);
    expect(titles).toEqual(['Name', 'Description', 'Level', 'Maximum', 'Chosen dice']);
  });
});

describe('faults are found at their place', () => {
  /** The file holds a fault a line; `⏎` is a line break. */
  const faults = readFileSync(new URL('faults.txt', import.meta.url), 'utf8').trim();
  it.each(
    [...faults.matchAll(/^(CR\d+) (.*?): «(.*?)» → «(.*?)» (.*)$/gmu)].map(([, ...all]) =>
      all.map((one) => one.replaceAll('⏎', '\n')),
    ),
  )('%s in %s', (code = '', id = '', from = '', to = '', message = '') => {
    const directory = changed(id, from, to);
    const { content, diagnostics } = loadSystem(directory, system(id));
    expect(content).toBeUndefined();
    const found = diagnostics.find((one) => one.message === message);
    expect(found, diagnostics.map((one) => one.message).join('\n')).toBeDefined();
    expect(found?.code).toBe(code);
    const lines = readFileSync(join(directory, `${id}.yaml`), 'utf8').split('\n');
    const line = lines[lineAndColumn(found?.span as never).line - 1];
    if (code !== 'CR103') expect(to.split(/[ ,[\]]+/u).some((word) => line?.includes(word))).toBe(true);
  });

  it('CR001 CR401: a file is missing, and another is named for nobody', () => {
    const directory = changed('wild-die', /$/u, '\n');
    cpSync(join(directory, 'wild-die.yaml'), join(directory, 'wild-dye.yaml'));
    rmSync(join(directory, 'unique-pool.yaml'));
    const { diagnostics, count } = validateSystems(directory, { all: true });
    expect(count).toBe(diceSystems.length);
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['CR001', undefined],
      ['CR401', 'did you mean wild-die.yaml?'],
    ]);
    expect(validateSystems(directory, { all: false }).count).toBe(diceSystems.length - 1);
  });

  it('a sixth system is asked for its file too', () =>
    expect(
      validateSystems(shipped, { all: true, systems: [...diceSystems, rollUnder] }).diagnostics.map(({ code }) => code),
    ).toEqual(['CR001']));
});

describe.each(['de', 'fr'])('what ships in %s', (language) => {
  const folder = `${shipped}/${language}`;
  const translated = (id: string) => loadSystem(folder, system(id)).content as SystemContent;

  it('has a file for every system, and no fault and no text in English', () =>
    expect(validateSystems(folder, { all: true })).toEqual({ count: diceSystems.length, diagnostics: [] }));

  it.each(diceSystems.map(({ id }) => id))('has the numbers of %s', (id) => {
    const [ours, theirs] = [words(id), translated(id)];
    const numbersOf = ({ numbers, examples, chances, odds, diceTable, rolls, sheet, edition }: SystemContent) => ({
      ...{ numbers, examples, chances, rows: diceTable?.rows },
      ...{ date: edition.date, dice: rolls.dice, marked: rolls.marked },
      odds: odds.map(({ title, note, across, ...part }) => part),
      sheet: sheet.rows.map(({ height, sections }) => [
        height,
        sections.map(({ width, section }) => [width, section.kind]),
      ]),
    });
    expect(numbersOf(theirs)).toEqual(numbersOf(ours));
    expect(theirs.language).toBe(language);
    expect(theirs.sources.map(({ path }) => path)).toEqual(
      [`${folder}/../${id}.yaml`, `${folder}/${id}.yaml`].map(normalize),
    );
  });
});

describe('a translation of a dice system', () => {
  it.each<readonly [what: string, from: string | RegExp, to: string, says: RegExp]>([
    ['a number', 'language: de', 'language: de\nnumbers: { fate-start: 9 }', /the original has no text for numbers/u],
    ['a name of the system', 'odds:\n  - {', 'odds:\n  - { table: wild,', /the original has no text for table/u],
    ['no original', 'translates: ..', 'translates: ../lost', /expected an original in .*no readable wild-die.yaml/u],
    ['another translation', 'translates: ..', 'translates: .', /expected an original in .*found a translation/u],
  ])('refuses %s', (_, from, to, says) => {
    const { content, diagnostics } = loadSystem(`${changed('de/wild-die', from, to)}/de`, system('wild-die'));
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'CR235', message: expect.stringMatching(says) }),
    );
    expect(content).toBeUndefined();
  });

  it('counts the texts that it lacks', () => {
    const lacking = changed('de/wild-die', /^ {2}title: Wurfblatt\n/mu, '');
    const { content, diagnostics } = loadSystem(`${lacking}/de`, system('wild-die'));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^1 text of \d+ is not translated$/u),
    ]);
    expect(content?.rolls.title).toBe('Roll sheet');
  });
});
