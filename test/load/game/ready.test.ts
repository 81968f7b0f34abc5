import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../src/diagnostics/diagnostic.ts';
import type { Tree } from '../../../src/diagnostics/tree.ts';
import { loadContent } from '../../../src/load/game/load.ts';
import { readyContent, readyText } from '../../../src/load/game/ready.ts';
import { readContent } from '../../../src/load/read.ts';
import { parseYaml } from '../../../src/load/yaml.ts';
import type { Content } from '../../../src/model/content.ts';
import { shipped } from './game-directory.ts';

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

describe.each([shipped, join(shipped, '../low-tide'), join(shipped, '../starter')])(
  '%s as it lies ready',
  (directory) => {
    const { content } = loadContent(directory);
    const { files } = readContent(directory);
    const text = readyText(content as Content, files);

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
    it('is not taken for files that differ in a letter, in a name or in number', () => {
      const [[name, source]] = [...files] as [[string, Source]];
      const edited = new Map([...files, [name, { ...source, text: `${source.text} ` }]]);
      const fewer = new Map([...files].slice(1));
      for (const other of [edited, fewer, new Map([...fewer, ['other.yaml', source] as const])])
        expect(readyContent(text, other, parseAgain)).toBeUndefined();
    });
  },
);
