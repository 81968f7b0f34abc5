/** Source → tree: plain values that know their place. */

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
import { type Diagnostic, type Edit, errorAt, type Source, type Span } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { syntaxHint } from './syntax-hints.ts';

/** Where the values of a file are, in one list: five numbers for each, its own before those within it. */
type Places = number[];
/** The numbers of a value: where it and its key begin and end, and where the numbers of the next value begin. */
const slots = { start: 0, end: 1, keyStart: 2, keyEnd: 3, next: 4, count: 5 } as const;

/** The keys of a mapping in the order of the file, where an object would have them in another: those that are numbers. */
type Disordered = WeakMap<object, readonly string[]>;

interface Built {
  readonly value: unknown;
  readonly places: Places;
  readonly disordered: Disordered;
}

const deepest = 20; // levels of nesting; the game's own files have five
const noAliases = 'write the value out: content has no anchors and aliases; text that starts with & or * needs quotes';
const noTags = 'content has no tags; put text that starts with ! in quotes';

interface Decorated {
  readonly anchorStart: number;
  readonly anchorEnd: number;
  readonly tagStart: number;
  readonly tagEnd: number;
}

/** Parses one YAML document; `tree` is absent where nothing useful could be read. */
export function parseYaml(source: Source): { tree?: Tree; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  let events: Event[];
  try {
    events = parseEvents(source.text, { maxDepth: deepest });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const slip = syntaxHint(source) ?? fromException(source, error);
    const fix = source.text[slip.span.start] === '\t' ? spacesForTabs(source) : undefined;
    return { diagnostics: [{ ...slip, ...(fix && { fix }) }] };
  }
  const root = build(source, events, diagnostics);
  return diagnostics.length > 0 || root === undefined ? { diagnostics } : { diagnostics, tree: treeOf(source, root) };
}

function treeOf(source: Source, { value, places, disordered }: Built): Tree {
  const number = (at: number, slot: number) => places[at + slot] as number;
  /** Where the numbers of each value within a list or mapping begin, by its key: made when a place there is asked for. */
  const known = new Map<number, ReadonlyMap<string | number, number>>();
  const within = (at: number, outer: object) => {
    const found = known.get(at);
    if (found) return found;
    const children = new Map<string | number, number>();
    let child = at + slots.count;
    for (const key of Array.isArray(outer) ? outer.keys() : (disordered.get(outer) ?? Object.keys(outer))) {
      children.set(key, child);
      child = number(child, slots.next);
    }
    known.set(at, children);
    return children;
  };
  const find = (path: Path): number => {
    let at = 0;
    let inner = value;
    for (const step of path) {
      if (typeof inner !== 'object' || inner === null) break;
      const child = within(at, inner).get(step);
      if (child === undefined) break;
      at = child;
      inner = (inner as Record<string | number, unknown>)[step];
    }
    return at;
  };
  const spanOf = (at: number): Span => ({ source, start: number(at, slots.start), end: number(at, slots.end) });
  return {
    source,
    value,
    spanOf: (path) => spanOf(find(path)),
    spanOfKey: (path) => {
      const at = find(path);
      const start = number(at, slots.keyStart);
      return start < 0 ? spanOf(at) : { source, start, end: number(at, slots.keyEnd) };
    },
  };
}

/** Spaces a tab may stand for. */
const tabWidths = [2, 4, 8];

/** Edits of the tabs that lines begin with; none where their width would make a difference to what is read. */
function spacesForTabs(source: Source): Edit[] | undefined {
  const tabs = [...source.text.matchAll(/^[ ]*\t[ \t]*(?=\S)/gmu)];
  if (tabs.length === 0) return undefined;
  const editsFor = (width: number): Edit[] =>
    tabs.map(({ 0: lead, index }) => ({
      span: { source, start: index, end: index + lead.length },
      text: lead.replaceAll('\t', ' '.repeat(width)),
    }));
  const readings = tabWidths.flatMap((width) => {
    const text = source.text.replace(/^[ ]*\t[ \t]*(?=\S)/gmu, (lead) => lead.replaceAll('\t', ' '.repeat(width)));
    const { tree } = parseYaml({ ...source, text });
    return tree ? [{ edits: editsFor(width), meaning: JSON.stringify(tree.value) }] : [];
  });
  const [first] = readings;
  return readings.every(({ meaning }) => meaning === first?.meaning) ? first?.edits : undefined;
}

