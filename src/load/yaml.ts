/** YAML source → tree of plain values with places. */

import {
  CORE_SCHEMA,
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE_PLAIN,
  type ScalarEvent,
  YAMLException,
} from 'js-yaml';
import type { Code } from '../diagnostics/codes.ts';
import {
  type Diagnostic,
  type Edit,
  edited,
  errorAt,
  type Hint,
  type Source,
  type Span,
} from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { itemAt } from '../item-at.ts';
import { escapeHint } from './quotes.ts';
import { syntaxHint } from './syntax-hints.ts';

/** A value with its place, its key and its inner values. */
interface Node {
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly start: number; readonly end: number };
  readonly within?: ReadonlyMap<string | number, Node>;
}

const maxDepth = 20; // levels of nesting; the shipped games have five
const noAliases = 'anchors and aliases are not allowed: put text that begins with & or * in quotes';
const noTags = 'tags are not allowed: put text that begins with ! in quotes';

/** Parses one YAML document; `tree` is absent if there are faults. */
export function parseYaml(source: Source): { tree?: Tree; diagnostics: Diagnostic[] } {
  const read = treeIn(source);
  if (!(read instanceof YAMLException)) return read;
  const { fix: offered, ...fault } = syntaxHint(source) ?? fromException(source, read);
  const fix = source.text[fault.span.start] === '\t' ? spacesForTabs(source) : offered;
  // The hint is a guess from one line: its edit must be all that the file lacks.
  const isEnough = fix && 'tree' in treeIn(edited(source, fix));
  return { diagnostics: [{ ...fault, ...(isEnough && { fix }) }] };
}

