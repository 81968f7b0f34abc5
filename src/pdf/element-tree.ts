/** Tags → the tree of structure elements (ISO 32000-1, 14.7), by which a reader speaks a file. */

import type { Composed, Part, Rect, Role, Tag, Tagged } from '../typeset/page/page.ts';
import { rounded } from './number.ts';
import type { Pen, Reference } from './pdfkit.ts';

/** The standard structure types (ISO 32000-1, 14.8.4). */
const types: Record<Exclude<Role, 'span' | 'artifact'>, string> = {
  section: 'Sect',
  title: 'H1',
  'heading-1': 'H1',
  'heading-2': 'H2',
  'heading-3': 'H3',
  paragraph: 'P',
  label: 'P',
  list: 'L',
  'list-item': 'LI',
  'list-label': 'Lbl',
  'list-body': 'LBody',
  table: 'Table',
  'table-row': 'TR',
  'table-header': 'TH',
  'table-cell': 'TD',
  figure: 'Figure',
  link: 'Link',
  form: 'Form',
};

export interface Element {
  readonly tag: Tag | undefined;
  readonly reference: Reference;
  readonly parent: Element | undefined;
  readonly kids: Kid[];
  /** Bounds of its ink, from the lower left corner of the page upwards. */
  box: Rect | undefined;
  /** The first part in reading order that has any of it. */
  place: number;
  /** Its own text, and the words of its annotations. */
  text: string;
}

type Kid =
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'content'; readonly id: number; readonly page: Reference; readonly place: number }
  | { readonly kind: 'annotation'; readonly reference: Reference; readonly page: Reference; readonly place: number };

/** The tree of a file: filled page by page, written once. */
export interface ElementTree {
  /** Begins a part of a page: later content takes its place in reading order. */
  turnTo(part: Part): void;
  /** The element of a tag with its ancestors; a role alone makes a new one. */
  elementOf(tagged: Tagged): Element;
  /** Adds marked content of a page to an element. */
  addContent(element: Element, page: Reference, id: number): void;
  /** Adds the annotation of a link or a field to an element, and returns its key in the parent tree. */
  addAnnotation(element: Element, page: Reference, reference: Reference): number;
  /** Adds the elements of the marked content of a page, and returns their key in the parent tree. */
  addPage(contents: readonly Element[]): number;
  write(): void;
}

/** The language of a file, and what finds texts in another language. */
export type Languages = Pick<Composed, 'language' | 'languageOf'>;

export function openElementTree(doc: Pen, languages: Languages): ElementTree {
  const root = doc.ref();
  const empty = () => ({ reference: doc.ref(), kids: [], box: undefined, text: '' });
  const top: Element = { tag: undefined, parent: undefined, place: 0, ...empty() };
  const elements: Element[] = [top];
  const known = new Map<Tag, Element>();
  const parentTreeEntries: (Element | readonly Element[])[] = [];
  let place = 0;
  let isInOrder = true;
  // pdfkit ends both with the document.
  doc._root.data.MarkInfo = doc.ref({ Marked: true });
  doc._root.data.StructTreeRoot = root;

  const add = (tag: Tag, parent: Element): Element => {
    if (tag.role === 'figure' && !tag.altText) throw new Error('a figure has no alternative text');
    const element: Element = { tag, parent, place, ...empty() };
    elements.push(element);
    parent.kids.push({ kind: 'element', element });
    return element;
  };
  const elementOf = (tagged: Tagged): Element => {
    if (tagged === 'artifact') throw new Error('an artifact is no element');
    if (typeof tagged === 'string') return add({ role: tagged }, top);
    const element = known.get(tagged) ?? add(tagged, tagged.within === undefined ? top : elementOf(tagged.within));
    known.set(tagged, element);
    for (let one: Element | undefined = element; one && one.place > place; one = one.parent) one.place = place;
    return element;
  };
  return {
    turnTo(part) {
      if (part.place < place) isInOrder = false;
      place = part.place;
    },
    elementOf,
    addContent(element, page, id) {
      element.kids.push({ kind: 'content', id, page, place });
    },
    addAnnotation(element, page, reference) {
      element.kids.push({ kind: 'annotation', reference, page, place });
      return parentTreeEntries.push(element) - 1;
    },
    addPage: (contents) => parentTreeEntries.push(contents) - 1,
    write() {
      const parentTree = doc.ref(parentNumbers(parentTreeEntries));
      if (!isInOrder) for (const { kids } of elements) kids.sort((a, b) => placeOf(a) - placeOf(b));
      const shared = sharedWords(doc, elements);
      const next = parentTreeEntries.length;
      root.data = { Type: 'StructTreeRoot', K: top.reference, ParentTree: parentTree, ParentTreeNextKey: next };
      const languageOf = languageFinder(languages);
      for (const element of elements) {
        element.reference.data = { ...dictionaryOf(element, root, shared), Lang: languageOf(element) };
        element.reference.end();
      }
      parentTree.end();
    },
  };
}