/** A fault that has no hint of ours, in our words where it is met at all. */
function fromException(source: Source, { reason = '', mark }: YAMLException): Diagnostic {
  const start = Math.min(mark?.position ?? 0, source.text.length);
  const isColumn = /^bad indentation|end of the stream/u.test(reason);
  const isKey = /multiline key/u.test(reason);
  const message = isColumn
    ? 'this line begins in the wrong column'
    : isKey
      ? 'expected a key with a colon and a space, found neither'
      : reason;
  return errorAt(
    'CR005',
    `cannot read this as YAML: ${message}`,
    { source, start, end: Math.min(start + 1, source.text.length) },
    isColumn ? 'begin it in the same column as its neighbours, or deeper than what it belongs to' : undefined,
  );
}

/** Walks the flat list of events once, building values and their places together. */
function build(source: Source, events: readonly Event[], diagnostics: Diagnostic[]): Built | undefined {
  let next = 0;
  let lastEnd = 0; // a collection ends with its last value, so that a caret never runs into the next key
  const places: Places = [];
  const disordered: Disordered = new WeakMap();
  const spanOf = (start: number, end: number): Span => ({
    source,
    start: Math.max(0, start),
    end: Math.max(0, start, end),
  });
  const fault = (code: Code, message: string, span: Span, hint?: string) => {
    diagnostics.push(errorAt(code, message, span, hint));
  };

  const refuseDecorations = (event: Decorated) => {
    if (event.anchorStart >= 0)
      fault('CR007', 'expected a value, found an anchor', spanOf(event.anchorStart - 1, event.anchorEnd), noAliases);
    if (event.tagStart >= 0)
      fault('CR007', 'expected a value, found a tag', spanOf(event.tagStart, event.tagEnd), noTags);
  };

  const popped = () => {
    if (events[next]?.type !== EVENT_POP) return false;
    next++;
    return true;
  };

  /** Notes where the value stands whose numbers begin at a place. */
  const stand = (at: number, start: number, end: number) => {
    places[at + slots.start] = Math.max(0, start);
    places[at + slots.end] = Math.max(0, start, end);
    places[at + slots.next] = places.length;
  };

  const scalar = (event: ScalarEvent, at: number, inList: boolean): unknown => {
    const text = getScalarValue(source.text, event);
    const value = event.style === SCALAR_STYLE_PLAIN ? CORE_SCHEMA.resolveImplicitScalarTag(text).value : text;
    const start = event.valueStart >= 0 ? event.valueStart : placeOfNothing(source.text, lastEnd, inList);
    lastEnd = event.valueStart >= 0 ? event.valueEnd : start + 1;
    const [remark] =
      event.style === SCALAR_STYLE_PLAIN && source.text.charAt(lastEnd) === ' '
        ? (/^ +#[^\s#]\S*/u.exec(source.text.slice(lastEnd, lastEnd + 80)) ?? [])
        : [];
    if (remark !== undefined && typeof value === 'string') {
      fault(
        'CR005',
        `text ends before ${remark.trim()}, which is a remark`,
        spanOf(lastEnd + remark.indexOf('#'), lastEnd + remark.length),
        'put the whole text in quotes, or a space behind #',
      );
    }
    stand(at, start, lastEnd);
    return value;
  };

  const mapping = (inList: boolean): object => {
    const value: Record<string, unknown> = Object.create(null);
    let first: string | undefined;
    let ordered: string[] | undefined;
    // The last key that nothing stands behind; keys below it that stand twice were meant to be its own.
    let hollow: { readonly name: string; readonly span: Span } | undefined;
    let isTold = false;
    while (!popped()) {
      const at = places.length;
      const key = node();
      const keyStart = places[at + slots.start] as number;
      const keyEnd = places[at + slots.end] as number;
      places.length = at; // a key stands beside its value
      const item = node(keyStart, keyEnd);
      const name = typeof key === 'string' ? key : source.text.slice(keyStart, keyEnd).trim();
      if ((typeof key === 'object' && key !== null) || name === '') {
        const found = name === '' ? 'nothing' : 'a list or mapping';
        fault('CR005', `expected a key, found ${found}`, spanOf(keyStart, keyEnd));
        continue;
      }
      const isThere = name in value;
      if (isThere && hollow && !isTold) {
        isTold = true;
        const message = `nothing belongs to ${hollow.name}, and what should stands beside it`;
        fault(
          'CR006',
          message,
          hollow.span,
          'begin it in the same column as the keys above, or what belongs to it deeper',
        );
      } else if (isThere && !isTold) {
        // Where all begins anew, what follows stands twice as well.
        isTold = name === first;
        const hint =
          isTold && inList ? 'begin it with - where it is another item, or keep one of the two' : 'keep one of the two';
        fault('CR006', `key ${name} stands here twice`, spanOf(keyStart, keyEnd), hint);
      }
      if (item === null) hollow = { name, span: spanOf(keyStart, keyEnd) };
      first ??= name;
      if (ordered === undefined && /^\d/.test(name)) ordered = Object.keys(value);
      ordered?.push(name);
      value[name] = item;
    }
    if (ordered) disordered.set(value, ordered);
    return value;
  };

  const sequence = (): unknown[] => {
    const value: unknown[] = [];
    while (!popped()) value.push(node(-1, -1, true));
    return value;
  };

  const node = (keyStart = -1, keyEnd = -1, inList = false): unknown => {
    const event = events[next++] as Event;
    const at = places.length;
    places.push(0, 0, keyStart, keyEnd, 0);
    if (event.type === EVENT_ALIAS) {
      const span = spanOf(event.anchorStart - 1, event.anchorEnd);
      fault('CR007', 'expected a value, found an alias', span, noAliases);
      stand(at, span.start, span.end);
      return null;
    }
    if (event.type === EVENT_DOCUMENT || event.type === EVENT_POP) throw new Error(`unexpected event ${event.type}`);
    refuseDecorations(event);
    if (event.type === EVENT_SCALAR) return scalar(event, at, inList);
    const value = event.type === EVENT_MAPPING ? mapping(inList) : sequence();
    stand(at, event.start, Math.max(lastEnd, event.start + 1));
    return value;
  };

  const documents = events.filter((event) => event.type === EVENT_DOCUMENT).length;
  if (documents > 1) {
    const line = Math.max(source.text.lastIndexOf('\n---'), source.text.lastIndexOf('\n...')) + 1;
    const hint = `remove the line ${source.text.slice(line, line + 3)}`;
    fault('CR005', `expected one YAML document, found ${documents}`, spanOf(line, line + 3), hint);
    return undefined;
  }
  next = events.findIndex((event) => event.type === EVENT_DOCUMENT) + 1;
  const first = events[next];
  if (documents === 0 || first === undefined || first.type === EVENT_POP) {
    fault('CR004', 'must not be empty', spanOf(0, 0), 'there are only comments here');
    return undefined;
  }
  const value = node();
  return { value, places, disordered };
}

/** Where a value was left out: at its dash in a list, right behind its key otherwise. */
function placeOfNothing(text: string, lastEnd: number, inList: boolean): number {
  const dash = /(?<=\s)-(?=\s|$)/gu;
  dash.lastIndex = lastEnd;
  return inList ? (dash.exec(text)?.index ?? lastEnd) : lastEnd;
}
