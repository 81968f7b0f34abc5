/** Checks a dice system's file against the system. */

import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, errorAt } from '../../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../../diagnostics/tree.ts';
import { countedChance, rolledExample } from '../../dice/examples.ts';
import { Refusal } from '../../dice/refusal.ts';
import { seededRoll } from '../../dice/seeded.ts';
import type { OddsTable, System } from '../../dice/system.ts';
import { nearest } from '../near.ts';
import type { RawSystem } from './schema.ts';

type Report = (code: Code, message: string, path: Path, hint?: string) => void;

/** Runs all checks of a dice system's file. */
export function checkSystem(raw: RawSystem, tree: Tree, system: System): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report: Report = (code, message, path, hint) => {
    found.push(errorAt(code, message, tree.spanOf(path), hint));
  };
  if (raw.name !== system.name)
    report('CR402', `expected the system's name ${system.name}, found ${raw.name}`, ['name']);
  checkNumbers(raw, report);
  checkRuleNumbers(raw, system, report);
  checkSkills(raw, report);
  checkWidths(raw, report);
  checkDiceTable(raw, system, report);
  checkExamples(raw, system, report);
  checkOdds(raw, system.glance(), report);
  checkRollSheet(raw, system, report);
  return found;
}

/** All sections of the record sheet with their paths. */
const sectionsOf = ({ sheet }: RawSystem) =>
  sheet.rows.flatMap(({ sections }, row) =>
    sections.map((section, index) => ({ section, path: ['sheet', 'rows', row, 'sections', index] })),
  );

function checkNumbers(raw: RawSystem, report: Report): void {
  const known = Object.keys(raw.numbers);
  for (const { section, path } of sectionsOf(raw)) {
    if (section.kind !== 'boxes') continue;
    section.rows.forEach((boxes, index) => {
      for (const key of ['count', 'given'] as const) {
        const value = boxes[key];
        if (typeof value === 'string' && !known.includes(value))
          report('CR403', `unknown number ${value}`, [...path, 'rows', index, key], nearest(value, known));
      }
    });
  }
}

function checkRuleNumbers({ numbers }: RawSystem, system: System, report: Report): void {
  for (const [name, value] of Object.entries(numbers)) {
    const ruled = system.numbers[name] ?? value;
    if (ruled !== value)
      report('CR414', `expected ${ruled} by the rules of ${system.name}, found ${value}`, ['numbers', name]);
  }
}

function checkSkills(raw: RawSystem, report: Report): void {
  const { skills, attributes } = raw;
  skills.forEach(({ name, attribute }, index) => {
    if (attributes.includes(attribute)) return;
    const message = `unknown attribute ${attribute} of ${name}`;
    report('CR404', message, ['skills', index, 'attribute'], nearest(attribute, attributes));
  });
  if (attributes.length > 0) return;
  for (const { section, path } of sectionsOf(raw))
    if (section.kind === 'cards' && section.cards === 'attributes')
      report('CR404', 'cannot make cards: the system has no attributes', [...path, 'cards']);
}

function checkWidths(raw: RawSystem, report: Report): void {
  const check = (rows: readonly (readonly string[])[], columns: number, path: Path) => {
    const expected = `expected ${columns} ${columns === 1 ? 'cell' : 'cells'}`;
    rows.forEach((cells, index) => {
      if (cells.length !== columns) report('CR405', `${expected}, found ${cells.length}`, [...path, index]);
    });
  };
  raw.tables.forEach(({ id, columns, rows }, index) => {
    check(rows, columns.length, ['tables', index, 'rows']);
    if (raw.tables.findIndex((one) => one.id === id) < index)
      report('CR413', `duplicate table ${id}`, ['tables', index, 'id']);
  });
  for (const { section, path } of sectionsOf(raw))
    if (section.kind === 'table') check(section.rows, section.columns.length, [...path, 'rows']);
}

const tableCodes = { maximum: 'CR406', misprint: 'CR407', correction: 'CR408', twice: 'CR413' } as const;

function checkDiceTable({ 'dice-table': raw }: RawSystem, { name, tableReader }: System, report: Report): void {
  if (raw === undefined) return;
  const top = 'dice-table';
  if (tableReader === undefined) report('CR407', `unknown key ${top} for ${name}`, [top], 'delete it');
  else
    for (const { kind, message, path, hint } of tableReader.faults(raw))
      report(tableCodes[kind], message, [top, ...path], hint);
}

function checkExamples({ examples, chances }: RawSystem, system: System, report: Report): void {
  const attempt = (work: () => unknown, fault: (reason: string) => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
      fault(error.message);
    }
  };
  for (const [name, example] of Object.entries(examples))
    attempt(
      () => rolledExample(system, example),
      (reason) => report('CR409', `cannot roll example ${name}: ${reason}`, ['examples', name]),
    );
  for (const [name, chance] of Object.entries(chances))
    attempt(
      () => countedChance(system, chance),
      (reason) => report('CR410', `cannot count chance ${name}: ${reason}`, ['chances', name]),
    );
}

function checkOdds({ odds, tables: ofRules }: RawSystem, tables: readonly OddsTable[], report: Report): void {
  const ids = [...tables, ...ofRules].map(({ id }) => id);
  odds.forEach((part, index) => {
    const path = ['odds', index];
    if (!ids.includes(part.table))
      report('CR411', `unknown table ${part.table}`, [...path, 'table'], nearest(part.table, ids));
    const titles = tables.find(({ id }) => id === part.table)?.columns.map(({ title }) => title);
    for (const key of ['omit', 'compare'] as const)
      for (const word of part[key] ?? [])
        if (titles && !titles.includes(word))
          report('CR411', `unknown column ${word} of table ${part.table}`, [...path, key], nearest(word, titles));
  });
}

function checkRollSheet({ 'roll-sheet': sheet }: RawSystem, system: System, report: Report): void {
  const columns = system.sheet.map((column) => system.roll(column.arguments, column.options, seededRoll('', 'check')));
  const known = [...new Set(columns.flatMap(({ values }) => Object.keys(values)))];
  const check = (word: string, path: Path) => {
    if (!known.includes(word)) report('CR412', `unknown value ${word} of a roll`, path, nearest(word, known));
  };
  if (sheet.value !== undefined) check(sheet.value, ['roll-sheet', 'value']);
  for (const word of Object.keys(sheet.signs)) check(word, ['roll-sheet', 'signs', word]);
}
