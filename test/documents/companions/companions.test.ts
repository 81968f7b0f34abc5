/** Printed companions of the dice systems: what a reader's software finds in them. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { System } from '../../../src/dice/system.ts';
import type { SystemDocumentId } from '../../../src/documents/catalogue.ts';
import { columnRolls } from '../../../src/documents/companions/rolls.ts';
import { ofSystems } from '../../../src/documents/index.ts';
import { diceSystems } from '../../../src/systems/index.ts';
import { paperNames } from '../../../src/typeset/page/style.ts';
import { openPdf, type ReadPage } from '../../pdf/open-pdf.ts';
import { rollUnder } from '../../systems/roll-under.ts';
import { pdfText } from '../pdf-text.ts';
import { companionOrder, textOutside, workshopFor } from '../workshop.ts';

const companions = Object.keys(ofSystems) as SystemDocumentId[];

type Wishes = { paper?: (typeof paperNames)[number]; seed?: string; directory?: string };

async function printAfresh(system: System, id: SystemDocumentId, wishes: Wishes = {}) {
  const { paper = 'a5', seed = 'rusty', directory } = wishes;
  const order = companionOrder(system, id, paper, directory);
  return workshopFor('en-GB').print({ ...order, input: { ...order.input, seed } });
}

const prints = new Map<string, ReturnType<typeof printAfresh>>();

/** Prints what was not printed before. */
function print(system: System, id: SystemDocumentId, wishes: Wishes = {}): ReturnType<typeof printAfresh> {
  const key = [system.id, id, wishes.paper ?? 'a5', wishes.seed].join('\n');
  const made = prints.get(key) ?? printAfresh(system, id, wishes);
  prints.set(key, made);
  return made;
}

const text = async (...order: Parameters<typeof print>) => (await pdfText((await print(...order)).bytes)).join(' ');
const find = (id: string) => diceSystems.find((one) => one.id === id) as System;

