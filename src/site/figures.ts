/** The Rule Book → its figures as SVG, in the faces of pages. */

import { openWorkshop, type Supplies } from '../build.ts';
import { type Brief, inStyle } from '../documents/document.ts';
import { drawnFigure } from '../documents/rule-book/figures.ts';
import type { Block } from '../manuscript/block.ts';
import { drawSvg } from '../svg/draw.ts';
import { inAccent } from '../typeset/edition/accent.ts';
import { shifted } from '../typeset/page/body.ts';
import { around, boundsOf, hasInk } from '../typeset/page/box.ts';
import type { Mark } from '../typeset/page/page.ts';
import { styleFor } from '../typeset/page/style.ts';

/** Every figure by its name, as on a small page: its words can be read on a phone. */
export function ruleFigures(blocks: readonly Block[], brief: Brief<'veil'>, supplies: Supplies): Map<string, string> {
  const { faces, typesetter } = openWorkshop(brief.imprint.language, supplies);
  const request = inStyle(styleFor('a5'), { ...brief, typesetter, report: () => {} });
  const { accent } = brief.content.game;
  return new Map(
    blocks.flatMap((block) => {
      // The goods of a Shop are a table already.
      if (block.kind !== 'figure' || block.name === 'goods') return [];
      let top = 0;
      const marks = drawnFigure(block, request).items.flatMap((item) => {
        if (item.kind === 'penalty') return [];
        const own = item.kind === 'box' ? shifted(item.marks.filter(isDrawing), 0, top) : [];
        top += item.height;
        return own;
      });
      const { x, y, width, height } = around(marks.map(boundsOf));
      const page = { width: width + 4, height: height + 4, label: '', marks: shifted(marks, 2 - x, 2 - y) };
      const [inked] = accent ? inAccent([page], accent) : [page];
      return [[block.name, drawSvg(inked ?? page, faces)] as const];
    }),
  );
}

/** Whether a mark is of the drawing; a legend beside it is among its words. */
const isDrawing = (mark: Mark): boolean =>
  hasInk(mark) && typeof mark.role === 'object' && mark.role.role === 'figure';
