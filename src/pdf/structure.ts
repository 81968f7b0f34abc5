/** Tags of marks → marked content and the tree of structure elements: what a page is to a reader who does not see it. */

import type { Mark, Page, Part, Role, Tag, Tagged } from '../typeset/page/page.ts';
import { boxOf, type InkBox, joined } from './ink-box.ts';
import { rounded } from './number.ts';
import type { Pen, Reference } from './pdfkit.ts';
import { textString } from './text-string.ts';

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

/** What stands before and behind the operators of marks. */
export interface Marker {
  /** Operators that end the content before a mark and begin its own; none where the mark goes on with it. */
  before(mark: Mark): string;
  /** Operators that end the last content of the page. */
  end(): string;
}

/** The tree of tags of a file, by which a reader speaks it: filled page by page, written once at the end. */
export interface Structure {
  /** Begins a page, on which these parts are laid. */
  page(page: Pick<Page, 'height'>, parts: readonly Part[], dictionary: Reference): Marker;
  /** Puts the annotation of a link or a field of a part into its element, and gives its key in the parent tree. */
  annotation(role: Tagged, annotation: Reference, part: Part): number;
  /** Writes the tree into the file. */
  write(): void;
}

interface Element {
  readonly tag: Tag | undefined;
  readonly reference: Reference;
  readonly parent: Element | undefined;
  readonly kids: Kid[];
  box: InkBox | undefined;
  /** The first part, in the order of reading, that has any of it. */
  place: number;
}

type Kid =
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'content'; readonly id: number; readonly page: Reference; readonly place: number }
  | { readonly kind: 'annotation'; readonly reference: Reference; readonly page: Reference; readonly place: number };

/** The tree of a document, to be filled page by page; the parts of a page bring it in the order of reading. */
export function openStructure(doc: Pen): Structure {
  const root = doc.ref();
  const top: Element = { tag: undefined, reference: doc.ref(), parent: undefined, kids: [], box: undefined, place: 0 };
  const elements: Element[] = [top];
  const known = new Map<Tag, Element>();
  /** What each page and annotation leads back to. */
  const parents: (Element | readonly Element[])[] = [];
  let dictionary = root;
  /** Where the marks at hand stand in the order of reading, and whether any stood behind what came after them. */
  let place = 0;
  let isInOrder = true;
  // pdfkit ends both with the document.
  doc._root.data.MarkInfo = doc.ref({ Marked: true });
  doc._root.data.StructTreeRoot = root;

  const add = (tag: Tag, parent: Element): Element => {
    if (tag.role === 'figure' && !tag.words) throw new Error('a figure has no words');
    const element: Element = { tag, reference: doc.ref(), parent, kids: [], box: undefined, place };
    elements.push(element);
    parent.kids.push({ kind: 'element', element });
    return element;
  };

  /** The element of a tag, with all those above it. */
  const elementOf = (tagged: Tagged): Element => {
    if (typeof tagged === 'string') return add({ role: tagged as Tag['role'] }, top);
    let element = known.get(tagged);
    if (element === undefined) {
      element = add(tagged, tagged.within === undefined ? top : elementOf(tagged.within));
      known.set(tagged, element);
    }
    for (let one: Element | undefined = element; one && one.place > place; one = one.parent) one.place = place;
    return element;
  };

  const turnTo = (part: Part) => {
    if (part.place < place) isInOrder = false;
    place = part.place;
  };

  // What is open on the page at hand, and how many of its marks and parts have come.
  let height = 0;
  let parts: readonly Part[] = [];
  let [count, next] = [0, 0];
  let contents: Element[] = [];
  let open: Tagged | undefined;
  let span: Tag | undefined;
  const close = (): string => {
    const ends = open === undefined ? '' : span === undefined ? 'EMC' : 'EMC\nEMC';
    open = undefined;
    span = undefined;
    return ends;
  };
  const begin = (tagged: Tagged): string => {
    open = tagged;
    if (isArtifact(tagged)) return '/Artifact BMC';
    const element = elementOf(tagged);
    if (contents.length === 0) {
      dictionary.data.StructParents = parents.length;
      parents.push(contents);
    }
    const id = contents.push(element) - 1;
    element.kids.push({ kind: 'content', id, page: dictionary, place });
    return `/${typeOf(element)} <</MCID ${id}>> BDC`;
  };
  const marker: Marker = {
    before(mark) {
      let operators = '';
      for (let part = parts[next]; part && part.from <= count; part = parts[++next]) {
        turnTo(part);
        operators = lines(operators, close());
      }
      count++;
      if (mark.kind === 'anchor' || mark.kind === 'link' || mark.kind === 'field') return operators;
      const { role } = mark;
      if (mark.kind === 'text' && mark.pieces.length === 0) {
        if (!isArtifact(role)) elementOf(role);
        return operators;
      }
      const inner = typeof role !== 'string' && role.role === 'span' ? role : undefined;
      const outer = inner ? (inner.within ?? 'paragraph') : role;
      const goesOn = open !== undefined && isSame(open, outer);
      if (span && (!goesOn || span !== inner)) {
        operators = lines(operators, 'EMC');
        span = undefined;
      }
      if (!goesOn) operators = lines(lines(operators, close()), begin(outer));
      if (inner && !span) {
        span = inner;
        operators = lines(operators, `/Span <</ActualText ${textString(inner.spoken ?? '')}>> BDC`);
      }
      if (typeof outer !== 'string' && outer.role === 'figure') {
        const element = elementOf(outer);
        element.box = joined(element.box, boxOf(mark, height));
      }
      return operators;
    },
    end: close,
  };

  return {
    page(page, itsParts, itsDictionary) {
      dictionary = itsDictionary;
      height = page.height;
      parts = itsParts;
      [count, next] = [0, 0];
      contents = [];
      return marker;
    },
    annotation(role, annotation, part) {
      turnTo(part);
      const element = elementOf(role);
      element.kids.push({ kind: 'annotation', reference: annotation, page: dictionary, place });
      return parents.push(element) - 1;
    },
    write() {
      const tree = doc.ref();
      if (!isInOrder) for (const { kids } of elements) kids.sort((a, b) => placeOf(a) - placeOf(b));
      const shared = sharedWords(doc, elements);
      root.data = { Type: 'StructTreeRoot', K: top.reference, ParentTree: tree, ParentTreeNextKey: parents.length };
      for (const element of elements) {
        element.reference.data = dictionaryOf(element, root, shared);
        element.reference.end();
      }
      tree.data = parentTree(parents);
      tree.end();
    },
  };
}

