/** Content → pictures of pages that give nothing away. */

import { openWorkshop, type Supplies } from '../build.ts';
import type { GameDocument, GameInput, GameNeed } from '../documents/document.ts';
import { ofGames } from '../documents/index.ts';
import { gameImprint } from '../load/imprint.ts';
import type { Content } from '../model/content.ts';
import { pageFile } from '../svg/page-file.ts';

/** A page by the document and the anchor on it. */
const samples = [
  { id: 'event-book', anchor: 'title-page' },
  { id: 'event-book', anchor: 'chapter-1' },
  { id: 'rule-book', anchor: 'begin' },
  { id: 'tracking-sheet', anchor: 'sheet-1' },
] as const;

/** A page as an SVG file; the first is the cover. */
export interface SamplePage {
  readonly document: (typeof samples)[number]['id'];
  readonly svg: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
}

/** Draws the pages of A5 that a game has; its own templates may lack some. */
export function samplePages(content: Content, supplies: Supplies): SamplePage[] {
  const workshop = openWorkshop(content.game.language, supplies);
  const input = { content, veil: 'overleaf', punch: false, fillable: false } as GameInput<GameNeed>;
  const order = { input, imprint: gameImprint(content), paper: 'a5' } as const;
  const documents = new Map(
    [...new Set(samples.map(({ id }) => id))].map((id) => {
      const document: GameDocument<GameNeed> = ofGames[id];
      return [id, workshop.typeset({ ...order, document }).composed?.pages ?? []] as const;
    }),
  );
  return samples.flatMap(({ id, anchor }) => {
    const page = documents
      .get(id)
      ?.find(({ marks }) => marks.some((one) => one.kind === 'anchor' && one.id === anchor));
    if (!page) return [];
    const { width, height } = page;
    return [{ document: id, svg: pageFile(page, workshop.faces, supplies.fontFile), width, height }];
  });
}
