import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openWorkshop } from '../../src/build.ts';
import { drawDiagnostic, type Source } from '../../src/diagnostics/diagnostic.ts';
import { ofSystems } from '../../src/documents/index.ts';
import { boardSchema } from '../../src/load/game/schema/board.ts';
import { endingsSchema } from '../../src/load/game/schema/endings.ts';
import { eventSchemas } from '../../src/load/game/schema/event.ts';
import { gameSchema } from '../../src/load/game/schema/game.ts';
import { fingerprint, imprintOf } from '../../src/load/imprint.ts';
import { glyphCoverage, unprintableTemplate } from '../../src/load/printable.ts';
import { shape } from '../../src/load/shape.ts';
import { systemSchema } from '../../src/load/system/schema.ts';
import { parseYaml } from '../../src/load/yaml.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { coverageOf } from '../../src/typeset/text/font.ts';
import { openChallenge as deal } from '../documents/open-challenge.ts';
import { orderOf } from '../documents/workshop.ts';
import { supplies, typesetter } from '../typeset/house.ts';
import { loadContent, loadSystem } from './directory.ts';
import { dedent, golem, junk, shipped, withGame } from './game/game-directory.ts';

const coverage = glyphCoverage(coverageOf(typesetter.faces));
const directory = mkdtempSync(join(tmpdir(), 'core-runner-printable-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** What is said of a game after one of its texts was put in place of another. */
function saidAfter(file: string, from: string | RegExp, to: string): string {
  return withGame((game) => {
    const text = game.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    game.write(file, changed);
    return loadContent(game.path, coverage)
      .diagnostics.map((one) => drawDiagnostic(one))
      .join('\n\n')
      .replaceAll(`${game.path}/`, '');
  });
}

const schemas = eventSchemas(undefined);

describe('CR304: what the fonts lack', () => {
  it.each([
    [
      'game.yaml',
      /^title: .*/mu,
      'title: A 幽霊',
      'game.yaml:1:10',
      'the display font cannot print 幽 (U+5E7D), 霊 (U+970A)',
    ],
    ['game.yaml', /^subtitle: .*/mu, 'subtitle: A ☃', 'game.yaml:2:13', 'the display font cannot print ☃ (U+2603)'],
    ['game.yaml', 'name: Fourth edition', 'name: 初版', '', 'the display font cannot print 初 (U+521D), 版 (U+7248)'],
    ['game.yaml', 'name: Normal', 'name: 普通', '', 'the display font cannot print 普 (U+666E), 通 (U+901A)'],
    ['game.yaml', 'start: START', 'start: 出発', '', 'the display font cannot print 出 (U+51FA), 発 (U+767A)'],
    ['game.yaml', 'start: START', 'start: "a\\0b"', '', 'must have no hidden characters, found U+0000'],
    ['game.yaml', 'start: START', 'start: "a\\tb"', '', 'must have no hidden characters, found U+0009'],
    ['game.yaml', 'name: Normal', 'name: "\\e[31mred"', '', 'must have no hidden characters, found U+001B'],
    ['game.yaml', 'name: Normal', 'name: "Nor\\u202emal"', '', 'must have no hidden characters, found U+202E'],
    ['board.yaml', /^title: .*/mu, 'title: Hafen ☃', '', 'the display font cannot print ☃ (U+2603)'],
    ['endings.yaml', 'You stay.', 'You ☃ stay.', '', 'the serif font cannot print ☃ (U+2603)'],
    [golem, 'It stands', 'It \u2028 stands', '', 'must have no hidden characters, found U+2028'],
    [golem, 'It stands', 'It st\u00ADands', '', 'must have no hidden characters, found U+00AD'],
    [golem, 'title: Corroded', 'title: µ', '', 'the display font cannot print Μ (U+039C)'],
  ])('%s: %s as %s', (file, from, to, place, message) => {
    const said = saidAfter(file, from, to);
    expect(said).toContain(`error[CR304]: ${message}\n  ${place}`);
    expect(said.match(/error\[/gu)).toHaveLength(1);
  });
  it('is marked', () =>
    expect(saidAfter(golem, 'title: Corroded Golem', 'title: Corroded Golem ☃')).toBe(dedent`
      error[CR304]: the display font cannot print ☃ (U+2603)
        events/11-corroded-golem.yaml:2:23
          2 | title: Corroded Golem ☃
            |                       ^
        hint: use another character
    `));
  it('has a hint for letters that are written in two characters', () =>
    expect(saidAfter(golem, 'It stands', 'Cafe\u0301 stands')).toContain('hint: write é as one character'));
  it('is reported once for a game in another script, with the place of the first text and the last', () => {
    const said = withGame((game) => {
      for (const name of ['board.yaml', 'endings.yaml', golem, junk])
        game.write(name, game.read(name).replaceAll(/(?<=(?:title|text|name): )["A-Z]\w+/gu, 'Привет'));
      return loadContent(game.path, coverage)
        .diagnostics.map((one) => drawDiagnostic(one))
        .join('\n');
    });
    expect(said.match(/CR304.*/gu)).toEqual([expect.stringContaining('cannot print П (U+041F)')]);
    expect(said).toContain('hint: the fonts have only Latin letters\n  note: and');
  });
  it('knows the face a text is set in', () => {
    const said = saidAfter(golem, 'It stands', 'It → stands');
    expect(said).toBe('');
    expect(saidAfter(golem, 'title: Corroded', 'title: →')).toContain('the display font cannot print → (U+2192)');
  });
  it('has nothing against no-break spaces, line breaks, and tabs in running text', () =>
    expect(saidAfter(golem, 'It stands', '"One\\u00A0two\\tthree\\n\\nfour "')).not.toContain('CR304'));
  it('finds none in what ships', () => {
    expect(loadContent(shipped, coverage).diagnostics).toEqual([]);
    for (const system of diceSystems) expect(loadSystem('content/systems', system, coverage).diagnostics).toEqual([]);
  });
  it('finds one in every text, also in unknown lists', () => {
    const fault = (text: string) => {
      const { tree } = parseYaml({ path: 'x.yaml', text });
      return tree
        ? shape(tree, systemSchema, { coverage }).diagnostics.filter(({ code }) => code === 'CR304').length
        : 0;
    };
    expect(fault('unknown: [{ deep: [☃] }]\nsigns: { a: { b: ☃ } }\nexamples: { x: { options: { y: ☃ } } }')).toBe(3);
  });
  it('has a place inside the file, whatever the text', () => {
    const character = fc.oneof(
      fc.constantFrom(...'☃é北\u202E\u001B\t\n\\"\'', '🎲'),
      fc.string({ maxLength: 1, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), fc.boolean(), (parts, isShop) => {
        const text = `title: ${JSON.stringify(parts.join(''))}\ntext: |\n  ${parts.join('').replaceAll('\n', '\n  ')}\n`;
        const source: Source = { path: 'x.yaml', text };
        const { tree } = parseYaml(source);
        const { diagnostics } = tree
          ? shape(tree, isShop ? schemas.shop : schemas.event, { coverage })
          : { diagnostics: [] };
        for (const { span, hint } of diagnostics.filter(({ code }) => code === 'CR304')) {
          expect(span.start).toBeLessThan(text.length);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(hint).toBeDefined();
        }
      }),
    );
  });
});

describe('CR304: templates', () => {
  const said = (text: string) =>
    unprintableTemplate({ path: 't.md.hbs', text }, coverage)
      .map((one) => drawDiagnostic(one))
      .join('\n\n');
  it('are checked line by line', () =>
    expect(said('# Title ✓\n\nText ✓ and ☃.\n')).toBe(dedent`
      error[CR304]: the display font cannot print ✓ (U+2713)
        t.md.hbs:1:9
          1 | # Title ✓
            |         ^
        hint: use another character

      error[CR304]: the serif font cannot print ☃ (U+2603)
        t.md.hbs:3:12
          3 | Text ✓ and ☃.
            |            ^
        hint: use another character
    `));
  it('but not their comments', () => expect(said('{{!-- ☃\n--}}text{{! 北 }}\n<!-- ☃ -->\n')).toBe(''));
});

/** Adds a sign to every text of a file that accepts it without a fault; returns their number. */
function spread(file: string, sign: string, faultsOf: (text: string) => number): number {
  let text = readFileSync(file, 'utf8');
  const { tree } = parseYaml({ path: file, text });
  const places = (value: unknown, path: readonly (string | number)[]): number[] => {
    if (typeof value === 'string') {
      const { start, end } = (tree as NonNullable<typeof tree>).spanOf(path);
      return [end - (/["']?\s*$/u.exec(text.slice(start, end))?.[0].length ?? 0)];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      places(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  const ends = places(tree?.value, []).sort((a, b) => b - a);
  let taken = 0;
  for (const end of ends) {
    const longer = text.slice(0, end) + sign + text.slice(end);
    if (faultsOf(longer) > 0) continue;
    text = longer;
    taken++;
  }
  writeFileSync(file, text);
  return taken;
}

/** In running text only. */
const serifOnly = 'ĸ';

describe('what passes, prints: a sign that only the serif has', () => {
  it('is accepted in every running text of a game, and in no title', () => {
    const game = join(directory, 'game');
    cpSync(shipped, game, { recursive: true });
    const faultsBy = (schema: Parameters<typeof shape>[1]) => (text: string) => {
      const { tree } = parseYaml({ path: 'x.yaml', text });
      return tree ? shape(tree, schema, { coverage }).diagnostics.length : 1;
    };
    expect(spread(join(game, 'game.yaml'), serifOnly, faultsBy(gameSchema))).toBe(7); // with the author, who is in no font
    expect(spread(join(game, 'board.yaml'), serifOnly, faultsBy(boardSchema))).toBe(0);
    // A Shop has its scene; what it sells is a title, which the tally on its back prints as one.
    for (const [file, least] of [
      [golem, 5],
      [junk, 1],
    ] as const)
      expect(
        spread(join(game, file), serifOnly, (text) => {
          writeFileSync(join(game, file), text);
          return loadContent(game, coverage).diagnostics.length;
        }),
      ).toBeGreaterThanOrEqual(least);
    expect(spread(join(game, 'endings.yaml'), serifOnly, faultsBy(endingsSchema))).toBe(28);
    const { content } = loadContent(game, coverage);
    if (content === undefined) throw new Error('no content');
    const workshop = openWorkshop('en-GB', supplies);
    for (const id of ['event-book', 'rule-book', 'run-sheet', 'tracking-sheet'] as const) {
      const order = orderOf(id, 'a4', content, { deals: [deal(content, 'x', 'normal')] });
      expect(workshop.print(order).diagnostics.filter(({ code }) => code === 'CR304')).toEqual([]);
    }
  });
  it('and in those of a dice system', () => {
    const [system] = diceSystems;
    if (system === undefined) throw new Error('no system');
    const file = join(directory, `${system.id}.yaml`);
    cpSync(`content/systems/${system.id}.yaml`, file);
    const taken = spread(file, serifOnly, (text) => {
      const { tree } = parseYaml({ path: file, text });
      const known = tree ? shape(tree, systemSchema, { coverage }).diagnostics.length : 1;
      if (known > 0) return known;
      writeFileSync(file, text);
      return loadSystem(directory, system, coverage).diagnostics.length;
    });
    expect(taken).toBeGreaterThan(20);
    const { content } = loadSystem(directory, system, coverage);
    if (content === undefined) throw new Error('no content');
    const workshop = openWorkshop('en', supplies);
    const imprint = imprintOf({ ...content, title: content.name }, fingerprint(content.sources));
    for (const document of Object.values(ofSystems)) {
      const input = { system, words: content, seed: 'x', fillable: false };
      const { diagnostics } = workshop.print({ document, input, imprint, paper: 'a4' });
      expect(diagnostics.filter(({ code }) => code === 'CR304')).toEqual([]);
    }
  });
});
