/** Each language of `templates/` has what English has, and English has what documents say. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, type Resource, Visitor } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const namesIn = (language: string) => readdirSync(`templates/${language}`).sort();
const read = (language: string, name: string) => readFileSync(join('templates', language, name), 'utf8');

const catalogueOf = (language: string): Resource =>
  new FluentParser({}).parse(
    namesIn(language)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => read(language, name))
      .join('\n'),
  );

/** Placeholders by message; forms of words take those they need. */
function placeholders(of: Resource): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of of.body) {
    if (entry.type !== 'Message') continue;
    const { name } = (entry as { id: { name: string } } & typeof entry).id;
    const used = new Set<string>();
    class Variables extends Visitor {
      override visitVariableReference({ id }: { id: { name: string } }) {
        used.add(id.name);
      }
    }
    new Variables().visit(entry);
    found.set(name, name.startsWith('form-') ? [] : [...used].sort());
  }
  return found;
}

const english = placeholders(catalogueOf('en'));
const languages = readdirSync('templates').filter((name) => name !== 'en');

/** What a translation of a template must share: headings, slots, names, and the rules it states. */
const shared = (template: string) => ({
  headings: [...template.matchAll(/^(#{1,3}) /gmu)].map(([, signs]) => signs),
  slots: [...template.matchAll(/^:::[a-z-]+/gmu)].map(([slot]) => slot),
  rules: [...template.matchAll(/\b(?:CR|WD|DC|UP|ET)-\d{3}\b/gu)].map(([id]) => id).sort(),
  blocks: [...new Set([...template.matchAll(/\{\{[#^]?(?:if |unless |each )?([\w.]+)/gu)].map(([, name]) => name))]
    // Words of the game can have other forms.
    .filter((name) => !/^(?:words\.|book\.|sheet$|else$)/u.test(name ?? ''))
    .sort(),
});

it.each(['en', ...languages])('%s is written in valid Fluent syntax', (language) => {
  const junk = catalogueOf(language).body.filter(({ type }) => type === 'Junk');
  expect(junk.map((entry) => (entry as unknown as { content: string }).content)).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  it('has the messages of English with their placeholders, and forms of its own', () => {
    const own = [...placeholders(catalogueOf(language))].filter(([id]) => english.has(id) || !id.startsWith('form-'));
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(english));
  });

  it.each(namesIn('en').filter((name) => name.endsWith('.hbs')))('says in %s what English says', (name) =>
    expect(shared(read(language, name))).toEqual(shared(read('en', name))),
  );
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('cli'))
  .map((path) => readFileSync(join('src', path), 'utf8'));

it('has each message that code says', () => {
  const said = sources.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([^']+)'/gu)].map(([, id = '']) => id));
  expect(said.length).toBeGreaterThan(50);
  expect([...new Set(said)].filter((id) => !english.has(id))).toEqual([]);
});

it('has no message that nothing says', () => {
  const code = sources.join('\n');
  // Words, forms of words and texts of dice systems are found by the name of what they belong to.
  const isNamed = (id: string) =>
    /^(?:word-|form-|(?:wild-die|dice-check|unique-pool|essential-traits)-)/u.test(id) || code.includes(`'${id}'`);
  expect([...english.keys()].filter((id) => !isNamed(id))).toEqual([]);
});

it('says no sentence in the code of a document', () => {
  const found = readdirSync('src/documents', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== 'catalogue.ts')
    .flatMap((path) => {
      const code = readFileSync(join('src/documents', path), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gmsu, '');
      return [...code.matchAll(/'[^'\n]*'|`[^`\n]*`/gu)].flatMap(({ 0: text, index }) => {
        const words = text.replace(/\$\{[^}]*\}/gu, ' X ').match(/\p{L}{2,}(?= \p{L}{2,})/gu) ?? [];
        // Errors and faults are said in English, where they are found.
        const isFault = /Error\(|Fault\(|errorAt\(|throw |const (?:message|hint)\b/u.test(
          code.slice(index - 160, index),
        );
        return words.length < 2 || isFault ? [] : [`${path}: ${text}`];
      });
    });
  // The last is the seed of a picture.
  expect(found.filter((one) => !one.startsWith('layout/overflow.ts'))).toEqual([
    "print-me-first/print-me-first.ts: 'print me first'",
  ]);
});
