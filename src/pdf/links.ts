/** Anchors and links of pages → named destinations and annotations (ISO 32000-1, 12.3.2 and 12.5.6.5). */

import {
  type AnchorMark,
  type Composed,
  charactersOf,
  type LinkMark,
  type Page,
  partAt,
  partsOf,
} from '../typeset/page/page.ts';
import { rounded } from './number.ts';
import type { Pen, Reference } from './pdfkit.ts';

export interface Links {
  /** Adds an anchor of the page being drawn. */
  anchor(mark: AnchorMark, page: Page): void;
  /** The annotation of a link on the page being drawn; the caller ends it. */
  link(mark: LinkMark, page: Page): Reference;
  write(): void;
}

/** Finds the targets of links. @throws Error for a link without its anchor, and for two anchors of one id. */
export function openLinks(doc: Pen, { pages, linkWords }: Pick<Composed, 'pages' | 'linkWords'>): Links {
  const targets = targetsOf(pages);
  const destinations: unknown[] = [];
  return {
    anchor({ id, x = 0, y }, { height }) {
      const top = height - y;
      if (!Number.isFinite(x + top)) throw new Error(`anchor ${id} at ${x} ${top}`);
      const target = targets.get(id);
      if (target) destinations.push(new String(target.name), [doc.page.dictionary, 'XYZ', x, top, null]);
    },
    link(mark, page) {
      const { x, y, width, height, to } = mark;
      const target = targets.get(to);
      if (target === undefined) throw new Error(`no anchor ${to}`);
      const annotation = doc.ref({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [x, page.height - y - height, x + width, page.height - y].map(rounded),
        Border: [0, 0, 0],
        // Printed with its page, as PDF/UA asks.
        F: 4,
        Dest: new String(target.name),
        Contents: new String(ownAltText(mark) ?? linkWords(textOf(mark, page), target.label)),
      });
      doc.page.annotations.push(annotation);
      return annotation;
    },
    write() {
      // In order of name: pdfkit's own tree is sorted by the user's locale.
      doc._root.data.Names.data.Dests = { Names: destinations };
    },
  };
}

/** The target of a link: the name of a destination, and the label of its page. */
interface Target {
  readonly name: string;
  readonly label: string;
}

/** The anchors of links by id; names are in the order of the anchors. */
function targetsOf(pages: readonly Page[]): ReadonlyMap<string, Target> {
  const links = pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'link'));
  const linked = new Set(links.map(({ to }) => to));
  const anchors = new Set<string>();
  const targets = new Map<string, Target>();
  for (const [index, page] of pages.entries())
    for (const mark of page.marks.filter((one) => one.kind === 'anchor')) {
      if (anchors.has(mark.id)) throw new Error(`duplicate anchor ${mark.id}`);
      const name = `d${String(anchors.size).padStart(5, '0')}`;
      const part = partAt(partsOf(page, index), page.marks.indexOf(mark));
      if (linked.has(mark.id)) targets.set(mark.id, { name, label: part.label });
      anchors.add(mark.id);
    }
  return targets;
}

const ownAltText = ({ role }: LinkMark) => (typeof role === 'string' ? undefined : role.altText);

const textOf = ({ role }: LinkMark, page: Page): string =>
  page.marks
    .map((mark) => (mark.kind === 'text' && mark.role === role ? charactersOf(mark) : ''))
    .join(' ')
    .replace(/\u00AD\s*/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
