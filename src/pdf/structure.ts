/** Tags of marks → marked content and structure elements: what a page is to a reader who does not see it. */

import { around, boundsOf, hasInk } from '../typeset/page/box.ts';
import { charactersOf, type Mark, type Page, type Part, type Tag, type Tagged } from '../typeset/page/page.ts';
import { type Element, type ElementTree, type Languages, openElementTree, typeOf } from './element-tree.ts';
import type { Pen, Reference } from './pdfkit.ts';

/** Writes operators around the operators of the marks of a page. */
export interface Marker {
  /** Operators that end the content before a mark and begin its own; none if the mark continues it. */
  before(mark: Mark): string;
  /** Operators that end the last content of the page. */
  end(): string;
}

export interface Structure {
  /** Begins the page being drawn, with these parts. */
  page(page: Pick<Page, 'height'>, parts: readonly Part[]): Marker;
  /** Adds an annotation with its words to the element of a link or a field; returns its key in the parent tree. */
  annotation(role: Tagged, annotation: Reference, part: Part, words: string): number;
  write(): void;
}

/** Opens the tags of a document with pages in drawing order; their parts give the reading order. */
export function openStructure(doc: Pen, languages: Languages): Structure {
  const tree = openElementTree(doc, languages);
  return {
    page: ({ height }, parts) => pageMarker(tree, { page: doc.page.dictionary, height, parts, ...languages }),
    annotation(role, annotation, part, words) {
      tree.turnTo(part);
      const element = tree.elementOf(role);
      element.text += ` ${words}`;
      return tree.addAnnotation(element, doc.page.dictionary, annotation);
    },
    write: tree.write,
  };
}

interface MarkedPage extends Languages, Pick<Page, 'height'> {
  readonly page: Reference;
  readonly parts: readonly Part[];
}

/** Marks up one page as a flat sequence of contents; a span may be open within one. */
function pageMarker(tree: ElementTree, { page, height, parts, languageOf }: MarkedPage): Marker {
  const contents: Element[] = [];
  let open: Tagged | undefined;
  /** A tag, or the language of a passage. */
  let span: Tag | string | undefined;
  /** Marks and parts so far. */
  let [marks, turned] = [0, 0];

  const close = (): string[] => {
    const ends = [...(span ? ['EMC'] : []), ...(open === undefined ? [] : ['EMC'])];
    [open, span] = [undefined, undefined];
    return ends;
  };
  const begin = (tagged: Tagged): string => {
    open = tagged;
    if (isArtifact(tagged)) return '/Artifact BMC';
    const element = tree.elementOf(tagged);
    const id = contents.push(element) - 1;
    if (id === 0) page.data.StructParents = tree.addPage(contents);
    tree.addContent(element, page, id);
    return `/${typeOf(element)} <</MCID ${id}>> BDC`;
  };
  /** Operators from the open content to another, and to a span in it. */
  const turnTo = (outer: Tagged, inner: typeof span): readonly string[] => {
    const runsOn = open !== undefined && isSame(open, outer);
    if (runsOn && span === inner) return [];
    const operators: string[] = [];
    if (!runsOn) operators.push(...close(), begin(outer));
    else if (span) operators.push('EMC');
    if (inner) operators.push(`/Span <<${typeof inner === 'string' ? `/Lang (${inner})` : actualText(inner)}>> BDC`);
    span = inner;
    return operators;
  };
  return {
    before(mark) {
      const operators: string[] = [];
      for (let part = parts[turned]; part && part.from <= marks; part = parts[++turned]) {
        tree.turnTo(part);
        operators.push(...close());
      }
      marks++;
      const role = mark.kind === 'anchor' ? 'artifact' : mark.role;
      if (!hasInk(mark)) {
        // Fields and empty cells are read where they are among the marks.
        if (mark.kind !== 'link' && !isArtifact(role)) tree.elementOf(role);
        return operators.join('\n');
      }
      const inner = typeof role !== 'string' && role.role === 'span' ? role : undefined;
      const outer = inner ? (inner.within ?? 'paragraph') : role;
      const text = languageOf && mark.kind === 'text' && !isArtifact(outer) ? charactersOf(mark) : '';
      const foreign = typeof outer === 'string' ? undefined : languageOf?.(text);
      operators.push(...turnTo(outer, inner ?? foreign));
      const element = contents.at(-1);
      if (element) element.text += text && (inner?.spoken ?? text);
      if (element && typeof outer !== 'string' && outer.role === 'figure') growBox(element, mark, height);
      return operators.join('\n');
    },
    end: () => close().join('\n'),
  };
}

function growBox(element: Element, mark: Mark, height: number): void {
  const bounds = boundsOf(mark);
  const box = { ...bounds, y: height - bounds.y - bounds.height };
  element.box = element.box ? around([element.box, box]) : box;
}

/** A figure without alternative text is an ornament. */
function isArtifact(tagged: Tagged): boolean {
  return tagged === 'artifact' || tagged === 'figure';
}

function isSame(open: Tagged, next: Tagged): boolean {
  return typeof next === 'string' ? isArtifact(next) && isArtifact(open) : open === next;
}

const actualText = ({ spoken = '' }: Tag) => `/ActualText ${textString(spoken)}`;

const plain = /^[\x20-\x7e]*$/u;

/** A text string (ISO 32000-1, 7.9.2.2): ASCII, or UTF-16. */
function textString(text: string): string {
  const halves = (unit: string) => String.fromCharCode(unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 0xff);
  const bytes = plain.test(text) ? text : `\xfe\xff${text.split('').map(halves).join('')}`;
  return `(${bytes.replace(/[\\()\r]/gu, (sign) => (sign === '\r' ? '\\r' : `\\${sign}`))})`;
}
