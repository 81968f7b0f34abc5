/** Tags of marks → marked content and structure elements: what a page is to a reader who does not see it. */

import { around, boundsOf } from '../typeset/page/box.ts';
import type { Mark, Page, Part, Tag, Tagged } from '../typeset/page/page.ts';
import { type Element, type ElementTree, openElementTree, typeOf } from './element-tree.ts';
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
  /** Adds the annotation of a link or a field of a part to its element, and returns its key in the parent tree. */
  annotation(role: Tagged, annotation: Reference, part: Part): number;
  write(): void;
}

/** Opens the tags of a document with pages in drawing order; their parts give the reading order. */
export function openStructure(doc: Pen): Structure {
  const tree = openElementTree(doc);
  return {
    page: ({ height }, parts) => pageMarker(tree, doc.page.dictionary, height, parts),
    annotation(role, annotation, part) {
      tree.turnTo(part);
      return tree.addAnnotation(tree.elementOf(role), doc.page.dictionary, annotation);
    },
    write: tree.write,
  };
}

/** Marks up one page as a flat sequence of contents; a span may be open within one. */
function pageMarker(tree: ElementTree, page: Reference, height: number, parts: readonly Part[]): Marker {
  const contents: Element[] = [];
  let open: Tagged | undefined;
  let span: Tag | undefined;
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
  const turnTo = (outer: Tagged, inner: Tag | undefined): readonly string[] => {
    const goesOn = open !== undefined && isSame(open, outer);
    if (goesOn && span === inner) return [];
    const operators: string[] = [];
    if (!goesOn) operators.push(...close(), begin(outer));
    else if (span) operators.push('EMC');
    if (inner && inner !== span) operators.push(`/Span <</ActualText ${textString(inner.spoken ?? '')}>> BDC`);
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
      if (mark.kind === 'anchor' || mark.kind === 'link' || mark.kind === 'field') return operators.join('\n');
      const { role } = mark;
      if (mark.kind === 'text' && mark.pieces.length === 0) {
        if (!isArtifact(role)) tree.elementOf(role);
        return operators.join('\n');
      }
      const inner = typeof role !== 'string' && role.role === 'span' ? role : undefined;
      const outer = inner ? (inner.within ?? 'paragraph') : role;
      operators.push(...turnTo(outer, inner));
      if (typeof outer !== 'string' && outer.role === 'figure') {
        const element = tree.elementOf(outer);
        const bounds = boundsOf(mark);
        const box = { ...bounds, y: height - bounds.y - bounds.height };
        element.box = element.box ? around([element.box, box]) : box;
      }
      return operators.join('\n');
    },
    end: () => close().join('\n'),
  };
}

/** A figure without words is an ornament. */
function isArtifact(tagged: Tagged): boolean {
  return tagged === 'artifact' || tagged === 'figure';
}

function isSame(open: Tagged, next: Tagged): boolean {
  return typeof next === 'string' ? isArtifact(next) && isArtifact(open) : open === next;
}

const plain = /^[\x20-\x7e]*$/u;

/** A text string (ISO 32000-1, 7.9.2.2): ASCII, or UTF-16. */
function textString(text: string): string {
  const bytes = plain.test(text) ? text : `\xfe\xff${Buffer.from(text, 'utf16le').swap16().toString('latin1')}`;
  return `(${bytes.replace(/[\\()\r]/gu, (sign) => (sign === '\r' ? '\\r' : `\\${sign}`))})`;
}
