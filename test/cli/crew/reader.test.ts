import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { hireReader, manyFiles } from '../../../src/cli/crew/reader.ts';
import type { Source } from '../../../src/diagnostics/diagnostic.ts';
import { readText } from '../../../src/load/read.ts';
import { parseYaml } from '../../../src/load/yaml.ts';

const worker = fileURLToPath(new URL('../../../dist/reading-worker.js', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'core-runner-reader-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Plain files, and one in nine each that has a fault, numbers JSON lacks, keys that objects put in order, no text, a new text. */
const texts = (index: number): string =>
  [
    'a: [1\n',
    'a: [.inf, -0]\n',
    'b: 1\n2: x\n1: y\n',
    ' ',
    '__proto__: 1\na: ~\n',
    `number: ${index}\ntext: |\n  “So”\n\n  it: goes\nlist: [a, { b: "c\\n" }]\n`,
  ][Math.min(5, index % 9)] as string;
const paths = Array.from({ length: manyFiles + 40 }, (_, index) => {
  const path = join(directory, `${index}.yaml`);
  writeFileSync(path, texts(index));
  return path;
});

const told = (source: Source, { tree, diagnostics }: ReturnType<typeof parseYaml>) =>
  JSON.stringify([
    tree?.value === undefined ? undefined : String((tree.value as { a?: unknown }).a),
    tree,
    ...[[], ['a'], ['a', 0], ['2'], ['1'], ['text'], ['list', 1, 'b'], ['list', 1, 'x'], ['none']].flatMap((path) => {
      const spans = tree && [tree.spanOf(path), tree.spanOfKey(path)];
      return spans?.map(({ start, end }) => [start, end, source.text.slice(start, end)]);
    }),
    diagnostics.map(({ code, message, span }) => [code, message, span.start]),
  ]);

describe('two threads that read', () => {
  it.each([
    ['with the help of another', worker, true],
    ['alone where there is no other', join(directory, 'none.js'), false],
  ])('parse what one parses, %s', async (_, script, isHelped) => {
    const reader = hireReader(paths, script, 2);
    await setTimeout(isHelped ? 600 : 0); // until it has taken some
    let helped = 0;
    for (const [index, path] of paths.entries()) {
      const read = readText(path);
      if (!('text' in read)) continue;
      const source = index % 9 === 7 ? { path, text: `${read.text}# written since\n` } : read;
      const parsed = reader?.parse(source) as ReturnType<typeof parseYaml>;
      expect(told(source, parsed)).toBe(told(source, parseYaml(source)));
      // Only what came from another thread has the prototype of plain objects.
      if (parsed.tree && Object.getPrototypeOf(parsed.tree.value)) helped++;
    }
    reader?.close();
    if (isHelped) expect(helped).toBeGreaterThan(0);
    else expect(helped).toBe(0);
  });
  it('are one where files are few or there is one processor', () => {
    expect(hireReader(paths.slice(41), worker, 2)).toBeUndefined();
    expect(hireReader(paths, worker, 1)).toBeUndefined();
  });
});
