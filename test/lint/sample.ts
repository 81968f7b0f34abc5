/** Small books to be linted: each scene is a file of its own, written as authors write them. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Diagnostic, drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import { lintContent, type Measures } from '../../src/lint/lint.ts';
import type { ProsePiece } from '../../src/lint/pieces.ts';
import { hashTable, wordList } from '../../src/lint/word-list.ts';
import { ruleNames } from '../../src/load/game/schema/style.ts';
import type { ProseStyle } from '../../src/load/game/style.ts';
import { parseYaml } from '../../src/load/yaml.ts';
import type { Content } from '../../src/model/content.ts';
import type { Shop } from '../../src/model/event.ts';
import { generalWords } from '../../src/model/vocabulary.ts';
import { hunspellWords } from '../../src/tools/hunspell.ts';

/** A text as a piece of prose that is a whole file. */
export function pieceOf(text: string): ProsePiece {
  const span = { source: { path: 'x.yaml', text }, start: 0, end: text.length };
  return { name: 'x', of: 'x', kind: 'shop', entry: 0, text, span };
}

/** A style that asks for nothing. */
export const noStyle: ProseStyle = { sizes: {}, run: 5, banned: [], once: [], words: [], off: [], canon: '' };

/** An Event from the text of its file. */
export function eventOf(number: number, text: string): Shop {
  const { tree, diagnostics } = parseYaml({ path: `${number}.yaml`, text });
  if (tree === undefined) throw new Error(diagnostics.map((one) => drawDiagnostic(one)).join('\n'));
  const value = tree.value as { title?: string; text: string; items?: { name: string }[] };
  return {
    kind: 'shop',
    number,
    title: value.title ?? 'Title',
    text: value.text.trim(),
    items: (value.items ?? []).map(({ name }, index) => ({ name, effects: [], cost: 1, tree, path: ['items', index] })),
    tree,
    path: [],
  };
}

/** A book of scenes with the numbers 1, 2, 3 …, each a block of text. */
export function bookOf(...scenes: readonly string[]): Content {
  return contentOf(scenes.map((scene, index) => eventOf(index + 1, `text: |\n${scene.replace(/^(?=.)/gmu, '  ')}\n`)));
}

export function contentOf(events: readonly Shop[]): Content {
  const none = {
    chapters: [],
    endings: [],
    remarks: { marks: [], remarks: [] },
    papers: { papers: [] },
    sources: [],
    fingerprint: '',
  };
  return {
    ...none,
    board: { sectors: [] },
    game: { language: 'en-GB', words: generalWords },
    events,
  } as unknown as Content;
}

/** What one rule says of a book, drawn; all others are off. */
export function said(
  content: Content,
  measures: Measures & { readonly only?: ProseStyle['off'][number] } = {},
): string {
  const { only, style = noStyle, ...others } = measures;
  const names = ruleNames;
  const off = only === undefined ? style.off : names.filter((name) => name !== only);
  return drawn(lintContent(content, { style: { ...style, off }, ...others }));
}

export function drawn(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((one) => drawDiagnostic(one)).join('\n\n');
}

/** Messages only. */
export function messages(...args: Parameters<typeof said>): string[] {
  return said(...args)
    .split('\n')
    .filter((line) => /^(?:warning|error)\[/u.test(line))
    .map((line) => line.replace(/^\w+\[\w+\]: /u, ''));
}

const require = createRequire(import.meta.url);
const package_ = dirname(require.resolve('dictionary-en-gb'));
const read = (name: string) => readFileSync(join(package_, name), 'utf8');

/** All words of the dictionary that the build prepares. */
export const british = hunspellWords(read('index.aff'), read('index.dic'));
export const britishList = wordList(hashTable(british));