function treeIn(source: Source): { tree?: Tree; diagnostics: Diagnostic[] } | YAMLException {
  let events: Event[];
  try {
    events = parseEvents(source.text, { maxDepth });
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
  const walk: Walk = { source, events, next: 0, lastEnd: 0, diagnostics: [] };
  const root = readDocument(walk);
  const { diagnostics } = walk;
  return diagnostics.length > 0 || root === undefined ? { diagnostics } : { diagnostics, tree: treeOf(source, root) };
}

function treeOf(source: Source, root: Node): Tree {
  const find = (path: Path): Node => {
    let node = root;
    for (const step of path) {
      const inner = node.within?.get(step);
      if (inner === undefined) break;
      node = inner;
    }
    return node;
  };
  const spanOf = ({ start, end }: Pick<Node, 'start' | 'end'>): Span => ({ source, start, end });
  return {
    source,
    value: root.value,
    spanOf: (path) => spanOf(find(path)),
    spanOfKey: (path) => {
      const node = find(path);
      return spanOf(node.key ?? node);
    },
  };
}

const tabWidths = [2, 4, 8];

/** Replaces tabs at line starts; undefined if their width changes the meaning. */
function spacesForTabs(source: Source): Edit[] | undefined {
  const tabs = [...source.text.matchAll(/^[ ]*\t[ \t]*(?=\S)/gmu)];
  if (tabs.length === 0) return undefined;
  const readings = tabWidths.flatMap((width) => {
    const edits = tabs.map(({ 0: lead, index }) => ({
      span: { source, start: index, end: index + lead.length },
      text: lead.replaceAll('\t', ' '.repeat(width)),
    }));
    const { tree } = parseYaml(edited(source, edits));
    return tree ? [{ edits, meaning: JSON.stringify(tree.value) }] : [];
  });
  const [first] = readings;
  return readings.every(({ meaning }) => meaning === first?.meaning) ? first?.edits : undefined;
}

/** Errors of js-yaml in plain words. */
const plainReasons: readonly (readonly [reason: RegExp, message: string, hint?: string])[] = [
  [
    /^bad indentation|end of the stream/u,
    'wrong indentation',
    'align it with the lines around it, or indent it more than its key',
  ],
  [/multiline key/u, 'expected a key with a colon and a space, found neither'],
  [/missed comma/u, 'missing comma'],
  [/node content/u, 'expected a value, found none'],
];

/** A js-yaml error without a hint of ours. */
function fromException(source: Source, { reason = '', mark }: YAMLException): Diagnostic {
  const start = Math.min(mark?.position ?? 0, source.text.length);
  const quoted = { source, start: source.text.lastIndexOf('"', start) + 1, end: source.text.indexOf('"', start) };
  const escaped = reason === 'unknown escape sequence' ? escapeHint(quoted) : undefined;
  const [, message = reason, hint] = plainReasons.find(([pattern]) => pattern.test(reason)) ?? [];
  return errorAt(
    'CR005',
    `cannot read this as YAML: ${message}`,
    { source, start, end: Math.min(start + 1, source.text.length) },
    hint ?? escaped,
  );
}

/** State of a walk through the events. */
interface Walk {
  readonly source: Source;
  readonly events: readonly Event[];
  next: number;
  /** End of the last value, so that a collection does not run into the next key. */
  lastEnd: number;
  readonly diagnostics: Diagnostic[];
}

function report(walk: Walk, code: Code, message: string, place: Pick<Node, 'start' | 'end'>, hint?: Hint): void {
  const start = Math.max(0, place.start);
  walk.diagnostics.push(errorAt(code, message, { source: walk.source, start, end: Math.max(start, place.end) }, hint));
}

/** The only document of a file; undefined if there are none or several. */
function readDocument(walk: Walk): Node | undefined {
  const { source, events } = walk;
  const documents = events.filter((event) => event.type === EVENT_DOCUMENT).length;
  if (documents > 1) {
    const start = Math.max(source.text.lastIndexOf('\n---'), source.text.lastIndexOf('\n...')) + 1;
    const hint = `delete the line ${source.text.slice(start, start + 3)}`;
    report(walk, 'CR005', `expected one YAML document, found ${documents}`, { start, end: start + 3 }, hint);
    return undefined;
  }
  walk.next = events.findIndex((event) => event.type === EVENT_DOCUMENT) + 1;
  const first = events[walk.next];
  if (documents === 0 || first === undefined || first.type === EVENT_POP) {
    report(walk, 'CR004', 'must not be empty', { start: 0, end: 0 }, 'the file has only comments');
    return undefined;
  }
  return readNode(walk, 'value');
}

type Position = 'item' | 'value';

function readNode(walk: Walk, position: Position): Node {
  const event = itemAt(walk.events, walk.next++);
  if (event.type === EVENT_DOCUMENT || event.type === EVENT_POP) throw new Error(`unexpected event ${event.type}`);
  const anchor = { start: event.anchorStart - 1, end: event.anchorEnd };
  if (event.type === EVENT_ALIAS) {
    report(walk, 'CR007', 'expected a value, found an alias', anchor, noAliases);
    return { value: null, ...anchor };
  }
  if (event.anchorStart >= 0) report(walk, 'CR007', 'expected a value, found an anchor', anchor, noAliases);
  const tag = { start: event.tagStart, end: event.tagEnd };
  if (tag.start >= 0) report(walk, 'CR007', 'expected a value, found a tag', tag, noTags);
  if (event.type === EVENT_SCALAR) return readScalar(walk, event, position);
  const node = event.type === EVENT_MAPPING ? readMapping(walk, position) : readSequence(walk);
  return { ...node, start: event.start, end: Math.max(walk.lastEnd, event.start + 1) };
}

/** Skips the end of a collection; false if it goes on. */
function ends(walk: Walk): boolean {
  if (walk.events[walk.next]?.type !== EVENT_POP) return false;
  walk.next++;
  return true;
}

function readScalar(walk: Walk, event: ScalarEvent, position: Position): Node {
  const { text: all } = walk.source;
  const text = getScalarValue(all, event);
  const isPlain = event.style === SCALAR_STYLE_PLAIN;
  const value = isPlain ? CORE_SCHEMA.resolveImplicitScalarTag(text).value : text;
  const start = event.valueStart >= 0 ? event.valueStart : placeOfNothing(all, walk.lastEnd, position);
  const end = event.valueStart >= 0 ? event.valueEnd : start + 1;
  walk.lastEnd = end;
  const comment = isPlain && typeof value === 'string' ? /^ +(#[^\s#]\S*)/u.exec(all.slice(end, end + 80)) : null;
  if (comment?.[1]) {
    const place = { start: end + comment[0].indexOf('#'), end: end + comment[0].length };
    const hint = 'put the text in quotes, or write a comment as # and a space';
    report(walk, 'CR005', `text ends before ${comment[1]}: # begins a comment`, place, hint);
  }
  return { value, start, end };
}

/** Place of a missing value: its dash in a list, else after its key. */
function placeOfNothing(text: string, lastEnd: number, position: Position): number {
  const dash = /(?<=\s)-(?=\s|$)/gu;
  dash.lastIndex = lastEnd;
  return position === 'item' ? (dash.exec(text)?.index ?? lastEnd) : lastEnd;
}

function readSequence(walk: Walk): Pick<Node, 'value' | 'within'> {
  const items: Node[] = [];
  while (!ends(walk)) items.push(readNode(walk, 'item'));
  return { value: items.map(({ value }) => value), within: new Map(items.entries()) };
}

function readMapping(walk: Walk, position: Position): Pick<Node, 'value' | 'within'> {
  const value: Record<string, unknown> = Object.create(null);
  const within = new Map<string, Node>();
  let isReported = false;
  while (!ends(walk)) {
    const key = readNode(walk, 'value');
    const item = readNode(walk, 'value');
    const name = typeof key.value === 'string' ? key.value : walk.source.text.slice(key.start, key.end).trim();
    if ((typeof key.value === 'object' && key.value !== null) || name === '') {
      report(walk, 'CR005', `expected a key, found ${name === '' ? 'nothing' : 'a list or mapping'}`, key);
      continue;
    }
    if (within.has(name) && !isReported) {
      // If the first key repeats, all others will too.
      isReported = within.keys().next().value === name;
      const item = isReported && position === 'item' ? 'begin a new list item with -, or ' : '';
      report(walk, 'CR006', `duplicate key ${name}`, key, `${item}delete one of them`);
    }
    within.set(name, { ...item, key });
    value[name] = item.value;
  }
  return { value, within };
}