describe.each(diceSystems.map((system) => [system.id, system] as const))('%s', (id, system) => {
  it.each(paperNames)('prints rules, sheet, odds and rolls on %s, without a line that does not fit', async (paper) => {
    for (const document of companions) {
      const { bytes, diagnostics, pages } = await print(system, document, { paper });
      expect(diagnostics.filter(({ code }) => code !== 'CR301').map(({ message }) => message)).toEqual([]);
      const shown = await pdfText(bytes);
      expect(shown).toHaveLength(pages);
      for (const page of shown) expect(page.length).toBeGreaterThan(40);
      expect(shown.join(' ').toLowerCase()).toContain(system.name.toLowerCase());
    }
  });

  it('has every rule in its booklet', () => {
    const template = readFileSync(`templates/en/${id}-rules.md.hbs`, 'utf8');
    const [prefix, count] = {
      'wild-die': ['WD', 38],
      'dice-check': ['DC', 76],
      'unique-pool': ['UP', 33],
      'essential-traits': ['ET', 23],
    }[id] as [string, number];
    const named = new Set(template.match(/<!--[^>]*-->/gu)?.flatMap((one) => one.match(/[A-Z]{2}-\d{3}/gu) ?? []));
    const all = Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(3, '0')}`);
    expect(all.filter((rule) => !named.has(rule))).toEqual([]);
    expect([...named].filter((rule) => !all.includes(rule))).toEqual([]);
  });

  it('prints the same bytes again', async () => {
    for (const document of companions)
      expect(Buffer.compare((await printAfresh(system, document)).bytes, (await print(system, document)).bytes)).toBe(
        0,
      );
  });

  it('names the readings that its numbers depend on, in the booklet that its odds lead to', async () => {
    expect((await text(system, 'odds')).replace(/\s+/gu, ' ')).toContain('under “What the rules leave open”');
    const shown = await text(system, 'rules');
    expect(shown).toContain('What the rules leave open');
    for (const column of system.sheet)
      for (const { question, answer, id: reading } of system.odds(column.arguments, column.options).readings)
        if (/^[AX]\d/u.test(reading)) {
          expect(shown.replace(/\s/gu, '')).toContain(question.slice(1).replace(/\s/gu, ''));
          expect(shown.replace(/\s/gu, '')).toContain(answer.replace(/\s/gu, ''));
        }
  });

  it('shows a seed of 200 characters whole, and its codes where the fonts lack them', async () => {
    const seed = `${'אבגדהו '.repeat(7)}${'x'.repeat(151)}`;
    const shown = await text(system, 'rolls', { seed });
    expect(shown).toContain('seed \\u{05D0 05D1 05D2 05D3 05D4 05D5}');
    expect(shown.match(/x/gu)?.length ?? 0).toBeGreaterThanOrEqual(151);
    expect(shown).not.toContain('\u2026xx');
  });
  it('shows its seed, and the same rolls in the same order on every paper', async () => {
    const [full, small] = [await text(system, 'rolls', { paper: 'a4' }), await text(system, 'rolls', { paper: 'a5' })];
    expect(full).toContain('seed rusty');
    expect(small).toContain('seed rusty');
    const [column] = system.sheet;
    if (column === undefined) throw new Error('no column');
    expect(columnRolls(system, column, 'rusty', 12).slice(0, 5)).toEqual(columnRolls(system, column, 'rusty', 5));
    expect(await text(system, 'rolls', { seed: 'dusty' })).not.toBe(small);
  });

  it('keeps 10 mm clear around its sheets', async () => {
    for (const sheet of ['sheet', 'rolls'] as const) {
      const { bytes } = await print(system, sheet, { paper: 'a4' });
      const [page] = (await openPdf(bytes)).pages as [ReadPage];
      expect(textOutside(page, 28.4)).toEqual([]);
    }
  });
});

/** Sentences of documents, each below its system, its document and the rules that it prints. */
const outline = `
wild-die rules WD-021 WD-022 WD-023 WD-024 WD-025 WD-026 WD-027: two kinds of points, never changed, never overspent
  You cannot turn one kind into the other
  You can only improve rolls of your own character
  You cannot spend points that are not on your sheet
  You cannot spend more points in a session than the session allows
  Use one kind on a roll, never both
wild-die rules WD-037 WD-038: Fate Points
  starts with 5 Fate Points and can spend 1 in a session
wild-die rules WD-001 WD-008 WD-009 WD-033: what a code, the Wild Die and Fate Points stand for
  how good a character is at something
  in this book the Wild Die is dark
  Do not add a difficulty for them
  Fate Points represent the moral code
dice-check rules DC-028 DC-029 DC-030 DC-031 DC-032 DC-033: Insight Dice are traded, given up, returned and kept
  missing equipment, a clue
  1 Wound Point and 1 Resilience Point
  always costs all your Insight Dice
  Give a used one back to the game master
  You cannot give one to another character
  You keep unused dice for the next session
dice-check rules DC-039 DC-040 DC-074: who may join a Group Check and who rolls; no second Negotiation
  All use the same attribute or skill. A skill of 0 is enough
  The character with the highest AMod or SMod for it rolls
  you cannot try again until the circumstances or the offer change
unique-pool rules UP-008 UP-017 UP-021 UP-022 UP-023 UP-024 UP-031: crises are crossed off, and never removed
  Tell the game master your Roll Total
  A crisis is physical or mental
  Cross off one box
  The third physical crisis kills
  After the third mental crisis the character is insane and retires
  never removed
  The game master picks the kind
essential-traits rules ET-001 ET-002 ET-003 ET-013 ET-016: traits and their table
  There are two rules and two tables
  at least one essential trait
  a name, a description and a level
  Prefer two dice
  The published table shows some rolls
  d20+d4‡
  Level 9, printed d12+d4
  Level 5, printed d12+d4
  d24+d24*
  d30+d20*
  d7+d3*
wild-die rules worked examples and chances of the system
  total 22, critical success
  total 5, critical failure
  total \u22122, catastrophic failure
  2.8 % of all rolls
dice-check odds DC-025 DC-026: where a third die beats +3
  Better with third die: modifier \u221210 to +0. Better with +3: modifier +1 to +13.
unique-pool odds UP-025: what a crisis may cost
  break-even cost
wild-die odds WD-012: what is almost certain is not called certain
  >99.9`;

it.each(
  [...outline.matchAll(/^(\S+) (\S+) (.+)((?:\n {2}.+)+)/gmu)].map(
    ([, system = '', id, rules, sentences = '']) => [rules, system, id as SystemDocumentId, sentences] as const,
  ),
)('%s', async (_, system, id, sentences) => {
  const squeeze = (words: string) => words.replace(/[\s\u00AD]/gu, '');
  const shown = squeeze(await text(find(system), id, { paper: 'a4' }));
  for (const sentence of sentences.trim().split('\n')) expect(shown, sentence).toContain(squeeze(sentence));
});

describe('a sixth system, from the list and one YAML file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sixth-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('is printed', async () => {
    writeFileSync(
      join(directory, 'roll-under.yaml'),
      `name: Roll Under
subtitle: One die, one number
language: en-GB
edition: { name: First edition, date: 2026-11-21 }
examples:
  cover: { arguments: ['11'], faces: [7] }
sheet:
  title: Record sheet
  rows:
    - sections: [{ kind: table, title: Skills, columns: [{ title: Skill }, { title: Number }], lines: 20 }]
roll-sheet:
  title: Roll sheet
  note: Cross off one roll after the other.
  value: face
`,
    );
    for (const paper of paperNames)
      for (const id of companions) {
        const shown = await text(rollUnder, id, { directory, paper });
        expect(shown.toLowerCase()).toContain('roll under');
      }
    expect(await text(rollUnder, 'rules', { directory })).toContain('What of the number itself?');
    expect(await text(rollUnder, 'sheet', { directory })).toContain('SKILLS');
  });
});
