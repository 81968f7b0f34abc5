/** Board → the leaf with its plate: what the district looks like before one goes in. */

import { type Block, plain } from '../../manuscript/block.ts';
import { type Game, labelNames } from '../../model/content.ts';
import { baseline, captionStyle, nearlyFull, shifted } from '../../typeset/page/body.ts';
import { footOf } from '../../typeset/page/box.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { paginate } from '../../typeset/page/paginate.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { areaWidth, ink, type Style } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { Request } from '../document.ts';
import { plateOf } from '../figures/plate.ts';
import { drawn, lookOf } from '../figures/sketch.ts';
import { areaHeight, columnSetting, type Leaf } from './book.ts';

/** What the map is called in the contents and over it, and how it is led to. */
export const [mapTitle, mapId] = ['Map', 'map'] as const;

/** Whether a book has a map for its plate: where the cover is a city, which is drawn of its Sectors. */
export const hasPlate = ({ cover }: Pick<Game, 'cover'>): boolean => cover === 'city';

/** The board as a picture, with the places that have a name. */
export function plateLeaf(request: Request): Leaf {
  const { style, typesetter, content } = request;
  const { board, game } = content;
  const width = areaWidth(style);
  const height = areaHeight(style);
  const figure: Tag = { role: 'figure', words: wordsOf(request) };
  const set = (text: string, size: number, colour: number | typeof ink.accent) =>
    setSingleLine(plain(text, 'bold'), captionStyle(size, colour), figure, typesetter);
  const heading: Block = { kind: 'heading', level: 1, text: plain(mapTitle), id: mapId };
  const [head = { marks: [], height: 0 }] = paginate(
    setGalley([heading], { ...columnSetting(request), width }),
    height,
  );
  const frame = { x: 0, y: head.height, width, height: height - head.height };
  const plate = plateOf(board, frame, game.title);
  const named = plate.labels.flatMap(({ sector, x, y }): Mark[] => {
    const text = sector.label ? game.labels[sector.label] : '';
    const points = Math.min(14, (plate.size * 1.3) / set(text, 1, ink.text).width);
    const label = set(text, points, ink.accent);
    return [
      rectangle(x - label.width / 2 - 4, y - points * 0.62, label.width + 8, points * 1.24, { fill: 1 }),
      ...shifted(label.marks, x - label.width / 2, y + points * 0.35),
    ];
  });
  const shapes = drawn(plate.shapes, frame, lookOf(request)).map((mark) => ({ ...mark, role: figure }));
  const lower = lacking(Math.max(...shapes.map(footOf)), height, style);
  return { section: mapTitle, marks: [...head.marks, ...shifted([...shapes, ...named], 0, lower)] };
}

/** How much lower a map ends level with the page that it faces, in points; only pages of large print have their rolls at the foot. */
function lacking(foot: number, height: number, style: Style): number {
  const lower = height - (style.leading - baseline(style)) - foot;
  return style.flows && !style.single && lower < nearlyFull * style.leading ? lower : 0;
}

/** What the plate shows, for those who do not see it. */
function wordsOf({ content: { board, game } }: Request): string {
  const places = labelNames.flatMap((label) => {
    const ids = board.sectors.filter((sector) => sector.label === label).map(({ id }) => id);
    return ids.length > 0 ? [`${game.labels[label]} at ${ids.join(' and ')}`] : [];
  });
  return `The district from above, walled in: ${board.sectors.length} Sectors with streets between them; ${places.join(', ')}.`;
}
