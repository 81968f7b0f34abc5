import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Path, Tree } from '../../src/diagnostics/tree.ts';
import { parseYaml } from '../../src/load/yaml.ts';
import { readContent } from './directory.ts';
import { shipped } from './game/game-directory.ts';

const parse = (text: string): Tree => {
  const { tree, diagnostics } = parseYaml({ path: 'a.yaml', text });
  if (tree === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return tree;
};
const textAt = (tree: Tree, path: Path) => {
  const { source, start, end } = tree.spanOf(path);
  return source.text.slice(start, end);
};
const keyAt = (tree: Tree, path: Path) => {
  const { source, start, end } = tree.spanOfKey(path);
  return source.text.slice(start, end);
};

describe('scalars keep their types', () => {
  it.each([
    ['14', 14],
    ['-2', -2],
    ['+3', 3],
    ['0.5', 0.5],
    ['1e3', 1000],
    ['true', true],
    ['False', false],
    ['null', null],
    ['~', null],
    ['yes', 'yes'],
    ['no', 'no'],
    ['on', 'on'],
    ['*2'.replace('*', '/'), '/2'],
    ['"14"', '14'],
    ["'true'", 'true'],
    ['""', ''],
    ['2-4', '2-4'],
    ['1+', '1+'],
    ['2026-11-21', '2026-11-21'],
    ['12:30', '12:30'],
    ['|\n  one\n  two', 'one\ntwo\n'],
    ['>-\n  one\n  two', 'one two'],
    ['"a\\u0301\\n"', 'a\u0301\n'],
    ["'it''s'", "it's"],
  ])('%j is %j', (written, value) =>
    expect((parse(`key: ${written}\n`).value as Record<string, unknown>).key).toBe(value),
  );
  it('keeps a key as it is written', () =>
    expect(Object.keys(parse('0x10: a\ntrue: b\n1.0: c\n~: d\n').value as object)).toEqual([
      '0x10',
      'true',
      '1.0',
      '~',
    ]));
  it('gives objects without a prototype, which a key of any name cannot change', () => {
    const { value } = parse('__proto__: { polluted: yes }\nconstructor: 1\n');
    expect(Object.getPrototypeOf(value)).toBe(null);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect('polluted' in {}).toBe(false);
  });
});

describe('spans', () => {
  const tree = parse('# note\na: [x, "y z", { b: 5 }]\nc:\n  d: |\n    one\n    two\n  e:\nf:\n  - g: 1\n    h: 2\n');

  it('point at values, in flow and in blocks', () => {
    expect(textAt(tree, ['a', 0])).toBe('x');
    expect(textAt(tree, ['a', 1])).toBe('y z');
    expect(textAt(tree, ['a', 2, 'b'])).toBe('5');
    expect(textAt(tree, ['c', 'd'])).toContain('one\n    two');
    expect(textAt(tree, ['f', 0])).toBe('g: 1\n    h: 2');
  });
  it('point at keys', () => {
    expect(keyAt(tree, ['a', 2, 'b'])).toBe('b');
    expect(keyAt(tree, ['f', 0, 'h'])).toBe('h');
  });
  it('point at the nearest value above where there is none', () => {
    expect(tree.spanOf(['f', 0, 'i', 3])).toEqual(tree.spanOf(['f', 0]));
    expect(tree.spanOfKey(['nowhere'])).toEqual(tree.spanOf([]));
  });
  it('of a missing value are after its key', () => {
    const { source, start } = tree.spanOf(['c', 'e']);
    expect(source.text.slice(start - 1, start + 1)).toBe('e:');
  });

  /** Every path to a plain value in some data. */
  function* leaves(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* leaves(item, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key]);
    else yield { path, value };
  }

  it('property: the text at a plain value reads as that value, in flow and in blocks', () => {
    const word = fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/u).filter((text) => !/^(true|false|null)$/u.test(text));
    const leaf = fc.oneof(word, fc.integer(), fc.boolean());
    const { data } = fc.letrec<{ data: unknown; object: unknown; list: unknown }>((tie) => ({
      data: fc.oneof({ maxDepth: 4, depthSize: 'small' }, leaf, tie('object'), tie('list')),
      object: fc.dictionary(fc.stringMatching(/^[a-z]{2,6}$/u), tie('data'), { minKeys: 1, maxKeys: 4 }),
      list: fc.array(tie('data'), { minLength: 1, maxLength: 4 }),
    }));
    const flow = (value: unknown): string => {
      if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
      if (typeof value === 'object' && value !== null)
        return `{ ${Object.entries(value)
          .map(([key, item]) => `${key}: ${flow(item)}`)
          .join(', ')} }`;
      return String(value);
    };
    const block = (value: unknown, indent: string): string => {
      if (Array.isArray(value)) return value.map((item) => `\n${indent}-${block(item, `${indent}  `)}`).join('');
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([key, item]) => `\n${indent}${key}:${block(item, `${indent}  `)}`)
          .join('');
      return ` ${value}`;
    };
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{2,6}$/u), data, { minKeys: 1, maxKeys: 5 }), (object) => {
        for (const text of [flow(object), block(object, '')]) {
          const parsed = parse(`${text}\n`);
          const found = [...leaves(object)];
          expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(object));
          for (const { path, value } of found) {
            expect(textAt(parsed, path)).toBe(String(value));
            expect(parse(textAt(parsed, path)).value).toBe(value);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('in the shipped game, the text at every plain value reads as that value', () => {
    let count = 0;
    for (const source of readContent(shipped).files.values()) {
      const parsed = parse(source.text);
      for (const { path, value } of leaves(parsed.value)) {
        const before = source.text.slice(0, parsed.spanOf(path).start);
        if (typeof value === 'string' && /["'>|]\s*$/u.test(before)) continue; // quoted, or a block
        if (typeof value === 'string' && value.includes('\n')) continue;
        count++;
        expect(parse(textAt(parsed, path)).value).toBe(value);
      }
    }
    expect(count).toBeGreaterThan(500);
  });
});
