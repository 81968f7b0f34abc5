/** Board → the leaf with its plate, the district from above. */

import { drawn, lookOf } from '../../art/paint.ts';
import type { Shape } from '../../art/words.ts';
import { listOf } from '../../language/formats.ts';
import { type Figure, plain } from '../../manuscript/block.ts';
import { labelNames } from '../../model/board.ts';
import type { Game } from '../../model/game.ts';
import { pathInAccent, pictureAccent } from '../../typeset/edition/accent.ts';
import { baseline, setCaption, shifted } from '../../typeset/page/body.ts';
import { footOf } from '../../typeset/page/box.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { rectangle } from '../../typeset/page/path.ts';
import { areaHeight, areaWidth, ink, type Style } from '../../typeset/page/style.ts';
import { nearlyFull } from '../../typeset/spread/level.ts';
import type { Brief, Request } from '../document.ts';
import { figureTag } from '../figures/figure.ts';
import { keyHeight, plantKey, plateOf } from '../figures/plate.ts';
import { type PageDraft, pageHead } from './book.ts';

export const mapId = 'map';

export const hasPlate = ({ cover }: Pick<Game, 'cover'>): boolean => cover === 'city';

/** Size of words, and min white above and below the plate with a key, in points. */
const [wordSize, air] = [9, 10] as const;

/** The board's plate, below a heading. */
export const mapFigure = (brief: Brief): Figure => ({
  kind: 'figure',
  name: 'map',
  alt: wordsOf(brief),
  words: [
    { kind: 'heading', level: 1, text: plain(brief.say('map-title')), id: mapId },
    { kind: 'paragraph', text: plain(brief.say('map-caption')) },
  ],
});

/** The board as a picture, with names of Sectors, and a key to plants if there is room. */
export function plateLeaf({ alt = '', words }: Figure, request: Request): PageDraft {
  const { style, content, say, edition } = request;
  const { board, game } = content;
  const width = areaWidth(style);
  const height = areaHeight(style);
  const figure = figureTag(alt);
  const set = (text: string, size: number, colour: number | typeof ink.accent) =>
    setCaption(text, { size, colour }, figure, request);
  const head = pageHead(words, request);
  const free = { x: 0, y: head.height, width, height: height - head.height };
  const foot = keyHeight(width) + style.leading;
  const whole = plateOf(board, free, game.title);
  const hasKey = free.height - whole.height >= foot + 2 * air;
  const frame = hasKey ? { ...free, height: free.height - foot } : free;
  const plate = hasKey ? plateOf(board, frame, game.title) : whole;
  const key = plantKey({ x: 0, y: height - foot, width }, request.say);
  const named = plate.places.flatMap(({ sector, x, y }): Mark[] => {
    const words = sector.label ? game.labels[sector.label] : '';
    const points = Math.min(14, (plate.size * 1.3) / set(words, 1, ink.text).width);
    return [
      ...(words === '' ? [] : sign(set(words, points, ink.accent), points, x, y)),
      ...sign(set(sector.id, wordSize, ink.faint), wordSize, x, y + plate.size * 0.69),
    ];
  });
  const recoloured = pathInAccent(pictureAccent(edition));
  const art = (shapes: readonly Shape[]) =>
    drawn(shapes, lookOf(request)).map((mark) => ({ ...recoloured(mark), role: figure }));
  const shapes = art(plate.shapes);
  const lower = hasKey ? 0 : lacking(Math.max(...shapes.map(footOf)), height, style);
  const names = key.names.flatMap(({ name, x }) => {
    const word = set(name, wordSize, ink.text);
    return shifted(word.marks, x - word.width / 2, height - style.leading + baseline(style));
  });
  return {
    head: { section: say('map-title') },
    marks: [
      ...head.marks,
      ...shifted([...shapes, ...named], 0, lower),
      ...(hasKey ? [...art(key.shapes), ...names] : []),
    ],
  };
}

/** Points by which a map is lower, level with the facing page; only large print has rolls at the foot. */
function lacking(foot: number, height: number, style: Style): number {
  const lower = height - (style.leading - baseline(style)) - foot;
  return style.flows && lower < nearlyFull * style.leading ? lower : 0;
}

const sign = (
  { marks, width }: { readonly marks: readonly Mark[]; readonly width: number },
  points: number,
  x: number,
  y: number,
): Mark[] => [
  rectangle(x - width / 2 - 4, y - points * 0.62, width + 8, points * 1.24, { fill: 1 }),
  ...shifted(marks, x - width / 2, y + points * 0.35),
];

function wordsOf({ content: { board, game }, say }: Brief): string {
  const places = labelNames.flatMap((label) => {
    const ids = board.sectors.filter((sector) => sector.label === label).map(({ id }) => id);
    return ids.length > 0 ? [say('map-place', { name: game.labels[label], sectors: listOf(say, ids) })] : [];
  });
  return say('map-words', { sectors: board.sectors.length, places: listOf(say, places) });
}
