/** Loads `content/systems/<id>.yaml`, or its translation in a folder of a language. */

import { type Diagnostic, type Source, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { System } from '../../dice/system.ts';
import type { SheetSection, SystemContent } from '../../model/system-content.ts';
import { parseFile } from '../file.ts';
import { nearest } from '../near.ts';
import type { GlyphCoverage } from '../printable.ts';
import { fault, fileIn, originalOf, pathIn, type Sources, yamlNames } from '../sources.ts';
import { openTranslation } from '../translation.ts';
import { checkSystem } from './check.ts';
import { type RawSection, type RawSystem, systemSchema } from './schema.ts';

/** Content of a system if there is no error. */
export interface LoadedSystem {
  readonly content?: SystemContent;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads and checks a system's file; faults are returned. */
export function loadSystem(
  sources: Sources,
  system: System,
  { coverage }: { readonly coverage?: GlyphCoverage | undefined } = {},
): LoadedSystem {
  const file = `${system.id}.yaml`;
  const translated = originalOf(sources, file);
  const source = translated?.wrong ?? fileIn(translated?.original ?? sources, file);
  if (!('text' in source)) return { diagnostics: [source] };
  const own = translated ? [translated.span.source] : [];
  const translation =
    translated && openTranslation(translated.span, new Map([[file, source]]), new Map(own.map((one) => [file, one])));
  const { part, diagnostics } = parseFile(source, systemSchema, { coverage, translate: translation?.translate });
  const checked = part ? checkSystem(part.value, part.tree, system) : [];
  const faults = sortDiagnostics([...diagnostics, ...(translation?.faults() ?? []), ...checked]);
  if (part === undefined || faults.some(({ severity }) => severity === 'error')) return { diagnostics: faults };
  const content = toContent(system.id, part.value, [source, ...own]);
  return { content: { ...content, untranslated: translation?.untranslated }, diagnostics: faults };
}

/** Systems that have a file in a folder. */
export function systemsIn(sources: Sources, systems: readonly System[]): readonly System[] {
  const names = yamlNames(sources);
  return systems.filter(({ id }) => names.includes(`${id}.yaml`));
}

/** Reports YAML files that belong to no system. */
export function strayFiles(sources: Sources, systems: readonly System[]): Diagnostic[] {
  const known = systems.map(({ id }) => `${id}.yaml`);
  const stray = yamlNames(sources).filter((name) => !known.includes(name));
  return stray.map((name) => {
    const message = `expected the name of a dice system, found ${name}`;
    return fault('CR401', pathIn(sources, name), message, nearest(name, known));
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
