/** Content → the pictures of an ebook as SVG: scenes, the cover, the board. */

import { coverArt } from '../art/covers/covers.ts';
import { pictureArt } from '../art/picture.ts';
import type { Subject } from '../documents/book/pictures.ts';
import { endingPictures, eventPictures } from '../documents/event-book/parts.ts';
import { boardPlan } from '../documents/figures/board-map.ts';
import { drawingMarks, frameOf } from '../documents/figures/drawing.ts';
import type { Content } from '../model/content.ts';
import { coverNames } from '../model/game.ts';
import { boardBounds, hexCorners } from '../model/hex.ts';
import type { PictureName } from '../model/picture-names.ts';
import { type PictureWord, pictureSvg } from '../svg/draw.ts';
import { pathInAccent } from '../typeset/edition/accent.ts';
import type { PathMark, Rect } from '../typeset/page/page.ts';
import { polygon } from '../typeset/page/path.ts';
import { ink } from '../typeset/page/style.ts';

/** Sizes in points. */
const scene = { x: 0, y: 0, width: 400, height: 170 };
const cover = { x: 0, y: 0, width: 480, height: 640 };
const board = { x: 8, y: 8, width: 464 };

const look = { lowInk: false };

/** Every picture by the name that its figure or entry has. */
export function ebookPictures(content: Content): ReadonlyMap<string, string> {
  const scenes = [...eventPictures(content), ...endingPictures(content)].map(([id, shown]) => {
    const { width, height, marks } = sceneIn(content, shown, scene);
    return [id, pictureSvg({ width, height, marks: accented(content, marks) })] as const;
  });
  return new Map([['cover', coverSvg(content)], ['board', boardSvg(content)], ...scenes]);
}

/** The alternative texts of pictures of entries that have one. */
export const pictureTitles = (content: Content): ReadonlyMap<string, string> =>
  new Map(
    [...eventPictures(content), ...endingPictures(content)].flatMap(([id, { name }]) => {
      const title = content.pictures[name]?.title;
      return title === undefined ? [] : [[id, title] as const];
    }),
  );

/** A picture as wide as a frame; one of the game's own has its own shape. */
function sceneIn({ pictures }: Content, { name, seed }: Pick<Subject, 'name' | 'seed'>, frame: Rect) {
  const own = pictures[name];
  if (!own) return { ...frame, marks: pictureArt(name as PictureName, seed, frame, look) };
  const shape = { ...frame, height: (frame.width * own.height) / own.width };
  return { ...shape, marks: drawingMarks(own, shape, look) };
}

/** Marks in the accent of a game. */
function accented({ game: { accent } }: Content, marks: readonly PathMark[]): readonly PathMark[] {
  return accent ? marks.map(pathInAccent(accent)) : marks;
}

/** The cover of the Event Book, its title above. */
function coverSvg(content: Content): string {
  const { game, board, pictures } = content;
  const size = Math.min(72, cover.width / (0.75 * game.title.length));
  const top = size * 1.4;
  const frame = { ...cover, y: top, height: cover.height - top };
  const picture = coverNames.find((name) => name === game.cover);
  const own = pictures[game.cover];
  const marks = picture
    ? coverArt({ picture, sectors: board.sectors, seed: game.title, isClose: false }, frame, look)
    : sceneIn(content, { name: game.cover, seed: game.title }, own ? frameOf(own, frame) : frame).marks;
  const words = [{ text: game.title, x: cover.width / 2, y: size, size }];
  return pictureSvg({ ...cover, marks: accented(content, marks) }, words);
}

/** The board with all labels and names of Sectors. */
function boardSvg({ board: { sectors }, game }: Content): string {
  const bounds = boardBounds(sectors);
  const largest = Math.min(60, board.width / bounds.width);
  const frame = { ...board, height: largest * bounds.height };
  const { size, centres } = boardPlan(sectors, frame, largest);
  const places = sectors.map((sector) => ({ sector, ...(centres.get(sector.id) ?? { x: 0, y: 0 }) }));
  const marks = places.map(({ sector, x, y }) =>
    polygon(hexCorners({ x, y }, size - 1), {
      fill: sector.label ? ink.tint : 1,
      stroke: ink.text,
      width: sector.label ? 2 : 0.8,
    }),
  );
  const words = places.flatMap(({ sector, x, y }): PictureWord[] => {
    const label = sector.label && game.labels[sector.label];
    return [
      { text: sector.id, x, y: y + size * 0.16, size: size * 0.42 },
      ...(label
        ? [{ text: label, x, y: y - size * 0.36, size: Math.min(size * 0.3, (size * 2.2) / label.length) }]
        : []),
    ];
  });
  return pictureSvg({ width: board.width + 16, height: frame.height + 16, marks }, words);
}
