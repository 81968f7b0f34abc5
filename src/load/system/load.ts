/** Loads `content/systems/<id>.yaml`, or its translation in a folder of a language. */

import { join } from 'node:path';
import { type Diagnostic, errorAt, type Source, sortDiagnostics, wholeFile } from '../../diagnostics/diagnostic.ts';
import type { System } from '../../dice/system.ts';
import { parseFile } from '../file.ts';
import { nearest } from '../near.ts';
import { originalOf, wrongOriginal } from '../original.ts';
import type { GlyphCoverage } from '../printable.ts';
import { readText, yamlNames } from '../read.ts';
import { openTranslation } from '../translation.ts';
import { checkSystem } from './check.ts';
import type { SheetSection, SystemContent } from './content.ts';
import { type RawSection, type RawSystem, systemSchema } from './schema.ts';

/** Content of a system if there is no error. */
export interface LoadedSystem {
  readonly content?: SystemContent;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads and checks a system's file; faults are returned. */
export function loadSystem(directory: string, system: System, coverage?: GlyphCoverage): LoadedSystem {
  const file = `${system.id}.yaml`;
  const original = originalOf(directory, file);
  const source = (original && wrongOriginal(original)) ?? readText(join(original?.directory ?? directory, file));
  if (!('text' in source)) return { diagnostics: [source] };
  const own = original ? [original.span.source] : [];
  const translation =
    original && openTranslation(original, new Map([[file, source]]), new Map(own.map((one) => [file, one])));
  const { part, diagnostics } = parseFile(source, systemSchema, { coverage, translate: translation?.translate });
  const checked = part ? checkSystem(part.value, part.tree, system) : [];
  const faults = sortDiagnostics([...diagnostics, ...(translation?.faults() ?? []), ...checked]);
  if (part === undefined || faults.some(({ severity }) => severity === 'error')) return { diagnostics: faults };
  const content = toContent(system.id, part.value, [source, ...own]);
  return { content: { ...content, untranslated: translation?.untranslated }, diagnostics: faults };
}

/** Systems that have a file in a directory. */
export function systemsIn(directory: string, systems: readonly System[]): readonly System[] {
  const names = yamlNames(directory);
  return systems.filter(({ id }) => names.includes(`${id}.yaml`));
}

/** Reports YAML files that belong to no system. */
export function strayFiles(directory: string, systems: readonly System[]): Diagnostic[] {
  const known = systems.map(({ id }) => `${id}.yaml`);
  const stray = yamlNames(directory).filter((name) => !known.includes(name));
  return stray.map((name) => {
    const message = `expected the name of a dice system, found ${name}`;
    return errorAt('CR401', message, wholeFile(join(directory, name)), nearest(name, known));
  });
}

function toContent(id: string, raw: RawSystem, sources: readonly Source[]): SystemContent {
  const { 'dice-table': diceTable, 'roll-sheet': rolls, sheet, ...rest } = raw;
  const rows = sheet.rows.map(({ height, sections }) => ({
    height,
    sections: sections.map((section) => ({ width: section.width, section: toSection(section, raw) })),
  }));
  return { ...rest, id, sources, diceTable, sheet: { title: sheet.title, rows }, rolls };
}

function toSection(section: RawSection, raw: RawSystem): SheetSection {
  const number = (count: number | string) => (typeof count === 'number' ? count : (raw.numbers[count] ?? 0));
  if (section.kind === 'boxes') {
    const rows = section.rows.map(({ label = '', count, given, ...row }) => {
      return { ...row, label, count: number(count), given: number(given) };
    });
    return { ...section, rows };
  }
  if (section.kind !== 'cards') return section;
  const { cards, value = '', lines, ...rest } = section;
  const entriesOf = (attribute: string) =>
    raw.skills.filter((skill) => skill.attribute === attribute).map(({ name }) => name);
  return {
    ...rest,
    cards:
      cards === 'attributes'
        ? raw.attributes.map((title) => ({ value, lines, title, entries: entriesOf(title) }))
        : Array.from({ length: cards }, () => ({ value, lines, title: '', entries: [] })),
  };
}
