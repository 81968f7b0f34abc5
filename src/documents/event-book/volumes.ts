/** Pages of a book folded into volumes → the same with covers and backs. */

import { plain } from '../../manuscript/block.ts';
import { isBooklet } from '../../typeset/edition/edition.ts';
import { type Volume, volumesOf } from '../../typeset/edition/impose.ts';
import { setFitted, shifted } from '../../typeset/page/body.ts';
import type { Colour, Mark, Page } from '../../typeset/page/page.ts';
import { areaHeight, areaWidth, ink, leftEdge } from '../../typeset/page/style.ts';
import { bind, bindLeaf, type DeferredPage, notesMarks, type PageDraft } from '../book/book.ts';
import { type Request, titleOf } from '../document.ts';
import type { Find } from './contents.ts';

export interface VolumeCovers {
  readonly name: string;
  /** Contents of a volume: `Events 32 to 54`. */
  holds(pages: readonly Page[]): string;
  /** Whether a page is a good first page for a volume. */
  opens(page: Page): boolean;
  /** The cover of a later volume, from 0; the first has the book's own. */
  cover(volume: number): PageDraft;
  /** The page inside that cover; `find` gives the page of an anchor. */
  inside(find: Find): PageDraft;
}

/** A book of booklets, each with cover and back in unnumbered leaves, so that right-hand pages stay right. */
export function inVolumes(
  leaves: readonly (PageDraft | DeferredPage)[],
  covers: VolumeCovers,
  request: Request,
): readonly Page[] {
  const tabs = request.content.game.eventDie;
  const whole = bind(leaves, request, { tabs });
  // Two pages for each leaf of a cover.
  const added = (volume: Volume) => (isFirst(volume) ? 0 : 2) + (volume.to === whole.length ? 0 : 2);
  const volumes = isBooklet(request.edition.paper) ? volumesOf(whole, added, covers.opens) : [];
  if (volumes.length < 2) return whole;
  const volumeAt = (place: number) => volumes.findIndex(({ to }) => place < to) + 1;
  const find: Find = (anchor) => {
    const place = whole.findIndex((page) => hasAnchor(page, anchor));
    return { page: String(place + 1), volume: volumeAt(place) };
  };
  return withCovers(bind(leaves, request, { volumeAt, tabs }), volumes, unspoken(covers.inside(find)), covers, request);
}

/** Whether a page has an anchor. */
export const hasAnchor = ({ marks }: Page, id: string): boolean =>
  marks.some((mark) => mark.kind === 'anchor' && mark.id === id);

const isFirst = ({ from }: Volume) => from === 0;

function withCovers(
  pages: readonly Page[],
  volumes: readonly Volume[],
  inside: PageDraft,
  covers: VolumeCovers,
  request: Request,
): Page[] {
  const { style, say } = request;
  const isLast = ({ to }: Volume) => to === pages.length;
  const notes = notesMarks(request, areaWidth(style), areaHeight(style));
  return volumes.flatMap((volume, index): Page[] => {
    const [first, ...rest] = pages.slice(volume.from, volume.to) as [Page, ...Page[]];
    const contents = covers.holds([first, ...rest]);
    const contained = say('volume-line', { volume: index + 1, volumes: volumes.length, contents });
    const unnumbered = (leaf: PageDraft, number: number, page: 'cover' | 'verso' | 'endpaper' | 'back'): Page => ({
      ...bindLeaf({ ...leaf, head: 'none' }, number, request),
      label: say('volume-label', { page, volume: index + 1 }),
    });
    const front = isFirst(volume) ? first : unnumbered(unspoken(covers.cover(index)), 1, 'cover');
    const look = { size: 15, colour: ink.accent };
    const sign = setFitted(plain(contained), look, areaWidth(style) * besideImprint, 'artifact', request);
    const signs = shifted(
      sign.marks,
      areaWidth(style) - sign.width + leftEdge(style, 1),
      areaHeight(style) - 1 + style.top,
    );
    return [
      { ...front, opensVolume: true, marks: [...front.marks, ...signs] },
      ...(isFirst(volume) ? [] : [unnumbered(inside, 2, 'verso'), first]),
      ...rest,
      ...(isLast(volume)
        ? []
        : [
            unnumbered({ marks: notes }, 1, 'endpaper'),
            unnumbered({ marks: quietBack(covers.name, contained, request) }, 2, 'back'),
          ]),
    ];
  });
}

/** The same without links and text for screen readers, as covers repeat the book. */
const unspoken = ({ marks, ...leaf }: PageDraft): PageDraft => ({
  ...leaf,
  marks: marks.flatMap((mark): Mark[] =>
    mark.kind === 'anchor' || mark.kind === 'link' || mark.kind === 'field' ? [] : [{ ...mark, role: 'artifact' }],
  ),
});

/** Share of the width for text beside a cover's imprint. */
const besideImprint = 0.72;

/** Names of book and volume, a little above the middle of an empty page. */
function quietBack(name: string, volume: string, request: Request): Mark[] {
  const width = areaWidth(request.style);
  const y = areaHeight(request.style) * 0.45;
  const centred = (text: string, size: number, colour: Colour, y: number) => {
    const set = setFitted(plain(text), { size, colour }, width, 'artifact', request);
    return shifted(set.marks, (width - set.width) * 0.5, y);
  };
  return [...centred(titleOf(name, request), 13, ink.text, y), ...centred(volume, 11, ink.faint, y + 17)];
}
