import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withSchemaLine } from '../../../src/cli/shared/content/schema-line.ts';
import { type Diagnostic, drawDiagnostic, type Source } from '../../../src/diagnostics/diagnostic.ts';
import type { Tree } from '../../../src/diagnostics/tree.ts';
import { loadContent } from '../../../src/load/game/load.ts';
import { type Files, readyContent, readyText, rememberedIn } from '../../../src/load/game/ready.ts';
import { readContent, readTrusted } from '../../../src/load/read.ts';
import { parseYaml } from '../../../src/load/yaml.ts';
import type { Content } from '../../../src/model/content.ts';
import { shipped, withGame } from './game-directory.ts';

const parseAgain = (source: Source) => parseYaml(source).tree as Tree;

/** All of a content that can be compared: trees as where their files lie, and what each entry says of its place. */
const told = (content: Content) =>
  JSON.stringify(content, function (this: unknown, key, value) {
    if (value === Number.POSITIVE_INFINITY) return 'infinity';
    if (key !== 'tree') return value;
    const { path } = this as Content['events'][number];
    const { source, start, end } = (value as Tree).spanOf(path);
    return [source, start, end, (value as Tree).spanOfKey(path).start, (value as Tree).value];
  });

it.each(['notes.txt', 'events/12.yml', 'events/.11-draft.yaml'])(
  'looks for faults beside %s, which no game has',
  (name) =>
    withGame((game) => {
      expect(readTrusted(game.path)).toBeDefined();
      expect(readTrusted(game.write(name, 'x').path)).toBeUndefined();
    }),
);

describe.each([shipped, join(shipped, '../low-tide'), join(shipped, '../starter')])(
  '%s as it lies ready',
  (directory) => {
    const { content } = loadContent(directory);
    const { files } = readContent(directory);
    const text = Buffer.from(readyText(content as Content, files));

    it('is the content that was checked, places included', () => {
      const ready = readyContent(text, files, parseAgain) as Content;
      expect(told(ready)).toBe(told(content as Content));
      expect(told({ ...ready })).toBe(told(content as Content));
      expect(Object.keys(ready)).toEqual(Object.keys(content as Content));
    });
    it('parses no file before a place is asked for', () => {
      const ready = readyContent(text, files, () => expect.unreachable('parsed')) as Content;
      expect(ready.events[0]?.tree.source).toBe([...files.values()].find(({ path }) => path.includes('events')));
    });
    it('is read without looking for faults where all names are known', () => {
      const trusted = [...(readTrusted(directory) ?? [])].map(([name, { path, text }]) => [name, { path, text }]);
      expect(trusted).toEqual([...files]);
    });
    it('is not taken for files that differ in a letter, in a name or in number', () => {
      const [[name, source]] = [...files] as [[string, Source]];
      const edited = new Map([...files, [name, { ...source, text: `${source.text} ` }]]);
      const fewer = new Map([...files].slice(1));
      for (const other of [edited, fewer, new Map([...fewer, ['other.yaml', source] as const])])
        expect(readyContent(text, other, parseAgain)).toBeUndefined();
    });
    it('is remembered file by file in a copy with lines for editors: only what was edited is read again', () => {
      const event = [...files.keys()].find((name) => name.startsWith('events/')) as string;
      const copy = mkdtempSync(join(tmpdir(), 'core-runner-copy-'));
      cpSync(directory, copy, { recursive: true });
      for (const [name, source] of files)
        if (name.endsWith('.yaml')) writeFileSync(join(copy, name), withSchemaLine(name, source.text));
      const edit = (by: (text: string) => string) =>
        writeFileSync(join(copy, event), by(readFileSync(join(copy, event), 'utf8')));
      const read: string[] = [];
      const remember = (now: Files) =>
        rememberedIn(text, now, (source) => {
          read.push(source.path);
          return parseAgain(source);
        });
      edit((before) => before.replace(/^title: /mu, 'title: Again '));
      const again = loadContent(copy, undefined, remember);
      expect(read).toEqual([]);
      const anew = loadContent(copy);
      expect([told(again.content as Content), again.diagnostics]).toEqual([told(anew.content as Content), []]);
      // What is wrong is told as ever, and so is where: here of the Event, and of all that needs it.
      edit((before) => before.replace(/^number: /mu, 'number: 9'));
      const plain = (one: Diagnostic): string => `${drawDiagnostic(one)}`;
      expect(loadContent(copy, undefined, remember).diagnostics.map(plain)).toEqual(
        loadContent(copy).diagnostics.map(plain),
      );
      // Of a game with other words nothing is remembered.
      const game = join(copy, 'game.yaml');
      writeFileSync(game, `${readFileSync(game, 'utf8')}# edited\n`);
      expect(remember(readContent(copy).files)).toBeUndefined();
      rmSync(copy, { recursive: true });
    });
  },
);
