/** Checked content ↔ the text it lies ready as: files that were checked once need no checking while they are as they were. */

import { type Source, sleepingSpan } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import type { Content } from '../../model/content.ts';
import type { Event } from '../../model/event.ts';
import type { Orders } from '../../model/orders.ts';
import type { ReadSource } from '../read.ts';

/** Files by their places in the directory of a game. */
export type Files = ReadonlyMap<string, Source | ReadSource>;

/** What is compared of a file: to decode all of a game takes 3 % of a Run sheet. */
const bytesOf = (source: Source | ReadSource): Buffer => ('bytes' in source ? source.bytes : Buffer.from(source.text));

/** What stands for a value that JSON has no word for; no text of a file has a NUL in it. */
const stands = { infinity: '\0', tree: '\0tree ', source: '\0source ' } as const;

/**
 * Content without a fault or a warning, with every file it was read from: a line of JSON of the files, their texts one behind
 * the other, then a line of the names of the parts, and one of each part, in that order.
 */
export function readyText(content: Content, files: Files): string {
  const nameOf = ({ path }: Source) => [...files].find(([, one]) => one.path === path)?.[0] as string;
  const standFor = (_: string, value: unknown): unknown => {
    if (value === Number.POSITIVE_INFINITY) return stands.infinity;
    if (typeof value !== 'object' || value === null) return value;
    if ('spanOf' in value) return stands.tree + nameOf((value as Tree).source);
    // The path of an entry is a list of keys.
    return 'text' in value && 'path' in value && typeof value.path === 'string'
      ? stands.source + nameOf(value as Source)
      : value;
  };
  const lines = Object.values(content).map((part) => JSON.stringify(part, standFor));
  const texts = [...files.values()].map(({ text }) => text).join('');
  return [listOf(files), texts + JSON.stringify(Object.keys(content)), ...lines].join('\n');
}

/**
 * The content that lies ready as a text; undefined where it was made of other files than these, to the letter. Each part is
 * read when it is asked for, and a tree parsed by `parseAgain` when it is asked for a place.
 */
export function readyContent(ready: Buffer, files: Files, parseAgain: (source: Source) => Tree): Content | undefined {
  let behind = 0;
  for (const bytes of [Buffer.from(`${listOf(files)}\n`), ...[...files.values()].map(bytesOf)]) {
    if (!isAt(ready, bytes, behind)) return undefined;
    behind += bytes.length;
  }
  return partsIn(ready.subarray(behind), files, parseAgain).content as Content;
}

/** The parts of content by the files they are read from; `game.yaml` decides how the others are read. */
const parts = {
  'game.yaml': 'game',
  'board.yaml': 'board',
  'setting.yaml': 'chapters',
  'endings.yaml': 'endings',
  'remarks.yaml': 'remarks',
  'papers.yaml': 'papers',
  'orders.yaml': 'orders',
} as const satisfies Record<string, keyof Content>;

/** What a file was read as when it was checked; undefined for a file that is not as it was then. */
export type Remembered = (name: string) => { readonly value: unknown; readonly tree: Tree } | undefined;

/**
 * What lies ready of the files that are as they were but for the line by which editors find a schema: only the others have to be
 * read anew. Undefined where it is of a game with another `game.yaml`.
 */
export function rememberedIn(
  ready: Buffer,
  files: Files,
  parseAgain: (source: Source) => Tree,
): Remembered | undefined {
  let behind = ready.indexOf('\n');
  const list = JSON.parse(ready.toString('utf8', 0, behind++)) as readonly (readonly [name: string, length: number])[];
  const same = new Set<string>();
  for (const [name, length] of list) {
    const own = Buffer.from(files.get(name)?.text.replace(/^# yaml-language-server: .*\n/u, '') ?? '');
    if (files.has(name) && own.length === length && isAt(ready, own, behind)) same.add(name);
    else if (name === 'game.yaml') return undefined;
    behind += length;
  }
  const { content, treeOf } = partsIn(ready.subarray(behind), files, parseAgain);
  let events: ReadonlyMap<Tree, Event> | undefined;
  return (name) => {
    if (!same.has(name)) return undefined;
    const tree = treeOf(name);
    if (name === 'orders.yaml') return { value: content.orders && withoutMeasured(content.orders), tree };
    if (Object.hasOwn(parts, name)) return { value: content[parts[name as keyof typeof parts]], tree };
    events ??= new Map(content.events?.map((event) => [event.tree, event]));
    const value = events.get(tree);
    return value && { value, tree };
  };
}

/** Orders as their file alone has them: what was measured of them depends on all others. */
function withoutMeasured({ measured: _, ...orders }: Orders): Orders {
  return { ...orders, isStale: false };
}

/** The parts behind the texts of the files, each revived when it is asked for. */
function partsIn(bytes: Buffer, files: Files, parseAgain: (source: Source) => Tree) {
  const lines = linesOf(bytes);
  const names = `${lines.shift()}`;
  const trees = new Map<string, Tree>();
  const treeOf = (name: string): Tree => {
    const tree = trees.get(name) ?? sleepingTree(files.get(name) as Source, parseAgain);
    trees.set(name, tree);
    return tree;
  };
  const revived = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) {
      const held = value as Record<string, unknown>;
      for (const key of Object.keys(held)) held[key] = revived(held[key]);
      return held;
    }
    if (typeof value !== 'string' || !value.startsWith('\0')) return value;
    if (value === stands.infinity) return Number.POSITIVE_INFINITY;
    const { tree, source } = stands;
    return value.startsWith(tree) ? treeOf(value.slice(tree.length)) : files.get(value.slice(source.length));
  };
  const content: Partial<Content> = {};
  for (const [index, name] of (JSON.parse(names) as string[]).entries())
    Object.defineProperty(content, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = revived(JSON.parse(`${lines[index]}`));
        Object.defineProperty(content, name, { enumerable: true, value });
        return value;
      },
    });
  return { content, treeOf };
}

/** The files and how long their texts are, to be held against those of another time before the texts are. */
const listOf = (files: Files) => JSON.stringify([...files].map(([name, source]) => [name, bytesOf(source).length]));

const isAt = (all: Buffer, part: Buffer, from: number): boolean => all.subarray(from, from + part.length).equals(part);

/** Lines as bytes: those that nobody asks for are not decoded. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const end = bytes.indexOf('\n', from);
    const to = end < 0 ? bytes.length : end;
    lines.push(bytes.subarray(from, to));
    from = to + 1;
  }
  return lines;
}

/** The tree of a file, parsed when it is first asked for something: most texts that are set never tell their place. */
function sleepingTree(source: Source, parseAgain: (source: Source) => Tree): Tree {
  let tree: Tree | undefined;
  const awake = () => {
    tree ??= parseAgain(source);
    return tree;
  };
  return {
    source,
    get value() {
      return awake().value;
    },
    spanOf: (path) => sleepingSpan(source, () => awake().spanOf(path)),
    spanOfKey: (path) => sleepingSpan(source, () => awake().spanOfKey(path)),
  };
}
