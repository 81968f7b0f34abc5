/** Marks of the books → SVG in the faces of pages. */

import { openWorkshop, type Supplies } from '../build.ts';
import { type Brief, inStyle } from '../documents/document.ts';
import { drawnFigure } from '../documents/rule-book/figures.ts';
import { mapPicture } from '../documents/sheets/map.ts';
import type { Block } from '../manuscript/block.ts';
import { drawSvg } from '../svg/draw.ts';
import { inAccent } from '../typeset/edition/accent.ts';
import { shifted } from '../typeset/page/body.ts';
import { around, boundsOf, hasInk } from '../typeset/page/box.ts';
import type { Mark } from '../typeset/page/page.ts';
import { lineMeasure, styleFor } from '../typeset/page/style.ts';

/** The figures of a game, as wide as a small page: their words can be read on a phone. */
export function openFigures(brief: Brief<'veil'>, supplies: Supplies) {
  const { faces, typesetter } = openWorkshop(brief.imprint.language, supplies);
  const style = styleFor('a5');
  const request = inStyle(style, { ...brief, typesetter, report: () => {} });
  const { accent } = brief.content.game;
  const svgOf = (marks: readonly Mark[]): string => {
    const { x, y, width, height } = around(marks.map(boundsOf));
    const page = { width: width + 4, height: height + 4, label: '', marks: shifted(marks, 2 - x, 2 - y) };
    return drawSvg(accent ? { ...page, marks: inAccent([page], accent).flatMap((one) => one.marks) } : page, faces);
  };
  return {
    /** The empty map. */
    map: () => svgOf(mapPicture(request, lineMeasure(style))),
    /** Figures of the Rule Book by name; the goods of a Shop are a table already. */
    rules: (blocks: readonly Block[]): ReadonlyMap<string, string> =>
      new Map(
        blocks.flatMap((block) => {
          if (block.kind !== 'figure' || block.name === 'goods') return [];
          let top = 0;
          const marks = drawnFigure(block, request).items.flatMap((item) => {
            if (item.kind === 'penalty') return [];
            const own = item.kind === 'box' ? shifted(item.marks.filter(isDrawing), 0, top) : [];
            top += item.height;
            return own;
          });
          return [[block.name, svgOf(marks)] as const];
        }),
      ),
  };
}

/** Whether a mark is of the drawing; a legend beside it is among its words. */
const isDrawing = (mark: Mark): boolean => hasInk(mark) && typeof mark.role === 'object' && mark.role.role === 'figure';