/** One below the other. */
const lines = (above: string, below: string) => (above === '' ? below : below === '' ? above : `${above}\n${below}`);

function placeOf(kid: Kid): number {
  return kid.kind === 'element' ? kid.element.place : kid.place;
}

/** A figure without words is an ornament. */
function isArtifact(tagged: Tagged): boolean {
  return tagged === 'artifact' || tagged === 'figure';
}

/** Roles alone make an element of each mark. */
function isSame(open: Tagged, next: Tagged): boolean {
  return typeof next === 'string' ? isArtifact(next) && isArtifact(open) : open === next;
}

function typeOf({ tag }: Element): string {
  if (tag === undefined) return 'Document';
  if (tag.role === 'span') return 'Span';
  // A label in a paragraph is a stretch of it.
  return tag.role === 'label' && tag.within && tag.within.role !== 'section' ? 'Span' : types[tag.role];
}

/** Words that several figures share stand once in the file: a thousand sheets have one form. */
function sharedWords(doc: Pen, elements: readonly Element[]): ReadonlyMap<string, Reference> {
  const seen = new Set<string>();
  const shared = new Map<string, Reference>();
  for (const { tag } of elements) {
    if (tag?.role !== 'figure' || !tag.words) continue;
    if (seen.has(tag.words) && !shared.has(tag.words)) {
      const words = doc.ref(new String(tag.words) as unknown as Record<string, unknown>);
      words.end();
      shared.set(tag.words, words);
    }
    seen.add(tag.words);
  }
  return shared;
}

/** An element as the file has it. Children on its own page need no more than their numbers. */
function dictionaryOf(element: Element, root: Reference, shared: ReadonlyMap<string, Reference>) {
  const { tag, parent, kids } = element;
  const page = kids.find((kid) => kid.kind === 'content')?.page;
  const children = kids.map((kid) => kidEntry(kid, page));
  const words = tag?.role === 'figure' && tag.words ? tag.words : undefined;
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
  if (box) return { O: 'Layout', BBox: box.map(rounded) };
  return undefined;
}

/** The number tree that leads from pages and annotations back to elements. */
function parentTree(parents: readonly (Element | readonly Element[])[]) {
  const referencesOf = (one: Element | readonly Element[]) =>
    'reference' in one ? one.reference : one.map(({ reference }) => reference);
  return { Nums: parents.flatMap((one, key) => [key, referencesOf(one)]) };
}