function placeOf(kid: Kid): number {
  return kid.kind === 'element' ? kid.element.place : kid.place;
}

export function typeOf({ tag }: Element): string {
  if (tag === undefined) return 'Document';
  if (tag.role === 'span') return 'Span';
  // A label in a paragraph is a span.
  return tag.role === 'label' && tag.within && tag.within.role !== 'section' ? 'Span' : types[tag.role];
}

/** Words that several figures share are once in the file: a thousand sheets have one form. */
function sharedWords(doc: Pen, elements: readonly Element[]): ReadonlyMap<string, Reference> {
  const seen = new Set<string>();
  const shared = new Map<string, Reference>();
  for (const { tag } of elements) {
    if (tag?.role !== 'figure' || !tag.altText) continue;
    if (seen.has(tag.altText) && !shared.has(tag.altText)) {
      const words = doc.ref(new String(tag.altText));
      words.end();
      shared.set(tag.altText, words);
    }
    seen.add(tag.altText);
  }
  return shared;
}

/** Gives the language of an element where it is not that of its parent, which is asked for first. */
function languageFinder({ language, languageOf }: Languages): (element: Element) => object | undefined {
  const found = new Map<Element | undefined, string>();
  return (element) => {
    const { tag, text, parent } = element;
    const words = tag?.altText ?? text;
    const outer = found.get(parent) ?? language;
    const own = /\p{L}/u.test(words) ? (languageOf?.(words) ?? language) : outer;
    found.set(element, own);
    return own === outer ? undefined : new String(own);
  };
}

/** An element as a dictionary. Children on its own page need only their numbers. */
function dictionaryOf(element: Element, root: Reference, shared: ReadonlyMap<string, Reference>) {
  const { tag, parent, kids } = element;
  const page = kids.find((kid) => kid.kind === 'content')?.page;
  const children = kids.map((kid) => kidEntry(kid, page));
  const words = tag?.role === 'figure' && tag.altText ? tag.altText : undefined;
  return {
    S: typeOf(element),
    P: parent?.reference ?? root,
    Pg: page,
    K:
      children.length === 1 && kids[0]?.kind !== 'annotation'
        ? children[0]
        : children.length > 0
          ? children
          : undefined,
    Alt: words && (shared.get(words) ?? new String(words)),
    A: attributesOf(element),
  };
}

function kidEntry(kid: Kid, page: Reference | undefined): unknown {
  switch (kid.kind) {
    case 'element':
      return kid.element.reference;
    case 'content':
      return kid.page === page ? kid.id : { Type: 'MCR', Pg: kid.page, MCID: kid.id };
    case 'annotation':
      return { Type: 'OBJR', Pg: kid.page, Obj: kid.reference };
    default:
      return kid satisfies never;
  }
}

const listNumbering = { numbers: 'Decimal', bullets: 'Disc', none: 'None' } as const;

function attributesOf({ tag, box }: Element): Record<string, unknown> | undefined {
  if (tag?.role === 'table-header') return { O: 'Table', Scope: tag.scope === 'row' ? 'Row' : 'Column' };
  if (tag?.role === 'list') return { O: 'List', ListNumbering: listNumbering[tag.labels ?? 'none'] };
  if (box) {
    const { x, y, width, height } = box;
    return { O: 'Layout', BBox: [x, y, x + width, y + height].map(rounded) };
  }
  return undefined;
}

/** The number tree from pages and annotations to elements. */
function parentNumbers(parentTreeEntries: readonly (Element | readonly Element[])[]) {
  const referencesOf = (one: Element | readonly Element[]) =>
    'reference' in one ? one.reference : one.map(({ reference }) => reference);
  return { Nums: parentTreeEntries.flatMap((one, key) => [key, referencesOf(one)]) };
}
