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
import { likelySlip } from './yaml-slips.ts';

/** A value with its places; a scalar has no children, and an item of a list no key. */
interface Node {
  readonly value: unknown;
  readonly span: Span;
  readonly keySpan: Span | undefined;
  readonly children: ReadonlyMap<string | number, Node> | undefined;
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
    const slip = likelySlip(source, error.mark?.position ?? 0) ?? fromException(source, error);
    const fix = source.text[slip.span.start] === '\t' ? spacesForTabs(source) : undefined;
    return { diagnostics: [{ ...slip, ...(fix && { fix }) }] };
  }
  const root = build(source, events, diagnostics);
  if (diagnostics.length > 0 || root === undefined) return { diagnostics };
  const find = (path: Path): Node => {
    let node = root;
    for (const step of path) {
      const child = node.children?.get(step);
      if (child === undefined) break;
      node = child;
    }
    return node;
  };
  return {
    diagnostics,
    tree: {
      source,
      value: root.value,
      spanOf: (path) => find(path).span,
      spanOfKey: (path) => find(path).keySpan ?? find(path).span,
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

/** What js-yaml says of what is rarely met, in our words where it is met at all. */
function ownWords(reason: string): string {
  if (/^bad indentation/u.test(reason)) return 'this line begins in the wrong column';
  return /multiline key|end of the stream/u.test(reason)
    ? 'expected a key with a colon and a space, found neither'
    : reason;
}

function fromException(source: Source, error: YAMLException): Diagnostic {
  const start = Math.min(error.mark?.position ?? 0, source.text.length);
  const tab = source.text[start] === '\t';
  return errorAt(
    'CR005',
    `cannot read this as YAML: ${ownWords(error.reason ?? '')}`,
    { source, start, end: Math.min(start + 1, source.text.length) },
    tab
      ? 'use spaces for indentation'
      : /indentation/u.test(error.reason ?? '')
        ? 'begin it in the same column as its neighbours, or deeper than what it belongs to'
        : undefined,
  );
}

/** Walks the flat list of events once, building values and their places together. */
function build(source: Source, events: readonly Event[], diagnostics: Diagnostic[]): Node | undefined {
  let next = 0;
  let lastEnd = 0; // a collection ends with its last value, so that a caret never runs into the next key
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

  const scalar = (event: ScalarEvent, keySpan: Span | undefined, inList: boolean): Node => {
    const text = getScalarValue(source.text, event);
    const value = event.style === SCALAR_STYLE_PLAIN ? CORE_SCHEMA.resolveImplicitScalarTag(text).value : text;
    const start = event.valueStart >= 0 ? event.valueStart : placeOfNothing(source.text, lastEnd, inList);
    lastEnd = event.valueStart >= 0 ? event.valueEnd : start + 1;
    const [remark] =
      event.style === SCALAR_STYLE_PLAIN && source.text.charAt(lastEnd) === ' '
        ? (/^ +#[^\s#]\S*/u.exec(source.text.slice(lastEnd, lastEnd + 80)) ?? [])
        : [];
    if (remark !== undefined && typeof value === 'string') {
      const at = lastEnd + remark.indexOf('#');
      fault(
        'CR005',
        `text ends before ${remark.trim()}, which is a remark`,
        spanOf(at, lastEnd + remark.length),
        'put the whole text in quotes, or a space behind #',
      );
    }
    return { value, span: spanOf(start, lastEnd), keySpan, children: undefined };
  };

  const mapping = (inList: boolean): Pick<Node, 'value' | 'children'> => {
    const value: Record<string, unknown> = Object.create(null);
    const children = new Map<string | number, Node>();
    // The last key that nothing stands behind; keys below it that stand twice were meant to be its own.
    let hollow: { readonly name: string; readonly span: Span } | undefined;
    let isTold = false;
    while (!popped()) {
      const key = node();
      const item = node(key.span);
      const name = typeof key.value === 'string' ? key.value : source.text.slice(key.span.start, key.span.end).trim();
      if ((typeof key.value === 'object' && key.value !== null) || name === '') {
        const found = name === '' ? 'nothing' : 'a list or mapping';
        fault('CR005', `expected a key, found ${found}`, key.span);
        continue;
      }
      if (children.has(name) && hollow && !isTold) {
        isTold = true;
        const message = `nothing belongs to ${hollow.name}, and what should stands beside it`;
        fault(
          'CR006',
          message,
          hollow.span,
          'begin it in the same column as the keys above, or what belongs to it deeper',
        );
      } else if (children.has(name) && !isTold) {
        // Where all begins anew, what follows stands twice as well.
        isTold = name === children.keys().next().value;
        const hint =
          isTold && inList ? 'begin it with - where it is another item, or keep one of the two' : 'keep one of the two';
        fault('CR006', `key ${name} stands here twice`, key.span, hint);
      }
      if (item.value === null) hollow = { name, span: key.span };
      children.set(name, item);
      value[name] = item.value;
    }
    return { value, children };
  };

  const sequence = (): Pick<Node, 'value' | 'children'> => {
    const value: unknown[] = [];
    const children = new Map<string | number, Node>();
    while (!popped()) {
      const item = node(undefined, true);
      children.set(value.length, item);
      value.push(item.value);
    }
    return { value, children };
  };

  const node = (keySpan?: Span, inList = false): Node => {
    const event = events[next++] as Event;
    if (event.type === EVENT_ALIAS) {
      const span = spanOf(event.anchorStart - 1, event.anchorEnd);
      fault('CR007', 'expected a value, found an alias', span, noAliases);
      return { value: null, span, keySpan, children: undefined };
    }
    if (event.type === EVENT_DOCUMENT || event.type === EVENT_POP) throw new Error(`unexpected event ${event.type}`);
    refuseDecorations(event);
    if (event.type === EVENT_SCALAR) return scalar(event, keySpan, inList);
    const { value, children } = event.type === EVENT_MAPPING ? mapping(inList) : sequence();
    return { value, span: spanOf(event.start, Math.max(lastEnd, event.start + 1)), keySpan, children };
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
  return node();
}

/** Where a value was left out: at its dash in a list, right behind its key otherwise. */
function placeOfNothing(text: string, lastEnd: number, inList: boolean): number {
  const dash = /(?<=\s)-(?=\s|$)/gu;
  dash.lastIndex = lastEnd;
  return inList ? (dash.exec(text)?.index ?? lastEnd) : lastEnd;
}
